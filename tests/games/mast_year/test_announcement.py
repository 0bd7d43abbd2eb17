"""What a voice says: what has just been decided, never during a pass, and after a correction only what changed."""

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Action, Count
from companion.games.mast_year.explanation import announce, announce_correction
from companion.games.mast_year.state import State
from companion.translations import find_translation
from tests.games.mast_year.table import (
    PLAYERS,
    QUIET_HAND,
    STASHING_HAND,
    Dealt,
    Keep,
    Passed,
    Play,
    Reveal,
    Tally,
    Trunk,
    go,
    plays,
    quiet,
    reveal,
    start,
    tricks,
)

ALOUD = find_translation("mast-year").spoken()


def said(state: State, *actions: Action) -> str:
    """Returns what is said at the last of the actions."""
    before = go(state, *actions[:-1])
    return " ".join(ALOUD.say(phrase, PLAYERS) for phrase in announce(before, go(before, actions[-1])))


def corrected(before: State, after: State) -> str:
    return " ".join(ALOUD.say(phrase, PLAYERS) for phrase in announce_correction(before, after))


@pytest.mark.parametrize("silent", [True, False])
def test_nothing_is_said_while_cards_are_passed(silent: bool) -> None:
    """MY-4.2"""
    assert said(start(silent=silent), Dealt()) == ""
    assert announce_correction(go(start(silent=silent), Tally(1, 1, "none", False)), go(start(), Dealt())) == ()


def test_the_end_of_a_pass_needs_no_words() -> None:
    assert said(start(silent=True), Dealt(), Passed()) == ""


def test_the_trunk_card_is_announced() -> None:
    """MY-5.1"""
    assert said(start(), Trunk(parse_card("TS"))) == "Ann shows ten of spades: trunk is spades. Ann leads."


def test_single_cards_are_not_read_out() -> None:
    assert said(tricks(start(), "TS"), *plays("4C 5C 6C")) == ""


def test_a_trick_is_announced_with_its_reason() -> None:
    """MY-5.5, MY-6.1"""
    assert said(tricks(start(), "TS"), *plays("4C 2C 3D 3C")) == (
        "No trunk was played. Ann's four of clubs is the highest of the clubs led, so Ann wins."
        " Ann takes 3 acorn cards and no squirrel card: a face-up stash"
        " (two of clubs, three of diamonds and three of clubs)."
    )


def test_a_choice_is_announced_without_the_trick_again() -> None:
    """MY-6.3"""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D")
    assert said(state, Keep()) == "No acorn card: Ann could eat the stash, and keeps it as it is."


def test_a_revealed_card_is_announced_alone() -> None:
    """MY-8.1"""
    assert said(quiet(), Reveal(1, parse_card("JD"))) == (
        "Bo's jack of diamonds is neither an acorn card nor one of the clubs: it does not count."
    )


def test_the_end_of_a_hand_brings_mast_boom_and_the_next_deal() -> None:
    """MY-8.2"""
    announced = said(start(), Tally(1, 1, "partial", False))
    assert announced.startswith("Partial Mast Year. hearts 2 to 5 join the next hand.")
    assert announced.endswith("who then hold 11 cards; Ann holds 10. 10 tricks are played.")


def test_the_end_of_the_game_is_announced() -> None:
    """MY-7.2"""
    assert said(start(goal=2), Tally(2, 0)).endswith("The goal of 2 is reached: the Squirrels win.")


def test_a_led_bounty_is_announced_at_once() -> None:
    """MY-5.4"""
    state = go(start(goal=30), Tally(5, 0, "full", True), Trunk(parse_card("TS")))
    assert said(state, Play(parse_card("2H"))).startswith("Cy led hearts in trick 1 before it was broken.")


def test_a_lead_of_bounty_that_cannot_be_right_is_proven_at_once() -> None:
    """MY-5.4"""
    state = go(start(), Tally(0, 0, "partial", False), Trunk(parse_card("TS")))
    assert said(state, Play(parse_card("2H"))).endswith(
        "more cards in hand than hearts were left: proven, it was not allowed."
    )


def test_what_is_proven_later_is_announced_once() -> None:
    """MY-5.4, MY-10.3"""
    state = go(start(goal=30), Tally(5, 0, "full", True), Trunk(parse_card("TS")), *plays("AH 3H 4H 5H"))
    proven = "Cy led hearts in trick 1 before it was broken, and held another suit: proven, it was not allowed."
    assert said(state, Play(parse_card("4C"))) == proven
    assert proven not in said(state, *plays("4C 5C 6C 7C"))


def test_what_the_last_card_proves_or_clears_is_announced() -> None:
    """MY-5.4, MY-10.2: also when the hand is over with it."""
    played = (*QUIET_HAND[:6], "AC KC 3D 2C", "AD KD 3C 2D", QUIET_HAND[8])
    first = said(tricks(start(), "JC", *played), Reveal(3, parse_card("JS")), Reveal(1, parse_card("JD")))
    assert first.startswith("Bo did not follow diamonds in trick 8, but revealed one")


def test_nothing_happened_nothing_is_said() -> None:
    state = go(start(goal=2), Tally(2, 0))
    assert announce(state, state) == ()


def test_taking_back_is_not_read_out() -> None:
    after = tricks(start(), "TS", *STASHING_HAND[:2])
    assert announce(after, tricks(start(), "TS", STASHING_HAND[0])) == ()


def test_a_correction_says_only_the_corrected_trick() -> None:
    """Old and new totals are not read out again."""
    before = tricks(start(), "TS", "4C 5C 6C 7C", "8C 9C TC JC")
    after = tricks(start(), "TS", "4C 5C 6C 7S", "8C 9C TC JC")
    assert corrected(before, after) == (
        "Trunk is spades. Di's seven of spades is the only trunk card, so Di wins."
        " Di is an Oak: the trick is discarded."
    )


def test_a_correction_of_the_trunk_says_the_trunk() -> None:
    before, after = tricks(start(), "TS", QUIET_HAND[0]), tricks(start(), "JC", QUIET_HAND[0])
    assert corrected(before, after) == "Ann shows jack of clubs: trunk is clubs. Ann leads."


def test_a_correction_of_a_tally_or_a_last_card_says_what_it_brings() -> None:
    """MY-8.2"""
    old, new = go(start(), Tally(1, 1, "none", False)), go(start(), Tally(1, 1, "full", False))
    assert corrected(old, new).startswith("Full Mast Year.")
    mixed = corrected(reveal(quiet(), "JD", "JS"), reveal(quiet(), "JS", "JD"))
    assert mixed.startswith("Bo's jack of spades is neither an acorn card nor one of the clubs")


def test_a_correction_that_changes_no_fact_says_nothing() -> None:
    state = tricks(start(), "TS", "4C 5C 6C 7C")
    assert corrected(state, state) == ""


def test_what_ends_the_game_without_a_trick_repeats_no_trick() -> None:
    """MY-9.3: the trick was told when it was over; what ends the game now is the count, or the last card."""
    counted = said(tricks(start(goal=3), "TS", "2C 6C 8C 7C"), Count(3, 1))
    assert counted == "Squirrels 3, Oaks 1. The goal of 3 is reached: the Squirrels win."
    revealed = said(quiet(single_hand=True), Reveal(1, parse_card("JD")), Reveal(3, parse_card("JS")))
    assert revealed.startswith("Bo's jack of diamonds")
