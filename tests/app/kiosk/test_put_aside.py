"""A game that a group has put aside waits for it: after another game, a restart, and when the group went away."""

from dataclasses import replace
from pathlib import Path

from companion.app.kiosk.departure import ThankedGroup
from companion.app.kiosk.former_groups import FormerGame
from companion.app.kiosk.kiosk import LEAVE_KEPT, NEW_GROUP
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import WaitingGame
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import EVENT, MAST_YEAR, kinds, play, rows, show_first, sit_down

LUNAR = OfferedGame("lunar", "1", survey=False)
TWO = EventFile("Two", games=(MAST_YEAR, LUNAR))


def put_aside(kiosk: Companion) -> str:
    """Puts the game on the table aside; returns its number."""
    number = kiosk.table.playing.number
    kiosk.pass_s(1)
    kiosk.table.park()
    kiosk.settle()
    return number


def waiting(kiosk: Companion) -> list[str]:
    """Returns the games that the group can go on with."""
    found: list[tuple[WaitingGame, ...]] = []
    kiosk.kiosk.recorder.find_put_aside(found.append)
    kiosk.settle()
    return [game.session for game in found[0]]


def go_on(kiosk: Companion, place: int = 0) -> None:
    """Goes on with one of these games."""
    kiosk.kiosk.recorder.find_put_aside(lambda games: kiosk.kiosk.recorder.resume(games[place]))
    kiosk.settle()


def begin_lunar(kiosk: Companion) -> None:
    kiosk.kiosk.choose(LUNAR)
    kiosk.pass_s(1)
    kiosk.table.start("lunar", {}, NAMES)
    kiosk.settle()


def test_it_is_offered_until_it_is_gone_on_with(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    number = put_aside(kiosk)
    assert (kiosk.screen, waiting(kiosk)) == ("choose", [number])
    go_on(kiosk)
    assert (kiosk.screen, kiosk.table.playing.number, waiting(kiosk)) == ("play", number, [])


def test_an_idle_group_finds_it_under_its_code(kiosk: Companion) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    number = put_aside(kiosk)
    kiosk.pass_s(5000)
    assert (kiosk.screen, [(one.code, one.session) for one in kiosk.kiosk.parked]) == ("attract", [(code, number)])
    former: list[FormerGame | None] = []
    kiosk.kiosk.former.find(code, former.append)
    kiosk.settle()
    assert former[0] is not None
    assert former[0].parked is not None
    kiosk.kiosk.welcome_back(former[0].parked)
    kiosk.settle()
    assert (kiosk.kiosk.code, kiosk.screen, kiosk.table.playing.number) == (code, "play", number)


def test_a_group_is_told_which_game_waits_where_it_has_played_another_since(tmp_path: Path) -> None:
    with Companion(tmp_path, TWO) as kiosk:
        code = sit_down(kiosk)
        begin_lunar(kiosk)
        put_aside(kiosk)
        kiosk.kiosk.choose(MAST_YEAR)
        play(kiosk, whole=True)
        kiosk.pass_s(5000)
        former: list[FormerGame | None] = []
        kiosk.kiosk.former.find(code, former.append)
        kiosk.settle()
        assert former[0] is not None
        assert (former[0].offered.name, former[0].waiting and former[0].waiting.name) == ("mast-year", "lunar")


def test_a_restart_offers_it_again(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        sit_down(kiosk)
        play(kiosk)
        number = put_aside(kiosk)
    with Companion(tmp_path, EVENT) as kiosk:
        show_first(kiosk)
        assert (kiosk.screen, waiting(kiosk)) == ("choose", [number])
        go_on(kiosk)
        assert (kiosk.screen, len(kiosk.entered)) == ("play", 2)


def test_another_game_meanwhile_leaves_it_where_it_was(tmp_path: Path) -> None:
    with Companion(tmp_path, TWO) as kiosk:
        code = sit_down(kiosk)
        kiosk.kiosk.choose(MAST_YEAR)
        play(kiosk)
        first = put_aside(kiosk)
        begin_lunar(kiosk)
        assert waiting(kiosk) == [first]
        second = put_aside(kiosk)
        assert waiting(kiosk) == [second, first], "the one put aside last comes first"
        go_on(kiosk, 1)
        assert (kiosk.table.playing.number, waiting(kiosk)) == (first, [second])
        kiosk.pass_s(5000)
        [parked] = kiosk.kiosk.parked
        assert (parked.code, parked.session) == (code, first), "the game on the table is gone on with first"
        kiosk.pass_s(1)
        kiosk.kiosk.welcome_back(parked)
        kiosk.settle()
        assert waiting(kiosk) == [second]


def test_the_next_group_is_not_offered_it_and_its_own_group_goes_on_by_its_code(
    kiosk: Companion, tmp_path: Path
) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    number = put_aside(kiosk)
    kiosk.kiosk.ask_new_group()
    kiosk.settle()
    assert kiosk.kiosk.prompt == LEAVE_KEPT
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()
    assert kiosk.kiosk.departure.thanked_group == ThankedGroup(has_answered=False, is_kept=True)
    sit_down(kiosk)
    assert (waiting(kiosk), [one.code for one in kiosk.kiosk.parked]) == ([], [code])
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    former: list[FormerGame | None] = []
    kiosk.kiosk.former.find(code, former.append)
    kiosk.settle()
    assert former[0] is not None
    assert former[0].parked is not None
    kiosk.kiosk.welcome_back(former[0].parked)
    kiosk.settle()
    assert (kiosk.screen, kiosk.table.playing.number) == ("play", number)
    assert [row["how"] for row in rows(tmp_path) if row["kind"] == "game-ended"] == ["parked"]


def test_a_game_on_the_table_is_said_to_end(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.ask_new_group()
    kiosk.settle()
    assert kiosk.kiosk.prompt == NEW_GROUP


def test_a_finished_game_that_was_left_does_not_wait(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk, whole=True)
    put_aside(kiosk)
    assert waiting(kiosk) == []
    kiosk.pass_s(5000)
    assert (kiosk.kiosk.parked, kinds(tmp_path)[-1]) == ((), "group-ended")


def test_it_is_gone_on_with_in_its_own_version(tmp_path: Path) -> None:
    coached = replace(MAST_YEAR, version="0.9.3", assist="coach", questions=())
    with Companion(tmp_path, replace(EVENT, games=(MAST_YEAR, coached))) as kiosk:
        sit_down(kiosk)
        kiosk.kiosk.choose(coached)
        play(kiosk)
        put_aside(kiosk)
        kiosk.kiosk.choose(MAST_YEAR)
        go_on(kiosk)
        assert kiosk.controllers.assist == "coach"
