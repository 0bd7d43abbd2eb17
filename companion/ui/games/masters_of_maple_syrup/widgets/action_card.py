"""ActionCard: one of the three action cards as it lies: sideways, or pointing at a player; a touch selects it."""

from typing import Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.games.masters_of_maple_syrup.view import ActionView
from companion.ui.layouts import icon, load
from companion.ui.texts import SAY
from companion.ui.widgets.fit_label import FitLabel

load("games/masters_of_maple_syrup/widgets/action_card")

SIDEWAYS: Final = -1


class ActionCard(ButtonBehavior, FitLabel):
    """Shows an ActionView; `toward` is the seat that the hand points at, -1 while the card lies sideways."""

    shown = ObjectProperty(None, allownone=True)
    chosen = BooleanProperty(False)
    """Whether it can be selected."""
    toward = NumericProperty(SIDEWAYS)
    lies = BooleanProperty(True)
    card_wide, card_high, side = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    picture = StringProperty("")
    says = StringProperty("")

    def show(self, action: ActionView, names: tuple[str, ...]) -> None:
        """Takes over how the card lies, and whether it can be selected."""
        self.shown = action
        self.toward = SIDEWAYS if action.toward is None else action.toward
        self.picture = icon(f"maple/{action.name}")
        self.text = SAY(f"action.{action.name}")
        self.says = (
            SAY("ui.action.sideways") if action.toward is None else SAY("ui.action.points", name=names[action.toward])
        )
        self.chosen = bool(action.selects)
