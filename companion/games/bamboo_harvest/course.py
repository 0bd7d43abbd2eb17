"""The course of a game: every player's reeds after each turn, and where tokens were built."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.phrases import Phrase, PhraseValue, Player, phrase
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.state import State, TurnSummary


@dataclass(frozen=True, slots=True)
class Step:
    """The reeds by seat at the end of a turn of `seat`, in `round`, and the tokens on the forest."""

    round: int
    seat: int
    scores: tuple[int, ...]
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A game turn by turn, with its turning points in words."""

    steps: tuple[Step, ...]
    turns: tuple[Phrase, ...]


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game."""
    steps = tuple(Step(turn.round, turn.seat, turn.reeds, turn.tokens) for turn in state.past_turns)
    return (Course(steps, (*_builds(state), *_richest(state.past_turns))),)


def _builds(state: State) -> Iterator[Phrase]:
    """Yields every build, in order."""
    for turn in state.past_turns:
        if turn.built is not None:
            values: dict[str, PhraseValue] = {"player": Player(turn.seat), "place": name_place(turn.built)}
            yield phrase("course.built", "BH-4.1", round=turn.round, count=turn.tokens[turn.seat], **values)


def _richest(turns: tuple[TurnSummary, ...]) -> Iterator[Phrase]:
    """Yields the turn that harvested the most reeds."""
    best = max(turns, key=lambda turn: turn.harvested, default=None)
    if best and best.harvested:
        reeds = phrase("count.reeds", count=best.harvested)
        yield phrase("course.richest", "BH-4.4", round=best.round, player=Player(best.seat), reeds=reeds)
