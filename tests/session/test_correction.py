"""Corrections: any entry, however old, becomes another one; what follows is scored again, or is asked about."""

from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.errors import BadInputError, BadRecordError, ImpossibleActionError
from companion.games.mast_year.actions import Keep, Play, Reveal, Tally
from companion.games.mast_year.state import State
from companion.journal import Journal
from companion.session import (
    Change,
    InsertBefore,
    MemoryStore,
    Question,
    Remove,
    Replace,
    Session,
    resume_session,
)
from companion.session.correction import Corrected, LaterSeats, correction_of_row, read_correction
from companion.session.store import NewRow, RowKind
from tests.games.mast_year.table import GAME, STASHING_HAND
from tests.session.playing import begin, enter, line


def asked(session: Session) -> Question | None:
    return session.question


def test_correcting_a_card_scores_everything_again() -> None:
    session = enter(begin(), "TS", "4C KC 2C 9C", "AC 5C 3D 6C")
    king = session.entries[2]
    correction = Replace(king.number, Play(parse_card("3C")), LaterSeats.MOVE)
    difference = session.preview(correction)
    assert line(session)["hands"][0]["tricks"][0]["winner"] == 1, "a preview changes nothing"
    assert Change(("hands", 0, "tricks", 0, "winner"), 1, 3) in difference.changes
    assert difference.question is None
    session.correct(correction)
    assert line(session) == difference.after
    assert line(session)["hands"][0]["tricks"][0]["winner"] == 3
    assert session.entries[2].number == king.number


def test_correcting_a_trick_of_hand_one_after_hand_four() -> None:
    """The difference names every score that changes."""
    session = enter(begin(goal=50), "TS", *STASHING_HAND)
    session.act(Reveal(1, parse_card("4D")))
    session.act(Reveal(3, parse_card("JC")))
    for eaten in (1, 2, 1):
        session.act(Tally(eaten, 1, "none", False))
    assert line(session)["scores"] == {"squirrels": 5, "oaks": 5}
    jack = session.entries[7]
    assert jack.entry.action == Play(parse_card("JD"))
    last = session.entries[37]
    assert last.entry.action == Reveal(1, parse_card("4D"))
    session.correct(Replace(jack.number, Play(parse_card("4D"))))
    question = asked(session)
    assert question is not None, "4♦ was revealed at the end of hand 1, so that entry is asked about"
    assert question.number == last.number
    assert len(session.waiting) == 4
    session.correct(Replace(last.number, Reveal(1, parse_card("JD"))))
    assert asked(session) is None
    assert line(session)["scores"] == {"squirrels": 4, "oaks": 6}
    assert len(line(session)["hands"]) == 5


def test_correcting_after_the_game_is_over() -> None:
    session = begin(goal=3)
    first = session.act(Tally(2, 0, "none", False))
    session.act(Tally(1, 0))
    assert line(session)["winner"] == "squirrels"
    session.correct(Replace(first.number, Tally(1, 1, "none", False)))
    assert session.question is not None, "the game goes on now, so the second tally needs Mast Year and Boom"
    session.correct(Replace(session.entries[1].number, Tally(1, 1, "none", False)))
    assert line(session)["over"] is False
    assert line(session)["scores"] == {"squirrels": 2, "oaks": 2}


def test_an_entry_that_became_impossible_is_asked_about() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C", "8C 9C")
    changed = session.entries[1]
    session.correct(Replace(changed.number, Play(parse_card("9C")), LaterSeats.MOVE))
    question = session.question
    assert question is not None
    assert (question.number, question.rule) == (session.entries[6].number, "MY-10.1")
    assert "9C was already played in trick 1" in question.why
    assert Play(parse_card("4C")) in question.choices
    assert session.waiting == ()
    with pytest.raises(ImpossibleActionError, match="first answer"):
        session.act(Play(parse_card("TC")))
    session.correct(Replace(question.number, Play(parse_card("4C"))))
    assert session.question is None
    assert len(line(session)["table"]) == 2


def test_a_choice_that_was_never_due_is_removed() -> None:
    session = enter(begin(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", "keep", "6C")
    last_of_first_trick = session.entries[4]
    session.correct(Replace(last_of_first_trick.number, Play(parse_card("JS")), LaterSeats.MOVE))
    assert session.question is not None, "Di takes the first trick now, and no stash was there to keep"
    assert session.question.number == session.entries[9].number
    assert [logged.entry.action for logged in session.waiting] == [Play(parse_card("6C"))]
    session.correct(Remove(session.question.number, LaterSeats.MOVE))
    assert asked(session) is None
    assert session.state_as(State).turn == 0


def test_a_correction_that_is_corrected_back() -> None:
    session = enter(begin(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", "keep", "6C")
    before = line(session)
    fourth = session.entries[4]
    session.correct(Replace(fourth.number, Play(parse_card("JS"))))
    session.correct(Replace(fourth.number, Play(parse_card("5D"))))
    assert (line(session), session.question) == (before, None)


def test_a_choice_that_nobody_entered_is_put_in() -> None:
    session = enter(begin(), "TS", "4C 2C 3D 5D", "5C KC 7D 8D")
    session.act(Play(parse_card("9D")))
    king = session.entries[6]
    session.correct(Replace(king.number, Play(parse_card("6D"))))
    assert session.question is not None
    play = session.question.number
    session.correct(InsertBefore(play, Keep(), LaterSeats.MOVE))
    assert asked(session) is None
    assert [type(logged.entry.action).__name__ for logged in session.entries][-2:] == ["Keep", "Play"]
    assert session.entries[-1].number == play


def test_an_entry_that_is_put_in_order_is_told_from_a_correction(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.db") as journal:
        session = enter(begin(journal), "TS", "4C 5C")
        session.correct(InsertBefore(session.entries[2].number, Play(parse_card("6C")), LaterSeats.MOVE))
        corrected = session.put_in_order
        session.undo_correction()
        session.correct(InsertBefore(session.entries[2].number, Play(parse_card("6C")), LaterSeats.MOVE, in_order=True))
        assert session.put_in_order == session.entries[2]
        again = resume_session(journal, session.number)
        assert (again.entries, again.put_in_order) == (session.entries, session.put_in_order)
        orders = [row.content.get("order") for row in journal.rows() if row.kind == "corrected"]
    assert corrected is None
    assert orders == [None, True]


def test_an_entry_that_is_not_there() -> None:
    with pytest.raises(BadInputError, match="entry 99 is not in this game"):
        begin().correct(Remove(99))


def test_every_card_of_a_hand_can_be_corrected() -> None:
    """Whatever card is put in the place of whatever entry: a score or a question, nothing else, and nothing is lost."""
    session = enter(begin(), "TS", *STASHING_HAND)
    count = len(session.entries)
    for logged in session.entries[1:]:
        for card in DECK[::5]:
            difference = session.preview(Replace(logged.number, Play(card)))
            stands = count if difference.question is None else count - difference.waiting
            assert stands + difference.waiting == count
    assert len(session.entries) == count
    assert session.question is None


def test_a_correction_is_found_by_its_row() -> None:
    made = [Corrected(row, (), ()) for row in (3, 7)]
    assert [correction_of_row(row, made) for row in (3, 7)] == made
    with pytest.raises(BadRecordError, match="row 5 made no correction"):
        correction_of_row(5, made)


def test_all_that_follows_the_end_of_a_game_is_removed_at_once() -> None:
    store = MemoryStore()
    session = begin(store, goal=5)
    first = session.act(Tally(1, 1, "none", False))
    others = [session.act(Tally(0, 1, "none", False)) for _ in range(2)]
    session.act(Tally(1, 1, "none", False))
    session.correct(Replace(first.number, Tally(5, 1)))
    question = asked(session)
    assert question is not None
    assert (question.number, question.choices, len(session.waiting)) == (others[0].number, (), 2)
    rest = Remove(others[0].number, later=2)
    assert rest.more == -3
    assert session.preview(rest).question is None
    session.correct(rest)
    assert session.entries == session.standing == (session.entries[0],)
    assert resume_session(store, session.number).entries == session.entries
    session.undo_correction()
    assert len(session.entries) == 4


def test_a_row_that_removes_what_no_number_says_is_damaged() -> None:
    removal = {"entry": 1, "how": "remove"}
    for later in ("2", -1, 1.5, True, None):
        with pytest.raises(BadRecordError, match="later"):
            read_correction(GAME, MemoryStore().append(NewRow("game", RowKind.CORRECTED, {**removal, "later": later})))
