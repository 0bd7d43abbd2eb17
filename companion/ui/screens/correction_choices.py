"""CorrectionChoices: what an entry can have been, in a grid: cards each in its place, words in columns."""

from collections.abc import Callable, Sequence
from typing import Final

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.engine.faces import Face
from companion.session.correction import Correction, InsertBefore, Remove
from companion.tricks.screen_table import CardChoice
from companion.ui.card_print import print_of
from companion.ui.presenter import AnyPresenter, CorrectionAnswer
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

CARD_COLUMNS: Final = 7
"""How many cards stand side by side."""
LARGE_COLUMNS: Final = 5
"""The same with large text."""
PICTURE_COLUMNS: Final = 4
"""The same for cards whose names stand below their pictures."""
WORD_COLUMNS: Final = 3
LONG_WORDS: Final = 22
"""The length of texts above which they stand in fewer columns."""
LONGEST_WORDS: Final = 40
"""The length of texts above which they need three lines."""
FEW_WORDS: Final = 8
"""Up to this number of choices in words there is room for large buttons, two side by side."""
FEW_CARDS: Final = 2 * CARD_COLUMNS
LARGE_HIGH_MM: Final = 13
"""The height of a button for a card with its picture, for long words, and where there are few choices."""


class CorrectionChoices:
    """Fills a grid with buttons, each for a correction; `choose` is called with the touched one and its text."""

    def __init__(self, grid: GridLayout, choose: Callable[[Correction, str], object]) -> None:
        self._grid, self._choose = grid, choose
        self._usual_high_px = grid.row_default_height
        self.buttons: list[tuple[Correction, TextButton]] = []
        """Each correction with its button; a likely card has two."""

    def clear(self) -> None:
        """Offers nothing."""
        self._grid.clear_widgets()
        self.buttons = []

    def lay(
        self, choices: Sequence[CorrectionAnswer], action: object, used: frozenset[Face], presenter: AnyPresenter
    ) -> None:
        """Lays the choices for an entry that was `action`; `used` are the cards that are entered elsewhere."""
        self._grid.clear_widgets()
        self.buttons = build_buttons(choices, used, presenter, self._choose)
        cards = [presenter.card_of(correction.action) for correction, _ in choices]
        if any(cards):
            self._lay_cards(cards, presenter.card_of(action), used, presenter)
            return
        is_roomy, longest = len(choices) <= FEW_WORDS, max(len(text) for _, text in choices)
        self._grid.cols = 1 if THEME.narrow else WORD_COLUMNS - (is_roomy or longest > LONG_WORDS)
        self._set_row_height(is_large=is_roomy or longest > LONGEST_WORDS)
        for _, button in self.buttons:
            self._grid.add_widget(button)

    def lay_none(self, removal: Remove | None) -> None:
        """Says that nothing else was possible, and offers `removal`, by which the entry never happened."""
        self.clear()
        self._grid.cols = 1
        self._grid.add_widget(FitLabel(text=SAY("ui.correct.only"), high_mm=4, halign="center"))
        if removal:
            never = ChoiceButton(text=SAY("ui.correct.remove"), bold=True, high_mm=4.6)
            never.bind(on_release=lambda _: self._choose(removal, "–"))
            self.buttons.append((removal, never))
            self._grid.add_widget(never)

    def mark(self, chosen: Correction | None) -> None:
        """Marks the buttons of what is chosen."""
        for correction, button in self.buttons:
            button.chosen = correction == chosen

    def _lay_cards(
        self, cards: Sequence[Face | None], own: Face | None, used: frozenset[Face], presenter: AnyPresenter
    ) -> None:
        """Lays the likely cards in a line of their own, and below it all cards of the deck, each in its place."""
        grid = self._grid
        pictured = any(card and print_of(card).picture for card in cards)
        grid.cols = PICTURE_COLUMNS if pictured else LARGE_COLUMNS if THEME.large else CARD_COLUMNS
        alike, laid = presenter.lay_out(cards, own)
        self._set_row_height(is_large=pictured or len(laid) <= FEW_CARDS)
        if self._has_card_both_ways(cards):
            self._lay_both_ways()
            return
        self._lay_likely(cards, [place for place in alike if cards[place] not in used], presenter)
        free = [button for _, button in self.buttons if isinstance(button, CardCell) and not button.parent]
        for card in laid:
            if card is None:
                self._end_line()
                continue
            cell = next((button for button in free if button.cell.card == card and not button.parent), None)
            grid.add_widget(cell or gone_cell(card, presenter, free))

    def _has_card_both_ways(self, cards: Sequence[Face | None]) -> bool:
        """Whether a card may be missing before the entry, or be what the entry was."""
        offered = list(zip(self.buttons, cards, strict=True))
        missing = {card for (correction, _), card in offered if card and isinstance(correction, InsertBefore)}
        return any(card in missing for (correction, _), card in offered if not isinstance(correction, InsertBefore))

    def _lay_both_ways(self) -> None:
        """Lays what can be missing before the entry, and what can have been instead, each below words that say so."""
        for is_missing, words in ((True, SAY("ui.correct.missing")), (False, SAY("ui.correct.instead"))):
            self._grid.add_widget(self._line_of(words))
            self._end_line()
            for correction, button in self.buttons:
                if isinstance(correction, InsertBefore) is is_missing:
                    self._grid.add_widget(button)
            self._end_line()

    def _lay_likely(self, cards: Sequence[Face | None], alike: Sequence[int], presenter: AnyPresenter) -> None:
        """Lays the choices at the places `alike`, and fills their line; there is none without such a choice."""
        grid, offered = self._grid, tuple(self.buttons)
        if presenter.names_likely_cards and any(cards[place] for place in alike):
            grid.add_widget(self._likely())
            if THEME.narrow:
                self._end_line()
        for place in alike:
            correction, button = offered[place]
            grid.add_widget(button)
            if cards[place]:
                self.buttons.append((correction, twin_of(button)))
        self._end_line()

    def _likely(self) -> Widget:
        """Returns the words before the likely cards; if they have a line of their own, they are as wide as the line."""
        if THEME.narrow:
            return self._line_of(SAY("ui.correct.likely"))
        return FitLabel(text=SAY("ui.correct.likely"), high_mm=3.4, color=THEME.colour("soft_ink"))

    def _line_of(self, text: str) -> Widget:
        """Returns words that are as wide as a line."""
        words = FitLabel(text=text, high_mm=3.4, color=THEME.colour("soft_ink"))
        line = BoxLayout()
        words.size_hint_x = None
        self._grid.fbind("width", words.setter("width"))
        words.width = self._grid.width
        line.add_widget(words)
        return line

    def _set_row_height(self, *, is_large: bool) -> None:
        self._grid.row_default_height = THEME.room(LARGE_HIGH_MM, 1.4) if is_large else self._usual_high_px

    def _end_line(self) -> None:
        """Fills the line."""
        for _ in range(-len(self._grid.children) % self._grid.cols):
            self._grid.add_widget(Widget())


def build_buttons(
    choices: Sequence[CorrectionAnswer],
    used: frozenset[Face],
    presenter: AnyPresenter,
    choose: Callable[[Correction, str], object],
) -> list[tuple[Correction, TextButton]]:
    """Returns a button for each choice; those of cards look like cards. Each kind is of one size.

    `used` are the cards that are entered elsewhere; `choose` is called with what was touched.
    """
    signs, words = SharedFontSize(), SharedFontSize()
    buttons: list[tuple[Correction, TextButton]] = []
    for correction, text in choices:
        card = presenter.card_of(correction.action)
        cell = CardChoice(card, correction.action, presenter.icon_of(card)) if card else None
        fonts = words if card is None or print_of(card).picture else signs
        if cell:
            button: TextButton = _card_button(cell, used, fonts)
        else:
            button = ChoiceButton(text=text, bold=True, high_mm=4.6, shared_font_size=fonts)
        button.bind(on_release=lambda _, meant=correction, text=text: choose(meant, text))
        buttons.append((correction, button))
    return buttons


def _card_button(cell: CardChoice, used: frozenset[Face], signs: SharedFontSize) -> CardCell:
    button = CardCell(elsewhere=cell.card in used, shared_font_size=signs, upright=THEME.narrow)
    button.show(cell)
    return button


def twin_of(button: TextButton) -> CardCell:
    """Returns another button for the same card: a likely card also has a button in its usual place."""
    assert isinstance(button, CardCell)
    twin = CardCell(elsewhere=button.elsewhere, shared_font_size=button.shared_font_size, upright=button.upright)
    twin.show(button.cell)
    twin.bind(on_release=lambda _: button.dispatch("on_release"))
    return twin


def gone_cell(card: Face, presenter: AnyPresenter, others: Sequence[CardCell]) -> CardCell:
    """Returns a cell for a card that cannot be chosen, its sign no larger than those of the others."""
    cell = CardCell(shared_font_size=others[0].shared_font_size if others else None, upright=THEME.narrow)
    cell.show(CardChoice(card, None, presenter.icon_of(card)))
    return cell
