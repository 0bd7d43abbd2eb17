"""What a screen shows of a game of Mast Year: values read off the state, for any screen that can draw them."""

from dataclasses import dataclass

from companion.cards import DECK, Card, Rank, Suit
from companion.games.mast_year.actions import Action, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Trunk
from companion.games.mast_year.scoring import pair_scores, scores_of
from companion.games.mast_year.state import Hand, Phase, Stash, State
from companion.phrases import Phrase, Player, phrase
from companion.tricks import winning_place


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's edge of the table; `card` lies before it in the running trick, or in the last one.

    `does` is what the table waits for if it is this player's turn, such as "plays"; `led`: the first card was its.
    """

    seat: int
    squirrel: bool
    speedy: bool
    acts: bool
    does: str
    card: Card | None
    led: bool
    wins: bool
    stashes: tuple[Stash, ...]
    hand_size: int | None


@dataclass(frozen=True, slots=True)
class CellView:
    """One card of the entry grid; `action` is what a tap on it enters, None if the card is not possible now."""

    card: Card
    action: Action | None


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A choice that is no card."""

    label: Phrase
    action: Action


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the table screen shows.

    `task` is the one line of what to do, and for whom: `asked` is the seat that it is turned towards, or None.
    `old_trick`: the cards before the seats are those of the last trick. `grid` has a row for each suit of the deck,
    which stay where they are all hand long; `led` is the suit to follow now.
    """

    phase: Phase
    task: Phrase
    asked: int | None
    seats: tuple[SeatView, ...]
    old_trick: bool
    grid: tuple[tuple[CellView, ...], ...]
    led: Suit | None
    buttons: tuple[ButtonView, ...]
    scores: tuple[int, int]
    goal: int | None
    hand: int
    trick: int
    tricks: int
    trunk: Card | None
    game: int | None = None
    """Which game of a tournament is played."""
    pairs: tuple[int, int] = (0, 0)
    """What both pairs, seats 0 and 2 and seats 1 and 3, have in both games together (MY-9.4)."""


def view(state: State, reveals: int | None = None) -> View:
    """Returns the view of `state`; `reveals` is the Oak whose last card is entered next, if the table has said so."""
    hand = state.hand
    phase = state.phase
    asked = _asked(state, reveals)
    deal = hand.deal if hand else None
    return View(
        phase=phase,
        task=_task(state, asked),
        asked=asked,
        seats=tuple(_seat(state, seat, asked) for seat in range(4)),
        old_trick=hand is not None and not hand.table and bool(hand.tricks),
        grid=_grid(hand, phase, asked) if hand else (),
        led=hand.table[0].suit if hand and hand.table else None,
        buttons=_buttons(state),
        scores=scores_of(state),
        goal=None if state.options.single_hand else state.options.goal,
        hand=deal.number if deal else len(state.hands),
        trick=_trick(hand, phase) if hand else 0,
        tricks=deal.tricks if deal else 0,
        trunk=hand.trunk if hand else None,
        game=len(state.matches) if state.options.tournament else None,
        pairs=_pairs(state),
    )


def _pairs(state: State) -> tuple[int, int]:
    sums = pair_scores(state.matches, scores_of(state))
    return sums[0, 2], sums[1, 3]


def _trick(hand: Hand, phase: Phase) -> int:
    """Returns the trick that is played; one whose winner still decides about a stash is not over."""
    return min(len(hand.tricks) + (phase is not Phase.EAT), hand.deal.tricks)


def _asked(state: State, reveals: int | None) -> int | None:
    hand = state.hand
    if hand is None or state.phase is not Phase.REVEAL:
        return state.turn
    left = [seat for seat in hand.deal.oaks if seat not in dict(hand.revealed)]
    return reveals if reveals in left else left[0]


def _task(state: State, asked: int | None) -> Phrase:
    match state.phase:
        case Phase.PASS:
            return phrase("task.pass-silent" if state.options.silent else "task.pass", "MY-4.1")
        case Phase.DEAL:
            return phrase(_deal_task(state), "MY-3.3", number=len(state.hands))
        case Phase.SPEEDY:
            return phrase("task.speedy", "MY-9.4")
        case Phase.OVER:
            return phrase("task.over", "MY-7.2")
    assert asked is not None
    hand = state.hand
    assert hand is not None
    player = Player(asked)
    match state.phase:
        case Phase.TRUNK:
            return phrase("task.trunk", "MY-5.1", player=player)
        case Phase.EAT:
            return phrase("task.eat", "MY-6.3", player=player, count=len(hand.face_up(asked)))
        case Phase.REVEAL:
            return phrase("task.reveal", "MY-8.1", player=player)
    if hand.table:
        return phrase("task.follow", "MY-5.3", player=player, suit=hand.table[0].suit)
    return phrase("task.lead", "MY-5.6", player=player)


def _deal_task(state: State) -> str:
    return "task.deal-unseen" if state.options.incomplete_information else "task.deal"


def _seat(state: State, seat: int, asked: int | None) -> SeatView:
    hand, squirrels = state.hand, state.match.squirrels
    if hand is None:
        return SeatView(seat, seat in squirrels, False, seat == asked, "", None, False, False, (), None)
    cards, leader, winner = _shown(hand)
    place = (seat - leader) % 4
    dealt = state.phase in (Phase.DEAL, Phase.PASS)
    return SeatView(
        seat=seat,
        squirrel=seat in squirrels,
        speedy=seat == hand.deal.speedy,
        acts=seat == asked,
        does=_deed(state.phase, hand) if seat == asked else "",
        card=cards[place] if place < len(cards) else dict(hand.revealed).get(seat) if not cards else None,
        led=bool(cards) and place == 0,
        wins=seat == winner,
        stashes=tuple(stash for stash in hand.stashes if stash.seat == seat),
        hand_size=hand.deal.hand_size(seat) if dealt else None,
    )


def _deed(phase: Phase, hand: Hand) -> str:
    """Returns what the one whose turn it is has to do: "leads", "plays", "shows" or "decides"."""
    if phase is Phase.TRICKS:
        return "plays" if hand.table else "leads"
    return {Phase.TRUNK: "shows", Phase.REVEAL: "shows", Phase.EAT: "decides"}.get(phase, "")


def _shown(hand: Hand) -> tuple[tuple[Card, ...], int, int | None]:
    """Returns the cards that lie before the seats, who led them, and who wins or won them."""
    if hand.table:
        best = winning_place(hand.table, hand.trunk_suit)
        return hand.table, hand.leader, (hand.leader + best) % 4
    if hand.tricks and not hand.revealed:
        last = hand.tricks[-1]
        return last.cards, last.leader, last.winner
    return (), hand.leader, None


def _grid(hand: Hand, phase: Phase, asked: int | None) -> tuple[tuple[CellView, ...], ...]:
    """Returns the deck, a row for each suit, in the deck's order: no card moves under a finger."""
    rows = (
        tuple(_cell(hand, card, phase, asked) for card in DECK if card.suit is suit and card.bit & hand.deal.deck)
        for suit in Suit
    )
    return tuple(row for row in rows if row)


def _cell(hand: Hand, card: Card, phase: Phase, asked: int | None) -> CellView:
    action: Action | None = None
    if not card.bit & hand.seen:
        if phase in (Phase.DEAL, Phase.PASS, Phase.TRUNK):
            action = Trunk(card)
        elif phase is Phase.TRICKS:
            action = Play(card)
        elif phase is Phase.REVEAL and asked is not None:
            action = Reveal(asked, card)
    return CellView(card, action)


def _buttons(state: State) -> tuple[ButtonView, ...]:
    hand = state.hand
    match state.phase:
        case Phase.DEAL:
            return (ButtonView(phrase("button.dealt"), Dealt()),)
        case Phase.PASS:
            return (ButtonView(phrase("button.passed"), Passed()),)
        case Phase.EAT if hand is not None:
            eats = (
                ButtonView(phrase("button.eat", None, cards=stash.cards), Eat(stash.trick))
                for stash in hand.face_up(hand.leader)
            )
            return (*eats, ButtonView(phrase("button.keep"), Keep()))
        case Phase.SPEEDY:
            return tuple(
                ButtonView(phrase("button.speedy", None, player=Player(seat)), Speedy(seat))
                for seat in state.match.squirrels
            )
    return ()


CONFUSED_RANKS = ({Rank.SIX, Rank.NINE}, {Rank.JACK, Rank.KING}, {Rank.TEN, Rank.QUEEN})
CONFUSED_SUITS = ({Suit.CLUBS, Suit.SPADES}, {Suit.HEARTS, Suit.DIAMONDS})


def is_easily_taken_for(card: Card, other: Card) -> bool:
    """Whether two cards look alike: of like ranks in one suit, or of one rank in like suits."""
    like_rank = any({card.rank, other.rank} == pair for pair in CONFUSED_RANKS)
    like_suit = any({card.suit, other.suit} == pair for pair in CONFUSED_SUITS)
    return (card.rank is other.rank and like_suit) or (like_rank and card.suit is other.suit)


def likely_confusions(card: Card) -> tuple[Card, ...]:
    """Returns every other card, those first that are easily taken for `card`: 6 and 9, J and K, ♣ and ♠, ♥ and ♦."""

    def likeness(other: Card) -> int:
        same_rank, same_suit = other.rank is card.rank, other.suit is card.suit
        like_rank = any({card.rank, other.rank} == pair for pair in CONFUSED_RANKS)
        like_suit = any({card.suit, other.suit} == pair for pair in CONFUSED_SUITS)
        if is_easily_taken_for(card, other):
            return 0
        return 1 if same_rank or (like_rank and like_suit) else 2 if same_suit else 3

    return tuple(sorted((other for other in DECK if other != card), key=likeness))
