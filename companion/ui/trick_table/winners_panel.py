"""WinnersPanel: a trick in two touches: the cards that count in it, and who won."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.tricks.screen_table import CardChoice, Seat
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.text_button import TextButton

load("trick_table/winners_panel")

ROWS: Final = {
    2: ("near", "far"),
    3: ("near", "sides", "sides"),
    4: ("near", "sides", "far", "sides"),
    5: ("near", "sides", "far", "far", "sides"),
    6: ("near", "sides", "far", "far", "sides", "near"),
    7: ("near", "sides", "far", "far", "far", "sides", "near"),
    8: ("near", "sides", "far", "far", "far", "sides", "near", "near"),
}
"""The row in which the button of each seat is, as the players sit round the table."""
BESIDE: Final = "beside"
"""The key in a draft for whether an unnamed card lay in the trick."""


@dataclass(frozen=True, slots=True)
class TrickQuestion:
    """What is noted of a trick whose cards nobody enters.

    `cards` are those that count, without an action those that cannot have lain in it; `laid` are the names of those
    that were entered in it.
    `beside` are the words for an unnamed card that lay in it too; "" if the game asks for no such card.
    `fits` tells whether a trick can have held the cards of these names, and the unnamed one.
    `won` returns the action that a touch on a winner enters: by the seat, the cards' names, and whether the unnamed
    one was there.
    `copies` tells of how many copies of a card each name is one; further copies are named by `copy_name`.
    `others` is what can be entered besides, in words.
    """

    words: str
    cards: tuple[CardChoice, ...]
    laid: frozenset[str]
    beside: str
    fits: Callable[[frozenset[str], bool], bool]
    won: Callable[[int, frozenset[str], bool], object]
    copies: Mapping[str, int] = field(default_factory=dict)
    others: tuple[tuple[str, object], ...] = ()


def copy_name(name: str, copy: int) -> str:
    """Returns the name of a card's copy, from 0, among cards that lay in a trick."""
    return f"{name}\t{copy + 1}" if copy else name


@dispatches("on_answer")
class WinnersPanel(BoxLayout):
    """Event: `on_answer` with the action of the trick. The players' buttons are arranged as they sit."""

    beside = BooleanProperty(False)
    question = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        self._draft: dict[str, bool] = {}
        self._signs = SharedFontSize()
        self.fbind("beside", lambda _, value: self._draft.update({BESIDE: value}))
        self.fbind("beside", self._offer_what_fits)

    def show(
        self, question: TrickQuestion, seats: tuple[Seat, ...], names: tuple[str, ...], draft: dict[str, bool]
    ) -> None:
        """Takes over what can be noted now; `draft` is what was touched before."""
        self._draft = {}  # while it is filled
        self.question, self.beside = question, draft.get(BESIDE, False)
        self._draft = draft
        self.ids.cards.clear_widgets()
        for cell in question.cards:
            button = CardCell(means=cell.card.name, shared_font_size=self._signs, size_hint_max_y=THEME.mm(14))
            button.show(cell)
            button.chosen = draft.get(cell.card.name, cell.card.name in question.laid)
            button.bind(on_press=self._toggle)
            self.ids.cards.add_widget(button)
            self._tell_copies(button)
        self._offer_what_fits()
        self._show_others(question.others)
        self._show_winners(seats, names)

    def _toggle(self, button: CardCell) -> None:
        """Chooses a card, or one copy more of it; none after the last that fits."""
        names = [copy_name(button.means, copy) for copy in range(self.question.copies.get(button.means, 1))]
        further = next((name for name in names if not self._draft.get(name, name in self.question.laid)), None)
        if further and self.question.fits(self._chosen() | {further}, self.beside):
            self._draft[further] = True
        else:
            self._draft.update(dict.fromkeys(names, False))
        button.chosen = self._draft[button.means]
        self._tell_copies(button)
        self._offer_what_fits()

    def _tell_copies(self, button: CardCell) -> None:
        """Writes on a card how many of its copies are chosen, if several are."""
        if self.question.copies.get(button.means, 1) > 1:
            number = len(self._copies(button))
            button.show(button.cell)
            button.text += f" ×{number}" if number > 1 else ""

    def _copies(self, button: CardCell) -> list[str]:
        """Returns the names of the copies of a card that are chosen."""
        further = range(1, self.question.copies.get(button.means, 1))
        copies = [name for copy in further if self._draft.get(name := copy_name(button.means, copy))]
        return [button.means, *copies] if button.chosen else []

    def _offer_what_fits(self, *_: object) -> None:
        """Disables what the trick cannot have held besides what was touched; what was entered in it stays."""
        question: TrickQuestion = self.question
        buttons, chosen = self.ids.cards.children, self._chosen()
        for button in buttons:
            fits = button.chosen or question.fits(chosen | {button.means}, self.beside)
            button.disabled = button.means in question.laid or button.cell.action is None or not fits
        self.ids.beside.disabled = not self.beside and not question.fits(chosen, True)

    def _show_others(self, others: tuple[tuple[str, object], ...]) -> None:
        words = SharedFontSize()
        self.ids.others.clear_widgets()
        for text, meaning in others:
            button = TextButton(text=text, shared_font_size=words)
            button.bind(on_press=lambda _, meaning=meaning: self.dispatch("on_answer", meaning))
            self.ids.others.add_widget(button)

    def _show_winners(self, seats: tuple[Seat, ...], names: tuple[str, ...]) -> None:
        words = SharedFontSize()
        for row in (self.ids.far, self.ids.sides, self.ids.near):
            row.clear_widgets()
        for place, (seat, name, row) in enumerate(zip(seats, names, ROWS[len(seats)], strict=True)):
            button = TextButton(text=name, weight=seat.side, bold=True, high_mm=4.6, shared_font_size=words)
            button.bind(on_press=lambda _, place=place: self._won(place))
            self.ids[row].add_widget(button)

    def noted(self, seat: int) -> object:
        """Returns the action of the trick as it is noted now, won by `seat`."""
        return self.question.won(seat, self._chosen(), self.beside)

    def _won(self, seat: int) -> None:
        self.dispatch("on_answer", self.noted(seat))

    def _chosen(self) -> frozenset[str]:
        return frozenset(name for button in self.ids.cards.children for name in self._copies(button))
