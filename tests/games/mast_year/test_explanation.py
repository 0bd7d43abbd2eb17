"""What the companion says, in English, about everything that the rules decide."""

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.explanation import explain_boom, explain_irregularity
from companion.games.mast_year.state import State
from companion.translations import find_translation
from tests.games.mast_year.table import (
    GAME,
    PLAYERS,
    QUIET_HAND,
    STASHING_HAND,
    Reveal,
    Speedy,
    Tally,
    Trunk,
    go,
    hand_of,
    play_out,
    plays,
    start,
    tricks,
)

WORDS = find_translation("mast-year")


def said(state: State) -> str:
    """Returns all that is explained at `state`."""
    return " ".join(WORDS.say(phrase, PLAYERS) for phrase in GAME.explain(state))


@pytest.mark.parametrize(
    ("trick", "sentence"),
    [
        pytest.param(
            "4C JS 2C 9C",
            "Trunk is spades. Bo's J♠ is the only trunk card, so Bo wins."
            " Bo is an Oak: the trick is discarded, its one acorn card with it.",
            id="MY-5.5 only trunk",
        ),
        pytest.param(
            "4C 4S KS 9C",
            "Trunk is spades. Cy's K♠ is the highest trunk card, so Cy wins."
            " No acorn card, and Cy has no face-up stash to eat: the trick is discarded.",
            id="MY-5.5 highest trunk",
        ),
        pytest.param(
            "4S KS 5S 9S",
            "Trunk was led. Bo's K♠ is the highest of the spades, so Bo wins. Bo is an Oak: the trick is discarded.",
            id="MY-5.5 trunk led",
        ),
        pytest.param(
            "4S KC JD 2C",
            "Trunk was led, and nobody else played spades: Ann's 4♠ wins."
            " Ann takes one acorn card and a squirrel card: eaten at once (2♣).",
            id="MY-5.5 trunk led alone",
        ),
        pytest.param(
            "4C 2C 3D 3C",
            "No trunk was played. Ann's 4♣ is the highest of the clubs led, so Ann wins."
            " Ann takes 3 acorn cards and no squirrel card: a face-up stash (2♣, 3♦ and 3♣).",
            id="MY-6.1 stashed",
        ),
        pytest.param(
            "QC 2C JD JC",
            "No trunk was played. Ann's Q♣ is the highest of the clubs led, so Ann wins."
            " Ann takes one acorn card and 2 squirrel cards: eaten at once (2♣).",
            id="MY-6.2 eaten at once",
        ),
        pytest.param(
            "4C KD AD 9D",
            "No trunk was played, and nobody else played clubs: Ann's 4♣ wins."
            " No acorn card, and Ann has no face-up stash to eat: the trick is discarded.",
            id="MY-5.5 lead alone",
        ),
    ],
)
def test_why_a_trick_went_where_it_went(trick: str, sentence: str) -> None:
    assert said(tricks(start(), "TS", trick)) == sentence


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        pytest.param((), "No acorn card: Ann may eat the face-up stash, or keep it as it is.", id="asked"),
        pytest.param(("keep",), "No acorn card: Ann could eat the stash, and keeps it as it is.", id="kept"),
        pytest.param(("eat 1",), "No acorn card: Ann eats the stash of trick 1 (2♣ and 3♦).", id="eaten"),
    ],
)
def test_eat_or_keep(choice: tuple[str, ...], sentence: str) -> None:
    """MY-6.3"""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", *choice)
    assert said(state).endswith(sentence)


def test_the_trunk_card() -> None:
    """MY-5.1"""
    assert said(tricks(start(), "TS")) == "Ann shows 10♠: trunk is spades. Ann leads."


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        pytest.param("4C 9C", "Bo's 9♣ is the highest of the clubs led so far.", id="lead"),
        pytest.param("4C 9S", "Bo's 9♠ is the highest trunk card so far.", id="trunk"),
    ],
)
def test_the_running_trick(cards: str, sentence: str) -> None:
    """MY-5.5"""
    assert said(tricks(start(), "TS", cards)) == sentence


def test_the_first_deal() -> None:
    """MY-3.1, MY-3.3"""
    assert said(start()) == (
        "The deck: 39 cards, all ♣ ♦ ♠ and no ♥."
        " The 3 go to Bo, Di and Ann, who then hold 10 cards; Cy holds 9. 9 tricks are played."
    )


def test_a_deal_with_bounty_and_an_unseen_card() -> None:
    """MY-3.2, MY-8.2, MY-8.3, MY-9.2"""
    state = go(start(incomplete_information=True), Tally(4, 1, "partial", True))
    assert said(state) == (
        "Partial Mast Year. ♥ 2 to 5 join the next hand."
        " Squirrel Boom: a Squirrel has 5 acorn cards or more. ♥ J, Q, K and A join the next hand."
        " The deck: 48 cards, all ♣ ♦ ♠ and some ♥. Bounty in this hand: 2♥, 3♥, 4♥, 5♥, 10♥, J♥, Q♥, K♥ and A♥."
        " After the shuffle one card is set aside unseen; ♥10 is always in the deck."
        " The 3 go to Bo, Di and Cy, who then hold 12 cards; Ann holds 11. 11 tricks are played."
    )


@pytest.mark.parametrize(
    ("reveals", "sentence"),
    [
        pytest.param((), "The game goes on: Bo and Di show their last cards.", id="asked"),
        pytest.param(
            ((1, "JD"),), "Bo's J♦ is neither an acorn card nor one of the clubs: it does not count.", id="not"
        ),
    ],
)
def test_the_reveal(reveals: tuple[tuple[int, str], ...], sentence: str) -> None:
    """MY-8.1"""
    state = tricks(start(), "JC", *QUIET_HAND)
    state = go(state, *(Reveal(seat, parse_card(card)) for seat, card in reveals))
    assert said(state).endswith(sentence)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        pytest.param("2S", "Bo's 2♠ is an acorn card: it counts.", id="acorn"),
        pytest.param("AC", "Bo's A♣ is of the trunk suit: it counts.", id="trunk"),
        pytest.param("2C", "Bo's 2♣ is an acorn card and of the trunk suit: it counts, once.", id="both"),
    ],
)
def test_last_cards_that_count(card: str, sentence: str) -> None:
    """MY-8.1"""
    played = [" ".join("JD" if name == card else name for name in trick.split()) for trick in QUIET_HAND]
    state = go(tricks(start(), "JC", *played), Reveal(1, parse_card(card)))
    assert said(state).endswith(sentence)


def test_mast_year_and_boom_of_a_followed_hand() -> None:
    """MY-8.2, MY-8.3"""
    state = tricks(start(), "TS", *STASHING_HAND)
    state = go(state, Reveal(1, parse_card("4D")), Reveal(3, parse_card("JC")))
    assert said(state).startswith(
        "Bo's 4♦ is neither an acorn card nor one of the spades: it does not count."
        " Di's J♣ is neither an acorn card nor one of the spades: it does not count."
        " No Mast Year: neither Oak's last card counts. No Boom: no Squirrel has 5 acorn cards."
    )


def test_a_boom_names_its_squirrel() -> None:
    """MY-8.3"""
    state = play_out(tricks(start(single_hand=True), "TD", "4C 2C 3S 2S", "4D 2D 3D JC"))
    assert [WORDS.say(item, PLAYERS) for item in explain_boom(hand_of(state), goes_on=False)] == [
        "Squirrel Boom: Ann has 5 acorn cards."
    ]


@pytest.mark.parametrize(
    ("options", "tallies", "sentence"),
    [
        pytest.param(
            {}, [(6, 0)], "Squirrels 6, Oaks 0. The goal of 6 is reached: the Squirrels win.", id="MY-7.2 squirrels"
        ),
        pytest.param({}, [(0, 6)], "Oaks 6, Squirrels 0. The goal of 6 is reached: the Oaks win.", id="MY-7.2 oaks"),
        pytest.param(
            {"equal_scores": "shared", "goal": 3},
            [(3, 3)],
            "Squirrels 3, Oaks 3. Both reached the goal of 3: the win is shared.",
            id="MY-7.2 shared",
        ),
        pytest.param(
            {"single_hand": True},
            [(1, 2)],
            "Bonus: Squirrels 0, Oaks 2. Oaks 4, Squirrels 1: the Oaks win the single hand.",
            id="MY-9.3 oaks",
        ),
        pytest.param(
            {"single_hand": True}, [(2, 0)], "Squirrels 2, Oaks 2: the single hand is a tie.", id="MY-9.3 tie"
        ),
        pytest.param(
            {"single_hand": True},
            [(3, 0)],
            "Squirrels 3, Oaks 2: the Squirrels win the single hand.",
            id="MY-9.3 squirrels",
        ),
        pytest.param(
            {"tournament": True},
            [(6, 0)],
            "The teams swap sides for game 2 of 2: Bo and Di are the Squirrels now.",
            id="MY-9.4 half",
        ),
        pytest.param(
            {"tournament": True},
            [(6, 0), (1, 5), (0, 1)],
            "Both games together: Ann and Cy 12, Bo and Di 1. Ann and Cy win the tournament.",
            id="MY-9.4 first pair",
        ),
        pytest.param(
            {"tournament": True},
            [(0, 6), (6, 0)],
            "Both games together: Ann and Cy 0, Bo and Di 12. Bo and Di win the tournament.",
            id="MY-9.4 second pair",
        ),
        pytest.param(
            {"tournament": True},
            [(6, 0), (6, 0)],
            "Both games together: Ann and Cy 6, Bo and Di 6. The tournament is a tie.",
            id="MY-9.4 tie",
        ),
    ],
)
def test_the_end(options: dict[str, object], tallies: list[tuple[int, int]], sentence: str) -> None:
    state = start(**{"goal": 6, **options})
    for place, (eaten, uneaten) in enumerate(tallies):
        if place == 1 and "tournament" in options:
            state = go(state, Speedy(1))
        state = go(state, Tally(eaten, uneaten, "full", False))
    assert said(state).endswith(sentence)


def test_a_led_bounty_is_warned_about_at_once() -> None:
    """MY-5.4, MY-10.3"""
    state = go(start(goal=100), Tally(5, 0, "full", True), Trunk(parse_card("TS")), *plays("4H"))
    assert said(state).endswith(
        "Cy led ♥ in trick 1 before it was broken. That is right only from a hand of nothing but ♥: not yet clear."
    )
    state = go(state, *plays("5H 6H 2H 4C 5C 6C"))
    assert WORDS.say(explain_irregularity(hand_of(state).watch.irregularities[0], hand_of(state)), PLAYERS) == (
        "Cy led ♥ in trick 1 before it was broken, and held another suit: proven, it was not allowed."
    )


def test_a_revoke_names_both_tricks() -> None:
    """MY-10.2"""
    state = tricks(start(), "TS", "4C 5C 6C 7D", "8C KC")
    assert said(state).endswith("Di did not follow clubs in trick 1, but showed one in trick 2: a revoke.")


def test_a_revoke_at_the_reveal() -> None:
    """MY-10.2"""
    played = (*QUIET_HAND[:6], "AC KC 3D 2C", "AD KD 3C 2D", QUIET_HAND[8])
    state = go(tricks(start(), "JC", *played), Reveal(1, parse_card("JD")))
    shown = hand_of(state).watch.irregularities[-1]
    assert WORDS.say(explain_irregularity(shown, hand_of(state)), PLAYERS) == (
        "Bo did not follow diamonds in trick 8, but revealed one at the end: a revoke."
    )


def test_unnamed_players_go_by_their_seat() -> None:
    state = GAME.start({}, ("", "", "", ""))
    phrases = GAME.explain(go(state, Trunk(parse_card("7S"))))
    assert WORDS.say(phrases[0], ("", "", "", "")) == "Seat 1 shows 7♠: trunk is spades. Seat 1 leads."


def test_every_explanation_names_its_rule() -> None:
    for state in (start(), tricks(start(), "TS", "4C 2C 3D 5D"), tricks(start(), "JC", *QUIET_HAND)):
        assert all(phrase.rule and phrase.rule.startswith("MY-") for phrase in GAME.explain(state))
