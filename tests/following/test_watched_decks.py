"""By what the cards of a game are told, where a table has learned a deck."""

from dataclasses import replace
from typing import Final

import pytest

from companion.cards import DECK
from companion.following.watched_decks import DeckProfile, WatchedDeck, deck_of, needs_learned, serves
from companion.games import find_game
from companion.games.masters_of_maple_syrup.property_table import MapleTable
from tests.app.grey_decks import deck_of as grey_deck_of
from tests.project.tree import ROOT
from vision.frames import Frame
from vision.pictures import open_picture
from vision.tracking.watcher import GridWatcher

WOLVES: Final = DeckProfile(("W", "5", "5*"), b"a profile")


def test_a_learned_deck_counts_for_the_game_whose_cards_it_has() -> None:
    assert deck_of(find_game("lunar"), "german", [WOLVES]) == WatchedDeck("", (), WOLVES)


@pytest.mark.parametrize(("name", "grid"), [("mast-year", None), ("bamboo-harvest", (7, 7))])
def test_other_games_are_told_by_the_letters_of_the_tables_standard_cards(
    name: str, grid: tuple[int, int] | None
) -> None:
    assert deck_of(find_game(name), "german", [WOLVES]) == WatchedDeck("german", grid=grid)


def test_a_standard_deck_that_was_taught_is_read_by_its_letters_too() -> None:
    learned = DeckProfile(("7S", "KH"), b"a profile")
    deck = deck_of(find_game("mast-year"), "german", [WOLVES, learned])
    assert deck == WatchedDeck("german", (), learned)
    assert deck.names == tuple(card.name for card in DECK)
    assert deck_of(find_game("lunar"), "german", [learned]) == WatchedDeck("german")


def test_a_printed_set_is_told_by_its_markers_whatever_deck_was_learned() -> None:
    assert deck_of(find_game("nice-one-squirrel"), "german", [WOLVES]).markers


def test_a_game_without_cards_that_a_camera_follows_heeds_no_learned_deck() -> None:
    assert deck_of(replace(find_game("lunar"), trick_table=None), "french", [WOLVES]) == WatchedDeck("french")


def test_a_deck_without_the_card_that_a_game_needs_is_another_games() -> None:
    syrup, first = find_game("masters-of-maple-syrup"), MapleTable.first_card
    assert serves(syrup, DeckProfile((first, "sled"), b"a profile"))
    assert not serves(syrup, DeckProfile(("sled",), b"a profile"))
    assert not serves(syrup, WOLVES)


def test_a_learned_deck_of_other_cards_is_read_by_its_faces_alone() -> None:
    """Its two faces are grey, so that no card is read."""
    bgr = open_picture(ROOT / "tests/pictures/single-40037.jpg").bgr
    learned = deck_of(find_game("lunar"), "english", [grey_deck_of("W", "5")])
    assert not learned.alphabet
    assert all(not one.card for one in learned.make_watcher().scan(Frame(bgr, 1, 0.0)))


def test_cards_that_a_standard_deck_was_not_taught_are_still_read_by_their_corners() -> None:
    """Its two faces are grey, so that no card is read by them."""
    bgr = open_picture(ROOT / "tests/pictures/single-40037.jpg").bgr
    usual, learned = (deck_of(find_game("mast-year"), "english", decks) for decks in ([], [grey_deck_of("7S", "KH")]))
    by_corner, by_both = (deck.make_watcher().scan(Frame(bgr, 1, 0.0)) for deck in (usual, learned))
    assert [one.card for one in by_both] == [one.card for one in by_corner] != []


def test_cards_in_rows_and_columns_are_read_as_a_grid() -> None:
    assert isinstance(deck_of(find_game("bamboo-harvest"), "english").make_watcher(), GridWatcher)


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("mast-year", False),
        ("bamboo-harvest", False),
        ("nice-one-squirrel", False),
        ("lunar", True),
        ("masters-of-maple-syrup", True),
    ],
)
def test_a_game_of_cards_of_its_own_needs_a_learned_deck(name: str, *, needs: bool) -> None:
    assert needs_learned(find_game(name)) == needs
