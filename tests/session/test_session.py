"""Sessions: acting, taking back, correcting any entry, questions, several games in one journal, resuming."""

from pathlib import Path
from typing import Any

import pytest

from companion.cards import DECK, parse_card
from companion.errors import BadInputError, BadRecordError, ImpossibleActionError
from companion.games.mast_year.actions import Keep, Play, Reveal, Tally, Trunk
from companion.games.mast_year.state import Phase
from companion.journal import Journal
from companion.session import (
    Change,
    InsertBefore,
    MemoryStore,
    Question,
    Remove,
    Replace,
    Session,
    Store,
    resume_session,
    start_session,
)
from companion.session.correction import Seats
from companion.session.store import Note
from tests.games.mast_year.table import GAME, PLAYERS, QUIET_HAND, STASHING_HAND, choice


def begin(store: Store | None = None, **options: object) -> Session:
    return start_session(store or MemoryStore(), GAME, options, PLAYERS)


def enter(session: Session, trunk: str, *lines: str) -> Session:
    session.act(Trunk(parse_card(trunk)))
    for line in lines:
        for action in choice(line):
            session.act(action)
    return session


def asked(session: Session) -> Question | None:
    return session.question


def line(session: Session) -> Any:
    return GAME.summary(session.state)


def test_acting() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C")
    assert session.state.turn == 3
    assert [logged.number for logged in session.entries] == [2, 3, 4, 5, 6]


def test_an_impossible_action_changes_nothing() -> None:
    session = enter(begin(), "TS")
    before, entries = session.state, session.entries
    with pytest.raises(ImpossibleActionError):
        session.act(Play(parse_card("TS")))
    assert (session.state, session.entries) == (before, entries)


def test_taking_back_any_number_of_times() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C")
    taken = [session.take_back().entry.action for _ in range(5)]
    assert taken[-1] == Trunk(parse_card("TS"))
    assert session.state.phase is Phase.DEAL
    with pytest.raises(ImpossibleActionError, match="nothing has been entered"):
        session.take_back()
    enter(session, "KD", "4C")
    assert line(session)["hands"][0]["trunk"] == "KD"


def test_correcting_a_card_scores_everything_again() -> None:
    session = enter(begin(), "TS", "4C KC 2C 9C", "AC 5C 3D 6C")
    king = session.entries[2]
    correction = Replace(king.number, Play(parse_card("3C")), Seats.MOVE)
    difference = session.preview(correction)
    assert line(session)["hands"][0]["tricks"][0]["winner"] == 1, "a preview changes nothing"
    assert Change(("hands", 0, "tricks", 0, "winner"), 1, 3) in difference.changes
    assert difference.question is None
    assert session.correct(correction) == difference
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
    difference = session.correct(Replace(jack.number, Play(parse_card("4D"))))
    assert difference.question is not None, "4♦ was revealed at the end of hand 1, so that entry is asked about"
    assert difference.question.number == last.number
    assert difference.waiting == 4
    difference = session.correct(Replace(last.number, Reveal(1, parse_card("JD"))))
    assert session.question is None
    assert line(session)["scores"] == {"squirrels": 4, "oaks": 6}
    assert len(line(session)["hands"]) == 5


def test_correcting_after_the_game_is_over() -> None:
    session = begin(goal=3)
    first = session.act(Tally(2, 0, "none", False))
    session.act(Tally(1, 0))
    assert line(session)["winner"] == "squirrels"
    difference = session.correct(Replace(first.number, Tally(1, 1, "none", False)))
    assert difference.question is not None, "the game goes on now, so the second tally needs Mast Year and Boom"
    session.correct(Replace(session.entries[1].number, Tally(1, 1, "none", False)))
    assert line(session)["over"] is False
    assert line(session)["scores"] == {"squirrels": 2, "oaks": 2}


def test_an_entry_that_became_impossible_is_asked_about() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C", "8C 9C")
    changed = session.entries[1]
    session.correct(Replace(changed.number, Play(parse_card("9C")), Seats.MOVE))
    question = session.question
    assert question is not None
    assert (question.number, question.rule) == (session.entries[6].number, "MY-10.1")
    assert "9C was already played in trick 1" in question.why
    assert Play(parse_card("4C")) in question.choices
    assert session.waiting == ()
    with pytest.raises(ImpossibleActionError, match="answer first"):
        session.act(Play(parse_card("TC")))
    session.correct(Replace(question.number, Play(parse_card("4C"))))
    assert session.question is None
    assert len(line(session)["table"]) == 2


def test_a_choice_that_was_never_due_is_removed() -> None:
    session = enter(begin(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", "keep", "6C")
    last_of_first_trick = session.entries[4]
    session.correct(Replace(last_of_first_trick.number, Play(parse_card("JS")), Seats.MOVE))
    assert session.question is not None, "Di takes the first trick now, and no stash was there to keep"
    assert session.question.number == session.entries[9].number
    assert [logged.entry.action for logged in session.waiting] == [Play(parse_card("6C"))]
    session.correct(Remove(session.question.number, Seats.MOVE))
    assert asked(session) is None
    assert session.state.turn == 0


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
    session.correct(InsertBefore(play, Keep(), Seats.MOVE))
    assert asked(session) is None
    assert [type(logged.entry.action).__name__ for logged in session.entries][-2:] == ["Keep", "Play"]
    assert session.entries[-1].number == play


def test_an_entry_that_is_not_there() -> None:
    with pytest.raises(BadInputError, match="entry 99 does not stand"):
        begin().correct(Remove(99))


def test_marks() -> None:
    session = begin()
    session.set_mark("parked")
    assert session.mark == "parked"


def test_the_record_holds_what_stands() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C", "8C 9C")
    session.correct(Replace(session.entries[1].number, Play(parse_card("9C")), Seats.MOVE))
    assert len(session.to_record().entries) == 6
    assert len(session.entries) == 7


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


def test_resuming_gives_the_exact_state(path: Path) -> None:
    """Two games, turn about, with corrections, a take-back, a question and a mark."""
    with Journal(path) as journal:
        one = begin(journal, goal=20)
        two = begin(journal, tournament=True, speedy=2)
        enter(one, "TS", *QUIET_HAND[:3])
        enter(two, "7D", "4C 5C")
        one.take_back()
        one.correct(Replace(one.entries[1].number, Play(parse_card("JC"))), by="camera", at="2026-05-01T19:30:00Z")
        one.correct(InsertBefore(one.entries[0].number, GAME.read_action({"do": "dealt"})), by="touch")
        two.correct(Replace(two.entries[1].number, Play(parse_card("5C"))))
        two.correct(Remove(two.entries[2].number))
        two.set_mark("parked")
        kept = [(session.number, session.state, session.entries, session.question) for session in (one, two)]
    with Journal(path) as journal:
        for number, state, entries, question in kept:
            session = resume_session(journal, number)
            assert (session.state, session.entries, session.question) == (state, entries, question)
        assert resume_session(journal, two.number).mark == "parked"
        with pytest.raises(BadInputError, match="companion journal list"):
            resume_session(journal, "nobody")


def test_a_resumed_game_goes_on(path: Path) -> None:
    with Journal(path) as journal:
        number = enter(begin(journal), "TS", "4C").number
    with Journal(path) as journal:
        session = resume_session(journal, number)
        for action in choice("5C 6C 7C"):
            session.act(action, by="touch", at="2026-05-01T19:30:00Z")
    with Journal(path) as journal:
        session = resume_session(journal, number)
        assert session.state.turn == 3
        assert (session.entries[-1].entry.by, session.entries[-1].entry.at) == ("touch", "2026-05-01T19:30:00Z")


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


def test_a_game_whose_rows_make_none_is_told(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(Note("torn", "started", {"game": "mast-year"}))
        with pytest.raises(BadRecordError, match="rows of 'torn' make no game"):
            resume_session(journal, "torn")
