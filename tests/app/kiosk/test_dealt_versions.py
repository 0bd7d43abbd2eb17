"""At the table: a group chooses a game, and the companion its version; the host can let groups choose."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.events.event_file import ALTERNATE, CHOSEN, EventFile, OfferedGame
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import rows, sit_down

VERSIONS = tuple(OfferedGame("mast-year", version, survey=False) for version in ("1", "2"))
EVENT = EventFile("Two", games=VERSIONS, compare=ALTERNATE)
LUNAR = OfferedGame("lunar", "1")


def begin(kiosk: Companion) -> None:
    kiosk.pass_s(1)
    kiosk.table.start("mast-year", {}, NAMES)
    kiosk.settle()


def test_groups_alternate(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        for _ in range(4):
            sit_down(kiosk)
            kiosk.kiosk.go_on()
            kiosk.settle()
            assert kiosk.screen == "seats", "there is one game to choose"
            begin(kiosk)
            kiosk.kiosk.departure.finish()
            kiosk.settle()
    begun = [(row["version"], row["compare"]) for row in rows(tmp_path) if row["kind"] == "game-started"]
    assert sorted(begun[:2]) == sorted(begun[2:]) == [("1", "alternate"), ("2", "alternate")]


@pytest.mark.parametrize("compare", [ALTERNATE, CHOSEN])
def test_where_groups_choose_they_see_every_version(tmp_path: Path, compare: str) -> None:
    with Companion(tmp_path, replace(EVENT, games=(*VERSIONS, LUNAR), compare=compare)) as kiosk:
        sit_down(kiosk)
        kiosk.kiosk.go_on()
        assert kiosk.screen == "choose"
        seen = (VERSIONS[0], LUNAR) if compare == ALTERNATE else (*VERSIONS, LUNAR)
        assert kiosk.kiosk.choices == seen
        kiosk.kiosk.pick(VERSIONS[0])
        kiosk.settle()
        begin(kiosk)
    [begun] = [row for row in rows(tmp_path) if row["kind"] == "game-started"]
    assert begun["compare"] == compare


def test_played_before_is_asked_once_the_game_is_chosen(tmp_path: Path) -> None:
    event = EventFile("Two", games=(VERSIONS[0], LUNAR), ask=("age-band", "plays-before"))
    with Companion(tmp_path, event) as kiosk:
        sit_down(kiosk)
        kiosk.kiosk.tell_seats({1: {"age-band": "20-39"}})
        kiosk.kiosk.go_on()
        kiosk.kiosk.pick(LUNAR)
        kiosk.settle()
        assert kiosk.screen == "played-before"
        kiosk.kiosk.tell_played_before({1: {"plays-before": "once"}})
        kiosk.settle()
        assert (kiosk.screen, kiosk.table.game) == ("seats", "lunar")
    told = [row["answers"] for row in rows(tmp_path) if row["kind"] == "seat-asked"]
    assert told[-1] == {"age-band": "20-39", "plays-before": "once"}
    assert [row["game"] for row in rows(tmp_path) if "plays-before" in row.get("answers", {})] == ["lunar"]


def test_who_has_played_before_is_noted_where_no_game_was_chosen(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        sit_down(kiosk)
        kiosk.kiosk.recorder.offered = None
        shown = kiosk.screen
        kiosk.kiosk.tell_played_before({1: {"plays-before": "once"}})
        kiosk.settle()
        assert kiosk.screen == shown
