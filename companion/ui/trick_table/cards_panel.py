"""CardsPanel: the cards that can be entered now; and, where the table chooses, where the next one comes from."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.trick_table.ports import Cell, Table
from companion.ui.widgets.text_button import TextButton

load("trick_table/cards_panel")


class CardsPanel(BoxLayout):
    """Events: `on_pick` with the touched card's cell; `on_source` with what the touched source means."""

    def __init__(self, **properties: Any) -> None:
        for event in ("on_pick", "on_source"):
            self.register_event_type(event)
        super().__init__(orientation="vertical", **properties)

    def on_pick(self, cell: Cell) -> None:
        """A card was touched."""

    def on_source(self, means: object) -> None:
        """Another source was touched."""

    def show(self, table: Table) -> None:
        """Takes over the cards, and where they can come from."""
        row = self.ids.sources
        row.clear_widgets()
        row.height = THEME.mm(9.2) if table.sources else 0
        for one in table.sources:
            said = ("▶ " if one.chosen else "") + one.text
            button = TextButton(text=said, chosen=one.chosen, weight=one.side, high_mm=4.2)
            button.bind(on_press=lambda _, means=one.means: self.dispatch("on_source", means))
            row.add_widget(button)
        self.ids.grid.show(table.rows, table.led, table.columns)
