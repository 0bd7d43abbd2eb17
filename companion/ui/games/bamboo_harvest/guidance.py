"""What a table is told to do: the first turns of Bamboo Harvest, and what the companion plays for a seat."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.app.game_screens import Lesson
from companion.engine import Phrase
from companion.games.bamboo_harvest.actions import Build, Harvest, Swap
from companion.games.bamboo_harvest.choices import possible_deeds
from companion.games.bamboo_harvest.deck import name_place
from companion.games.bamboo_harvest.state import MOST_DEEDS, Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import PhraseValue, Player, phrase
from companion.simulation.players.bamboo_harvest import (
    best_build,
    best_harvest,
    best_site,
    best_swap,
    shows_deed,
    wants_deed,
)

SWAP: Final = ("swap", "BH-4.3", ("diamonds", "hearts"))
HARVEST: Final = ("harvest", "BH-4.4", ("reed", "reed"))
LESSONS: Final[Mapping[Phase, tuple[tuple[str, str, tuple[str, ...]], ...]]] = {
    Phase.GRID: (("aim", "BH-5.1", ("bamboo",)), ("grid", "BH-1.2", ("diamonds", "hearts"))),
    Phase.START: (("start", "BH-2.1", ("clubs", "spades")),),
    Phase.PLACE: (("place", "BH-2.2", ("bamboo",)),),
    Phase.DEEDS: (("deeds", "BH-2.3", ("clubs", "spades")),),
    Phase.BUILD: (("build", "BH-4.1", ("reed", "bamboo")), SWAP, HARVEST),
    Phase.SWAP: (SWAP, HARVEST),
    Phase.HARVEST: (HARVEST,),
    Phase.MANAGE: (("manage", "BH-4.5", ("clubs", "spades")),),
}
"""By phase: the name of each lesson, its fact, and its icons."""


def lessons(snapshot: GameSnapshot) -> Sequence[Lesson]:
    """Returns what a table learns at each step of the set-up and of the first round."""
    state = snapshot.state_as(State)
    if state.round > 1:
        return ()
    player = Player(state.turn)
    return tuple(
        Lesson(phrase(f"first-hand.{name}", rule, player=player), icons)
        for name, rule, icons in LESSONS.get(state.phase, ())
    )


def stand_in(snapshot: GameSnapshot, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = snapshot.state_as(State)
    player = Player(seat)
    if state.phase is Phase.DEEDS:
        return phrase("stand-in.deeds", "BH-2.3", player=player)
    if state.phase in (Phase.GRID, Phase.START, Phase.OVER) or state.turn != seat:
        return None
    if state.phase is Phase.PLACE:
        site = best_site(state)
        return phrase("stand-in.place", "BH-2.2", player=player, card=state.grid[site], place=name_place(site))
    return _manage(state) if state.phase is Phase.MANAGE else _move(state)


def _move(state: State) -> Phrase:
    """Returns what the seat in turn does with the forest: it builds, swaps or harvests."""
    player = Player(state.turn)
    own = best_build(state, []) if state.phase is Phase.BUILD else None
    if own is not None:
        return phrase("stand-in.build", "BH-4.1", player=player, **_site(state, own), deed=own.deed)
    swap = best_swap(state) if state.phase is not Phase.HARVEST else None
    other = _swap(state, swap) if swap else _harvest(state, best_harvest(state))
    held = best_build(state, list(possible_deeds(state))) if state.phase is Phase.BUILD and state.own.down else None
    if held is None:
        return phrase("stand-in.turn", other.rule, player=player, does=other)
    deeds = tuple(deed for deed in possible_deeds(state) if state.matches(deed, held.on))
    return phrase("stand-in.build-if", "BH-4.1", player=player, **_site(state, held), deeds=deeds, other=other)


def _site(state: State, build: Build) -> dict[str, PhraseValue]:
    return {"card": state.grid[build.on], "place": name_place(build.on)}


def _swap(state: State, swap: Swap) -> Phrase:
    """Returns a swap, the place of the disturbance token first."""
    first, second = sorted(swap.on, key=lambda place: place != swap.token)
    values: dict[str, PhraseValue] = {"one": state.grid[first], "other": state.grid[second]}
    return phrase("stand-in.swap", "BH-4.3", where=name_place(first), there=name_place(second), **values)


def _harvest(state: State, harvest: Harvest) -> Phrase:
    cards = tuple(state.grid[place] for picked in harvest.from_ for place in picked.cards)
    return phrase("stand-in.harvest" if cards else "stand-in.no-harvest", "BH-4.4", cards=cards)


def _manage(state: State) -> Phrase:
    """Returns what the seat in turn does with its deeds."""
    player, surplus = Player(state.turn), state.own.count - MOST_DEEDS
    if wants_deed(state):
        return phrase("stand-in.buy", "BH-4.4", player=player)
    if state.own.down and shows_deed(state):
        return phrase("stand-in.reveal", "BH-4.5", player=player)
    if surplus > 0:
        return phrase("stand-in.discard", "BH-4.5", player=player, count=surplus)
    return phrase("stand-in.end", "BH-4.5", player=player)
