"""The report of a game: points, losses, luck, where it was fought, who held what, key moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from math import sqrt
from typing import Any

from hexfront.art.geometry import Box
from hexfront.art.position import pieces
from hexfront.art.svg import text
from hexfront.core.game import Game, HexfrontError
from hexfront.core.together import EVERYTHING
from hexfront.messages import name_of
from hexfront.report import charts
from hexfront.report.chances import Swing, estimates, swings
from hexfront.report.front import chosen, front_map, places, points
from hexfront.report.ground import ground_of
from hexfront.report.heat import heat_map
from hexfront.report.lost import counters_lost
from hexfront.report.page import Link, Writer, figure, grid, page, paragraph, part
from hexfront.report.reading import READINGS
from hexfront.report.story import Story, Told, story
from hexfront.terminal.words import Words

MOMENTS = 10
SWINGS = 5
PLACES = 40
"""Rows of the table of who held what."""
FEW = 9
"""Small maps that may be larger."""
TOWNS = ("city", "large_city")
"""Terrain that has its name on the maps."""
TOWN_STYLE = (
    'text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#2a2620" '
    'stroke="#fffdf8" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
)
SPREAD = 1.96
"""Standard deviations that 19 of 20 games stay within."""


def report(
    game: Game, knower: str | None, lang: str, link: str = "", with_chances: bool = True
) -> str:
    """The page. `knower` is a seat, None for a spectator; EVERYTHING holds nothing back.

    `link` leads to the replay, if the number of an action is put behind it. The chance to win is
    told of a game that goes on only if its players want it.
    """
    if game.definition.id not in READINGS:
        raise HexfrontError(f"there is no report of {game.definition.id}")
    if not game.is_set_up:
        raise HexfrontError("the set-up waits for dice, there is nothing to report yet")
    return _GameReport(story(game, knower), lang, link, with_chances).page()


class _GameReport(Writer):
    def __init__(self, told: Story, lang: str, link: str, with_chances: bool) -> None:
        super().__init__(lang)
        self.with_chances = with_chances
        self.link = link
        view = told.stood[-1][1]
        self.ground = ground_of(told.game.definition, told.game.setup.scenario, view)
        self.story = told
        self.game = told.game
        self.words = Words(told.game.definition, lang)

    def page(self) -> str:
        title = self.say("of-game", title=self.words.title)
        charts = (self._points(), *self._chances(), self._losses(), *self._luck())
        parts = (
            self._position(), *charts, self._moments(is_wide=len(charts) % 2 == 0),
            self._front(), self._heat(), self._lost(), self._rolls(), self._held(),
        )  # fmt: skip
        return page(
            self.lang, title, self._head(), parts, self.words.title, self.ground.picture
        )

    def _head(self) -> list[str]:
        game, words = self.game, self.words
        scenario = words.own(f"scenario-{game.setup.scenario}")
        sides = words.seats(game.mode.seats + game.mode.automatic)
        lines = [paragraph(f"{scenario} · {sides}", "soft")]
        if game.result is None:
            lines.append(paragraph(self.say("unfinished", turn=self.story.turns[-1]), "result"))
        else:
            lines += (paragraph(line.plain, "result") for line in words.result(game.result))
        knower = self.story.knower
        if knower is None:
            lines.append(paragraph(self.say("as-spectator"), "soft"))
        elif knower != EVERYTHING:
            lines.append(paragraph(self.say("as-seat", seat=words.seat(knower)), "soft"))
        return lines

    def side(self, side: str) -> str:
        return self.words.seat(side)

    def colours(self, sides: Sequence[str]) -> list[str]:
        return [charts.colour_of(side, number) for number, side in enumerate(sides)]

    def _turns(self) -> list[str]:
        """What the positions of the story are called: by turn, and the last one."""
        *before, _ = self.story.stood
        last = self.say("end" if self.game.result else "now")
        return [*(str(turn) for turn, _ in before), last]

    def moment(self, number: int) -> str | Link:
        """An action, where there is a replay with the way to it."""
        return Link(str(number), f"{self.link}{number}") if self.link else str(number)

    def event(self, told: Told) -> str:
        return self.words.event(told.event, None)

    # -- over time

    def _points(self) -> str:
        stood = self.story.stood
        points = [self.story.reading.points(view) for _, view in stood]
        names = list(points[-1])
        series = {
            self.words.own(f"score-{name}"): [one.get(name) for one in points] for name in names
        }
        labels = self._turns()
        svg = charts.lines("points", labels, series, self.colours(names), self.number)
        title = self.say("points")
        table = self._table(labels, series)
        return part("points", title, figure(title, svg, self.say("numbers"), table))

    def _chances(self) -> list[str]:
        """The chance to win turn by turn, and the turns that changed it most."""
        found = estimates(self.game, self.story.knower) if self.with_chances else []
        if len(found) < 2:
            return []
        sides = self.story.reading.sides
        chances = [round(100 * one.chance, 1) for one in found]
        series = {self.side(sides[0]): chances, self.side(sides[1]): [100 - one for one in chances]}
        labels = [str(one.turn) for one in found[:-1]] + self._turns()[-1:]
        svg = charts.lines("chances", labels, series, self.colours(sides), self.percent)
        title = self.say("chances")
        shown = figure(title, svg, self.say("numbers"), self._table(labels, series))
        rows = [self._swing(one) for one in swings(found, SWINGS)]
        heads = [self.say(id) for id in ("turn", "chances-change", "event", "action")]
        table = paragraph(self.say("chances-turns"), "soft") + grid(heads, rows) if rows else ""
        return [part("chances", title, shown + table, self.say("chances-about"))]

    def _swing(self, swing: Swing) -> list[str | Link]:
        """A turn, whose chance it changed how, and the weightiest event in it."""
        before, after = swing.before, swing.after
        side = self.side(self.story.reading.sides[0])
        said = self.say(
            "chances-from-to",
            side=side,
            before=self.percent(round(100 * before.chance)),
            after=self.percent(round(100 * after.chance)),
        )
        told = self.story.weightiest(before.number, after.number)
        event = self.event(told) if told else ""
        return [str(before.turn), said, event, self.moment(told.number if told else after.number)]

    def percent(self, number: float) -> str:
        return self.say("percent", number=self.number(number))

    def _losses(self) -> str:
        turns = self.story.turns
        series = {
            self.side(side): [counts[turn] for turn in turns]
            for side, counts in self.story.losses.items()
        }
        labels = [str(turn) for turn in turns]
        colours = self.colours(list(self.story.losses))
        svg = charts.bars("losses", labels, series, colours, self.number)
        title, about = self.say("losses"), self.say("losses-about")
        table = self._table(labels, series)
        return part("losses", title, figure(title, svg, self.say("numbers"), table), about)

    def _table(self, labels: Sequence[str], series: Mapping[str, Sequence[Any]]) -> str:
        rows = [
            [label, *("" if one is None else self.number(one) for one in row)]
            for label, *row in zip(labels, *series.values(), strict=True)
        ]
        return grid([self.say("turn"), *series], rows, len(series))

    # -- dice

    def _luck(self) -> list[str]:
        reading = self.story.reading
        found = []
        for number, side in enumerate(reading.sides):
            rolls = [one for one in self.story.rolls if one.roll.side == side]
            title = self.say("luck", side=self.side(side))
            if not rolls:
                empty = paragraph(self.say("no-dice"))
                found.append(part(f"luck-{side}", title, empty))
                continue
            line, spread, rows = [(0.0, 0.0)], [(0.0, 0.0)], []
            above = variance = 0.0
            for at, one in enumerate(rolls, 1):
                above += one.roll.value - one.roll.expected
                variance += one.roll.variance
                line.append((at, above))
                spread.append((at, SPREAD * sqrt(variance)))
            for turn, group in groupby(rolls, key=lambda one: one.told.turn):
                thrown = [one.roll for one in group]
                rows.append([
                    str(turn),
                    self.number(sum(one.value for one in thrown)),
                    self.number(round(sum(one.expected for one in thrown), 1)),
                ])  # fmt: skip
            names = (self.say(f"luck-{reading.luck}"), self.say("luck-band"))
            colour = charts.colour_of(side, number)
            svg = charts.band(f"luck-{side}", line, spread, names, colour, self.number)
            heads = [self.say("turn"), self.say("actual"), self.say("expected")]
            shown = figure(title, svg, self.say("numbers"), grid(heads, rows, 2))
            about = self.say(
                "luck-about",
                difference=self.signed(above),
                band=self.number(round(spread[-1][1], 1)),
            )
            found.append(part(f"luck-{side}", title, shown, about))
        return found

    def _rolls(self) -> str:
        rolls = [one for one in self.story.rolls if one.roll.variance]
        title = self.say("rolls")
        if not rolls:
            return part("rolls", title, paragraph(self.say("no-dice")))
        rows = []
        for id, sign in (("best", 1), ("worst", -1)):
            one = max(rolls, key=lambda thrown: sign * thrown.roll.deviations)
            roll = one.roll
            rows.append([
                self.say(id), self.side(roll.side), " ".join(map(str, roll.faces)),
                self.event(one.told), self.number(roll.value),
                self.number(round(roll.expected, 1)), str(one.told.turn),
                self.moment(one.told.number),
            ])  # fmt: skip
        words = ("roll", "side", "dice", "event", "actual", "expected", "turn", "action")
        return part("rolls", title, grid([self.say(id) for id in words], rows, 4), kind="wide")

    # -- on the map

    def _position(self) -> str:
        """The board as it stands, or as it was left."""
        title, ground = self.say("position"), self.ground
        components, view = self.game.definition.components(), dict(self.story.stood[-1][1])
        hexes = places(ground, components, view).values()
        frame = ground.frame(points(ground, {hex for some in hexes for hex in some}))
        shown = pieces(ground.game, ground.grid, dict(components), view)
        picture = ground.drawing(frame, shown + self._names(frame), escape(title))
        return part("position", title, f'<div class="map">{picture}</div>', kind="wide")

    def _heat(self) -> str:
        title = self.say("heat")
        fights = self.story.fights
        picture = heat_map(self.ground, fights, escape(title), names=self._names)
        rows = [[self.place(hex), str(count)] for hex, count in fights.most_common(PLACES)]
        table = grid([self.say("place"), self.say("fights")], rows, 1)
        content = (
            f'<div class="map">{picture}</div>'
            f"<details><summary>{escape(self.say('numbers'))}</summary>{table}</details>"
        )
        return part("heat", title, content, self.say("heat-about"), "wide")

    def _names(self, frame: Box) -> str:
        """What the towns are called, below their counters."""
        id, names = self.game.definition.id, self.game.definition.names
        towns = [cell for cell in self.ground.grid.by_id.values() if cell.terrain in TOWNS]
        size = max(0.3, frame.width * 0.0115)
        said = "".join(
            text(
                name_of(self.lang, id, names, "place", cell.id),
                (cell.at[0], cell.at[1] + 0.62 + size * 0.7),
                size,
            )
            for cell in towns
            if frame.has(cell.at) and cell.id in names["things"].get("place", {})
        )
        return f"<g {TOWN_STYLE}>{said}</g>" if said else ""

    def place(self, hex: str) -> str:
        return name_of(self.lang, self.game.definition.id, self.game.definition.names, "hex", hex)

    def _front(self) -> str:
        """A small map for each turn: who holds what, what has changed, where units stand."""
        title, ground = self.say("front"), self.ground
        stood, labels = self.story.stood, self._turns()
        components = self.game.definition.components()
        first = self.story.reading.sides[0]
        held = [self.story.reading.held(view).get(first, set()) for _, view in stood]
        seen = [places(ground, components, view) for _, view in stood]
        shown = {hex for one in seen for hexes in one.values() for hex in hexes}
        frame = ground.frame(points(ground, shown))
        maps = []
        last: set[str] | None = None
        for at in chosen(range(len(stood))):
            before = held[at] if last is None else last
            is_last = at == len(stood) - 1
            said = labels[at] if is_last else self.say("turn-number", turn=labels[at])
            news = (held[at] - before, before - held[at])
            drawing = front_map(ground, frame, held[at], *news, seen[at], escape(said))
            maps.append(f"<figure>{drawing}<figcaption>{escape(said)}</figcaption></figure>")
            last = held[at]
        about = self.say("front-about", first=self.side(first))
        kind = "maps many" if len(maps) > FEW else "maps"
        return part("front", title, f'<div class="{kind}">{"".join(maps)}</div>', about, "wide")

    def _lost(self) -> str:
        """The counters themselves, by turn and side."""
        title, lost = self.say("lost"), self.story.lost
        if not lost:
            return part("lost", title, paragraph(self.say("none-lost")), kind="wide")
        sides = self.story.reading.sides
        components = self.game.definition.components()
        rows = []
        for turn in self.story.turns:
            here = [[o for o in lost if (o.turn, o.side) == (turn, side)] for side in sides]
            cells = (
                f"<td>{counters_lost(self.game.definition.id, components, one, self.unit)}</td>"
                for one in here
            )
            if any(here):
                rows.append(f"<tr><th>{turn}</th>{''.join(cells)}</tr>")
        heads = "".join(f"<th>{escape(self.side(side))}</th>" for side in sides)
        head = f"<tr><th>{escape(self.say('turn'))}</th>{heads}</tr>"
        table = f'<div class="scroll"><table>{head}{"".join(rows)}</table></div>'
        return part("lost", title, table, self.say("lost-about"), "wide")

    def unit(self, id: str) -> str:
        definition = self.game.definition
        return name_of(self.lang, definition.id, definition.names, "unit", id)

    def _held(self) -> str:
        """The places that changed hands, turn by turn."""
        title = self.say("held")
        held = [self.story.reading.held(view) for _, view in self.story.stood]
        sides = self.story.reading.sides
        other = sides[1] if len(held[0]) == 1 else None
        named = self.game.definition.names["things"].get("place", {})
        everywhere = set().union(*(hexes for one in held for hexes in one.values()))
        places = [hex for hex in everywhere if not named or hex in named]
        holders = {hex: [_holder(one, hex, other) for one in held] for hex in places}
        changed = {hex: row for hex, row in holders.items() if len(set(row)) > 1}
        if not changed:
            return part("held", title, paragraph(self.say("none-changed")), kind="wide")
        order = sorted(changed, key=lambda hex: (_first_change(changed[hex]), hex))
        heads = "".join(f"<th class=n>{escape(label)}</th>" for label in self._turns())
        lines = [
            f"<tr><th>{escape(self.place(hex))}</th>{''.join(map(self._cell, changed[hex]))}</tr>"
            for hex in order[:PLACES]
        ]
        left = len(order) - len(lines)
        more = paragraph(self.say("more-places", count=left), "soft") if left else ""
        head = f"<tr><th>{escape(self.say('place'))}</th>{heads}</tr>"
        table = f'<div class="scroll"><table>{head}{"".join(lines)}</table></div>{more}'
        return part("held", title, table, self.say("held-about"), "wide")

    def _cell(self, side: str | None) -> str:
        if side is None:
            return "<td></td>"
        name = self.side(side)
        colour = charts.colour_of(side, 0)
        return f'<td class="held" style="background:{colour}" title="{escape(name)}">{name[0]}</td>'

    def _moments(self, is_wide: bool) -> str:
        rows = [
            [self.moment(one.number), str(one.turn), self.event(one)]
            for one in self.story.moments(MOMENTS)
        ]
        title, kind = self.say("moments"), "wide" if is_wide else ""
        if not rows:
            return part("moments", title, paragraph(self.say("no-moments")), kind=kind)
        table = grid([self.say("action"), self.say("turn"), self.say("event")], rows)
        return part("moments", title, table, self.say("moments-about"), kind)


def _holder(held: Mapping[str, set[str]], hex: str, other: str | None) -> str | None:
    return next((side for side, hexes in held.items() if hex in hexes), other)


def _first_change(row: Sequence[str | None]) -> int:
    return next(at for at, side in enumerate(row) if side != row[0])
