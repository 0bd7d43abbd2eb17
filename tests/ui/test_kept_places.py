"""What is touched keeps its place on the screen, whatever else comes and goes."""

from pathlib import Path
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Play, Tally, Trunk
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.text_button import TextButton
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.player import begin

CARDS = ("6D", "4D", "9D", "7D", "8C", "4C")


def open_entry(pilot: Pilot, card: str) -> None:
    [number] = [
        logged.number
        for logged in pilot.controllers.table.snapshot.entries
        if logged.entry.action == Play(parse_card(card))
    ]
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    pilot.frames(4)


def cells(pilot: Pilot) -> list[tuple[str, Any]]:
    """Returns the cards that are offered, in the grid's order, with their places."""
    shown = [widget for widget in pilot.screen.ids.choices.children[::-1] if isinstance(widget, CardCell)]
    return [(widget.cell.card.name, (*widget.pos, *widget.size)) for widget in shown]


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_a_correction_suggests_no_card_of_the_hand_and_its_cards_keep_their_columns(folder: Path, size: str) -> None:
    """The 6♦ can have been the 9♦, but that lay in the same trick; the 8♣ can have been the 8♠."""
    with Pilot(folder, size) as pilot:
        begin(pilot)
        pilot.act(Dealt(), Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in CARDS))
        open_entry(pilot, "6D")
        without = cells(pilot)
        assert [name for name, _ in without].count("9D") == 1, "only in its place"
        choices: Any = pilot.screen.ids.choices
        assert without[0][1][1] + without[0][1][3] == choices.top, "no line stands above the cards"
        open_entry(pilot, "8C")
        likely = cells(pilot)
        assert [name for name, _ in likely].count("8S") == 2
        deck = dict(likely)  # the place below the line of likely cards is the later one
        assert all(place[0] == deck[name][0] for name, place in without if name in deck)


def test_acorn_cards_stay_in_their_places_once_one_was_won(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    pilot.controllers.participation.way = "winners"
    pilot.settle()
    before = acorn_places(pilot)
    first = next(iter(before))
    pilot.tap_text(first)
    pilot.tap_text(SAY("players.unnamed", seat=2))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 2)
    assert acorn_places(pilot) == before
    assert first not in [getattr(button, "text", "") for button in pilot.buttons()], "it cannot be won again"


def acorn_places(pilot: Pilot) -> dict[str, tuple[float, float]]:
    shown = pilot.screen.ids.panel.children[0].ids.cards.children[::-1]
    return {cell.text: tuple(cell.pos) for cell in shown}


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_the_games_of_the_first_screen_stay_in_their_places(folder: Path, size: str) -> None:
    """Whichever was played last, and whether one waits to be gone on with."""
    with Pilot(folder, size) as pilot:
        before = home_places(pilot)
        assert {"Mast Year", "Lunar"} <= set(before)
        pilot.start("lunar", {})
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
        pilot.start("mast-year", {})
        pilot.act(Tally(1, 0, "none", boom=False))
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome" and pilot.says("Go on"))
        assert home_places(pilot) == before


def home_places(pilot: Pilot) -> dict[str, tuple[float, ...]]:
    pilot.frames(4)
    return {
        widget.text: (*widget.pos, *widget.size)
        for widget in pilot.screen.ids.beside.children
        if isinstance(widget, TextButton)
    }


@pytest.mark.one_python
@pytest.mark.parametrize(("language", "display"), [("en", ""), ("de", "lying"), ("de", ""), ("pl", "lying")])
@pytest.mark.parametrize("size", SIZES)
def test_going_on_is_the_largest_text_and_has_two_short_lines(
    folder: Path, size: str, language: str, display: str
) -> None:
    """Whether or not the first start still asks where the display is."""
    with Pilot(folder, size, language=language, display=display) as pilot:
        pilot.start("nice-one-squirrel", {}, ("Annika", "Bartholomew", "Cyprian"))
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome" and len(pilot.screen.ids.first.children) > 1)
        pilot.frames(4)
        sizes = {widget.text: widget.font_size for widget in pilot.shown() if getattr(widget, "text", "")}
        largest = max(sizes, key=lambda text: float(sizes[text]))
        assert largest == SAY("ui.welcome.go-on", game="Nice One Squirrel!")
        assert largest.count("\n") == 1
        assert faults(pilot) == []
