"""CardsPanel: the cards that can be entered now; and, where the table chooses, where the next one comes from."""

from typing import Any, Final

from kivy.uix.boxlayout import BoxLayout

from companion.tricks.screen_table import Source, Table
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.texts import Say
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton

load("trick_table/cards_panel")

LARGE_LINES: Final = 3
"""With large text, the most lines of cards above which the sources still fit; else they stand beside the cards."""
BESIDE_MM: Final = 28
SOURCE_MM: Final = 9.2
LARGE_SOURCE_MM: Final = 10.6
"""How high a source is, in usual and in large text."""


@dispatches("on_source")
class CardsPanel(BoxLayout):
    """Event: `on_source` with what the touched source means; its CardGrid has those of the cards."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)

    def show(self, table: Table, say: Say) -> None:
        """Takes over the cards, and where they can come from."""
        row = self.ids.sources
        row.clear_widgets()
        is_beside = THEME.large and THEME.wide and len(table.rows) > LARGE_LINES and bool(table.sources)
        self.orientation = "horizontal" if is_beside else "vertical"
        row.orientation = "vertical" if is_beside else "horizontal"
        row.size_hint = (None, 1) if is_beside else (1, None)
        source_mm = LARGE_SOURCE_MM if THEME.large else SOURCE_MM
        row.size = (
            (THEME.mm(BESIDE_MM), row.height)
            if is_beside
            else (row.width, THEME.mm(source_mm * len(table.sources[:1])))
        )
        for one in table.sources:
            button = source_button(one, say)
            button.bind(on_press=lambda _, means=one.means: self.dispatch("on_source", means))
            row.add_widget(button)
        self.ids.grid.show(table.rows, table.led, table.columns)


def source_button(source: Source, say: Say) -> TextButton:
    """Returns the button of a source: a choice among the others, or a switch."""
    if source.is_switch:
        return SwitchButton(text=say(source.text), is_on=source.chosen, high_mm=4.2)
    return ChoiceButton(text=say(source.text), chosen=source.chosen, weight=source.side, high_mm=4.2)
