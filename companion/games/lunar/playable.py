"""Which cards can be played now, and why others cannot (LU-1, LU-3.1, LU-5.1)."""

from typing import Final

from companion.errors import ImpossibleActionError
from companion.games.lunar.deck import Area, CardKind
from companion.games.lunar.state import PlayedCard, Round, State
from companion.phrases import Phrase, PhraseValue, phrase

COPIES: Final = "copies"
"""The refusal of a card of which all copies were played."""


def check_card(state: State, running: Round, laid: PlayedCard) -> None:
    """Raises ImpossibleActionError for a card that cannot come next in the running trick."""
    error = refusal(state, running, laid)
    if error:
        raise error


def refusal(state: State, running: Round, laid: PlayedCard) -> ImpossibleActionError | None:
    """Returns why a card cannot come next, or None if it can."""
    card = laid.card
    if (laid.area is not None) is not state.is_for_two:
        why = (
            "say where the card comes from: 'from' is 'hand' or 'sky'"
            if state.is_for_two
            else "there is no Sky: leave 'from' out"
        )
        return _no(why, "LU-5.1", "area" if state.is_for_two else "no-sky")
    if card.star and not state.options.stars_are_marked:
        return _no(f"the stars are told after the trick: write {card.face.name!r}", "LU-3.4", "star")
    if len(running.table) >= 2 and (error := _second(state, laid, running.table[-2])):
        return error
    if running.played[card.face.place] == card.face.copies:
        why = f"all {card.face.copies} copies of {card.face.name} were played in this round: one is misread"
        return _no(why, "LU-1.1", COPIES, card=named(laid), count=card.face.copies)
    return _short(state, running, laid)


def is_one_copy_too_many(state: State, running: Round, laid: PlayedCard) -> bool:
    """Whether only the copies played before forbid a card, so that one of these may have been misread (LU-1.1)."""
    refused = refusal(state, running, laid)
    is_too_many = refused is not None and refused.phrase is not None and refused.phrase.key == f"refused.{COPIES}"
    return is_too_many and _short(state, running, laid) is None


def _second(state: State, laid: PlayedCard, first: PlayedCard) -> ImpossibleActionError | None:
    """Returns why `laid` cannot follow the team's `first` card in the trick."""
    owed = other(first.card.kind)
    if laid.card.kind is not owed:
        noun = kind_word(owed)
        return _no(f"the team still owes a {noun} card, not {laid.card.face.name}", "LU-3.1", f"owes-{noun}")
    if laid.area is not None and laid.area is first.area:
        owed_area = Area.HAND if first.area is Area.SKY else Area.SKY
        return _no(f"the player's second card comes from the {owed_area}", "LU-5.1", f"from-{owed_area}")
    return None


def _short(state: State, running: Round, laid: PlayedCard) -> ImpossibleActionError | None:
    """Returns an error if the hand has no card of this kind left, or leaves its player no second card (LU-5.1)."""
    seat, kind = state.seat_of_turn(running), laid.card.kind
    rule = "LU-5.3" if state.is_for_two else "LU-1.2"
    if not cards_left(state, running, seat, laid.area, kind):
        holder = "the Sky" if laid.area is Area.SKY else f"seat {seat}"
        return _no(f"{holder} has no {kind_word(kind)} card left in this round", rule, f"no-{kind_word(kind)}")
    if laid.area is None or len(running.table) >= 2:
        return None
    elsewhere, owed = Area.HAND if laid.area is Area.SKY else Area.SKY, other(kind)
    if cards_left(state, running, seat, elsewhere, owed):
        return None
    why = f"seat {seat} would need a {kind_word(owed)} card from the {elsewhere} next, and none is left there"
    return _no(why, "LU-5.1", f"leaves-no-{kind_word(owed)}")


def cards_left(state: State, running: Round, seat: int, area: Area | None, kind: CardKind) -> int:
    """Returns how many cards of a kind are left in the hand of `seat`, or in the Sky."""
    holder = len(state.players) if area is Area.SKY else seat
    return running.left[2 * holder + kind]


def other(kind: CardKind) -> CardKind:
    """Returns the kind that a team's other card has."""
    return CardKind.RANK if kind is CardKind.SUIT else CardKind.SUIT


def kind_word(kind: CardKind) -> str:
    """Returns "rank" or "suit"."""
    return kind.name.lower()


def named(laid: PlayedCard) -> Phrase:
    """Returns a card as a sentence names it."""
    face = phrase(f"card.{laid.card.face.name}")
    face = phrase("card.starred", None, card=face) if laid.card.star else face
    return phrase("card.of-sky", None, card=face) if laid.area is Area.SKY else face


def _no(why: str, rule: str, key: str, **values: PhraseValue) -> ImpossibleActionError:
    return ImpossibleActionError(why, rule, phrase(f"refused.{key}", rule, **values))
