"""Which cards can be played now, why others cannot, what else can follow, and what a camera must know of them."""

from collections.abc import Mapping
from itertools import product
from typing import Final

from companion.engine.faces import Face, FaceSet
from companion.errors import ImpossibleActionError, refuse
from companion.games.lunar.actions import MOST_STARS, Action, Exchanged, Play, Stars, TrackPoints, Trump
from companion.games.lunar.deck import CARDS, Area, CardKind, LunarCard, LunarSuit
from companion.games.lunar.state import CARDS_IN_TRICK, Phase, PlayedCard, Round, State
from companion.phrases import Phrase, phrase
from companion.tricks.trick_table import StandardTrickTable

COPIES: Final = "copies"
"""The refusal of a card of which all copies were played."""


def refusal(state: State, running: Round, laid: PlayedCard) -> ImpossibleActionError | None:
    """Returns why a card cannot come next, or None if it can."""
    card = laid.card
    if (laid.area is not None) is not state.is_for_two:
        if state.is_for_two:
            return refuse("say where the card comes from: 'from' is 'hand' or 'sky'", "LU-5.1", "area")
        return refuse("there is no Sky: leave 'from' out", "LU-5.1", "no-sky")
    if card.star and not state.options.stars_are_marked:
        return refuse(f"the stars are told after the trick: write {card.face.name!r}", "LU-3.4", "star")
    if len(running.table) >= 2 and (error := _second(state, laid, running.table[-2])):
        return error
    if running.played[card.face.place] == card.face.copies:
        why = f"all {card.face.copies} copies of {card.face.name} were played in this round: one is misread"
        return refuse(why, "LU-1.1", COPIES, card=named(laid), count=card.face.copies)
    return _short(state, running, laid)


def is_one_copy_too_many(state: State, running: Round, laid: PlayedCard) -> bool:
    """Whether only the copies played before forbid a card, so that one of these may have been misread (LU-1.1)."""
    refused = refusal(state, running, laid)
    is_too_many = refused is not None and refused.phrase is not None and refused.phrase.key == f"refused.{COPIES}"
    return is_too_many and _short(state, running, laid) is None


def _second(state: State, laid: PlayedCard, first: PlayedCard) -> ImpossibleActionError | None:
    """Returns why `laid` cannot follow the team's `first` card in the trick."""
    owed = first.card.kind.other
    if laid.card.kind is not owed:
        why = f"the team still owes a {owed.word} card, not {laid.card.face.name}"
        return refuse(why, "LU-3.1", f"owes-{owed.word}")
    if laid.area is not None and laid.area is first.area:
        area = laid.area.other
        return refuse(f"the player's second card comes from the {area}", "LU-5.1", f"from-{area}")
    return None


def _short(state: State, running: Round, laid: PlayedCard) -> ImpossibleActionError | None:
    """Returns an error if the hand has no card of this kind left, or leaves its player no second card (LU-5.1)."""
    seat, kind = state.seat_of_turn(running), laid.card.kind
    rule = "LU-5.3" if state.is_for_two else "LU-1.2"
    if not cards_left(state, running, seat, laid.area, kind):
        holder = "the Sky" if laid.area is Area.SKY else f"seat {seat}"
        return refuse(f"{holder} has no {kind.word} card left in this round", rule, f"no-{kind.word}")
    if laid.area is None or len(running.table) >= 2:
        return None
    elsewhere, owed = laid.area.other, kind.other
    if cards_left(state, running, seat, elsewhere, owed):
        return None
    why = f"seat {seat} would need a {owed.word} card from the {elsewhere} next, and none is left there"
    return refuse(why, "LU-5.1", f"leaves-no-{owed.word}")


def cards_left(state: State, running: Round, seat: int, area: Area | None, kind: CardKind) -> int:
    """Returns how many cards of a kind are left in the hand of `seat`, or in the Sky."""
    holder = len(state.players) if area is Area.SKY else seat
    return running.left[2 * holder + kind]


def named(laid: PlayedCard) -> Phrase:
    """Returns a card as a sentence names it."""
    face = phrase(f"card.{laid.card.face.name}")
    face = phrase("card.starred", None, card=face) if laid.card.star else face
    return phrase("card.of-sky", None, card=face) if laid.area is Area.SKY else face


LISTED_POINTS: Final = 7
"""The points of the track that are listed; higher ones are entered in a form."""


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow; tallies, which have many values, are entered in a form."""
    running = state.round
    if running is None:
        return ()
    match running.phase:
        case Phase.TRICKS:
            return tuple(plays(state, running))
        case Phase.STARS:
            return tuple(Stars(kept) for kept in range(MOST_STARS + 1))
        case Phase.TRACK:
            points = range(LISTED_POINTS + 1)
            return tuple(TrackPoints(pair) for pair in product(points, points))
    trumps = tuple(Trump(suit) for suit in LunarSuit)
    return (Exchanged(), *trumps) if state.exchanges else trumps


def plays(state: State, running: Round) -> list[Play]:
    """Returns every card that can come next in the running trick, with where it comes from."""
    return [play for play in all_plays(state) if refusal(state, running, PlayedCard(play.card, play.from_)) is None]


def all_plays(state: State) -> list[Play]:
    """Returns every card that a record of this game can hold, with where it comes from."""
    areas = tuple(Area) if state.is_for_two else (None,)
    cards = [card for card in CARDS.values() if state.options.stars_are_marked or not card.star]
    return [Play(card, area) for area in areas for card in cards]


def choose_unseen(state: State, how: str) -> Action | None:
    """Returns an action that keeps no star, or scores no track points; None for the trump, which nobody guesses."""
    match state.phase:
        case Phase.STARS:
            return Stars(0)
        case Phase.TRACK:
            return TrackPoints((0, 0))
    return None


class LunarTrickTable(StandardTrickTable[State, Action]):
    """The cards of the tricks are seen on the table; whether one has a star only where the stars are marked."""

    lays = (Play,)
    choices = staticmethod(choices)

    def __init__(self, *, stars_are_marked: bool) -> None:
        cards = tuple(card for card in CARDS.values() if stars_are_marked or not card.star)
        also = {} if stars_are_marked else {card.name: CARDS[card.face.name] for card in CARDS.values() if card.star}
        self.faces = FaceSet(cards, tuple(card.face.copies for card in cards), also)

    def running_trick(self, state: State) -> tuple[LunarCard, ...]:
        return tuple(laid.card for laid in state.round.table) if state.round else ()

    def trick_size(self, state: State) -> int:
        """Returns how many cards make a trick complete, also for two players."""
        return CARDS_IN_TRICK

    def cards_to_come(self, state: State) -> Mapping[Face, int]:
        """Returns the cards that can be laid now, and how many of each were not played in this round (LU-1.1)."""
        played = state.round.played if state.round else ()
        cards = [play.card for play in choices(state) if isinstance(play, Play)]
        return {card: card.face.copies - played[card.face.place] for card in cards}

    def is_deal_untouched(self, state: State) -> bool:
        return state.round is None or not any(state.round.played)

    def is_asked_for(self, state: State, face: Face) -> bool:
        """False: no card is likelier than another, as suits need not be followed."""
        return False


TRICK_TABLE: Final = LunarTrickTable(stars_are_marked=False)
STARRED_TABLE: Final = LunarTrickTable(stars_are_marked=True)


def trick_table_of(state: State) -> LunarTrickTable:
    """Returns the table for the agreed way of counting stars (LU-3.4)."""
    return STARRED_TABLE if state.options.stars_are_marked else TRICK_TABLE
