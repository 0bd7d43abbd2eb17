"""Monkey: touches, drags and keys without sense. No exception may follow, and no screen without a way on and back."""

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from kivy.core.window import Window

from companion.app.exit_options import KIOSK_VARIABLE
from companion.ui.texts import SAY
from tests.ui.finger import Finger
from tests.ui.pilot import Pilot

KEYS: Final = (
    *((27, "escape"), (13, "enter"), (8, "backspace"), (9, "tab"), (273, "up"), (274, "down"), (282, "f1")),
    *((ord(letter), letter) for letter in " a2480jqkcdhs"),
)
DEEPEST: Final = 6
LOCKED_IN: Final = {KIOSK_VARIABLE: "1", "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere"}
"""It closes no app, and shuts no machine down."""
HOMES: Final = ("play", "between", "part-tally", "welcome", "over", "question")


class Monkey:
    """Plays about with the app, always the same way for one seed. `met` counts the events on each screen."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        os.environ.update(LOCKED_IN)
        self.pilot = pilot
        self.random = Random(seed)
        self.met: Counter[str] = Counter()

    def play(self, events: int) -> None:
        """Does so many things."""
        ways = self.ways()
        for _ in range(events):
            self.random.choices(list(ways), list(ways.values()))[0]()
            self.pilot.frames(1)
            self.met[self.pilot.name] += 1

    def ways(self) -> dict[Callable[[], None], int]:
        """Returns what it does, and how often of a hundred times."""
        return {self._tap_button: 70, self._tap_anywhere: 15, self._drag: 10, self._type: 5}

    def _tap_button(self) -> None:
        buttons = self.pilot.buttons()
        if buttons:
            self._touch(*middle_of(self.random.choice(buttons)))

    def _tap_anywhere(self) -> None:
        self._touch(self.random.uniform(0, Window.width), self.random.uniform(0, Window.height))

    def _touch(self, x: float, y: float) -> None:
        self.pilot.pass_s(self.random.choice((0.05, 0.4, 1.0)))
        touch = Finger(x, y)
        touch.touch_down()
        if self.random.random() < 0.3:
            self.pilot.frames(1)
        touch.touch_up()

    def _drag(self) -> None:
        touch = Finger(self.random.uniform(0, Window.width), self.random.uniform(0, Window.height))
        touch.touch_down()
        for _ in range(3):
            touch.touch_move(self.random.uniform(0, Window.width), self.random.uniform(0, Window.height))
            self.pilot.frames(1)
        touch.touch_up()

    def _type(self) -> None:
        key, name = self.random.choice(KEYS)
        Window.dispatch("on_key_down", key, 0, name if len(name) == 1 else None, [])
        Window.dispatch("on_key_up", key, 0)
        if len(name) == 1:
            Window.dispatch("on_textinput", name)


def go_home(pilot: Pilot) -> list[str]:
    """Returns the screens passed on the way to the table or the first screen, by touching the first button each time.

    Raises AssertionError where no way leads on.
    """
    passed: list[str] = []
    for _ in range(DEEPEST):
        if pilot.name in HOMES:
            return passed
        passed.append(pilot.name)
        buttons = pilot.buttons()
        assert buttons, f"nothing can be touched on {pilot.name}"
        done = [
            button for button in buttons if getattr(button, "text", "") == SAY("ui.keyboard.done")
        ]  # a keyboard has all the room
        pilot.tap(done[0] if done else max(buttons, key=near_the_top_left))
    raise AssertionError(f"no way leads back from {passed}")


def near_the_top_left(widget: Any) -> float:
    """Returns more for a widget that is nearer to the window's top left."""
    x, y = middle_of(widget)
    return float(y - x)


def middle_of(widget: Any) -> tuple[float, float]:
    """Returns where the middle of a widget is in the window."""
    x, y = widget.to_window(*widget.center)
    return float(x), float(y)
