"""J6, J15: the program is killed at every call that changes the disk, one run for each.

`python -m tests.bench.kills [STRIDE]`: with a stride of 7, every seventh.
"""

import tempfile
from pathlib import Path

from tests.bench._command_line import asked
from tests.journal.faulty_writer import assert_killed
from tests.journal.old_journals import assert_old_or_new
from tests.journal.strace import CALLS

EVERY_CALL = (*CALLS, "openat", "fchown")
"""Also those by which files come to be, which the tests spare."""


def main() -> None:
    """Kills, and counts."""
    (stride,) = asked(1)
    for name, kill in (("appending", assert_killed), ("migrating", assert_old_or_new)):
        for call in EVERY_CALL:
            kills, nth, status = 0, 1, -9
            while status == -9:
                with tempfile.TemporaryDirectory() as folder:
                    status = kill(Path(folder) / "state", call, nth)
                kills += status == -9
                nth += stride
            print(f"{name}: killed at {call} {kills} times: nothing acknowledged was lost", flush=True)


if __name__ == "__main__":
    main()
