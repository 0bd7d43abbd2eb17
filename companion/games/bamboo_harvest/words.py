"""What people are told in phrases: why the rules decided so, the score sheet and the result."""

from collections.abc import Callable
from typing import Any, Final

from companion.cards import Card
from companion.games.bamboo_harvest import actions as act
from companion.games.bamboo_harvest.choices import has_deed_for_swap, open_step
from companion.games.bamboo_harvest.deck import EDGE, name_place, place_at
from companion.games.bamboo_harvest.path import PATH, find_win, tokens_to_win
from companion.games.bamboo_harvest.state import Phase, State, TurnSummary, summarise_turn
from companion.games.bamboo_harvest.turn import BUILD_COST, DEED_COST, swap_cost
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
    return (phrase("win.at-once", "BH-5.5"),) if isinstance(state.last, act.End) else ()


def _grid(state: State, done: act.Grid) -> tuple[Phrase, ...]:
    return (phrase("done.grid", "BH-1.3", wild=state.wild),)


def _start(state: State, done: act.Start) -> tuple[Phrase, ...]:
    player = Player(state.starter)
    if done.discards is None:
        return (phrase("done.start", "BH-2.1", player=player),)
    return (phrase("done.highest", "BH-2.1", player=player, card=done.discards[state.starter]),)


def _placed(state: State, done: act.Place) -> tuple[Phrase, ...]:
    owner = state.built[done.on]
    assert owner is not None
    values: dict[str, PhraseValue] = {"card": state.grid[done.on], "place": name_place(done.on)}
    return (phrase("done.placed", "BH-2.2", player=Player(owner), **values),)


def _deeds(state: State, done: act.LayDeeds) -> tuple[Phrase, ...]:
    return (phrase("done.deeds", "BH-2.3", player=Player(state.starter)),)


def _built(state: State, done: act.Build) -> tuple[Phrase, ...]:
    values: dict[str, PhraseValue] = {"card": state.grid[done.on], "place": name_place(done.on), "cost": BUILD_COST}
    message = phrase("done.built", "BH-4.1", player=Player(state.turn), deed=done.deed, **values)
    return (message, *_why_not_won(state, done.deed)) if done.deed in state.wild else (message,)


def _why_not_won(state: State, deed: Card) -> tuple[Phrase, ...]:
    """Returns that a build with a wild deed does not win, and which win that was, if it would have been one."""
    win = find_win(state.built, state.turn, len(state.players))
    own = state.built.count(state.turn)
    missed = (phrase(f"done.missed-{win.by}", "BH-5.3", player=Player(state.turn), tokens=own),) if win else ()
    return (phrase("done.built-wild", "BH-5.3", deed=deed), *missed)


def _swapped(state: State, done: act.Swap) -> tuple[Phrase, ...]:
    (one, other), token, cost = done.on, done.token, swap_cost(*done.on)
    cards = {"one": state.grid[other], "other": state.grid[one]}
    values: dict[str, PhraseValue] = {"deed": done.deed, "token": state.grid[token], "place": name_place(token)}
    key = "done.swapped" if cost else "done.swapped-free"
    message = phrase(key, "BH-4.3", player=Player(state.turn), cost=cost, **cards, **values)
    wild = (phrase("done.swapped-wild", "BH-4.3", deed=done.deed),) if done.deed in state.wild else ()
    return (message, *wild)


def _harvested(state: State, done: act.Harvest) -> tuple[Phrase, ...]:
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


def _bought(state: State, done: act.Buy) -> tuple[Phrase, ...]:
    return (phrase("done.bought", "BH-4.4", player=Player(state.turn), cost=DEED_COST),)


def _redrew(state: State, done: act.Redraw) -> tuple[Phrase, ...]:
    return (phrase("done.redrew", "BH-4.4", player=Player(state.turn)),)


def _revealed(state: State, done: act.Reveal) -> tuple[Phrase, ...]:
    deeds = phrase("count.deeds", count=len(done.cards))
    return (phrase("done.revealed", "BH-4.5", player=Player(state.turn), deeds=deeds),)


def _discarded(state: State, done: act.Discard) -> tuple[Phrase, ...]:
    deeds = phrase("count.deeds", count=len(done.up or ()) + (done.down or 0))
    return (phrase("done.discarded", "BH-4.5", player=Player(state.turn), deeds=deeds),)


def _ended(state: State, done: act.End) -> tuple[Phrase, ...]:
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
    act.Grid: _grid,
    act.Start: _start,
    act.Place: _placed,
    act.LayDeeds: _deeds,
    act.Build: _built,
    act.Swap: _swapped,
    act.Harvest: _harvested,
    act.Buy: _bought,
    act.Redraw: _redrew,
    act.Reveal: _revealed,
    act.Discard: _discarded,
    act.End: _ended,
}


_ALOUD: Final = (act.Start, act.Build, act.Swap, act.Harvest, act.Buy)


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when an entry has made `before` into `after`."""
    explained = explain_done(after) if isinstance(after.last, _ALOUD) else ()
    return (*explained, *explain_win(after)) if after.phase is Phase.OVER else explained


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns another win, or else what was done last, if a correction changed it."""
    if after.phase is Phase.OVER and (after.winner, after.path) != (before.winner, before.path):
        return explain_win(after)
    return explain_done(after) if _done(after) != _done(before) else ()


def _done(state: State) -> tuple[act.Action | None, int, int]:
    """Returns what was done last, what it brought, and whose turn comes next."""
    return state.last, state.progress.harvested, state.turn


_BLANK = phrase("sheet.blank")
_LETTERS = "ABCD"
_BEGUN = (Phase.SWAP, Phase.HARVEST, Phase.MANAGE)
"""The phases of a turn in which something has been done."""


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: every player's stock, the forest, each turn, and how it stands."""
    wild = (phrase("sheet.wild", "BH-1.3", cards=state.wild),) if state.wild else ()
    turns = [_turn(turn) for turn in (*state.past_turns, *_running(state))]
    turns += [_BLANK] if turns else []
    return (phrase("name"), _BLANK, *_players(state), *wild, _BLANK, *forest_lines(state), _BLANK, *turns, *_end(state))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, every player's stock, and how it ended or stands."""
    return (phrase("name"), *_players(state), *_end(state))


def _players(state: State) -> tuple[Phrase, ...]:
    return tuple(player_line(state, seat) for seat in range(len(state.players)))


def player_line(state: State, seat: int) -> Phrase:
    """Returns what a player has: tokens, reeds and deeds."""
    counts = {
        "tokens": phrase("count.tokens", count=state.tokens[seat]),
        "reeds": phrase("count.reeds", count=state.reeds[seat]),
        "deeds": phrase("count.deeds", count=state.deeds[seat].count),
    }
    return phrase("sheet.player", letter=_LETTERS[seat], player=Player(seat), **counts)


def forest_lines(state: State) -> tuple[Phrase, ...]:
    """Returns the forest row by row: cards, or the letter of whoever built there; `*` is a disturbance token."""
    if not state.grid:
        return (phrase("sheet.no-forest"),)
    rows = tuple(
        phrase("sheet.row", cells=" ".join(_cell(state, place_at(row, c)) for c in range(EDGE))) for row in range(EDGE)
    )
    return (*rows, phrase("sheet.legend"))


def _cell(state: State, place: int) -> str:
    owner = state.built[place]
    if owner is not None:
        return f" {_LETTERS[owner]} " + ("=" if place in state.path else " ")
    return f"{state.grid[place].sign}{'*' if place in state.disturbance else ''}".rjust(3).ljust(4)


def _running(state: State) -> tuple[TurnSummary, ...]:
    """Returns what the running turn has done, if it has done anything."""
    return (summarise_turn(state),) if state.phase in _BEGUN else ()


def _turn(turn: TurnSummary) -> Phrase:
    did = []
    if turn.built is not None:
        did.append(phrase("sheet.built", "BH-4.1", place=name_place(turn.built)))
    if turn.swapped:
        did.append(phrase("sheet.swapped", "BH-4.3", places=tuple(map(name_place, turn.swapped))))
    if turn.harvested or not did:  # a build that wins is the end of its turn
        did.append(phrase("sheet.harvested", reeds=phrase("count.reeds", count=turn.harvested)))
    return phrase("sheet.turn", round=turn.round, player=Player(turn.seat), did=tuple(did), reeds=turn.reeds[turn.seat])


def _end(state: State) -> tuple[Phrase, ...]:
    if state.phase is Phase.OVER:
        return explain_win(state)
    if state.phase in (Phase.GRID, Phase.START, Phase.DEEDS):
        return (phrase("sheet.setup"),)
    return (phrase("sheet.unfinished", player=Player(state.turn), round=state.round),)
