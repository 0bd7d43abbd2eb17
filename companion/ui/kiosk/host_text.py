"""HostTextScreen: what the host reads: conditions of the kiosk, the report, and which version runs."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from kivy.properties import StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText

if TYPE_CHECKING:
    from companion.events.narrative import GameNarrative, NarrativePart
    from companion.events.told_report import ToldGame, ToldReport

load("kiosk/host_text")

NAME_SHARE: Final = 1.6
"""How wide the name of a figure is, beside a version's."""


class HostTextScreen(Screen):
    """`about`: "check", "report" or "update"."""

    title = StringProperty("")

    def __init__(self, controllers: Controllers, about: str = "check", **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.title = SAY(f"kiosk.host.{about}")
        kiosk = controllers.own_kiosk
        self._tell([SAY("kiosk.host.working")])
        if about == "check":
            kiosk.host.check(self._tell)
        elif about == "report":
            kiosk.host.report(self._show_report)
        elif about == "update":
            kiosk.host.tell_version(self._tell)

    def _tell(self, lines: Iterable[str]) -> None:
        self.ids.rows.clear_widgets()
        for line in lines:
            self._add(FlowText(text=line or " ", high_mm=3.8))

    def _show_report(self, report: "ToldReport | None") -> None:
        """Shows the answers on each version of a game, all side by side, then the narrative of each."""
        if report is None or not report.games:
            self._tell([report.say("nothing")] if report else [])
            return
        self._tell([report.setting] if report.setting else [])
        for game in report.games:
            for _, narrative in game.versions:
                self._narrate(narrative, narrative.parts[:1])
            if game.compared:
                self._compare(game)
            for _, narrative in game.versions:
                self._narrate(narrative, narrative.parts[1:])

    def _narrate(self, narrative: "GameNarrative", parts: "Sequence[NarrativePart]") -> None:
        self._head(narrative.title)
        self._add(FlowText(text=narrative.rules, high_mm=3.4, color=THEME.colour("soft_ink")))
        for part in parts:
            self._add_part(part.title, part.sentences)

    def _compare(self, game: "ToldGame") -> None:
        """Shows the verdicts, and the table of versions, as many beside each other as there is room for."""
        self._head(f"{game.say.game}: {game.say('side-by-side')}")
        for verdict in game.verdicts:
            self._add_part(verdict.title, verdict.sentences)
        names, *versions = zip(*game.compared, strict=True)
        most = 1 if THEME.large else 5 if THEME.wide else 3
        for first in range(0, len(versions), most):
            shown = versions[first : first + most]
            table = GridLayout(cols=1 + len(shown), size_hint_y=None, spacing=(THEME.mm(1.5), THEME.mm(0.4)))
            table.bind(minimum_height=table.setter("height"))
            for index, row in enumerate(zip(names, *shown, strict=True)):
                for column, cell in enumerate(row):
                    share = 1 if column else NAME_SHARE
                    table.add_widget(FlowText(text=cell, high_mm=3.4, bold=not index, size_hint_x=share))
            self._add(table)

    def _head(self, text: str) -> None:
        self._add(Widget(size_hint_y=None, height=THEME.mm(2)))
        self._add(FlowText(text=text, high_mm=5, bold=True, color=THEME.colour("acting")))

    def _add_part(self, title: str, sentences: Sequence[str]) -> None:
        self._add(FlowText(text=title, high_mm=4, bold=True))
        for sentence in sentences:
            self._add(FlowText(text=sentence, high_mm=3.8))

    def _add(self, row: Widget) -> None:
        self.ids.rows.add_widget(row)
