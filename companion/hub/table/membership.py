"""Membership: which hub a table has joined, and how far it has delivered; two small files beside the journal."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from companion.journal.json_file import JsonFile

FILE: Final = "hub.json"
DELIVERED: Final = "hub-delivered.json"
OWNER_ONLY: Final = 0o600
"""Anybody who reads the token can write into the table's history at the hub."""


class DeliveryTrouble(StrEnum):
    """Why nothing is delivered now."""

    NONE = ""
    UNREACHABLE = "unreachable"
    NO_HUB = "no-hub"
    FOREIGN = "foreign"
    REVOKED = "revoked"
    CONFLICT = "conflict"
    BUSY = "busy"
    REFUSED = "refused"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Membership:
    """The hub that a table has joined. `authority` is its certificate (PEM), `journal` the table's name there.

    `number` is the table's own among those of the hub, 0 for none: it marks the codes of groups that begin here.
    """

    host: str
    port: int
    authority: str
    token: str
    journal: str
    table: str
    hub: str
    number: int = 0

    @property
    def address(self) -> str:
        """Where the hub is."""
        return f"{self.host}:{self.port}"

    @property
    def link(self) -> str:
        """Where the hub's pages are."""
        return f"https://{self.address}"


@dataclass(frozen=True, slots=True)
class DeliveryProgress:
    """How far the rows of a journal were delivered: `acked` is the last one that the hub has said to be safe.

    `last` is the last one known here, `heard_at` the table's time of the hub's last reply, `since` that from which on
    `trouble` holds; `detail` is what the hub, or the system, said.
    """

    acked: int = 0
    last: int = 0
    heard_at: str = ""
    trouble: str = DeliveryTrouble.NONE
    since: str = ""
    detail: str = ""

    @property
    def is_all(self) -> bool:
        """Whether nothing waits."""
        return self.acked >= self.last


def read_membership(journal: Path) -> Membership | None:
    """Returns which hub the table of a journal has joined, or None."""
    path = journal.with_name(FILE)
    if not path.exists():
        return None
    values = JsonFile(path).read().values
    kinds = {field.name: int if field.name in ("port", "number") else str for field in fields(Membership)}
    values = {"number": 0, **values}
    if any(type(values.get(name)) is not kind for name, kind in kinds.items()):
        return None
    return Membership(**{name: values[name] for name in kinds})


def keep_membership(journal: Path, membership: Membership) -> None:
    """Notes which hub the table has joined; nothing is delivered there yet. Raises OSError."""
    JsonFile(journal.with_name(FILE), mode=OWNER_ONLY).write(asdict(membership))
    with suppress(FileNotFoundError):
        journal.with_name(DELIVERED).unlink()


def forget_membership(journal: Path) -> bool:
    """Leaves the hub; whether one was joined. What was delivered stays there. Raises OSError."""
    found = read_membership(journal) is not None
    file = JsonFile(journal.with_name(FILE))
    for path in (*file.paths, journal.with_name(DELIVERED)):
        with suppress(FileNotFoundError):
            path.unlink()
    return found


def read_delivery(journal: Path, membership: Membership) -> DeliveryProgress:
    """Returns how far was delivered to that hub, as was noted last."""
    try:
        values = json.loads(journal.with_name(DELIVERED).read_bytes())
        if not isinstance(values, dict) or values.pop("token", None) != _mark(membership):
            return DeliveryProgress()
        found = DeliveryProgress(**values)
    except (OSError, ValueError, TypeError):
        return DeliveryProgress()
    return found if type(found.acked) is int and type(found.last) is int else DeliveryProgress()


def keep_delivery(journal: Path, membership: Membership, delivery: DeliveryProgress) -> None:
    """Notes how far was delivered, unless the hub was left. It is not synced: after a power cut some is sent again."""
    path = journal.with_name(DELIVERED)
    fresh = path.with_name(path.name + ".new")
    if read_membership(journal) != membership:
        return
    with suppress(OSError):
        fresh.write_text(json.dumps({"token": _mark(membership), **asdict(delivery)}))
        fresh.replace(path)
        if read_membership(journal) != membership:  # it was left meanwhile
            path.unlink()


def in_trouble(delivery: DeliveryProgress, trouble: DeliveryTrouble, detail: str, now: str) -> DeliveryProgress:
    """Returns the delivery with what keeps it from going on, and since when that is so."""
    since = delivery.since if delivery.trouble == trouble else now
    return replace(delivery, trouble=trouble, since=since, detail=detail)


def _mark(membership: Membership) -> str:
    """Returns what tells one joining from another: each has a token of its own."""
    return membership.token[-8:]
