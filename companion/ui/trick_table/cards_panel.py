"""CardsPanel: the cards that can be entered now; and, where several players can show one, who of them shows first."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.trick_table.ports import Cell, Revealer, Table
from companion.ui.widgets.plank import Plank

load("trick_table/cards_panel")


class CardsPanel(BoxLayout):
    """Events: `on_pick` with the touched card's cell; `on_turn` with the seat of the one who shows first."""

    def __init__(self, **properties: Any) -> None:
        for event in ("on_pick", "on_turn"):
            self.register_event_type(event)
        super().__init__(orientation="vertical", **properties)

    def on_pick(self, cell: Cell) -> None:
        """A card was touched."""

    def on_turn(self, seat: int) -> None:
        """Another player was touched."""

    def show(self, table: Table, names: tuple[str, ...], revealers: tuple[Revealer, ...] = ()) -> None:
        """Takes over the cards, and who can show first, if the order is theirs to choose."""
        row = self.ids.revealers
        row.clear_widgets()
        row.height = THEME.mm(9.2) if revealers else 0
        for one in revealers:
            said = ("▶ " if one.acts else "") + names[one.seat]
            plank = Plank(text=said, chosen=one.acts, weight=one.side, high_mm=4.2)
            plank.bind(on_press=lambda _, seat=one.seat: self.dispatch("on_turn", seat))
            row.add_widget(plank)
        self.ids.grid.show(table.rows, table.led)
