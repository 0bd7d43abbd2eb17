"""Decks are kept beside the journal, copied to where people find files, and taken in on another machine."""

import os
from pathlib import Path

import pytest

from companion.errors import BadInputError, DeviceError
from companion.exports.folder import NAME
from companion.following.watched_decks import DeckProfile
from companion.learning.deck_store import FOLDER, MOST_FILES, DeckStore, place_of
from companion.phrases import phrase
from tests.app.grey_decks import deck_of, never_in_a_deck

GAME = "lunar"


def store(folder: Path) -> DeckStore:
    """Returns the decks of a machine without a stick."""
    return DeckStore(folder, sticks=())


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "home"
    path.mkdir()
    monkeypatch.setenv("HOME", str(path))
    return path


def test_a_kept_deck_is_copied_found_and_taken_on_another_machine(home: Path, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    deck = deck_of("1", "2", "W")
    assert not store(here).has(GAME)
    DeckStore(here).keep(GAME, deck)
    assert store(here).has(GAME)
    assert store(here).copy(GAME) == home / NAME / "lunar.deck"
    [found] = store(home).find(GAME)
    assert store(there).take(found, GAME) == deck
    assert DeckStore(there).read_all() == ((deck,), ())


def test_only_decks_of_the_game_are_found(home: Path) -> None:
    (home / "lunar.deck").write_bytes(deck_of("1", "2").content)
    (home / "other.deck").write_bytes(deck_of("Sled", "Shack").content)
    (home / "broken.deck").write_bytes(b"no deck")
    (home / "endless.deck").write_bytes(never_in_a_deck(deck_of("1", "2").content))
    (home / "large.deck").write_bytes(bytes((4 << 20) + 1))
    (home / "linked.deck").symlink_to(home / "lunar.deck")
    (home / "notes.txt").write_text("1, 2")
    assert store(home).find(GAME) == (home / "lunar.deck",)


def test_a_file_that_is_none_any_more_is_said_to(home: Path, tmp_path: Path) -> None:
    path = home / "lunar.deck"
    path.write_bytes(b"no deck")
    with pytest.raises(BadInputError) as refused:
        store(tmp_path).take(path, GAME)
    assert refused.value.phrase
    with pytest.raises(DeviceError):
        store(tmp_path).take(home / "gone.deck", GAME)


def test_a_folder_in_the_way_is_said(home: Path, tmp_path: Path) -> None:
    path = home / "lunar.deck"
    path.write_bytes(deck_of("1", "2").content)
    (tmp_path / FOLDER).write_text("in the way")
    with pytest.raises(DeviceError) as refused:
        store(tmp_path).take(path, GAME)
    assert refused.value.phrase


def test_a_deck_is_told_by_the_folder_at_home_or_on_the_stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert place_of(tmp_path / "games" / "lunar.deck") == "~/games"
    assert place_of(Path("/media/STICK/games/lunar.deck")) == "STICK/games"


def test_another_tables_deck_is_not_overwritten(home: Path, tmp_path: Path) -> None:
    mine, theirs = deck_of("1", "2"), deck_of("1", "2", "W")
    (home / NAME).mkdir()
    (home / NAME / "lunar.deck").write_bytes(theirs.content)
    (home / NAME / "lunar-2.deck").symlink_to(home / "nowhere")
    DeckStore(tmp_path).keep(GAME, mine)
    for _ in range(2):  # the same deck is not copied twice
        assert store(tmp_path).copy(GAME) == home / NAME / "lunar-3.deck"
    assert (home / NAME / "lunar.deck").read_bytes() == theirs.content
    assert (home / NAME / "lunar-3.deck").read_bytes() == mine.content
    assert set(store(home).find(GAME)) == {home / NAME / "lunar.deck", home / NAME / "lunar-3.deck"}


def test_what_is_wrong_with_a_deck_is_said_where_no_other_is_found(home: Path) -> None:
    good = deck_of("1", "2").content
    (home / "lunar.deck").write_bytes(good[:-10])
    (home / "a.deck").write_bytes(b"no deck")
    with pytest.raises(BadInputError, match="damaged or cut off") as refused:
        store(home).find(GAME)
    assert refused.value.phrase == phrase("ui.learn.unreadable", None, file="lunar.deck")
    (home / "lunar.deck").write_bytes(good.replace(b"companion-deck 1", b"companion-deck 2", 1))
    with pytest.raises(BadInputError, match="update the companion") as refused:
        store(home).find(GAME)
    assert refused.value.phrase == phrase("ui.learn.newer", None, file="lunar.deck")
    (home / "z.deck").write_bytes(good)
    assert store(home).find(GAME) == (home / "z.deck",)


def test_a_deck_is_found_beyond_many_of_other_games(home: Path) -> None:
    for number in range(MOST_FILES + 2):
        (home / f"a{number:02}.deck").write_bytes(deck_of("Sled").content)
    (home / "lunar-old.deck").write_bytes(deck_of("1").content)
    assert store(home).find(GAME) == (home / "lunar-old.deck",)


def test_a_file_that_cannot_be_read_is_not_overwritten(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = deck_of("1", "2")
    DeckStore(tmp_path).keep(GAME, deck)
    (home / NAME).mkdir()
    (home / NAME / "lunar.deck").write_bytes(deck.content)

    def fail(_: Path) -> bytes:
        raise OSError

    monkeypatch.setattr(Path, "read_bytes", fail)
    assert store(tmp_path).copy(GAME) == home / NAME / "lunar-2.deck"


def test_no_deck_is_kept_yet(tmp_path: Path) -> None:
    assert DeckStore(tmp_path).read_all() == ((), ())


def test_what_is_no_deck_is_told_by_its_name(tmp_path: Path) -> None:
    broken = DeckStore(tmp_path).keep("lunar", DeckProfile(("wolf 1",), b"no profile"))
    pipe = tmp_path / FOLDER / "mast-year.deck"
    os.mkfifo(pipe)
    decks, faults = DeckStore(tmp_path).read_all()
    assert decks == ()
    assert [str(fault).count(str(path)) for fault, path in zip(faults, (broken, pipe), strict=True)] == [1, 1]
    assert "pipe" in str(faults[1])
    assert faults[0].phrase == phrase("ui.learn.unreadable", None, file="lunar.deck")


def test_a_deck_whose_hash_fits_and_whose_content_is_wrong_hides_no_good_one(tmp_path: Path) -> None:
    good = deck_of("1", "2")
    DeckStore(tmp_path).keep("lunar", DeckProfile(("1",), never_in_a_deck(good.content)))
    DeckStore(tmp_path).keep("mast-year", good)
    decks, [fault] = DeckStore(tmp_path).read_all()
    assert decks == (good,)
    assert "lunar.deck" in str(fault)
    assert fault.phrase == phrase("ui.learn.unreadable", None, file="lunar.deck")


def test_a_deck_whose_faces_the_new_one_lacks_stays_beside_it(tmp_path: Path) -> None:
    whole, part, more = deck_of("1", "2", "3"), deck_of("1", "2"), deck_of("1", "2", "4")
    for deck in (whole, part, more):
        path = DeckStore(tmp_path).keep("lunar", deck)
    assert path.with_name("lunar.deck.old").read_bytes() == whole.content
    assert DeckStore(tmp_path).read_all() == ((more,), ())


def test_a_deck_that_is_replaced_stays_beside_the_new_one_though_that_has_all_its_names(tmp_path: Path) -> None:
    old, new = deck_of("7", "W"), deck_of("7", "W", "1")
    for deck in (old, new, old, new, new):
        path = DeckStore(tmp_path).keep("lunar", deck)
    beside = {file.name: file.read_bytes() for file in path.parent.iterdir() if file != path}
    assert beside == {"lunar.deck.old": old.content, "lunar.deck.old-2": new.content}, "each of them once"


def test_a_deck_to_which_faces_are_added_does_not_stay_beside_the_new_one(tmp_path: Path) -> None:
    DeckStore(tmp_path).keep("lunar", deck_of("7"))
    path = DeckStore(tmp_path).keep("lunar", deck_of("7", "W"), is_merged=True)
    assert list(path.parent.iterdir()) == [path]


def test_no_deck_that_stays_beside_the_kept_one_is_overwritten(tmp_path: Path) -> None:
    whole, two, one = deck_of("1", "2", "3", "4", "7", "W"), deck_of("7", "W"), deck_of("7")
    for deck in (whole, two, one):
        path = DeckStore(tmp_path).keep("lunar", deck, is_merged=True)
    assert path.with_name("lunar.deck.old").read_bytes() == whole.content
    assert path.with_name("lunar.deck.old-2").read_bytes() == two.content


def test_a_deck_that_cannot_be_read_stays_beside_the_new_one(tmp_path: Path) -> None:
    path = DeckStore(tmp_path).keep("lunar", DeckProfile(("1",), b"no profile"))
    assert DeckStore(tmp_path).read("lunar") is None
    DeckStore(tmp_path).keep("lunar", deck_of("1", "2"))
    assert path.with_name("lunar.deck.old").read_bytes() == b"no profile"


def test_the_deck_of_a_game_is_read(tmp_path: Path) -> None:
    assert DeckStore(tmp_path).read("lunar") is None
    DeckStore(tmp_path).keep("lunar", deck_of("1", "2"))
    kept = DeckStore(tmp_path).read("lunar")
    assert kept is not None
    assert kept.names == ("1", "2")
