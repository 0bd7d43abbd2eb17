"""How soon the next group can touch *Play*, by the real clock: `python -m tests.bench.new_group [GROUPS]`, 5 usually.

A kiosk in a process of its own, without a display, whose journal on the disk holds an event of sixty groups. A group
plays, and leaves by touches of the buttons that are shown; the time is from the first touch until *Play* is there and a
touch of it has begun the next group. Fingers take a second from one touch to the next.
"""

import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any, Final, TypeVar

from companion.app.kiosk.pin import PinFile
from companion.events.event_file import EventFile, OfferedGame
from companion.hub.simulated_table import DemoTable
from companion.journal import Journal
from tests.bench._command_line import asked
from tests.bench._kiosk_process import CHILD, environment, run_kiosk, start_words

GAME: Final = "mast-year"
BEFORE: Final = 60
"""Groups that were at the event before."""
ENTRIES: Final = 40
LIMIT_S: Final = 15.0
MOST_TOUCHES: Final = 3
FINGER_S: Final = 1.0
LOOK_S: Final = 0.01
PATIENCE_S: Final = 60.0
LEAVES: Final = ("kiosk.bar.new-group", "kiosk.prompt.new-group-yes", "kiosk.survey.done")
FoundT = TypeVar("FoundT")


def main() -> int:
    """Lets groups leave, and prints how long that took."""
    (left,) = asked(5)
    with tempfile.TemporaryDirectory() as folder:
        table = DemoTable(Path(folder), EventFile("Autumn playtest", games=(OfferedGame(GAME, "1"),)), 1)
        journal = table.path
        PinFile.beside(journal).set("284913")
        with Journal(journal) as store:
            for _ in range(BEFORE):
                table.serve_group(store)
        command, env = start_words("new_group", left, journal), environment(journal.parent)
        done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
        size_mb = journal.stat().st_size / 1e6
    times = sorted(float(line) for line in done.stdout.split())
    assert len(times) == left
    print(f"{left} groups left a kiosk whose journal holds {BEFORE} groups before them, {size_mb:.1f} MB")
    print(f"to the next Play: {times[len(times) // 2]:.1f} s, at most {times[-1]:.1f} s (asked: {LIMIT_S:.0f} s)")
    print(f"with {len(LEAVES)} touches (asked: {MOST_TOUCHES}), a finger's {FINGER_S:.0f} s between them")
    reached = times[-1] <= LIMIT_S and len(LEAVES) <= MOST_TOUCHES
    print("reached" if reached else "not reached")
    return 0 if reached else 1


def lead(app: Any, left: int) -> None:
    """Lets one group after the other play and leave, and ends; each time is a line of the output."""
    try:
        visitor = Visitor(app)
        visitor.until(lambda: app.root_widget.name == "attract")
        visitor.touch(visitor.play)  # the first finger only wakes it
        for _ in range(left):
            print(visitor.play_and_leave(), flush=True)
    except Exception as error:
        traceback.print_exception(error)
        os._exit(1)
    os._exit(0)


class Visitor:
    """Touches what the app shows, from a thread of its own; the app's thread does the looking."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.touches = 0

    def play_and_leave(self) -> float:
        """Plays for a while and leaves; returns the time from the first touch to a next group, in s."""
        kiosk, table = self._app.controllers.kiosk, self._app.controllers.table
        entries = self._app.controllers.entries
        self.until(lambda: self._app.root_widget.name == "attract" or kiosk.group is not None)
        if not self.ask(lambda: kiosk.group):
            self.touch(self.play)
        self.until(lambda: self._app.root_widget.name == "group")
        self.ask(lambda: kiosk.choose(next(game for game in kiosk.event.games if game.name == GAME)))
        time.sleep(FINGER_S)
        self.ask(lambda: table.start(GAME, {"goal": 20}, ("",) * 4))
        self.until(lambda: self._app.root_widget.name == "play" and table.snapshot is not None)
        for count in range(ENTRIES):
            self.ask(lambda: entries.act(table.snapshot.game.choices(table.snapshot.state)[0], by="camera"))
            self.until(partial(lambda before: len(table.snapshot.entries) > before, count))
        time.sleep(FINGER_S)  # a touch of what has just been shown is none
        self.touches, began_s = 0, time.monotonic()
        for number, key in enumerate(LEAVES):
            if number:
                time.sleep(FINGER_S)
            self.touch(partial(self._button, key))
        assert self.touches == MOST_TOUCHES
        self.until(lambda: self.play() is not None and self._app.root_widget.name == "attract")
        took_s = time.monotonic() - began_s
        time.sleep(FINGER_S)
        self.touch(self.play)
        self.until(lambda: kiosk.group is not None)
        return took_s

    def play(self) -> Any:
        """Returns the button *Play*, where it is shown."""
        screen = self._app.root_widget.screen
        return screen.ids.play if "play" in screen.ids and not screen.ids.play.disabled else None

    def _button(self, key: str) -> Any:
        from companion.ui.texts import SAY

        return next(
            (one for one in self._app.root_widget.walk() if getattr(one, "text", "") == SAY(key) and not one.disabled),
            None,
        )

    def touch(self, find: Callable[[], Any]) -> None:
        """Touches the middle of a button as soon as it is there."""
        from tests.ui.finger import Finger

        self.until(lambda: find() is not None)

        def put() -> Any:
            button = find()
            finger = Finger(*button.to_window(*button.center))
            finger.touch_down()
            return finger

        finger = self.ask(put)
        self.ask(finger.touch_up)
        self.touches += 1

    def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something is so."""
        end_s = time.monotonic() + PATIENCE_S
        while not self.ask(is_so):
            assert time.monotonic() < end_s, "the condition was never met"
            time.sleep(LOOK_S)

    def ask(self, job: Callable[[], FoundT]) -> FoundT:
        """Lets the app's thread do a job, and returns what comes of it."""
        answers: Queue[FoundT | Exception] = Queue()

        def answer() -> None:
            try:
                answers.put(job())
            except Exception as error:  # it belongs to this thread
                answers.put(error)

        self._app.controllers.scheduler.deliver(answer)
        answer_found = answers.get(timeout=PATIENCE_S)
        if isinstance(answer_found, Exception):
            raise answer_found
        return answer_found


if __name__ == "__main__":
    if CHILD in sys.argv:
        sys.exit(run_kiosk(Path(sys.argv[-1]), partial(lead, left=int(sys.argv[-2]))))
    sys.exit(main())
