"""A player leaves: another person sits down, the companion plays by what lies on the table, or the table stops."""

from pathlib import Path

import pytest

from companion.app.kiosk.stand_ins import StandIns
from companion.engine import Player
from companion.events.event_file import EventFile, OfferedGame
from companion.events.survey_questions import SurveyQuestion
from companion.simulation import simulation_of
from companion.ui.games import playable
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, play, rows, show_first, sit_down


def of(kiosk: Companion) -> StandIns:
    assert kiosk.controllers.stand_ins is not None
    return kiosk.controllers.stand_ins


@pytest.mark.one_python
def test_the_companion_says_what_the_seat_does_whenever_it_must_act(kiosk: Companion) -> None:
    sit_down(kiosk)
    kiosk.kiosk.go_on()
    kiosk.kiosk.see_aim(3.0)
    said: dict[str, set[int]] = {}
    for seed in range(1, 4):
        record = simulation_of("mast-year").simulate(seed, {"goal": 7})
        kiosk.pass_s(1)
        kiosk.table.start("mast-year", dict(record.options), record.players)
        kiosk.settle()
        of(kiosk).take(seed % 4)
        for entry in record.entries:
            advice = of(kiosk).advice
            if advice is not None:
                player = dict(advice.values)["player"]
                assert isinstance(player, Player)
                said.setdefault(advice.key, set()).add(player.seat)
            kiosk.entries.act(entry.action, "camera")
            kiosk.settle()
        assert of(kiosk).advice is None  # the game is over
        of(kiosk).forget()
    keys = {"pass", "trunk", "lead", "partner", "win", "trunked", "eat", "reveal"}
    assert said.keys() == {f"stand-in.{key}" for key in keys}
    assert set().union(*said.values()) == {1, 2, 3}


def test_it_goes_on_after_a_restart_until_somebody_takes_over(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        sit_down(kiosk)
        play(kiosk)
        of(kiosk).take(0)
        kiosk.settle()
    with Companion(tmp_path, EVENT) as kiosk:
        show_first(kiosk)
        kiosk.settle()
        assert of(kiosk).seats == {0}
        assert of(kiosk).advice is not None
        kiosk.entries.seat(0, "Eve", is_newcomer=True)
        kiosk.settle()
        assert (of(kiosk).seats, of(kiosk).advice) == (frozenset(), None)
        left = [(row["seat"], row["stand_in"]) for row in rows(tmp_path) if row["kind"] == "player-left"]
        assert left == [(0, "bot"), (0, "person")]
    with Companion(tmp_path, EVENT) as kiosk:
        show_first(kiosk)
        kiosk.settle()
        assert of(kiosk).seats == frozenset()


@pytest.mark.parametrize("game", playable())
def test_every_game_can_have_one(kiosk: Companion, game: str) -> None:
    assert of(kiosk).can_play(game)


def test_the_table_stops_and_its_result_so_far_is_stored(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.departure.stop_here(2)
    kiosk.settle()
    assert kiosk.screen == "stop-reason"
    left, ended, reason = rows(tmp_path)[-3:]
    assert (reason["kind"], reason["reason"]) == ("stop-reason", "had-to-go")
    assert (left["seat"], left["stand_in"], ended["how"]) == (2, None, "stopped")
    assert ended["line"]["scores"] is not None


def test_somebody_joins_the_next_game(tmp_path: Path) -> None:
    nuts = OfferedGame("nice-one-squirrel", "1", questions=(SurveyQuestion("Why?"),))
    with Companion(tmp_path, EventFile("Nuts", games=(nuts,))) as kiosk:
        sit_down(kiosk)
        kiosk.kiosk.begin_anew(3)  # nobody plays yet
        assert kiosk.screen == "group"
        kiosk.kiosk.go_on()
        kiosk.pass_s(1)
        kiosk.table.start("nice-one-squirrel", {}, ("Ann", "Bo"))
        kiosk.settle()
        kiosk.kiosk.begin_anew(3)
        kiosk.settle()
        assert (kiosk.screen, kiosk.table.snapshot) == ("aim", None)
        assert (kiosk.table.players, kiosk.kiosk.code != "") == (("Ann", "Bo", ""), True)
    told = [row for row in rows(tmp_path) if row["kind"] in ("game-ended", "stop-reason")]
    assert [row.get("how", row.get("reason")) for row in told] == ["joined", "stopped"]
    with Companion(tmp_path, EventFile("Nuts", games=(nuts,))) as again:  # after a power cut
        show_first(again)
        assert (again.screen, again.kiosk.departure.stopped) == ("choose", None), "nobody was asked why"
