"""DeckOffer: offers to show the deck to the camera, if the camera reads the cards of a game badly."""

from collections.abc import Callable, Sequence

from companion.app.deck_learning import LearnedDecks
from companion.app.observable import Observable
from companion.app.table_controller import TableController
from companion.following.decisions import Decision
from companion.following.reading_troubles import ReadingTroubles
from companion.following.watched_decks import DeckProfile
from companion.journal.game_snapshot import GameSnapshot


class DeckOffer:
    """Made once in a game. A table that takes it puts its game aside meanwhile, and goes on once the deck is learned.

    `can_learn`: whether the camera reads standard cards that it has not learned.
    """

    is_made = Observable(False)

    def __init__(self, table: TableController, decks: LearnedDecks, can_learn: Callable[[], bool]) -> None:
        self._table = table
        self._can_learn = can_learn
        self._troubles = ReadingTroubles()
        self._game = ""
        self._is_answered = False
        self._put_aside = ""
        """The number of the game that goes on once the deck is learned."""
        self._show: Callable[[], object] | None = None
        self._unlisten = (
            TableController.snapshot.listen(table, self._turn_to),
            table.left.add(lambda _: self._left()),
        )
        decks.taken.add(self._learned)

    def close(self) -> None:
        """Looks no more at what is on the table."""
        for unsubscribe in self._unlisten:
            unsubscribe()

    def take(self, decisions: Sequence[Decision]) -> None:
        """Takes in how the cards are read."""
        self._troubles.take(decisions)
        self.is_made = self._troubles.are_many and not self._is_answered and self._can_learn()

    def accept(self, show: Callable[[], object]) -> None:
        """Puts the game aside; `show` is called then, and opens what learns the deck."""
        self._show = show
        self._table.park()

    def decline(self) -> None:
        """Offers it no more in this game."""
        self._is_answered, self.is_made, self._show = True, False, None

    def _left(self) -> None:
        if self._show is not None:
            show, self._show, self._put_aside = self._show, None, self._game
            show()

    def _learned(self, _: DeckProfile) -> None:
        number, self._put_aside = self._put_aside, ""
        if number and self._table.snapshot is None:
            self._table.go_on_with(number)

    def _turn_to(self, snapshot: GameSnapshot | None) -> None:
        """Another game is read by itself."""
        if snapshot is None:
            self.is_made = False
        elif snapshot.number != self._game:
            self._game, self._put_aside, self._show = snapshot.number, "", None
            self._troubles, self._is_answered, self.is_made = ReadingTroubles(), False, False
