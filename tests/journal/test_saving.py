"""Why something was not saved, as a command line says it."""

import apsw

from companion.journal.saving import reason_of


def test_the_reason_is_named() -> None:
    """J7"""
    assert reason_of(apsw.ReadOnlyError("attempt to write")) == "the disk is read-only"
    assert reason_of(apsw.FullError("full")) == "the disk is full; free some space"
    assert reason_of(PermissionError(13, "Permission denied")) == "Permission denied"
    assert reason_of(apsw.SQLError()) == "SQLError"
