"""History: what a table's rows say, in words."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from companion.hub.server.pages.words import PageWords, clock_time, game_words, shorten
from companion.hub.server.values import KeptRow

_IN_WORDS: Final = ("how", "reason", "stand_in", "help")
"""Keys whose values have words of their own."""
_SHOWN: Final = ("group", "version", "seat", "fact", "what", "entry", "action", "to", "from", "table")


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A row as the host reads it."""

    seq: int
    at: str
    kind: str
    what: str


def show_row(row: KeptRow, say: PageWords) -> ShownRow:
    """Returns a row in words."""
    return ShownRow(row.seq, clock_time(row.at), say.named("row", row.kind), ", ".join(_parts(row.body, say)))


def _parts(body: Mapping[str, object], say: PageWords) -> Iterator[str]:
    game = body.get("game")
    if isinstance(game, str):
        yield say.game(game)
    for key in (*_SHOWN, *_IN_WORDS):
        value = body.get(key)
        if value is None or value == "":
            continue
        if key == "seat" and isinstance(value, int):
            yield game_words("", say.language).seat(value)
        elif key in _IN_WORDS:
            yield say.named(key, str(value))
        else:
            yield shorten(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
