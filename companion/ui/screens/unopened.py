"""UnopenedScreen: why the games cannot be opened; nothing can be played until that is mended."""

from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.engine import Phrase
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY

load("screens/unopened")


class UnopenedScreen(Screen):
    """Shows the reason, large enough to be read from across the table; without one, that of a kiosk that plays none."""

    text = StringProperty("")

    def __init__(self, controllers: Controllers, reason: Phrase | None = None, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        reason = reason or controllers.own_kiosk.fault
        self.text = SAY.phrase(reason, ()) if reason else ""
