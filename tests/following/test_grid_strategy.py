"""A game in a grid is followed by looks at all its cards: what explains them is offered, and entered once confirmed."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from companion.engine.game import own_action
from companion.following.decisions import Accepted, Decision, Offered
from companion.following.game_assignment import GameAssignment
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Build, Grid, Harvest, Place, Swap
from companion.games.bamboo_harvest.state import State
from companion.session import MemoryStore, Session, start_session
from companion.session.correction import Replace
from companion.simulation.bamboo_harvest import COLOURS
from companion.simulation.players.bamboo_harvest import simulate
from vision.reader.grid import CellState, GridCell, GridCells
from vision.tracking.events import GridSeen, UnreadChange

QUAD: Final = np.array([[0, 0], [10, 0], [10, 14], [0, 14]], np.float32)
RECORD: Final = simulate(1)
ACTIONS: Final = [own_action(GAME, entry.action) for entry in RECORD.entries]


@cache
def states() -> tuple[State, ...]:
    """Returns every state of the record."""
    found = [GAME.start(RECORD.options, RECORD.players)]
    for action in ACTIONS:
        found.append(GAME.apply(found[-1], action))
    return tuple(found)


def seen(state: State, others: Mapping[int, GridCell] = MappingProxyType({})) -> GridCells:
    """Returns what a camera sees of a state, but for some places."""
    cells = []
    for place, card in enumerate(state.grid):
        owner, disturbed = state.built[place], [seat for seat, at in enumerate(state.disturbance) if at == place]
        if owner is not None:
            cells.append(GridCell(CellState.DOWN, None, COLOURS[owner], (), QUAD))
        else:
            token = COLOURS[disturbed[0]] if disturbed else None
            cells.append(GridCell(CellState.FACE, card, token, ((card, 0.99),), QUAD))
    for place, cell in others.items():
        cells[place] = cell
    return tuple(tuple(cells[row * 7 : row * 7 + 7]) for row in range(7))


class ScannedTable:
    """A game that is followed by looks; somebody at the screen confirms what is offered, if `confirms`."""

    def __init__(self, entries: int = 0, *, confirms: bool = True) -> None:
        self.session: Session = start_session(MemoryStore(), GAME, RECORD.options, RECORD.players)
        for action in ACTIONS[:entries]:
            self.session.act(action)
        self.games = GameAssignment()
        self.confirms = confirms
        self.at_s = 0.0

    def choose(self, state: Any, choices: Sequence[Any]) -> Any:
        """Confirms the only thing that can have happened."""
        return choices[0] if self.confirms and len(choices) == 1 else None

    def look(self, grid: GridCells | None) -> list[Decision]:
        """Lets the camera see all cards, or no change."""
        self.at_s += 1
        events = () if grid is None else (GridSeen(grid, self.at_s),)
        return self.games.see(self.session, events, self.at_s, self.choose)

    @property
    def entered(self) -> list[Any]:
        """The actions that stand."""
        return [logged.entry.action for logged in self.session.standing]


def offers(decisions: Iterable[Decision]) -> list[tuple[object, ...]]:
    return [one.actions for one in decisions if isinstance(one, Offered)]


def place_of(kind: type) -> int:
    """Returns the first entry of a kind."""
    return next(at for at, action in enumerate(ACTIONS) if type(action) is kind)


def test_the_forest_and_the_first_tokens_are_entered_as_they_are_laid() -> None:
    table = ScannedTable()
    [decision] = table.look(seen(states()[1]))
    assert isinstance(decision, Accepted)
    assert table.entered == [Grid(states()[1].grid)]
    table.session.act(ACTIONS[1])
    for done in (3, 4):
        table.look(seen(states()[done]))
    assert table.entered == ACTIONS[:4]
    assert [logged.entry.by for logged in table.session.standing] == ["camera", None, "camera", "camera"]


def test_a_forest_with_many_cards_in_doubt_waits_for_another_look() -> None:
    table, forest = ScannedTable(), states()[1]
    doubtful = GridCell(CellState.DOUBTFUL, None, None, (), QUAD)
    assert table.look(seen(forest, dict.fromkeys(range(7), doubtful))) == []
    table.look(seen(forest, dict.fromkeys(range(20, 27), doubtful)))
    assert table.entered == [Grid(forest.grid)]


def test_a_look_at_what_was_laid_before_the_game_began_counts() -> None:
    table = ScannedTable()
    table.games.notice((GridSeen(seen(states()[1]), 0.5),))
    table.look(None)
    assert table.entered == [Grid(states()[1].grid)]


def next_game(table: ScannedTable) -> ScannedTable:
    """A new game at the same table."""
    later = ScannedTable()
    later.games, later.at_s = table.games, table.at_s
    later.games.disregard()
    return later


def test_the_forest_of_one_game_is_not_offered_to_the_next_one() -> None:
    """Nothing was seen since: its cards are gathered, and shuffled again."""
    before = ScannedTable()
    before.look(seen(states()[1]))
    table = next_game(before)
    assert table.look(None) == []
    assert table.entered == []
    before.at_s = table.at_s
    before.look(seen(states()[1]))
    assert offers(next_game(before).look(None)) == []


def test_a_forest_that_was_handed_on_to_one_game_is_not_offered_to_the_next_one() -> None:
    before = ScannedTable(confirms=False)
    before.games.notice((GridSeen(seen(states()[1]), 0.5),))
    assert offers(before.look(None)) == [(Grid(states()[1].grid),)]
    assert next_game(before).look(None) == []


def test_a_game_that_is_gone_on_with_knows_its_own_forest() -> None:
    table = ScannedTable(confirms=False)
    table.look(seen(states()[1]))
    next_game(table).look(None)
    assert offers(table.look(None)) == [(Grid(states()[1].grid),)]


def test_a_forest_that_was_read_as_another_deck_is_forgotten() -> None:
    table = ScannedTable()
    table.games.notice((GridSeen(seen(states()[1]), 0.5),))
    table.games.read_deck(("A", "B"))
    assert table.look(None) == []


def test_a_forest_that_was_seen_before_the_camera_was_away_is_forgotten() -> None:
    table = ScannedTable()
    table.games.notice((GridSeen(seen(states()[1]), 0.5),))
    table.games.forget_cards()
    assert table.look(None) == []


def test_what_has_happened_is_offered_once_until_somebody_confirms_it() -> None:
    at = place_of(Place)
    table = ScannedTable(at, confirms=False)
    after = seen(states()[at + 1])
    assert offers(table.look(after)) == [(ACTIONS[at],)]
    assert table.look(None) == []
    table.session.act(ACTIONS[at])
    assert offers(table.look(None)) == [()]


def test_what_still_waits_is_told_again_after_another_entry() -> None:
    at = place_of(Place)
    table = ScannedTable(at, confirms=False)
    both = seen(states()[at + 2])
    [first] = offers(table.look(both))
    assert set(first) == {ACTIONS[at], ACTIONS[at + 1]}  # whose token has which colour is not known yet
    table.session.act(ACTIONS[at])
    assert offers(table.look(None)) == [(ACTIONS[at + 1],)]


def test_a_card_entered_since_the_last_look_is_not_taken_for_swapped_back() -> None:
    at = place_of(Swap)
    table = ScannedTable(at, confirms=False)
    table.look(seen(states()[at]))
    for action in ACTIONS[at:]:
        if not isinstance(action, Swap | Build) or action is ACTIONS[at]:
            table.session.act(action)
            assert offers(table.look(None)) == []
        else:
            break


def test_builds_and_swaps_are_offered_with_the_likely_deed_first() -> None:
    for kind in (Build, Swap):
        at = place_of(kind)
        table = ScannedTable(at, confirms=False)
        [offered] = offers(table.look(seen(states()[at + 1])))
        assert ACTIONS[at] in offered
        assert {type(one) for one in offered} == {kind}


def test_a_hand_over_cards_and_a_pushed_row_explain_nothing() -> None:
    at = place_of(Place)
    table = ScannedTable(at, confirms=False)
    state = states()[at]
    hand = dict.fromkeys((9, 16), GridCell(CellState.DOWN, None, None, (), QUAD))
    assert table.look(seen(state, hand)) == []
    row = {place: seen(state)[2][place - 15] for place in range(15, 21)}
    assert table.look(seen(state, row)) == []


def test_nothing_is_offered_while_a_question_is_open() -> None:
    at = place_of(Harvest)
    table = ScannedTable(at + 1, confirms=False)
    number = next(one.number for one in table.session.standing if isinstance(one.entry.action, Place))
    twice = ACTIONS[place_of(Place) + 1]
    table.session.correct(Replace(number, twice))
    assert table.session.question
    assert table.look(seen(states()[at])) == []


def test_single_cards_seats_and_places_mean_nothing_to_a_grid() -> None:
    table = ScannedTable(place_of(Place), confirms=False)
    table.look(seen(states()[place_of(Place)]))
    assert table.games.see(table.session, (UnreadChange(QUAD, 2.0),), 2.0, table.choose) == []
