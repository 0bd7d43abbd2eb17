"""What the store gives to pages and routes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any


class Role(StrEnum):
    """Whom a token speaks for."""

    DEVICE = "device"
    VIEWER = "viewer"
    HOST = "host"
    DESIGNER = "designer"


@dataclass(frozen=True, slots=True)
class Principal:
    """Who asks: of a device or viewer the journal, of a device the table's name, of a designer the own games."""

    id: str
    role: Role
    name: str
    journal: str = ""
    table: str = ""
    games: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """A token as it is listed; what it says is known to its holder alone."""

    id: str
    role: Role
    name: str
    journal: str
    games: tuple[str, ...]
    made_at: datetime


@dataclass(frozen=True, slots=True)
class JoinedTable:
    """A table as the hub knows it. `state` is what it told last, at `heard_at`; rows up to `acked` are delivered."""

    journal: str
    name: str
    state: Mapping[str, Any]
    heard_at: datetime | None
    acked: int
    last_at: str
    rows_at: datetime | None
    is_quarantined: bool

    @property
    def delivered_all(self) -> bool:
        """Whether the table has delivered what it said it has."""
        seq = self.state.get("seq")
        return isinstance(seq, int) and self.acked >= seq


@dataclass(frozen=True, slots=True)
class KeptRow:
    """A row of a journal."""

    seq: int
    at: str
    kind: str
    session: str
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ForkedRow:
    """A row that came with another hash than the one known: both bodies, as text; `known` is "" beyond the known."""

    seq: int
    known: str
    other: str


@dataclass(frozen=True, slots=True)
class Quarantined:
    """A journal that told two histories; `seq` is the first row that differs."""

    journal: str
    name: str
    seq: int
    at: datetime
    rows: Sequence[ForkedRow]


@dataclass(frozen=True, slots=True)
class PhoneSurvey:
    """A survey of one seat, as its table asks it."""

    code: str
    journal: str
    session: str
    seat: int
    asked: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class StoreChange:
    """What has changed, of which journal ("": of any): "state", "rows", "answer" or "token"."""

    id: int
    journal: str
    what: str
