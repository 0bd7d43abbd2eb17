"""What the companion plays for a seat of Bamboo Harvest, by the forest; its face-down deeds are shown to all."""

from companion.engine import Phrase
from companion.games.bamboo_harvest.actions import Build, Harvest, Swap
from companion.games.bamboo_harvest.choices import possible_deeds
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.state import MOST_DEEDS, Phase, State
from companion.journal.standing import Standing
from companion.phrases import PhraseValue, Player, phrase
from companion.simulation.players.bamboo_harvest import (
    best_build,
    best_harvest,
    best_site,
    best_swap,
    shows_deed,
    wants_deed,
)


def stand_in(standing: Standing, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = standing.state_as(State)
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
