"""KioskInvariants: what no hands may change at a kiosk (K8)."""

from collections import Counter
from typing import Final

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.app.kiosk.screens import OF_THE_EVENT
from companion.journal.inspection import inspect, read_rows
from companion.session.store import JournalRow
from tests.ui.pilot import Pilot

WRITING: Final = ("survey", "rule-question", "seats", "players", *OF_THE_EVENT, "camera", "learn")
"""The screens on which text is asked for."""


class KioskInvariants:
    """Looks again and again whether all is as it must be."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self._files = {name: pilot.folder / name for name in ("pin.json",)}
        self._kept = {name: path.read_bytes() for name, path in self._files.items()}
        self.rows: list[JournalRow] = []
        self.kinds: Counter[str] = Counter()
        """How many rows there are of each kind, and how often a game ended in each way."""

    def look(self) -> None:
        """Raises AssertionError if anybody got in or out, or text can be written where none is asked for."""
        self._pilot.settle()
        assert self._pilot.app.root_widget is Window.children[-1], "something else is shown"
        assert self._pilot.buttons(), f"nothing can be touched on {self._pilot.name}"
        writing = [widget for widget in self._pilot.shown() if isinstance(widget, TextInput)]
        assert not writing or self._pilot.name in WRITING, f"text can be written on {self._pilot.name}"
        assert {name: path.read_bytes() for name, path in self._files.items()} == self._kept

    def look_at_journal(self) -> Counter[str]:
        """Raises AssertionError if a row has gone, or is not whole; returns how many there are of each kind."""
        journal = self._pilot.folder / "journal.db"
        rows, _ = read_rows(journal)
        assert inspect(journal).whole, "the journal is damaged"
        assert list(rows[: len(self.rows)]) == self.rows, "an earlier row has changed"
        self.rows = list(rows)
        kinds = Counter(row.kind for row in rows)
        begun, ended = kinds["group-started"] + kinds["group-returned"], kinds["group-ended"]
        assert 0 <= begun - ended <= 1, "a group was lost"
        games = {kind: {row.session for row in rows if row.kind == kind} for kind in ("game-started", "game-ended")}
        assert len(games["game-started"] - games["game-ended"]) <= 1, "a game was lost"
        self.kinds = kinds + Counter(f"game {row.content['how']}" for row in rows if row.kind == "game-ended")
        return self.kinds
