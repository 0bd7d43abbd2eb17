"""RepeatingButton: a button that is pressed again and again while a finger holds it."""

from typing import Any, Final

from kivy.clock import Clock

from companion.ui.widgets.text_button import TextButton

HELD_S: Final = 0.6
"""How long it is held before it is pressed again: longer than a slow finger stays."""
BETWEEN_S: Final = 0.12
"""The time between two presses after that."""


class RepeatingButton(TextButton):
    """`on_press` comes at the touch, and again until the finger leaves it or it is disabled."""

    def __init__(self, **properties: Any) -> None:
        self._again = Clock.create_trigger(self._press_again, BETWEEN_S)
        self._first = Clock.create_trigger(self._press_again, HELD_S)
        super().__init__(**properties)

    def on_state(self, _: object, state: str) -> None:
        """Begins to repeat, or ends."""
        self._first.cancel()
        self._again.cancel()
        if state == "down":
            self._first()

    def _press_again(self, _: float) -> None:
        if self.state == "down" and not self.disabled and self.get_root_window():
            self.dispatch("on_press")
            self._again()
