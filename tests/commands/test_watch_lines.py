"""The lines of a watch: applied in order they are the record, whatever was doubted, replaced and taken back."""

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.commands.watch_lines import WatchLines
from companion.following.decisions import WHERE_FROM, Accepted, Asked, ExcludedCard, Missed, NotInDeck, TakenBack
from companion.following.interpretation import Candidate
from companion.following.sightings import CardOutline
from companion.games.lunar import GAME as LUNAR
from companion.games.lunar.actions import Play as LunarPlay
from companion.games.lunar.actions import Stars
from companion.games.lunar.actions import Trump as LunarTrump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.games.mast_year.actions import Keep, Play, Trunk
from companion.phrases import phrase
from companion.session import MemoryStore, Replace, Session, start_session
from tests.games.mast_year.table import GAME, PLAYERS

PLACE = CardOutline(((1, 2), (3, 2), (3, 4), (1, 4)))


def play(name: str) -> Play:
    return Play(parse_card(name))


class Watched:
    """A session whose trunk card was entered before it was watched."""

    def __init__(self) -> None:
        self.session: Session = start_session(MemoryStore(), GAME, {}, PLAYERS)
        self.session.act(Trunk(parse_card("TS")))
        self.told = WatchLines(self.session, lambda place: place.corners)

    def line(self, outcome: Accepted | Asked | Missed | NotInDeck | TakenBack) -> dict[str, Any]:
        line = self.told.line(outcome)
        assert line == json.loads(json.dumps(line))
        return line

    def accept(self, name: str) -> tuple[int, dict[str, Any]]:
        number = self.session.act(play(name)).number
        return number, self.line(Accepted(number, play(name), 1.234, 0.98765))

    def doubt(self, *names: str, why: str = "which card", seats: tuple[int, ...] = ()) -> tuple[int, dict[str, Any]]:
        number = self.session.act(play(names[0])).number
        candidates = tuple(Candidate(play(name), 0.6 / (place + 1)) for place, name in enumerate(names))
        return number, self.line(Asked(number, candidates, why, 2.0, PLACE, seats))


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_an_action_names_its_place_in_the_record(watched: Watched) -> None:
    _, line = watched.accept("4C")
    assert line == {"do": "play", "card": "4C", "entry": 1, "at_s": 1.23, "confidence": 0.9877}
    assert watched.told.in_words(line) == "    1.23 s  play 4C"
    keep = watched.line(Accepted(99, Keep(), 3.0, 1.0))
    assert keep == {"do": "keep", "entry": 2, "at_s": 3.0, "confidence": 1.0}


def test_an_answer_of_a_described_game_is_no_question(watched: Watched) -> None:
    answer = {"do": "tell", "ask": "matadors", "value": 2, "entry": 9, "at_s": 76.4, "confidence": 1.0}
    assert watched.told.in_words(answer) == "   76.40 s  tell matadors 2"


def test_what_is_doubted_is_asked_about_and_not_told_as_accepted(watched: Watched) -> None:
    _, question = watched.doubt("4C", "4S")
    assert question["ask"] == {
        "why": "which card",
        "entry": 1,
        "at_s": 2.0,
        "candidates": [
            {"do": "play", "card": "4C", "confidence": 0.6},
            {"do": "play", "card": "4S", "confidence": 0.3},
        ],
        "quad": [[1.0, 2.0], [3.0, 2.0], [3.0, 4.0], [1.0, 4.0]],
    }
    assert watched.told.in_words(question) == "    2.00 s  which card? 4C or 4S"


def test_a_doubt_is_settled_as_it_was_or_by_another_card(watched: Watched) -> None:
    number, _ = watched.doubt("4C", "4S")
    accepted = watched.line(Accepted(number, play("4C"), 4.0, 0.99))
    assert accepted == {"do": "play", "card": "4C", "entry": 1, "at_s": 4.0, "confidence": 0.99}
    again = watched.line(Accepted(number, play("4C"), 4.5, 0.995))
    assert again == {"settled": 1, "at_s": 4.5, "confidence": 0.995}
    assert watched.told.in_words(again) == "    4.50 s  certain now: play 4C"
    watched.session.correct(Replace(number, play("4S")))
    other = watched.line(Accepted(number, play("4S"), 5.0, 0.98))
    replaced = {"do": "play", "card": "4C"}
    assert other == {"do": "play", "card": "4S", "entry": 1, "replaces": replaced, "at_s": 5.0, "confidence": 0.98}
    assert watched.told.in_words(other) == "    5.00 s  play 4S, not 4C"


def test_an_earlier_card_that_turns_out_to_be_in_doubt_is_asked_about_and_then_replaced(watched: Watched) -> None:
    number, _ = watched.accept("4C")
    watched.accept("5C")
    candidates = (Candidate(play("4S"), 0.7), Candidate(play("3S"), 0.2))
    question = watched.line(Asked(number, candidates, "seen twice", 6.0, PLACE))
    assert question["ask"]["entry"] == 1
    action = watched.line(Accepted(number, play("4S"), 7.0, 0.9))
    assert (action["card"], action["entry"], action["replaces"]) == ("4S", 1, {"do": "play", "card": "4C"})


def test_a_question_about_seats_gives_the_seats(watched: Watched) -> None:
    _, question = watched.doubt("4C", why="whose card", seats=(0, 2))
    assert question["ask"]["seats"] == [0, 2]
    assert [candidate["card"] for candidate in question["ask"]["candidates"]] == ["4C"]
    assert watched.told.in_words(question) == "    2.00 s  whose card? seat 0 or seat 2"


def test_what_is_taken_back_was_told_before_and_gives_its_place_to_the_next(watched: Watched) -> None:
    number, _ = watched.accept("4C")
    watched.session.take_back()
    assert watched.line(TakenBack(number, 7.0)) == {"taken-back": 1, "at_s": 7.0}
    assert watched.accept("5C")[1]["entry"] == 1


def test_a_card_that_was_not_seen_is_the_next_entry(watched: Watched) -> None:
    line = watched.line(Missed(2, 8.0))
    assert line == {"ask": {"why": "card not seen", "entry": 1, "seat": 2, "at_s": 8.0, "candidates": []}}
    assert "seat 2" in watched.told.in_words(line)


def test_a_card_that_is_not_in_the_deck_is_asked_about_and_stands_nowhere(watched: Watched) -> None:
    ace = ExcludedCard(7, "AH", phrase("not-in-deck.hearts"), (Candidate(play("4D"), 0.004),), PLACE)
    line = watched.line(NotInDeck((ace,), 8.0))
    assert line["ask"] == {
        "why": "card not in the deck",
        "cards": ["AH"],
        "because": "this hand has no hearts",
        "entry": 1,
        "at_s": 8.0,
        "candidates": [{"do": "play", "card": "4D", "confidence": 0.004}],
        "quad": [[1.0, 2.0], [3.0, 2.0], [3.0, 4.0], [1.0, 4.0]],
    }
    said = "    8.00 s  AH lies there; this hand has no hearts: is it a card of the table?"
    assert watched.told.in_words(line) == f"{said} If it was misread: 4D"
    plain = watched.line(NotInDeck((replace(ace, candidates=()),), 8.0))
    assert watched.told.in_words(plain) == said


def test_a_question_about_where_a_card_came_from_names_both_places() -> None:
    session = start_session(MemoryStore(), LUNAR, {}, ("Ann", "Bo"))
    session.act(LunarTrump(LunarSuit("W")))
    told = WatchLines(session, lambda place: place.corners)
    plays = [LunarPlay(CARDS["1"], area) for area in (Area.HAND, Area.SKY)]
    number = session.act(plays[0]).number
    asked = told.line(Asked(number, tuple(Candidate(one, 0.5) for one in plays), WHERE_FROM, 2.0, PLACE, ()))
    assert told.in_words(asked) == "    2.00 s  where from? 1 from hand or 1 from sky"
    accepted = told.line(Accepted(number, plays[0], 3.0, 1.0))
    assert told.in_words(accepted) == "    3.00 s  play 1 from hand"
    assert told.in_words(told.line(Accepted(number, plays[1], 4.0, 1.0))) == (
        "    4.00 s  play 1 from sky, not 1 from hand"
    )


def test_how_many_stars_a_trick_held_is_said() -> None:
    session = start_session(MemoryStore(), LUNAR, {}, ("Ann", "Bo"))
    told = WatchLines(session, lambda place: place.corners)
    assert told.in_words(told.line(Accepted(1, Stars(2), 3.0, 1.0))) == "    3.00 s  stars 2"
