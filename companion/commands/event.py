"""`companion event check`: what an event file means, or what is wrong with it."""

import argparse
import json
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.files import named_path
from companion.commands.messages import print_message
from companion.errors import BadInputError, CompanionError
from companion.translations import languages

if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Iterator

    from companion.events.event_faults import Fault
    from companion.events.event_file import EventFile
    from companion.events.survey_questions import SurveyQuestion

JOURNAL_NAME: Final = "journal.db"
"""The journal beside an event file is that of the event."""


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("event", help="check the file of a playtest event", description=__doc__)
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser("check", help="say what the file means, or each fault in a line")
    check.add_argument("file", metavar="FILE.toml", type=named_path, help="the event file, a [[game]] for each game")
    check.add_argument("--json", action="store_true", help="write what the file means as JSON")
    check.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    """Says what the file means; each fault is a line on standard error, and makes the exit status 2."""
    from companion.events.event_file import load_event

    path: Path = arguments.file
    try:
        event, faults = load_event(path)
    except BadInputError as error:
        raise BadInputError(f"{path}: {error}") from None
    is_faulty = False
    for fault in chain(faults, _find_unversioned(event, path.with_name(JOURNAL_NAME))):
        print_message(f"{path}: {fault}")
        is_faulty = True
    if is_faulty:
        return 2
    if arguments.json:
        print(json.dumps(_as_json(event), ensure_ascii=False))
    else:
        print("\n".join(_in_words(event)))
    return 0


def _find_unversioned(event: "EventFile", journal: Path) -> "Iterator[Fault]":
    """Yields a fault for each version in which games with other questions were begun, as a journal there says.

    One that cannot be read is told, and is no fault of the file.
    """
    from companion.events.event_writing import find_unversioned
    from companion.events.groups import begun_versions
    from companion.journal.inspection import read_rows

    try:
        if not journal.is_file():
            return
        rows, _ = read_rows(journal)
    except (CompanionError, OSError):
        print_message(
            f"{journal} cannot be read, so versions were not compared with games that were begun;"
            " on a kiosk run the command as 'sudo -u companion companion event check'"
        )
        return
    yield from find_unversioned(event, event, begun_versions(rows))


def _as_json(event: "EventFile") -> dict[str, object]:
    games = [
        {
            "name": game.name,
            "version": game.version,
            "options": dict(game.options),
            "assist": game.assist,
            "questions": [question.as_json() for question in game.questions],
            "changes": game.changes,
            "survey": game.survey,
        }
        for game in event.games
    ]
    group = {
        "ask": list(event.ask),
        "remind_after_minutes": event.remind_after_minutes,
        "idle_minutes": event.idle_minutes,
    }
    named = {"event": event.event, "table": event.table, "languages": list(event.languages)}
    return {**named, "compare": event.compare, "game": games, "group": group}


def _question(question: "SurveyQuestion") -> str:
    """Returns the question with what answers it, such as "How hard? (1 easy to 5 hard)"."""
    from companion.events.survey_questions import QuestionKind

    low, high = question.ends or ("", "")
    answers = {
        QuestionKind.SCALE: f"1 {low} to 5 {high}" if question.ends else "1 to 5",
        QuestionKind.YES_NO: "yes or no",
        QuestionKind.CHOICE: " / ".join(question.choices),
        QuestionKind.NUMBER: "a number",
        QuestionKind.TEXT: "in words",
    }
    return f"{question.ask} ({answers[question.kind]})"


def _in_words(event: "EventFile") -> list[str]:
    from companion.events.event_file import ALTERNATE

    lines = [event.event + (f", {event.table}" if event.table else ""), f"Languages: {', '.join(event.languages)}"]
    if missing := [language for language in event.languages if language not in languages()]:
        lines.append(f"  not offered, as the companion does not speak them: {', '.join(missing)}")
    for game in event.games:
        options = ", ".join(f"{name} {json.dumps(value, ensure_ascii=False)}" for name, value in game.options)
        lines.append(f"{game.name} {game.version}: {options or 'usual options'}; assist: {game.assist}")
        lines += [f"  changes: {game.changes}"] if game.changes else []
        lines += [f"  asks: {_question(question)}" for question in game.questions]
        lines.append("  with the common survey" if game.survey else "  without the common survey")
    if event.compare == ALTERNATE and event.compared:
        lines.append(f"The companion deals out the versions of {', '.join(event.compared)}, group by group")
    if event.ask:
        lines.append(f"Asked of each seat, and may be skipped: {', '.join(event.ask)}")
    lines.append(f"Reminder after {event.remind_after_minutes} minutes, idle after {event.idle_minutes} minutes")
    return lines
