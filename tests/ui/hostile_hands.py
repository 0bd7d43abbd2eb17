"""Hostile hands: whatever fingers and a keyboard that somebody brings can do at a kiosk (K8), and what must stay so."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.app.navigation import AT_THE_TABLE
from companion.app.observable import Listeners
from companion.app.pin import LONGEST
from companion.journal.inspection import inspect, read_rows
from companion.session.store import JournalRow
from tests.ui.event_visit import enter_pin, tap_corner
from tests.ui.finger import Finger
from tests.ui.monkey import Monkey, middle_of, near_the_top_left
from tests.ui.pilot import Pilot

KEY_CODES: Final = range(512)
"""Letters, digits, F-keys, Escape, Print, Pause, Menu, both Alt, Ctrl and Super, as SDL numbers them."""
MODIFIERS: Final = ("shift", "ctrl", "alt", "meta", "capslock", "numlock")
LETTERS: Final = "aZ0 .:/\\'\";<>é�𝔸\u202e\x1b\n"
WRITING: Final = ("survey", "rule-question", "seats", "players", "event", "event-game", "camera", "learn")
"""The screens on which text is asked for."""
STAYS: Final = 30
STAYS_AT: Final = {"pin": 6, "former-group": 10, "seats": 10, **dict.fromkeys(AT_THE_TABLE, 300)}
"""After so many events on one screen hands look for the way on or back: early where most buttons are keys or lead
nowhere, late at a game's table."""
STEPS_TO_THE_TABLE: Final = 6
ENTRIES: Final = 12
"""So many entries a camera makes at a time, so that games come to their later phases and to their ends."""


class HostileHands(Monkey):
    """Does what a monkey does, with five fingers, any key, and more patience.

    They leave a screen where they have been long, now and then begin a game as they should, and play on while the host
    has forgotten to lock the host's screens: else most of their time goes to the keys of the PIN.
    """

    def __init__(self, pilot: Pilot, seed: int, pin: str = "") -> None:
        super().__init__(pilot, seed)
        self.ended: Counter[str] = Counter()
        """How often the host's screens were asked to exit or to shut down."""
        self._pin = pin
        self._is_host_in = False
        self._screen, self._stayed = "", 0
        pilot.host.navigation.closing = Listeners()
        pilot.host.navigation.closing.add(self._end)

    def play(self, events: int) -> None:
        """Does so many things. Raises AssertionError if the host's screens open to anybody but the host."""
        for _ in range(events):
            super().play(1)
            self._is_host_in = self._is_host_in and self.is_unlocked
            assert self._is_host_in or not self.is_unlocked, "the PIN was guessed"
            self._stayed = self._stayed + 1 if self.pilot.name == self._screen else 0
            self._screen = self.pilot.name

    @property
    def is_unlocked(self) -> bool:
        """Whether the host's screens are open."""
        return bool(self.pilot.host.kiosk.host.is_in)

    def ways(self) -> dict[Callable[[], None], int]:
        """Returns what it does, and how often of a thousand times."""
        return {
            self._tap_button: 392,
            self._tap_anywhere: 100,
            self._drag: 80,
            self._type: 50,
            self._press_any_key: 130,
            self._write: 60,
            self._lay_hand: 60,
            self._hold: 10,
            self._tap_corner: 6,
            self._close: 10,
            self._play_on: 34,
            self._sit_down: 60,
            self._let_host_in: 8,
        }

    def _tap_button(self) -> None:
        """Touches a button; where the hands have been long, often the way on or back."""
        if self._stayed > STAYS_AT.get(self.pilot.name, STAYS) and self.random.random() < 0.5:
            self._go_on()
        else:
            super()._tap_button()

    def _go_on(self) -> None:
        """Touches the way on that the screen offers most, or the way back at its top left."""
        buttons = self.pilot.buttons()
        ways_on = [button for button in buttons if getattr(button, "weight", "") == "first_button"]
        if ways_on and self.random.random() < 0.5:
            self._touch(*middle_of(self.random.choice(ways_on)))
        elif buttons:
            self._touch(*middle_of(max(buttons, key=near_the_top_left)))

    def _sit_down(self) -> None:
        """Begins a game as a group does that means it."""
        for _ in range(STEPS_TO_THE_TABLE):
            if self.pilot.host.table.standing is not None:
                return
            self._go_on()
            self.pilot.settle()

    def _play_on(self) -> None:
        """Lays cards before the camera."""
        table = self.pilot.host.table
        for _ in range(ENTRIES):
            standing = table.standing
            if standing is None or standing.over or standing.question:
                return
            choices = standing.game.choices(standing.state)
            if not choices:
                return
            table.act(self.random.choice(choices), by="camera")
            self.pilot.settle()

    def _let_host_in(self) -> None:
        """The host enters the PIN and goes away without locking."""
        if not self._pin:
            return
        tap_corner(self.pilot)
        self.pilot.settle()
        if self.pilot.name == "pin" and not self.pilot.host.kiosk.host.may_set and not self.pilot.host.kiosk.prompt:
            self._is_host_in = True
            for _ in range(LONGEST):
                self.pilot.tap_text("⌫")
            enter_pin(self.pilot, self._pin)

    def _end(self, how: str) -> None:
        """Stays, and counts; what is asked for is the host's alone."""
        assert self._is_host_in, f"anybody can {how}"
        self.ended[how] += 1

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
