"""The controllers of one companion work together."""

from pathlib import Path

from companion.app.assist import Assist
from companion.games.mast_year.actions import Dealt
from companion.ui.games.mast_year.draft import MastYearDraft
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import EVENT, sit_down


def test_a_table_at_home_has_no_kiosk_and_explains_everything(companion: Companion) -> None:
    controllers = companion.controllers
    assert (controllers.kiosk, controllers.first_hand, controllers.stand_ins, controllers.play_clock) == (None,) * 4
    assert controllers.assist is Assist.COACH


def test_at_an_event_its_file_says_how_much_is_said(kiosk: Companion) -> None:
    assert kiosk.controllers.assist.value == EVENT.games[0].assist
    assert kiosk.controllers.own_kiosk is kiosk.kiosk
    assert not kiosk.controllers.players.are_offered


def test_another_language_is_spoken_at_once(companion: Companion) -> None:
    before = companion.controllers.texts("ui.back")
    companion.controllers.settings.change("language", "de")
    assert companion.controllers.texts("ui.back") != before


def test_what_a_group_has_touched_is_forgotten_with_it(kiosk: Companion) -> None:
    sit_down(kiosk)
    kiosk.kiosk.go_on()
    kiosk.start()
    snapshot = kiosk.table.playing
    kiosk.controllers.drafts.keep(snapshot, MastYearDraft(counts=True))
    kiosk.kiosk.left.tell(None)
    assert kiosk.controllers.drafts.at(snapshot, MastYearDraft) == MastYearDraft()


def test_a_companion_that_opens_again_goes_on_with_its_game(tmp_path: Path) -> None:
    with Companion(tmp_path) as first:
        first.start()
        first.enter(Dealt())
    with Companion(tmp_path) as second:
        [snapshot] = second.opened
        assert [logged.entry.action for logged in snapshot.entries] == [Dealt()]
        assert snapshot.record.players == NAMES
