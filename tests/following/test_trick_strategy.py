"""Whatever happens to a table whose cards are well seen, the record is what was played, and nobody is asked."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Final, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.cards import DECK, Card
from companion.engine.faces import Face
from companion.engine.game import own_action
from companion.following.decisions import Asked, Missed
from companion.following.follower import Follower
from companion.following.sightings import CardGone, CardLaid, CardRevised, Sighting
from companion.following.trick_strategy import TrickStrategy
from companion.games.mast_year.choices import TRICK_TABLE
from companion.games.mast_year.state import State
from companion.session import MemoryStore, Session, start_session
from tests.following.histories import TableHistory, keep, place_at, seen_as
from tests.games.mast_year.table import GAME, PLAYERS

Mishap: TypeAlias = Callable[[TableHistory, int, float], None]


def leave_it(table: TableHistory, seat: int, amount: float) -> None:
    """Nothing happens to the card."""
    table.take(wait_s=amount)


def push(table: TableHistory, seat: int, amount: float) -> None:
    """The card is pushed a little."""
    card = table.lift(seat)
    table.lay(seat, card, aside_mm=20 * amount - 20)


def cover(table: TableHistory, seat: int, amount: float) -> None:
    """A hand rests on the card, for however long."""
    card = table.lift(seat, bare=False)
    table.take(wait_s=6 * amount)
    table.lay(seat, card)


def flicker(table: TableHistory, seat: int, amount: float) -> None:
    """The card is not seen for some seconds, and the bare table seems to be there."""
    card = table.lift(seat)
    table.take(wait_s=4 * amount)
    table.lay(seat, card)


def lay_again(table: TableHistory, seat: int, amount: float) -> None:
    """The card is taken up, and laid again after some thought."""
    card = table.lift(seat)
    table.take(wait_s=3 + amount)
    table.lay(seat, card)


def find_twice(table: TableHistory, seat: int, amount: float) -> None:
    """One corner of the card is taken for another one."""
    table.see_twice(seat, aside_mm=30 * amount - 30)


def show_an_old_card(table: TableHistory, seat: int, amount: float) -> None:
    """A stashed card is looked at."""
    stashed = [card for card in table.played if card not in [card for _, card in table.on_table.values()]]
    table.see_elsewhere(stashed[int(amount * len(stashed) / 2.001)])


MISHAPS: Final[Sequence[Mishap]] = (
    leave_it, push, cover, flicker, lay_again, find_twice, show_an_old_card,
)  # fmt: skip
PLAYED = st.tuples(st.sampled_from(MISHAPS), st.floats(0, 2, exclude_max=True))
Trick: TypeAlias = tuple[list[tuple[Mishap, float]], list[int]]
TRICK = st.tuples(st.lists(PLAYED, min_size=4, max_size=4), st.permutations(range(4)))
MANY = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


Seen: TypeAlias = tuple[str, int, Card, float, tuple[float, float], float]
SIGHTINGS = st.lists(
    st.tuples(
        st.sampled_from(["laid", "gone", "covered", "revised"]),
        st.integers(1, 12),
        st.sampled_from(DECK),
        st.floats(0.05, 0.999),
        st.tuples(st.floats(-200, 200), st.floats(-200, 200)),
        st.floats(0, 5),
    ),
    max_size=40,
)


@pytest.mark.one_python
@MANY
@given(st.permutations(range(30)), st.lists(TRICK, min_size=2, max_size=4))
def test_the_record_is_what_was_played(
    order: Sequence[int], tricks: list[tuple[list[tuple[Mishap, float]], list[int]]]
) -> None:
    table = TableHistory()
    choices = [choice.card for choice in GAME.choices(table.session.state) if hasattr(choice, "card")]
    cards = [choices[place] for place in order]
    table.lay(0, cards[0])
    table.gather([0])
    laid = cards[:1]
    for mishaps, gathered in tricks:
        for mishap, amount in mishaps:
            seat = table.session.state_as(State).turn
            assert seat is not None
            laid.append(cards[len(laid)])
            table.lay(seat, laid[-1])
            assert table.played == laid
            mishap(table, seat, amount)
            assert table.played == laid, mishap
        table.gather(gathered)
        assert table.played == laid
    assert not [decision for decision in table.decisions if isinstance(decision, Asked | Missed)]


@pytest.mark.one_python
@MANY
@given(SIGHTINGS)
def test_whatever_is_seen_each_card_is_entered_once_and_no_table_changes(seen: list[Seen]) -> None:
    """Senseless sightings raise nothing; a table and its log lead to the same step however often they are asked."""
    strategy, session = TrickStrategy(TRICK_TABLE), start_session(MemoryStore(), GAME, {}, PLAYERS)
    follower = Follower(session, strategy, keep)
    now_s = 0.0
    for sighting, wait_s in map(sighting_of, seen):
        now_s += wait_s
        before, kept = follower.table, deepcopy(follower.table)
        noticed = before.noticed(replace(sighting, at_s=now_s))
        once, again = (strategy.advance(noticed, session, now_s, keep) for _ in range(2))
        assert once == again
        follower.take([replace(sighting, at_s=now_s)], now_s)
        assert before == kept
        cards = [card.name for card in shown(session)]
        assert len(set(cards)) == len(cards)


def shown(session: Session) -> list[Face]:
    entries = [TRICK_TABLE.shown_by(own_action(GAME, logged.entry.action)) for logged in session.standing]
    return [card.face for card in entries if card]


def sighting_of(seen: Seen) -> tuple[Sighting, float]:
    kind, track, card, share, point, wait_s = seen
    number = track
    match kind:
        case "laid":
            return CardLaid(number, place_at(*point), seen_as(card, share), 0.0), wait_s
        case "revised":
            return CardRevised(number, seen_as(card, share), 0.0), wait_s
    return CardGone(number, 0.0, bare=kind == "gone"), wait_s
