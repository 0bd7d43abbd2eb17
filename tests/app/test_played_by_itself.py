"""A demonstration without a camera: simple players enter a game at the screen until somebody takes over."""

from pathlib import Path
from threading import Event

import pytest

from companion.app.played_by_itself import PlayedByItself
from companion.games import find_game
from companion.simulation import play_game, played_games, simulated_games
from tests.app.companion_without_window import Companion

NEWER = ("bamboo-harvest", "lunar", "masters-of-maple-syrup", "nice-one-squirrel")


def test_every_game_with_players_can_be_shown() -> None:
    assert set(played_games()) == {*simulated_games(), *NEWER}


@pytest.mark.parametrize("game", NEWER)
def test_a_game_is_played_by_its_rules(game: str) -> None:
    record = play_game(game, 1)
    rules = find_game(game)
    state = rules.start(record.options, record.players)
    for entry in record.entries:
        state = rules.apply(state, entry.action)
    assert rules.summary(state)["over"]


def test_no_action_is_entered_before_the_last_one_is_written(tmp_path: Path) -> None:
    record, free = play_game("nice-one-squirrel", 1), Event()
    with Companion(tmp_path) as companion:
        played = PlayedByItself(companion.table, companion.loop, [one.action for one in record.entries], 1.0)
        played.start()
        companion.table.start(record.game, record.options, record.players)
        companion.settle()
        companion.controllers.access.quietly(lambda _: free.wait(60), lambda _: None)
        before, turns = len(companion.entered), iter(range(20))
        companion.loop.until(lambda: next(turns) == 19)
        assert len(companion.entered) <= before + 1
        assert companion.controllers.access.asked <= 1
        free.set()
        companion.loop.until(lambda: companion.table.playing.over)
        assert companion.entered == [one.action for one in record.entries]
