"""The tally of a hand, before the Oaks show their last cards: what lies in the stashes, and the points with it."""

from collections.abc import Sequence

from companion.engine import PartTally, SideTally
from companion.games.mast_year.explanation import explain, explain_sums_so_far
from companion.games.mast_year.scoring import scores_of
from companion.games.mast_year.state import Hand, Phase, State
from companion.games.mast_year.view import SIDES, piles_of
from companion.phrases import phrase

STASHES = ("eaten", "uneaten")
"""What counts for the Squirrels and for the Oaks (MY-7.1)."""


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what the tricks of a hand brought, once they are over and the game goes on."""
    state = states[-1]
    hand = state.hand
    if hand is None or state.phase is not Phase.REVEAL or hand.revealed:
        return None
    sides = tuple(_side(hand, team, points) for team, points in enumerate(scores_of(state)))
    told = (*explain(state), *explain_sums_so_far(state))
    return PartTally(phrase("ui.part.hand", number=len(state.hands)), sides, phrase("ui.part.on-reveal"), told)


def _side(hand: Hand, team: int, points: int) -> SideTally:
    is_eaten, (icon, colour) = team == 0, SIDES[team]
    count = hand.acorns_stashed(eaten=is_eaten)
    piles = piles_of(stash for stash in hand.stashes if stash.eaten is is_eaten)
    whose = phrase(f"ui.part.{STASHES[team]}", "MY-7.1", count=count)
    return SideTally(whose, count, points, piles=piles, colour=colour, icon=icon)
