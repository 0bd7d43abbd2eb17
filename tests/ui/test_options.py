"""What a table agrees on before the first deal: by the screens that all games share."""

import pytest

from companion.engine import Alternatives, Amount, FirstSeat, Switch, matters
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("shelves")


def test_the_next_player_begins(pilot: Pilot) -> None:
    pilot.host.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Lines")
    assert pilot.button(f"{SAY('players.unnamed', seat=1)}\n{SAY('ui.seats.is-first')}")
    pilot.tap_text(SAY("ui.seats.first"))
    assert pilot.button(f"{SAY('players.unnamed', seat=2)}\n{SAY('ui.seats.is-first')}")
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.host.table.standing.record.options == {"first": 1}
    assert pilot.host.table.standing.state.turn == 1


def test_a_game_with_an_amount_alone_writes_it_in_its_record(pilot: Pilot) -> None:
    pilot.host.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Track")
    pilot.tap_text("6")
    pilot.tap_text("+")
    assert pilot.says("The track: 7 cells")
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.host.table.standing.record.options == {"length": 7}


def test_a_switch_that_is_off_looks_otherwise_than_one_that_is_on() -> None:
    on, off = TextButton(), TextButton()
    on.show_switch("silent", is_on=True)
    off.show_switch("silent", is_on=False)
    assert on.chosen
    assert not off.chosen
    assert on.text != off.text
    assert on.ground != off.ground


@pytest.mark.parametrize(
    ("option", "agreed", "is_offered"),
    [
        (Switch("silent"), {}, True),
        (Amount("goal", 10, (7, 10), not_with="single"), {}, True),
        (Amount("goal", 10, (7, 10), not_with="single"), {"single": True}, False),
        (Alternatives("third", ("tap", "harvest"), only_with="rivals"), {"rivals": False}, False),
        (Alternatives("third", ("tap", "harvest"), only_with="rivals"), {"rivals": True}, True),
        (FirstSeat("start"), {}, True),
    ],
)
def test_an_option_is_offered_where_it_means_something(
    option: Switch | Amount | Alternatives | FirstSeat, agreed: dict[str, object], is_offered: bool
) -> None:
    assert matters(option, agreed) is is_offered
