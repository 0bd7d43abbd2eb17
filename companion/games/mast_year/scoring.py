"""What a hand and a game bring, and what follows the last trick (MY-6 to MY-9)."""

from dataclasses import replace

from companion.cards import Card
from companion.errors import refuse
from companion.games.mast_year.actions import Count, Tally
from companion.games.mast_year.deck import deck_of, is_acorn
from companion.games.mast_year.options import PAIRS, Options, Pair
from companion.games.mast_year.state import Deal, Hand, Match, State

BOOM_ACORNS = 5  # MY-8.3
MOST_WITHOUT_BOOM = 2 * (BOOM_ACORNS - 1)
MAST_BONUS = {"none": 0, "partial": 1, "full": 2}  # MY-9.3
BOOM_BONUS = 2


def counts_for_mast(hand: Hand, card: Card) -> bool:
    """Whether an Oak's last card counts: an acorn card, or of the trunk suit (MY-8.1)."""
    return is_acorn(card) or card.suit is hand.trunk_suit


def mast_of(hand: Hand) -> str | None:
    """Returns "none", "partial" or "full", or None until both Oaks' cards are known (MY-8.2)."""
    if hand.tallied:
        return hand.tallied.mast
    if len(hand.revealed) < 2:
        return None
    return ("none", "partial", "full")[sum(counts_for_mast(hand, card) for _, card in hand.revealed)]


def acorns_by_squirrel(hand: Hand) -> dict[int, int]:
    """Returns how many acorn cards each Squirrel has in stashes, face-up or face-down."""
    return {seat: sum(len(stash.cards) for stash in hand.stashes if stash.seat == seat) for seat in hand.deal.squirrels}


def boom_of(hand: Hand) -> bool | None:
    """Returns whether a Squirrel has the acorn cards for a Boom; None before the hand, and after the game (MY-8.3)."""
    if hand.tallied:
        return hand.tallied.boom
    if hand.ended_game:
        return None
    return max(acorns_by_squirrel(hand).values()) >= BOOM_ACORNS if hand.done else None


def boom_with(hand: Hand, cards: int) -> bool | None:
    """Returns whether a hand brings a Boom once `cards` acorn cards lie in stashes; None if still open (MY-8.3)."""
    stashed = acorns_by_squirrel(hand).values()
    richest = max(stashed)
    if richest >= BOOM_ACORNS or cards > MOST_WITHOUT_BOOM:
        return True
    return None if richest + cards - sum(stashed) >= BOOM_ACORNS else False


def bonus_of(options: Options, hand: Hand) -> Pair:
    """Returns what a single hand adds to (Squirrels, Oaks), once its last cards are known (MY-9.3)."""
    mast = mast_of(hand)
    if not options.single_hand or mast is None:
        return (0, 0)
    return (BOOM_BONUS if boom_of(hand) else 0, MAST_BONUS[mast])


def tally_of(hand: Hand) -> Pair:
    """Returns what a hand scores for (Squirrels, Oaks), without any bonus (MY-7.1)."""
    return (hand.acorns_stashed(eaten=True), hand.acorns_stashed(eaten=False))


def scores_of(state: State) -> Pair:
    """Returns the scores (Squirrels, Oaks) of the match being played; a hand counts when its tricks are over."""
    hand = state.hand
    return state.match.scores if hand is None or not hand.done else add_pairs(state.match.scores, tally_of(hand))


def add_pairs(left: Pair, right: Pair) -> Pair:
    """Returns the sums, side by side."""
    return (left[0] + right[0], left[1] + right[1])


def winner_at(options: Options, scores: Pair) -> str | None:
    """Returns who has won with `scores` after a hand, or None if the game goes on (MY-7.2, MY-9.3)."""
    squirrels, oaks = scores
    if options.single_hand:
        return "squirrels" if squirrels > oaks else "oaks" if oaks > squirrels else "tie"
    if max(scores) < options.goal:
        return None
    if squirrels == oaks:
        return "tie" if options.equal_scores == "shared" else None
    return "squirrels" if squirrels > oaks else "oaks"


def is_over_with(state: State, eaten: int, uneaten: int) -> bool:
    """Whether the game would be over with this tally of the running hand, so that no Mast Year is decided (MY-8)."""
    scores = add_pairs(state.match.scores, (eaten, uneaten))
    return not state.options.single_hand and winner_at(state.options, scores) is not None


def pair_scores(matches: tuple[Match, ...], running: Pair) -> dict[Pair, int]:
    """Returns a tournament's sum for each pair of partners (MY-9.4); `running` are the last match's scores."""
    sums = {(0, 2): 0, (1, 3): 0}
    for match in matches:
        squirrels, oaks = running if match is matches[-1] else match.scores
        for pair in sums:
            sums[pair] += squirrels if pair == match.squirrels else oaks
    return sums


def begin_hand(state: State, speedy: int, mast: str, boom: bool) -> State:
    """Returns the state at the start of the hand that follows a Mast Year of `mast` and a Boom."""
    hidden = state.options.incomplete_information
    number = 1 + sum(len(match.hands) for match in state.matches)
    deck = deck_of(mast, boom, hidden)
    tricks = (deck.bit_count() - int(hidden) - 3) // 4  # MY-3.3: three set aside, the rest dealt evenly
    deal = Deal(number, state.match.squirrels, speedy, deck, int(hidden), tricks)
    return replace(state, hand=Hand(deal, leader=speedy))


def after_trick(state: State, hand: Hand) -> State:
    """Returns the state after a decided trick: the same, or the game's end (MY-7.2)."""
    if not hand.done or state.options.single_hand or winner_at(state.options, scores_of(state)) is None:
        return state
    return _close(state, hand)


def after_reveal(state: State, hand: Hand) -> State:
    """Returns the state after an Oak's last card: the next hand once both are known (MY-8.1)."""
    return _close(state, hand) if len(hand.revealed) == len(hand.deal.oaks) else state


def close_tallied(state: State, hand: Hand, tally: Tally | Count) -> State:
    """Returns the state after a hand, or the rest of one, was played without tracking. Raises ImpossibleActionError."""
    if tally.eaten + tally.uneaten > hand.deal.acorn_count:
        why = (
            f"{tally.eaten} eaten and {tally.uneaten} uneaten are more than the {hand.deal.acorn_count} acorn cards"
            " of this hand's deck"
        )
        raise refuse(why, "MY-1.2", "too-many", most=hand.deal.acorn_count)
    _check_boom(hand, tally)
    hand = replace(hand, tallied=tally, table=())
    over = winner_at(state.options, add_pairs(state.match.scores, tally_of(hand))) is not None
    if (tally.mast is None or tally.boom is None) and (state.options.single_hand or not over):
        raise refuse("'mast' and 'boom' are needed: the game goes on or is a single hand", "MY-8.1", "mast")
    return _close(replace(state, hand=hand), hand)


def _check_boom(hand: Hand, tally: Tally | Count) -> None:
    """Raises ImpossibleActionError where the cards counted, and the stashes known, contradict the Boom (MY-8.3)."""
    cards = tally.eaten + tally.uneaten
    boom = boom_with(hand, cards)
    if boom is None or tally.boom in (None, boom):
        return
    if boom:
        why = f"of {cards} acorn cards one Squirrel has {BOOM_ACORNS} or more: that is a Boom"
        raise refuse(why, "MY-8.3", "no-boom", least=BOOM_ACORNS, count=cards)
    if cards < BOOM_ACORNS:
        why = f"a Boom needs {BOOM_ACORNS} acorn cards with one Squirrel, and {cards} were counted in all"
        raise refuse(why, "MY-8.3", "boom", least=BOOM_ACORNS, count=cards)
    why = (
        f"a Boom needs {BOOM_ACORNS} acorn cards with one Squirrel, and with the stashes entered before,"
        f" no Squirrel can have so many of the {cards}"
    )
    raise refuse(why, "MY-8.3", "boom-shared", least=BOOM_ACORNS, count=cards)


def _close(state: State, hand: Hand) -> State:
    """Puts the hand away, and begins what follows."""
    options, match = state.options, state.match
    scores = add_pairs(add_pairs(match.scores, tally_of(hand)), bonus_of(options, hand))
    winner = winner_at(options, scores)
    if winner is not None and not options.single_hand:
        hand = replace(hand, ended_game=True)
    closed = Match(match.squirrels, (*match.hands, hand), scores, winner)
    state = replace(state, matches=(*state.matches[:-1], closed), hand=None)
    if winner is None:
        first, second = match.squirrels
        speedy = second if hand.deal.speedy == first else first  # MY-2.2
        return begin_hand(state, speedy, mast_of(hand) or "none", boom_of(hand) or False)
    if options.tournament and len(state.matches) == 1:
        other = PAIRS[1 - PAIRS.index(match.squirrels)]  # MY-9.4: teams are swapped
        return replace(state, matches=(closed, Match(other)))
    return state
