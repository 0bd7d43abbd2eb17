"""WatchPanel: what the camera sees of a round, and the cards that it doubts, as Lunar prints them."""

from typing import Any

from companion.games.lunar.actions import Action, Play
from companion.ui.games.lunar.prints import print_card
from companion.ui.widgets.live_panel import LivePanel


class WatchPanel(LivePanel):
    """A doubt is about a card, or about whether a player's card came from the hand or from the Sky."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(scans="", words=doubt_text, **properties)


def doubt_text(action: Action) -> str:
    """Returns what a button says of a likely card."""
    if not isinstance(action, Play):
        return "?"
    said = print_card(action.card, action.from_)
    return f"{said.sign} · {said.note}" if said.note else said.sign
