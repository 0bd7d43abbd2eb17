"""A learned deck is copied to where people find files, and taken in on another machine."""

from pathlib import Path

import pytest

from companion.app.deck_files import copy_deck, find_decks, is_kept, place_of, take_deck
from companion.app.kept_decks import FOLDER, keep_deck, read_decks
from companion.errors import BadInputError, DeviceError
from companion.exports.folder import NAME
from tests.app.grey_decks import deck_of, never_in_a_deck

GAME = "lunar"
NO_STICK: tuple[Path, ...] = ()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "home"
    path.mkdir()
    monkeypatch.setenv("HOME", str(path))
    return path


def test_a_kept_deck_is_copied_found_and_taken_on_another_machine(home: Path, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    deck = deck_of("1", "2", "W")
    assert not is_kept(here, GAME)
    keep_deck(here, GAME, deck)
    assert is_kept(here, GAME)
    assert copy_deck(here, GAME, lambda: None, NO_STICK) == home / NAME
    [found] = find_decks(GAME, NO_STICK)
    assert take_deck(found, there, GAME) == deck
    assert read_decks(there) == ((deck,), ())


def test_only_decks_of_the_game_are_found(home: Path) -> None:
    (home / "lunar.deck").write_bytes(deck_of("1", "2").content)
    (home / "other.deck").write_bytes(deck_of("Sled", "Shack").content)
    (home / "broken.deck").write_bytes(b"no deck")
    (home / "endless.deck").write_bytes(never_in_a_deck(deck_of("1", "2").content))
    (home / "large.deck").write_bytes(bytes((4 << 20) + 1))
    (home / "linked.deck").symlink_to(home / "lunar.deck")
    (home / "notes.txt").write_text("1, 2")
    assert find_decks(GAME, NO_STICK) == (home / "lunar.deck",)


def test_a_file_that_is_none_any_more_is_said_to(home: Path, tmp_path: Path) -> None:
    path = home / "lunar.deck"
    path.write_bytes(b"no deck")
    with pytest.raises(BadInputError) as refused:
        take_deck(path, tmp_path, GAME)
    assert refused.value.phrase
    with pytest.raises(DeviceError):
        take_deck(home / "gone.deck", tmp_path, GAME)


def test_a_folder_in_the_way_is_said(home: Path, tmp_path: Path) -> None:
    path = home / "lunar.deck"
    path.write_bytes(deck_of("1", "2").content)
    (tmp_path / FOLDER).write_text("in the way")
    with pytest.raises(DeviceError) as refused:
        take_deck(path, tmp_path, GAME)
    assert refused.value.phrase


def test_a_deck_is_told_by_the_folder_at_home_or_on_the_stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert place_of(tmp_path / "games" / "lunar.deck") == "~/games"
    assert place_of(Path("/media/STICK/games/lunar.deck")) == "STICK/games"
