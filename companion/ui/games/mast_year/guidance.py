"""What a table is told to do: the first tricks of Mast Year, and what the companion plays for a seat."""

from collections.abc import Iterator, Sequence

from companion.app.game_screens import Lesson
from companion.card_notation import parse_card
from companion.cards import Card, Suit
from companion.engine import Phrase
from companion.games.mast_year.deck import BOUNTY
from companion.games.mast_year.state import Hand, Outcome, Phase, State, Trick
from companion.games.mast_year.view import asked_in
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Player, phrase
from companion.tricks import winning_place

STASH = (parse_card("2C"), parse_card("3D"))
EATEN = (parse_card("2C"), parse_card("JD"))


def lessons(snapshot: GameSnapshot) -> Sequence[Lesson]:
    """Returns what a table learns at a moment of its first hand, and at the second deal, what it was for."""
    state = snapshot.state_as(State)
    if len(state.hands) == 2 and state.phase is Phase.DEAL:
        return (Lesson(phrase("first-hand.next", "MY-7.1"), ("squirrel", "acorn", "oak")),)
    return tuple(_of_first(state)) if len(state.hands) == 1 and state.hand else ()


def _of_first(state: State) -> Iterator[Lesson]:
    hand = state.hand
    assert hand is not None
    speedy = Player(hand.deal.speedy)
    match state.phase:
        case Phase.DEAL:
            yield Lesson(phrase("first-hand.teams", "MY-2.1", speedy=speedy), ("squirrel", "oak"))
            deal = "first-hand.deal-unseen" if hand.deal.unseen else "first-hand.deal"
            yield Lesson(phrase(deal, "MY-3.3", speedy=speedy), ("acorn",))
        case Phase.PASS:
            yield Lesson(phrase("first-hand.pass", "MY-4.1"), ("open-palm",))
        case Phase.TRUNK:
            yield Lesson(phrase("first-hand.trunk", "MY-5.1", speedy=speedy), ("oak-leaf",))
        case Phase.TRICKS:
            yield from _of_tricks(hand)
        case Phase.EAT:
            yield from _of_tricks(hand)
            yield Lesson(phrase("first-hand.eat", "MY-6.3", player=Player(hand.leader)), ("squirrel", "acorn"))
        case Phase.REVEAL:
            single = state.options.single_hand
            reveal = phrase("first-hand.reveal-single", "MY-9.3") if single else phrase("first-hand.reveal", "MY-8.1")
            yield Lesson(reveal, ("oak", "acorn"))


def _of_tricks(hand: Hand) -> Iterator[Lesson]:
    """Yields what the first tricks teach: to begin, to follow, who wins, and what becomes of the acorns."""
    trunk = hand.trunk_suit or Suit.CLUBS
    other = next(suit for suit in Suit if suit not in (trunk, BOUNTY))
    if not hand.tricks and not hand.table:
        yield Lesson(phrase("first-hand.lead", "MY-5.2", player=Player(hand.turn)), cards=_cards("7", other))
    elif not hand.tricks:
        led = hand.table[0].suit
        yield Lesson(phrase("first-hand.follow", "MY-5.3", suit=led), cards=_cards("7Q", led))
    else:
        example = (*_cards("7Q", other), *_cards("4", trunk))
        winner = Player(hand.tricks[-1].winner)
        yield Lesson(phrase("first-hand.won", "MY-5.5", player=winner, suit=trunk), cards=example, wins=2)
        yield from _of_acorns(hand.tricks[-1])


def _of_acorns(trick: Trick) -> Iterator[Lesson]:
    """Yields what became of the acorns in a trick, if there were any."""
    winner = Player(trick.winner)
    if trick.outcome is Outcome.STASHED:
        yield Lesson(phrase("first-hand.stashed", "MY-6.1", player=winner), cards=STASH)
    elif trick.outcome is Outcome.STASHED_EATEN:
        yield Lesson(phrase("first-hand.eaten", "MY-6.2", player=winner), cards=EATEN)
    elif trick.outcome is Outcome.DISCARDED and trick.acorns:
        yield Lesson(phrase("first-hand.oak", "MY-6.4", player=winner), ("oak",))


def _cards(ranks: str, suit: Suit) -> tuple[Card, ...]:
    return tuple(parse_card(f"{rank}{suit}") for rank in ranks)


SEATS = 4


def stand_in(snapshot: GameSnapshot, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = snapshot.state_as(State)
    hand, player = state.hand, Player(seat)
    if hand is None:
        return None
    if state.phase is Phase.PASS:
        return phrase("stand-in.pass", "MY-4.1", player=player)
    if asked_in(state) != seat:
        return None
    match state.phase:
        case Phase.TRUNK:
            return phrase("stand-in.trunk", "MY-5.1", player=player)
        case Phase.EAT:
            largest = max(hand.face_up(seat), key=lambda stash: len(stash.cards))
            return phrase("stand-in.eat", "MY-6.3", player=player, cards=largest.cards)
        case Phase.REVEAL:
            return phrase("stand-in.reveal", "MY-8.1", player=player)
        case Phase.TRICKS:
            return _play(hand, seat)
    return None


def _play(hand: Hand, seat: int) -> Phrase:
    """Returns which card the seat lays, in words: it wins as cheaply as it can, but not from its partner."""
    player, trunk = Player(seat), hand.trunk_suit
    if not hand.table or trunk is None:
        return phrase("stand-in.lead", "MY-5.4", player=player)
    led, place = hand.table[0].suit, winning_place(hand.table, trunk)
    best, winner = hand.table[place], (hand.leader + place) % SEATS
    if winner == (seat + SEATS // 2) % SEATS:
        return phrase("stand-in.partner", "MY-5.3", player=player, suit=led)
    key = "stand-in.trunked" if best.suit is trunk and led is not trunk else "stand-in.win"
    return phrase(key, "MY-5.3", player=player, suit=led, trunk=trunk, best=best)
