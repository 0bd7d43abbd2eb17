"""What track tells the shared screens."""

from typing import Any

from companion.cards import Card
from companion.games import find_game
from companion.ui.base_presenter import BasePresenter
from companion.ui.texts import SAY

TRICKS = 10


class TrackPresenter(BasePresenter[Any, Any]):
    """Entries are cards, trick by trick."""

    def entry_text(self, action: Any, before: Any, names: tuple[str, ...]) -> str:
        """Returns who played which card."""
        sign: str = action.card.sign
        return f"{names[before.turn]}: {sign}" if before else sign

    def line_of(self, before: Any, action: Any, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the hand and the trick."""
        return before.hand, SAY("ui.history.trick", number=len(before.tricks) % TRICKS + 1)

    def card_of(self, action: Any) -> Card | None:
        """Returns the card that is played."""
        card: Card = action.card
        return card

    def marks(self, action: Any, before: Any, now: Any) -> str:
        """Returns a star for the card that won its trick."""
        number = len(before.tricks)
        return "★" if number < len(now.tricks) and now.tricks[number].winner == before.turn else ""


PRESENTER = TrackPresenter(find_game("track"))
