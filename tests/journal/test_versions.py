"""J15: a journal of every version opens, and tells the same games."""

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from companion.journal import Journal
from companion.journal.inspection import inspect
from companion.session import resume_session
from companion.session.store import RowKind
from tests.games.mast_year.table import GAME

JOURNALS = Path(__file__).parent / "journals"
TOLD = {"version-1": "ac39a94166b6f031"}


@pytest.mark.parametrize("name", sorted(path.stem for path in JOURNALS.glob("*.db")))
def test_a_journal_of_every_version_tells_the_same(name: str, tmp_path: Path) -> None:
    for path in JOURNALS.glob(f"{name}.*"):
        shutil.copy(path, tmp_path)
    path = tmp_path / f"{name}.db"
    assert inspect(path).whole
    with Journal(path) as journal:
        numbers = [row.session for row in journal.rows() if row.kind == RowKind.STARTED]
        scores = [GAME.summary(resume_session(journal, number).state) for number in numbers]
    assert hashlib.sha256(json.dumps(scores, sort_keys=True).encode()).hexdigest()[:16] == TOLD[name]


def test_every_version_has_its_journal() -> None:
    assert sorted(TOLD) == sorted(path.stem for path in JOURNALS.glob("*.db"))
