"""100,000 spoiled records through `companion score`: each is scored or refused with one line. `… [COUNT] [SEED]`."""

import contextlib
import io
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from companion.__main__ import main as companion
from tests.commands.spoiled_records import NAMES, RECORDS, spoil


def main() -> None:
    """Prints how many were scored and how many refused; stops at the first that is neither."""
    count, seed = (int(word) for word in (*sys.argv[1:], *("100000", "1")[len(sys.argv) - 1 :]))
    random = Random(seed)
    texts = [(RECORDS / f"{name}.json").read_bytes() for name in NAMES]
    tally = {0: 0, 2: 0}
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "spoiled.json"
        for trial in range(count):
            path.write_bytes(spoil(random.choice(texts), random))
            out, err = io.StringIO(), io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                status = companion(["score", "--json", str(path)])
            assert (status, err.getvalue().count("\n")) in {(0, 0), (2, 1)}, f"seed {seed}, trial {trial}"
            tally[status] += 1
    seconds = time.perf_counter() - began
    print(f"{tally[0]} scored, {tally[2]} refused with one line, {count / seconds:.0f} a second")


if __name__ == "__main__":
    main()
