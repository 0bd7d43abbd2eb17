"""KeyboardScreen: base of screens that ask for a text: a keyboard takes the place of all that is below the heading."""

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from companion.ui.screens.screen import Screen
from companion.ui.widgets.keyboard import Keyboard


class KeyboardScreen(Screen):
    """A screen sets `body`: what is below its heading while no text is asked for."""

    body: Widget

    def go_back(self) -> None:
        """Leaves the keyboard, and the text as it was; or the screen."""
        if self.body.parent:
            self.leave_screen()
        else:
            self.put(self.body)

    def leave_screen(self) -> None:
        """Leads back."""
        self.controllers.navigation.go("back")

    def ask_text(self, keyboard: Keyboard, then: Callable[[str], object], again: Callable[[Any], object]) -> None:
        """Shows a keyboard; once it is done the body is shown again, and `then` is called with the text.

        `again` asks for the same text on this screen as it is built for another size.
        """
        keyboard.bind(on_done=lambda _, text: self._take_text(text, then))
        self.put(keyboard)
        self.keep_typed(keyboard, again)

    def put(self, widget: Widget) -> None:
        """Shows the body or a keyboard, in the place of the other."""
        self.remove_widget(self.children[0])
        self.add_widget(widget)

    def _take_text(self, text: str, then: Callable[[str], object]) -> None:
        self.put(self.body)
        then(text.strip())
