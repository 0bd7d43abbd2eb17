"""AdviceStrip: says below the group's bar what the seat does for which the companion plays."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.stand_ins import StandIns
from companion.app.table_controller import TableController
from companion.ui.layouts import load
from companion.ui.texts import SAY

load("kiosk/advice_strip")


class AdviceStrip(BoxLayout):
    """Nothing is seen while another seat acts."""

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
    advice, standing = stand_ins.advice, table.standing
    return SAY.phrase(advice, standing.record.players) if advice and standing else ""
