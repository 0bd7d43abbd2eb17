"""MoveEntry: the forest of an earlier moment, on which is shown what an entry really was."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.games.bamboo_harvest.actions import Action
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Meaning, Visit
from companion.ui.games.bamboo_harvest.offers import offer_of
from companion.ui.layouts import load

load("games/bamboo_harvest/widgets/move_entry")


class MoveEntry(BoxLayout):
    """Event: `on_action` with the action that was touched, once it is whole."""

    def __init__(self, state: State, names: tuple[str, ...], draft: Draft = RESTING, **properties: Any) -> None:
        self.register_event_type("on_action")
        super().__init__(**properties)
        self._state, self._names = state, names
        self.take(draft)

    def on_action(self, action: Action) -> None:
        """An action was touched."""

    def take(self, meaning: Meaning) -> None:
        """Takes in what was touched."""
        match meaning:
            case Draft():
                offer = offer_of(self._state, meaning, self._names)
                self.ids.forest.show(offer.cells, offer.links)
                self.ids.choices.show(offer)
            case Visit():
                pass
            case action:
                self.dispatch("on_action", action)
