"""How a game went: the course of its points, and the counts of the report."""

from companion.card_notation import parse_card
from companion.engine import read_record, replay
from companion.engine.course import Step
from companion.games import find_game
from companion.games.mast_year.actions import Count
from companion.games.mast_year.choices import rearranged
from companion.games.mast_year.history import MatchCourse, courses, report_counts
from companion.games.mast_year.words import result
from companion.translations import find_translation
from tests.games.mast_year.table import (
    GAME,
    PLAYERS,
    STASHING_HAND,
    Reveal,
    Speedy,
    Tally,
    go,
    play_out,
    quiet,
    start,
    tricks,
)
from tests.games.mast_year.written import JsonObject
from tests.project.tree import ROOT


def turns(course: MatchCourse, language: str = "en") -> list[str]:
    words = find_translation("mast-year", language)
    return [words.say(item, PLAYERS) for item in course.turns]


def test_nothing_has_happened_before_the_first_hand_is_over() -> None:
    [course] = courses(tricks(start(), "TS", *STASHING_HAND[:4]))
    assert (course.hands, course.steps, course.turns, course.winner) == ((), (), (), None)


def test_points_lie_on_the_table_trick_by_trick() -> None:
    """MY-6, MY-7.1: what is stashed counts for the Oaks until it is eaten."""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", "eat 1")
    [course] = courses(play_out(state))
    assert course.steps[:2] == (Step(1, 1, (0, 2)), Step(1, 2, (2, 0)))
    assert course.steps[-1] == Step(1, None, course.hands[0].scores)
    assert course.steps[-2].scores == course.hands[0].gained


def test_an_eaten_trick_counts_for_the_squirrels_at_once() -> None:
    [course] = courses(tricks(start(), "TS", *STASHING_HAND))
    assert course.steps[1].scores == (1, 2)
    assert course.hands[0].scores == (1, 2)
    assert (course.hands[0].mast, course.hands[0].boom) == (None, False)


def test_hands_add_up_over_a_game_and_its_turns_are_told() -> None:
    """MY-7.2, MY-8"""
    tallies = [Tally(3, 1, "none", False), Tally(1, 4, "full", True), Tally(0, 1, "partial", False), Tally(6, 1)]
    [course] = courses(go(start(), *tallies))
    assert [hand.scores for hand in course.hands] == [(3, 1), (4, 5), (4, 6), (10, 7)]
    assert [hand.gained for hand in course.hands] == [(3, 1), (1, 4), (0, 1), (6, 1)]
    assert turns(course) == [
        "Hand 1: the Squirrels take the lead, 3 to 1.",
        "Hand 2: the Oaks take the lead, 5 to 4.",
        "Hand 4: the Squirrels take the lead, 10 to 7.",
        "From the tally of hand 4 on, the Squirrels were ahead for good.",
        "Hand 2 brought a Full Mast Year.",
        "Hand 2 brought a Squirrel Boom.",
        "Hand 3 brought a Partial Mast Year.",
    ]
    assert turns(course, "de")[1] == "Runde 2: Die Eichen gehen in Führung, 5 zu 4."


def test_the_trick_that_decided_is_named() -> None:
    """The Oaks are ahead from the first stash on, and stay ahead."""
    state = tricks(start(goal=2), "TS", *STASHING_HAND)
    [course] = courses(state)
    assert course.winner == "oaks"
    assert "From trick 1 of hand 1 on, the Oaks were ahead for good." in turns(course)


def test_the_deciding_trick_comes_after_the_last_one_that_was_not_ahead() -> None:
    rest = ("9C TC 6C 7C", "QC KC 8C JC", "AC AD KD QD", "AS KS QS JS", "9S 8S 7S 6S", "5S 4S 3S 2S", "JD TD 9D 3C")
    state = tricks(start(goal=2), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", "eat 1", *rest)
    [course] = courses(state)
    assert [step.scores for step in course.steps[:3]] == [(0, 2), (2, 0), (2, 0)]
    assert course.winner == "squirrels"
    assert "From trick 9 of hand 1 on, the Squirrels were ahead for good." in turns(course)


def test_a_rich_trick_and_a_boom_name_their_squirrel() -> None:
    """MY-8.3"""
    [course] = courses(play_out(tricks(start(single_hand=True), "TD", "4C 2C 3S 2S", "4D 2D 3D JC")))
    assert "The richest trick, number 1 of hand 1: 3 acorn cards, won by Ann." in turns(course)
    assert "Hand 1 brought a Squirrel Boom: Ann had 5 acorn cards." in turns(course)


def test_a_shared_win_was_decided_nowhere() -> None:
    [course] = courses(go(start(goal=3, equal_scores="shared"), Tally(3, 3)))
    assert (course.winner, course.turns) == ("tie", ())


def test_a_single_hand_counts_its_bonus() -> None:
    """MY-9.3"""
    [course] = courses(go(start(single_hand=True), Tally(1, 1, "full", False)))
    assert course.hands[0].gained == (1, 3)
    assert course.winner == "oaks"


def test_a_hand_counted_at_its_end_is_one_step() -> None:
    state = go(tricks(start(), "TS", *STASHING_HAND[:3]), Count(2, 3, "none", False))
    assert courses(state)[0].steps == (Step(1, None, (2, 3)),)


def test_a_revealed_mast_year_is_told() -> None:
    """MY-8.2"""
    state = go(quiet(), Reveal(1, parse_card("JD")), Reveal(3, parse_card("JS")))
    assert turns(courses(state)[0]) == []
    assert courses(state)[0].hands[0].mast == "none"


def test_a_tournament_has_two_courses() -> None:
    """MY-9.4"""
    state = go(start(tournament=True, goal=6), Tally(6, 0), Speedy(1), Tally(1, 5, "none", False), Tally(0, 1))
    first, second = courses(state)
    assert (first.squirrels, second.squirrels) == ((0, 2), (1, 3))
    assert [hand.scores for hand in second.hands] == [(1, 5), (1, 6)]
    assert (first.winner, second.winner) == ("squirrels", "oaks")


def test_the_result_fits_a_telephone() -> None:
    """MY-7.2, MY-8"""
    state = go(start(), Tally(3, 1, "none", False), Tally(1, 4, "full", True), Tally(0, 1, "partial", False))
    words = find_translation("mast-year")
    assert [words.say(line, PLAYERS) for line in result(go(state, Tally(6, 1)))] == [
        "Mast Year: Squirrels vs. Oaks",
        "Squirrels: Ann and Cy. Oaks: Bo and Di.",
        "Hand 1: Squirrels 3, Oaks 1.",
        "Hand 2: Squirrels 1, Oaks 4. Full Mast Year and Squirrel Boom.",
        "Hand 3: Squirrels 0, Oaks 1. Partial Mast Year.",
        "Hand 4: Squirrels 6, Oaks 1.",
        "Squirrels 10, Oaks 7. The goal of 10 is reached: the Squirrels win.",
    ]
    assert len(result(state)) == 5


def test_a_hand_whose_trunk_nobody_told_counts_for_no_suit() -> None:
    record = read_record((ROOT / "tests/records/tallied.json").read_bytes(), find_game)
    line: JsonObject = GAME.summary(replay(GAME, record))
    assert None in [hand["trunk"] for hand in line["hands"]]
    counts = report_counts(line)
    hands = [hand for hand in line["hands"] if hand["trunk"]]
    assert counts["hands"] == len(line["hands"])
    assert sum(count for key, count in counts.items() if key.startswith("trunk/") and key.endswith("/hands")) == len(
        hands
    )


def test_nothing_behind_a_correction_is_rearranged() -> None:
    assert rearranged(GAME.start({}, PLAYERS), [], stay=True) == ()
