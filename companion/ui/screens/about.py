"""AboutScreen: whose game it is, and whose work the companion stands on."""

from importlib import metadata
from typing import Any, Final

from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText

load("screens/about")

PACKAGE: Final = "mast-year-companion"
PARAGRAPHS: Final = ("companion", "privacy", "icons", "fonts", "software")


class AboutScreen(Screen):
    """Credits, to read."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        game = FlowText(text=SAY("about.game"), high_mm=4.6, font_name="title", color=THEME.colour("acting"))
        self.ids.rows.add_widget(game)
        version = metadata.version(PACKAGE)
        for name in PARAGRAPHS:
            self.ids.rows.add_widget(FlowText(text=SAY(f"about.{name}", version=version), high_mm=3.6))
