"""`companion game`: games that a text file describes: checked, tried, listed."""

import argparse
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.commands.files import named_path
from companion.commands.journal import JOURNAL_HELP, journal_path
from companion.commands.messages import escape_unprintable, print_message
from companion.errors import BadInputError
from companion.phrases import around

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.games.described.description import Description


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("game", help="check, try and list games that a file describes", description=__doc__)
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser("check", help="say what a file means, or each fault in a line")
    check.add_argument("file", metavar="FILE.toml", type=named_path, help="the file that describes the game")
    check.add_argument("--json", action="store_true", help="write what it means as JSON")
    check.add_argument("--language", default="en", help="of what the lines of points mean (default: en)")
    check.set_defaults(run=run_check)
    tried = verbs.add_parser("try", help="let plain players play a game, and say what came of it")
    tried.add_argument("file", metavar="FILE.toml", type=named_path, help="the file that describes the game")
    tried.add_argument("--hands", type=int, default=200, metavar="N", help="how many hands (default: 200)")
    tried.add_argument("--seed", type=int, default=1, metavar="N", help="of the chance (default: 1)")
    tried.add_argument("--json", action="store_true", help="write the figures as JSON")
    tried.set_defaults(run=run_try)
    listed = verbs.add_parser("list", help="list the described games: the shipped ones and this table's own")
    listed.add_argument("--journal", type=named_path, help=JOURNAL_HELP)
    listed.add_argument("--json", action="store_true", help="write a JSON line for each")
    listed.set_defaults(run=run_list)


def run_check(arguments: argparse.Namespace) -> int:
    """Says what the file means; each fault is a line on standard error, and makes the exit status 2."""
    from companion.games.described.asks import asks_of, level_of
    from companion.games.described.warnings import warnings_of
    from companion.simulation.players.tried_games import warn_of_end

    description = _read(arguments.file)
    if description is None:
        return 2
    warnings = (*warnings_of(description), *warn_of_end(json.loads(description.source)))
    if arguments.json:
        asks = [{"word": ask.word, "per": ask.per.value} for ask in asks_of(description)]
        line: dict[str, object] = {"name": description.name.first, "level": level_of(description)}
        from companion.translations import in_english

        told = [in_english(warning.told()) for warning in warnings]
        print(json.dumps(line | {"players": list(description.players), "asks": asks, "warnings": told}))
        return 0
    _print_lines(_in_words(description, arguments.language))
    for warning in warnings:
        print_message(warning.told(str(arguments.file)))
    return 0


def _print_lines(lines: Iterable[str]) -> None:
    """Writes each as one line, whatever characters a description brought into it."""
    print("\n".join(map(escape_unprintable, lines)))


def _read(path: Path) -> "Description | None":
    """Returns the game that a file describes; None after its faults were told. Raises BadInputError."""
    from companion.games.described.faults import DescriptionError
    from companion.journal.described_games import read_file

    try:
        return read_file(path)
    except DescriptionError as error:
        for fault in error.faults:
            print_message(fault.told(str(path)))
        return None
    except BadInputError as error:
        raise BadInputError(around(error.message, f"{path}: ")) from None


def _in_words(description: "Description", language: str) -> list[str]:
    from companion.games.described.asks import asks_of, level_of
    from companion.games.described.examples import work_example
    from companion.games.described.telling import describe
    from companion.games.described.warnings import points_table
    from companion.translations import find_translation

    least, most = description.players
    number = f"{least}" if least == most else f"{least} to {most}"
    asks = ", ".join(f"{ask.word} (per {ask.per})" for ask in asks_of(description)) or "nothing"
    levels = ("the numbers alone", "bids and tricks", "every card")
    level = level_of(description)
    stock = " Cards that are drawn after each trick are not followed." if level == 1 else ""
    lines = [
        f"{description.name.first} {description.version}".rstrip() + f", for {number} players",
        f"Level {level}: the table can enter {levels[level]}.{stock}",
        f"Asked once a hand or round of a table that enters the numbers alone: {asks}.",
    ]
    words = find_translation("described", language)
    lines += [words.say(one, ()) for one in describe(description)]
    if table := list(points_table(description)):
        lines += ["Points in the first hand, by bid (down) and tricks (across):", *table]
    for example in description.examples:
        account, points = work_example(description, example)
        given = ", ".join(f"{say.first} {value}" for say, value in account)
        lines.append(f"Example {example.say.first}: {', '.join(map(str, points))} ({given})")
    return lines


def run_try(arguments: argparse.Namespace) -> int:
    """Plays hands and says their length, the points by side, the lines that never gave points, and the ends."""
    from companion.simulation.players.tried_games import try_game

    if not 1 <= arguments.hands <= 100_000:
        raise BadInputError(f"--hands {arguments.hands}: write a number from 1 to 100000")
    description = _read(arguments.file)
    if description is None:
        return 2
    raw = tomllib.loads(arguments.file.read_text(encoding="utf-8-sig"))
    figures = try_game(raw, arguments.seed, arguments.hands)
    if arguments.json:
        print(json.dumps(figures))
        return 0
    _print_lines(_tried_in_words(figures))
    return 0


def _tried_in_words(figures: dict[str, Any]) -> list[str]:
    lines = [
        f"{figures['games']} games, {figures['ended']} of them ended, {figures['hands']} hands, "
        f"{figures['hands_a_game']:.1f} hands a game",
    ]
    for side, points in enumerate(figures["points"]):
        lines.append(
            f"Side {side + 1}: {points['mean']:.1f} points a hand ({points['low']:.1f} to {points['high']:.1f})"
        )
    for seat, points in enumerate(figures["seats"]):
        lines.append(f"Seat {seat}: {points['mean']:.1f} points a hand ({points['low']:.1f} to {points['high']:.1f})")
    lines += [f"Never gave points: {say}" for say in figures["never"]]
    return lines


def run_list(arguments: argparse.Namespace) -> int:
    """Lists the described games; a file that is wrong is named with its first fault."""
    from companion.games.described.asks import level_of
    from companion.journal.described_games import FOLDER, find_games

    journal = journal_path(arguments.journal)
    for found in find_games(journal):
        if found.description is None:
            print_message(around(found.fault, f"{journal.with_name(FOLDER)}/"))
            continue
        least, most = found.description.players
        line: dict[str, object] = {
            "name": found.stem,
            "game": found.description.name.first,
            "players": [least, most],
            "level": level_of(found.description),
            "shipped": found.is_shipped,
        }
        if arguments.json:
            print(json.dumps(line, ensure_ascii=False))
        else:
            _print_lines([f"{found.stem}  {found.description.name.first}  {least} to {most} players"])
    return 0
