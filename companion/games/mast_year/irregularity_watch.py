"""What a hand's cards say about suits not followed and bounty led too early (MY-5.3, MY-5.4, MY-10)."""

from dataclasses import dataclass, replace

from companion.cards import Card, Suit
from companion.engine import Irregularity
from companion.games.mast_year.deck import BOUNTY
from companion.tricks import UnfollowedSuit, revokes, settled

LED = "bounty-led"


@dataclass(frozen=True, slots=True)
class IrregularityWatch:
    """`broken`: ♥ may be led; `suspect`: the seat that led ♥ before it was broken and has shown only ♥ since.

    `unseen`: a card that the suspect played was not noted, so that nothing can clear the suspicion any more.
    """

    broken: bool = False
    unfollowed: tuple[UnfollowedSuit, ...] = ()
    suspect: int | None = None
    unseen: bool = False
    irregularities: tuple[Irregularity, ...] = ()


def watch_shown(
    watch: IrregularityWatch, seat: int, card: Card, shown: int | str, *, is_last: bool
) -> IrregularityWatch:
    """Returns the watch after `seat` showed `card` in trick `shown`, or at the "reveal"; `is_last`: no card is left."""
    if watch.unfollowed and (found := revokes(watch.unfollowed, seat, card.suit, shown)):
        unfollowed = settled(watch.unfollowed, seat, card.suit)
        watch = replace(watch, unfollowed=unfollowed, irregularities=watch.irregularities + found)
    if seat != watch.suspect:
        return watch
    if card.suit is not BOUNTY:
        return _settle(watch, shown, is_right=False)
    return _settle(watch, shown, is_right=True) if is_last and not watch.unseen else watch


def _settle(watch: IrregularityWatch, shown: int | str, *, is_right: bool) -> IrregularityWatch:
    """Returns the watch after it became certain whether ♥ was led rightly (MY-5.4)."""
    noted = tuple(
        replace(item, shown=shown, proven=not is_right, cleared=is_right) if item.kind == LED else item
        for item in watch.irregularities
    )
    return replace(watch, suspect=None, irregularities=noted)


def watch_bounty_led(watch: IrregularityWatch, seat: int, trick: int, held: int, unseen: int) -> IrregularityWatch:
    """Returns the watch after `seat`, which held `held` cards, led ♥ while `unseen` ♥ had not been seen (MY-5.4).

    Both counts include the card that was led. The lead breaks bounty, rightly or not.
    """
    if watch.broken or held == 1:
        return replace(watch, broken=True)
    if held > unseen:
        led, suspect = Irregularity(LED, seat, trick, shown=trick, proven=True), None
    else:
        led, suspect = Irregularity(LED, seat, trick), seat
    return replace(watch, broken=True, suspect=suspect, irregularities=(*watch.irregularities, led))


def watch_follow(watch: IrregularityWatch, seat: int, card: Card, lead: Suit, trick: int) -> IrregularityWatch:
    """Returns the watch after `seat` played `card` to a lead of `lead`: off suit it may break bounty."""
    if card.suit is lead:
        return watch
    broken = watch.broken or card.suit is BOUNTY
    return IrregularityWatch(
        broken,
        (*watch.unfollowed, UnfollowedSuit(seat, lead, trick)),
        watch.suspect,
        watch.unseen,
        watch.irregularities,
    )


def watch_noted(watch: IrregularityWatch, seats_seen: frozenset[int]) -> IrregularityWatch:
    """Returns the watch after a trick of which only the cards of `seats_seen` were noted.

    Bounty may have been broken unseen.
    """
    unseen = watch.unseen or (watch.suspect is not None and watch.suspect not in seats_seen)
    return replace(watch, broken=True, unseen=unseen)
