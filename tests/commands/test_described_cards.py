"""Own cards of a described game: printed with its rules, learned, and followed by the camera."""

import json
from pathlib import Path
from typing import Final

import cv2
import pytest
from pypdf import PdfReader

from companion.__main__ import main
from companion.commands.demo import learn_deck
from companion.commands.named_game import named_game
from companion.simulation import simulation_of
from companion.sources import deck_of_record, film_table
from hardware.sources.simulated import Put, SimulatedTable, TablePosition, TableSettings
from vision.scenes import DeckCollection, SurfaceCollection

OWN: Final = """game = "Foxes and Owls"
version = "0.1"
players = 2
rules = "1. Follow suit.\\n2. The highest card wins."
[[card]]
name = "Fox 1"
suit = "fox"
rank = 1
copies = 2
[[card]]
name = "Fox 9"
suit = "fox"
rank = 9
[[card]]
name = "Owl 5"
suit = "owl"
rank = 5
copies = 3
[[score]]
say = "tricks"
points = "tricks"
[end]
when = "hands == 1"
"""
EVERY_S: Final = 0.5
PLAYED: Final = ("Fox 9", "Owl 5")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("own") / "foxes.toml"
    path.write_text(OWN)
    return path


def test_rules_and_own_cards_are_printed(own: Path, tmp_path: Path) -> None:
    out = tmp_path / "foxes.pdf"
    assert main(["print", str(own), "--out", str(out), "--png", str(tmp_path / "png")]) == 0
    pages = [page.extract_text() for page in PdfReader(out).pages]
    assert len(pages) == 3, "the rules, the fronts, the backs"
    assert "2. The highest card wins." in pages[0]
    assert pages[1].count("Owl 5") == 3
    assert {path.stem for path in (tmp_path / "png").iterdir()} == {"Fox 1", "Fox 9", "Owl 5", "back"}


def test_the_rules_of_a_shipped_game_are_printed_in_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "hearts", "--language", "de"]) == 0
    [*pages] = PdfReader(tmp_path / "hearts.pdf").pages
    assert "Hearts (Herzen)" in pages[0].extract_text()
    for name, said in (("chess", "known are mat"), ("mast-year", "nothing of mast-year is printed")):
        with pytest.raises(SystemExit):
            main(["print", name])
        assert said in capsys.readouterr().err


def test_own_cards_are_learned_and_followed(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    named = named_game(str(own))
    profile = learn_deck(named)
    assert profile is not None
    assert set(profile.names) == {"Fox 1", "Fox 9", "Owl 5"}
    deck = tmp_path / "foxes.deck"
    deck.write_bytes(profile.content)
    record = simulation_of("described").simulate(1, dict(named.options))
    places = (TablePosition(3, 60, 0.1), TablePosition(-64, -4, 1.7))
    moves = [Put(1.0 + 3 * seat, seat, PLAYED[seat], places[seat], seat) for seat in range(2)]
    settings = TableSettings(seed=1, size=(480, 400), px_per_mm=1.3)
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    folder = tmp_path / "film"
    folder.mkdir()
    with SimulatedTable(moves, *boxes, settings, printed=deck_of_record(record).draw_faces(PLAYED)) as table:
        for number in range(16):
            cv2.imwrite(str(folder / f"{number:02}.png"), table.picture(number * EVERY_S))
    watch = ["watch", "--json", "--source", str(folder), "--fps", str(1 / EVERY_S), "--game", str(own)]
    assert main([*watch, "--deck", str(deck)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["card"] for line in lines if line.get("do") == "play"] == list(PLAYED)
    assert main(watch) == 2
    assert "with a learned deck only" in capsys.readouterr().err
    with film_table(record, 1, 10.0, 1, "english") as shown:
        assert {move.name for move in shown.moves if isinstance(move, Put)} <= {"Fox 1", "Fox 9", "Owl 5"}
