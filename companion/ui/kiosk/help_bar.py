"""HelpButton: calls the host to the table; and the bar on which it stands where no group's bar does."""

from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.kiosk.hub_table import HubTable
from companion.app.observable import Unsubscribe
from companion.app.touch_debounce import TouchDebounce
from companion.ui.layouts import load
from companion.ui.widgets.text_button import TextButton

load("kiosk/help_bar")


class HelpButton(TextButton):
    """One touch calls, another takes it back; the hub's host page shows it.

    `unlisten` gets what ends its listening.
    """

    called = BooleanProperty(False)
    is_short = BooleanProperty(False)
    """Whether there is room for one word alone."""

    def __init__(self, hub: HubTable, touches: TouchDebounce, unlisten: list[Unsubscribe], **properties: Any) -> None:
        super().__init__(**properties)
        self._hub, self._touches = hub, touches
        self.called = hub.needs_help
        unlisten.append(HubTable.needs_help.listen(hub, lambda called: setattr(self, "called", called)))

    def on_release(self) -> None:
        """Calls the host, or no more."""
        if self._touches.are_meant():
            self._hub.call_host(wished=not self._hub.needs_help)


class HelpBar(BoxLayout):
    """Stands above the screens of a joined table that have no group's bar."""

    def __init__(self, hub: HubTable, touches: TouchDebounce, **properties: Any) -> None:
        super().__init__(**properties)
        self._unlisten: list[Unsubscribe] = []
        self.add_widget(HelpButton(hub, touches, self._unlisten))

    def leave(self) -> None:
        """Listens no more."""
        for unsubscribe in self._unlisten:
            unsubscribe()
