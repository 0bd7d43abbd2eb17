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
from companion.phrases import Phrase, phrase

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
        said = phrase("fault.unreadable", said=_LINE_FIRST.sub("", str(error)))
        raise _unreadable(said, int(found[1]) if found else 1) from None
    return _read(raw, FaultList(find_lines(content.decode("utf-8-sig"))))


def _unreadable(what: Phrase, line: int = 1) -> DescriptionError:
    return DescriptionError((Fault(line, "", what),))


def read_embedded(raw: Mapping[str, object]) -> Description:
    """Returns the game that a record embeds. Raises DescriptionError."""
    return _read_source(canonical(raw))


def canonical(raw: Mapping[str, object]) -> str:
    """Returns a description as JSON in one form, by which two are compared. Raises DescriptionError."""
    try:
        source = json.dumps(raw, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, RecursionError, ValueError):
        raise _unreadable(phrase("fault.no-json")) from None
    if len(source) > 2 * LARGEST_BYTES:
        raise _unreadable(phrase("fault.too-large", most=LARGEST_BYTES >> 10))
    return source


@lru_cache(maxsize=32)
def _read_source(source: str) -> Description:
    raw: dict[str, object] = json.loads(source)
    return _read(raw, FaultList({}, of_record=True))


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
        read_deal(top),
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
        top.fault("version", "fault.version", value=shown(value))
    return ""


def _players(top: Part) -> tuple[int, int]:
    value = top.raw("players")
    pair = value if isinstance(value, list) else [value, value]
    numbers = [one for one in pair if isinstance(one, int) and not isinstance(one, bool)]
    if len(pair) == len(numbers) == 2 and LEAST_PLAYERS <= numbers[0] <= numbers[1] <= MOST_PLAYERS:
        return numbers[0], numbers[1]
    if value is not None:
        top.fault("players", "fault.players", value=shown(value))
    return 4, 4


def _teams(top: Part, players: tuple[int, int]) -> tuple[tuple[int, ...], ...] | str:
    value = top.raw("teams")
    if value is None or value == "none":
        return "none"
    if isinstance(value, str):
        if value not in TEAMS:
            top.fault("teams", "fault.word", word=shown(value), mend=nearest(value, TEAMS))
            return "none"
        if not {*range(players[0], players[1] + 1)} <= {4, 6, 8}:
            top.fault("teams", "fault.teams-players", teams=repr(value))
            return "none"
        return value
    return _listed_teams(top, value, players)


def _listed_teams(top: Part, value: object, players: tuple[int, int]) -> tuple[tuple[int, ...], ...] | str:
    lists = value if isinstance(value, list) and all(isinstance(one, list) and one for one in value) else []
    seats = [seat for one in lists for seat in one]
    if players[0] == players[1] and all(map(Part.is_number, seats)) and sorted(seats) == list(range(players[0])):
        return tuple(sorted(tuple(sorted(one)) for one in lists))
    top.fault("teams", "fault.teams")
    return "none"
