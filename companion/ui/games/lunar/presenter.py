"""Presenter: presents Lunar on the screens that all games share; no Kivy."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final

from companion.engine import Irregularity
from companion.engine.faces import Face
from companion.engine.game import can_follow
from companion.exports.chart import Chart
from companion.games import find_game
from companion.games.lunar.actions import Action, Exchanged, Play, Stars, Tally, TrackPoints, Trump
from companion.games.lunar.choices import all_plays, is_one_copy_too_many
from companion.games.lunar.deck import CARDS, Area, LunarCard
from companion.games.lunar.rules import GOAL
from companion.games.lunar.state import Phase, PlayedCard, Round, State
from companion.games.lunar.view import TEAM_PICTURES, WON
from companion.games.lunar.words import explain_irregularity
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Difference
from companion.ui.base_presenter import BasePresenter
from companion.ui.changed_values import changed_turn, changed_value
from companion.ui.charts import plain_charts
from companion.ui.games.lunar.counts import team_names
from companion.ui.games.lunar.prints import print_card
from companion.ui.presenter import Choice, Ending, Rematch, Sums, Unsettled
from companion.ui.texts import SAY
from companion.ui.trick_table.unsettled import find_unsettled


def line_of(before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
    """Returns the number of the round, and the title of the trick or of what came before or after the tricks."""
    running = before.round
    number = before.rounds[-1].number
    if isinstance(action, Tally):
        return number, SAY("ui.history.count")
    if running is None or running.phase is Phase.TRUMP:
        return number, SAY("ui.history.begin")
    if running.phase is Phase.TRACK:
        return number, SAY("ui.history.track")
    return number, SAY("ui.history.trick", number=len(running.tricks) + (running.phase is Phase.TRICKS))


def card_of(action: Action) -> PlayedCard | None:
    """Returns the card that an action enters, if it is one."""
    return PlayedCard(action.card, action.from_) if isinstance(action, Play) else None


def marks(action: Action, before: State, now: State) -> str:
    """Returns the signs of a card that was played in the state `before`, as the game tells it now."""
    running = before.round
    if not isinstance(action, Play) or running is None or running.number > len(now.rounds):
        return ""
    whole, number, seat = now.rounds[running.number - 1], len(running.tricks), before.seat_of_turn(running)
    wins = number < len(whole.tricks) and whole.tricks[number].team == seat % 2
    proven = any((item.trick, item.seat) == (number + 1, seat) for item in whole.irregularities)
    is_suit = action.card.face.suit is not None  # LU-5.2: of a player's two cards, the one that did not follow
    return WON * wins + "⚠" * (proven and is_suit)


def entry_text(action: Action, before: State | None, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words; `before` is the state in which it was entered, if the words may use it."""
    running = before.round if before else None
    match action:
        case Play(card, area):
            said = print_card(PlayedCard(card, area))
            sign = f"{said.sign} ({said.note})" if said.note else said.sign
            return f"{names[before.seat_of_turn(running)]}: {sign}" if before and running else sign
        case Trump(suit):
            return SAY("ui.bar.trump", suit=SAY(f"card.{suit}"))
        case Stars(kept):
            return SAY("button.stars", count=kept)
        case TrackPoints(points):
            return SAY("ui.history.points", first=points[0], second=points[1])
        case Tally():
            return SAY("ui.history.counted", first=action.spaces[0], second=action.spaces[1])
    return SAY("button.exchanged")


def difference_lines(difference: Difference, names: tuple[str, ...]) -> Iterator[str]:
    """Yields the winner, whose turn it is, both sides' points, and what changes in each round."""
    before, after = difference.before, difference.after
    teams = team_names(names)
    yield from changed_value(SAY("ui.correct.winner"), before["winner"], after["winner"], teams)
    yield from changed_turn(before, after, names)
    for team, name in enumerate(teams):
        yield from changed_value(name, before["scores"][team], after["scores"][team])
    for was, becomes in zip(before["rounds"], after["rounds"], strict=False):
        part = SAY("ui.bar.round", number=becomes["round"])
        for line in _round(was, becomes, teams):
            yield f"{part}, {line}"


def _round(was: Mapping[str, Any], becomes: Mapping[str, Any], teams: Sequence[str]) -> Iterator[str]:
    for old, new in zip(was["tricks"], becomes["tricks"], strict=False):
        trick = SAY("ui.history.trick", number=new["trick"])
        yield from changed_value(trick, old["team"], new["team"], teams)
    for team, name in enumerate(teams):
        for count in ("spaces", "stars"):
            yield from changed_value(SAY(f"ui.correct.{count}", team=name), was[count][team], becomes[count][team])


def unsettled(snapshot: GameSnapshot) -> Unsettled | None:
    """Returns what came to light last in the round being played, or, until the next one has a trump, in the last."""
    state = snapshot.state_as(State)
    begun = [played for played in state.rounds if played.phase is not Phase.TRUMP or played.tallied]
    if not begun:
        return None
    played = begun[-1]

    def is_its_entry(before: State, action: object, item: Irregularity) -> bool:
        """Whether it is the suit card that did not follow."""
        running = before.round
        if not isinstance(action, Play) or running is None or running.number != played.number:
            return False
        place = (len(running.tricks) + 1, before.seat_of_turn(running))
        return place == (item.trick, item.seat) and action.card.face.suit is not None

    named = [(f"{played.number}:{item.kind}:{item.seat}:{item.trick}", item) for item in played.irregularities]
    return find_unsettled(snapshot, State, named, lambda item: explain_irregularity(state, played, item), is_its_entry)


SHARES: Final = (0.7, 1.0, 1.0)
"""The relative widths of the columns of a round: its number, and both sides."""


class LunarPresenter(BasePresenter[State, Action]):
    """What the history, the corrections and the end show of a game of Lunar."""

    entry_text = staticmethod(entry_text)
    line_of = staticmethod(line_of)
    changed = staticmethod(difference_lines)
    card_of = staticmethod(card_of)
    marks = staticmethod(marks)
    unsettled = staticmethod(unsettled)

    def part_title(self, part: int, now: State) -> str:
        """Returns what a round is called, and what it brought both sides."""
        points = now.rounds[part - 1].points
        if points is None:
            return SAY("ui.bar.round", number=part)
        return SAY("ui.history.round", number=part, first=points[0], second=points[1])

    def instead_of(self, action: Action, before: State, names: tuple[str, ...]) -> Sequence[Choice[Action]]:
        """Returns every other card that the entry can have been, even if its seat may not play it; or choices."""
        if isinstance(action, Play):
            possible = (play for play in all_plays(before) if play != action and self._can_be_meant(before, play))
            return [(play, self._words(play, before, names)) for play in possible]
        if isinstance(action, Stars):
            return [(Stars(kept), SAY("button.stars", count=kept)) for kept in range(5) if kept != action.kept]
        if isinstance(action, Exchanged):
            return ()  # LU-2.1: the trump suit comes after the exchange, so it is no alternative
        return super().instead_of(action, before, names)

    def _can_be_meant(self, before: State, play: Play) -> bool:
        """Whether a card can have been played, or only its earlier copies forbid it, one of which may be wrong."""
        return can_follow(self._game, before, play) or _is_used_up(before, play.card, play.from_)

    def used_beside(self, snapshot: GameSnapshot, place: int) -> frozenset[Face]:
        """Returns the cards with all copies entered before `place`: identical cards are normal (LU-1.1)."""
        states = snapshot.states_as(State)
        before, played = states[min(place, len(states) - 1)], product(CARDS.values(), (None, *Area))
        return frozenset(PlayedCard(card, area) for card, area in played if _is_used_up(before, card, area))

    def charts(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns the points of both sides after each trick and each round."""
        charts = plain_charts(snapshot, names)
        return tuple(replace(chart, sides=team_names(names), goal=GOAL) for chart in charts)

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns who won, and what each round brought."""
        state = snapshot.state_as(State)
        winner = state.winner or 0
        key = "ui.over.wins-one" if state.is_for_two else "ui.over.wins"
        won = SAY(key, team=team_names(names)[winner])
        reasons = snapshot.game.explain(state)[-1:]
        again = Rematch(SAY("ui.over.rematch"), dict(snapshot.record.options))
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
