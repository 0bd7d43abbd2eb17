"""What a correction of Masters of Maple Syrup changes on the table is told in words: hands, cards, and the piles."""

from companion.games.masters_of_maple_syrup.actions import Develop, Effect, Harvest, Select, Tap
from companion.session.correction import Correction, InsertBefore, Remove, Replace
from tests.ui.geometry import faults
from tests.ui.maple_player import begin
from tests.ui.pilot import Pilot


def change(pilot: Pilot, number: int, correction: Correction) -> list[str]:
    """Returns what the screen says that a correction of an entry changes."""
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    pilot.screen.choose(correction, "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert faults(pilot) == []
    return str(pilot.screen.change).split("\n")


def numbers(pilot: Pilot) -> list[int]:
    """Returns the numbers of the entries."""
    return [logged.number for logged in pilot.controllers.table.snapshot.entries]


def test_another_tree_that_was_harvested_changes_a_hand_two_trees_and_the_deck(pilot: Pilot) -> None:
    cards = [{"name": name, "type": "tree", "draws": draws} for name, draws in (("Red Maple", 1), ("Oak", 2))]
    begin(
        pilot, Select("choose", "harvest"), Effect(0, 0, draw=1, develop="Oak", tap=(0,)), rivals=True, catalogue=cards
    )
    pilot.act(Effect(0, 0, tap=(1,)), Harvest(0, (0,)))
    last = numbers(pilot)[-1]
    assert change(pilot, last, Replace(last, Harvest(0, (1,)))) == [
        "Ann: hand 4 → 5, Red Maple sideways, Oak upright",
        "Deck 36 → 35",
    ]


def test_other_cards_and_those_under_them_are_named(pilot: Pilot) -> None:
    begin(pilot, Select("develop"), Develop(0, "Sled", 1), Effect(0, 1, tuck=1), Develop(1, "Oak", 0))
    _, sled, tucked, oak = numbers(pilot)
    other = change(pilot, sled, Replace(sled, Develop(0, "Elm", 0)))
    assert other == ["Ann: hand 0 → 1, Sled → Elm", "Discards 5 → 4"]
    assert change(pilot, tucked, Remove(tucked)) == ["Ann: hand 0 → 1, Sled: 1 → 0 under it"]
    assert change(pilot, oak, Remove(oak)) == ["Bo: hand 2 → 3, Oak away"]
    assert change(pilot, oak, InsertBefore(oak, Effect(1, 0, draw=1, develop="Elm"))) == [
        "Bo: Elm new",
        "Deck 38 → 37",
    ]


def test_of_an_entry_that_becomes_a_question_only_that_is_told_and_the_turn(pilot: Pilot) -> None:
    begin(pilot, Select("tap"), Tap(0, (0,)), Effect(1, 0, draw=1))
    first = numbers(pilot)[0]
    told = change(pilot, first, Replace(first, Select("harvest")))
    assert [line.split()[0] for line in told] == ["Then", "1"]
