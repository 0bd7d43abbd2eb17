"""KeptFile: a small file with what a table has chosen beside its settings, such as what is ticked off."""

from collections.abc import Mapping

from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import CompanionError
from companion.journal.disk_errors import describe_disk_error
from companion.journal.json_file import JsonFile


class KeptFile:
    """`values` is what it holds, or will as soon as it is written. `trouble`: the text that says why it cannot be."""

    def __init__(self, file: JsonFile, access: JournalAccess, notices: Notices, texts: Texts, trouble: str) -> None:
        self._file, self._access, self._notices, self._texts, self._trouble = file, access, notices, texts, trouble
        self.values: Mapping[str, object] = file.read().values

    def write(self, values: Mapping[str, object]) -> None:
        """Writes all values, in the place of those before."""
        self.values = values
        self._access.write(lambda: self._write(values), self._written)

    def _write(self, values: Mapping[str, object]) -> Phrase | None:
        """Returns why the values could not be written, or None. Runs where a frame never waits."""
        try:
            self._file.write(dict(values))
        except OSError as error:
            return describe_disk_error(error)
        return None

    def _written(self, error: Phrase | CompanionError | None) -> None:
        if isinstance(error, CompanionError):
            self._notices.trouble = self._texts.error(error, ())
        elif error:
            self._notices.trouble = self._texts(self._trouble, why=error)
