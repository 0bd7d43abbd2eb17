"""ResultScreen: what the screens of a result have in common: who won, why, and what may be against the rules."""

from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.ui.reflow import arrange, move
from companion.ui.screens.table_screen import TableScreen
from companion.ui.theme import THEME


class ResultScreen(TableScreen):
    """`picture` is that of the side that won. With large text the head is scrolled with the body."""

    title = StringProperty("")
    picture = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        if THEME.large:
            move(self.ids.head, self.ids.body, len(self.ids.body.children))
        arrange(self.ids.body)
        self.show(controllers.table.snapshot)
