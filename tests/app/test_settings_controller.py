"""Settings: a change holds at once, is told, and is there after a restart."""

from pathlib import Path

from companion.app.settings_controller import SettingsChange
from tests.app.companion_without_window import Companion


def test_a_change_is_told_spoken_and_kept(tmp_path: Path) -> None:
    changes: list[SettingsChange] = []
    with Companion(tmp_path) as companion:
        settings = companion.controllers.settings
        settings.changed.add(changes.append)
        settings.change("language", "de")
        assert companion.controllers.texts("code") == "de"
        companion.settle()
    [change] = changes
    assert (change.before.language, change.after.language) == ("en", "de")
    with Companion(tmp_path) as again:
        assert again.controllers.settings.current.language == "de"


def test_settings_that_cannot_be_kept_hold_and_it_is_told(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        (tmp_path / "settings.json").mkdir()
        companion.controllers.settings.change("sound", True)
        companion.settle()
        assert companion.controllers.settings.current.sound
        assert companion.controllers.notices.trouble


def test_a_damaged_file_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    with Companion(tmp_path) as companion:
        assert companion.controllers.notices.notice
