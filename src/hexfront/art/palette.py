"""The colours of the ground by season. A map takes what it needs; the names are its terrain."""

from __future__ import annotations

from dataclasses import dataclass, replace

RGB = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours from the ground up; `is_snow`, `is_frozen` and `is_mud` change what is painted."""

    land: str = "#e7dcb9"
    land_light: str = "#f0e7c9"
    land_warm: str = "#e3d09c"
    land_green: str = "#d5d9ac"
    beyond: str = "#d9cfae"
    ink: str = "#5a4a2c"
    contour: str = "#a2763f"
    wood: str = "#bcc78d"
    tree: str = "#7b9059"
    tree_light: str = "#a9b97c"
    tree_dark: str = "#465539"
    pine: str = "#5f7852"
    pine_light: str = "#8ea377"
    hill: str = "#d9c393"
    mountain: str = "#cfb487"
    rock: str = "#8c7350"
    peak: str = "#efe6d0"
    marsh: str = "#bfd0b0"
    reed: str = "#6f8157"
    pool: str = "#8fb4b8"
    water: str = "#9fc0ca"
    deep: str = "#86adbc"
    shallow: str = "#c5dad8"
    bank: str = "#4f7988"
    river: str = "#79a8ba"
    foam: str = "#d8e7e6"
    sand: str = "#ead9a6"
    light_edge: str = "#fff3d6"
    field: str = "#dcc987"
    field_green: str = "#c6cd8b"
    furrow: str = "#b39a52"
    urban: str = "#d8c2a4"
    block: str = "#a5654d"
    block_dark: str = "#6d3f33"
    roof: str = "#b97a57"
    stone: str = "#9d9a93"
    street: str = "#efe4c6"
    road: str = "#f2e3b8"
    road_edge: str = "#8a6c3b"
    rail: str = "#2f2a24"
    wall: str = "#55504a"
    shade: RGB = (74, 52, 24)
    light: RGB = (255, 249, 224)
    is_snow: bool = False
    is_frozen: bool = False
    is_mud: bool = False


SUMMER = Palette()

MUD = replace(
    SUMMER,
    land="#d3c3a0",
    land_light="#dccfb0",
    land_warm="#c9b488",
    land_green="#c3c19a",
    beyond="#c6b893",
    wood="#aeb183",
    tree="#7f7f45",
    tree_light="#a99b5a",
    tree_dark="#4a4a2c",
    pine="#4f6b43",
    pine_light="#74895a",
    hill="#c4ad82",
    mountain="#bca27a",
    marsh="#aebb9d",
    pool="#8ea5a0",
    water="#98b1b4",
    deep="#829fa6",
    shallow="#b9c9c4",
    river="#7f9c9f",
    bank="#4d6566",
    field="#bfa873",
    field_green="#b0ac78",
    furrow="#8a7344",
    road="#b49a6d",
    road_edge="#6a5030",
    urban="#c6b191",
    sand="#d2c093",
    street="#c9b48a",
    is_mud=True,
)

SNOW = replace(
    SUMMER,
    land="#eef0ee",
    land_light="#f8f8f5",
    land_warm="#e6e6df",
    land_green="#e4e9e5",
    beyond="#dfe2df",
    ink="#4d5560",
    contour="#87909a",
    wood="#d3dcd8",
    tree="#7c8c86",
    tree_light="#f1f5f5",
    tree_dark="#46564f",
    pine="#4f6a5c",
    pine_light="#e6eeee",
    hill="#e0e4e8",
    mountain="#d3d8de",
    rock="#7f7f80",
    peak="#ffffff",
    marsh="#d4dfe0",
    reed="#8b8868",
    pool="#bed2da",
    water="#9db9c6",
    deep="#83a4b5",
    shallow="#c8dae0",
    bank="#5b7c8e",
    river="#86abbd",
    foam="#eef5f7",
    sand="#e6e3d6",
    field="#ece9dc",
    field_green="#e6eae2",
    furrow="#b9b29a",
    urban="#d9d5cf",
    block="#94695a",
    block_dark="#5f463d",
    roof="#eff1f1",
    stone="#a3a4a6",
    street="#f3f3ef",
    road="#d9d2c3",
    road_edge="#8f8674",
    shade=(58, 72, 98),
    light=(255, 255, 255),
    is_snow=True,
)

FROZEN = replace(
    SNOW,
    river="#d3e3ea",
    water="#bfd3dc",
    deep="#a9c3d0",
    shallow="#dbe8ec",
    pool="#d7e5ea",
    bank="#6c8ea0",
    is_frozen=True,
)

SEASONS: dict[str, Palette] = {"summer": SUMMER, "mud": MUD, "snow": SNOW, "frozen": FROZEN}
