"""WinnersPanel: a trick in two touches: the acorn cards that lay in it, and who won."""

from dataclasses import replace
from typing import Any, Final

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.cards import Card
from companion.games.mast_year.actions import Play, Won
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.view import SeatView, View
from companion.ui.games.mast_year.table import cell_of
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.plank import Plank

load("games/mast_year/widgets/winners_panel")

CARDS: Final = 4
"""So many cards a trick has."""
ROWS: Final = ("near", "sides", "far", "sides")
"""The row in which the button of each seat is, as the players sit round the table."""


class WinnersPanel(BoxLayout):
    """Event: `on_won` with the action of the trick. Cards look like cards, and the players' buttons lie as they sit."""

    squirrel = BooleanProperty(False)
    view = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        self.register_event_type("on_won")
        super().__init__(orientation="vertical", **properties)
        self._draft: dict[str, Any] = {}
        self._signs = SharedFontSize()
        self._others: list[Card] = []
        self._fixed: set[str] = set()
        self.fbind("squirrel", lambda _, value: self._draft.update(squirrel=value))
        self.fbind("squirrel", self._offer_what_fits)

    def on_won(self, action: Won) -> None:
        """A winner was touched."""

    def show(self, view: View, names: tuple[str, ...], draft: dict[str, Any]) -> None:
        """Takes over what can be noted now; `draft` is what was touched before."""
        self._draft = {}  # while it is filled
        self.view, self.squirrel = view, draft.get("squirrel", False)
        self._draft = draft
        acorns = self.ids.acorns
        acorns.clear_widgets()
        laid = [seat.card for seat in view.seats if seat.card and not view.old_trick]
        for cell in (cell for row in view.grid for cell in row if cell.acorn):
            if cell.action is None and cell.card not in laid:
                continue
            plank = CardCell(means=cell.card.name, shared_font_size=self._signs, size_hint_max_y=THEME.mm(14))
            plank.show(cell_of(cell if cell.action else replace(cell, action=Play(cell.card))))
            plank.chosen = draft.get(cell.card.name, cell.card in laid)
            plank.bind(on_press=self._toggle)
            acorns.add_widget(plank)
        self._others = [card for card in laid if not is_acorn(card)]
        self._fixed = {card.name for card in laid}
        self._offer_what_fits()
        self._show_winners(view.seats, names)

    def _toggle(self, plank: Plank) -> None:
        plank.chosen = self._draft[plank.means] = not plank.chosen
        self._offer_what_fits()

    def _offer_what_fits(self, *_: object) -> None:
        """Takes away what would make more than four cards (MY-5.2); what was entered in the trick stays."""
        planks = self.ids.acorns.children
        unknown = 0 if any(map(is_squirrel, self._others)) else 1
        cards = len(self._others) + sum(plank.chosen for plank in planks)
        is_full = cards + (unknown if self.squirrel else 0) >= CARDS
        for plank in planks:
            plank.disabled = plank.means in self._fixed or (is_full and not plank.chosen)
        self.ids.squirrel.disabled = not self.squirrel and cards + unknown > CARDS

    def _show_winners(self, seats: tuple[SeatView, ...], names: tuple[str, ...]) -> None:
        words = SharedFontSize()
        for row in (self.ids.far, self.ids.sides, self.ids.near):
            row.clear_widgets()
        for seat in sorted(seats, key=lambda seat: seat.seat):
            plank = Plank(
                text=names[seat.seat], weight="first_side" if seat.squirrel else "second_side", bold=True, high_mm=4.6
            )
            plank.shared_font_size = words
            plank.bind(on_press=lambda _, place=seat.seat: self._won(place))
            self.ids[ROWS[seat.seat]].add_widget(plank)

    def _won(self, seat: int) -> None:
        chosen = {plank.means for plank in self.ids.acorns.children if plank.chosen}
        cards = tuple(cell.card for row in self.view.grid for cell in row if cell.card.name in chosen)
        self.dispatch("on_won", Won(seat, cards, self.squirrel))
