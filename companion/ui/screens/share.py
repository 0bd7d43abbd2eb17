"""ShareScreen: takes a game home: a code to scan for its result or the whole of it, and files to keep and print."""

from pathlib import Path
from typing import Any

from kivy.properties import NumericProperty, StringProperty

from companion.errors import CompanionError
from companion.exports.export import Filed, export_all
from companion.exports.folder import find_folder, save_files
from companion.exports.sharing import draw_code, share
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("screens/share")


class ShareScreen(Screen):
    """One code at a time, as large as the screen allows; files are written aside, so that no touch waits for a disk."""

    kind = StringProperty("result")
    help = StringProperty("")
    told = StringProperty("")
    part = NumericProperty(0)
    count = NumericProperty(1)
    """Which of the record's codes is shown, from 0, and how many there are."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.show(host.standing)

    def show(self, standing: Any) -> None:
        """Shows the code that is chosen."""
        for name in ("result", "record", "save"):
            self.ids[name].disabled = standing is None
        if standing is None:
            self.ids.square.code, self.help = None, SAY("share.none")
            return
        players = standing.record.players
        lines = [SAY.phrase(line, players) for line in standing.game.result(standing.state)]
        shared = share(standing.game, standing.record, "\n".join(lines))
        texts = (shared.result,) if self.kind == "result" else shared.records
        self.count, self.part = len(texts), self.part % len(texts)
        self.ids.square.code = draw_code(texts[self.part])
        self.help = SAY("share.parts-help", count=len(texts)) if len(texts) > 1 else SAY(f"share.{self.kind}-help")

    def turn(self, by: int) -> None:
        """Shows another of the record's codes; after the last comes the first."""
        self.part += by
        self.show(self.host.standing)

    def choose(self, kind: str) -> None:
        """Shows the code of the result, or the first of the whole record's."""
        self.kind, self.part = kind, 0
        self.show(self.host.standing)

    def save(self) -> None:
        """Writes the game's files where people find them."""
        standing, language = self.host.standing, SAY("code")
        game = Filed(standing.number, standing.started, standing.game, standing.record, standing.state)
        self.told = SAY("share.saving")
        self.host.aside(lambda: _write(game, language), self._saved, "exports")

    def _saved(self, found: Any) -> None:
        if isinstance(found, CompanionError):
            self.told = SAY("share.saved-not", why=SAY.error(found, self.host.players))
        else:
            where = "home" if found.is_relative_to(Path.home()) else "stick"
            self.told = SAY(f"share.saved-{where}", folder=found.name)


def _write(game: Filed, language: str) -> Any:
    return save_files(export_all(game, language), find_folder())
