"""*New group* can be touched on whatever lies beside the game; test_kiosk_geometry looks at an event's other stops."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.ui.kiosk.overlay import WITHOUT_BAR
from companion.ui.texts import SAY
from tests.ui import event_tour
from tests.ui.event_visit import begin, offers_new_group, sit_down
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


@pytest.fixture(params=[("800x480", "pl"), ("720x1280", "de")], ids="-".join)
def kiosk(request: pytest.FixtureRequest, folder: Path) -> Iterator[Pilot]:
    size, language = request.param
    event_tour.prepare(folder)
    with Pilot(folder, size, event_tour.START, language=language) as opened:
        yield opened


def test_it_is_offered_on_whatever_lies_beside_the_game(kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.controllers.first_hand.decline()
    met = set()
    for name in sorted({*kiosk.app.root_widget._places()} - {"game"}):  # which only the list of games at home opens
        kiosk.controllers.navigation.go(name)
        kiosk.settle()
        if kiosk.name not in WITHOUT_BAR:
            assert offers_new_group(kiosk), kiosk.name
            met.add(kiosk.name)
    assert met >= {"menu", "rules", "history", "statistics", "share", "settings", "players", "replay", "scan"}


def test_a_group_that_changes_its_mind_at_its_code_leaves_the_table_free(kiosk: Pilot) -> None:
    sit_down(kiosk)
    code = kiosk.controllers.kiosk.code
    assert (kiosk.says(code), faults(kiosk)) == (True, [])
    kiosk.tap_text(SAY("kiosk.bar.new-group"))
    kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
    kiosk.until(lambda: kiosk.name == "attract")
    assert kiosk.controllers.kiosk.group is None
    sit_down(kiosk)
    assert kiosk.controllers.kiosk.code != code
