"""The verbs of `companion hub` that concern one table: join, leave, status."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.files import named_path
from companion.commands.kiosk import as_owner, kiosk_journal
from companion.commands.messages import print_message
from companion.errors import BadInputError, DeviceError, why_refused

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.hub.table.membership import DeliveryProgress, Membership

JOURNAL_HELP = "where games are kept (default: $COMPANION_JOURNAL, else the kiosk's)"


def add_verbs(verbs: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the verbs."""
    join = verbs.add_parser("join", help="let this table deliver to a hub")
    join.add_argument("code", metavar="CODE", help="the code that the hub shows, HOST:PORT/SECRET-FINGERPRINT")
    join.add_argument("--table", metavar="NAME", default="", help="what this table is called (default: as it was)")
    leave = verbs.add_parser("leave", help="deliver nothing any more; what is delivered stays at the hub")
    status = verbs.add_parser("status", help="say how far this table has delivered, and why no further")
    status.add_argument("--json", action="store_true", help="write it as JSON")
    for verb, run in ((join, run_join), (leave, run_leave), (status, run_status)):
        verb.add_argument("--journal", type=named_path, help=JOURNAL_HELP)
        verb.set_defaults(run=run)


def run_join(arguments: argparse.Namespace) -> int:
    """Joins a hub, and takes its event file. A kiosk that runs begins to deliver within a second."""
    from companion.hub.table.joining import join, name_of
    from companion.journal.inspection import read_rows

    journal = kiosk_journal(arguments)
    rows = read_rows(journal)[0] if journal.is_file() else ()
    with _explained(journal):
        journal.parent.mkdir(parents=True, exist_ok=True)
        joined = join(journal, arguments.code, name_of(rows), arguments.table)
        found = joined.membership
        print(f"{found.table or 'this table'} has joined {found.hub or found.address}")
        if joined.event:
            _keep_event(journal, joined.event, found.table)
    return 0


def run_leave(arguments: argparse.Namespace) -> int:
    """Leaves the hub; exit status 1 says that none was joined."""
    from companion.hub.table.membership import forget_membership

    journal = kiosk_journal(arguments)
    with _explained(journal):
        if forget_membership(journal):
            print("this table delivers nothing any more")
            return 0
    print_message("no hub is joined")
    return 1


def run_status(arguments: argparse.Namespace) -> int:
    """Says how far was delivered; exit status 1 says that no hub is joined, or that the last try failed."""
    from companion.hub.table.membership import read_delivery, read_membership
    from companion.journal.inspection import read_rows

    journal = kiosk_journal(arguments)
    with _explained(journal):
        found = read_membership(journal)
        if found is None:
            print_message("no hub is joined: 'companion hub join CODE' joins one")
            return 1
        delivery = read_delivery(journal, found)
    rows = read_rows(journal)[0] if journal.is_file() else ()
    delivery = replace(delivery, last=max(delivery.last, rows[-1].seq if rows else 0))
    if arguments.json:
        print(json.dumps(_as_json(found, delivery), ensure_ascii=False))
    else:
        print(_in_words(found, delivery))
    return 1 if delivery.trouble else 0


def _as_json(found: "Membership", delivery: "DeliveryProgress") -> dict[str, object]:
    return {
        "hub": found.hub,
        "address": found.address,
        "table": found.table,
        "journal": found.journal,
        "acked": delivery.acked,
        "waiting": delivery.last - delivery.acked,
        "heard_at": delivery.heard_at or None,
        "trouble": delivery.trouble or None,
        "since": delivery.since or None,
        "why": delivery.detail or None,
    }


def _in_words(found: "Membership", delivery: "DeliveryProgress") -> str:
    head = f"{found.hub or found.address} ({found.address}), as {found.table or found.journal}"
    waits = f", {delivery.last - delivery.acked} wait" if not delivery.is_all else ""
    lines = [f"{head}: delivered up to row {delivery.acked}{waits}"]
    lines += [f"the hub was last heard at {delivery.heard_at}"] if delivery.heard_at else ["the hub was not heard yet"]
    lines += [f"not delivered since {delivery.since}: {delivery.detail}"] if delivery.trouble else []
    return "\n".join(lines)


def _keep_event(journal: Path, text: str, table: str) -> None:
    """Writes the event file of the hub beside the journal, with this table's own name."""
    from companion.events.event_file import EVENT_NAME, load_event, parse_event
    from companion.events.event_writing import write_event
    from companion.journal.atomic_files import write_safely

    path = journal.with_name(EVENT_NAME)
    event, faults = parse_event(text.encode(), path)
    for fault in faults:
        print_message(f"the hub's event file: {fault}")
    if faults:
        print_message("the event file of this table stays as it is")
        return
    try:
        own = load_event(path)[0].table
    except BadInputError:
        own = ""
    write_safely(path, write_event(replace(event, table=own or table or event.table)).encode())
    print(path)


@contextmanager
def _explained(journal: Path) -> Iterator[None]:
    """Says what to do where a file beside the journal cannot be read or written, such as by another user."""
    try:
        with as_owner(journal.parent):
            yield
    except OSError as error:
        mend = "run it as the kiosk's user, with 'sudo -u companion' before it"
        raise DeviceError(f"{journal.parent}: {why_refused(error)}: {mend}") from None
