"""Reads a description: from TOML text, or from the JSON of a record; all faults at once."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from companion.engine.toml_lines import find_lines
from companion.engine.toml_text import LARGEST_BYTES, parse_toml
from companion.errors import BadInputError
from companion.games.described.checking import check_parts
from companion.games.described.deck_reading import read_deck
from companion.games.described.description import Description, Text
from companion.games.described.faults import DescriptionError, Fault, FaultList, nearest, shown
from companion.games.described.parts import Part
from companion.games.described.play_reading import (
    read_bid,
    read_contracts,
    read_deal,
    read_melds,
    read_partner,
    read_pass,
    read_play,
    read_trump,
    read_values,
)
from companion.games.described.score_reading import ScoreReader

LEAST_PLAYERS, MOST_PLAYERS = 2, 8
TEAMS: Final = ("none", "across", "alternate")
_LINE: Final = re.compile(r"\bline (\d+)")
_LINE_FIRST: Final = re.compile(r"^line \d+:? ")


def read_description(content: bytes) -> Description:
    """Returns the game that a text describes. Raises DescriptionError with every fault."""
    try:
        raw = parse_toml(content, "the description", "no description")
    except BadInputError as error:
        found = _LINE.search(str(error))
        raise _unreadable(int(found[1]) if found else 1, _LINE_FIRST.sub("", str(error))) from None
    return _read(raw, FaultList(find_lines(content.decode("utf-8-sig"))))


def _unreadable(line: int, what: str) -> DescriptionError:
    return DescriptionError((Fault(line, "", what),))


def read_embedded(raw: Mapping[str, object]) -> Description:
    """Returns the game that a record embeds. Raises DescriptionError."""
    return _read_source(canonical(raw))


def canonical(raw: Mapping[str, object]) -> str:
    """Returns a description as JSON in one form, by which two are compared. Raises DescriptionError."""
    try:
        source = json.dumps(raw, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, RecursionError, ValueError):
        raise _unreadable(
            1, "holds a number with a point, a date, or is nested too deeply; write whole numbers"
        ) from None
    if len(source) > 2 * LARGEST_BYTES:
        raise _unreadable(1, f"is larger than {LARGEST_BYTES >> 10} KiB; shorten it")
    return source


@lru_cache(maxsize=32)
def _read_source(source: str) -> Description:
    raw: dict[str, object] = json.loads(source)
    return _read(raw, FaultList({}))


def _read(raw: dict[str, object], faults: FaultList) -> Description:
    source = _source(raw)
    top = Part(raw, (), faults)
    top.need("game", "players")
    name = top.text("game") or Text((("", "?"),))
    version = _version(top)
    players = _players(top)
    teams = _teams(top, players)
    rules = top.text("rules")
    deck = read_deck(top)
    contracts = read_contracts(top, deck)
    values, last_trick = read_values(top, deck)
    reader = ScoreReader(top, deck, contracts)
    description = Description(
        source,
        name,
        version,
        players,
        top.number("minutes", 1, 999),
        teams,
        rules,
        deck,
        read_deal(top, deck),
        read_pass(top),
        read_bid(top, contracts),
        read_trump(top, deck),
        contracts,
        read_play(top, deck),
        read_melds(top),
        read_partner(top, deck),
        values,
        last_trick,
        reader.names,
        reader.asks,
        reader.score(),
        reader.counters,
        reader.rounds(),
        reader.categories(),
        reader.end(),
        reader.examples(),
    )
    top.end("part")
    check_parts(description, raw, faults)
    faults.raise_any()
    return description


def _source(raw: dict[str, object]) -> str:
    try:
        return canonical(raw)
    except DescriptionError:
        return ""  # what JSON cannot hold is a fault of its own where it stands


def _version(top: Part) -> str:
    value = top.raw("version")
    if isinstance(value, str) and 0 < len(value) <= 40:
        return value
    if value is not None:
        top.fault("version", f'is {shown(value)}; write a text, such as "0.3"')
    return ""


def _players(top: Part) -> tuple[int, int]:
    value = top.raw("players")
    pair = value if isinstance(value, list) else [value, value]
    numbers = [one for one in pair if isinstance(one, int) and not isinstance(one, bool)]
    if len(pair) == len(numbers) == 2 and LEAST_PLAYERS <= numbers[0] <= numbers[1] <= MOST_PLAYERS:
        return numbers[0], numbers[1]
    if value is not None:
        top.fault("players", f"is {shown(value)}; write a number from 2 to 8, or [least, most]")
    return 4, 4


def _teams(top: Part, players: tuple[int, int]) -> tuple[tuple[int, ...], ...] | str:
    value = top.raw("teams")
    if value is None or value == "none":
        return "none"
    if isinstance(value, str):
        if value not in TEAMS:
            top.fault("teams", f"is {shown(value)}; {nearest(value, TEAMS)}")
            return "none"
        if any(
            number not in (4, 6, *([8] if value == "alternate" else [])) for number in range(players[0], players[1] + 1)
        ):
            top.fault("teams", f"{value!r} is for four or six players; write 'players = 4', or other teams")
            return "none"
        return value
    return _listed_teams(top, value, players)


def _listed_teams(top: Part, value: object, players: tuple[int, int]) -> tuple[tuple[int, ...], ...] | str:
    lists = value if isinstance(value, list) and all(isinstance(one, list) and one for one in value) else []
    seats = [seat for one in lists for seat in one]
    if players[0] == players[1] and all(map(Part.is_number, seats)) and sorted(seats) == list(range(players[0])):
        return tuple(sorted(tuple(sorted(one)) for one in lists))
    top.fault("teams", "is no list of teams; write lists of seats from 0, each seat once, as in [[0, 2], [1, 3]]")
    return "none"
