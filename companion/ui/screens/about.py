"""AboutScreen: whose games they are, and whose work the companion stands on."""

from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.ui.games import playable, screens_of
from companion.ui.layouts import load, small_icon
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText
from hardware.kiosk.versions import own_version

load("screens/about")

PARAGRAPHS: Final = ("companion", "privacy", "icons", "fonts", "software")


class GameCredit(BoxLayout):
    """A game's picture, and whose game it is."""

    picture = StringProperty("")
    text = StringProperty("")


class AboutScreen(Screen):
    """Credits, to read."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        for game in playable():
            credit = SAY.of(game).text("about.game")
            self.ids.rows.add_widget(GameCredit(picture=small_icon(screens_of(game).picture), text=credit))
        version = own_version()
        for name in PARAGRAPHS:
            self.ids.rows.add_widget(FlowText(text=SAY(f"about.{name}", version=version), high_mm=3.6))
