"""A card's name is typed in a correction of Masters of Maple Syrup: of the entry, or of what came before it."""

from typing import Any

from companion.games.masters_of_maple_syrup.actions import Develop, Effect, End, Select, Tap
from companion.session.correction import InsertBefore, Remove, Replace
from companion.ui.history_lines import history_lines
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.maple_player import entered, sit_down
from tests.ui.pilot import Pilot


def correct_last(pilot: Pilot, *actions: Any) -> None:
    """Begins a game, enters actions, and asks what the last one was."""
    sit_down(pilot, {})
    pilot.act(*actions)
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[-1].number)
    pilot.settle()


def type_elm(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.ask.other"))
    for letter in "ELM":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.settle()


def test_a_name_that_is_typed_for_what_came_before_is_a_card_developed_before(pilot: Pilot) -> None:
    correct_last(pilot, Select("develop"), Develop(1, "Sled", 1))
    pilot.screen.look_before()
    pilot.settle()
    type_elm(pilot)
    assert faults(pilot) == []
    pilot.tap_text(f"Ann: Elm ({SAY('ui.entry.paid', count=2)})")
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: len(entered(pilot)) == 3)
    assert entered(pilot) == [Select("develop"), Develop(0, "Elm", 2), Develop(1, "Sled", 1)]
    assert pilot.controllers.table.snapshot.question is None


def test_a_name_that_differs_only_in_its_capitals_is_the_card_that_is_known(pilot: Pilot) -> None:
    correct_last(pilot, Select("develop"), Develop(0, "elm", 0), Develop(1, "Sled", 1))
    type_elm(pilot)
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.screen._chosen.action == Develop(1, "elm", 1)


def test_no_name_is_typed_for_an_entry_that_has_none(pilot: Pilot) -> None:
    correct_last(pilot, Select("develop"), Develop(0, "Sled", 1))
    other = pilot.button(SAY("ui.ask.other"))
    assert not other.disabled
    pilot.screen.number = pilot.controllers.table.snapshot.entries[0].number
    pilot.screen.show(pilot.controllers.table.snapshot)
    assert other.disabled
    pilot.screen._rename("Elm")
    assert not isinstance(pilot.screen._chosen, Replace)


def test_what_was_selected_instead_names_no_player(pilot: Pilot) -> None:
    correct_last(pilot, Select("develop"))
    assert pilot.says("Ann: develop"), "the heading says whose entry it was"
    assert pilot.button(SAY("action.tap"))
    assert not pilot.says(f"Ann: {SAY('action.tap')}")
    pilot.tap_text(SAY("action.tap"))
    pilot.until(lambda: bool(pilot.screen.ready))


def test_what_was_entered_instead_of_a_turns_end_says_whose_it_was(pilot: Pilot) -> None:
    correct_last(pilot, Select("tap"), End())
    names = [getattr(button, "text", "").split(":")[0] for button in pilot.buttons()]
    assert {"Ann", "Bo"} <= set(names)


def test_that_a_correction_ends_the_game_is_told(pilot: Pilot) -> None:
    oaks = [Effect(0, 0, draw=1, develop=f"Oak {number}") for number in range(9)]
    correct_last(pilot, Select("develop"), *oaks[:-1], End())
    pilot.screen.choose(InsertBefore(pilot.controllers.table.snapshot.entries[-1].number, oaks[-1]), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.screen.change.split("\n")[0] == "Next: Bo → –"


def test_of_cards_that_are_alike_the_one_that_is_meant_has_its_number(pilot: Pilot) -> None:
    more = [Effect(0, 0, draw=1, develop="Red Maple") for _ in range(2)]
    correct_last(pilot, Select("tap"), *more, Tap(0, (0,)))
    assert pilot.says("Ann: tap Red Maple (1)")
    offered = [button.text for button in pilot.buttons() if getattr(button, "text", "").startswith("tap Red Maple")]
    assert offered == ["tap Red Maple (2)", "tap Red Maple (3)"]


def test_an_entry_that_a_correction_makes_impossible_names_its_cards(pilot: Pilot) -> None:
    correct_last(
        pilot, Select("tap"), Effect(0, 0, draw=1, develop="Sled"), Tap(0, (1,)), Tap(0, (0,)), End(), Select("develop")
    )
    first = pilot.controllers.table.snapshot.entries[0].number
    pilot.screen.choose(Replace(first, Select("harvest")), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says("“Ann: tap Sled”")
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "question")
    assert pilot.screen.about == "Ann: tap Sled"
    assert "Ann: tap Red Maple" in pilot.screen.neighbours
    lines = [
        entry.text for line in history_lines(pilot.controllers.table.snapshot, ("Ann", "Bo")) for entry in line.entries
    ]
    assert lines[-1] == SAY("action.develop"), "who selects it is open"


def test_a_card_that_no_longer_lies_there_is_told_by_its_place(pilot: Pilot) -> None:
    correct_last(pilot, Select("tap"), Effect(0, 0, draw=1, develop="Sled"), Tap(0, (0, 1)))
    second = pilot.controllers.table.snapshot.entries[1].number
    pilot.screen.choose(Remove(second), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says("“Ann: tap Red Maple, Sled”"), "it lay there before the correction"
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "question")
    assert pilot.screen.about == "Ann: tap Red Maple, 2"
