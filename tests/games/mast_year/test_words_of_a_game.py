"""What is said of deals, stashes and ends: nothing that is not so, and nothing left out that must be known."""

from companion.card_notation import parse_card
from companion.games.mast_year.state import State
from companion.games.mast_year.view import view
from companion.games.mast_year.words import accounts
from companion.phrases import Phrase
from companion.translations import find_translation
from tests.games.mast_year.table import (
    GAME,
    PLAYERS,
    STASHING_HAND,
    Dealt,
    Keep,
    Passed,
    Reveal,
    Tally,
    go,
    quiet,
    reveal,
    start,
    tricks,
)

WORDS = find_translation("mast-year")


def say(item: Phrase) -> str:
    return WORDS.say(item, PLAYERS)


def said(state: State) -> str:
    """Returns all that is explained at `state`."""
    return " ".join(WORDS.say(phrase, PLAYERS) for phrase in GAME.explain(state))


def test_the_number_of_stashes_agrees() -> None:
    """MY-6.3"""
    two = tricks(start(), "TS", "4C 2C 3D 5D", "6C 3C 5C 2D", "AC 8C 9D TC")
    assert "may eat one of the 2 face-up stashes, or keep them as they are." in said(two)
    assert "could eat a stash, and keeps them as they are." in said(go(two, Keep()))


def test_the_bounty_of_the_last_hand_leaves_the_deck() -> None:
    """MY-3.2"""
    state = go(start(), Tally(1, 1, "partial", False), Tally(1, 1, "none", False))
    assert said(state).endswith("The bounty of the last hand leaves the deck: 2♥, 3♥, 4♥ and 5♥.")
    again = go(start(), Tally(1, 1, "partial", False), Tally(1, 1, "full", False))
    assert "leaves the deck" not in said(again)


def test_ten_to_ten_says_why_play_goes_on() -> None:
    """MY-7.2"""
    tallies = [Tally(4, 2, "none", False), Tally(3, 3, "none", False), Tally(2, 4, "none", False)]
    level = "10 to 10: both teams have reached the goal of 10, so play goes on until the scores differ."
    state = go(start(), *tallies, Tally(1, 1, "none", False))
    assert level in said(state)
    assert [WORDS.say(item, PLAYERS).strip() for item in GAME.sheet(state)].count(level) == 1
    assert "so play goes on" not in said(go(start(), *tallies))


def test_a_single_hand_does_not_say_that_the_game_goes_on() -> None:
    """MY-9.3"""
    state = quiet(single_hand=True)
    assert said(state).endswith("The bonus of the single hand: Bo and Di show their last cards.")
    lines = [WORDS.say(item, PLAYERS) for item in GAME.sheet(reveal(state, "JD", "JS"))]
    assert not any("next hand" in line or "goes on" in line for line in lines)


def test_what_was_said_at_the_pass_is_told_until_the_tricks_and_on_the_sheet() -> None:
    """MY-4.2"""
    state = go(start(), Dealt(), Passed(((1, "many"), (2, "few"))))
    told = "Bo said “many” and Cy said “few”."
    assert told in said(state)
    assert told in " ".join(map(say, view(state).explanations))
    assert told in " ".join(" ".join(map(say, GAME.sheet(state))).split())


def test_the_last_cards_are_awaited_and_not_hidden() -> None:
    """MY-8.1, MY-10.2"""
    awaited = "The Oaks still show their last cards, which are these (2): J♦ and J♠."
    state = quiet()
    assert awaited in " ".join(map(say, GAME.sheet(state)))
    assert awaited in " ".join(map(say, accounts(state)))
    assert "Still to be shown: J♠." in " ".join(map(say, accounts(go(state, Reveal(1, parse_card("JD"))))))
    unseen = [say(item) for item in accounts(quiet(incomplete_information=True))]
    assert any(line.startswith("One of these stays unseen") for line in unseen)


def test_the_unseen_card_is_named_in_the_deals_instruction() -> None:
    """MY-9.2: also after a Mast Year and a Boom."""
    for tallies in ((), (Tally(4, 1, "full", True),)):
        task = view(go(start(incomplete_information=True), *tallies)).task
        assert "set 1 aside unseen, then 3 more" in WORDS.say(task, PLAYERS)
    assert "unseen" not in WORDS.say(view(start()).task, PLAYERS)


def test_no_boom_is_told_after_the_game_is_over() -> None:
    """MY-8"""
    for state in (tricks(start(goal=2), "TS", *STASHING_HAND), go(start(goal=5), Tally(5, 0, "full", True))):
        texts = [said(state), *(WORDS.say(item, PLAYERS) for item in (*GAME.sheet(state), *GAME.result(state)))]
        assert not any("Boom" in text or "Full Mast" in text for text in texts)


def test_a_counted_boom_is_told_in_cards() -> None:
    """MY-8.3"""
    german = find_translation("mast-year", "de")
    texts = [german.say(item, PLAYERS) for item in GAME.sheet(go(start(), Tally(5, 0, "none", True)))]
    assert "  Eichhörnchen-Boom: Ein Eichhörnchen hat mindestens 5 Eichelkarten." in texts


def test_a_line_begins_with_a_capital() -> None:
    """MY-9.4: the title of a tournament's game."""
    titles = {"en": "Game 1 of 2", "de": "Spiel 1 von 2", "pl": "Gra 1 z 2"}
    for language, title in titles.items():
        words = find_translation("mast-year", language)
        assert title in [words.say(item, PLAYERS) for item in GAME.sheet(start(tournament=True))]
