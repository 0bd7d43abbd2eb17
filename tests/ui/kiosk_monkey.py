"""KioskMonkey: whatever fingers and a keyboard that somebody brings can do at a kiosk (K8)."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.app.kiosk.idle_clock import COUNTDOWN_S
from companion.app.kiosk.pin import LONGEST
from companion.app.navigation import AT_THE_TABLE
from companion.app.observable import Listeners
from companion.translations import languages
from companion.ui.texts import SAY
from tests.ui.event_visit import enter_pin, tap_corner
from tests.ui.finger import Finger
from tests.ui.monkey import Monkey, middle_of, near_the_top_left
from tests.ui.pilot import Pilot, is_in_view

KEY_CODES: Final = range(512)
"""Letters, digits, F-keys, Escape, Print, Pause, Menu, both Alt, Ctrl and Super, as SDL numbers them."""
MODIFIERS: Final = ("shift", "ctrl", "alt", "meta", "capslock", "numlock")
LETTERS: Final = "aZ0 .:/\\'\";<>é�𝔸\u202e\x1b\n"
STAYS: Final = 30
STAYS_AT: Final = {"pin": 6, "former-group": 10, "seats": 10, **dict.fromkeys(AT_THE_TABLE, 300)}
"""After so many events on one screen hands look for the way on or back: early where most buttons are keys or lead
nowhere, late at a game's table."""
STEPS_TO_THE_TABLE: Final = 10
TEXT_PERCENTS: Final = (100, 125, 150, 175, 200)
DRAWN_SHARE: Final = 0.8
"""So much of a list's height a finger draws it on at most."""
TRIED: Final = 4
"""So many buttons are touched where an entry is corrected."""
SILENT_S: Final = 1201.0
"""After so long without a finger every table is asked whether somebody is there."""
TICK_FRAMES: Final = 32
"""After so many frames the clock that asks has looked at the time."""
ENTRIES: Final = (1, 6, 30)
"""So many entries a camera makes at a time, so that games come to their later phases and to their ends."""
RECENT: Final = 12
"""One of so many last entries is corrected."""


class KioskMonkey(Monkey):
    """Does what a monkey does, with five fingers, any key, and more patience.

    They leave a screen where they have been long, now and then begin a game as they should, correct an entry, go away
    without a word, and play on while the host has forgotten to lock the host's screens: else most of their time goes to
    the keys of the PIN. `played` counts the games that came to the table by the language and the size of letters.
    """

    def __init__(self, pilot: Pilot, seed: int, pin: str = "") -> None:
        super().__init__(pilot, seed)
        self.played: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()
        """How often the host's screens were asked to exit or to shut down."""
        self._pin = pin
        self._is_host_in = False
        self._screen, self._stayed = "", 0
        pilot.controllers.navigation.closing = Listeners()
        pilot.controllers.navigation.closing.add(self._end)
        pilot.controllers.table.entered.add(lambda _: self._count_game())

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
        return bool(self.pilot.controllers.kiosk.host.is_in)

    def ways(self) -> dict[Callable[[], None], int]:
        """Returns what it does, and how often of a thousand times."""
        return {
            self._tap_button: 370,
            self._tap_anywhere: 80,
            self._drag: 40,
            self._scroll: 70,
            self._type: 40,
            self._press_any_key: 110,
            self._write: 50,
            self._lay_hand: 50,
            self._hold: 8,
            self._tap_corner: 6,
            self._close: 8,
            self._play_on: 60,
            self._sit_down: 70,
            self._correct: 20,
            self._go_away: 4,
            self._set_text: 8,
            self._let_host_in: 6,
        }

    def _tap_button(self) -> None:
        """Touches a button; where the hands have been long, often the way on or back."""
        if self._stayed > STAYS_AT.get(self.pilot.name, STAYS) and self.random.random() < 0.5:
            self._go_on()
        else:
            super()._tap_button()

    def _go_on(self, likely: float = 0.5) -> None:
        """Touches a way on that the screen offers most, or the way back at its top left."""
        ways_on = [button for button in self.pilot.touchable() if getattr(button, "weight", "") == "first_button"]
        if ways_on and self.random.random() < likely:
            self._touch_in_list(self.random.choice(ways_on))
        elif buttons := self.pilot.buttons():
            self._touch(*middle_of(max(buttons, key=near_the_top_left)))

    def _touch_in_list(self, button: Widget) -> None:
        """Touches a button, or draws the list in which it is out of sight so far as one finger can."""
        if is_in_view(button):
            self._touch(*middle_of(button))
            return
        lists = [widget for widget in self._lists() if button in widget.walk(restrict=True)]
        if lists:
            beyond = lists[-1].center_y - button.to_window(*button.center)[1] + lists[-1].to_window(0, 0)[1]
            self._draw_list(lists[-1], beyond / lists[-1].height)

    def _lists(self) -> list[ScrollView]:
        """Returns the lists that are longer than what is seen of them, those within others last."""
        shown = [widget for widget in self.pilot.shown() if isinstance(widget, ScrollView)]
        return [one for one in shown if one.children and one.children[0].height > one.height]

    def _scroll(self) -> None:
        """Draws a list up or down."""
        lists = self._lists()
        if lists:
            self._draw_list(self.random.choice(lists), self.random.uniform(-1, 1))

    def _draw_list(self, drawn: ScrollView, share: float) -> None:
        """Draws a list up by a share of its height, with one finger that begins anywhere across it."""
        share = max(-DRAWN_SHARE, min(DRAWN_SHARE, share))
        middle_x, middle_y = middle_of(drawn)
        x = middle_x + self.random.uniform(-0.4, 0.4) * drawn.width
        finger = Finger(x, middle_y - share * drawn.height / 2)
        finger.touch_down()
        for step in range(-1, 3):
            self.pilot.frames(1)
            finger.touch_move(x, middle_y + share * drawn.height * step / 4)
        self.pilot.frames(1)
        finger.touch_up()

    def _sit_down(self) -> None:
        """Comes back to the table, or begins a game as a group does that means it, or goes on with one that waits."""
        kiosk = self.pilot.controllers.kiosk
        if self.pilot.name == "attract" and kiosk.parked and self.random.random() < 0.3:
            words = self.random.choice(kiosk.parked).code.rsplit(" ", 1)[0]  # the number is asked for
            self.pilot.tap_text(SAY("kiosk.attract.parked", code=words))
        for _ in range(STEPS_TO_THE_TABLE):
            if self.pilot.name in AT_THE_TABLE:
                return
            self._go_on(0.85 if self.pilot.controllers.table.snapshot is None else 0)
            self.pilot.settle()

    def _correct(self) -> None:
        """Opens an entry that was made, touches what it might have been, and takes that."""
        snapshot = self.pilot.controllers.table.snapshot
        if snapshot is None or not snapshot.entries:
            return
        number = self.random.choice(snapshot.entries[-RECENT:]).number
        self.pilot.controllers.navigation.go("correct", number=number)
        for _ in range(TRIED):
            self.pilot.settle()
            if self.pilot.name != "correct":
                return
            if self.pilot.screen.ready and self.random.random() < 0.7:
                self._go_on(1)
            else:
                within = set(self.pilot.screen.ids.body.walk(restrict=True))
                self._touch_in_list(self.random.choice([one for one in self.pilot.touchable() if one in within]))

    def _go_away(self) -> None:
        """Touches nothing until nobody is believed to be there any more."""
        for seconds in (SILENT_S, COUNTDOWN_S + 1):
            self.pilot.pass_s(seconds)
            self.pilot.frames(TICK_FRAMES)

    def _set_text(self) -> None:
        """Sets another size of letters and another language."""
        change = self.pilot.controllers.settings.change
        change("text_percent", self.random.choice(TEXT_PERCENTS))
        change("language", self.random.choice(languages()))

    def _count_game(self) -> None:
        current = self.pilot.controllers.settings.current
        self.played[f"{current.language} {current.text_percent} %"] += 1

    def _play_on(self) -> None:
        """Lays cards before the camera."""
        table = self.pilot.controllers.table
        for _ in range(self.random.choice(ENTRIES)):
            snapshot = table.snapshot
            if snapshot is None or snapshot.over or snapshot.question:
                return
            choices = snapshot.game.choices(snapshot.state)
            if not choices:
                return
            self.pilot.controllers.entries.act(self.random.choice(choices), by="camera")
            self.pilot.settle()

    def _let_host_in(self) -> None:
        """The host enters the PIN and goes away without locking."""
        if not self._pin:
            return
        tap_corner(self.pilot)
        self.pilot.settle()
        if (
            self.pilot.name == "pin"
            and not self.pilot.controllers.kiosk.host.may_set
            and not self.pilot.controllers.kiosk.prompt
        ):
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
