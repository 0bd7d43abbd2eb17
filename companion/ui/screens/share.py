"""ShareScreen: takes a game home: a code to scan for its result or the whole of it, and files to keep and print."""

from pathlib import Path
from typing import Any

from kivy.properties import NumericProperty, StringProperty

from companion.app.controllers import Controllers
from companion.app.game_list import exported_game
from companion.errors import CompanionError
from companion.exports.export import export_all
from companion.exports.exporter import ExportedGame
from companion.exports.exporters import exporter_names, find_exporter
from companion.exports.folder import find_folder, save_files
from companion.exports.sharing import draw_code
from companion.journal.atomic_files import ProgressCallback
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.reflow import arrange
from companion.ui.saving_line import saved_text, show_saving
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.choice_button import ChoiceButton

load("screens/share")


class ShareScreen(Screen):
    """One code at a time; a touch lets it fill the screen, and another one brings the rest back.

    Files are written in another thread: no touch waits.
    """

    kept = ("kind", "part")
    kind = StringProperty("result")
    help = StringProperty("")
    message = StringProperty("")
    part = NumericProperty(0)
    count = NumericProperty(1)
    """Which of the record's codes is shown, from 0, and how many there are."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        arrange(self.ids.body)
        self._square, self._parts = self.ids.square.__self__, self.children[::-1]
        self._place: Any = None
        names, self._buttons = SharedFontSize(), dict[str, ChoiceButton]()
        for name in (name for name in exporter_names() if find_exporter(name).codes):
            button = ChoiceButton(text=_said(name) or name, shared_font_size=names, high_mm=4)
            button.bind(on_release=lambda _, name=name: self.choose(name))
            self._buttons[name] = button
        for name in sorted(self._buttons, key=lambda name: name != self.kind):  # what most people want comes first
            self.ids.kinds.add_widget(self._buttons[name])
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        codes = {name: self._codes(snapshot, name) for name in self._buttons}
        for name, button in self._buttons.items():
            button.disabled, button.chosen = not codes[name], name == self.kind
        self.ids.save.disabled = snapshot is None or self.controllers.kiosk is not None
        texts = codes[self.kind] or codes["result"]
        if not texts:
            self.ids.square.code, self.help = None, SAY("share.none")
            return
        self.count, self.part = len(texts), self.part % len(texts)
        self.ids.square.code = draw_code(texts[self.part])
        helps = SAY("share.parts-help", count=len(texts)) if len(texts) > 1 else _said(f"{self.kind}-help")
        self.help = helps or ""

    def _codes(self, snapshot: GameSnapshot | None, name: str) -> tuple[str, ...]:
        codes = find_exporter(name).codes
        return codes(exported_game(snapshot), SAY("code")) if codes and snapshot is not None else ()

    def show_code(self, by: int) -> None:
        """Shows another of the record's codes; after the last comes the first."""
        self.part += by
        self.show(self.controllers.table.snapshot)

    def choose(self, kind: str) -> None:
        """Shows the code of the result, or the first of the whole record's."""
        self.kind, self.part = kind, 0
        self.show(self.controllers.table.snapshot)

    def enlarge(self) -> None:
        """Lets the code fill the screen, or no longer."""
        if self._place:
            self.clear_widgets()
            for part in self._parts:
                self.add_widget(part)
            self._place.add_widget(self._square, index=len(self._place.children))
            self._place = None
        else:
            self._place = self._square.parent
            self._place.remove_widget(self._square)
            self.clear_widgets()
            self.add_widget(self._square)

    def take_over(self, before: Screen) -> None:
        super().take_over(before)
        if isinstance(before, ShareScreen) and before._place:
            self.enlarge()

    def back(self) -> None:
        """Leads back from the code that fills the screen, else as its heading does."""
        self.enlarge() if self._place else super().back()

    def save(self) -> None:
        """Writes the game's files where people find them."""
        snapshot, language = self.controllers.table.playing, SAY("code")
        game = exported_game(snapshot)
        on_stalled = show_saving(self._say)
        self.controllers.access.save(lambda on_progress: _write(game, language, on_progress), self._saved, on_stalled)

    def _say(self, text: str) -> None:
        self.message = text

    def _saved(self, result: Path | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY("share.saved-not", why=SAY.error(result, self.controllers.table.players)))
        else:
            self._say(saved_text("share.saved", result))


def _said(name: str) -> str | None:
    """Returns an exporter's title or help; None if no language has it."""
    said = SAY(f"share.{name}")
    return None if said == f"{{share.{name}}}" else said


def _write(game: ExportedGame, language: str, on_progress: ProgressCallback) -> Path:
    files = export_all(game, language)
    on_progress()
    return save_files(files, find_folder(), on_progress)
