"""Readers of cards, by the deck that they read: the standard one, a printed one with markers, or a learned one."""

from typing import TYPE_CHECKING, Final, Protocol

from companion.errors import BadInputError

if TYPE_CHECKING:
    from companion.following.watched_decks import DeckProfile
    from vision.frames import Picture
    from vision.reading import CardReading

STANDARD: Final = "standard"
"""The deck of 52 cards, read by the indices in their corners."""
NUTS: Final = "nuts"
"""The printed set of caches, squirrels and nuts, read by their markers."""


class CardReader(Protocol):
    """Reads the cards of a picture; called once for each picture."""

    def read(self, bgr: "Picture") -> "tuple[CardReading, ...]":
        """Returns the cards in a BGR picture (h, w, 3)."""


def open_reader(deck: str, alphabet: str, *, is_grid: bool) -> CardReader:
    """Returns the reader of a deck: the standard one, the printed set, or a profile's. Raises BadInputError."""
    if deck == STANDARD:
        from vision.reader import Reader

        return Reader(alphabet)
    if is_grid:
        raise BadInputError("--grid reads standard cards only: leave out --deck, or --grid")
    if deck == NUTS:
        from companion.games.nice_one_squirrel.cache_table import NutTable
        from vision.setup.marked_cards import MarkedCardReader

        return MarkedCardReader(NutTable.markers)
    from companion.commands.deck import load_deck
    from vision.learned import DeckReader

    return DeckReader(load_deck(deck))


def open_learned(deck: str) -> "tuple[DeckProfile, ...]":
    """Returns the learned deck of a profile, none for the standard one and the printed set. Raises BadInputError."""
    if deck in (STANDARD, NUTS):
        return ()
    from companion.commands.deck import load_deck, read_content
    from companion.following.watched_decks import DeckProfile

    content = read_content(deck)
    return (DeckProfile.of(load_deck(deck, content), content),)
