"""SettingsController: the table's settings; each change takes effect at once, and is written to a file.

At an event only what the host changes is written: what a group changes ends with the group.
"""

from collections.abc import Callable
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
    """`current` is what is set; `changed` is called with each change.

    `may_keep` tells whether a change lasts; `usual` returns what each new group begins with, from the own settings.
    """

    def __init__(self, file: JsonFile, access: JournalAccess, notices: Notices, texts: Texts) -> None:
        self._file = file
        self._access = access
        self._notices = notices
        self._texts = texts
        self.changed: Listeners[SettingsChange] = Listeners()
        self.may_keep: Callable[[], bool] = lambda: True
        self.usual: Callable[[Settings], Settings] = lambda own: own
        read = read_settings(file)
        self.current, self.damage = read.settings, read.notice
        self._own = self.current

    def change(self, name: str, value: object) -> None:
        """Changes one of the settings, and shows everything with it."""
        if self.may_keep():
            own = self._own = self._own.changed(name, value)
            self._access.write(lambda: self._keep(own), self._kept)
        self._set(self.current.changed(name, value))

    def restore(self) -> None:
        """Sets everything as it is for a new group."""
        self._set(self.usual(self._own))

    def _set(self, after: Settings) -> None:
        before, self.current = self.current, after
        if before != after:
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
