"""What a card's text allowed in Masters of Maple Syrup, entered on the screen as numbers, trees and a card."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest

from companion.games import find_game
from companion.games.masters_of_maple_syrup.actions import Effect, Select
from companion.simulation.players.masters_of_maple_syrup import simulate
from companion.ui.games.masters_of_maple_syrup.entries import effect_text
from companion.ui.games.masters_of_maple_syrup.questions import PlayerQuestion, QuestionKind
from companion.ui.games.masters_of_maple_syrup.widgets.effect_panel import ROW_MM, EffectPanel
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.number_row import NumberRow
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.maple_player import begin, count, enter, entered, row_of, touch_card, way
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

GAME: Final = find_game("masters-of-maple-syrup")


def test_an_effect_is_kept_as_numbers_beside_the_text(pilot: Pilot) -> None:
    text = "When tapping: draw one, tuck one."
    begin(pilot, Select("tap"), catalogue=[{"name": "Red Maple", "type": "tree", "text": text}])
    way(pilot, 0, SAY("ui.way.effect"))
    touch_card(pilot, 0, 0)
    assert pilot.says(text)
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.ask.leave"))
    enter(pilot, Effect(0, 0, draw=1, tuck=1))
    placed = pilot.controllers.table.snapshot.state.sides[0].placed[0]
    assert placed.tucked == 1
    assert pilot.says(SAY("ui.card.tucked", count=1))
    number = pilot.controllers.table.snapshot.entries[-1].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()
    count(pilot, row_of(pilot, SAY("ui.effect.draw")), 2)
    pilot.tap_text(SAY("ui.effect.take-it"))
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: entered(pilot)[-1] == Effect(0, 0, draw=2, tuck=1))


def test_what_the_text_says_and_what_was_entered_before_take_one_touch(pilot: Pilot) -> None:
    text = "After tapping: you may discard one card and draw 1 card.\nGame end: draw 3 cards."
    begin(pilot, Select("tap"), catalogue=[{"name": "Red Maple", "type": "tree", "text": text}])
    way(pilot, 0, SAY("ui.way.effect"))
    touch_card(pilot, 0, 0)
    pilot.tap_text(effect_text(Effect(0, 0, draw=1, discard=1)))
    pilot.until(lambda: entered(pilot)[-1] == Effect(0, 0, draw=1, discard=1))
    enter(pilot, Effect(0, 0, draw=2))
    way(pilot, 0, SAY("ui.way.effect"))
    touch_card(pilot, 0, 0)
    assert [pilot.says(effect_text(Effect(0, 0, draw=count))) for count in (2, 3)] == [True, False]
    assert faults(pilot) == []
    pilot.tap_text(effect_text(Effect(0, 0, draw=2)))
    pilot.until(lambda: entered(pilot)[-2:] == [Effect(0, 0, draw=2)] * 2)


@pytest.mark.parametrize("size", SIZES)
def test_all_numbers_of_an_effect_are_seen_at_once(folder: Path, size: str) -> None:
    record = simulate(1, {})
    with Pilot(folder, size) as pilot:
        pilot.start(GAME.name, record.options, record.players)
        pilot.act(*(entry.action for entry in record.entries[: len(record.entries) * 4 // 5]))
        pilot.screen.ask(PlayerQuestion(QuestionKind.EFFECT, 0))
        pilot.frames(3)
        panel = next(widget for widget in pilot.shown() if isinstance(widget, EffectPanel))
        rows = panel.ids.rows
        numbers = [row for row in rows.children if isinstance(row, NumberRow)]
        assert all(rows.parent.to_widget(*row.to_window(*row.center))[1] > rows.parent.y for row in numbers)
        assert rows.parent.height >= 4 * THEME.mm(ROW_MM)
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.ask.leave"))
        assert all(side in pilot.shown() for side in pilot.screen.sides)


def test_a_card_that_an_effect_develops_is_chosen_from_a_list_or_typed(pilot: Pilot) -> None:
    trees = [{"name": f"Tree {number}", "type": "tree", "cost": 0} for number in range(20)]
    begin(pilot, Select("tap"), catalogue=trees)

    def has_entered(name: str) -> bool:
        return bool(entered(pilot)[-1] == Effect(0, 0, develop=name))

    for chosen in ("Tree 17", "Elm"):
        way(pilot, 0, SAY("ui.way.effect"))
        touch_card(pilot, 0, 0)
        pilot.tap_text(SAY("ui.effect.develop-none"))
        assert faults(pilot) == []
        if chosen == "Elm":
            pilot.tap_text(SAY("ui.ask.other"))
            assert faults(pilot) == []
            for letter in "ELM":
                pilot.tap_text(letter)
            pilot.tap_text(SAY("ui.keyboard.done"))
        else:
            pilot.tap_text(chosen)
        pilot.tap_text(SAY("ui.effect.take-it"))
        pilot.until(partial(has_entered, chosen))
    number = pilot.controllers.table.snapshot.entries[-1].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()
    pilot.tap_text(SAY("ui.effect.develop", card="Elm"))
    pilot.tap_text("Tree 3")
    pilot.tap_text(SAY("ui.effect.take-it"))
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: entered(pilot)[-1] == Effect(0, 0, develop="Tree 3"))


@pytest.mark.parametrize("seat", [0, 1], ids=["near", "far"])
@pytest.mark.parametrize("size", SIZES)
def test_a_name_can_be_typed_late_in_a_game_on_every_screen(folder: Path, size: str, seat: int) -> None:
    record = simulate(1, {})
    with Pilot(folder, size) as pilot:
        pilot.start(GAME.name, record.options, record.players)
        pilot.act(*(entry.action for entry in record.entries[: len(record.entries) * 4 // 5]))
        for kind in (QuestionKind.NAME, QuestionKind.EFFECT_NAME):
            pilot.screen.ask(PlayerQuestion(kind, seat))
            pilot.frames(3)
            assert faults(pilot) == []
        pilot.screen.ask(None)
        pilot.frames(3)
        assert faults(pilot) == []
        assert all(side in pilot.shown() for side in pilot.screen.sides)


def test_like_cards_have_the_same_numbers_in_the_form_as_on_the_property(pilot: Pilot) -> None:
    begin(pilot, Select("tap"), Effect(0, 0, develop="Sap Maple"), Effect(0, 0, develop="Red Maple"))
    names = ["Red Maple (1)", "Sap Maple", "Red Maple (3)"]
    assert all(pilot.says(name) for name in names)
    way(pilot, 0, SAY("ui.way.effect"))
    touch_card(pilot, 0, 2)
    assert pilot.says("Red Maple (3)"), "whose text is used"
    assert all(pilot.says(SAY("ui.effect.tap", card=name)) for name in names)
    pilot.tap_text(SAY("ui.effect.tap", card="Red Maple (3)"))
    pilot.tap_text(SAY("ui.effect.take-it"))
    assert [placed.tapped for placed in pilot.controllers.table.snapshot.state.sides[0].placed] == [False, False, True]
