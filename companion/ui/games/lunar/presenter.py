"""Presenter: presents Lunar on the screens that all games share; no Kivy."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from companion.engine.faces import Face
from companion.engine.game import can_follow
from companion.exports.chart import Chart, ChartPart
from companion.games import find_game
from companion.games.lunar.actions import Action, Exchanged, Play, Stars
from companion.games.lunar.course import courses
from companion.games.lunar.deck import CARDS, Area, LunarCard
from companion.games.lunar.playable import is_one_copy_too_many
from companion.games.lunar.scoring import GOAL
from companion.games.lunar.state import PlayedCard, Round, State
from companion.games.lunar.view import TEAM_PICTURES
from companion.journal.standing import Standing
from companion.session.correction import Difference
from companion.ui.base_presenter import BasePresenter
from companion.ui.games.lunar import entries
from companion.ui.games.lunar.counts import team_name
from companion.ui.games.lunar.difference import difference_lines
from companion.ui.games.lunar.unsettled import unsettled
from companion.ui.presenter import Choice, Ending, Rematch, Sums
from companion.ui.texts import SAY

SHARES: Final = (0.7, 1.0, 1.0)
"""The relative widths of the columns of a round: its number, and both sides."""


class LunarPresenter(BasePresenter[State, Action]):
    """What the history, the corrections and the end show of a game of Lunar."""

    entry_text = staticmethod(entries.entry_text)
    card_of = staticmethod(entries.card_of)
    marks = staticmethod(entries.marks)
    unsettled = staticmethod(unsettled)

    def line_of(self, before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the round and the trick."""
        return entries.line_of(before, action)

    def part_title(self, part: int, now: State) -> str:
        """Returns what a round is called, and what it brought both sides."""
        points = now.rounds[part - 1].points
        if points is None:
            return SAY("ui.bar.round", number=part)
        return SAY("ui.history.round", number=part, first=points[0], second=points[1])

    def instead_of(self, action: Action, before: State, names: tuple[str, ...]) -> Sequence[Choice[Action]]:
        """Returns every other card that the entry can have been, even if its seat may not play it; or choices."""
        if isinstance(action, Play):
            areas = (Area.HAND, Area.SKY) if before.is_for_two else (None,)
            stars = (False, True) if before.options.stars_are_marked else (False,)
            plays = (
                Play(CARDS[face + "*" * star], area)
                for area in areas
                for star in stars
                for face in CARDS
                if "*" not in face
            )
            possible = (play for play in plays if play != action and self._can_be_meant(before, play))
            return [(play, self._words(play, before, names)) for play in possible]
        if isinstance(action, Stars):
            return [(Stars(kept), SAY("button.stars", count=kept)) for kept in range(5) if kept != action.kept]
        if isinstance(action, Exchanged):
            return ()  # LU-2.1: the trump suit comes after the exchange, so it is no alternative
        return super().instead_of(action, before, names)

    def _can_be_meant(self, before: State, play: Play) -> bool:
        """Whether a card can have been played, or only its earlier copies forbid it, one of which may be wrong."""
        return can_follow(self._game, before, play) or _is_used_up(before, play.card, play.from_)

    def lay_out(self, cards: Sequence[Face | None], own: Face | None) -> tuple[list[int], list[Face | None]]:
        """Returns the places of what is no card, and the cards that are offered, as they are offered."""
        return [place for place, card in enumerate(cards) if card is None], [card for card in cards if card]

    def used_beside(self, standing: Standing, place: int) -> frozenset[Face]:
        """Returns the cards with all copies entered before `place`: identical cards are normal (LU-1.1)."""
        states = standing.states_as(State)
        before, played = states[min(place, len(states) - 1)], product(CARDS.values(), (None, *Area))
        return frozenset(PlayedCard(card, area) for card, area in played if _is_used_up(before, card, area))

    def changed(self, difference: Difference, names: tuple[str, ...]) -> Sequence[str]:
        """Returns what a correction changes for both sides, each thing in a line."""
        return tuple(difference_lines(difference, names))

    def charts(self, standing: Standing, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns the points of both sides after each trick and each round."""
        state = standing.state_as(State)
        [course] = courses(state)
        if not course.steps:
            return ()
        rounds = sorted({step.part for step in course.steps})
        parts = tuple(
            ChartPart(str(number), tuple(step.scores for step in course.steps if step.part == number))
            for number in rounds
        )
        sides = tuple(team_name(team, names) for team in (0, 1))
        return (
            Chart(sides, parts, tuple(SAY.phrase(turn, standing.record.players) for turn in course.turns), goal=GOAL),
        )

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns who won, and what each round brought."""
        state = standing.state_as(State)
        winner = state.winner or 0
        key = "ui.over.wins-one" if state.is_for_two else "ui.over.wins"
        won = SAY(key, team=team_name(winner, names))
        reasons = standing.game.explain(state)[-1:]
        again = Rematch(SAY("ui.over.rematch"), dict(standing.record.options))
        return Ending(won, reasons, sums_of(state), TEAM_PICTURES[winner], (again,))


def _is_used_up(before: State, card: LunarCard, area: Area | None) -> bool:
    """Whether a card cannot come next because all its copies were entered before."""
    return before.round is not None and is_one_copy_too_many(before, before.round, PlayedCard(card, area))


def sums_of(state: State) -> Sums:
    """Returns a line for each round with its points and how they came about, and one for the sum."""
    heads = (SAY("ui.over.round"), *(f"icon:{picture}" for picture in TEAM_PICTURES))
    lines = tuple(_line_of(played) for played in state.closed)
    return Sums(heads, SHARES, lines, (SAY("ui.over.total"), *map(str, state.scores)))


def _line_of(played: Round) -> tuple[str, ...]:
    points, track, stars = played.points or (0, 0), played.track or (0, 0), played.stars
    return str(played.number), *(
        SAY("ui.over.points", points=points[team], track=track[team], stars=stars[team]) for team in (0, 1)
    )


PRESENTER: Final = LunarPresenter(find_game("lunar"))
