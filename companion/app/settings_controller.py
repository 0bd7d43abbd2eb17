"""SettingsController: the table's settings; each change takes effect at once, and is written to a file."""

from dataclasses import dataclass

from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.app.observable import Listeners
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import CompanionError
from companion.journal.disk_errors import describe_disk_error
from companion.journal.json_file import JsonFile
from companion.journal.settings import Settings, read_settings, write_settings


@dataclass(frozen=True, slots=True)
class SettingsChange:
    """The settings before and after a change."""

    before: Settings
    after: Settings


class SettingsController:
    """`current` is what is set; `changed` is called with each change."""

    def __init__(self, file: JsonFile, access: JournalAccess, notices: Notices, texts: Texts) -> None:
        self._file = file
        self._access = access
        self._notices = notices
        self._texts = texts
        self.changed: Listeners[SettingsChange] = Listeners()
        read = read_settings(file)
        self.current, self.damage = read.settings, read.notice

    def change(self, name: str, value: object) -> None:
        """Changes one of the settings, and shows everything with it."""
        before, after = self.current, self.current.changed(name, value)
        self.current = after
        self._access.write(lambda: self._keep(after), self._kept)
        self.changed.tell(SettingsChange(before, after))

    def tell_damage(self) -> None:
        """Tells what was wrong with the settings' file, if anything was."""
        if self.damage:
            self._notices.notify(self.damage)

    def _keep(self, settings: Settings) -> Phrase | None:
        """Writes the settings; returns why they could not be written, or None. Runs where a frame never waits."""
        try:
            write_settings(self._file, settings)
        except OSError as error:
            return describe_disk_error(error)
        return None

    def _kept(self, error: Phrase | CompanionError | None) -> None:
        if isinstance(error, CompanionError):
            self._notices.trouble = self._texts("ui.trouble.settings", why=self._texts.error(error, ()))
        elif error:
            self._notices.trouble = self._texts("ui.trouble.settings", why=error)
