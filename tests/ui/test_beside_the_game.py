"""What lies beside the game: rules, settings, statistics, sharing, credits; used by touches, in both languages."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import cv2
import numpy as np
import pytest

from companion.engine import Record, read_record, replay
from companion.exports.packed import unpack
from companion.games import find_game
from companion.games.mast_year.history import courses
from companion.journal import Journal
from companion.journal.json_file import JsonFile
from companion.journal.settings import Settings, read_settings
from companion.session import start_session
from companion.ui.games import playable
from companion.ui.screens.rules import FactCard
from companion.ui.screens.settings import SettingRow
from companion.ui.texts import SAY
from companion.ui.widgets.code_square import QUIET
from tests.exports.played import play_through
from tests.project.tree import ROOT
from tests.ui.pilot import PATIENCE_S, Pilot

pytestmark = pytest.mark.one_python

GAME = find_game("mast-year")


def record_of(name: str) -> Record:
    return read_record((ROOT / f"tests/records/{name}.json").read_bytes(), find_game)


def put_down(folder: Path, record: Record) -> None:
    """Leaves a game in the journal, as if it had been played."""
    with Journal(folder / "journal.db") as journal:
        session = start_session(journal, find_game(record.game), record.options, record.players)
        for entry in record.entries:
            session.act(entry.action)


@pytest.fixture(params=["en", "de"])
def after(request: pytest.FixtureRequest, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """The app after a whole tournament, in each language."""
    monkeypatch.setenv("HOME", str(folder))
    put_down(folder, record_of("tournament"))
    with Pilot(folder, language=request.param) as pilot:
        pilot.until(lambda: pilot.name == "over")
        yield pilot


def scan(pilot: Pilot, folder: Path) -> str:
    """Returns what a telephone held before the code reads."""
    picture = cv2.imread(str(pilot.shot(folder / "share.png")))
    assert picture is not None
    square = pilot.screen.ids.square
    across = square.code.size + 2 * QUIET
    whole = int(min(square.size) // across) * across
    left, top = int(square.center_x - whole / 2), int(pilot.screen.height - square.center_y - whole / 2)
    part = picture[top : top + whole, left : left + whole]
    return cv2.QRCodeDetectorAruco().detectAndDecode(np.ascontiguousarray(part))[0]


def rows_of(pilot: Pilot) -> list[Any]:
    """Returns the settings that are shown."""
    return [widget for widget in pilot.shown() if isinstance(widget, SettingRow)]


def cards_shown(pilot: Pilot) -> list[Any]:
    return [widget for widget in pilot.screen.walk() if isinstance(widget, FactCard)]


class TestRules:
    def test_open_where_the_game_is(self, after: Pilot) -> None:
        """MY-7.2: the game is over."""
        after.controllers.navigation.go("rules")
        after.frames(4)
        assert [card.number for card in cards_shown(after) if card.marked] == ["7.2"]

    def test_open_at_the_fact_that_an_explanation_names_and_bring_it_into_view(self, after: Pilot) -> None:
        after.controllers.navigation.go("rules", rule="MY-5.7")
        after.frames(6)
        [marked] = [card for card in cards_shown(after) if card.marked]
        scroll = after.screen.ids.scroll
        middle = marked.to_window(*marked.center)[1]
        assert scroll.y < middle < scroll.top

    def test_are_searched_by_typing(self, after: Pilot) -> None:
        after.controllers.navigation.go("rules")
        after.frames(3)
        after.tap_text(SAY("rules.search"))
        for letter in "BOOM":
            after.tap(after.button(letter))
        after.tap_text(SAY("ui.keyboard.done"))
        after.frames(4)
        assert {card.number for card in cards_shown(after)} == {"3.3", "8.1", "8.2", "8.3", "8.4", "9.3"}
        assert after.says(SAY("rules.found", count=len(cards_shown(after)), wanted="Boom"))

    def test_pages_are_turned_round_and_found_by_their_contents(self, after: Pilot) -> None:
        after.controllers.navigation.go("rules", rule="MY-10.1")
        after.frames(3)
        while after.screen.is_more_below:
            after.tap_text("↓")
        after.tap_text("→")
        assert after.screen.title.startswith("1 ")
        after.tap_text("←")
        assert after.screen.title.startswith("10 ")
        after.tap_text(SAY("rules.contents"))
        after.tap_text("2 ")
        assert {card.number for card in cards_shown(after)} == {"2.1", "2.2", "2.3"}


class TestSettings:
    def test_each_touch_counts_at_once_and_is_kept(self, pilot: Pilot, folder: Path) -> None:
        pilot.tap_text(SAY("ui.welcome.settings"))
        pilot.tap_text("+")
        assert [pilot.button(one).chosen for one in ("English", "Deutsch", "Polski")] == [True, False, False]
        pilot.tap_text("Deutsch")
        assert pilot.says("Einstellungen")
        assert [pilot.button(one).chosen for one in ("English", "Deutsch", "Polski")] == [False, True, False]
        assert read_settings(JsonFile(folder / "settings.json")).settings == Settings(text_percent=125, language="de")
        pilot.tap_text("English")
        pilot.tap_text("−")
        assert read_settings(JsonFile(folder / "settings.json")).settings == Settings()

    def test_text_stops_at_its_limits(self, pilot: Pilot) -> None:
        pilot.controllers.navigation.go("settings")
        pilot.frames(3)
        for _ in range(6):
            pilot.screen.larger()
        assert pilot.controllers.settings.current.text_percent == 200
        for _ in range(6):
            pilot.screen.smaller()
        assert pilot.controllers.settings.current.text_percent == 100

    def test_every_setting_can_be_changed_and_changed_back(self, pilot: Pilot) -> None:
        pilot.controllers.navigation.go("settings")
        pilot.frames(3)
        changed = set()
        for place in range(len(rows_of(pilot))):
            before = pilot.controllers.settings.current
            row = rows_of(pilot)[place]
            row.ids.offered.children[0].dispatch("on_release")
            pilot.frames(2)
            changed |= {
                name
                for name in Settings.__slots__
                if getattr(before, name) != getattr(pilot.controllers.settings.current, name)
            }
        shown_elsewhere = {"alphabet", "mains_hz", "spectators"}  # two with a camera, one to the host of a hub
        assert changed == set(Settings.__slots__) - shown_elsewhere

    def test_announcements_promise_silence_in_the_pass(self, pilot: Pilot) -> None:
        pilot.controllers.navigation.go("settings")
        pilot.controllers.settings.change("announcements", True)
        pilot.frames(3)
        assert pilot.says(SAY("settings.pass-is-silent"))


class TestStatistics:
    def test_show_each_game_of_a_tournament(self, after: Pilot) -> None:
        after.controllers.navigation.go("statistics")
        after.frames(3)
        assert after.says(SAY("statistics.game", number=2))
        last = after.screen.ids.chart.chart
        after.tap_text(SAY("statistics.game", number=1) + "  →")
        assert after.says(SAY("statistics.game", number=1))
        assert after.screen.ids.chart.chart != last

    def test_say_in_words_where_it_turned(self, after: Pilot) -> None:
        after.controllers.navigation.go("statistics")
        after.frames(3)
        course = courses(after.controllers.table.snapshot.state)[-1]
        assert all(after.says(SAY.phrase(turn, after.controllers.table.players)) for turn in course.turns)

    def test_before_the_first_hand_is_over_a_line_says_so(self, pilot: Pilot) -> None:
        pilot.controllers.navigation.go("statistics")
        pilot.frames(3)
        assert pilot.says(SAY("statistics.none"))


class TestSharing:
    @pytest.mark.parametrize("kind", ["result", "record", "bg-stats"])
    def test_what_the_screen_shows_can_be_scanned(self, after: Pilot, kind: str, tmp_path: Path) -> None:
        after.controllers.navigation.go("share")
        after.frames(3)
        after.tap_text(SAY(f"share.{kind}"))
        text = scan(after, tmp_path)
        if kind == "result":
            assert text.splitlines()[0] == SAY("name")
        elif kind == "bg-stats":
            assert text.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
        else:
            for _ in range(int(after.screen.count) - 1):
                after.tap_text("→")
                text += "\n" + scan(after, tmp_path)
            record = read_record(unpack(text.encode()), find_game)
            assert GAME.summary(replay(GAME, record)) == GAME.summary(after.controllers.table.snapshot.state)

    def test_a_touch_lets_the_code_fill_the_screen(self, after: Pilot, tmp_path: Path) -> None:
        after.controllers.navigation.go("share")
        after.frames(3)
        square, before = after.screen.ids.square.__self__, scan(after, tmp_path)
        small = tuple(square.size)
        after.tap(square)
        assert (min(square.size) > min(small), scan(after, tmp_path)) == (True, before)
        after.tap(square)
        assert (tuple(square.size), after.says(SAY("share.title"))) == (small, True)

    @pytest.mark.parametrize("name", [name for name in playable() if name != GAME.name])
    def test_each_game_can_be_scanned(self, folder: Path, tmp_path: Path, name: str) -> None:
        over = play_through(name)
        put_down(folder, over.record)
        with Pilot(folder) as pilot:
            pilot.until(lambda: pilot.name == "over")
            pilot.controllers.navigation.go("share")
            pilot.frames(3)
            words, players = over.translation("en"), over.record.players
            assert scan(pilot, tmp_path).splitlines() == [
                words.say(line, players) for line in over.game.result(over.state)
            ]
            pilot.tap_text(SAY("share.record"))
            text = scan(pilot, tmp_path)
            for _ in range(int(pilot.screen.count) - 1):
                pilot.tap_text("→")
                text += "\n" + scan(pilot, tmp_path)
            record = read_record(unpack(text.encode()), find_game)
            assert over.game.summary(replay(over.game, record)) == over.game.summary(over.state)

    def test_files_are_saved_and_said_where(self, after: Pilot, folder: Path) -> None:
        after.controllers.navigation.go("share")
        after.frames(3)
        after.tap_text(SAY("share.save"))
        after.until(lambda: after.screen.message == SAY("share.saved-home", folder="mast-year-games"))
        saved = sorted(path.suffix for path in (folder / "mast-year-games").iterdir())
        assert saved == [".csv", ".csv", ".html", ".json", ".pdf", ".txt"]

    def test_whoever_leaves_waits_for_no_file(self, after: Pilot, folder: Path) -> None:
        free = Event()
        after.controllers.access.write(partial(free.wait, PATIENCE_S), lambda _: None, "exports")
        after.controllers.navigation.go("share")
        after.frames(3)
        after.touch(after.button(SAY("share.save")))
        after.controllers.navigation.go("about")
        assert after.name == "about"
        assert not (folder / "mast-year-games").exists()
        free.set()

    def test_a_folder_that_cannot_be_written_to_is_a_line(self, after: Pilot, folder: Path) -> None:
        (folder / "mast-year-games").write_text("no folder")
        after.controllers.navigation.go("share")
        after.frames(3)
        after.tap_text(SAY("share.save"))
        after.until(lambda: "mast-year-games" in after.screen.message)
        assert after.screen.message.startswith(SAY("share.saved-not", why=""))

    def test_without_a_game_nothing_can_be_touched(self, pilot: Pilot) -> None:
        pilot.controllers.navigation.go("share")
        pilot.frames(3)
        assert pilot.says(SAY("share.none"))
        assert [button.text for button in pilot.buttons()] == ["← " + SAY("ui.back")]


def test_credits_name_the_game_and_everybody(after: Pilot) -> None:
    after.controllers.navigation.go("about")
    after.frames(3)
    for name in ("Jonathan Bovee", "game-icons.net", "Delapouite", "DejaVu", "Kivy"):
        assert after.says(name)


@pytest.mark.parametrize("screen", ["rules", "settings", "statistics", "share", "about"])
def test_back_leads_to_where_one_came_from(after: Pilot, screen: str) -> None:
    after.controllers.navigation.go(screen)
    after.frames(3)
    after.tap_text("← " + SAY("ui.back"))
    assert after.name == "over"


def test_a_missing_program_is_named_in_the_settings(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    pilot.controllers.navigation.go("settings")
    pilot.controllers.settings.change("announcements", True)
    pilot.controllers.settings.change("language", "de")
    pilot.frames(3)
    assert pilot.says("Keine Stimme ist da: Sie braucht das Programm espeak-ng.")
