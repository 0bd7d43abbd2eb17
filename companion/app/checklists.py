"""Checklists: which items are ticked off, such as the cards that bear their mark; kept in a file."""

from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import CompanionError
from companion.journal.disk_errors import describe_disk_error
from companion.journal.json_file import JsonFile


class Checklists:
    """The names that are ticked off, list by list. What cannot be read in the file counts as not ticked."""

    def __init__(self, file: JsonFile, access: JournalAccess, notices: Notices, texts: Texts) -> None:
        self._file = file
        self._access = access
        self._notices = notices
        self._texts = texts
        self._lists = {title: _names_in(names) for title, names in file.read().values.items()}

    def ticked(self, title: str) -> frozenset[str]:
        """Returns what is ticked off in a list."""
        return self._lists.get(title, frozenset())

    def toggle(self, title: str, name: str) -> None:
        """Ticks a name off, or takes its tick away."""
        self._change(title, self.ticked(title) ^ {name})

    def clear(self, title: str) -> None:
        """Takes all ticks of a list away."""
        self._change(title, frozenset())

    def _change(self, title: str, names: frozenset[str]) -> None:
        self._lists[title] = names
        values = {title: sorted(names) for title, names in self._lists.items()}
        self._access.write(lambda: self._keep(values), self._kept)

    def _keep(self, values: dict[str, list[str]]) -> Phrase | None:
        """Writes all lists; returns why they could not be written, or None. Runs where a frame never waits."""
        try:
            self._file.write(values)
        except OSError as error:
            return describe_disk_error(error)
        return None

    def _kept(self, error: Phrase | CompanionError | None) -> None:
        if isinstance(error, CompanionError):
            self._notices.trouble = self._texts.error(error, ())
        elif error:
            self._notices.trouble = self._texts("ui.trouble.checklists", why=error)


def _names_in(names: object) -> frozenset[str]:
    return frozenset(name for name in names if isinstance(name, str)) if isinstance(names, list) else frozenset()
