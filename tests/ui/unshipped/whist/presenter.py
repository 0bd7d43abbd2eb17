"""What whist tells the shared screens."""

from typing import Any

from companion.cards import Card
from companion.engine.game import own_state
from companion.games import find_game
from companion.journal.standing import Standing
from companion.ui.base_presenter import BasePresenter
from companion.ui.presenter import Ending, Rematch, Sums
from companion.ui.texts import SAY


class WhistPresenter(BasePresenter[Any, Any]):
    """Entries as cards; the end as points."""

    def entry_text(self, action: Any, before: Any, names: tuple[str, ...]) -> str:
        """Returns a card, or that the cards were dealt."""
        card = self.card_of(action)
        return card.sign if card else SAY("screen.deal")

    def line_of(self, before: Any, action: Any, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the hand and the trick."""
        number = len(before.hand.tricks) + 1 if before.hand else 0
        return len(before.closed) + 1, SAY("ui.history.trick", number=number)

    def card_of(self, action: Any) -> Card | None:
        """Returns the card that is turned up or played."""
        return getattr(action, "card", None)

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns the points."""
        points = tuple(map(str, own_state(standing.game, standing.state).points))
        sums = Sums(("1 + 3", "2 + 4"), (1.0, 1.0), (points,))
        return Ending(
            " : ".join(points), (), sums, rematches=(Rematch(SAY("ui.over.rematch"), standing.record.options),)
        )


PRESENTER = WhistPresenter(find_game("whist"))
