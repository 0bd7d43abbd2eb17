"""J11: both copies of a journal are damaged, again and again: nothing is lost silently, and each journal opens.

`python -m tests.bench.damage [TRIALS] [SEED]`.
"""

import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from tests.bench._command_line import asked
from tests.conftest import MEMORY
from tests.journal.both_copies import assert_told
from tests.journal.notes import write


def main() -> None:
    """Damages, opens and counts."""
    trials, seed = asked(1500, 1)
    random = Random(seed)
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        path = Path(folder) / "state" / "journal.db"
        written = write(path, 40)
        files = (path, path.with_name("journal.db.copy"))
        whole = [file.read_bytes() for file in files]
        for trial in range(trials):
            found[assert_told(written, files, whole, random, f"seed {seed}, trial {trial}")] += 1
    print(f"seed {seed}: {dict(found)}; none in silence, none refused")


if __name__ == "__main__":
    main()
