"""After a trick and after the last one: which stash is eaten, and what the tricks have brought."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.engine import Record, replay
from companion.games import find_game
from companion.games.mast_year.actions import Keep
from companion.games.mast_year.state import Phase
from companion.games.mast_year.view import piles_of, view
from companion.simulation.mast_year import simulate
from companion.ui.texts import SAY
from companion.ui.widgets.pile_row import PileRow
from tests.ui.geometry import box_of, faults
from tests.ui.pilot import Pilot
from tests.ui.player import play_to

GAME = find_game("mast-year")


def choosing(stashes: int) -> Record:
    """Returns a record that ends where a Squirrel chooses between so many stashes."""
    for seed in range(2000):
        record = simulate(seed, hands=1)
        state = GAME.start(record.options, record.players)
        for place, entry in enumerate(record.entries):
            if state.phase is Phase.EAT and len(state.hand.face_up(state.hand.leader)) == stashes:
                return replace(record, entries=record.entries[:place])
            state = GAME.apply(state, entry.action)
    raise AssertionError("nobody ever chooses")


def lay(pilot: Pilot, record: Record) -> None:
    pilot.start("mast-year", record.options, record.players)
    pilot.act(*(entry.action for entry in record.entries))


def layout(pilot: Pilot) -> list[Any]:
    return [(type(widget).__name__, box_of(widget)) for widget in pilot.screen.ids.panel.walk()]


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
@pytest.mark.parametrize("stashes", [1, 2])
def test_a_question_looks_the_same_whatever_was_shown_before(folder: Path, size: str, stashes: int) -> None:
    with Pilot(folder, size) as pilot:
        lay(pilot, choosing(stashes))
        pilot.frames(3)
        before = layout(pilot)
        assert faults(pilot) == []
        pilot.controllers.navigation.go("history")
        pilot.settle()
        pilot.controllers.navigation.go("play")
        pilot.settle()
        pilot.frames(3)
        assert layout(pilot) == before


def test_each_stash_lies_on_its_own_answer(pilot: Pilot) -> None:
    record = choosing(2)
    lay(pilot, record)
    answers = [widget for widget in pilot.buttons() if getattr(widget, "action", None)]
    assert len({answer.weight for answer in answers}) == 1
    hand = replay(GAME, record).hand
    for stash, answer in zip(hand.face_up(hand.leader), answers, strict=False):
        assert answer.row.piles == list(piles_of([stash]))
    assert answers[-1].action == Keep()
    pilot.tap(answers[1])
    pilot.until(lambda: pilot.controllers.table.snapshot.state.phase is not Phase.EAT)
    assert (
        pilot.controllers.table.snapshot.state.hand.stashes[-1].eaten
        or pilot.controllers.table.snapshot.state.hand.tricks[-1].ate
    )


def test_the_tally_is_seen_before_the_oaks_show_their_last_cards(pilot: Pilot) -> None:
    play_to(pilot, Phase.REVEAL)
    hand = pilot.controllers.table.snapshot.state.hand
    eaten, uneaten = hand.acorns_stashed(eaten=True), hand.acorns_stashed(eaten=False)
    for count in (eaten, uneaten):
        assert pilot.says(f"+{count}")
    drawn = [pile for row in pilot.screen.ids.sides.walk() if isinstance(row, PileRow) for pile in row.piles]
    assert sorted(drawn, key=repr) == sorted(piles_of(hand.stashes), key=repr)
    pilot.tap_text(SAY("ui.part.on-reveal"))
    assert any(getattr(button, "cell", None) for button in pilot.buttons())


def test_a_last_card_that_comes_by_itself_passes_the_tally(pilot: Pilot) -> None:
    play_to(pilot, Phase.REVEAL)
    cell = next(cell for row in view(pilot.controllers.table.snapshot.state).rows for cell in row if cell.action)
    pilot.act(cell.action)
    assert not pilot.says(SAY("ui.part.hand", number=1))
    assert any(getattr(button, "cell", None) for button in pilot.buttons())
