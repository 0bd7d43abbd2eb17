"""Who played which card stays known: no correction moves a card to another player unasked, and each can be undone."""

from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.engine.game import require_type
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Keep, Play, Trunk
from companion.games.mast_year.state import State
from companion.journal import Journal
from companion.session import InsertBefore, MemoryStore, Remove, Replace, Session, Store, resume_session, start_session
from companion.session.correction import LaterSeats, Logged
from companion.session.store import NewRow
from tests.games.mast_year.table import GAME, PLAYERS, plays

FIRST = "4C KC 2C 9C"
"""Seat 1 wins with the king, and leads the second trick."""
SECOND = "AC 5C 3D 6C"


def table(store: Store | None = None, cards: str = f"{FIRST} {SECOND}") -> Session:
    session = start_session(store or MemoryStore(), GAME, {}, PLAYERS)
    for action in (Trunk(parse_card("TS")), *plays(cards)):
        session.act(action, by="touch")
    return session


def laid(session: Session) -> list[tuple[int | None, str]]:
    """Returns who played which card, as the entries that stand say it."""
    actions = [logged.entry.action for logged in session.standing]
    return [(action.seat, action.card.name) for action in actions if isinstance(action, Play)]


def second_trick(session: Session) -> list[tuple[int | None, str]]:
    return laid(session)[4:8]


def king_was_three(session: Session, seats: LaterSeats = LaterSeats.ASK) -> Replace:
    """Returns the correction by which seat 3 has won the first trick, not seat 1."""
    return Replace(session.entries[2].number, Play(parse_card("3C")), seats)


def test_each_play_keeps_its_seat() -> None:
    session = table()
    assert second_trick(session) == [(1, "AC"), (2, "5C"), (3, "3D"), (0, "6C")]
    written = [GAME.write_action(logged.entry.action) for logged in session.entries]
    assert written[5] == {"do": "play", "card": "AC", "seat": 1}


def test_a_changed_winner_asks_entry_by_entry() -> None:
    session = table()
    session.correct(king_was_three(session))
    asked = []
    while session.question:
        question = session.question
        asked.append(require_type(Play, question.entry.action).card.name)
        assert question.rule == "MY-5.2"
        session.correct(Replace(question.number, question.moved))
    assert asked == ["AC", "5C", "3D", "6C"]
    assert second_trick(session) == [(3, "AC"), (0, "5C"), (1, "3D"), (2, "6C")]


@pytest.mark.parametrize("when", ["at once", "at the question"])
def test_all_later_cards_move(when: str) -> None:
    session = table()
    correct(session, LaterSeats.MOVE, when)
    assert session.question is None
    assert second_trick(session) == [(3, "AC"), (0, "5C"), (1, "3D"), (2, "6C")]


@pytest.mark.parametrize("when", ["at once", "at the question"])
def test_the_cards_stay_with_their_players(when: str) -> None:
    """MY-5.6: seat 3 leads now, with the card that it has played."""
    session = table()
    correct(session, LaterSeats.STAY, when)
    assert session.question is None
    assert second_trick(session) == [(3, "3D"), (0, "6C"), (1, "AC"), (2, "5C")]
    assert session.state_as(State).running.tricks[1].winner == 3


def correct(session: Session, seats: LaterSeats, when: str) -> None:
    if when == "at once":
        session.correct(king_was_three(session, seats))
        return
    session.correct(king_was_three(session))
    assert session.question
    session.correct(Replace(session.question.number, session.question.entry.action, seats))


def test_what_stays_turns_later_tricks_too() -> None:
    session = table(cards=f"{FIRST} {SECOND} KD QD JD 4D")
    session.correct(king_was_three(session, LaterSeats.STAY))
    assert session.question is None
    assert laid(session)[8:] == [(3, "JD"), (0, "4D"), (1, "KD"), (2, "QD")]


def test_a_begun_trick_cannot_stay_and_asks_who_led() -> None:
    session = table(cards=f"{FIRST} AC")
    session.correct(king_was_three(session, LaterSeats.STAY))
    assert session.question is not None
    assert require_type(Play, session.question.entry.action).card == parse_card("AC")


def test_a_removed_card_asks_whose_the_next_one_is() -> None:
    session = table()
    session.correct(Remove(session.entries[3].number))
    question = session.question
    assert question is not None
    assert question.rule == "MY-5.2"
    session.correct(InsertBefore(question.number, Play(parse_card("7C"))))
    assert not session.waiting
    assert laid(session)[2] == (2, "7C")


def test_entries_without_a_seat_follow_the_turn_as_before() -> None:
    """A journal of an older companion stands as it stood."""
    store = MemoryStore()
    number = start_session(store, GAME, {}, PLAYERS).number
    for action in (Trunk(parse_card("TS")), *plays(f"{FIRST} {SECOND}")):
        store.append(NewRow(number, "acted", {"action": GAME.write_action(action)}))
    again = resume_session(store, number)
    again.correct(king_was_three(again))
    assert again.question is None


def before_last(session: Session) -> tuple[Logged, ...] | None:
    return session.uncorrected


def test_a_correction_is_undone() -> None:
    session = table()
    before = session.entries
    session.correct(king_was_three(session, LaterSeats.STAY))
    assert before_last(session) == before
    session.undo_correction()
    assert session.entries == before
    assert [require_type(Play, logged.entry.action).seat for logged in session.entries[5:]] == [1, 2, 3, 0]
    assert before_last(session) is None
    with pytest.raises(ImpossibleActionError, match="no correction"):
        session.undo_correction()


def test_corrections_are_undone_one_after_the_other() -> None:
    session = table(cards=FIRST)
    session.correct(Replace(session.entries[3].number, Play(parse_card("5C"))))
    session.correct(Replace(session.entries[4].number, Play(parse_card("6C"))))
    for cards in ("4C KC 5C 9C", FIRST):
        session.undo_correction()
        assert [card for _, card in laid(session)] == cards.split()


def test_a_correction_that_left_a_question_is_undone() -> None:
    session = table()
    session.correct(king_was_three(session))
    session.undo_correction()
    assert session.question is None
    assert session.state_as(State).running.tricks[0].winner == 1


def test_what_was_entered_after_a_correction_is_taken_back_first() -> None:
    session = table(cards="4C KC 2C")
    session.correct(Replace(session.entries[2].number, Play(parse_card("QC"))))
    session.act(Play(parse_card("9C")))
    assert before_last(session) is None
    session.take_back()
    assert before_last(session) is not None


def test_an_undone_correction_is_appended_and_resumed(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.db") as journal:
        session = table(journal)
        session.correct(king_was_three(session, LaterSeats.STAY))
        stayed = session.entries
        assert resume_session(journal, session.number).entries == stayed
        session.undo_correction()
        session.act(Keep() if session.state_as(State).turn is None else Play(parse_card("KD")))
        again = resume_session(journal, session.number)
        assert [row.kind for row in journal.rows()][-3:] == ["corrected", "uncorrected", "acted"]
    assert (again.entries, again.state) == (session.entries, session.state)
    assert laid(again) == laid(session)
