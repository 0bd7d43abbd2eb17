"""TallyPanel: a hand that nobody followed, as its end stood: acorn cards eaten and uneaten, Mast Year and Boom."""

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.actions import Count, Tally
from companion.ui.layouts import load

load("games/mast_year/widgets/tally_panel")

COUNTED: Final = ("eaten", "uneaten", "mast", "boom")


class TallyPanel(BoxLayout):
    """Events: `on_tally` with the action; `on_follow`: the tricks are entered after all.

    `begun`: the hand was followed for a while, and its rest is counted.
    Where the game has ended nobody looks for a Mast Year; then none of its three answers is chosen.
    """

    eaten = NumericProperty(0)
    uneaten = NumericProperty(0)
    most = NumericProperty(12)
    mast = OptionProperty("none", options=("", "none", "partial", "full"))
    boom = BooleanProperty(False)
    begun = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        for event in ("on_tally", "on_follow"):
            self.register_event_type(event)
        super().__init__(orientation="vertical", **properties)
        self._draft: dict[str, Any] = {}
        for name in COUNTED:
            self.fbind(name, lambda _, value, name=name: self._draft.update({name: value}))

    def on_tally(self, action: Tally | Count) -> None:
        """The counts are as they shall be."""

    def on_follow(self) -> None:
        """The tricks shall be entered after all."""

    def show(self, eaten: int, uneaten: int, draft: dict[str, Any]) -> None:
        """Begins with what is known, or goes on with what was counted before."""
        self._draft = {}  # while it is filled
        for name, value in zip(COUNTED, (eaten, uneaten, "none", False), strict=True):
            setattr(self, name, draft.get(name, value))
        self._draft = draft

    def change(self, name: str, by: int) -> None:
        """Counts one more or less, within what the deck holds."""
        other = self.uneaten if name == "eaten" else self.eaten
        setattr(self, name, max(0, min(getattr(self, name) + by, self.most - other)))

    def choose(self, mast: str) -> None:
        """Chooses which Mast Year it was; once more, that nobody looked."""
        self.mast = "" if self.mast == mast else mast

    def take(self) -> None:
        """Tells the counts."""
        self.dispatch("on_tally", self.counted)

    @property
    def counted(self) -> Tally | Count:
        """What is counted now."""
        kind = Count if self.begun else Tally
        looked = (self.mast, self.boom) if self.mast else (None, None)
        return kind(int(self.eaten), int(self.uneaten), *looked)

    def correct(self, action: Tally | Count, most: int, changed: Callable[[Tally | Count], object]) -> None:
        """Shows what was counted; each touch tells `changed` what it is now."""
        self.begun, self.most = isinstance(action, Count), most
        looked = {"mast": action.mast or "", "boom": bool(action.boom)}
        self.show(action.eaten, action.uneaten, looked)
        self.remove_widget(self.ids.take)
        for name in COUNTED:
            self.fbind(name, lambda *_: changed(self.counted))
