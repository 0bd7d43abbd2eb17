"""TallyPanel: the result of a hand that nobody followed: acorn cards eaten and uneaten, Mast Year and Boom."""

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, OptionProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.actions import Count, Tally
from companion.games.mast_year.scoring import boom_with, is_over_with
from companion.games.mast_year.state import State
from companion.ui.events import dispatches
from companion.ui.layouts import load

load("games/mast_year/widgets/tally_panel")

COUNTED: Final = ("eaten", "uneaten", "mast", "boom")


@dispatches("on_tally", "on_by_card")
class TallyPanel(BoxLayout):
    """Events: `on_tally` with the action; `on_by_card`: the tricks are entered after all.

    `begun`: the hand was followed for a while, and the rest is counted. Only what is possible is offered: at most
    `most` acorn cards in all, no fewer than `least` and `least_eaten`, which already lie in stashes; a choice about a
    Boom only if `booms` leaves it open, and about a Mast Year or a Boom only unless `ends`: these counts end the game.
    """

    eaten = NumericProperty(0)
    uneaten = NumericProperty(0)
    most = NumericProperty(12)
    least = NumericProperty(0)
    least_eaten = NumericProperty(0)
    ends = ObjectProperty(lambda eaten, uneaten: False)
    booms = ObjectProperty(lambda cards: None)
    mast = OptionProperty("none", options=("", "none", "partial", "full"))
    boom = BooleanProperty(False)
    touched = BooleanProperty(False)
    """Whether anything was counted here; until then a hand without acorn cards cannot be taken."""
    begun = BooleanProperty(False)
    over = AliasProperty(lambda self: self.ends(self.eaten, self.uneaten), bind=["eaten", "uneaten", "ends"])
    """Whether the game is over with these counts."""
    may_boom = AliasProperty(
        lambda self: not self.over and self.booms(self.eaten + self.uneaten) is None,
        bind=["eaten", "uneaten", "over", "booms"],
    )
    """Whether the counts do not decide if there is a Boom, which depends on how the acorn cards lie."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        self._draft: dict[str, object] = {}
        for name in COUNTED:
            self.fbind(name, lambda _, value, name=name: self._draft.update({name: value}))
        for name in ("eaten", "uneaten", "ends", "booms"):
            self.fbind(name, self._settle)
        for name in ("eaten", "uneaten", "most", "least", "least_eaten"):
            self.fbind(name, self._offer)
        self._offer()

    def show(self, eaten: int, uneaten: int, draft: dict[str, object]) -> None:
        """Begins with what is known, or goes on with what was counted before."""
        self._draft = {}  # while it is filled
        self.touched = bool(draft)
        for name, value in zip(COUNTED, (eaten, uneaten, "none", False), strict=True):
            setattr(self, name, draft.get(name, value))
        self._settle()
        self._draft = draft

    def change(self, name: str, by: int) -> None:
        """Counts one more or less; at the bounds of the sum, the other count changes the other way."""
        self.touched = True
        told = self.mast, self.boom
        self.eaten, self.uneaten = self._changed(name, by) or (self.eaten, self.uneaten)
        self.mast, self.boom = told  # if both counts change, the sum in between decides nothing
        self._settle()

    def look(self, mast: str) -> None:
        """Notes which Mast Year it was, if any."""
        self.touched, self.mast = True, mast

    def _changed(self, name: str, by: int) -> tuple[int, int] | None:
        """Returns both counts after one of them has changed, None where it cannot."""
        counts = {"eaten": int(self.eaten), "uneaten": int(self.uneaten)}
        counts[name] += by
        if not self.least <= sum(counts.values()) <= self.most:
            counts["uneaten" if name == "eaten" else "eaten"] -= by
        eaten, uneaten = counts["eaten"], counts["uneaten"]
        return (eaten, uneaten) if eaten >= self.least_eaten and min(eaten, uneaten) >= 0 else None

    def _settle(self, *_: object) -> None:
        """Chooses what follows from the counts."""
        if self.over:
            self.mast, self.boom = "", False
            return
        self.mast = self.mast or "none"
        if not self.may_boom:
            self.boom = bool(self.booms(self.eaten + self.uneaten))

    def _offer(self, *_: object) -> None:
        """Offers one more and one less only where that is possible."""
        for name in ("eaten", "uneaten"):
            self.ids[name].may_less = self._changed(name, -1) is not None
            self.ids[name].may_more = self._changed(name, 1) is not None

    def take(self) -> None:
        """Dispatches the counts."""
        self.dispatch("on_tally", self.counted)

    @property
    def counted(self) -> Tally | Count:
        """What is counted now."""
        kind = Count if self.begun else Tally
        looked = (None, None) if self.over else (self.mast, self.boom)
        return kind(int(self.eaten), int(self.uneaten), *looked)

    def set_bounds(self, state: State) -> None:
        """Sets what can be counted in the hand of `state`."""
        hand = state.hand
        if hand is None:
            return
        self.least_eaten = hand.acorns_stashed(eaten=True)
        self.least = self.least_eaten + hand.acorns_stashed(eaten=False)
        self.most = hand.acorns_reachable
        self.ends = lambda eaten, uneaten: is_over_with(state, int(eaten), int(uneaten))
        self.booms = lambda cards: boom_with(hand, int(cards))

    def correct(self, action: Tally | Count, state: State, changed: Callable[[Tally | Count], object]) -> None:
        """Shows what was counted in `state`; each touch tells `changed` what it is now."""
        self.begun = isinstance(action, Count)
        self.set_bounds(state)
        looked = {"mast": action.mast or "", "boom": bool(action.boom)}
        self.show(action.eaten, action.uneaten, looked)
        self.remove_widget(self.ids.take)
        for name in COUNTED:
            self.fbind(name, lambda *_: changed(self.counted))
