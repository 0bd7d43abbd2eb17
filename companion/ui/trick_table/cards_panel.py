"""CardsPanel: the cards that can be entered now; and, while both Oaks have yet to reveal, who of them shows first."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.view import CellView, View
from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.plank import Plank

load("trick_table/cards_panel")


class CardsPanel(BoxLayout):
    """Events: `on_pick` with the touched card's cell; `on_turn` with the seat of the Oak who reveals first."""

    def __init__(self, **properties: Any) -> None:
        for event in ("on_pick", "on_turn"):
            self.register_event_type(event)
        super().__init__(orientation="vertical", **properties)

    def on_pick(self, cell: CellView) -> None:
        """A card was touched."""

    def on_turn(self, seat: int) -> None:
        """The other Oak was touched."""

    def show(self, view: View, names: tuple[str, ...], oaks: tuple[int, ...]) -> None:
        """Takes over the cards, and the seats of the Oaks, who can reveal in either order (MY-8.1), if both have to."""
        row = self.ids.oaks
        row.clear_widgets()
        row.height = THEME.mm(11) if oaks else 0
        for seat in oaks:
            acts = seat == view.asked
            plank = Plank(text=("▶ " if acts else "") + names[seat], chosen=acts, weight="oaks", high_mm=4.2)
            plank.bind(on_press=lambda _, seat=seat: self.dispatch("on_turn", seat))
            row.add_widget(plank)
        self.ids.grid.show(view.grid, view.led)
