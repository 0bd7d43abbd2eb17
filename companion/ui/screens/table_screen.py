"""TableScreen: base of the screens of a game: it is shown as it stands, and a banner warns of what the rules forbid."""

from collections.abc import Callable
from typing import Any, ClassVar

from kivy.properties import BooleanProperty, StringProperty

from companion.app.game_screens import WATCH
from companion.app.participation import other_way
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.history_lines import number_of_change, undo_text
from companion.ui.player_names import names_of
from companion.ui.presenter import Unsettled, presenter_of
from companion.ui.reflow import move
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME


class TableScreen(Screen):
    """Shows the game while that goes on at `stop`; else the root widget shows another screen.

    `warning`, by the rule `warned_by`, stands until the table has answered; play goes on meanwhile.
    """

    stop: ClassVar[str] = "play"
    task = StringProperty("")
    explanation = StringProperty("")
    rule = StringProperty("")
    """The fact that the explanation rests on."""
    takes_back = StringProperty("")
    """What the button takes back, in words."""
    can_take_back = BooleanProperty(False)
    warning = StringProperty("")
    warned_by = StringProperty("")
    remedy = StringProperty("")
    _unsettled: Unsettled | None = None

    def show(self, snapshot: GameSnapshot | None) -> None:
        if snapshot is None or self.controllers.navigation.route("play", snapshot) != self.stop:
            return
        names = names_of(snapshot)
        self.takes_back, self.can_take_back = undo_text(snapshot, names), snapshot.can_undo
        self.show_warning(snapshot)
        self.show_game(snapshot, names)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows the rest of the game, whose players are called `names`."""

    def lay_side_by_side(self) -> None:
        """Lays both parts of the body beside each other, for left hands the other way round; else below each other."""
        body = self.ids.body
        body.orientation = "horizontal" if THEME.wide else "vertical"
        if THEME.wide and THEME.settings.left_handed:
            move(body.children[-1], body)

    def refresh(self) -> None:
        """Shows the game anew, as something beside it has changed."""
        self.show(self.controllers.table.snapshot)

    def back(self) -> None:
        """Leads to the menu."""
        self.controllers.navigation.go("menu")

    def correct_change(self, shown: Callable[[Any], object]) -> bool:
        """Leads to the correction of the last entry that changed what is `shown` of a state; returns if one did."""
        number = number_of_change(self.controllers.table.playing, shown)
        if number is not None:
            self.controllers.navigation.go("correct", number=number)
        return number is not None

    def erase(self) -> None:
        self.controllers.entries.take_back()

    def take_part(self, way: str) -> None:
        """Takes part in another way from now on."""
        self.controllers.participation.take_part(way)

    def change_way(self) -> None:
        """Takes part by the camera or by hand, in turn; without a camera the ways are shown, to choose one."""
        participation = self.controllers.participation
        if WATCH in participation.ways:
            self.take_part(other_way(participation.ways, participation.way))
        elif len(participation.ways) > 1:
            self.controllers.navigation.go("ways")

    def explain(self, snapshot: GameSnapshot) -> tuple[str, str]:
        """Returns why the last decision was made, or a hint at the rules, and the rule behind it, if any."""
        explanations = snapshot.game.explain(snapshot.state)
        reasons = explanations if self.controllers.assist.explains else ()
        text = " ".join(SAY.phrase(one, snapshot.record.players) for one in reasons) or SAY("ui.explanation.rules")
        return text, (explanations[0].rule or "") if explanations else ""

    def show_warning(self, snapshot: GameSnapshot) -> None:
        """Shows what nobody has answered yet, if there is anything."""
        presenter = presenter_of(snapshot.game.name)
        item = self._unsettled = presenter.unsettled(snapshot) if self.controllers.assist.judges else None
        if item is None:
            self.warning = self.warned_by = ""
            return
        several = SAY("ui.warning.several", count=item.count) + " " if item.count > 1 else ""
        self.warning = several + SAY.phrase(item.phrase, snapshot.record.players)
        self.warned_by = item.phrase.rule or ""
        self.remedy = SAY("ui.warning.taken-back" if _is_last(item, snapshot) else "ui.warning.correct")

    def settle_warning(self, *, taken_back: bool) -> None:
        """Answers the banner: the table took the card back, or it stands."""
        item = self._unsettled
        if item is None:
            return
        if not taken_back:
            self.controllers.entries.accept_irregularity(item.name)
        elif _is_last(item, self.controllers.table.playing):
            self.controllers.entries.take_back()
        else:
            self.controllers.navigation.go("correct", number=item.number)  # play has gone on: what was played instead?


def _is_last(item: Unsettled, snapshot: GameSnapshot) -> bool:
    """Whether nothing was entered after the card that should not have been played."""
    return bool(item.number == snapshot.entries[-1].number) and snapshot.uncorrected is None
