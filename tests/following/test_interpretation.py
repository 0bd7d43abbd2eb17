"""From a sighting to an action: the most probable card that can be, or none."""

import pytest

from companion.engine.faces import STANDARD_FACES
from companion.following.interpretation import Interpreter, PossibleAction
from companion.following.trick_situation import TrickEntries
from companion.games.mast_year.choices import TRICK_TABLE
from tests.following.table import faces, opened
from tests.games.mast_year.table import GAME, PLAYERS, QUIET_HAND, tricks


@pytest.mark.parametrize("names", [["TS"], ["4H"]])
def test_what_cannot_be_is_no_action(names: list[str]) -> None:
    entries = TrickEntries(opened().session, TRICK_TABLE)
    sighting = faces(**{f"c{name}": 0.99 for name in names}).tolist()
    assert entries.interpreter.interpret(sighting, entries.options) is None


def test_each_oak_reveals() -> None:
    choices = GAME.choices(tricks(GAME.start({}, PLAYERS), "JC", *QUIET_HAND))
    options = [PossibleAction(choice, choice.card, choice.seat) for choice in choices]
    found = Interpreter(STANDARD_FACES).interpret(faces(cJD=0.99).tolist(), options, seat=3)
    assert found is not None
    assert [candidate.action for candidate in found.candidates] == [choice for choice in choices if choice.seat == 3]
