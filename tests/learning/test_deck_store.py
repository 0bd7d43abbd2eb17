"""Decks are kept beside the journal; what lies there and is none is told, and never waited for."""

import os
from pathlib import Path

from companion.following.watched_decks import DeckProfile
from companion.learning.deck_store import FOLDER, DeckStore
from companion.phrases import phrase
from tests.app.grey_decks import deck_of, never_in_a_deck


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
