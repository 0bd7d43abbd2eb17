"""A draft in the journal that does not fit the moment is dropped: no game's screen fails at it, at no start."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from companion.cards import DECK
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.state import Phase, State
from companion.simulation import simulation_of
from companion.ui.games.masters_of_maple_syrup.questions import QuestionKind
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

Written = Mapping[str, object]


def bamboo_draft(chance: Random) -> Written:
    def place() -> int:
        return chance.randrange(49)

    def card() -> str:
        return chance.choice(DECK).name

    if chance.random() < 0.4:
        picks = [[place(), [place() for _ in range(chance.randint(1, 4))]] for _ in range(chance.randint(1, 3))]
        return {"picks": picks}
    return {
        "places": [place() for _ in range(chance.randint(0, 3))],
        "cards": [chance.choice([None, card()]) for _ in range(chance.choice([1, 2, 3, 49]))],
        "pad": chance.choice(["", "discards", "reveal"]),
        "guesses": [[place(), [card()]] for _ in range(chance.randint(0, 2))],
    }


def lunar_draft(chance: Random) -> Written:
    counted = {chance.choice(["spaces-0", "stars-1", "x"]): chance.randint(0, 12) for _ in range(3)}
    return {"flipped": chance.choices("WOLB", k=chance.randint(0, 4)), "counted": counted, "way": "tally"}


def mast_year_draft(chance: Random) -> Written:
    return {
        "counts": chance.random() < 0.5,
        "said": {str(chance.randrange(4)): "few"},
        "laid": {chance.choice(["4C", "squirrel", "x"]): True},
        "counted": chance.choice([{}, {"eaten": 3, "mast": "full"}, {"uneaten": 12, "boom": True}]),
        "way": chance.choice(["watch", "by-card", "winners", "tally"]),
    }


def maple_draft(chance: Random) -> Written:
    effect = {"counts": {chance.choice(["draw", "x"]): 3}, "turned": [chance.randrange(20)], "developed": "Nix"}
    question = {"question": str(chance.choice(list(QuestionKind))), "seat": chance.randrange(2)}
    return {
        "asked": {**question, "place": chance.randrange(20), "card": chance.choice(["", "Red Maple", "Nix"])},
        "numbers": {"drew": chance.randint(0, 20)},
        "effects": [[chance.randrange(2), chance.randrange(20), effect] for _ in range(chance.randint(0, 2))],
    }


def other_draft(chance: Random) -> Written:
    return {"later": chance.random()}


DRAFTS: Mapping[str, Callable[[Random], Written]] = {
    "bamboo-harvest": bamboo_draft,
    "lunar": lunar_draft,
    "mast-year": mast_year_draft,
    "masters-of-maple-syrup": maple_draft,
    "nice-one-squirrel": other_draft,
}


def show(pilot: Pilot, draft: Written) -> None:
    """Shows the game anew, as at a start, with that draft in the journal."""
    table, drafts = pilot.controllers.table, pilot.controllers.drafts
    drafts.follow(replace(table.playing, number="another"))  # else it knows this moment
    table.snapshot = replace(table.playing, draft=draft)
    pilot.app.root.rebuild()


@pytest.mark.parametrize("name", DRAFTS)
def test_whatever_a_draft_says_the_game_is_shown(name: str, folder: Path) -> None:
    chance, record = Random(20261128), simulation_of(name).simulate(1, {})
    shown = (0, 1, 3, 8, len(record.entries) // 2, len(record.entries) - 1)
    with Pilot(folder) as pilot:
        pilot.start(name, dict(record.options), record.players)
        for place, later in pairwise((*shown, len(record.entries))):
            for _ in range(6):
                show(pilot, DRAFTS[name](chance))
            pilot.act(*(entry.action for entry in record.entries[place:later]))


def test_a_forest_of_two_cards_is_laid_out_anew(folder: Path) -> None:
    with Pilot(folder) as pilot:
        pilot.start("bamboo-harvest", {}, ("Ann", "Bo"))
        task = pilot.screen.task
        show(pilot, {"places": [], "cards": [None, "3H"], "pad": "", "guesses": []})
        assert pilot.screen.task == task
        assert pilot.controllers.table.playing.state_as(State).phase is Phase.GRID
        assert pilot.controllers.table.playing.game is GAME
