"""A demonstration without a camera, on the screen: it plays to the end, and stops as soon as somebody takes over."""

from typing import Any

import pytest

from companion.app.played_by_itself import PlayedByItself
from companion.simulation import play_game
from tests.ui.pilot import Pilot


class Ticks:
    """A scheduler whose timers tick when they are told to."""

    def __init__(self) -> None:
        self.calls: list[Any] = []
        self.runs = False

    def every(self, seconds: float, call: Any) -> Any:
        """Returns a timer."""
        self.calls.append(call)
        return self

    def start(self) -> None:
        """The timer runs."""
        self.runs = True

    def cancel(self) -> None:
        """The timer runs no more."""
        self.runs = False

    def tick(self) -> None:
        """Lets the time of the timer come."""
        if self.runs:
            self.calls[0]()


@pytest.mark.parametrize("game", ["lunar", "masters-of-maple-syrup"])
def test_simple_players_play_until_somebody_takes_over(pilot: Pilot, game: str) -> None:
    record, ticks = play_game(game, 1), Ticks()
    players = PlayedByItself(pilot.host.table, ticks, [one.action for one in record.entries], 1.0)  # type: ignore[arg-type]
    players.start()
    ticks.tick()  # nothing is begun yet
    pilot.start(game, record.options, record.players)
    for _ in range(8):
        ticks.tick()
        pilot.settle()
    entries = pilot.host.table.playing.entries
    assert [logged.entry.action for logged in entries] == [one.action for one in record.entries[:8]]
    assert {logged.entry.by for logged in entries} == {"import"}
    pilot.host.table.take_back()
    pilot.settle()
    pilot.act(pilot.host.table.playing.game.choices(pilot.host.table.playing.state)[-1])
    for _ in range(3):
        ticks.tick()
        pilot.settle()
    assert not ticks.runs
    assert len(pilot.host.table.playing.entries) == 8
