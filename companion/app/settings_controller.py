"""SettingsController: the table's settings; each change takes effect at once, and is written to a file.

At an event only what the host changes lasts: what a group changes is kept beside it, and ends with the group.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from companion.app.journal_access import JournalAccess
from companion.app.kept_file import KeptFile
from companion.app.notices import Notices
from companion.app.observable import Listeners
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import CompanionError
from companion.journal.disk_errors import describe_disk_error
from companion.journal.json_file import JsonFile
from companion.journal.settings import Settings, read_settings, sound_settings, write_settings

GROUP_FILE: Final = "group-settings.json"
"""The file beside the settings with what the group at the table has changed, for a restart."""


@dataclass(frozen=True, slots=True)
class SettingsChange:
    """The settings before and after a change."""

    before: Settings
    after: Settings


class SettingsController:
    """`current` is what is set; `changed` is called with each change.

    `may_keep` tells whether a change lasts; `usual` returns what each new group begins with, from the own settings.
    `has_language`: somebody has chosen the language, which is the system's until then.
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
        self.has_language = "language" in sound_settings(file.read().values)
        self._own = self.current
        of_group = JsonFile(file.path.with_name(GROUP_FILE))
        self._of_group = KeptFile(of_group, access, notices, texts, "ui.trouble.settings")

    def change(self, name: str, value: object) -> None:
        """Changes one of the settings, and shows everything with it."""
        if self.may_keep():
            own = self._own = self._own.changed(name, value)
            self.has_language = self.has_language or name == "language"
            unset = () if self.has_language else ("language",)
            self._access.write(lambda: self._keep(own, unset), self._kept)
        else:
            self._of_group.write({**self._of_group.values, name: value})
        self._set(self.current.changed(name, value))

    def restore(self) -> None:
        """Sets everything as it is for a new group."""
        if self._of_group.values:
            self._of_group.write({})
        self._set(self.usual(self._own))

    def resume(self) -> None:
        """Sets everything as the group at the table has set it before a restart."""
        settings = self.usual(self._own)
        for name, value in sound_settings(self._of_group.values).items():
            settings = settings.changed(name, value)
        self._set(settings)

    def _set(self, after: Settings) -> None:
        before, self.current = self.current, after
        if before != after:
            self.changed.tell(SettingsChange(before, after))

    def tell_damage(self) -> None:
        """Tells what was wrong with the settings' file, if anything was."""
        if self.damage:
            self._notices.notify(self.damage)

    def _keep(self, settings: Settings, unset: tuple[str, ...]) -> Phrase | None:
        """Writes the settings; returns why they could not be written, or None. Runs where a frame never waits."""
        try:
            write_settings(self._file, settings, unset)
        except OSError as error:
            return describe_disk_error(error)
        return None

    def _kept(self, error: Phrase | CompanionError | None) -> None:
        if isinstance(error, CompanionError):
            self._notices.trouble = self._texts("ui.trouble.settings", why=self._texts.error(error, ()))
        elif error:
            self._notices.trouble = self._texts("ui.trouble.settings", why=error)
