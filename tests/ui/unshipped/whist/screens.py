"""The screens of whist: what can follow as buttons, and the score sheet as text."""

from typing import Any

from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.heading import Heading
from companion.ui.widgets.text_button import TextButton


class Begin(Screen):
    """Nothing is agreed on: one touch begins."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.add_widget(Heading(text=SAY("name")))
        button = TextButton(text=SAY("screen.begin"))
        button.bind(
            on_release=lambda _: host.table.start(
                host.table.game, host.table.agreed or {"target": 1}, host.table.players
            )
        )
        self.add_widget(button)


class Play(Screen):
    """A button for each of the first things that can follow."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.show(host.table.standing)

    def show(self, standing: Any) -> None:
        """Shows what can follow now."""
        self.clear_widgets()
        for action in standing.game.choices(standing.state)[:3] if standing else ():
            card = getattr(action, "card", None)
            button = TextButton(text=card.sign if card else SAY("screen.deal"))
            button.bind(on_press=lambda _, meant=action: self.host.table.act(meant))
            self.add_widget(button)


class Told(Screen):
    """The score sheet, and a way back."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host)
        heading = Heading(text=SAY("name"))
        heading.bind(on_back=lambda _: host.navigation.go("back"))
        self.add_widget(heading)
        for line in host.table.standing.game.sheet(host.table.standing.state) if host.table.standing else ():
            self.add_widget(FlowText(text=SAY.phrase(line, host.table.standing.record.players)))


class Over(Told):
    """The score sheet of a game that is over; a touch puts it away."""

    def back(self) -> None:
        """Leaves the game."""
        self.host.table.park()
