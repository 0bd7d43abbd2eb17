"""The measure of following: a trick is judged by itself, its questions excuse it alone, and somebody answers them."""

from dataclasses import dataclass

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Reveal, Trunk
from companion.session import MemoryStore, start_session
from tests.bench.follow import enter_missing, place_of_reveal, wrong_winners
from tests.games.mast_year.table import GAME, PLAYERS


@dataclass(frozen=True)
class Trick:
    leader: int
    winner: int


TRUE = (Trick(0, 1), Trick(1, 1), Trick(1, 3))


@pytest.mark.parametrize(
    ("told", "asked", "count"),
    [
        pytest.param(TRUE, set(), 0, id="all as they were"),
        pytest.param(TRUE[:2], set(), 0, id="not all told yet"),
        pytest.param((*TRUE[:2], Trick(1, 2)), set(), 1, id="one wrong"),
        pytest.param((*TRUE[:2], Trick(1, 2)), {11}, 0, id="one wrong, and asked about"),
        pytest.param((*TRUE[:2], Trick(1, 2)), {0, 7}, 1, id="others were asked about"),
        pytest.param((Trick(0, 2), Trick(2, 2), Trick(2, 0)), set(), 1, id="the lead is wrong ever after"),
        pytest.param((Trick(0, 2), Trick(2, 2), Trick(2, 1)), {2}, 1, id="the first was asked about, the third not"),
    ],
)
def test_a_wrong_winner_counts_unless_its_own_cards_were_asked_about(
    told: tuple[Trick, ...], asked: set[int], count: int
) -> None:
    assert wrong_winners(told, TRUE, asked) == count


@pytest.mark.parametrize(
    ("entered", "after"),
    [
        pytest.param("2D 9D", "2D 9D QD", id="the card of the seat in turn"),
        pytest.param("2D QD 4D", "2D 9D QD 4D", id="the next one was taken for it"),
        pytest.param("2D 9D 4D", "2D 9D QD 4D", id="the last one was taken for it"),
        pytest.param("2D 5D 6D", "2D 5D 6D 4D", id="others were read than were played"),
        pytest.param("2D 9D QD 4D", "2D 9D QD 4D", id="nothing is missing"),
    ],
)
def test_somebody_enters_a_card_that_was_not_seen_where_it_belongs(entered: str, after: str) -> None:
    truth = [Trunk(parse_card("QC")), *(Play(parse_card(name)) for name in ("2D", "9D", "QD", "4D"))]
    session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    for action in (truth[0], *(Play(parse_card(name)) for name in entered.split())):
        session.act(action)
    enter_missing(session, truth)
    plays = [logged.entry.action for logged in session.standing][1:]
    assert [play.card.name for play in plays if isinstance(play, Play)] == after.split()


def test_nobody_says_which_oak_reveals_first() -> None:
    king, three = Reveal(1, parse_card("KS")), Reveal(3, parse_card("3D"))
    plays = [Trunk(parse_card("QC")), Play(parse_card("9D")), Play(parse_card("2D"))]
    for told in ([*plays, three, king], [*plays, king, three]):
        assert sorted(told, key=place_of_reveal) == [*plays, king, three]
