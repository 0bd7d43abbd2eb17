"""WordsScreen: what the host reads: conditions of the kiosk, the event file, the report."""

from collections.abc import Iterable
from typing import Any

from kivy.properties import StringProperty

from companion.events.event_file import EventFile
from companion.translations import language_name, languages
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText

load("kiosk/words")


class WordsScreen(Screen):
    """`about`: "check", "event" or "report"."""

    title = StringProperty("")

    def __init__(self, host: Any, about: str = "check", **properties: Any) -> None:
        super().__init__(host, **properties)
        self.title = SAY(f"kiosk.host.{about}")
        kiosk = host.kiosk
        if about == "event":
            self._tell(event_lines(kiosk.event))
        else:
            self._tell([SAY("kiosk.host.working")])
        if about == "check":
            kiosk.host.check(self._tell)
        elif about == "report":
            kiosk.host.report(lambda text: self._tell(text.splitlines()))

    def _tell(self, lines: Iterable[str]) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for line in lines:
            rows.add_widget(FlowText(text=line or " ", high_mm=3.8))


def event_lines(event: EventFile) -> list[str]:
    """Returns what an event file says."""
    spoken = ", ".join(language_name(one) for one in event.languages if one in languages())
    lines = [" · ".join(filter(None, (event.event, event.table))), SAY("kiosk.host.languages", languages=spoken)]
    for game in event.games:
        title = SAY.of(game.name).text("name")
        options = ", ".join(f"{name} = {value}" for name, value in game.options)
        lines += [SAY("kiosk.choose.version", game=title, version=game.version) + f"  {options}".rstrip()]
        lines += [f"    » {question}" for question in game.questions]
    return [*lines, SAY("kiosk.host.idle", count=event.idle_minutes)]
