"""Whist, the game that only the tests have: it is played by its own rules, through the same engine."""

from typing import Any

import pytest

from companion.engine import Irregularity
from companion.engine.trick_table import LaidFace
from companion.errors import BadRecordError, ImpossibleActionError
from companion.games import find_game
from companion.translations import find_translation

pytestmark = pytest.mark.usefixtures("unshipped_games")
PLAYERS = ("Ann", "Bo", "Cy", "Di")

RANKS = "23456789TJQKA"


def go(state: Any, *written: dict[str, object]) -> Any:
    game = find_game("whist")
    for raw in written:
        state = game.apply(state, game.read_action(raw))
    return state


def start(trump: str, **options: object) -> Any:
    return go(find_game("whist").start(options, PLAYERS), {"do": "deal"}, {"do": "trump", "card": trump})


def plays(cards: str) -> list[dict[str, object]]:
    return [{"do": "play", "card": card} for card in cards.split()]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        pytest.param("2C 3C KC 4C", 2, id="WH-2.3 highest of the suit led"),
        pytest.param("KC AD QC 4C", 0, id="WH-2.3 another suit takes nothing"),
        pytest.param("KC 2S AC 4C", 1, id="WH-2.3 trump takes"),
        pytest.param("KC 2S AC 4S", 3, id="WH-2.3 highest trump takes"),
    ],
)
def test_who_wins_a_trick(cards: str, winner: int) -> None:
    state = go(start("4S"), *plays(cards))
    assert state.hand.tricks[0].winner == winner
    assert state.hand.turn == winner


def test_odd_tricks_score() -> None:
    """WH-3.1"""
    state = go(start("AS", target=50), *plays("2C 2D 2H 2S"))
    assert state.hand.tricks[0].winner == 3
    rest = " ".join(f"{rank}S {rank}C {rank}D {rank}H" for rank in RANKS[1:])
    state = go(state, *plays(rest))
    assert state.points == (0, 7)
    assert state.hand.dealer == 0
    assert state.hand.leader == 1


def test_a_game_is_won() -> None:
    """WH-3.2"""
    state = go(start("AS"), *plays("2C 2D 2H 2S"), *plays(" ".join(f"{r}S {r}C {r}D {r}H" for r in RANKS[1:])))
    line = find_game("whist").summary(state)
    assert (line["over"], line["winner"], line["scores"]) == (True, "1-3", {"0-2": 0, "1-3": 7})
    said = [find_translation("whist").say(phrase, PLAYERS) for phrase in find_game("whist").sheet(state)]
    assert said == ["Whist", "Hand 1, spades trump: 0 tricks to 13.", "0 to 7: Bo and Di win."]


def test_a_revoke_is_noted() -> None:
    """WH-2.5"""
    state = go(start("4S"), *plays("2C 3C 4D 4C 5C 6C 7C 8C"))
    assert state.hand.irregularities == (Irregularity("revoke", 2, 1, shown=2),)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        pytest.param("2C 3C 2C", r"played before in this hand", id="WH-2.4"),
        pytest.param("2C 4S", r"was turned up: it is the dealer's", id="WH-1.3"),
    ],
)
def test_what_cannot_be(cards: str, why: str) -> None:
    with pytest.raises(ImpossibleActionError, match=why):
        go(start("4S"), *plays(cards))


def test_the_turned_up_card_is_the_dealers_last_at_the_latest() -> None:
    """WH-1.3"""
    spades = RANKS[1:]  # Di keeps the 2♠
    state = go(start("2S"), *plays("2C 2D 2H 3S"))
    for place, rank in enumerate(spades[1:], 1):
        state = go(state, *plays(f"{rank}S {spades[place - 1]}C {spades[place - 1]}D {spades[place - 1]}H"))
    assert state.hand.turn == 3
    assert [action.card.name for action in find_game("whist").choices(state)] == ["2S"]
    with pytest.raises(ImpossibleActionError, match="the dealer's last card is the one turned up"):
        go(state, *plays("AC"))


def test_whist_is_for_four() -> None:
    """WH-1.1"""
    with pytest.raises(BadRecordError, match="2 players: whist is for four"):
        find_game("whist").start({}, ("Ann", "Bo"))


def test_what_a_camera_must_know_of_the_table() -> None:
    game: Any = find_game("whist")
    table, dealt = game.trick_table, go(game.start({}, PLAYERS), {"do": "deal"})
    assert (table.turn(game.start({}, PLAYERS)), table.turn(dealt), table.is_deal_untouched(dealt)) == (None, 3, True)
    state = go(start("4S"), *plays("2C 3C"))
    two, three = (choice for choice in map(game.read_action, plays("2D 3D")))
    assert table.shown_by(two) == LaidFace(two.card)
    assert table.with_face(two, three.card) == three
    assert table.shown_by(game.read_action({"do": "deal"})) is None
    assert (table.turn(state), table.trick_size(state), len(table.running_trick(state))) == (2, 4, 2)
    assert (two.card in table.cards_to_come(state), table.is_asked_for(state, two.card)) == (True, False)
    assert table.is_asked_for(state, game.read_action({"do": "play", "card": "KC"}).card)
    assert not table.is_deal_untouched(state)
