"""Steps that several actions share, and the refusal of what is impossible."""

from typing import Final

from companion.cards import Card
from companion.engine.values import with_item, without_item
from companion.errors import refuse
from companion.games.bamboo_harvest.state import Deeds, Phase, Piles, State
from companion.phrases import Player

_WAITS: Final = {
    Phase.GRID: ("the forest is laid first: only 'grid' can follow", "BH-1.2"),
    Phase.START: ("now it is settled who starts: only 'start' can follow", "BH-2.1"),
    Phase.PLACE: ("tokens are placed now: only 'place' can follow", "BH-2.2"),
    Phase.DEEDS: ("everybody's deeds are laid face-up now: only 'deeds' can follow", "BH-2.3"),
    Phase.BUILD: ("a turn begins: 'build', 'swap' or 'harvest' can follow", "BH-4.1"),
    Phase.SWAP: ("this turn has built: 'swap' or 'harvest' can follow", "BH-4.3"),
    Phase.HARVEST: ("this turn has swapped: only 'harvest' can follow", "BH-4.4"),
    Phase.MANAGE: ("this turn has harvested: deeds are managed now, or 'end' follows", "BH-4.5"),
    Phase.OVER: ("the game is over: nothing can follow", "BH-5.1"),
}


def check_step(state: State, phases: tuple[Phase, ...], seat: int | None = None) -> None:
    """Checks that the phase is one of `phases`, and that it is the turn of `seat`. Raises ImpossibleActionError."""
    if state.phase not in phases:
        why, rule = _WAITS[state.phase]
        raise refuse(why, rule, state.phase)
    if seat is not None and seat != state.turn:
        why = f"it is seat {state.turn}'s turn, not seat {seat}'s"
        raise refuse(why, "BH-2.3", "turn", player=Player(state.turn))


def check_deeds(state: State, deeds: tuple[Card, ...]) -> None:
    """Checks that all these deeds can come to light now. Raises ImpossibleActionError."""
    for place, deed in enumerate(deeds):
        copies = state.copies(deed)
        if not copies:
            why = f"{deed.sign} is no deed: deeds are ♣, ♠ and {', '.join(card.sign for card in state.wild)}"
            raise refuse(why, "BH-1.3", "no-deed", card=deed)
        if state.known_copies(deed) + deeds[:place].count(deed) >= copies:
            why = f"every {deed.sign} among the deeds is accounted for: name another"
            raise refuse(why, "BH-1.3", "accounted", card=deed)


def without(own: Deeds, deed: Card) -> Deeds:
    """Returns a seat's deeds without one of those that lie face-up."""
    place = own.up.index(deed)
    used = tuple(card for card in own.used if card != deed)
    return Deeds(without_item(own.up, place), used, own.down)


def with_deeds(state: State, own: Deeds) -> tuple[Deeds, ...]:
    """Returns all deeds with those of the seat in turn changed."""
    return with_item(state.deeds, state.turn, own)


def with_reeds(state: State, change: int) -> tuple[int, ...]:
    """Returns all reeds with those of the seat in turn changed."""
    seat = state.turn
    return with_item(state.reeds, seat, state.reeds[seat] + change)


def draw_deeds(piles: Piles, count: int) -> tuple[Piles, int]:
    """Returns the piles after `count` draws, and how many there were: an empty pile takes in the discards (BH-4.4)."""
    drawn = 0
    while drawn < count and piles.draw + piles.discard:
        if not piles.draw:
            piles = Piles(piles.discard, 0)
        taken = min(count - drawn, piles.draw)
        piles = Piles(piles.draw - taken, piles.discard, piles.known)
        drawn += taken
    return piles, drawn
