"""Whatever a companion that plays has beside its journal is among the files that belong to it."""

from pathlib import Path

from companion.journal import Journal
from companion.journal.disk_space import SpacePolicy
from companion.journal.file_endings import ENDINGS
from tests.journal.notes import note


def test_every_file_of_a_journal_is_named(path: Path) -> None:
    with Journal(path, space=SpacePolicy(4096)) as journal:
        journal.append(note(1))
        found = {file.name.removeprefix(path.name) for file in path.parent.iterdir()}
        assert found <= set(ENDINGS)
        assert len(found) >= len(ENDINGS) - 1, "all but the file of refused rows, as none was refused"
