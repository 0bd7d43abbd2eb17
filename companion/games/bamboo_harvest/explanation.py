"""Why things are as they are now, in phrases; the sentences are in the translations."""

from collections.abc import Callable
from typing import Final

from companion.engine.phrases import Phrase, PhraseValue, Player, phrase
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.state import LastAction, Phase, State
from companion.games.bamboo_harvest.turn import BUILD_COST
from companion.games.bamboo_harvest.winning import PATH, tokens_to_win


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns what was done last, how the game was won, or what comes next."""
    done = () if state.last is None else explain_done(state, state.last)
    return (*done, *(explain_win(state) if state.phase is Phase.OVER else (_next(state),)))


def explain_done(state: State, done: LastAction) -> tuple[Phrase, ...]:
    """Returns what an action did, and on which rule it rests."""
    return _DONE[done.did](state, done)


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
    """Returns that a win stood as the turn began, if it did (BH-5.5)."""
    waited = state.last is not None and state.last.did == "ended"
    return (phrase("win.at-once", "BH-5.5"),) if waited else ()


def _grid(state: State, done: LastAction) -> tuple[Phrase, ...]:
    return (phrase("done.grid", "BH-1.3", wild=state.wild),)


def _start(state: State, done: LastAction) -> tuple[Phrase, ...]:
    player = Player(done.seat)
    if done.card is None:
        return (phrase("done.start", "BH-2.1", player=player),)
    return (phrase("done.highest", "BH-2.1", player=player, card=done.card),)


def _placed(state: State, done: LastAction) -> tuple[Phrase, ...]:
    assert done.card
    return (
        phrase("done.placed", "BH-2.2", player=Player(done.seat), card=done.card, place=name_place(done.places[0])),
    )


def _deeds(state: State, done: LastAction) -> tuple[Phrase, ...]:
    return (phrase("done.deeds", "BH-2.3", player=Player(done.seat)),)


def _built(state: State, done: LastAction) -> tuple[Phrase, ...]:
    assert done.card
    place = done.places[0]
    values: dict[str, PhraseValue] = {"card": state.grid[place], "place": name_place(place), "cost": done.reeds}
    message = phrase("done.built", "BH-4.1", player=Player(done.seat), deed=done.card, **values)
    wild = (phrase("done.built-wild", "BH-5.3", deed=done.card),) if done.card in state.wild else ()
    return (message, *wild)


def _swapped(state: State, done: LastAction) -> tuple[Phrase, ...]:
    assert done.card
    one, other, token = done.places
    cards = {"one": state.grid[other], "other": state.grid[one]}
    values: dict[str, PhraseValue] = {"deed": done.card, "token": state.grid[token], "place": name_place(token)}
    key = "done.swapped" if done.reeds else "done.swapped-free"
    message = phrase(key, "BH-4.3", player=Player(done.seat), cost=done.reeds, **cards, **values)
    wild = (phrase("done.swapped-wild", "BH-4.3", deed=done.card),) if done.card in state.wild else ()
    return (message, *wild)


def _harvested(state: State, done: LastAction) -> tuple[Phrase, ...]:
    player = Player(done.seat)
    if not done.reeds and not done.count:
        return (phrase("done.harvested-nothing", "BH-4.4", player=player),)
    gains = []
    if done.reeds:
        gains.append(phrase("count.reeds", count=done.reeds))
    if done.count:
        gains.append(phrase("count.deeds", count=done.count))
    message = phrase("done.harvested", "BH-4.4", player=player, gains=tuple(gains), reeds=state.reeds[done.seat])
    return (message, phrase("done.drawn", "BH-4.4")) if done.count else (message,)


def _bought(state: State, done: LastAction) -> tuple[Phrase, ...]:
    return (phrase("done.bought", "BH-4.4", player=Player(done.seat), cost=done.reeds),)


def _redrew(state: State, done: LastAction) -> tuple[Phrase, ...]:
    return (phrase("done.redrew", "BH-4.4", player=Player(done.seat)),)


def _managed(state: State, done: LastAction) -> tuple[Phrase, ...]:
    deeds = phrase("count.deeds", count=done.count)
    return (phrase(f"done.{done.did}", "BH-4.5", player=Player(done.seat), deeds=deeds),)


def _ended(state: State, done: LastAction) -> tuple[Phrase, ...]:
    message = phrase("done.ended", "BH-4.5", player=Player(done.seat))
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
        case Phase.BUILD:
            can = state.reeds[state.turn] >= BUILD_COST
            return phrase("next.build" if can else "next.no-build", "BH-4.1", player=player, cost=BUILD_COST)
        case Phase.SWAP:
            return phrase("next.swap", "BH-4.3", player=player)
        case Phase.HARVEST:
            return phrase("next.harvest", "BH-4.4", player=player)
    return phrase("next.manage", "BH-4.5", player=player)


_DONE: Final[dict[str, Callable[[State, LastAction], tuple[Phrase, ...]]]] = {
    "grid": _grid,
    "start": _start,
    "placed": _placed,
    "deeds": _deeds,
    "built": _built,
    "swapped": _swapped,
    "harvested": _harvested,
    "bought": _bought,
    "redrew": _redrew,
    "revealed": _managed,
    "discarded": _managed,
    "ended": _ended,
}
