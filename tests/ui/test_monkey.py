"""Whatever is touched: no exception, and always a way on and back (K8, K9)."""

import pytest

from tests.ui.monkey import Monkey, go_home
from tests.ui.pilot import Pilot
from tests.ui.player import begin

EVENTS = 300


@pytest.mark.one_python
@pytest.mark.parametrize("seed", [1, 2])
def test_senseless_touches_break_nothing(pilot: Pilot, seed: int) -> None:
    if seed == 2:
        begin(pilot)
    monkey = Monkey(pilot, seed)
    monkey.play(EVENTS)
    for _ in range(10):
        if len(monkey.met) <= 5:  # how soon a disk answers is chance, and leads elsewhere
            monkey.play(EVENTS // 3)
    pilot.settle()
    assert len(monkey.met) > 5
    assert pilot.buttons()
    go_home(pilot)
