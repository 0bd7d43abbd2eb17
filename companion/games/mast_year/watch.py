"""Watch: what a hand's cards say about suits not followed and bounty led too early (MY-5.3, MY-5.4, MY-10)."""

from dataclasses import dataclass, replace

from companion.cards import Card, Suit
from companion.engine import Irregularity
from companion.games.mast_year.deck import BOUNTY
from companion.tricks import Miss, revokes, settled


@dataclass(frozen=True, slots=True)
class Watch:
    """`broken`: ♥ may be led; `suspects`: seats that led ♥ unbroken and have shown no other suit since."""

    broken: bool = False
    misses: tuple[Miss, ...] = ()
    suspects: frozenset[int] = frozenset()
    irregularities: tuple[Irregularity, ...] = ()


def watch_shown(watch: Watch, seat: int, card: Card, shown: int | str) -> Watch:
    """Returns the watch after `seat` showed `card` in trick `shown`, or at the "reveal"."""
    if watch.misses and (found := revokes(watch.misses, seat, card.suit, shown)):
        misses = settled(watch.misses, seat, card.suit)
        watch = Watch(watch.broken, misses, watch.suspects, watch.irregularities + found)
    if seat in watch.suspects and card.suit is not BOUNTY:
        noted = tuple(
            replace(item, proven=True) if item.kind == "bounty-led" and item.seat == seat else item
            for item in watch.irregularities
        )
        watch = Watch(watch.broken, watch.misses, watch.suspects - {seat}, noted)
    return watch


def watch_lead(watch: Watch, seat: int, card: Card, trick: int) -> Watch:
    """Returns the watch after `seat` led `card`: ♥ led unbroken stands, and is noted (MY-5.4)."""
    if card.suit is not BOUNTY or watch.broken:
        return watch
    led = Irregularity("bounty-led", seat, trick)
    return Watch(False, watch.misses, watch.suspects | {seat}, (*watch.irregularities, led))


def watch_follow(watch: Watch, seat: int, card: Card, lead: Suit, trick: int) -> Watch:
    """Returns the watch after `seat` played `card` to a lead of `lead`: off suit it may break bounty."""
    if card.suit is lead:
        return watch
    broken = watch.broken or card.suit is BOUNTY
    return Watch(broken, (*watch.misses, Miss(seat, lead, trick)), watch.suspects, watch.irregularities)
