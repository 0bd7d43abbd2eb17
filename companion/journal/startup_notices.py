"""Notices at the start: what was wrong with the journal and its disk when it was opened."""

from collections.abc import Iterator

from companion.journal.journal import Journal
from companion.journal.salvage import Salvage
from companion.phrases import Phrase, phrase


def startup_notices(journal: Journal) -> tuple[Phrase, ...]:
    """Returns what was found wrong with a journal and its disk when it was opened."""
    return (*_tell_salvage(journal.salvage), *_tell_disk(journal))


def _tell_salvage(salvage: Salvage | None) -> Iterator[Phrase]:
    if salvage is None:
        return
    if salvage.lost:
        yield phrase("journal.lost", None, count=salvage.lost)
    else:
        yield phrase("journal.mended" if salvage.is_complete else "journal.mended-perhaps")
    if salvage.behind:
        yield phrase("journal.behind", None, count=salvage.behind)


def _tell_disk(journal: Journal) -> Iterator[Phrase]:
    if journal.disk_loses_writes:
        yield phrase("journal.disk-lies")
    elif journal.forgotten:
        yield phrase("journal.forgotten", None, count=journal.forgotten)
