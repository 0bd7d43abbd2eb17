"""The screens of whist: what can follow as buttons, and the score sheet as text."""

from typing import Any

from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.heading import Heading
from companion.ui.widgets.text_button import TextButton


class Begin(Screen):
    """Nothing is agreed on: one touch begins."""

    def __init__(self, controllers: Any, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.add_widget(Heading(text=SAY("name")))
        button = TextButton(text=SAY("screen.begin"))
        button.bind(
            on_release=lambda _: controllers.table.start(
                controllers.table.game, controllers.table.agreed or {"target": 1}, controllers.table.players
            )
        )
        self.add_widget(button)


class Play(Screen):
    """A button for each of the first things that can follow."""

    def __init__(self, controllers: Any, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.show(controllers.table.standing)

    def show(self, standing: Any) -> None:
        """Shows what can follow now."""
        self.clear_widgets()
        for action in standing.game.choices(standing.state)[:3] if standing else ():
            card = getattr(action, "card", None)
            button = TextButton(text=card.sign if card else SAY("screen.deal"))
            button.bind(on_press=lambda _, meant=action: self.controllers.entries.act(meant))
            self.add_widget(button)


class Told(Screen):
    """The score sheet, and a way back."""

    def __init__(self, controllers: Any, **properties: Any) -> None:
        super().__init__(controllers)
        heading = Heading(text=SAY("name"))
        heading.bind(on_back=lambda _: controllers.navigation.go("back"))
        self.add_widget(heading)
        for line in (
            controllers.table.standing.game.sheet(controllers.table.standing.state)
            if controllers.table.standing
            else ()
        ):
            self.add_widget(FlowText(text=SAY.phrase(line, controllers.table.standing.record.players)))


class Over(Told):
    """The score sheet of a game that is over; a touch puts it away."""

    def back(self) -> None:
        """Leaves the game."""
        self.controllers.table.park()
