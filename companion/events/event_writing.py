"""Writes an event file, as a designer would; and says which changes of it need another version."""

import json
import re
from collections.abc import Iterator, Set
from typing import Final

from companion.events.event_faults import Fault, make_fault
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import BegunVersion

_LAST_NUMBER: Final = re.compile(r"(\d+)(\D*)$")


def write_event(event: EventFile) -> str:
    """Returns the event file (TOML) that says `event`."""
    lines = [
        f"event = {_value(event.event)}",
        *([f"table = {_value(event.table)}"] if event.table else []),
        f"languages = {_value(event.languages)}",
        f"compare = {_value(event.compare)}",
    ]
    for game in event.games:
        lines += ["", "[[game]]", *_game_lines(game)]
    lines += ["", "[group]", f"ask = {_value(event.ask)}"]
    lines += [f"{name} = {_value(getattr(event, name))}" for name in ("remind_after_minutes", "idle_minutes")]
    return "\n".join(lines) + "\n"


def find_unversioned(before: EventFile, after: EventFile, begun: Set[BegunVersion] = frozenset()) -> Iterator[Fault]:
    """Yields a fault for each game whose rules or questions have changed, and its version has not.

    `begun` are the versions in which games were begun: answers to two questions are never added up as those to one.
    """
    for index, game in enumerate(after.games):
        if needs_version(before, game, begun):
            why = f"{game.version} has had other options or questions: give it another version"
            yield make_fault(f"game[{index}].version", why, "unversioned", version=game.version)


def needs_version(before: EventFile, game: OfferedGame, begun: Set[BegunVersion]) -> bool:
    """Tells whether a game has the version that other rules or questions had."""
    was = before.find(game)
    if was and (was.agreed, was.questions) != (game.agreed, game.questions):
        return True
    return any(
        (name, version) == (game.name, game.version) and asked != game.questions for name, version, asked in begun
    )


def next_version(version: str) -> str:
    """Returns the version after `version`: its last number and one."""
    if not _LAST_NUMBER.search(version):
        return f"{version} 2".strip()
    return _LAST_NUMBER.sub(lambda found: f"{int(found[1]) + 1}{found[2]}", version)


def _game_lines(game: OfferedGame) -> Iterator[str]:
    yield f"file = {_value(game.file)}" if game.file else f"name = {_value(game.name)}"
    yield f"version = {_value(game.version)}"
    if game.changes:
        yield f"changes = {_value(game.changes)}"
    if game.options:
        yield f"options = {{{', '.join(f'{_value(name)} = {_value(value)}' for name, value in game.options)}}}"
    yield f"assist = {_value(game.assist)}"
    if game.questions:
        yield f"questions = {_value([question.as_json() for question in game.questions])}"
    yield f"survey = {_value(game.survey)}"


def _value(value: object) -> str:
    """Returns a value as TOML writes it; its strings, numbers, truths and lists are JSON's."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_value(name)} = {_value(one)}' for name, one in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
