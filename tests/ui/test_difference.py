"""What a correction changes is told whole, in words."""

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.engine.game import own_action, own_state
from companion.games.mast_year.actions import Action, Play, Tally, Trunk
from companion.session import MemoryStore, Replace, Session, start_session
from companion.session.correction import LaterSeats
from companion.simulation.mast_year import simulate
from companion.ui.games.mast_year.presenter import PRESENTER, sums_of
from companion.ui.texts import SAY
from tests.games.mast_year.table import GAME, PLAYERS, TEN_TRICKS, plays

TRUNK = Trunk(parse_card("TS"))
SHORT: tuple[Action, ...] = (TRUNK, *plays("4C KC 2C 9C AC 5C 3D 6C"))


@pytest.fixture(autouse=True)
def language() -> None:
    """The table speaks of this game, in English, whatever was on the screen before."""
    SAY.set_language(GAME.name, "en")


def table(actions: tuple[Action, ...], **options: object) -> Session:
    session = start_session(MemoryStore(), GAME, options, PLAYERS)
    for action in actions:
        session.act(action)
    return session


def told(session: Session, place: int, action: Action, seats: LaterSeats = LaterSeats.ASK) -> list[str]:
    return list(PRESENTER.differences(session.preview(Replace(session.entries[place].number, action, seats)), PLAYERS))


def test_cards_that_go_to_other_players_are_named() -> None:
    assert told(table(SHORT), 2, Play(parse_card("3C")), LaterSeats.MOVE) == [
        "Hand 1, Trick 1: K♣ → 3♣",
        "Hand 1, Trick 1: ★ Bo → Di",
        "Hand 1, Trick 2: A♣ Bo → Di · 5♣ Cy → Ann · 3♦ Di → Bo · 6♣ Ann → Cy",
        "Hand 1, Trick 2: ★ Bo → Di",
        "Next: Bo → Di",
    ]


def test_another_order_is_named() -> None:
    lines = told(table(SHORT), 2, Play(parse_card("3C")), LaterSeats.STAY)
    assert "Hand 1, Trick 2: in the order 3♦, 6♣, A♣ and 5♣" in lines


def test_an_open_question_is_told_first_and_what_waits_behind_it() -> None:
    lines = told(table(SHORT), 2, Play(parse_card("3C")))
    assert lines[0].startswith("Then “Bo: A♣” cannot be")
    assert lines[1] == "3 entries wait for the answer."
    assert lines[2:] == ["Hand 1, Trick 1: K♣ → 3♣", "Hand 1, Trick 1: ★ Bo → Di"]


def test_nothing_is_left_out() -> None:
    """Another trunk suit turns nearly every trick of a hand."""
    session = table(tuple(own_action(GAME, entry.action) for entry in simulate(5, hands=1).entries))
    place = next(place for place, one in enumerate(session.entries) if isinstance(one.entry.action, Trunk))
    longest = max((told(session, place, Trunk(card), LaterSeats.MOVE) for card in DECK[:39]), key=len)
    assert len(longest) > 8
    assert not any("more" in line for line in longest)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (Tally(3, 0), Tally(0, 3), "Winner: Squirrels → Oaks"),
        (Tally(3, 0), Tally(4, 0), "Squirrels: 3 → 4"),
    ],
)
def test_the_result_is_told(old: Tally, new: Tally, line: str) -> None:
    assert line in told(table((old,), goal=3), 0, new)


def test_a_bonus_and_the_next_deck_are_told() -> None:
    single = told(table((Tally(3, 2, "none", False),), single_hand=True), 0, Tally(3, 2, "full", False))
    assert "Hand 1, bonus, Oaks: 0 → 2" in single
    assert "Hand 2, ♥ in the deck: 0 → 8" in told(table((Tally(3, 2, "none", False),)), 0, Tally(3, 2, "full", False))


def test_the_lines_of_a_single_hand_add_up_to_its_sum() -> None:
    state = own_state(GAME, table((Tally(0, 1, "partial", False),), single_hand=True).states[-1])
    sums = sums_of(state.matches)
    assert sums.lines == (("1", "0", "1", "partial", "–"), ("Bonus", "0", "1", "", ""))
    assert sums.total == ("Total", "0", "2", "", "")
    assert len(sums_of(own_state(GAME, table((Tally(0, 1, "none", False),)).states[-1]).matches).lines) == 1


def test_what_comes_to_light_or_is_right_is_told() -> None:
    session = table((*SHORT[:1], *plays("4C 6D 8C 7C 9D JD QD 5C")))
    assert "Hand 1, Bo, trick 1: as it should be now" in told(session, 2, Play(parse_card("6C")))


def test_bounty_that_was_led_rightly_is_not_told_as_wrong() -> None:
    """MY-5.4: without the ♥ of the trick before, Cy leads it unbroken, and shows nothing else to the end."""
    cards = plays("5H 8S 9S JS 4H QS 2S 3S 3H")
    session = table((Tally(0, 0, "partial", False), *TEN_TRICKS[:-1], Play(parse_card("2H")), *cards), goal=100)
    assert not any("against the rules" in line for line in told(session, 29, Play(parse_card("5S"))))


def test_the_same_again_changes_nothing() -> None:
    assert told(table(SHORT), 1, Play(parse_card("4C"))) == ["Nothing else changes."]
