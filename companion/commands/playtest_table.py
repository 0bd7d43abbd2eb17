"""The companion's own play-test decks as learned decks, from the pictures that are printed."""

from importlib import resources
from typing import TYPE_CHECKING

from companion.games import find_game_package

if TYPE_CHECKING:
    from companion.exports.cards.printed_deck import PrintedDeck
    from companion.following.watched_decks import DeckProfile


def has_playtest_deck(game: str) -> bool:
    """Whether the companion has drawn a deck of its own for a game."""
    return resources.files(find_game_package(game)).joinpath("playtest.toml").is_file()


def learn_playtest_deck(game: str) -> "DeckProfile":
    """Returns the play-test deck of a game."""
    from companion.exports.printed import find_deck

    return learn_printed(find_deck(game))


def learn_printed(deck: "PrintedDeck") -> "DeckProfile":
    """Returns a printed deck as a learned one."""
    from companion.following.watched_decks import DeckProfile
    from vision.learned.learning import learn_pictures
    from vision.learned.profile import pack_profile

    copies = deck.count_faces()
    images = deck.draw_faces(copies)
    learned = learn_pictures([(name, count, images[name].bgra[..., :3]) for name, count in copies.items()])
    return DeckProfile.of(learned, pack_profile(learned))
