"""`companion watch --deck` follows Lunar with a learned deck, from pictures of the table."""

import json
from pathlib import Path
from typing import Final

import cv2
import pytest

from companion.__main__ import main
from companion.commands.playtest_table import learn_playtest_deck
from companion.exports.printed import find_deck
from hardware.sources.simulated import Put, SimulatedTable, TablePosition, TableSettings
from vision.learned.profile import read_profile
from vision.learned.region_reader import LearnedRegionReader
from vision.scenes import DeckCollection, SurfaceCollection

PLAYED: Final = ("O", "O")
"""Neighbours lay the same card."""
PLACES: Final = (TablePosition(3, 60, 0.1), TablePosition(-64, -4, 1.7))
EVERY_S: Final = 1.0


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pictures of a trick: each card is laid, and then lies for a picture more."""
    moves = [
        Put(1.5 + 3 * seat, seat, name, place, seat)
        for seat, (name, place) in enumerate(zip(PLAYED, PLACES, strict=True))
    ]
    folder = tmp_path_factory.mktemp("film")
    settings = TableSettings(seed=1, size=(480, 400), px_per_mm=1.3)
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    with SimulatedTable(moves, *boxes, settings, printed=find_deck("lunar").draw_faces(PLAYED)) as table:
        for number in range(8):
            cv2.imwrite(str(folder / f"{number:02}.png"), table.picture(number * EVERY_S))
    return folder


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("decks") / "lunar.deck"
    path.write_bytes(learn_playtest_deck("lunar").content)
    return path


def test_identical_cards_of_one_trick_become_entries(
    film: Path, profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "begun.json"
    actions = [{"do": "exchanged"}, {"do": "trump", "suit": "B"}]
    players = ["Ann", "Bo", "Cy", "Di"]
    record.write_text(json.dumps({"record": 1, "game": "lunar", "options": {}, "players": players, "actions": actions}))
    watch = ["watch", "--json", "--source", str(film), "--fps", str(1 / EVERY_S), "--deck", str(profile)]
    assert main([*watch, "--record", str(record)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["card"] for line in lines if line.get("do") == "play"] == list(PLAYED)
    assert [line for line in lines if "ask" in line] == []


def test_a_profile_that_is_none_is_named(film: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = film / "00.png"
    assert main(["watch", "--source", str(film), "--game", "lunar", "--deck", str(picture)]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert str(picture) in line
    assert "no profile of a deck" in line


def test_no_trump_is_made_up(film: Path, profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "--json", "--source", str(film), "--game", "lunar", "--deck", str(profile)]) == 0
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "trump" in printed.err


def test_a_deck_without_the_games_cards_is_refused(
    film: Path, profile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--source", str(film), "--game", "mast-year", "--deck", str(profile)]) == 2
    assert "no card of mast-year" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "deck"), [("bamboo-harvest", ""), ("bamboo-harvest", "nuts"), ("nice-one-squirrel", "")]
)
def test_a_game_that_no_learned_deck_can_serve_says_to_leave_it_out(
    game: str, deck: str, film: Path, profile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = deck or str(profile)
    assert main(["watch", "--source", str(film), "--game", game, "--deck", named]) == 2
    why = f"{named}: {game} is followed without a learned deck: leave out --deck"
    assert capsys.readouterr().err == f"companion: {why}\n"


def test_a_card_is_found_in_the_part_of_a_large_picture_that_changed(profile: Path) -> None:
    """The part is seen as small as in the whole picture too: enlarged, the grain of table and cards hides outlines."""
    places = (TablePosition(64.15, -4.78, 4.704), TablePosition(1.32, 62.17, 0.193))
    moves = [Put(0.0, key, name, place) for key, (name, place) in enumerate(zip("21", places, strict=True))]
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    with SimulatedTable(
        moves, *boxes, TableSettings(seed=1), printed=find_deck("lunar").draw_faces(("1", "2"))
    ) as table:
        picture = table.picture(5.0)
    deck = read_profile(profile.read_bytes())
    names = [face.name for face in deck.fronts]
    found = LearnedRegionReader(deck).read_region(picture, (544, 420, 273, 260))
    assert sorted(names[int(one.probabilities.argmax())] for one in found) == ["1", "2"]


@pytest.mark.parametrize("game", ["lunar", "masters-of-maple-syrup"])
def test_a_game_of_cards_of_its_own_asks_for_their_deck(
    game: str, film: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--source", str(film), "--game", game]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert game in said.err
    assert "--deck" in said.err
