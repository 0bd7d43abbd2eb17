"""Whatever is refused, lost or damaged is told in one red line, on every screen, until it is read (J7, J11, J16)."""

import json
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.label import Label

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.journal import Journal, JournalError
from companion.session import Replace
from companion.session.store import NewRow
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from tests.ui.geometry import box_of, contrast_faults, name_of, text_faults
from tests.ui.pilot import Pilot, visible
from tests.ui.player import begin

FULL = "not saved: the disk is full; free some space. The game goes on; enter it again when that is mended"
REVOKE = ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C")


def fill_disk(pilot: Pilot) -> None:
    """Lets the disk refuse whatever is written from now on."""

    def refuse(note: NewRow) -> Any:
        raise JournalError(FULL)

    pilot.controllers.access._worker.ask(lambda games: setattr(games.journal, "append", refuse), lambda _: None)


@pytest.fixture
def full(pilot: Pilot) -> Pilot:
    """A table at which the banner of a revoke is up, and whose disk is full."""
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in REVOKE))
    assert pilot.screen.warning
    fill_disk(pilot)
    return pilot


def test_a_full_disk_is_told_beside_a_banner(full: Pilot) -> None:
    full.controllers.entries.act(Play(parse_card("2C")))
    full.settle()
    assert full.says(FULL)


def test_a_correction_that_is_not_saved_leaves_the_screen_as_it_is(full: Pilot) -> None:
    number = full.controllers.table.snapshot.entries[2].number
    full.controllers.navigation.go("correct", number=number)
    full.settle()
    full.screen.choose(Replace(number, Play(parse_card("9C"))))
    full.until(lambda: bool(full.screen.ready))
    full.tap_text(SAY("ui.correct.take"))
    assert full.says(FULL)
    assert (full.name, full.screen.ready) == ("correct", True)


def test_a_game_that_cannot_be_put_aside_says_why(full: Pilot) -> None:
    full.controllers.navigation.go("menu")
    full.frames()
    full.tap_text(SAY("ui.menu.park"))
    full.until(lambda: full.says(FULL))
    assert full.name == "menu"
    full.controllers.navigation.go("play")
    full.frames()
    assert full.says(FULL), "it is told until it is read"


def test_what_was_read_is_touched_away(full: Pilot) -> None:
    full.controllers.entries.act(Play(parse_card("2C")))
    full.settle()
    full.tap(full.app.root_widget.strip)
    assert not full.says(FULL)


def test_what_was_refused_is_forgotten_once_something_is_taken(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    pilot.controllers.entries.act(Play(parse_card("TS")))
    pilot.settle()
    assert pilot.says(pilot.controllers.notices.trouble)
    pilot.act(Play(parse_card("4C")))
    assert pilot.controllers.notices.trouble == ""


def test_damaged_settings_are_told_at_the_start(folder: Path) -> None:
    (folder / "settings.json").write_text("garbage")
    with Pilot(folder) as pilot:
        assert (pilot.name, pilot.says(SAY("kept.first"))) == ("welcome", True)
        begin(pilot)
        assert pilot.says(SAY("kept.first"))


def test_what_a_damaged_journal_lost_is_told_at_the_start(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.act(Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("5C")))
    for name in ("journal.db", "journal.db.copy"):
        content = (folder / name).read_bytes()
        place = content.rfind(b"5C")
        (folder / name).write_bytes(content[:place] + b"6" + content[place + 1 :])
    with Pilot(folder) as pilot:
        assert len(pilot.controllers.table.snapshot.entries) == 2
        assert pilot.says(SAY("journal.lost", count=1))


def test_a_last_game_that_cannot_be_read_is_told_of_and_keeps_nobody_from_playing(folder: Path) -> None:
    with Journal(folder / "journal.db") as journal:
        journal.append(NewRow("abcd", "started", {"game": "unheard-of", "options": {}, "players": ["", "", "", ""]}))
    with Pilot(folder) as pilot:
        assert (pilot.name, pilot.app.failure) == ("welcome", "")
        assert pilot.says(SAY("refused.unreadable"))
        pilot.tap(pilot.app.root_widget.strip)
        pilot.tap_text(SAY("ui.welcome.games"))
        pilot.until(lambda: pilot.says(SAY("ui.games.unread", count=1)))
        pilot.tap_text("←")
        begin(pilot)


def test_what_stands_is_asked_again_where_its_file_is_nonsense(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.act(Trunk(parse_card("TS")))
        number = pilot.controllers.table.snapshot.number
    (folder / "stands.json").write_text(json.dumps({number: 5}))
    with Pilot(folder) as pilot:
        assert (pilot.name, pilot.controllers.table.snapshot.accepted_irregularities) == ("play", frozenset())


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("size", "settings"),
    [
        pytest.param("800x480", {"language": "de", "text_percent": 200}, id="smallest screen, largest text, German"),
        pytest.param("720x1280", {"language": "en"}, id="high screen"),
        pytest.param("1280x720", {"language": "de", "high_contrast": True}, id="wide screen, high contrast, German"),
    ],
)
def test_the_red_line_can_be_read_and_touched_away(folder: Path, size: str, settings: dict[str, Any]) -> None:
    with Pilot(folder, size, **settings) as pilot:
        begin(pilot)
        pilot.controllers.notices.trouble = FULL
        pilot.frames(3)
        strip = pilot.app.root_widget.strip
        labels = [widget for widget in visible(strip) if isinstance(widget, Label)]
        assert box_of(strip).within(box_of(pilot.app.root_widget))
        assert box_of(strip).height >= THEME.target
        assert [*text_faults(labels)] == []
        assert not [fault for fault in contrast_faults(pilot) if any(name_of(one) in fault for one in labels)]
        pilot.tap(strip)
        assert not pilot.says(FULL)


def test_nothing_moves_when_something_is_refused(pilot: Pilot) -> None:
    begin(pilot)
    before = [(widget, box_of(widget)) for widget in pilot.buttons()]
    pilot.controllers.notices.trouble = FULL
    pilot.frames(3)
    assert [(widget, box_of(widget)) for widget in pilot.buttons()][: len(before)] == before
