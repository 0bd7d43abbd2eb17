"""An evening at a hub: tables that play, wait, are silent, need help; surveys, results, two histories."""

from contextlib import suppress
from typing import Any

from companion.hub.server.hub_errors import RefusedError
from companion.hub.wire import Delivery, WireRow, next_hash
from companion.session.store import GENESIS
from tests.events.rows import score_line, simulate_event
from tests.hub.pages.asked import SURVEY
from tests.hub.pages.running_hub import RunningHub

VIEW: dict[str, Any] = {
    "phase": "tricks",
    "seats": [
        {"label": label, "points": points, "acts": label == "C", "leads": label == "A"}
        for label, points in zip("ABCD", (3, 1, 4, 1), strict=True)
    ],
    "open": [{"seat": 0, "cards": ["TH"]}, {"seat": 1, "cards": ["KS"]}],
    "trump": "H",
    "told": [
        "Trick 5: B wins with the king of spades: spades were led, and nobody trumped.",
        "Trick 6: A wins with the ten of hearts: hearts are trump.",
    ],
    "score": [{"side": "Squirrels", "points": 12}, {"side": "Oaks", "points": 9}],
    "language": "en",
}
PLAYING: dict[str, Any] = {
    "game": "mast-year",
    "version": "2",
    "phase": "tricks",
    "group": "Amber Acorn 17",
    "minutes": 22,
    "camera": "ok",
    "disk": "ok",
    "view": VIEW,
}


def fill_hub(hub: RunningHub) -> None:
    """Lets seven tables join, play and tell."""
    lines = [score_line(seed) for seed in range(4)]
    for number in (1, 2, 3, 4, 10):
        hub.join(f"table-{number}", f"Table {number}")
    hub.join("lions", "<b>Löwen</b> & Füchse")
    hub.join("late", "A table with a remarkably long name, by the window")
    for number in (1, 2):
        hub.deliver(f"table-{number}", simulate_event(f"Table {number}", 8, number, lines).rows)
    hub.tell("table-1", **PLAYING, surveys=[SURVEY])
    hub.tell("table-2", **PLAYING, help=True)
    hub.tell("table-4", **PLAYING | {"camera": "missing", "disk": "low"})
    hub.tell("table-10", parked=["Mossy Owl 33", "Velvet Heron 21"])
    hub.tell("lions", **PLAYING | {"game": "lunar", "phase": "", "group": "Silver Lynx 40", "view": None})
    fork(hub, "table-4")


def fork(hub: RunningHub, journal: str) -> None:
    """Lets a table send another row under a number that the hub knows, as a copied card does."""
    for body in ('{"group":"Amber Acorn 17"}', '{"group":"Amber Acorn 71"}'):
        bare = WireRow(1, "", "group-started", "2026-05-02T18:00:00Z", body, b"")
        row = WireRow(*(bare.seq, bare.session, bare.kind, bare.at, bare.body), next_hash(GENESIS, bare))
        with suppress(RefusedError):  # the second history
            hub.do(hub.store.append(journal, Delivery((row,))))
