"""Why the rules decided as they did, and what a voice says of it, in phrases; the sentences are in the translations."""

from collections.abc import Callable
from typing import Any, Final

from companion.cards import Card
from companion.games.bamboo_harvest.actions import (
    Action,
    Build,
    Buy,
    Discard,
    End,
    Grid,
    Harvest,
    LayDeeds,
    Place,
    Redraw,
    Reveal,
    Start,
    Swap,
)
from companion.games.bamboo_harvest.choices import has_deed_for_swap, open_step
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.managing import DEED_COST
from companion.games.bamboo_harvest.state import Phase, State
from companion.games.bamboo_harvest.turn import BUILD_COST, swap_cost
from companion.games.bamboo_harvest.winning import PATH, find_win, tokens_to_win
from companion.phrases import Phrase, PhraseValue, Player, phrase


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns what was done last, how the game was won, or what comes next."""
    return (*explain_done(state), *(explain_win(state) if state.phase is Phase.OVER else (_next(state),)))


def explain_done(state: State) -> tuple[Phrase, ...]:
    """Returns what was done last, and on which rule it rests; nothing before the forest is laid."""
    return () if state.last is None else _DONE[type(state.last)](state, state.last)


def explain_win(state: State) -> tuple[Phrase, ...]:
    """Returns who has won and why, and whose tokens stand on the path (BH-5)."""
    assert state.winner is not None
    winner = Player(state.winner)
    if state.won_by != PATH:
        count = tokens_to_win(len(state.players))
        return (phrase("win.count", "BH-5.2", winner=winner, tokens=count), *_at_once(state))
    owners = [state.built[place] for place in state.path]
    guests = tuple(
        phrase("win.guests", count=owners.count(seat), player=Player(seat))
        for seat in range(len(state.players))
        if seat != state.winner and seat in owners
    )
    values: dict[str, PhraseValue] = {"own": owners.count(state.winner), "guests": guests, "cards": len(owners)}
    ends = {"start": name_place(state.path[0]), "end": name_place(state.path[-1])}
    return (phrase("win.path", "BH-5.1", winner=winner, **values, **ends), *_at_once(state))


def _at_once(state: State) -> tuple[Phrase, ...]:
    """Returns the sentence that a win stood as the turn began, if it did (BH-5.5)."""
    return (phrase("win.at-once", "BH-5.5"),) if isinstance(state.last, End) else ()


def _grid(state: State, done: Grid) -> tuple[Phrase, ...]:
    return (phrase("done.grid", "BH-1.3", wild=state.wild),)


def _start(state: State, done: Start) -> tuple[Phrase, ...]:
    player = Player(state.starter)
    if done.discards is None:
        return (phrase("done.start", "BH-2.1", player=player),)
    return (phrase("done.highest", "BH-2.1", player=player, card=done.discards[state.starter]),)


def _placed(state: State, done: Place) -> tuple[Phrase, ...]:
    owner = state.built[done.on]
    assert owner is not None
    values: dict[str, PhraseValue] = {"card": state.grid[done.on], "place": name_place(done.on)}
    return (phrase("done.placed", "BH-2.2", player=Player(owner), **values),)


def _deeds(state: State, done: LayDeeds) -> tuple[Phrase, ...]:
    return (phrase("done.deeds", "BH-2.3", player=Player(state.starter)),)


def _built(state: State, done: Build) -> tuple[Phrase, ...]:
    values: dict[str, PhraseValue] = {"card": state.grid[done.on], "place": name_place(done.on), "cost": BUILD_COST}
    message = phrase("done.built", "BH-4.1", player=Player(state.turn), deed=done.deed, **values)
    return (message, *_why_not_won(state, done.deed)) if done.deed in state.wild else (message,)


def _why_not_won(state: State, deed: Card) -> tuple[Phrase, ...]:
    """Returns that a build with a wild deed does not win, and which win that was, if it would have been one."""
    win = find_win(state.built, state.turn, len(state.players))
    own = state.built.count(state.turn)
    missed = (phrase(f"done.missed-{win.by}", "BH-5.3", player=Player(state.turn), tokens=own),) if win else ()
    return (phrase("done.built-wild", "BH-5.3", deed=deed), *missed)


def _swapped(state: State, done: Swap) -> tuple[Phrase, ...]:
    (one, other), token, cost = done.on, done.token, swap_cost(*done.on)
    cards = {"one": state.grid[other], "other": state.grid[one]}
    values: dict[str, PhraseValue] = {"deed": done.deed, "token": state.grid[token], "place": name_place(token)}
    key = "done.swapped" if cost else "done.swapped-free"
    message = phrase(key, "BH-4.3", player=Player(state.turn), cost=cost, **cards, **values)
    wild = (phrase("done.swapped-wild", "BH-4.3", deed=done.deed),) if done.deed in state.wild else ()
    return (message, *wild)


def _harvested(state: State, done: Harvest) -> tuple[Phrase, ...]:
    player, reeds, deeds = Player(state.turn), state.progress.harvested, state.progress.drawn
    if not reeds and not deeds:
        return (phrase("done.harvested-nothing", "BH-4.4", player=player),)
    gains = []
    if reeds:
        gains.append(phrase("count.reeds", count=reeds))
    if deeds:
        gains.append(phrase("count.deeds", count=deeds))
    message = phrase("done.harvested", "BH-4.4", player=player, gains=tuple(gains), reeds=state.reeds[state.turn])
    return (message, phrase("done.drawn", "BH-4.4")) if deeds else (message,)


def _bought(state: State, done: Buy) -> tuple[Phrase, ...]:
    return (phrase("done.bought", "BH-4.4", player=Player(state.turn), cost=DEED_COST),)


def _redrew(state: State, done: Redraw) -> tuple[Phrase, ...]:
    return (phrase("done.redrew", "BH-4.4", player=Player(state.turn)),)


def _revealed(state: State, done: Reveal) -> tuple[Phrase, ...]:
    deeds = phrase("count.deeds", count=len(done.cards))
    return (phrase("done.revealed", "BH-4.5", player=Player(state.turn), deeds=deeds),)


def _discarded(state: State, done: Discard) -> tuple[Phrase, ...]:
    deeds = phrase("count.deeds", count=len(done.up or ()) + (done.down or 0))
    return (phrase("done.discarded", "BH-4.5", player=Player(state.turn), deeds=deeds),)


def _ended(state: State, done: End) -> tuple[Phrase, ...]:
    message = phrase("done.ended", "BH-4.5", player=Player(state.past_turns[-1].seat))
    lies = state.disturbance[state.turn] is not None and state.phase is not Phase.OVER
    return (message, phrase("done.will-clear", "BH-4.2", player=Player(state.turn))) if lies else (message,)


def _next(state: State) -> Phrase:
    player = Player(state.turn)
    match state.phase:
        case Phase.GRID:
            return phrase("next.grid", "BH-1.2")
        case Phase.START:
            return phrase("next.start", "BH-2.1")
        case Phase.PLACE:
            return phrase("next.place", "BH-2.2", player=player)
        case Phase.DEEDS:
            return phrase("next.deeds", "BH-2.3")
        case Phase.MANAGE:
            return phrase("next.manage", "BH-4.5", player=player)
    step = open_step(state)
    if step is Phase.HARVEST:
        return phrase("next.harvest", "BH-4.4", player=player)
    if state.phase is Phase.SWAP:
        return phrase("next.swap", "BH-4.3", player=player)
    key = "no-build" if step is Phase.SWAP else "build" if has_deed_for_swap(state) else "build-only"
    return phrase(f"next.{key}", "BH-4.1", player=player, cost=BUILD_COST)


_DONE: Final[dict[type, Callable[[State, Any], tuple[Phrase, ...]]]] = {
    Grid: _grid,
    Start: _start,
    Place: _placed,
    LayDeeds: _deeds,
    Build: _built,
    Swap: _swapped,
    Harvest: _harvested,
    Buy: _bought,
    Redraw: _redrew,
    Reveal: _revealed,
    Discard: _discarded,
    End: _ended,
}


_ALOUD: Final = (Start, Build, Swap, Harvest, Buy)


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when an entry has made `before` into `after`."""
    explained = explain_done(after) if isinstance(after.last, _ALOUD) else ()
    return (*explained, *explain_win(after)) if after.phase is Phase.OVER else explained


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns another win, or else what was done last, if a correction changed it."""
    if after.phase is Phase.OVER and (after.winner, after.path) != (before.winner, before.path):
        return explain_win(after)
    return explain_done(after) if _done(after) != _done(before) else ()


def _done(state: State) -> tuple[Action | None, int, int]:
    """Returns what was done last, what it brought, and whose turn comes next."""
    return state.last, state.progress.harvested, state.turn
