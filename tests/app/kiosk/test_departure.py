"""How a group leaves: it is thanked for what it did, and nothing of it stays."""

from pathlib import Path

from companion.app.kiosk.departure import ThankedGroup
from companion.app.kiosk.idle_clock import COUNTDOWN_S, REST_S
from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.journal.inspection import read_rows
from companion.session.correction import Remove
from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk
from tests.app.event import play, sit_down

TRUNK = Trunk(parse_card("TS"))
CLUB = Play(parse_card("4C"))


def stop(kiosk: Companion) -> None:
    """A group leaves in the middle of its game."""
    kiosk.kiosk.ask_new_group()
    kiosk.settle()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()


def leave(kiosk: Companion) -> None:
    """A group leaves, and wants to be asked more than why."""
    stop(kiosk)
    if kiosk.screen == "stop-reason":
        kiosk.kiosk.departure.ask_more()
        kiosk.settle()


def test_a_group_is_thanked_for_its_game_and_for_its_answers(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    leave(kiosk)
    departure = kiosk.kiosk.departure
    assert departure.survey is not None
    assert departure.thanked_group is None
    departure.survey.answer("fun", 4)
    departure.take_survey()
    departure.finish()  # the others skip it
    kiosk.settle()
    assert kiosk.screen == "attract"
    assert kiosk.kiosk.departure.thanked_group == ThankedGroup(has_answered=True)


def test_a_seat_for_which_the_companion_plays_is_not_asked(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    for seat in (0, 2, 3):
        kiosk.controllers.own_stand_ins.take(seat)
    kiosk.controllers.entries.seat(2, "", is_newcomer=True)  # somebody else sits there now
    leave(kiosk)
    departure, asked = kiosk.kiosk.departure, []
    while departure.survey is not None:
        asked.append(departure.survey.seat)
        departure.take_survey()
        kiosk.settle()
    assert (asked, kiosk.screen) == ([1, 2], "attract")


def test_a_table_of_nobody_is_asked_nothing(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    for seat in range(4):
        kiosk.controllers.own_stand_ins.take(seat)
    leave(kiosk)
    assert (kiosk.kiosk.departure.survey, kiosk.screen) == (None, "attract")


def test_who_answers_nothing_is_thanked_for_the_game_alone(kiosk: Companion) -> None:
    for has_answered in (True, False):
        sit_down(kiosk)
        assert kiosk.kiosk.departure.thanked_group is None, "who sits down is not thanked for what others did"
        play(kiosk)
        leave(kiosk)
        assert kiosk.kiosk.departure.survey is not None
        if has_answered:
            kiosk.kiosk.departure.survey.answer("fun", 4)
            kiosk.kiosk.departure.take_survey()
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        assert kiosk.kiosk.departure.thanked_group == ThankedGroup(has_answered)


def test_nobody_is_thanked_for_nothing(kiosk: Companion) -> None:
    sit_down(kiosk)
    leave(kiosk)
    assert (kiosk.screen, kiosk.kiosk.departure.thanked_group) == ("attract", None)


def test_thanks_end_when_nobody_is_there_any_more(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    leave(kiosk)
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert kiosk.kiosk.departure.thanked_group
    kiosk.pass_s(REST_S + 1)
    assert kiosk.kiosk.is_asleep
    assert kiosk.kiosk.departure.thanked_group is None


def written(folder: Path) -> list[str]:
    """Returns the kinds of the rows that are written, in their order."""
    return [row.kind for row in read_rows(folder / "journal.db")[0]]


class TestWhatIsEnteredWhileTheGroupLeaves:
    def test_is_refused_and_said_so(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        before = kiosk.table.playing
        kiosk.kiosk.ask_new_group()
        kiosk.settle()
        kiosk.kiosk.answer(yes=True)
        kiosk.entries.act(TRUNK, by="camera")  # before the journal has answered
        kiosk.pass_unanswered_s(1)
        kiosk.entries.take_back()
        refused: list[object] = []
        kiosk.entries.correct(Remove(before.entries[-1].number), refused.append)
        assert "ends here" in kiosk.controllers.notices.line
        assert len(refused) == 1
        kiosk.settle()
        ended = written(tmp_path).index("game-ended")
        assert written(tmp_path)[ended:] == ["game-ended", "marked"]

    def test_is_refused_where_nobody_is_believed_to_be_there(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.pass_unanswered_s(kiosk.kiosk.event.idle_minutes * 60.0 + COUNTDOWN_S + 1)
        kiosk.kiosk.idle.tick()
        kiosk.entries.act(TRUNK, by="camera")
        kiosk.settle()
        ended = written(tmp_path).index("game-ended")
        assert written(tmp_path)[ended:] == ["game-ended", "marked", "group-ended"]

    def test_is_taken_where_the_end_could_not_be_written(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        entries = len(kiosk.table.playing.entries)
        with failing_disk(kiosk, tmp_path):
            kiosk.kiosk.ask_new_group()
            kiosk.settle()
            kiosk.kiosk.answer(yes=True)
            kiosk.settle()
            assert kiosk.table.snapshot is not None
        kiosk.entries.act(TRUNK, by="camera")
        kiosk.settle()
        assert len(kiosk.table.playing.entries) == entries + 1


def test_the_next_group_does_not_read_what_was_refused(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    for action in (TRUNK, CLUB, CLUB):
        kiosk.entries.act(action, by="camera")
    kiosk.settle()
    assert "4♣" in kiosk.controllers.notices.line
    leave(kiosk)
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert (kiosk.screen, kiosk.controllers.notices.line) == ("attract", "")
