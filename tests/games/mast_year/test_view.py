"""What the table screen shows, phase by phase."""

import pytest

from companion.card_notation import parse_card
from companion.cards import Suit
from companion.games.mast_year.actions import Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Tally, Trunk
from companion.games.mast_year.state import State
from companion.games.mast_year.view import asked_in, likely_confusions
from companion.phrases import Phrase
from companion.tricks.screen_table import Table
from companion.ui.texts import translation_of
from tests.games.mast_year.table import GAME, PLAYERS, QUIET_HAND, go, start, tricks

WORDS = translation_of("mast-year", "en")


def shown(state: object, source: object = None) -> Table:
    view: Table = GAME.view(state, source)
    return view


def task(view: Table) -> str:
    return WORDS.say(view.task, PLAYERS)


def said(phrases: tuple[Phrase, ...]) -> list[str]:
    return [WORDS.say(phrase, PLAYERS).replace("\u00a0", " ") for phrase in phrases]


def test_a_card_is_asked_for_in_a_trick_and_not_where_a_stash_may_be_eaten() -> None:
    assert shown(tricks(start(), "TS")).asks_for_card
    assert not shown(tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D")).asks_for_card


def cards(view: Table) -> list[str]:
    return [" ".join(card.name for card in seat.cards) for seat in view.seats]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        pytest.param(start(), "Hand 1: shuffle, set 3 aside, deal, then give out the 3.", id="deal"),
        pytest.param(
            go(start(), Dealt()), "Pass one card to your partner. You may say “many” or “few” of its kind.", id="pass"
        ),
        pytest.param(go(start(silent=True), Dealt()), "Pass one card to your partner, in silence.", id="MY-9.5 silent"),
        pytest.param(go(start(), Passed()), "Ann shows a card: its suit is trunk.", id="trunk"),
        pytest.param(tricks(start(), "TS"), "Ann leads.", id="lead"),
        pytest.param(tricks(start(), "TS", "4C"), "Bo plays; clubs were led.", id="follow"),
        pytest.param(tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D"), "Ann: eat the stash, or keep it?", id="eat"),
        pytest.param(tricks(start(), "JC", *QUIET_HAND), "Bo shows the last card.", id="reveal"),
        pytest.param(
            go(start(tournament=True, goal=1), Tally(1, 0)), "The second game: who is Speedy first?", id="speedy"
        ),
        pytest.param(go(start(goal=1), Tally(1, 0)), "The game is over.", id="over"),
    ],
)
def test_one_line_says_what_to_do(state: object, words: str) -> None:
    assert task(shown(state)) == words


def test_cards_lie_before_their_players() -> None:
    view = shown(tricks(start(), "TS", "4C KC 2C"))
    assert cards(view) == ["4C", "KC", "2C", ""]
    assert [said(seat.says) for seat in view.seats] == [["led", "Speedy"], [], [], ["▶ plays"]]
    assert [seat.wins for seat in view.seats] == [False, True, False, False]
    assert [seat.acts for seat in view.seats] == [False, False, False, True]
    assert [seat.icon for seat in view.seats] == ["squirrel", "oak", "squirrel", "oak"]


@pytest.mark.parametrize(
    ("state", "does", "trick"),
    [
        pytest.param(go(start(), Passed()), "shows", 1, id="trunk"),
        pytest.param(tricks(start(), "TS"), "leads", 1, id="lead"),
        pytest.param(tricks(start(), "TS", "4C"), "plays", 1, id="follow"),
        pytest.param(
            tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D"), "decides", 2, id="eat: the trick is not over"
        ),
        pytest.param(tricks(start(), "JC", *QUIET_HAND), "shows", 9, id="reveal"),
    ],
)
def test_the_one_whose_turn_it_is_has_a_deed(state: object, does: str, trick: int) -> None:
    view = shown(state)
    assert [words for seat in view.seats for words in said(seat.says) if "▶" in words] == [f"▶ {does}"]
    assert f"Trick {trick} of 9" in said(view.where) or does == "shows"


def test_the_last_trick_stays_visible() -> None:
    view = shown(tricks(start(), "TS", "4C KC 2C 9C"))
    assert view.old_trick
    assert cards(view) == ["4C", "KC", "2C", "9C"]
    assert view.seats[1].wins
    assert view.seats[1].acts
    assert said(view.where) == ["Hand 1", "Trick 2 of 9", "goal 10"]


def test_the_grid_offers_what_can_be() -> None:
    view = shown(tricks(start(), "TS", "4D 5D"))
    assert [parse_card(row[0].card.name).suit for row in view.rows] == [Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES], (
        "no card moves"
    )
    assert view.led is Suit.DIAMONDS
    offered = {cell.card.name: cell.action for row in view.rows for cell in row}
    assert offered["6D"] == Play(parse_card("6D"))
    assert (offered["4D"], offered["TS"]) == (None, None)
    assert "2H" not in offered


def test_the_grid_enters_trunk_and_last_cards() -> None:
    assert shown(start()).rows[0][0].action == Trunk(parse_card("2C"))
    state = tricks(start(), "JC", *QUIET_HAND)
    assert [cell.action for row in shown(state).rows for cell in row if cell.action] == [
        Reveal(1, parse_card("JD")),
        Reveal(1, parse_card("JS")),
    ]
    assert [seat.acts for seat in shown(state, 3).seats] == [False, False, False, True]
    assert asked_in(go(state, Reveal(1, parse_card("JD"))), 1) == 3


def test_revealed_cards_lie_before_their_oaks() -> None:
    view = shown(go(tricks(start(), "JC", *QUIET_HAND), Reveal(3, parse_card("JD"))))
    assert cards(view) == ["", "", "", "JD"]


def test_buttons_are_the_choices_that_are_no_cards() -> None:
    eat = shown(tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D"))
    assert [button.action for button in eat.buttons] == [Eat(1), Keep()]
    assert all(cell.action is None for row in eat.rows for cell in row)
    assert [button.action for button in shown(start()).buttons] == [Dealt()]
    assert [button.action for button in shown(go(start(), Dealt())).buttons] == [Passed()]
    assert [button.action for button in shown(go(start(tournament=True, goal=1), Tally(1, 0))).buttons] == [
        Speedy(1),
        Speedy(3),
    ]
    assert shown(tricks(start(), "TS")).buttons == ()


def test_hand_sizes_are_stated_at_the_deal() -> None:
    """MY-10.4"""
    assert [seat.held for seat in shown(start()).seats] == [10, 10, 9, 10]
    assert [seat.held for seat in shown(tricks(start(), "TS")).seats] == [None] * 4


def test_stashes_lie_before_their_owner() -> None:
    view = shown(tricks(start(), "TS", "4C 2C 3D 5D"))
    assert [len(seat.piles) for seat in view.seats] == [1, 0, 0, 0]


def test_a_game_without_a_hand() -> None:
    view = shown(go(start(goal=1), Tally(1, 0)))
    assert (view.rows, [side.points for side in view.scores], said(view.where)) == ((), [1, 0], ["Hand 1", "goal 1"])
    assert said(shown(start(single_hand=True)).where) == ["Hand 1"]


@pytest.mark.parametrize(
    ("card", "first"),
    [("6C", {"9C", "6S"}), ("JH", {"KH", "JD"}), ("TS", {"QS", "TC"}), ("AD", {"AH"})],
)
def test_likely_confusions_come_first(card: str, first: set[str]) -> None:
    others = likely_confusions(parse_card(card))
    assert {other.name for other in others[: len(first)]} == first
    assert len(others) == 51


def test_the_second_game_tells_what_the_hand_and_both_games_have_brought() -> None:
    """MY-9.4"""
    second = go(start(tournament=True, goal=5), Tally(5, 1))
    assert below(second) == [{"gained": 0, "points": 1}, {"gained": 0, "points": 5}]
    hand = tricks(go(second, Speedy(1)), "TS", "4C 2C 3D 5D")
    assert hand.hand
    gained = [hand.hand.acorns_stashed(eaten=is_eaten) for is_eaten in (True, False)]
    assert sum(gained) > 0
    assert [side["gained"] for side in below(hand)] == gained


def below(state: State) -> list[dict[str, object]]:
    said = [score.below for score in shown(state).scores]
    return [dict(phrase.values) for phrase in said if phrase]


@pytest.mark.parametrize(("language", "words"), [("en", "The goal: 1 point"), ("de", "Das Ziel: 1 Punkt")])
def test_a_goal_of_one_point_is_one_point(language: str, words: str) -> None:
    assert translation_of("mast-year", language).text("ui.variant.goal", goal=1) == words
