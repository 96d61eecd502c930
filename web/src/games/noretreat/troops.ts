// Written by tools/write_glyphs.py from src/hexfront/art/glyphs.toml.

/** The NATO symbol of a kind of unit, by name. */
export const TROOPS: Record<string, string> = {
  infantry: "infantry",
  regional: "security",
  mech: "mechanised",
  ss_mech: "mechanised",
  armour: "armour",
  ss_armour: "armour",
  shock: "infantry",
  fortified: "fortified",
  cadre: "cadre",
  volkssturm: "volkssturm",
};
