"""What screens and replays show of a game: the table, its position, and the tally of a hand."""

from collections.abc import Iterable, Sequence
from typing import Final

from companion.cards import DECK, Card, Rank, Suit, cards_in
from companion.engine.positions import LaidCard, Position
from companion.engine.tally import PartTally, Pile, SideTally
from companion.games.mast_year.actions import Action, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Trunk
from companion.games.mast_year.deck import icon_of
from companion.games.mast_year.explanation import explain, explain_sums_so_far
from companion.games.mast_year.options import PAIRS
from companion.games.mast_year.scoring import pair_scores, scores_of
from companion.games.mast_year.state import Hand, Phase, Stash, State
from companion.phrases import Phrase, Player, phrase
from companion.tricks import winning_place
from companion.tricks.history import ShownTrick
from companion.tricks.screen_table import Answer, CardChoice, Seat, SideScore, Source, Table, rows_of

PICTURES: Final = {
    Phase.DEAL: "acorn",
    Phase.PASS: "open-palm",
    Phase.TRUNK: "oak-leaf",
    Phase.TRICKS: "acorn",
    Phase.EAT: "squirrel",
    Phase.REVEAL: "oak",
    Phase.SPEEDY: "squirrel",
}
SIDES: Final = (("squirrel", "first_side"), ("oak", "second_side"))
"""The picture and the colour of the Squirrels and of the Oaks."""
SECOND: Final = 2
"""The tournament's game in which the pairs' points from the other game count too."""
BEFORE_TRICKS: Final = (Phase.DEAL, Phase.PASS, Phase.TRUNK)


def view(state: State, source: object = None) -> Table:
    """Returns what the table shows; `source` is the Oak whose last card is entered next, if the table has said so."""
    hand, phase, asked, shown = state.hand, state.phase, asked_in(state, source), shown_hand(state)
    return Table(
        task=_task(state, asked),
        seats=tuple(_seat(state, seat, asked) for seat in range(4)),
        picture=PICTURES.get(phase, ""),
        old_trick=shown is not None and not shown.table and bool(shown.tricks),
        rows=_rows(hand, phase, asked) if hand else (),
        led=hand.table[0].suit if hand and hand.table else None,
        trump=shown.trunk_suit if shown else None,
        where=_where(state),
        scores=_scores(state),
        buttons=_buttons(state),
        explanations=_told(state),
        last_trick=last_trick(hand) if hand else None,
        sources=_revealers(hand, asked) if hand and phase is Phase.REVEAL else (),
        dealing=phase is Phase.DEAL,
    )


def asked_in(state: State, source: object = None) -> int | None:
    """Returns the seat to which the task is turned, or None; `source` as in `view`."""
    hand = state.hand
    if hand is None or state.phase is not Phase.REVEAL:
        return state.turn
    left = [seat for seat in hand.deal.oaks if seat not in dict(hand.revealed)]
    return next((seat for seat in left if seat == source), left[0])


def shown_hand(state: State) -> Hand | None:
    """Returns the hand whose cards lie on the table: the running one, or after a game its last."""
    return state.hand or (state.hands[-1] if state.hands else None)


def shown_trick(hand: Hand) -> ShownTrick[Card]:
    """Returns the cards that lie before the seats, until the last cards are revealed."""
    if hand.table:
        return ShownTrick(4, hand.leader, hand.table, (winning_place(hand.table, hand.trunk_suit),))
    return last_trick(hand) if not hand.revealed else ShownTrick(4)


def last_trick(hand: Hand) -> ShownTrick[Card]:
    """Returns the last complete trick, if there is one."""
    if not hand.tricks:
        return ShownTrick(4, hand.leader)
    last = hand.tricks[-1]
    return ShownTrick(4, last.leader, last.cards, ((last.winner - last.leader) % 4,))


def piles_of(stashes: Iterable[Stash]) -> tuple[Pile, ...]:
    """Returns stashes as piles; those that are eaten lie face-down."""
    return tuple(Pile(stash.cards, "acorn" if stash.eaten else "") for stash in stashes)


def _told(state: State) -> tuple[Phrase, ...]:
    """Returns why things are as they are; at the deal, which the panel explains, what the last cards counted for."""
    if state.phase is Phase.SPEEDY:
        return ()
    if state.phase in BEFORE_TRICKS:
        about = ("reveal.",) if state.phase is Phase.DEAL else ("deal.", "pass.")
        return tuple(item for item in explain(state) if item.key.startswith(about))
    return explain(state)


def _scores(state: State) -> tuple[SideScore, ...]:
    """Returns the points of both teams, and what this hand has brought so far.

    In the second game of a tournament, what their pairs have in both games stands there too (MY-9.4).
    """
    scores = scores_of(state)
    is_second = state.options.tournament and len(state.matches) == SECOND
    below = _gained_and_sums(state, scores) if is_second else _gained(state.hand)
    return tuple(SideScore(points, *side, below=said) for points, side, said in zip(scores, SIDES, below, strict=True))


def _gained_and_sums(state: State, scores: tuple[int, int]) -> Sequence[Phrase]:
    pairs = (state.match.squirrels, PAIRS[1 - PAIRS.index(state.match.squirrels)])
    sums, stashed = pair_scores(state.matches, scores), _stashed(state.hand)
    return [
        phrase("ui.bar.together", gained=gained, points=sums[pair]) for gained, pair in zip(stashed, pairs, strict=True)
    ]


def _gained(hand: Hand | None) -> Sequence[Phrase | None]:
    """Returns what a hand has brought each team so far, once a trick is over."""
    if hand is None or not hand.tricks:
        return (None, None)
    return [phrase("ui.bar.gained", points=points) for points in _stashed(hand)]


def _stashed(hand: Hand | None) -> tuple[int, int]:
    """Returns what lies in the stashes of a hand for the Squirrels and for the Oaks."""
    return (hand.acorns_stashed(eaten=True), hand.acorns_stashed(eaten=False)) if hand else (0, 0)


def _where(state: State) -> tuple[Phrase, ...]:
    hand, options = shown_hand(state), state.options
    parts = [phrase("ui.bar.hand", number=len(state.hands))]
    if hand and hand.trunk:
        parts.append(phrase("ui.bar.trick", number=_trick(hand), count=hand.deal.tricks))
    if options.tournament:
        return parts[-1], phrase("ui.bar.game", number=len(state.matches))
    if not options.single_hand:
        parts.append(phrase("ui.bar.goal", goal=options.goal))
    return tuple(parts)


def _trick(hand: Hand) -> int:
    """Returns the trick that is played; one whose winner still decides about a stash is not over."""
    return min(len(hand.tricks) + (hand.phase is not Phase.EAT), hand.deal.tricks)


def _revealers(hand: Hand, asked: int | None) -> tuple[Source, ...]:
    """Returns both Oaks as long as either can show the last card first (MY-8.1)."""
    named = [(seat, phrase("ui.from.player", player=Player(seat))) for seat in hand.deal.oaks if not hand.revealed]
    return tuple(Source(name, seat, seat == asked, "second_side") for seat, name in named)


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


def _seat(state: State, seat: int, asked: int | None) -> Seat:
    hand = shown_hand(state)
    icon, side = SIDES[seat not in state.match.squirrels]
    assert hand is not None, "a game begins with its first hand"
    shown, held = shown_trick(hand), hand.deal.hand_size(seat) if state.phase in (Phase.DEAL, Phase.PASS) else None
    revealed = tuple(card for oak, card in hand.revealed if oak == seat and not shown.cards)
    return Seat(
        side,
        icon,
        says=_says(hand, seat, state.phase, held, acts=seat == asked),
        acts=seat == asked,
        wins=shown.is_won_by(seat),
        cards=shown.of(seat) or revealed,
        held=held,
        piles=piles_of(stash for stash in hand.stashes if stash.seat == seat),
    )


def _says(hand: Hand, seat: int, phase: Phase, held: int | None, *, acts: bool) -> tuple[Phrase, ...]:
    """Returns what stands below a player's name."""
    said = []
    if held is not None:
        said.append(phrase("ui.plate.cards", count=held))
    if acts and (deed := _deed(phase, hand)):
        said.append(phrase("ui.plate.acts", deed=phrase(f"ui.plate.{deed}")))
    elif shown_trick(hand).leads(seat):
        said.append(phrase("ui.plate.led"))
    if seat == hand.deal.speedy:
        said.append(phrase("ui.plate.speedy"))
    return tuple(said)


def _deed(phase: Phase, hand: Hand) -> str:
    """Returns what the one whose turn it is has to do: "leads", "plays", "shows" or "decides"."""
    if phase is Phase.TRICKS:
        return "plays" if hand.table else "leads"
    return {Phase.TRUNK: "shows", Phase.REVEAL: "shows", Phase.EAT: "decides"}.get(phase, "")


def _rows(hand: Hand, phase: Phase, asked: int | None) -> tuple[tuple[CardChoice, ...], ...]:
    """Returns the deck; each card that was not seen can be shown, played or revealed."""
    actions = {card: _entered(card, phase, asked) for card in cards_in(hand.deal.deck & ~hand.seen)}
    return rows_of(cards_in(hand.deal.deck), actions, icon_of)


def _entered(card: Card, phase: Phase, asked: int | None) -> Action | None:
    if phase in BEFORE_TRICKS:
        return Trunk(card)
    if phase is Phase.TRICKS:
        return Play(card)
    return Reveal(asked, card) if phase is Phase.REVEAL and asked is not None else None


def _buttons(state: State) -> tuple[Answer, ...]:
    hand = state.hand
    match state.phase:
        case Phase.DEAL:
            return (Answer(phrase("button.dealt"), Dealt()),)
        case Phase.PASS:
            return (Answer(phrase("button.passed"), Passed()),)
        case Phase.EAT if hand is not None:
            eats = (
                Answer(phrase("button.eat", None, cards=stash.cards), Eat(stash.trick))
                for stash in hand.face_up(hand.leader)
            )
            return (*eats, Answer(phrase("button.keep"), Keep()))
        case Phase.SPEEDY:
            return tuple(
                Answer(phrase("button.speedy", None, player=Player(seat)), Speedy(seat))
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


def position(state: State) -> Position:
    """Returns where the game is, and the cards of the running trick or of the last one."""
    hand = shown_hand(state)
    is_between_tricks = hand is None or not hand.table
    trump = (hand.trunk_suit if hand else None) or ""
    return Position(_title(state), _laid(hand) if hand else (), is_between_tricks, trump)


def _laid(hand: Hand) -> tuple[LaidCard, ...]:
    """Returns the trunk card, the cards of a trick, or the Oaks' last cards."""
    if hand.trunk and not hand.tricks and not hand.table:
        return (LaidCard(hand.deal.speedy, hand.trunk),)
    revealed = tuple(LaidCard(seat, card) for seat, card in hand.revealed)
    return tuple(sorted(revealed or shown_trick(hand).laid(lambda card: card), key=lambda laid: laid.seat))


def _title(state: State) -> Phrase:
    """Returns the hand and the trick; in a tournament, its game too."""
    title = _hand(state.phase, state.hand, len(state.hands))
    if state.options.tournament:
        return phrase("position.in-game", "MY-9.4", game=len(state.matches), place=title)
    return title


def _hand(phase: Phase, hand: Hand | None, hands: int) -> Phrase:
    if hand is None:
        return phrase("position.over" if phase is Phase.OVER else "position.between")
    number = hand.deal.number
    if hand.revealed:
        return phrase("position.reveal", hand=number)
    if hand.tricks or hand.table:
        return phrase("position.trick", hand=number, trick=len(hand.tricks) + bool(hand.table), tricks=hand.deal.tricks)
    return phrase("position.trunk" if hand.trunk else "position.deal", hand=number)


STASHES = ("eaten", "uneaten")
"""What counts for the Squirrels and for the Oaks (MY-7.1)."""


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what the tricks of a hand brought, once they are over and the game goes on."""
    state = states[-1]
    hand = state.hand
    if hand is None or state.phase is not Phase.REVEAL or hand.revealed:
        return None
    sides = tuple(_side(hand, team, points) for team, points in enumerate(scores_of(state)))
    told = (*explain(state), *explain_sums_so_far(state))
    return PartTally(phrase("ui.part.hand", number=len(state.hands)), sides, phrase("ui.part.on-reveal"), told)


def _side(hand: Hand, team: int, points: int) -> SideTally:
    is_eaten, (icon, colour) = team == 0, SIDES[team]
    count = hand.acorns_stashed(eaten=is_eaten)
    piles = piles_of(stash for stash in hand.stashes if stash.eaten is is_eaten)
    whose = phrase(f"ui.part.{STASHES[team]}", "MY-7.1", count=count)
    return SideTally(whose, count, points, piles=piles, colour=colour, icon=icon)
