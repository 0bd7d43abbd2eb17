"""JudgedScreen: what the screens of a game have in common: a banner for what the rules forbid, with two answers."""

from typing import Any

from kivy.properties import StringProperty

from companion.ui.saying import SAY
from companion.ui.screens.screen import Screen
from companion.ui.unsettled import Unsettled, unsettled


class JudgedScreen(Screen):
    """`warning` says what was irregular, until the table has answered; play goes on meanwhile."""

    warning = StringProperty("")
    _unsettled: Unsettled | None = None

    def show_warning(self, standing: Any) -> None:
        """Shows what nobody has answered yet, if there is anything."""
        item = self._unsettled = unsettled(standing)
        self.warning = f"{SAY.phrase(item.told, standing.record.players)} ({item.told.rule})" if item else ""

    def settle_warning(self, *, taken_back: bool) -> None:
        """Answers the banner: the table took the card back, or it stands."""
        item = self._unsettled
        if item is None:
            return
        if not taken_back:
            self.host.let_stand(item.name)
        elif item.number == self.host.standing.entries[-1].number:
            self.host.take_back()
        else:
            self.host.go("correct", number=item.number)  # play has gone on: what was played instead?
