"""Tries of the host's PIN count whatever ends the companion (K10): real processes, killed between and within tries."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.app.kiosk.pin import FREE_TRIES, PinFile
from companion.journal.inspection import inspect
from companion.journal.journal import Journal
from tests.project.tree import ROOT

PIN, WRONG = "284913", "111222"
TRY = """
import sys, time
from pathlib import Path
from companion.app.kiosk.pin import PinFile, PinTries
from companion.journal.journal import Journal
from companion.session.moment import Moment

def now():
    return Moment("2026-11-22T18:00:00Z", "one", 10**11)

class Interrupted(PinFile):
    def fits(self, pin):
        print("looks", flush=True)
        time.sleep(1000)

journal, pin, when = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
with Journal(journal, now) as store:
    file = (PinFile if when == "between" else Interrupted).beside(journal)
    answer = PinTries(file, now).try_pin(store, pin)
    print(answer.is_accepted, answer.wait_s > 0, flush=True)
    time.sleep(1000)
"""


def try_and_kill(journal: Path, pin: str, when: str = "between") -> str:
    """Tries a PIN in a process of its own; returns its answer, after which it was killed."""
    command = [sys.executable, "-c", TRY, str(journal), pin, when]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            return process.stdout.readline().strip()
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("when", "told"),
    [("between", [*["False False"] * (FREE_TRIES - 1), "False True"]), ("within", ["looks"] * FREE_TRIES)],
)
def test_whoever_kills_it_wins_no_other_try(tmp_path: Path, when: str, told: list[str]) -> None:
    journal = tmp_path / "journal.db"
    PinFile.beside(journal).set(PIN)
    assert [try_and_kill(journal, WRONG, when) for _ in range(FREE_TRIES)] == told
    assert try_and_kill(journal, PIN) == "False True", "after five wrong ones even the right one waits"
    assert inspect(journal).whole
    with Journal(journal) as store:
        assert len([row for row in store.rows() if row.kind == "pin-tried"]) == FREE_TRIES
