"""Whatever is touched in any game: no exception, and always a way on and back (K8, K9)."""

import pytest

from companion.games import find_game
from tests.games.random_play import play_randomly
from tests.ui.game_tours import TOURS
from tests.ui.monkey import Monkey, go_home
from tests.ui.pilot import Pilot

EVENTS = 300


@pytest.mark.one_python
@pytest.mark.parametrize("game", ["", *TOURS])
def test_senseless_touches_break_nothing(pilot: Pilot, game: str) -> None:
    if game:
        _begin(pilot, game)
    monkey = Monkey(pilot, 2)
    monkey.play(EVENTS)
    for _ in range(30):
        if len(monkey.met) <= 5:  # how soon a disk answers is chance, and leads elsewhere
            monkey.play(EVENTS // 3)
    pilot.settle()
    assert len(monkey.met) > 5
    assert pilot.buttons()
    go_home(pilot)


def _begin(pilot: Pilot, game: str) -> None:
    """Begins a game, and plays the first half of it at random."""
    played = play_randomly(find_game(game), 2, {})
    pilot.settle()
    pilot.start(game, played.record.options, played.record.players)
    pilot.act(*(entry.action for entry in played.record.entries[: len(played.record.entries) // 2]))
