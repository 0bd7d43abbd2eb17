"""No step of a correction is without a choice, and each choice that answers a question leads on."""

import random
from pathlib import Path
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.engine import Record
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.mast_year.actions import Dealt, Eat, Play, Trunk
from companion.games.mast_year.state import State
from companion.journal.game_snapshot import GameSnapshot, snapshot_of
from companion.session import MemoryStore, Session, start_session
from companion.session.correction import Correction, InsertBefore, Remove, Replace
from companion.simulation.mast_year import simulate
from companion.ui.games.mast_year.presenter import PRESENTER
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.window import SIZES
from tests.ui.geometry import ancestors, faults, text_box, text_faults
from tests.ui.pilot import Pilot, is_in_view
from tests.ui.tour import EVENTFUL, REVOKE

GAME = find_game("mast-year")
NAMES = ("Ann", "Bo", "Cy", "Di")
MOST_ANSWERS = 60
"""So many questions can follow each other before the table is through with a game of two or three hands."""


def session_of(record: Record) -> Session:
    session = start_session(MemoryStore(), GAME, record.options, NAMES)
    for entry in record.entries:
        session.act(entry.action)
    return session


def corrections_of(snapshot: GameSnapshot, place: int) -> list[Correction]:
    """Returns what the screen for corrections offers for an entry that was made in its turn."""
    logged, before = snapshot.entries[place], snapshot.states_as(State)[place]
    entered = own_action(GAME, logged.entry.action)
    instead = [Replace(logged.number, action) for action, _ in PRESENTER.instead_of(entered, before, NAMES)]
    ahead = [InsertBefore(logged.number, action) for action, _ in PRESENTER.ahead_of(entered, before, NAMES)]
    return [*instead, *ahead, Remove(logged.number)]


def answers_of(snapshot: GameSnapshot) -> list[Correction]:
    """Returns what the screen offers to an open question."""
    assert snapshot.question
    moved = snapshot.question.moved
    its = [Replace(snapshot.question.number, moved)] if moved else []
    return [*its, *(answer for answer, _ in PRESENTER.answers(snapshot, NAMES)), Remove(snapshot.question.number)]


def still_open(snapshot: GameSnapshot) -> tuple[int, bool]:
    """Returns how many entries are not settled, and whether it is open what the first of them was, not only whose."""
    if snapshot.question is None:
        return 0, False
    return len(snapshot.entries) - len(snapshot.states) + 1, snapshot.question.moved is None


def test_every_answer_to_a_question_leads_on() -> None:
    rng = random.Random(3)
    for seed in range(5):
        record = simulate(seed, {"goal": 4, "tournament": seed % 2 == 0})
        for _ in range(8):
            session = session_of(record)
            snapshot = snapshot_of(session)
            session.correct(rng.choice(corrections_of(snapshot, rng.randrange(len(snapshot.entries)))))
            for _ in range(MOST_ANSWERS):
                snapshot = snapshot_of(session)
                if snapshot.question is None:
                    break
                session.correct(rng.choice(answers_of(snapshot)))
                assert still_open(snapshot_of(session)) < still_open(snapshot), "the same is asked again"


def ask(pilot: Pilot, correction: Correction) -> None:
    pilot.controllers.entries.correct(correction)
    pilot.until(lambda: pilot.name == "question")


def answer_by_saying_it_never_was(pilot: Pilot) -> None:
    """Touches what is offered among the choices, and takes it."""
    place = pilot.screen.ids.choices
    [button] = [one for one in pilot.buttons() if place in ancestors(one)]
    assert button.text == SAY("ui.correct.remove")
    pilot.tap(button)
    pilot.until(lambda: bool(pilot.screen.ready))
    assert button.chosen
    asked = pilot.controllers.table.snapshot.question
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot.question != asked)


def begin(pilot: Pilot, record: Record) -> None:
    pilot.start("mast-year", record.options, NAMES)
    pilot.act(*(entry.action for entry in record.entries))


def place_of(pilot: Pilot, kind: type) -> int:
    """Returns the place of the first entry of a kind."""
    entries = pilot.controllers.table.snapshot.entries
    return next(place for place, logged in enumerate(entries) if isinstance(logged.entry.action, kind))


def test_a_stash_eaten_after_a_trick_that_an_oak_won_never_was(pilot: Pilot) -> None:
    """ "… ate trick 1 – what was it really?": nothing was to be eaten, so that nothing else can have been."""
    begin(pilot, cut_after_first_eaten(EVENTFUL))
    place = place_of(pilot, Eat)
    ask(pilot, correction_that_leaves_no_choice(pilot, place))
    assert isinstance(pilot.controllers.table.snapshot.question.entry.action, Eat)
    assert pilot.says(SAY("ui.correct.only"))
    assert pilot.screen.neighbours.count("[") == 1
    answer_by_saying_it_never_was(pilot)
    assert pilot.controllers.table.snapshot.question is None
    assert not any(isinstance(logged.entry.action, Eat) for logged in pilot.controllers.table.snapshot.entries)


def cut_after_first_eaten(record: Record) -> Record:
    place = next(place for place, entry in enumerate(record.entries) if isinstance(entry.action, Eat))
    return Record(record.game, record.options, record.players, record.entries[: place + 1])


def correction_that_leaves_no_choice(pilot: Pilot, place: int) -> Correction:
    """Returns a correction of the card before, after which that trick's winner has nothing to choose."""
    snapshot = pilot.controllers.table.snapshot
    logged, before = snapshot.entries[place - 1], snapshot.states_as(State)[place - 1]
    entered = own_action(GAME, logged.entry.action)
    for action, _ in PRESENTER.instead_of(entered, before, NAMES):
        assert isinstance(action, Play)
        state = GAME.apply(before, action) if action.card.bit & ~before.running.seen else None
        if state and state.phase == "tricks":
            return Replace(logged.number, action)
    raise AssertionError("every card leaves a choice")


def test_a_deal_told_after_the_trunk_card_never_was(pilot: Pilot) -> None:
    pilot.start("mast-year", {}, NAMES)
    pilot.act(Dealt(), Trunk(parse_card("TS")), Play(parse_card("4C")))
    first = pilot.controllers.table.snapshot.entries[0].number
    ask(pilot, InsertBefore(first, Trunk(parse_card("KC"))))
    answer_by_saying_it_never_was(pilot)


def test_what_can_be_nothing_else_can_be_said_never_to_have_been(pilot: Pilot) -> None:
    pilot.start("mast-year", {}, NAMES)
    pilot.act(Dealt())
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[0].number)
    pilot.settle()
    choices: Any = pilot.screen.ids.choices
    assert SAY("ui.correct.remove") in [one.text for one in pilot.buttons() if choices in ancestors(one)]


def test_what_is_missing_before_an_entry_is_asked_for_as_such(pilot: Pilot) -> None:
    """Cy's trick leaves a choice about the first stash, before Cy's next card."""
    pilot.start("mast-year", {}, NAMES)
    cards = "2C 4C AC 5C  KD 7D 8D AD  9D"
    pilot.act(Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in cards.split()))
    ask(pilot, Replace(pilot.controllers.table.snapshot.entries[8].number, Play(parse_card("4D"))))
    assert pilot.controllers.table.snapshot.state.phase == "eat"
    assert pilot.screen.is_entry_missing
    assert pilot.says(SAY("ui.correct.before", entry=pilot.screen.about))
    assert pilot.says("Cy chooses first")


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_in_view_above_three_answers_where_none_is_likely(folder: Path, size: str) -> None:
    """The 9♣ can have been the 6♣ or the 9♠, but both lie elsewhere; whose card it was is asked below the cards."""
    with Pilot(folder, size) as pilot:
        pilot.start("mast-year", {}, NAMES)
        pilot.act(Trunk(parse_card("TD")), *(Play(parse_card(card)) for card in ["4C", "6C", "9S", "7C", "9C"]))
        ask(pilot, Replace(pilot.controllers.table.snapshot.entries[1].number, Play(parse_card("KC"))))
        pilot.frames(3)
        assert len(pilot.screen.ids.seat_answers.children) == 3
        shown = [cell for cell in pilot.screen.ids.choices.children if isinstance(cell, CardCell)]
        assert len({cell.cell.card for cell in shown}) == len(shown) == 39
        assert pilot.screen.ids.choices.height <= pilot.screen.ids.offers.height
        assert faults(pilot) == []


def test_with_large_letters_the_question_still_says_why_and_all_cards_are_of_one_size(folder: Path) -> None:
    """What is asked after a changed card, on the smallest screen with text twice as large."""
    with Pilot(folder, language="de", text_percent=200) as pilot:
        pilot.start("mast-year", {"silent": True}, NAMES)
        pilot.act(Dealt(), Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in REVOKE))
        entries = pilot.controllers.table.snapshot.entries
        pilot.controllers.entries.correct(Replace(entries[2].number, Play(parse_card(REVOKE[6]))))
        pilot.until(lambda: pilot.name == "question")
        pilot.frames(3)
        reason = pilot.screen.ids.change
        assert reason.text
        assert text_box(reason).height >= THEME.text(3.8)
        assert is_in_view(reason)
        assert not list(text_faults([reason]))
        cells = [cell for cell in pilot.screen.ids.choices.children if isinstance(cell, CardCell)]
        assert len({cell.font_size for cell in cells}) == 1
