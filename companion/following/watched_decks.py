"""By what the cards on a table are told: by the markers of a printed set, or by the indices in their corners."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from companion.engine.cache_table import OffersCacheTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.vision_process.worker import TableWatcher


@dataclass(frozen=True, slots=True)
class WatchedDeck:
    """A value: a camera that watches for an equal one goes on as it does.

    `markers` has the number and the face of each marker, in the order of the faces; without any, the cards are standard
    ones with indices in the letters of `alphabet`.
    """

    alphabet: str
    markers: tuple[tuple[int, str], ...] = ()

    @property
    def make_watcher(self) -> "Callable[[], TableWatcher]":
        """What makes the watcher, in the process in which it is called."""
        return partial(_make_watcher, self)


def deck_of(game: object, alphabet: str) -> WatchedDeck:
    """Returns by what the cards of a game are told; `alphabet` has the letters of the table's standard cards."""
    if isinstance(game, OffersCacheTable):
        return WatchedDeck("", tuple(game.cache_table.markers.items()))
    return WatchedDeck(alphabet)


def _make_watcher(deck: WatchedDeck) -> "TableWatcher":
    if deck.markers:
        from vision.tracking.marked_card_tracker import MarkedCardWatcher

        return MarkedCardWatcher(dict(deck.markers))
    from vision.reader import Reader
    from vision.tracking.watcher import Watcher

    return Watcher(Reader(deck.alphabet))
