"""Hub tour: leads a host and a group past every screen that an event's hub brings, and stops at each to look."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from companion.app.kiosk.survey import Survey
from companion.hub.table.membership import DeliveryProgress, DeliveryTrouble, Membership
from companion.ui.texts import SAY
from tests.ui.event_visit import GAME, PIN, enter_pin, sit_down
from tests.ui.pilot import Pilot

MEMBERSHIP: Final = Membership(
    "192.168.178.120", 8443, "", "a token", "0123456789abcdef", "Table 12 by the window", "Autumn playtest of the Guild"
)
SINCE: Final = "2026-11-29T18:42:07+01:00"
BEHIND: Final = DeliveryProgress(20_417, 22_688, SINCE, DeliveryTrouble.UNREACHABLE, SINCE)
MOST_SEATS: Final = 8


def join(pilot: Pilot) -> None:
    """Lets the table have joined a hub, of which nothing is heard."""
    hub = pilot.controllers.own_hub
    hub.membership, hub.delivery = MEMBERSHIP, DeliveryProgress(20_417, 20_417, SINCE)
    pilot.app.root_widget.rebuild()
    pilot.frames()


def ask_phones(pilot: Pilot, seats: int) -> None:
    """Offers a game's survey to the phones of so many seats, and shows their codes."""
    hub = pilot.controllers.own_hub
    hub._surveys = {"": Survey(GAME, f"{seats} seats", seats, "Golden Chestnut 17")}
    pilot.controllers.navigation.go("phones")
    pilot.frames()


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop."""
    pilot.controllers.navigation.go("pin")
    pilot.settle()
    enter_pin(pilot, PIN)
    pilot.until(lambda: pilot.name == "host")
    yield from joining(pilot)
    hub = pilot.controllers.own_hub
    pilot.controllers.kiosk.host.leave()
    pilot.controllers.navigation.go("welcome")
    pilot.frames()
    yield "attract"
    pilot.tap_text(SAY("kiosk.help.call"))
    yield "attract-called"
    sit_down(pilot)
    yield "group-called"
    pilot.tap_text(SAY("kiosk.help.short-called"))
    pilot.controllers.navigation.go("welcome")
    for seats in (2, 4, MOST_SEATS):
        ask_phones(pilot, seats)
        yield f"phones-{seats}"
    hub.phoned = frozenset((f"{MOST_SEATS} seats", seat) for seat in (0, 5))
    pilot.frames()
    yield "phones-answered"


def joining(pilot: Pilot) -> Iterator[str]:
    """Stops where the host lets the table join, and at what keeps it from delivering; the table has joined then."""
    pilot.controllers.navigation.go("hub")
    pilot.frames()
    yield "hub"
    pilot.screen.type_code()
    pilot.frames()
    yield "hub-code"
    pilot.screen._typed("")
    pilot.screen.scans = True
    pilot.frames()
    yield "hub-scans"
    pilot.screen._typed("192.168.178.120/123")
    pilot.until(lambda: pilot.screen.message != SAY("kiosk.host.working"))
    yield "hub-refused"
    join(pilot)
    yield "hub-joined"
    for trouble in (DeliveryTrouble.CONFLICT, DeliveryTrouble.UNREACHABLE):
        pilot.controllers.own_hub.delivery = replace(BEHIND, trouble=trouble)
        pilot.frames()
        yield f"hub-{trouble}"
