"""Hostile hands: whatever fingers and a keyboard that somebody brings can do at a kiosk (K8), and what must stay so."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.journal.inspection import inspect, read_rows
from companion.session.store import JournalRow
from companion.ui.texts import SAY
from tests.ui.finger import Finger
from tests.ui.monkey import Monkey
from tests.ui.pilot import Pilot

KEY_CODES: Final = range(512)
"""Letters, digits, F-keys, Escape, Print, Pause, Menu, both Alt, Ctrl and Super, as SDL numbers them."""
MODIFIERS: Final = ("shift", "ctrl", "alt", "meta", "capslock", "numlock")
LETTERS: Final = "aZ0 .:/\\'\";<>é�𝔸\u202e\x1b\n"
WRITING: Final = ("survey", "rule-question", "seats", "players")
"""The screens on which text is asked for."""


class HostileHands(Monkey):
    """Does what a monkey does, with five fingers, any key, and more patience."""

    def ways(self) -> dict[Callable[[], None], int]:
        """Returns what it does, and how often of a hundred times."""
        return {
            self._tap_button: 40,
            self._tap_anywhere: 10,
            self._drag: 8,
            self._type: 5,
            self._press_any_key: 15,
            self._write: 7,
            self._lay_hand: 7,
            self._hold: 4,
            self._tap_corner: 3,
            self._close: 1,
        }

    def _tap_button(self) -> None:
        """Touches a button; where a code is asked for often the way back, as few hands without sense would find it."""
        if self.pilot.name == "former-group" and self.random.random() < 0.5:
            self.pilot.tap_text(f"← {SAY('ui.back')}")
        else:
            super()._tap_button()

    def _press_any_key(self) -> None:
        """Presses a key with Ctrl, Alt and the like, as the window hears it from a keyboard."""
        key = self.random.choice(KEY_CODES)
        held = self.random.sample(MODIFIERS, self.random.randint(0, 4))
        letter = chr(key) if 32 <= key < 127 else None
        if not Window.dispatch("on_key_down", key, key, letter, held):
            Window.dispatch("on_keyboard", key, key, letter, held)
        Window.dispatch("on_key_up", key, key)

    def _write(self) -> None:
        Window.dispatch("on_textinput", self.random.choice(LETTERS))

    def _lay_hand(self) -> None:
        """Lays up to five fingers on the glass, draws them about, and lifts them in any order."""
        fingers = [Finger(*self._anywhere()) for _ in range(self.random.randint(2, 5))]
        for finger in fingers:
            finger.touch_down()
        self.pilot.frames(1)
        for finger in fingers:
            finger.touch_move(*self._anywhere())
        self.random.shuffle(fingers)
        for finger in fingers:
            finger.touch_up()

    def _hold(self) -> None:
        """Leaves a finger where it is, for longer than anybody would."""
        finger = Finger(*self._anywhere())
        finger.touch_down()
        self.pilot.pass_s(self.random.choice((3.0, 30.0, 400.0)))
        self.pilot.frames(2)
        finger.touch_up()

    def _tap_corner(self) -> None:
        """Looks for the host's corner."""
        for _ in range(5):
            self.pilot.pass_s(0.5)
            finger = Finger(5, Window.height - 5)
            finger.touch_down()
            finger.touch_up()

    def _close(self) -> None:
        """Wants the window closed, as Alt and F4 do."""
        assert Window.dispatch("on_request_close"), "the window was closed"

    def _anywhere(self) -> tuple[float, float]:
        return self.random.uniform(0, Window.width - 1), self.random.uniform(0, Window.height - 1)


class Guard:
    """What no hands may change at a kiosk: looked at again and again."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self._files = {name: pilot.folder / name for name in ("pin.json",)}
        self._kept = {name: path.read_bytes() for name, path in self._files.items()}
        self.rows: list[JournalRow] = []

    def look(self) -> None:
        """Raises AssertionError if anybody got in or out, or text can be written where none is asked for."""
        self._pilot.settle()
        assert self._pilot.app.root_widget is Window.children[-1], "something else is shown"
        assert not self._pilot.host.kiosk.host.is_in, "the PIN was guessed"
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
        return kinds
