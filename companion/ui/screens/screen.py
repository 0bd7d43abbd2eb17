"""Screen: base of all screens: it has the controllers, and listens to them while it is shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from companion.app.controllers import Controllers
from companion.app.observable import Observable, Unsubscribe
from companion.app.table_controller import TableController
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.widgets.heading import Heading

if TYPE_CHECKING:  # the first screen asks for no text
    from companion.ui.widgets.keyboard import Keyboard

load("screens/screen")

ValueT = TypeVar("ValueT")


class Screen(BoxLayout):
    """A screen shows `controllers.table.snapshot`; `show` is called at first and after each change."""

    kept: ClassVar[tuple[str, ...]] = ()
    """The attributes, such as a choice that is half made, that stay as they are while the screen is built again."""
    _typing: "tuple[Keyboard, Callable[[Any], object]] | None" = None
    """The keyboard that was shown last, and what asks for the same text on this screen as it is built again."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self.controllers = controllers
        super().__init__(orientation="vertical", **properties)
        self._watched: list[Unsubscribe] = []
        self.watch(TableController.snapshot, controllers.table, self.show)

    def watch(self, value: Observable[ValueT], holder: object, call: Callable[[ValueT], object]) -> None:
        """Calls `call` with each new value of a controller, as long as the screen is shown."""
        self._watched.append(value.listen(holder, call))

    def leave(self) -> None:
        """Stops listening to the controllers; called when another screen takes its place."""
        for unsubscribe in self._watched:
            unsubscribe()

    def take_over(self, before: "Screen") -> None:
        """Goes on as the same screen did before it was built again: scrolled to where it was, its text half typed."""
        if self.kept and type(self) is type(before):
            for name in self.kept:
                setattr(self, name, getattr(before, name))
            self.redraw()
        scrolled = [
            [widget for widget in screen.walk(restrict=True) if isinstance(widget, ScrollView)]
            for screen in (before, self)
        ]
        for old, new in zip(*scrolled, strict=False):
            new.scroll_y = old.scroll_y
        if before._typing and before._typing[0].parent:
            keyboard, again = before._typing
            keyboard.parent.remove_widget(keyboard)  # so that no key is typed there too
            again(self)
            if self._typing:
                self._typing[0].text = keyboard.text

    def keep_typed(self, keyboard: "Keyboard", again: Callable[[Any], object]) -> None:
        """Keeps what is typed on a keyboard as the screen is built again: `again` asks for the text there."""
        self._typing = keyboard, again

    def show(self, snapshot: GameSnapshot | None) -> None:
        """Shows the game as it stands, or None where no game is on the table."""

    def redraw(self) -> None:
        """Shows what is `kept`."""
        self.show(self.controllers.table.snapshot)

    def back(self) -> None:
        """Leads back, as the heading does where there is one."""
        for widget in self.walk(restrict=True):
            if isinstance(widget, Heading):
                widget.dispatch("on_back")
                return

    def erase(self) -> None:
        """Takes back what was typed or entered last, if the screen has such a thing."""

    def write(self, text: str) -> None:
        """Takes in what was typed on a real keyboard, if letters have a meaning here."""
