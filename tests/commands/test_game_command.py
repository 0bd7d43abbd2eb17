"""`companion game`: a description is checked, tried and listed."""

import json
import os
from pathlib import Path

import pytest

from companion.__main__ import main
from tests.games.descriptions import TEXTS


def written(folder: Path, name: str, text: str | None = None) -> Path:
    path = folder / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(TEXTS[name] if text is None else text, encoding="utf-8")
    return path


class TestCheck:
    def test_what_a_file_means_as_json(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["game", "check", "--json", str(written(tmp_path, "spades"))]) == 0
        assert json.loads(capsys.readouterr().out) == {
            "name": "Spades",
            "level": 2,
            "players": [4, 4],
            "asks": [{"word": "bid", "per": "player"}, {"word": "tricks", "per": "player"}],
            "warnings": [],
        }

    @pytest.mark.parametrize("name", TEXTS)
    def test_what_a_file_means_in_words(self, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["game", "check", str(written(tmp_path, name))]) == 0
        assert len(capsys.readouterr().out.splitlines()) >= 4

    def test_each_fault_is_a_line(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = written(tmp_path, "bad", 'game = "Bad"\nplayers = 4\nteems = 3\n[[score]]\nsay = "a"\npoints = "bidd"\n')
        assert main(["game", "check", str(path)]) == 2
        assert capsys.readouterr().err.splitlines() == [
            f"companion: {path}:3: teems: there is no such part; did you mean 'teams'?",
            f"companion: {path}:6: score[1].points: nothing is called 'bidd'; did you mean 'bid'? (column 1 of “bidd”)",
        ]

    @pytest.mark.parametrize("verb", ["check", "try", "list"])
    def test_what_a_file_says_does_nothing_to_a_terminal(
        self, verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = TEXTS["whist"].replace('"Whist"', '"Whist\\u001b[2J\\n"').replace('"odd tricks"', '"odd\\u202e\\u0007"')
        path = written(tmp_path / "games", "loud", text.replace("tricks > 6", "tricks > 13"))
        more = ["--journal", str(tmp_path / "journal.db")] if verb == "list" else [str(path)]
        assert main(["game", verb, *more]) == 0
        out = capsys.readouterr().out
        assert "Whist\\x1b[2J\\n" in out or "odd\\u202e\\x07" in out
        assert all(sign.isprintable() for sign in out.replace("\n", ""))

    @pytest.mark.parametrize("name", ["", "missing.toml"])
    def test_a_file_that_cannot_be_read(self, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["game", "check", str(tmp_path / name)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1

    def test_an_example_is_worked_out(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        text = TEXTS["spades"] + '[[example]]\nsay = "a set"\nbid = [5, 8]\ntricks = [6, 7]\npoints = [51, -80]\n'
        assert main(["game", "check", str(written(tmp_path, "spades", text))]) == 0
        out = capsys.readouterr().out
        assert "Example a set: 51, -80 (contract made 50, contract failed -80, bags 1)" in out

    def test_an_example_of_categories(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        text = TEXTS["garden"] + '[[example]]\nsay = "two"\nroses = [3, 0]\ntrees = [4, 4]\npoints = [13, 4]\n'
        assert main(["game", "check", str(written(tmp_path, "garden", text))]) == 0
        assert "Example two: 13, 4 (flowers 9, most trees 4, most trees 4)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "old", "new", "warning"),
    [
        ("spades", "tricks < bid", "tricks < bid - 1", "a case without a line: bid 1, took 0"),
        ("spades", "bid > 0 and tricks >= bid", "tricks == 14", "'contract made' is never reached"),
        ("spades", '"bid == 0 and tricks > 0"', '"bid == 0 and tricks == 0"', "holds in the same cases as score[1]"),
        ("five-hundred", 'when = "contract.misere and tricks == 0"', 'when = "tricks == 99"', "is never reached"),
        ("whist", '"tricks - 6"', '"player.tricks"', "'player.' is 0 or no in a line per side"),
        ("whist", '"turned up"', '"none"\n[deal]\neach = 12', "of 52 cards 48 are dealt to 4 players and 4 are left"),
        ("whist", 'when = "top >= 5"', "", "the game never ends"),
    ],
)
def test_a_warning_refuses_nothing(
    name: str, old: str, new: str, warning: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in TEXTS[name]
    path = written(tmp_path, name, TEXTS[name].replace(old, new))
    assert main(["game", "check", "--json", str(path)]) == 0
    assert any(warning in one for one in json.loads(capsys.readouterr().out)["warnings"])


class TestTry:
    def test_figures(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = written(tmp_path, "euchre")
        assert main(["game", "try", str(path), "--hands", "20", "--seed", "3", "--json"]) == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["hands"] == 20
        assert len(figures["points"]) == 2
        assert main(["game", "try", str(path), "--hands", "20"]) == 0
        assert "20 hands" in capsys.readouterr().out

    def test_too_many_hands(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["game", "try", str(written(tmp_path, "euchre")), "--hands", "0"]) == 2
        assert main(["game", "try", str(written(tmp_path, "bad", "game = 1\n"))]) == 2
        assert "--hands 0: write a number from 1" in capsys.readouterr().err


class TestList:
    def test_a_wrong_file_is_named_and_hides_no_other(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        written(tmp_path / "games", "hearts")
        wrong = written(tmp_path / "games", "a-bad", 'game = "Bad"\n')
        (tmp_path / "games" / "folder.toml").mkdir()
        assert main(["game", "list", "--json", "--journal", str(tmp_path / "journal.db")]) == 0
        said = capsys.readouterr()
        listed = [json.loads(line) for line in said.out.splitlines()]
        own = {"name": "hearts", "game": "Hearts", "players": [4, 4], "level": 2, "shipped": False}
        assert own in listed
        assert f"{wrong}:1: players: 'players' is missing" in said.err
        assert "folder.toml: this is a folder" in said.err
        assert main(["game", "list", "--journal", str(tmp_path / "journal.db")]) == 0
        assert "hearts  Hearts  4 to 4 players" in capsys.readouterr().out


def test_a_pipe_among_the_files_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games").mkdir()
    os.mkfifo(tmp_path / "games" / "pipe.toml")
    main(["game", "list", "--journal", str(tmp_path / "journal.db")])
    assert main(["game", "check", str(tmp_path / "games" / "pipe.toml")]) == 2
    assert "pipe, socket or device" in capsys.readouterr().err
