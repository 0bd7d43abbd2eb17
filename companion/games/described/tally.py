"""The tally of a hand, or of a round of a game without tricks: each line that gave a side points, and the sums."""

from collections.abc import Sequence

from companion.engine.tally import PartTally, SideTally
from companion.games.described.explanation import begins, part_named, said, written
from companion.games.described.scoring import Scored
from companion.games.described.state import Hand, State
from companion.games.described.view import colour_of, picture_of
from companion.phrases import Phrase, Player, phrase


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a hand brought, once it is over and another one follows."""
    state = states[-1]
    before = states[-2] if len(states) > 1 else state
    if state.hand is None or len(state.hands) == len(before.hands):
        return None
    done = state.hands[-1]
    sides = tuple(
        SideTally(
            tuple(map(Player, seats)),
            float(state.totals[side] - before.totals[side]),
            float(state.totals[side]),
            _lines(state, done, side),
            colour=colour_of(side) if state.description.has_teams else "button",
            icon=picture_of(side) if state.description.has_teams else "",
        )
        for side, seats in enumerate(state.sides)
    )
    title, on = _titles(state, done, state.hand)
    return PartTally(title, sides, on, begins(state, state.hand), shows_table=False)


def _titles(state: State, done: Hand, new: Hand) -> tuple[Phrase, Phrase]:
    """Returns what the tally is called, and the way on."""
    rounds = state.description.rounds
    if rounds and rounds.name:
        named = [part_named(state.description, one) for one in (done, new)]
        return phrase("tally.title", part=named[0]), phrase("tally.on", part=named[1])
    part = "hand" if rounds is None else "round"
    return phrase(f"ui.part.{part}", number=done.dealt.number), phrase(f"ui.part.on-{part}", number=new.dealt.number)


def _lines(state: State, done: Hand, side: int) -> tuple[Phrase, ...]:
    """Returns the lines of the account that gave a side points, or took some."""
    assert done.closed
    account = (one for one in done.closed.score.account if one.side == side)
    return tuple(_line(state, one) for one in account)


def _line(state: State, one: Scored) -> Phrase:
    """Returns what a line gave, with whose it was where players share a side."""
    say, points = said(state.description.score[one.line].say), written(one.points)
    if one.seat is None or not state.description.has_teams:
        return phrase("tally.line", say=say, points=points)
    return phrase("tally.line-of", say=say, points=points, player=Player(one.seat))
