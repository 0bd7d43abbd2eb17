"""CameraQuestions: what a camera leaves to people: doubtful entries, what has happened, and cards that it missed."""

from collections.abc import Sequence

from companion.app.camera_words import describe_unseen
from companion.app.observable import Observable
from companion.app.table_controller import TableController
from companion.app.texts import Texts
from companion.following.decisions import (
    Accepted,
    Asked,
    Decision,
    ExcludedCard,
    Missed,
    NotInDeck,
    Offered,
    TakenBack,
    Unseen,
)
from companion.journal.game_snapshot import GameSnapshot


class CameraQuestions:
    """`doubts` are the entries that a person should look at, the newest last."""

    doubts: Observable[tuple[Asked, ...]] = Observable(())
    offers: Observable[tuple[object, ...]] = Observable(())
    """The actions that explain what was seen last, the likely one first: somebody confirms one."""

    missed = Observable("")
    """Asks in words for the card that was not seen, until it is entered."""

    excluded: Observable[tuple[ExcludedCard, ...]] = Observable(())
    """The cards that lie there and are not in the deck in play, but for those of which somebody said that they are no
    cards of the table; the newest last."""

    unseen = Observable("")
    """Which places of the game are not seen yet, in words."""

    def __init__(self, table: TableController, texts: Texts) -> None:
        self._table = table
        self._texts = texts
        self._number = ""
        self._missed_after = 0
        """How many entries there were when the card was missed."""

        self._offered_after = 0
        """After how many entries what is offered was offered."""

        self._lying: tuple[ExcludedCard, ...] = ()
        self._dismissed: tuple[ExcludedCard, ...] = ()
        self._unlisten = TableController.snapshot.listen(table, self._turn_to)

    def close(self) -> None:
        """Looks no more at what is on the table."""
        self._unlisten()

    def take(self, decisions: Sequence[Decision]) -> None:
        """Takes over what the camera asks, and what it asks no more."""
        doubts = self.doubts
        for decision in decisions:
            match decision:
                case Unseen():
                    self.unseen = describe_unseen(decision, self._texts)
                case NotInDeck():
                    self._lying = decision.cards
                    self._show_excluded()
                case Offered():
                    self.offers = decision.actions
                case Missed() if self._table.snapshot:
                    self.missed, self._missed_after = self._miss(decision.seat), len(self._table.snapshot.entries)
                case Asked():
                    doubts = (*doubts, decision)
                case Accepted() | TakenBack():
                    doubts = _without(doubts, decision.number)
        self.doubts = doubts

    def settle(self, number: int) -> None:
        """A person has looked at a doubt, or does not care."""
        self.doubts = _without(self.doubts, number)

    def dismiss(self, card: ExcludedCard) -> None:
        """A person has said what a card is that is not in the deck: it is asked about no more while it lies there."""
        self._dismissed = (*self._dismissed, card)
        self._show_excluded()

    def _show_excluded(self) -> None:
        self.excluded = tuple(card for card in self._lying if not any(map(card.is_at_place_of, self._dismissed)))

    def _turn_to(self, snapshot: GameSnapshot | None) -> None:
        """In another game, the one before has no questions any more; nor is a card asked for that was entered."""
        number, entries = (snapshot.number, len(snapshot.entries)) if snapshot else ("", 0)
        is_another = number != self._number
        if is_another:
            self._number, self.doubts, self.unseen = number, (), ""
            self._lying, self._dismissed, self.excluded = (), (), ()
        if is_another or entries != self._offered_after:
            self.offers, self._offered_after = (), entries
        if is_another or entries != self._missed_after:
            self.missed = ""

    def _miss(self, seat: int | None) -> str:
        return self._texts("ui.camera-state.missed", name=self._table.names[seat]) if seat is not None else ""


def _without(doubts: tuple[Asked, ...], number: int) -> tuple[Asked, ...]:
    return tuple(doubt for doubt in doubts if doubt.number != number)
