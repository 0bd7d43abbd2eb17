"""What stands on the forest and beside it while a turn is played: what a token brings, and what a build costs."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.engine.game import own_action
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Swap
from companion.games.bamboo_harvest.choices import swaps_of
from companion.games.bamboo_harvest.state import State
from companion.games.bamboo_harvest.turn import BUILD_COST
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.games.bamboo_harvest.draft import RESTING, CellFrame, Draft
from companion.ui.games.bamboo_harvest.offers import offer_turn
from companion.ui.games.bamboo_harvest.screens.correct import MoveEntry
from companion.ui.games.bamboo_harvest.widgets.forest import ForestCell
from companion.ui.texts import SAY
from tests.games.bamboo_harvest.table import NAMES, table, up
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

WILD = parse_card("QH")
QUEENS = {(0, 1): "QH", (1, 0): "QH"}


def test_a_token_that_harvests_deeds_says_how_many_as_the_plates_do() -> None:
    SAY.set_language("bamboo-harvest", "en")
    offer = offer_turn(table(QUEENS, [[(0, 0)], [(6, 6)]]), RESTING, NAMES[:2])
    assert offer.cells[0].says == "×2"


def test_whoever_can_neither_build_nor_swap_is_asked_for_the_harvest_alone() -> None:
    SAY.set_language("bamboo-harvest", "en")
    state = table(QUEENS, [[(3, 3)], [(6, 6)]], reeds=[BUILD_COST, 14])
    assert offer_turn(state, RESTING, NAMES[:2]).task == SAY("ui.turn.harvest", name=NAMES[0])


def test_who_has_no_deed_face_up_is_asked_for_no_swap() -> None:
    """BH-4.3"""
    SAY.set_language("bamboo-harvest", "en")
    state = table(QUEENS, [[(3, 3)], [(6, 6)]], reeds=[BUILD_COST, 14], deeds=[up(down=1), up()])
    task = offer_turn(state, RESTING, NAMES[:2]).task
    assert task == SAY("ui.turn.build-only", name=NAMES[0], cost=BUILD_COST)
    assert "swap" not in task


def test_what_a_build_costs_is_said_where_the_card_was_touched() -> None:
    SAY.set_language("bamboo-harvest", "en")
    state = table(QUEENS, [[(3, 3)], [(6, 6)]], reeds=[BUILD_COST, 14], deeds=[up("QC"), up()])
    assert f"{BUILD_COST} reeds" in offer_turn(state, Draft((1,)), NAMES[:2]).task


def test_why_a_swap_cannot_be_chosen_is_said_in_a_line() -> None:
    SAY.set_language("bamboo-harvest", "en")
    tokens, deeds = [[(3, 3)], [(6, 6)]], [up("QC"), up()]
    offer = offer_turn(table(QUEENS, tokens, reeds=[14, 14], deeds=deeds), Draft((1,)), NAMES[:2])
    assert offer.cells[45].meaning is None
    assert (offer.reason, offer.rule) == ("Swaps farther away cost 15 reeds or more; you have 14.", "BH-4.3")
    assert offer_turn(table(QUEENS, tokens, reeds=[50, 14], deeds=deeds), Draft((1,)), NAMES[:2]).reason == ""


def test_a_corrected_swap_shows_where_the_disturbance_token_goes(pilot: Pilot) -> None:
    names = ("Rosemarie", "Konstantin")
    pilot.start("bamboo-harvest", {}, names)
    actions = [own_action(GAME, entry.action) for entry in simulate(1, players=names).entries[:8]]
    pilot.act(*actions)
    place, swap = next((place, action) for place, action in enumerate(actions) if isinstance(action, Swap))
    number = pilot.controllers.table.snapshot.entries[place].number
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    entry = next(widget for widget in pilot.screen.walk() if isinstance(widget, MoveEntry))
    forest = [widget for widget in entry.walk() if isinstance(widget, ForestCell)]
    one, other = swap.on
    entry.take(Draft(swap.on))
    entry.take(replace(swap, token=other if swap.token == one else one))
    cells = [widget.cell for widget in sorted(forest, key=lambda widget: (-widget.y, widget.x))]
    token = other if swap.token == one else one
    assert [place for place, cell in enumerate(cells) if cell.disturbed is not None] == [token]
    assert [place for place, cell in enumerate(cells) if cell.mark is CellFrame.CHOSEN] == sorted(swap.on)


def test_where_the_token_of_a_wild_swap_goes_can_be_read_in_a_correction(folder: Path) -> None:
    record = simulate(1, players=NAMES)
    place = next(place for place, entry in enumerate(record.entries) if getattr(entry.action, "deed", None) == WILD)
    with Pilot(folder, "720x1280") as pilot:
        pilot.start("bamboo-harvest", {}, NAMES)
        pilot.act(*(entry.action for entry in record.entries[: place + 1]))
        before = pilot.controllers.table.playing.states_as(State)[place]
        pair = next(swap.on for swap in swaps_of(before) if swap.deed == WILD)
        pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[place].number)
        pilot.settle()
        next(widget for widget in pilot.screen.walk() if isinstance(widget, MoveEntry)).take(Draft(pair))
        pilot.frames(3)
        assert pilot.says(SAY("ui.swap.wild", deed=WILD))
        assert faults(pilot) == []


def test_a_swap_that_can_be_taken_back_can_be_read_on_its_button(pilot: Pilot) -> None:
    names = ("Rosemarie", "Konstantin")
    pilot.start("bamboo-harvest", {}, names)
    pilot.act(*(own_action(GAME, entry.action) for entry in simulate(1, players=names).entries[:8]))
    name = names[pilot.controllers.table.snapshot.state.turn]
    assert pilot.says(f"Take back\n{name}: swaps 4/3 and 5/3 with 9♠")
    assert faults(pilot) == []


def test_names_can_be_read_beside_the_forest_of_a_replay(folder: Path) -> None:
    names = ("Rosemarie", "Konstantin")
    with Pilot(folder, "800x480") as pilot:
        pilot.start("bamboo-harvest", {}, names)
        pilot.act(*(own_action(GAME, entry.action) for entry in simulate(1, players=names).entries[:8]))
        pilot.controllers.navigation.go("replay")
        pilot.settle()
        pilot.screen.turn_to(pilot.screen.last)
        pilot.settle()
        assert faults(pilot) == []


def test_every_button_is_on_the_screen_where_a_game_has_ended(folder: Path) -> None:
    names = ("Rosemarie", "Konstantin")
    with Pilot(folder, "720x1280", language="de", text_percent=150) as pilot:
        pilot.start("bamboo-harvest", {}, names)
        pilot.act(*(own_action(GAME, entry.action) for entry in simulate(5, players=names).entries))
        pilot.until(lambda: pilot.name == "over")
        assert faults(pilot) == []


@pytest.mark.parametrize(("players", "tokens"), [(2, 10), (4, 8)])
def test_what_wins_is_said_while_the_first_tokens_are_placed(pilot: Pilot, players: int, tokens: int) -> None:
    """BH-5.1, BH-5.2: whoever does not know the game places tokens by it."""
    record = simulate(1, players=("Ann", "Bo", "Cy", "Di")[:players])
    pilot.settle()
    pilot.start(record.game, {}, record.players)
    pilot.act(*(entry.action for entry in record.entries[:2]))
    assert pilot.says("a path of built cards from one edge to the opposite one")
    assert pilot.says("of one player at most two") == (players > 2)
    assert pilot.says(f"Or {tokens} of your tokens")
    pilot.tap(pilot.screen.ids.explanation)
    assert pilot.name == "rules"


def test_without_advice_each_token_is_chosen_for_and_no_harvest_is_the_best() -> None:
    SAY.set_language("bamboo-harvest", "en")
    state = table({(0, 1): "9H", (1, 0): "4H"}, [[(0, 0)], [(6, 6)]], deeds=[up("QC"), up()])
    advised = offer_turn(state, RESTING, NAMES[:2])
    assert advised.options[0].text.startswith("Best harvest")
    plain = offer_turn(state, RESTING, NAMES[:2], advises=False)
    assert (plain.options, plain.links) == ((), ())
    assert plain.task.endswith(SAY("ui.harvest.open"))
    asked = offer_turn(state, Draft((0,)), NAMES[:2], advises=False)
    choices = [option for option in asked.options if isinstance(option.meaning, Draft) and option.meaning.picks]
    assert len(choices) >= 2
    assert not any(option.is_chosen for option in asked.options)
    chosen = choices[0].meaning
    assert isinstance(chosen, Draft)
    [harvest] = offer_turn(state, chosen, NAMES[:2], advises=False).options
    assert harvest.text.startswith("Harvest: ")
