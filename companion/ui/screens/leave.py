"""LeaveScreen: closes the companion, or shuts the machine down; everything entered is safe already."""

import os
from typing import Any

from companion.app.controllers import Controllers
from companion.app.exit_options import exit_options
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton
from hardware.systemd import can_shut_down

load("screens/leave")


class LeaveScreen(Screen):
    """Offers what this machine allows; finding that out takes a moment, in another thread."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._offer(exit_options(os.environ, can_shut_down=False))
        controllers.access.write(
            can_shut_down, lambda can: self._offer(exit_options(os.environ, can_shut_down=bool(can)))
        )

    def _offer(self, ways: tuple[str, ...]) -> None:
        self.ids.ways.clear_widgets()
        for way in ways:
            button = TextButton(text=SAY(f"ui.leave.{way}"), bold=True, high_mm=5)
            button.bind(on_release=lambda _, way=way: self.controllers.navigation.close(way))
            self.ids.ways.add_widget(button)
        self.ids.help.text = SAY("ui.leave.help" if ways else "ui.leave.none")
