"""What a table agrees on before the first deal: by the screens that all games share."""

import pytest

from companion.engine.options import Alternatives, Amount, FirstSeat, Switch, matters
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot

pytestmark = [pytest.mark.usefixtures("unshipped_screens"), pytest.mark.one_python]


def test_the_next_player_begins(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Lines")
    assert pilot.button(f"{SAY('players.unnamed', seat=1)}\n{SAY('ui.seats.is-first')}")
    pilot.tap_text(SAY("ui.seats.first"))
    assert pilot.button(f"{SAY('players.unnamed', seat=2)}\n{SAY('ui.seats.is-first')}")
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.table.snapshot.record.options == {"first": 1}
    assert pilot.controllers.table.snapshot.state.turn == 1


def test_a_game_with_an_amount_alone_writes_it_in_its_record(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Track")
    pilot.tap_text("6")
    pilot.tap_text("+")
    assert pilot.says("The track: 7 cells")
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.table.snapshot.record.options == {"length": 7}


def test_of_two_alternatives_the_touched_one_is_chosen(pilot: Pilot) -> None:
    pilot.controllers.table.game = "mast-year"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    on, shared = SAY("ui.variant.equal_scores.play-on"), SAY("ui.variant.equal_scores.shared")
    assert (pilot.button(on).chosen, pilot.button(shared).chosen) == (True, False)
    for _ in range(2):  # a second touch changes nothing
        pilot.tap_text(shared)
        assert (pilot.button(on).chosen, pilot.button(shared).chosen) == (False, True)
        assert pilot.controllers.table.agreed["equal_scores"] == "shared"


def test_a_switch_is_turned_by_each_touch(pilot: Pilot) -> None:
    pilot.controllers.table.game = "mast-year"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    silent = pilot.button(SAY("ui.variant.silent"))
    for is_on in (True, False):
        pilot.tap(silent)
        assert silent.is_on is is_on


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


def test_the_rules_are_a_touch_away_before_the_game_and_what_is_agreed_stays(pilot: Pilot) -> None:
    """Who has never heard of a game reads its rules first."""
    pilot.controllers.table.game = "nice-one-squirrel"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    pilot.tap_text(SAY("ui.variant.taking_up"))
    pilot.tap_text(SAY("rules.title"))
    assert pilot.says(SAY("rules.of-game", game="Nice One Squirrel!"))
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.button(SAY("ui.variant.taking_up")).is_on


def test_a_game_that_begins_with_the_seats_offers_its_rules_there(pilot: Pilot) -> None:
    pilot.controllers.table.game = "bamboo-harvest"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    pilot.tap_text(SAY("rules.title"))
    assert pilot.says(SAY("rules.of-game", game="Bamboo Harvest"))
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.button(SAY("ui.seats.take"))
