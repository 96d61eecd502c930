"""`hexfront odds`: exact chances of an action."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.text import Text

from hexfront.core.game import BadSetup, Game, HexfrontError, Named, game_at
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.messages import language
from hexfront.terminal import console, orders
from hexfront.terminal.arguments import setup_words
from hexfront.terminal.chances import Line, lines, table
from hexfront.terminal.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "ACTION is what would be typed in the game, in words: `planned`, or `planned target 25 "
        "attack`. The last one is the one that is asked about."
    )
    parser.add_argument("game", metavar="GAME")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--position", metavar="TEXT", help="a position in the game's notation")
    where.add_argument("--record", metavar="FILE", type=Path, help="a recorded game")
    parser.add_argument("--at", metavar="N", type=int, help="of the record, after action N")
    parser.add_argument("--mode", help="of the position")
    parser.add_argument("--scenario", help="of the position")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="of the position")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("actions", metavar="ACTION", nargs="+", help="what is done, in words")


def begin(args: argparse.Namespace) -> Game:
    if args.position is not None:
        if args.at is not None:
            raise BadSetup("--at belongs to --record")
        definition = find(args.game)
        mode, scenario, options = setup_words(definition, args.mode, args.scenario, args.option)
        return game_at(definition, args.position, mode, options, "odds", scenario=scenario)
    if any(given is not None for given in (args.mode, args.scenario, args.option)):
        raise BadSetup("--mode, --scenario and --option belong to --position; a record has its own")
    record = Record.load(args.record)
    if args.at is not None and not 0 <= args.at < len(record.moves):
        raise BadSetup(f"{args.record} has actions 0 to {len(record.moves) - 1}")
    with console.working(f"replaying {args.record}"):
        game = record.replay(find, args.at)
    if game.definition.id != args.game:
        raise BadSetup(f"{args.record} is a game of {game.definition.id}, not of {args.game}")
    return game


def read(game: Game, words: list[str], say: Words) -> list[Named]:
    """Play all but the last of the actions that the words mean; all of them are returned."""
    left = [part for word in words for part in word.replace(",", " ").replace(";", " ").split()]
    actions: list[Named] = []
    while left:
        if actions:
            _play(game, actions[-1])
        decision = game.decision
        if decision is None:
            raise BadSetup("the game is over")
        pair = orders.chosen(left[:2], decision.actions) if len(left) > 1 else None
        action = pair or (
            None if left[0].isdecimal() else orders.chosen(left[:1], decision.actions)
        )
        if action is None:
            raise _complaint(game, left[:2], say)
        del left[: 2 if pair else 1]
        actions.append(action)
    return actions


def _complaint(game: Game, words: list[str], say: Words) -> HexfrontError:
    """The rule against an answer, or that the words are none."""
    action = say.named(words, game)
    refusal = game.why_not(action) if action[0] in orders.pending(game).verbs else None
    return refusal or HexfrontError(say.misplaced(words[:1], game))


def _play(game: Game, action: Named) -> None:
    game.play(action)
    if not game.history or game.history[-1].revealed:
        words = " ".join(action)
        raise BadSetup(f"{words!r} is followed by dice or hidden things; ask about it alone")


def main(args: argparse.Namespace) -> int:
    game = begin(args)
    words = Words(game.definition, language())
    actions = read(game, args.actions, words)
    assert game.decision is not None
    with console.working("calculating"):
        found = lines(game, words, actions[-1])
    if args.json:
        print(json.dumps(_to_json(game, actions, found)))
        return 0
    out = console.make()
    out.print(Text(words.prompt(game.decision), "dim"), soft_wrap=True)
    out.print(Text(words.action(orders.pending(game), actions[-1]), "bold"), soft_wrap=True)
    out.print(table(words, found) or words.say("core-no-odds"))
    return 0


def _to_json(game: Game, actions: list[Named], found: list[Line]) -> dict[str, Any]:
    """`odds` of the action itself, or `follow`: those of the lines of play that begin with it."""
    at_once = found[0].odds if len(found) == 1 and len(found[0].actions) == 1 else None
    follow = [] if at_once else found
    return {
        "game": game.definition.id,
        "seat": game.decision.seat if game.decision else None,
        "actions": [list(action) for action in actions],
        "odds": at_once,
        "follow": [
            {"actions": [list(action) for action in line.actions[1:]], "odds": line.odds}
            for line in follow
        ],
    }
