"""Every game of the companion, and those that the tests put beside them, pass the same suite."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import companion.games
from companion.__main__ import main
from companion.engine import write_record
from companion.errors import BadInputError
from companion.games import find_game, game_names
from companion.journal import Journal
from companion.session import start_session
from tests.games.descriptions import TEXTS, described, usual_options
from tests.games.phrases import transcript_of
from tests.games.random_play import Played, play_randomly
from tests.games.suite import EACH_CHECK

pytestmark = pytest.mark.usefixtures("unshipped_games")
SHIPPED: Final = game_names()
GAMES: Final = (*SHIPPED, "lines", "track", "whist")
SEEDS: Final = range(3)
MAPLE_CARDS: Final = [
    {"name": "Red Maple", "type": "tree", "cost": 0, "value": 1, "draws": 2},
    {"name": "Sugar Shack", "type": "utility", "cost": 1, "copies": 4},
    {"name": "Silver Maple", "type": "tree", "cost": 0, "draws": 3, "copies": 8},
]
OPTIONS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "described": tuple({"description": described(name)} for name in TEXTS if name != "whist"),
    "lunar": ({"stars": "marked", "track": [0, 1, 3, 6]}, {"start": 1, "track": [20]}),
    "masters-of-maple-syrup": ({"catalogue": MAPLE_CARDS}, {"rivals": True, "start": 1, "catalogue": MAPLE_CARDS}),
    "mast-year": ({"tournament": True, "single_hand": True}, {"incomplete_information": True, "goal": 2}),
    "nice-one-squirrel": ({"taking_up": True},),
    "track": ({"length": 3},),
    "whist": ({"target": 1},),
}
"""More to play than a game's defaults: agreements under which a random game ends soon."""
ROOT: Final = Path(__file__).parents[2]


@cache
def games_of(name: str) -> tuple[Played, ...]:
    chosen = ({}, *OPTIONS.get(name, ()))
    return tuple(play_randomly(find_game(name), seed, options) for options in chosen for seed in SEEDS)


@pytest.mark.parametrize("check", EACH_CHECK)
@pytest.mark.parametrize("name", GAMES)
def test_suite(name: str, check: Callable[[Played], None]) -> None:
    for played in games_of(name):
        check(played)


@pytest.mark.parametrize("name", GAMES)
def test_some_random_games_come_to_their_end(name: str) -> None:
    assert any(played.game.summary(played.states[-1])["over"] for played in games_of(name))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("options", "players"),
    [
        pytest.param({"no such option": 1}, 0, id="unknown option"),
        pytest.param({}, 1, id="one player more than it allows"),
    ],
)
def test_a_game_that_cannot_begin(name: str, options: dict[str, object], players: int) -> None:
    game = find_game(name)
    with pytest.raises(BadInputError) as caught:
        game.start({**usual_options(name), **options}, ("",) * (max(game.seats) + players))
    assert "\n" not in str(caught.value)


TELL: Final = """
import sys
import companion.games
name, unshipped_games = sys.argv[1:]
companion.games.__path__.append(unshipped_games)
from tests.games.phrases import transcript_of
print(transcript_of(companion.games.find_game(name), range(2)))
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_process_plays_the_same(name: str, unshipped_games: str) -> None:
    here = transcript_of(find_game(name), range(2))
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", TELL, name, unshipped_games],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        assert done.stdout.rstrip("\n") == here


def test_a_game_is_known_by_its_folder_alone(monkeypatch: pytest.MonkeyPatch, unshipped_games: str) -> None:
    assert set(game_names()) == set(GAMES)
    monkeypatch.setattr(
        companion.games, "__path__", [path for path in companion.games.__path__ if path != unshipped_games]
    )
    assert game_names() == SHIPPED
    with pytest.raises(BadInputError, match=r"no game is called 'whist': known are .*mast-year"):
        find_game("whist")


@pytest.mark.parametrize("name", GAMES)
def test_the_score_command_scores_it(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = games_of(name)[-1]
    path = tmp_path / "record.json"
    path.write_text(write_record(played.game, played.record), encoding="utf-8")
    assert main(["score", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(path), **played.game.summary(played.states[-1])}
    assert main(["score", "--account", str(path)]) == 0
    assert capsys.readouterr().out.count("\n") > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_journal_command_lists_it(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = games_of(name)[0]
    path = tmp_path / "journal.db"
    with Journal(path) as journal:
        session = start_session(journal, played.game, played.record.options, played.record.players)
        for entry in played.record.entries[:5]:
            session.act(entry.action)
    assert main(["journal", "list", "--journal", str(path)]) == 0
    called = session.game.summary(session.state).get("name", name)
    assert capsys.readouterr().out.startswith(f"{session.number}  {called}  Ann, Bo")
    assert main(["journal", "export", "--journal", str(path), "--as", "csv", "--to", str(tmp_path)]) == 0
    tables = [Path(line).stem for line in capsys.readouterr().out.splitlines()]
    assert tables == list(played.game.tables(session.state))
