"""What can be chosen where an entry is corrected: buttons that look like cards, and buttons with words."""

from collections.abc import Callable, Sequence

from companion.session.correction import Correction
from companion.ui.card_print import AnyCard, print_of
from companion.ui.presenter import Answer, AnyPresenter
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.trick_table.ports import Cell
from companion.ui.widgets.text_button import TextButton


def build_buttons(
    choices: Sequence[Answer],
    used: frozenset[AnyCard],
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
        cell = Cell(card, correction.action, presenter.icon_of(card)) if card else None
        fonts = words if card is None or print_of(card).picture else signs
        if cell:
            button: TextButton = _card_button(cell, used, fonts)
        else:
            button = TextButton(text=text, bold=True, high_mm=4.6, shared_font_size=fonts)
        button.bind(on_release=lambda _, meant=correction, text=text: choose(meant, text))
        buttons.append((correction, button))
    return buttons


def _card_button(cell: Cell, used: frozenset[AnyCard], signs: SharedFontSize) -> CardCell:
    button = CardCell(elsewhere=cell.card in used, shared_font_size=signs)
    button.show(cell)
    return button


def twin_of(button: TextButton) -> CardCell:
    """Returns another button for the same card: the likely ones lie in their own places as well."""
    assert isinstance(button, CardCell)
    twin = CardCell(elsewhere=button.elsewhere, shared_font_size=button.shared_font_size)
    twin.show(button.cell)
    twin.bind(on_release=lambda _: button.dispatch("on_release"))
    return twin


def gone_cell(card: AnyCard, presenter: AnyPresenter, others: Sequence[CardCell]) -> CardCell:
    """Returns the place of a card that cannot be chosen, its sign no larger than those of the others."""
    cell = CardCell(shared_font_size=others[0].shared_font_size if others else None)
    cell.show(Cell(card, None, presenter.icon_of(card)))
    return cell
