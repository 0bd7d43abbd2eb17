"""How the cards on a table are recognised: by printed markers, as a learned deck, or by their corner indices."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, Self

from companion.cards import CARD_NAMES, DECK
from companion.engine.game import AnyGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.vision_process.worker import TableWatcher
    from vision.learned.deck import LearnedDeck

LARGEST_BYTES: Final = 4 << 20
"""The largest profile, in bytes."""


@dataclass(frozen=True, slots=True)
class DeckProfile:
    """A learned deck: the names of its faces, in the order of their probabilities, and its profile."""

    names: tuple[str, ...]
    content: bytes

    @classmethod
    def of(cls, deck: "LearnedDeck", content: bytes) -> Self:
        """Returns the profile of a deck from what its file holds."""
        return cls(tuple(face.name for face in deck.fronts), content)


@dataclass(frozen=True, slots=True)
class WatchedDeck:
    """How a camera recognises the cards; one that watches with an equal value need not be started again.

    `markers` has the number and the face of each marker, in the order of the faces; `learned` is a learned deck.
    `grid` are the rows and columns in which the cards lie, if they do. Without any,
    the cards are standard ones with indices in the letters of `alphabet`; a learned deck of standard cards is read by
    these and by its faces.
    """

    alphabet: str
    markers: tuple[tuple[int, str], ...] = ()
    learned: DeckProfile | None = None
    grid: tuple[int, int] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the faces, in the order of their probabilities."""
        if self.markers:
            return tuple(dict(self.markers).values())
        if self.learned and not is_standard(self.learned):
            return self.learned.names
        return tuple(card.name for card in DECK)

    @property
    def is_by_corners(self) -> bool:
        """Whether single cards are told by their corner indices alone."""
        return not self.markers and self.learned is None and self.grid is None

    @property
    def make_watcher(self) -> "Callable[[], TableWatcher]":
        """A function that makes the watcher; it is called in the vision process."""
        return partial(_make_watcher, self)


def as_agreed(game: AnyGame, state: object) -> AnyGame:
    """Returns a game, with the cards that its table has agreed on in `state`."""
    return replace(game, trick_table=game.trick_table_of(state)) if game.trick_table_of else game


def deck_of(game: AnyGame, alphabet: str, learned: Sequence[DeckProfile] = ()) -> WatchedDeck:
    """Returns how the cards of a game are recognised; `alphabet` has the letters of the table's standard cards.

    `learned` are the decks that the table has learned: the first one with the game's cards is used.
    """
    if game.cache_table:
        return WatchedDeck("", tuple(game.cache_table.markers.items()))
    if game.grid_table:
        return WatchedDeck(alphabet, grid=game.grid_table.size)
    fitting = next((deck for deck in learned if serves(game, deck)), None)
    if fitting is None:
        return WatchedDeck(alphabet)
    return WatchedDeck(alphabet if is_standard(fitting) else "", (), fitting)


def is_standard(learned: DeckProfile) -> bool:
    """Whether a learned deck is one of standard cards: its faces are named as these."""
    return bool(learned.names) and all(name in CARD_NAMES for name in learned.names)


def serves(game: AnyGame, learned: DeckProfile) -> bool:
    """Whether a game can be followed by a learned deck: it has the card that the game needs, or any of its cards."""
    needed = needed_face(game)
    if needed is not None:
        return needed in learned.names
    table = game.trick_table
    return table is not None and any(table.faces.named(name) for name in learned.names)


def needs_learned(game: AnyGame) -> bool:
    """Whether a game can be followed only with a learned deck: neither markers nor standard cards show its cards."""
    if not may_use_learned(game):
        return False
    return not serves(game, DeckProfile(tuple(card.name for card in DECK), b""))


def may_use_learned(game: AnyGame) -> bool:
    """Whether a learned deck can be used: not if markers, or standard cards in a grid, show what is played."""
    return not (game.cache_table or game.grid_table)


def needed_face(game: AnyGame) -> str | None:
    """Returns the face that a game's deck must have; None if any card of the game will do."""
    return game.property_table.first_card if game.property_table else None


def _make_watcher(deck: WatchedDeck) -> "TableWatcher":
    if deck.markers:
        from vision.tracking.marked_card_tracker import MarkedCardWatcher

        return MarkedCardWatcher(dict(deck.markers))
    from vision.tracking.watcher import GridWatcher, Watcher

    if deck.learned is not None and not is_standard(deck.learned):
        from vision.learned.profile import read_profile
        from vision.learned.region_reader import LearnedRegionReader

        return Watcher(LearnedRegionReader(read_profile(deck.learned.content)))
    from vision.reader import Reader

    if deck.learned is not None:
        from vision.ensemble.ensemble_reader import EnsembleReader
        from vision.learned.profile import read_profile

        return Watcher(EnsembleReader(read_profile(deck.learned.content), Reader(deck.alphabet)))
    if deck.grid is not None:
        return GridWatcher(Reader(deck.alphabet), deck.grid)
    return Watcher(Reader(deck.alphabet))
