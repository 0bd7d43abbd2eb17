"""What whist tells the shared screens."""

from typing import Any

from companion.cards import Card
from companion.games import find_game
from companion.ui.base_presenter import BasePresenter
from companion.ui.texts import SAY


class WhistPresenter(BasePresenter[Any, Any]):
    """Entries as cards."""

    def entry_text(self, action: Any, before: Any, names: tuple[str, ...]) -> str:
        """Returns a card, or that the cards were dealt."""
        card = self.card_of(action)
        return card.sign if card else SAY("task.dealt")

    def line_of(self, before: Any, action: Any, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the hand and the trick."""
        number = len(before.hand.tricks) + 1 if before.hand else 0
        return len(before.closed) + 1, SAY("ui.history.trick", number=number)

    def card_of(self, action: Any) -> Card | None:
        """Returns the card that is turned up or played."""
        return getattr(action, "card", None)


PRESENTER = WhistPresenter(find_game("whist"))
