"""GroupBar: the bar above every screen of a group: its code, the clock, "?", the players, and *New group*.

AdviceStrip below it says what the seat does for which the companion plays.
"""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.kiosk.stand_ins import StandIns
from companion.app.observable import Unsubscribe
from companion.app.table_controller import TableController
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.texts import SAY

load("kiosk/bar")


@dispatches("on_ask", "on_turn_clock", "on_players", "on_new_group")
class GroupBar(BoxLayout):
    """Events: `on_ask`, `on_turn_clock`, `on_players`, `on_new_group`. `unlisten` is called as it goes."""

    code = StringProperty("")
    can_ask = BooleanProperty(False)
    clock = StringProperty("")
    advice = StringProperty("")
    """What the seat does for which the companion plays: it stands in the place of the code and the clock."""

    def __init__(self, **properties: Any) -> None:
        self.unlisten: list[Unsubscribe] = []
        super().__init__(**properties)

    def leave(self) -> None:
        """Listens no more."""
        for unsubscribe in self.unlisten:
            unsubscribe()


class AdviceStrip(BoxLayout):
    """Says below the bar what the seat does for which the companion plays; empty while another seat acts."""

    text = StringProperty("")

    def __init__(self, stand_ins: StandIns, table: TableController, **properties: Any) -> None:
        super().__init__(**properties)
        self._stand_ins, self._table = stand_ins, table
        self._unlisten = StandIns.advice.listen(stand_ins, lambda _: self._tell())
        self._tell()

    def leave(self) -> None:
        """Listens no more."""
        self._unlisten()

    def _tell(self) -> None:
        self.text = advice_text(self._stand_ins, self._table)


def advice_text(stand_ins: StandIns, table: TableController) -> str:
    """Returns what the seat does for which the companion plays; "" while another one acts."""
    advice, snapshot = stand_ins.advice, table.snapshot
    return SAY.phrase(advice, snapshot.record.players) if advice and snapshot else ""
