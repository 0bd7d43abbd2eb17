"""What the table is told at the start of a journal that was damaged, and of a card that forgets."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.journal import Journal
from companion.journal.startup_notices import startup_notices
from tests.journal.card_images import keep, put_back
from tests.journal.damage import spoil
from tests.journal.notes import write


def spoil_one(path: Path) -> None:
    """Leaves the second copy whole."""
    spoil(path, 10)


def spoil_both(path: Path) -> None:
    for file in (path, path.with_name("journal.db.copy")):
        spoil(file, 10)


def spoil_all(path: Path) -> None:
    """Leaves nothing that could say how much there was."""
    path.write_bytes(path.read_bytes()[:4096] + b"rot" * 4096)
    path.with_name("journal.db.copy").unlink()


def notices(path: Path) -> list[str]:
    """The keys of what is said at the start."""
    with Journal(path) as journal:
        return [fault.key for fault in startup_notices(journal)]


@pytest.mark.parametrize(
    ("damage", "keys"),
    [
        pytest.param(spoil_one, ["journal.mended"], id="one copy is whole"),
        pytest.param(spoil_both, ["journal.lost", "journal.behind"], id="neither has a row, and more stand behind it"),
        pytest.param(spoil_all, ["journal.mended-perhaps"], id="nobody knows how much there was"),
    ],
)
def test_damage_is_told_only_once(path: Path, damage: Callable[[Path], None], keys: list[str]) -> None:
    write(path, 30)
    assert notices(path) == []
    damage(path)
    assert notices(path) == keys
    assert notices(path) == []


def test_a_card_that_forgot_rows_is_told(path: Path) -> None:
    """J17"""
    write(path, 4)
    old = keep(path, "old")
    write(path, 3)
    put_back(path, old, "journal.db", "journal.db.copy")
    assert notices(path) == ["journal.forgotten"]


def test_a_card_that_forgets_what_it_was_given_a_moment_ago_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """J17: it says that it renamed a file, and the old one is there."""
    write(path, 4)
    old = keep(path, "old")
    write(path, 3)
    put_back(path, old, "journal.db.start")
    monkeypatch.setattr(os, "replace", lambda *_, **__: None)
    assert notices(path) == ["journal.disk-lies"]
