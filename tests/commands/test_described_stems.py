"""A described game is named by its file or the file's stem wherever a command takes a game's name."""

import json
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Final

import cv2
import pytest

from companion.__main__ import main
from companion.commands.demo import demo_table
from companion.commands.named_game import named_game, simulated_game
from companion.games.described import GAME
from companion.journal import Journal
from companion.session import start_session
from companion.simulation import simulation_of
from hardware.sources.simulated import Put, SimulatedTable, TablePosition, TableSettings
from vision.scenes import DeckCollection, SurfaceCollection

EVERY_S: Final = 0.5
TRICK: Final = ("2C", "9C", "KC", "4C")
OWN: Final = """game = "Ours"
version = "0.2"
players = 3
[[score]]
say = "tricks"
points = "tricks"
[end]
when = "hands == 2"
"""


@pytest.fixture(scope="module")
def trick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pictures of the first trick of Hearts."""
    places = (
        TablePosition(3, 60, 0.1),
        TablePosition(-64, -4, 1.7),
        TablePosition(2, -61, 3.1),
        TablePosition(61, 2, 4.7),
    )
    moves = [
        Put(1.0 + 2 * seat, seat, name, place, seat)
        for seat, (name, place) in enumerate(zip(TRICK, places, strict=True))
    ]
    folder = tmp_path_factory.mktemp("trick")
    settings = TableSettings(seed=3, size=(960, 720), px_per_mm=1.2)
    with SimulatedTable(moves, DeckCollection.open("test"), SurfaceCollection.open("test"), settings) as table:
        for number in range(20):
            cv2.imwrite(str(folder / f"{number:02}.png"), table.picture(number * EVERY_S))
    return folder


def test_hearts_is_followed_from_its_stem(trick: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The deal and the pass are told of nothing; whose card the first one is, is asked."""
    out = tmp_path / "record.json"
    words = ["watch", "--json", "--source", str(trick), "--fps", str(1 / EVERY_S), "--game", "hearts"]
    assert main([*words, "--out", str(out)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    record = json.loads(out.read_text())
    assert (record["game"], record["description"]["version"]) == ("described", "1.0")
    assert [action["do"] for action in record["actions"]] == ["deal", "passed", *["play"] * 4]
    assert [action["card"] for action in record["actions"][2:]] == list(TRICK)
    [asked] = [line["ask"] for line in lines if "ask" in line]
    assert (asked["why"], asked["entry"]) == ("where from", 2)
    assert [one["seat"] for one in asked["candidates"]] == [0, 1, 2, 3]
    begun = ["watch", "--source", str(trick), "--fps", "1", "--record", str(out)]
    assert main([*begun, "--game", "spades"]) == 2
    assert "leave out --game spades" in capsys.readouterr().err


def test_a_file_and_a_stem_of_this_tables_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    path = tmp_path / "games" / "ours.toml"
    path.write_text(OWN)
    monkeypatch.setenv("COMPANION_JOURNAL", str(tmp_path / "journal.db"))
    for name in ("ours", str(path)):
        found = named_game(name)
        assert (found.name, str(found), list(found.seats)) == ("described", name, [3])
        record = simulation_of(found.name).simulate(1, dict(found.options), 1)
        with demo_table(1, record) as table:
            assert len(table.moves) >= 2 * 51
    path.write_text(OWN + "x")
    with pytest.raises(ArgumentTypeError, match=r"ours\.toml:1: not TOML: "):
        named_game("ours")
    with pytest.raises(ArgumentTypeError, match="cannot be read"):
        named_game(str(tmp_path / "other.toml"))


@pytest.mark.parametrize("name", ["chess", "described", "../games/spades", ""])
def test_a_name_that_is_none_is_told(name: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"no game is called .*'companion game list'"):
        named_game(name)


def test_only_games_with_players_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert simulated_game("mast-year").options == {}
    assert simulated_game("spades").players == 4
    monkeypatch.setattr("companion.simulation.simulated_games", lambda: ("lunar",))
    with pytest.raises(ArgumentTypeError, match="'mast-year' cannot be simulated: known are lunar"):
        simulated_game("mast-year")


def test_a_journal_lists_a_described_game_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    named, path = named_game("spades"), tmp_path / "journal.db"
    with Journal(path) as journal:
        start_session(journal, GAME, named.options, ("Ann", "Bo", "Cy", "Di"))
    assert main(["journal", "list", "--journal", str(path)]) == 0
    assert "  Spades  Ann, Bo, Cy, Di  Ann and Cy 0, Bo and Di 0  deal" in capsys.readouterr().out
    assert main(["journal", "list", "--json", "--journal", str(path)]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["game"], line["name"]) == ("described", "Spades")
