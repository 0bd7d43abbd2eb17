"""Records: a whole game as JSON text, read and written. Public interface; see `read_record`."""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.engine.fields import quote
from companion.engine.game import AnyGame
from companion.errors import BadInputError, BadRecordError

VERSION: Final = 1
LARGEST_BYTES: Final = 4 * 1024 * 1024
"""A longer text is refused unread."""
MOST_MARKS: Final = 200_000
"""Braces, brackets and commas of a text; more are refused unread, so that memory stays bounded."""
MOST_ACTIONS: Final = 10_000
"""Two hundred hands; more are refused, so that no record takes longer than a second."""
LONGEST_NAME: Final = 200
LONGEST_NUMBER: Final = 18
_KEYS: Final = ("record", "game", "options", "players", "actions")
_TIME: Final = re.compile(
    r"(\d{4})-(0[1-9]|1[0-2])-([0-3]\d)T([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d{1,9})?)?(Z|\+00:00)", re.ASCII
)
_UNSHOWN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0001]"
)


class EntrySource(StrEnum):
    """How an action was entered."""

    TOUCH = "touch"
    CAMERA = "camera"
    IMPORT = "import"


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the log, with when (ISO 8601 UTC) and how it was entered; the rules use neither."""

    action: object
    at: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class ReplacedPlayer:
    """Somebody who left the table in mid-game: `name` sat in `seat` up to the entry at the place `until`, from 0."""

    seat: int
    name: str
    until: int


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game as a value: what was agreed, and every entry in order.

    `players` are those who sit there at the end; `replaced` tells who sat there before, as they left.
    """

    game: str
    options: Mapping[str, object]
    players: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    replaced: tuple[ReplacedPlayer, ...] = ()


def read_record(text: bytes, find_game: Callable[[str], AnyGame]) -> Record:
    """Returns the record that `text` (JSON, UTF-8) holds. Raises BadInputError with what, where and how to mend it.

    `find_game` gives the game of a name, or raises BadInputError.
    """
    raw = _read_json(text)
    if not isinstance(raw, dict):
        raise BadRecordError(f"a record is a JSON object, not {quote(raw)}")
    for key in _KEYS:
        if key not in raw and key != "options":
            raise BadRecordError(f"the record has no {key!r}")
    if type(raw["record"]) is not int or raw["record"] != VERSION:
        raise BadRecordError(f"'record' is {quote(raw['record'])}; this companion reads version {VERSION}")
    if not isinstance(raw["game"], str):
        raise BadRecordError(f"'game' is {quote(raw['game'])}; write the name of a game")
    game = find_game(raw["game"])
    options = _read_options(raw, game.record_parts)
    players, entries = _read_players(raw["players"]), _read_entries(game, raw["actions"])
    replaced = _read_replaced(raw.get("replaced", []), len(players), len(entries))
    return Record(game.name, options, players, entries, replaced)


def write_record(game: AnyGame, record: Record) -> str:
    """Returns `record` as one line of JSON that `read_record` reads back."""
    parts = game.record_parts
    written = {
        "record": VERSION,
        "game": record.game,
        **{part: record.options[part] for part in parts if part in record.options},
        "options": {name: value for name, value in record.options.items() if name not in parts},
        "players": list(record.players),
        "actions": [write_entry(game, entry) for entry in record.entries],
    }
    if record.replaced:
        written["replaced"] = [{"seat": one.seat, "name": one.name, "until": one.until} for one in record.replaced]
    return json.dumps(written, ensure_ascii=False)


def _read_options(raw: Mapping[str, object], parts: Sequence[str]) -> dict[str, object]:
    """Returns the options, with those that stand beside them. Raises BadRecordError, also for an unknown key."""
    keys = (*_KEYS, *parts)
    for key in raw:
        if key not in (*keys, "replaced"):
            raise BadRecordError(f"unknown key {quote(key)}: a record has {', '.join(keys)}")
    options = raw.get("options", {})
    if not isinstance(options, dict):
        raise BadRecordError(f"'options' is {quote(options)}; write an object with a value for each option")
    for part in parts:
        if part in options:
            raise BadRecordError(f"{part!r} is no option: write it beside 'options'")
    return {**options, **{part: raw[part] for part in parts if part in raw}}


def read_entry(game: AnyGame, raw: object) -> Entry:
    """Returns the entry that a record writes as `raw`. Raises BadRecordError."""
    if not isinstance(raw, dict):
        raise BadRecordError(f'{quote(raw)} is no action: write an object such as {{"do": "play", "card": "4C"}}')
    if "at" not in raw and "by" not in raw:
        return Entry(game.read_action(raw))
    action = {key: value for key, value in raw.items() if key not in ("at", "by")}
    return Entry(game.read_action(action), _read_time(raw), _read_source(raw))


def write_entry(game: AnyGame, entry: Entry) -> dict[str, object]:
    """Returns `entry` as a record writes it."""
    written = game.write_action(entry.action)
    if entry.at is not None:
        written["at"] = entry.at
    if entry.by is not None:
        written["by"] = entry.by
    return written


def _read_entries(game: AnyGame, raw: object) -> tuple[Entry, ...]:
    if not isinstance(raw, list):
        raise BadRecordError(f"'actions' is {quote(raw)}; write a list")
    if len(raw) > MOST_ACTIONS:
        raise BadRecordError(f"the record has {len(raw)} actions: no game has more than {MOST_ACTIONS}")
    entries = []
    for index, item in enumerate(raw):
        try:
            entries.append(read_entry(game, item))
        except BadInputError as error:
            raise BadRecordError(f"action {index}: {error}") from None
    return tuple(entries)


def _read_replaced(raw: object, seats: int, entries: int) -> tuple[ReplacedPlayer, ...]:
    if not isinstance(raw, list):
        raise BadRecordError(f"'replaced' is {quote(raw)}; write a list")
    return tuple(_read_one_replaced(one, seats, entries) for one in raw)


def _read_one_replaced(raw: object, seats: int, entries: int) -> ReplacedPlayer:
    if not isinstance(raw, dict) or set(raw) != {"seat", "name", "until"}:
        raise BadRecordError(f'a replaced player is {quote(raw)}; write {{"seat": 2, "name": "Cy", "until": 17}}')
    for key, least_beyond in (("seat", seats), ("until", entries + 1)):
        if type(raw[key]) is not int or not 0 <= raw[key] < least_beyond:
            raise BadRecordError(f"a replaced player's {key!r} is {quote(raw[key])}; write 0 to {least_beyond - 1}")
    (name,) = _read_players([raw["name"]])
    return ReplacedPlayer(raw["seat"], name, raw["until"])


def _read_players(raw: object) -> tuple[str, ...]:
    if not isinstance(raw, list) or not all(isinstance(name, str) for name in raw):
        raise BadRecordError(f"'players' is {quote(raw)}; write a list of names, by seat")
    for name in raw:
        if len(name) > LONGEST_NAME or _UNSHOWN.search(name):
            raise BadRecordError(
                f"player {quote(name)}: a name has at most {LONGEST_NAME} characters, none of them a control character"
            )
    return tuple(raw)


def _read_time(raw: Mapping[str, object]) -> str | None:
    if "at" not in raw:
        return None
    at = raw["at"]
    match = _TIME.fullmatch(at) if isinstance(at, str) else None
    if match and 1 <= int(match[3]) <= _days_in(int(match[1]), int(match[2])):
        return match[0]
    raise BadRecordError(f"'at' is {quote(at)}; write a UTC time such as '2026-05-01T19:30:00Z'")


def _days_in(year: int, month: int) -> int:
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 + (month + month // 8) % 2


def _read_source(raw: Mapping[str, object]) -> str | None:
    if "by" not in raw:
        return None
    by = raw["by"]
    if isinstance(by, str) and by in list(EntrySource):
        return by
    raise BadRecordError(f"'by' is {quote(by)}; write one of {', '.join(repr(one.value) for one in EntrySource)}")


def _read_json(text: bytes) -> object:
    if len(text) > LARGEST_BYTES:
        raise BadRecordError(f"the text is longer than {LARGEST_BYTES // 1024 // 1024} MiB: no game record is")
    if sum(map(text.count, (b"{", b"[", b","))) > MOST_MARKS:
        raise BadRecordError(f"the text has more than {MOST_MARKS} parts: no game record has")
    try:
        return json.loads(
            text.decode("utf-8-sig"),
            object_pairs_hook=_read_pairs,
            parse_constant=_NotWhole,
            parse_float=_NotWhole,
            parse_int=_read_number,
        )
    except UnicodeDecodeError as error:
        raise BadRecordError(f"byte {error.start} is not UTF-8: save the record as UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise BadRecordError(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise BadRecordError("the text is nested too deeply: no game record is") from None


def _read_pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    built = dict(pairs)
    if len(built) < len(pairs):
        ((name, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise BadRecordError(f"the key {quote(name)} stands twice in one object: keep one")
    return built


def _read_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BadRecordError(f"the number {digits[:LONGEST_NUMBER]}… is too long for a game record")
    return int(digits)


class _NotWhole:
    """A number that no record holds, such as 1.5; whatever reads it refuses it, and names its place."""

    __slots__ = ("written",)

    def __init__(self, written: str) -> None:
        self.written = written

    def __repr__(self) -> str:
        return self.written
