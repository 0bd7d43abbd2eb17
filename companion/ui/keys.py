"""Keys: the companion by a keyboard: Tab and arrows reach a button, Enter presses it, Escape leads back."""

from collections.abc import Iterable
from typing import Any, Final, Protocol
from weakref import ref

from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView

from companion.ui.screens.screen import Screen
from companion.ui.widgets.text_button import TextButton

ENTER: Final = (13, 271)
ESCAPE: Final = 27
BACKSPACE: Final = 8
STEPS: Final = {9: 1, 274: 1, 275: 1, 273: -1, 276: -1}
"""How far Tab and the arrows lead on."""


class ShowsScreens(Protocol):
    """The widget that shows one screen at a time; the keys ask it which."""

    @property
    def name(self) -> str:
        """The name of the screen, or nothing before the first one."""
        ...

    @property
    def screen(self) -> Screen:
        """The screen that is shown."""
        ...

    def bind(self, **events: Any) -> None:
        """Calls a function for each change of a property."""
        ...

    def walk(self, *, restrict: bool = ...) -> Iterable[Any]:
        """Yields the widgets within."""
        ...


class Keys:
    """Listens as long as the root widget is shown; a keyboard on a screen, which listens later, is asked first."""

    def __init__(self, root_widget: ShowsScreens) -> None:
        self._root_widget = root_widget
        self._name = ""
        self._place = -1
        self._reached: ref[TextButton] | None = None
        root_widget.bind(parent=self._listen)

    def _listen(self, _: object, parent: Any) -> None:
        change = Window.bind if parent else Window.unbind
        change(on_key_down=self._pressed, on_textinput=self._typed)

    def _pressed(self, _: object, key: int, *__: object) -> bool:
        if not self._root_widget.name:
            return False
        if key in STEPS:
            self._step(STEPS[key])
        elif key in ENTER:
            self._enter()
        elif key == ESCAPE:
            self._root_widget.screen.back()
        elif key == BACKSPACE:
            self._root_widget.screen.erase()
        else:
            return False
        return True

    def _typed(self, _: object, text: str) -> None:
        if self._root_widget.name:
            self._root_widget.screen.write(text)

    def _step(self, by: int) -> None:
        """Reaches the next button; on a screen that was built again, the one behind the last."""
        buttons, last = self._buttons(), self._last()
        if not buttons:
            return
        if last in buttons:
            self._place = buttons.index(last)
        elif self._name != self._root_widget.name:
            self._place = -1 if by > 0 else 0
        self._name, self._place = self._root_widget.name, (self._place + by) % len(buttons)
        self._reach(buttons[self._place])

    def _reach(self, button: TextButton) -> None:
        """Frames a button, and brings it into view."""
        last = self._last()
        if last is not None:
            last.reached = False
        button.reached, self._reached = True, ref(button)
        parent = button.parent
        while parent is not self._root_widget.screen:
            if isinstance(parent, ScrollView):
                parent.scroll_to(button, animate=False)
                return
            parent = parent.parent

    def _enter(self) -> None:
        """Presses the button that is reached, or else the one that leads on."""
        buttons, last = self._buttons(), self._last()
        button = (
            last if last in buttons else next((button for button in buttons if button.weight == "first_button"), None)
        )
        if button is not None:
            button.dispatch("on_press")
            button.dispatch("on_release")

    def _last(self) -> TextButton | None:
        return self._reached() if self._reached else None

    def _buttons(self) -> list[TextButton]:
        """Returns the buttons of the screen that can be pressed, in reading order."""
        shown = self._root_widget.screen.walk(restrict=True)
        return [
            widget for widget in shown if isinstance(widget, TextButton) and not widget.disabled and widget.height > 1
        ]
