"""The tally of a round of turns: the tokens that everybody has built, and the reeds left (BH-5.2)."""

from collections.abc import Sequence

from companion.engine import PartTally, SideTally
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.state import Phase, State, TurnSummary
from companion.games.bamboo_harvest.summary import ends_part
from companion.games.bamboo_harvest.winning import tokens_to_win
from companion.phrases import Phrase, Player, phrase


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a round of turns brought, as long as the game goes on."""
    state = states[-1]
    if not state.past_turns or state.phase is Phase.OVER or not ends_part(states[-2], state):
        return None
    number = state.past_turns[-1].round
    turns = sorted((turn for turn in state.past_turns if turn.round == number), key=lambda turn: turn.seat)
    sides = tuple(
        SideTally(
            Player(turn.seat), int(turn.built is not None), state.tokens[turn.seat], _done(state, turn), seat=turn.seat
        )
        for turn in turns
    )
    needed = phrase("tally.needed", "BH-5.2", tokens=tokens_to_win(len(state.players)))
    return PartTally(
        phrase("ui.part.round", number=number), sides, phrase("ui.part.on-round", number=state.round), (needed,)
    )


def _done(state: State, turn: TurnSummary) -> tuple[Phrase, ...]:
    """Returns where a turn built and what it harvested, and what its player has left."""
    reeds = phrase("count.reeds", count=turn.harvested)
    has = phrase("count.reeds", count=state.reeds[turn.seat])
    harvest = phrase("tally.harvested", "BH-4.4", count=turn.harvested, reeds=reeds, has=has)
    if turn.built is None:
        return (phrase("tally.no-build", "BH-4.1"), harvest)
    card, place = state.grid[turn.built], name_place(turn.built)
    return (phrase("tally.built", "BH-4.1", card=card, place=place), harvest)
