"""What whist tells the shared screens."""

from typing import Any

from companion.games import find_game
from companion.ui.base_presenter import BasePresenter
from companion.ui.texts import SAY


class WhistPresenter(BasePresenter[Any, Any]):
    """Entries as cards, trick by trick."""

    def line_of(self, before: Any, action: Any, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the hand and the trick."""
        number = len(before.hand.tricks) + 1 if before.hand else 0
        return len(before.closed) + 1, SAY("ui.history.trick", number=number)


PRESENTER = WhistPresenter(find_game("whist"))
