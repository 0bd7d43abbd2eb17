"""Joining a hub with the code that it shows, and leaving it."""

import json
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from secrets import token_hex
from typing import Final

from companion.errors import BadInputError
from companion.events.export import journal_id
from companion.hub.join_code import JoinCode
from companion.hub.table.membership import DeliveryTrouble, Membership, keep_membership
from companion.hub.table.transport import HubConnection, HubError, find_authority
from companion.phrases import Phrase
from companion.session.store import JournalRow

NAME_BYTES: Final = 8
_WRONG_CODE: Final = (400, 401, 403, 404, 410, 422)


@dataclass(frozen=True, slots=True)
class Joined:
    """What a hub gives a table that joins: `event` is the text of the event file, if the hub hands one out."""

    membership: Membership
    event: str | None


def name_of(rows: tuple[JournalRow, ...]) -> str:
    """Returns the name under which a journal joins: its own, or one at random where nothing is written yet."""
    return journal_id(rows) or token_hex(NAME_BYTES)


def join(journal: Path, code: str, name: str, wish: str = "") -> Joined:
    """Joins the hub of `code`, and keeps that beside the journal. Raises BadInputError, HubError or OSError.

    `name` is the journal's name, `wish` what the table would like to be called. Joining again gives another token.
    """
    meant = JoinCode.parse(code)
    authority = find_authority(meant.host, meant.port, meant.fits)
    hub = HubConnection(meant.host, meant.port, authority)
    try:
        asked = json.dumps({"code": code.strip(), "journal": name, "table": wish or None}, ensure_ascii=False)
        reply = hub.ask("POST", "/v1/join", asked.encode())
    finally:
        hub.close()
    if reply.status in _WRONG_CODE:
        raise BadInputError(
            f"the hub does not take this code ({reply.error or reply.status}): take the one it shows now",
            Phrase("kiosk.hub.wrong-code"),
        )
    if reply.status != HTTPStatus.OK:
        raise HubError(DeliveryTrouble.BUSY, f"the hub lets nobody join now: {reply.error or reply.status}")
    said = reply.said()
    number = said.get("number")
    names = (name, _text(said, "table"), _text(said, "hub"), number if type(number) is int else 0)
    membership = Membership(meant.host, meant.port, authority, _text(said, "token"), *names)
    keep_membership(journal, membership)
    event = said.get("event")
    return Joined(membership, event if isinstance(event, str) else None)


def _text(said: dict[str, object], key: str) -> str:
    found = said.get(key)
    if not isinstance(found, str) or (key == "token" and not found):
        raise HubError(DeliveryTrouble.REFUSED, f"the hub's answer lacks {key!r}: update the companion, or the hub")
    return found
