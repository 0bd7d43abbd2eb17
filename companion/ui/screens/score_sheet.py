"""ScoreSheetScreen: the score sheet of the game on the table, as its rules write it."""

from typing import Any

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText

load("screens/score_sheet")


class ScoreSheetScreen(Screen):
    """A line for each phrase of the sheet."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        lines = self.ids.lines
        lines.clear_widgets()
        for line in snapshot.game.sheet(snapshot.state) if snapshot else ():
            lines.add_widget(FlowText(text=SAY.phrase(line, snapshot.record.players if snapshot else ())))
