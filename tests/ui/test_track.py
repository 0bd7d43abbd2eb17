"""A game of tricks for five, with a score track, runs through the screens that trick games share."""

from functools import partial
from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.exports.chart import MARKS
from companion.ui.history_lines import history_lines
from companion.ui.player_names import names_of
from companion.ui.texts import SAY
from companion.ui.trick_table.table_mat import SeatPlate
from tests.ui.conftest import ON_THE_SCREEN
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = [pytest.mark.usefixtures("unshipped_screens"), pytest.mark.one_python]

TRICK = ("TC", "3C", "KC", "4C", "AD")
MOST_LINES = 250


def has_entries(pilot: Pilot, count: int) -> bool:
    return len(pilot.controllers.table.snapshot.entries) == count


def sit_down(pilot: Pilot, length: int = 2) -> None:
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Track")
    assert faults(pilot) == []
    pilot.tap_text("3")
    assert pilot.says("The track: 3 cells")
    for _ in range(3 - length):
        pilot.tap_text("−")
    pilot.controllers.table.players = ("Ann", "Bo", "Cy", "Di", "Ed")
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")


def touch_cards(pilot: Pilot, *cards: str) -> None:
    for card in cards:
        entries = len(pilot.controllers.table.snapshot.entries)
        pilot.tap_text(parse_card(card).sign)
        pilot.until(partial(has_entries, pilot, entries + 1))


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "1280x720", "720x1280"])
def test_five_players_sit_round_the_table(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        sit_down(pilot)
        touch_cards(pilot, *TRICK[:3])
        plates = [widget for widget in pilot.shown() if isinstance(widget, SeatPlate)]
        assert [plate.name for plate in plates] == ["Ann", "Bo", "Cy", "Di", "Ed"]
        assert [plate.acts for plate in plates] == [False, False, False, True, False]
        laid = [face.card and face.card.name for face in pilot.screen.ids.mat.cards]
        assert laid == ["TC", "3C", "KC", None, None]
        assert faults(pilot) == []


def test_the_winner_of_a_trick_moves_on_and_the_screen_says_why(pilot: Pilot) -> None:
    sit_down(pilot)
    touch_cards(pilot, *TRICK)
    assert pilot.says("Cy's K♣ is the highest of the clubs, so Cy wins the trick.")
    plate = next(widget for widget in pilot.shown() if isinstance(widget, SeatPlate) and widget.name == "Cy")
    assert (plate.wins, plate.says) == (True, "cell 1")


def test_the_history_says_who_played_and_who_won(pilot: Pilot) -> None:
    sit_down(pilot)
    touch_cards(pilot, *TRICK, "5D")
    pilot.controllers.navigation.go("history")
    pilot.settle()
    assert pilot.says("★ K♣")
    assert pilot.says(SAY("ui.history.trick", number=2))
    assert faults(pilot) == []


def test_a_card_is_corrected_and_the_track_follows(pilot: Pilot) -> None:
    sit_down(pilot)
    touch_cards(pilot, *TRICK)
    number = pilot.controllers.table.snapshot.entries[2].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()
    assert faults(pilot) == []
    pilot.tap_text("6♣")
    pilot.until(lambda: pilot.screen.ready)
    assert "Cy: 1 → 0" in pilot.screen.change
    assert "Ann: 0 → 1" in pilot.screen.change
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    assert pilot.controllers.table.snapshot.state.cells == (1, 0, 0, 0, 0)


def test_a_game_comes_to_its_end_and_can_be_played_again(pilot: Pilot) -> None:
    sit_down(pilot, length=1)
    touch_cards(pilot, *TRICK)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says("Cy reaches cell 1 and wins.")
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.over.rematch"))
    assert pilot.button(SAY("ui.seats.take"))


def test_it_comes_back_after_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        sit_down(pilot)
        touch_cards(pilot, *TRICK[:2])
    with Pilot(folder) as pilot:
        pilot.until(lambda: pilot.name == "play")
        touch_cards(pilot, TRICK[2])
        names = names_of(pilot.controllers.table.snapshot)
        [line] = history_lines(pilot.controllers.table.snapshot, names)
        assert [entry.text for entry in line.entries] == ["Ann: 10♣", "Bo: 3♣", "Cy: K♣"]


def test_the_statistics_have_a_line_for_each_of_five_players(pilot: Pilot) -> None:
    sit_down(pilot)
    pilot.controllers.navigation.go("statistics")
    pilot.settle()
    assert pilot.says(SAY("statistics.none"))
    pilot.controllers.navigation.go("play")
    pilot.settle()
    touch_cards(pilot, *TRICK)
    pilot.controllers.navigation.go("statistics")
    pilot.settle()
    named = [widget.text for widget in pilot.shown() if str(getattr(widget, "text", ""))[:1] in MARKS]
    assert sorted(named) == sorted(["● Ann 0", "■ Bo 0", "▲ Cy 1", "◆ Di 0", "⬟ Ed 0"])
    assert pilot.says(SAY("statistics.plain"))
    assert faults(pilot) == []


def test_its_screens_are_short() -> None:
    folder = Path(ON_THE_SCREEN) / "track"
    lines = [
        line for path in folder.rglob("*") if path.suffix in (".py", ".kv") for line in path.read_text().splitlines()
    ]
    assert len(lines) <= MOST_LINES
