"""Settings: checked, kept through cuts and damage, and never a reason not to start."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from companion.journal.json_file import JsonFile
from companion.journal.settings import ReadSettings, Settings, read_settings, write_settings
from companion.translations import find_translation, languages


@pytest.fixture
def kept_file(tmp_path: Path) -> JsonFile:
    return JsonFile(tmp_path / "settings.json")


def notice(read: ReadSettings, language: str = "en") -> str:
    assert read.notice
    return find_translation("mast-year", language).say(read.notice, ())


def test_a_first_start_has_settings_that_work_anywhere(kept_file: JsonFile) -> None:
    assert read_settings(kept_file) == ReadSettings(Settings())
    assert not Settings().announcements
    assert not Settings().sound
    assert Settings().quick_help


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        pytest.param({"LANG": "de_AT.UTF-8"}, "de", id="a country's form of a language"),
        pytest.param({"LANG": "en_GB.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl", id="LC_ALL before LANG"),
        pytest.param({"LANG": "en_US.UTF-8", "LANGUAGE": "hu:pl:de"}, "pl", id="the first that is spoken"),
        pytest.param({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en", id="the C locale has no languages, as in gettext"),
        pytest.param({"LANG": "hu_HU"}, "en", id="not spoken"),
        pytest.param({}, "en", id="nothing set"),
    ],
)
def test_a_first_start_speaks_the_language_of_the_system(
    environment: dict[str, str], language: str, kept_file: JsonFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert read_settings(kept_file).settings.language == language
    write_settings(kept_file, Settings(language="en"))
    assert read_settings(kept_file).settings.language == "en", "what somebody chose stays"


def test_what_was_set_is_there_at_the_next_start(kept_file: JsonFile) -> None:
    chosen = Settings(text_percent=175, four_colours=True, language="de", rotation=90, screen="720x1280")
    write_settings(kept_file, chosen)
    assert read_settings(kept_file) == ReadSettings(chosen)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_percent", 99),
        ("text_percent", 201),
        ("text_percent", True),
        ("text_percent", "150"),
        ("high_contrast", 1),
        ("language", "tlh"),
        ("language", ["de"]),
        ("rotation", 45),
        ("rotation", 90.0),
        ("rotation", None),
        ("screen", "640x480"),
    ],
)
class TestWrongValues:
    def test_are_refused(self, name: str, value: object) -> None:
        with pytest.raises(ValueError, match=name):
            Settings().changed(name, value)

    def test_in_the_file_fall_back_alone(self, name: str, value: object, kept_file: JsonFile) -> None:
        good = asdict(Settings(sound=True))
        kept_file.write({**good, name: value})
        read = read_settings(kept_file)
        assert read.settings == Settings(sound=True)
        assert notice(read).startswith("A setting was damaged and is as at first: ")


def test_one_setting_changes_alone() -> None:
    assert Settings(sound=True).changed("text_percent", 150) == Settings(sound=True, text_percent=150)


@pytest.mark.parametrize("language", languages())
def test_every_setting_can_be_named(language: str, kept_file: JsonFile) -> None:
    kept_file.write(dict.fromkeys(asdict(Settings()), ()))
    said = notice(read_settings(kept_file), language)
    words = find_translation("mast-year", language)
    for name in asdict(Settings()):
        assert words.text(f"setting.{name.replace('_', '-')}") in said


def test_a_file_cut_in_half_gives_the_last_good_settings_and_is_kept(kept_file: JsonFile) -> None:
    write_settings(kept_file, Settings(text_percent=150))
    write_settings(kept_file, Settings(text_percent=150, sound=True))
    kept_file.path.write_bytes(kept_file.path.read_bytes()[:20])
    damaged = kept_file.path.read_bytes()
    read = read_settings(kept_file)
    assert read.settings == Settings(text_percent=150)
    assert "the last good ones are used" in notice(read)
    write_settings(kept_file, read.settings)
    assert read_settings(kept_file) == ReadSettings(Settings(text_percent=150))
    assert kept_file.path.with_name("settings.json.damaged").read_bytes() == damaged


def test_damage_without_a_copy_starts_as_at_first(kept_file: JsonFile) -> None:
    kept_file.path.write_bytes(b"\x00" * 64)
    read = read_settings(kept_file)
    assert read.settings == Settings()
    assert "as at first" in notice(read)


def test_what_a_later_version_set_is_not_lost(kept_file: JsonFile) -> None:
    kept_file.write({"sparkle": 3, "sound": True})
    write_settings(kept_file, Settings())
    assert json.loads(kept_file.path.read_text()) == {"sparkle": 3, **asdict(Settings())}


def test_a_display_stands_only_if_the_table_said_so() -> None:
    assert [Settings(display=how).stands for how in ("", "lying", "standing")] == [False, False, True]
