"""The course of a game: every player's reeds after each turn, and where tokens were built."""

from collections.abc import Iterator

from companion.engine.course import Course, Step
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.state import State, TurnSummary, tokens_after
from companion.phrases import Phrase, PhraseValue, Player, phrase


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game."""
    turns = state.past_turns
    steps = tuple(Step(turn.round, turn.seat, turn.reeds) for turn in turns)
    return (Course(steps, (*_builds(turns), *_richest(turns))),)


def _builds(turns: tuple[TurnSummary, ...]) -> Iterator[Phrase]:
    """Yields every build, in order."""
    for turn, tokens in zip(turns, tokens_after(turns), strict=True):
        if turn.built is not None:
            values: dict[str, PhraseValue] = {"player": Player(turn.seat), "place": name_place(turn.built)}
            yield phrase("course.built", "BH-4.1", round=turn.round, count=tokens[turn.seat], **values)


def _richest(turns: tuple[TurnSummary, ...]) -> Iterator[Phrase]:
    """Yields the turn that harvested the most reeds."""
    best = max(turns, key=lambda turn: turn.harvested, default=None)
    if best and best.harvested:
        reeds = phrase("count.reeds", count=best.harvested)
        yield phrase("course.richest", "BH-4.4", round=best.round, player=Player(best.seat), reeds=reeds)
