"""The first hand of each game, lesson by lesson: what a table that has never played is shown, and when."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.game_screens import Lesson
from companion.engine import Record
from companion.games import find_game
from companion.games.mast_year.state import Phase, State
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.journal.game_snapshot import snapshot_of
from companion.phrases import Player, phrase
from companion.session.resuming import start_session
from companion.session.store import MemoryStore
from companion.simulation import simulated_games, simulation_of
from companion.ui.games import screens_of
from companion.ui.games.masters_of_maple_syrup.guidance import LESSONS
from companion.ui.layouts import icon
from companion.ui.texts import translation_of

LONGEST = 200
TAUGHT = {
    "mast-year": {"teams", "deal", "pass", "trunk", "lead", "follow", "won", "stashed", "eaten", "oak", "eat", "next"},
    "lunar": {"exchange", "trump", "lead", "follow", "pair", "won", "stars", "track"},
    "nice-one-squirrel": {"begin", "play", "move"},
    "bamboo-harvest": {"aim", "grid", "start", "place", "deeds", "build", "swap", "harvest", "manage"},
    "masters-of-maple-syrup": {"aim", "select", "tap", "harvest", "develop"},
}
MOST_ENTRIES = 130


def shown(record: Record) -> Iterator[tuple[int, tuple[Lesson, ...]]]:
    """Yields the lessons of each moment of a game."""
    session = start_session(MemoryStore(), find_game(record.game), record.options, record.players)
    lessons = screens_of(record.game).lessons
    yield 0, tuple(lessons(snapshot_of(session)))
    for place, entry in enumerate(record.entries[:MOST_ENTRIES], 1):
        session.act(entry.action)
        yield place, tuple(lessons(snapshot_of(session)))


@pytest.fixture(scope="module", params=TAUGHT)
def taught(request: pytest.FixtureRequest) -> tuple[str, dict[str, Lesson], int]:
    """A game, the lessons of its first hands, by name, and the last moment at which there was one."""
    game, last = str(request.param), 0
    found: dict[str, Lesson] = {}
    for seed in range(4):
        record = simulation_of(game).simulate(seed)
        for place, lessons in shown(record):
            found |= {lesson.words.key.removeprefix("first-hand."): lesson for lesson in lessons}
            last = max(last, place) if lessons else last
    return game, found, last


def test_every_step_has_its_lesson_and_then_they_end(taught: tuple[str, dict[str, Lesson], int]) -> None:
    game, found, last = taught
    assert found.keys() >= TAUGHT[game]
    assert last < MOST_ENTRIES


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_each_is_a_line_and_a_picture(taught: tuple[str, dict[str, Lesson], int], language: str) -> None:
    game, found, _ = taught
    words = translation_of(game, language)
    for name, lesson in found.items():
        said = words.say(lesson.words, ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"))
        assert 20 < len(said) < LONGEST, name
        assert "{" not in said, name
        assert "first-hand" not in said, name
        assert lesson.icons or lesson.cards, name
        assert all(Path(icon(picture)).is_file() for picture in lesson.icons), name
        assert lesson.words.rule, name


HEARTS_OUT = "Take out all ♥, shuffle, lay 3 cards aside and deal"
TEN_IN = "Take out all ♥ but the 10, shuffle, lay 1 card aside unseen, then 3 more, and deal"
NEXT_DEAL = "some ♥ join the next deal"
BONUS = "is one point more for the Oaks. A Squirrel with 5 acorns or more: 2 more for the Squirrels."


@pytest.mark.parametrize(
    ("options", "phase", "words"),
    [
        pytest.param({}, Phase.DEAL, HEARTS_OUT, id="MY-3.1 no hearts"),
        pytest.param({"incomplete_information": True}, Phase.DEAL, TEN_IN, id="MY-9.2 one heart, and one card unseen"),
        pytest.param({}, Phase.REVEAL, NEXT_DEAL, id="MY-8.2 a last card brings hearts"),
        pytest.param({"single_hand": True}, Phase.REVEAL, BONUS, id="MY-9.3 a last card brings a point"),
    ],
)
def test_a_first_hand_of_mast_year_is_taught_as_it_was_agreed(
    options: dict[str, object], phase: Phase, words: str
) -> None:
    record = simulation_of("mast-year").simulate(0, options)
    session = start_session(MemoryStore(), find_game("mast-year"), record.options, record.players)
    for entry in record.entries:
        if session.state_as(State).phase is not phase:
            session.act(entry.action)
    [*_, lesson] = screens_of("mast-year").lessons(snapshot_of(session))
    said = [translation_of("mast-year", language).say(lesson.words, record.players) for language in ("en", "de", "pl")]
    assert words in said[0]
    assert all(len(one) < LONGEST for one in said)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_all_acorns_of_mast_year_are_named(language: str) -> None:
    """MY-1.2"""
    words = translation_of("mast-year", language)
    for name in ("stashed", "oak"):
        assert "♥" in words.say(phrase(f"first-hand.{name}", "MY-1.2", player=Player(0)), ("",) * 4)


def test_no_game_is_left_out() -> None:
    assert set(simulated_games()) == TAUGHT.keys()


def test_each_action_of_masters_of_maple_syrup_has_its_lesson() -> None:
    assert LESSONS.keys() == {TAP, HARVEST, DEVELOP, CHOOSE}
