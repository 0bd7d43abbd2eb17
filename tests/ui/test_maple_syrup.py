"""Masters of Maple Syrup on the screen: a whole game by touch, effects, an unknown card, the tally, corrections."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from companion.engine import Record, replay
from companion.games import find_game
from companion.games.masters_of_maple_syrup.actions import Develop, Effect, End, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.state import LAST_CARD
from companion.simulation.players.masters_of_maple_syrup import simulate
from companion.ui.games.masters_of_maple_syrup.presenter import PRESENTER
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.maple_player import begin, count, count_of, enter, entered, row_of, sit_down, touch_card, way
from tests.ui.pilot import Pilot

GAME: Final = find_game("masters-of-maple-syrup")
BESIDE: Final = ("menu", "history", "rules", "statistics", "share", "replay", "tally")


def shortest(options: dict[str, object]) -> Record:
    """Returns a game of few turns."""
    return min((simulate(seed, options) for seed in range(8)), key=lambda one: len(one.entries))


@pytest.mark.one_python
def test_what_a_player_does_next_stands_out_and_an_effect_does_not(pilot: Pilot) -> None:
    pilot.start(GAME.name, {}, ("Ann", "Bo"))
    pilot.act(Select("tap"))
    effects = [button for button in pilot.buttons() if getattr(button, "text", "") == SAY("ui.way.effect")]
    assert [button.weight for button in effects] == ["button", "button"]
    assert pilot.button(SAY("ui.way.end")).weight == "first_button"


@pytest.mark.one_python
def test_the_history_tells_what_was_paid_in_words_and_of_no_tricks(pilot: Pilot) -> None:
    pilot.start(GAME.name, {}, ("Ann", "Bo"))
    pilot.act(Select("develop"), Develop(0, "Sled", 1))
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.says(f"Sled ({SAY('ui.entry.paid', count=1)})")
    assert not pilot.says("★")


@pytest.mark.one_python
def test_no_trees_are_to_be_touched_where_none_can_be_turned(pilot: Pilot) -> None:
    pilot.start(GAME.name, {}, ("Ann", "Bo"))
    pilot.act(Select("tap"))
    may = SAY("ui.side.may-tap")
    assert [side.says for side in pilot.screen.sides] == [may, may]
    pilot.act(Tap(0, (0,)))
    assert [side.says for side in pilot.screen.sides] == ["", may]


@pytest.mark.one_python
@pytest.mark.parametrize("rivals", [False, True], ids=["red sides", "white sides"])
def test_a_whole_game_by_touch(folder: Path, rivals: bool) -> None:
    record = shortest({"rivals": True} if rivals else {})
    actions = [entry.action for entry in record.entries]
    half, end = len(actions) // 2, max(place for place, action in enumerate(actions) if isinstance(action, End))
    with Pilot(folder) as pilot:
        sit_down(pilot, record.options)
        for action in actions[:half]:
            enter(pilot, action)
        taken_back = count_of(pilot)
        pilot.tap(pilot.screen.ids.bar.children[-1].children[0])
        pilot.until(lambda: count_of(pilot) == taken_back - 1)
        last = actions[half - 1]
        enter(pilot, replace(last, places=last.places[-1:]) if isinstance(last, Tap | Harvest) else last)
    with Pilot(folder) as pilot:  # as after a power cut
        pilot.until(lambda: pilot.name == "play")
        for action in actions[half:end]:
            enter(pilot, action)
        assert max(pilot.controllers.table.snapshot.state.cards) >= LAST_CARD
        assert pilot.says(SAY("ui.bar.last-turn"))
        for action in actions[end:]:  # the end of the turn, and what cards with a bonus are worth
            enter(pilot, action)
        pilot.until(lambda: pilot.name == "over")
        state, expected = pilot.controllers.table.snapshot.state, replay(GAME, record)
        assert (state.scores, state.winner) == (expected.scores, expected.winner)
        assert [len(side.placed) for side in state.sides] == [len(side.placed) for side in expected.sides]
        for screen in BESIDE:
            pilot.controllers.navigation.go(screen)
            pilot.settle()
            assert (screen, faults(pilot)) == (screen, [])


@pytest.mark.one_python
def test_each_player_is_asked_at_the_own_edge(pilot: Pilot) -> None:
    begin(pilot, Select("tap"))
    near, far = pilot.screen.sides
    assert (near.acts, far.acts) == (True, True)
    assert near.says == far.says == SAY("ui.side.may-tap")
    assert pilot.screen.ids.far.seat == 2
    touch_card(pilot, 1, 0)
    pilot.until(lambda: entered(pilot)[-1] == Tap(1, (0,)))
    assert pilot.screen.sides[1].ids.cards.children[0].is_tapped


@pytest.mark.one_python
def test_the_neighbour_may_be_touched_first_and_the_current_player_still_comes_before(pilot: Pilot) -> None:
    begin(pilot, Select("tap"))
    touch_card(pilot, 1, 0)
    pilot.until(lambda: entered(pilot)[-1] == Tap(1, (0,)))
    assert pilot.screen.sides[0].says == SAY("ui.side.may-tap")
    touch_card(pilot, 0, 0)
    pilot.until(lambda: len(entered(pilot)) == 3)
    assert entered(pilot) == [Select("tap"), Tap(0, (0,)), Tap(1, (0,))]
    assert all(side.cards[0].tapped for side in pilot.screen._view.sides)
    enter(pilot, End())
    assert pilot.controllers.table.snapshot.state.current == 1


@pytest.mark.one_python
def test_without_a_catalogue_what_is_unknown_is_asked(pilot: Pilot) -> None:
    begin(pilot, Select("tap"), Tap(0, (0,)), End(), Select("harvest"))
    touch_card(pilot, 0, 0)
    assert pilot.screen.ids.question.seat == 0
    count(pilot, row_of(pilot, SAY("ui.ask.drew-count")), 2)
    pilot.tap_text(SAY("ui.ask.take"))
    pilot.until(lambda: entered(pilot)[-1] == Harvest(0, (0,), 2))
    enter(pilot, End())
    enter(pilot, Select("develop"))
    enter(pilot, Develop(0, "Wild Cherry", 1))
    assert pilot.controllers.table.snapshot.state.sides[0].placed[-1].card.name == "Wild Cherry"
    assert faults(pilot) == []


@pytest.mark.one_python
@pytest.mark.parametrize("seat", [0, 1], ids=["near", "far"])
def test_every_letter_of_a_card_s_name_can_be_touched(pilot: Pilot, seat: int) -> None:
    pilot.start(GAME.name, {}, ("Ann", "Bo"))
    pilot.act(Select("develop"))
    way(pilot, seat, SAY("ui.way.develop"))
    pilot.tap_text(SAY("ui.ask.other"))
    assert faults(pilot) == []
    for letter in "KVA9":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    assert pilot.says("Kva9")
    assert all(side in pilot.shown() for side in pilot.screen.sides)


@pytest.mark.one_python
def test_a_developed_card_is_corrected_by_touch(pilot: Pilot) -> None:
    catalogue = [{"name": "Oak", "type": "tree", "cost": 0}, {"name": "Elm", "type": "tree", "cost": 0}]
    begin(pilot, Select("develop"), Develop(0, "Oak"), catalogue=catalogue)
    pilot.tap_text(SAY("ui.bar.history"))
    number = str(pilot.controllers.table.snapshot.entries[1].number)
    pilot.tap(next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == number))
    assert "Elm" in [getattr(button, "text", "") for button in pilot.buttons()], "the heading names the player"
    pilot.tap_text("Elm")
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot.state.sides[0].placed[-1].card.name == "Elm")


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_a_name_that_was_typed_wrongly_is_typed_again(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        begin(pilot, Select("develop"), Develop(0, "Ekm", 1))
        pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[-1].number)
        pilot.settle()
        pilot.tap_text(SAY("ui.ask.other"))
        assert faults(pilot) == []
        for letter in "ELM":
            pilot.tap_text(letter)
        pilot.tap_text(SAY("ui.keyboard.done"))
        pilot.until(lambda: bool(pilot.screen.ready))
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.correct.take"))
        pilot.until(lambda: entered(pilot)[-1] == Develop(0, "Elm", 1))


@pytest.mark.one_python
def test_a_catalogue_is_chosen_from_the_files_that_the_table_has_put_there(folder: Path) -> None:
    own = folder / "catalogues"
    own.mkdir()
    (own / "ours.toml").write_text('[[card]]\nname = "Big Oak"\ntype = "tree"\ncost = 2\n')
    (own / "worse.toml").write_text("[[card]]\nname = 5\n")
    with Pilot(folder) as pilot:
        pilot.controllers.table.game = "masters-of-maple-syrup"
        pilot.controllers.navigation.go("variant")
        pilot.settle()
        pilot.tap_text(SAY("ui.variant.catalogue-own", name="ours", count=1))
        assert pilot.controllers.table.agreed["catalogue"] == [{"name": "Big Oak", "type": "tree", "cost": 2}]
        [worse] = [button for button in pilot.buttons() if "worse.toml: card 1" in button.text]
        pilot.tap(worse)
        assert "catalogue" not in pilot.controllers.table.agreed
        assert faults(pilot) == []


@pytest.mark.one_python
def test_what_is_taken_back_counts_several_trees_and_names_one() -> None:
    SAY.set_language(GAME.name, "en")
    state = GAME.start({}, ("Ann", "Bo"))
    several, one = (PRESENTER.short_entry_text(Harvest(1, places), state, ("Ann", "Bo")) for places in ((0, 2), (0,)))
    assert several == "Bo: 2 trees harvested"
    assert one.startswith("Bo: harvest ")
    assert "trees" not in one
    assert PRESENTER.short_entry_text(Tap(0, (0, 1, 2)), state, ("Ann", "Bo")) == "Ann: 3 trees tapped"


@pytest.mark.one_python
def test_cards_are_offered_by_name_those_that_can_be_developed_first(pilot: Pilot) -> None:
    costs = {"Yew": 1, "Oak": 9, "elm": 0, "Ash": 1}
    cards = [{"name": name, "type": "tree", "cost": cost} for name, cost in costs.items()]
    begin(pilot, Select("develop"), catalogue=cards)
    pilot.tap_text(SAY("ui.way.develop"))
    offered = [button.means for button in pilot.shown() if getattr(button, "means", "")]
    assert offered == ["Ash", "elm", "Red Maple", "Yew", "Oak"]


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_of_fifty_cards_one_is_found_by_a_part_of_its_name(folder: Path, size: str) -> None:
    cards = [{"name": f"Tree {number}", "type": "tree", "cost": number // 40} for number in range(1, 51)]
    with Pilot(folder, size) as pilot:
        begin(pilot, Select("develop"), Effect(0, 0, discard=3), Effect(0, 0, draw=1), catalogue=cards)
        way(pilot, 0, SAY("ui.way.develop"))
        pilot.tap_text(SAY("ui.ask.other"))
        pilot.tap_text("4")
        assert faults(pilot) == []
        assert not pilot.says("Tree 49"), "it is too dear"
        assert pilot.says("Tree 14")
        pilot.tap_text("Tree 4")
        pilot.until(lambda: entered(pilot)[-1] == Develop(0, "Tree 4"))


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_names_can_be_read_on_a_property_of_nine(folder: Path, size: str) -> None:
    names = ("Silver Maple", "Market Stall", "Norwegian Wood", "Evaporator")
    cards = [{"name": name, "type": "tree", "cost": 0, "value": 1} for name in names]
    with Pilot(folder, size) as pilot:
        begin(pilot, Select("develop"), catalogue=cards)
        pilot.act(*(Effect(0, 0, draw=1, develop=name) for name in names * 2))
        pilot.act(Effect(0, 4, draw=1, tuck=1), Effect(0, 0, tap=(1, 4)), Effect(0, 0, discard=1))
        small = [fault for fault in faults(pilot) if any(name in fault for name in names)]
        assert small == []
