"""What a group sets or chooses ends with the group: each new one begins with the event's own settings and languages."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.kiosk.idle_clock import REST_S
from companion.journal.json_file import JsonFile
from companion.journal.settings import read_settings
from companion.translations import languages
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, play, sit_down

GERMAN = replace(EVENT, languages=("de", "pl", "xx"))


def test_a_new_group_begins_with_the_events_own_settings(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    settings = kiosk.controllers.settings
    settings.change("text_percent", 150)
    settings.change("language", "pl")
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert (settings.current.text_percent, settings.current.language) == (100, "en")
    assert read_settings(JsonFile(tmp_path / "settings.json")).settings == settings.current


def test_what_somebody_sets_who_walks_off_ends_as_the_screen_sleeps(kiosk: Companion) -> None:
    kiosk.kiosk.touch()
    kiosk.controllers.settings.change("text_percent", 150)
    kiosk.pass_s(REST_S + 1)
    assert kiosk.controllers.settings.current.text_percent == 100


def test_what_the_host_sets_lasts_and_takes_nothing_of_a_group_with_it(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    settings = kiosk.controllers.settings
    settings.change("text_percent", 150)
    kiosk.kiosk.host.is_in = True
    settings.change("sound", value=True)
    assert (settings.current.text_percent, settings.current.sound) == (150, True)
    kiosk.kiosk.host.leave()
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert (settings.current.text_percent, settings.current.sound) == (100, True)
    assert read_settings(JsonFile(tmp_path / "settings.json")).settings == settings.current


def test_the_events_first_language_is_spoken_and_only_its_own_are_offered(tmp_path: Path) -> None:
    with Companion(tmp_path, GERMAN) as kiosk:
        assert kiosk.controllers.settings.current.language == "de"
        assert kiosk.kiosk.languages == ("de", "pl")


def test_a_language_of_the_event_that_the_host_has_set_is_spoken_first(tmp_path: Path) -> None:
    with Companion(tmp_path, GERMAN) as kiosk:
        kiosk.kiosk.host.is_in = True
        kiosk.controllers.settings.change("language", "pl")
        kiosk.kiosk.host.leave()
        kiosk.controllers.settings.restore()
        assert kiosk.controllers.settings.current.language == "pl"


def test_an_event_in_languages_that_nobody_speaks_offers_all(tmp_path: Path) -> None:
    with Companion(tmp_path, replace(EVENT, languages=("xx",))) as kiosk:
        assert kiosk.kiosk.languages == languages()


def test_a_system_in_another_language_of_the_event_does_not_speak_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    event = replace(EVENT, languages=("en", "de"))
    for _ in range(2):  # what else the host sets chooses no language
        with Companion(tmp_path, event) as kiosk:
            assert kiosk.controllers.settings.current.language == "en"
            kiosk.kiosk.host.is_in = True
            kiosk.controllers.settings.change("sound", value=True)
            kiosk.settle()
    with Companion(tmp_path, event) as kiosk:
        kiosk.kiosk.host.is_in = True
        kiosk.controllers.settings.change("language", "de")
        kiosk.settle()
    with Companion(tmp_path, event) as kiosk:
        assert kiosk.controllers.settings.current.language == "de"


def test_what_a_group_has_set_outlives_a_power_cut_and_ends_with_the_group(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        sit_down(kiosk)
        play(kiosk)
        for name, value in (("language", "pl"), ("text_percent", 150)):
            kiosk.controllers.settings.change(name, value)
        kiosk.settle()
    with Companion(tmp_path, EVENT) as kiosk:
        settings = kiosk.controllers.settings
        assert (settings.current.language, settings.current.text_percent) == ("pl", 150)
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        assert (settings.current.language, settings.current.text_percent) == ("en", 100)
    with Companion(tmp_path, EVENT) as kiosk:
        assert kiosk.controllers.settings.current.text_percent == 100


def test_how_a_group_takes_part_outlives_a_power_cut_and_ends_with_the_group(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        sit_down(kiosk)
        play(kiosk)
        kiosk.controllers.participation.choose("winners")
        kiosk.settle()
    with Companion(tmp_path, EVENT) as kiosk:
        participation = kiosk.controllers.participation
        assert (participation.way, participation.is_to_be_asked) == ("winners", False)
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        sit_down(kiosk)
        play(kiosk)
        assert participation.way == "follow"
    with Companion(tmp_path, EVENT) as kiosk:
        assert kiosk.controllers.participation.way == "follow"
