"""From the last trick of a hand to the next deal, or to the end of the game (MY-7, MY-8, MY-9)."""

from dataclasses import replace

from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Count, Tally
from companion.games.mast_year.deck import deck_of
from companion.games.mast_year.options import PAIRS
from companion.games.mast_year.scoring import (
    BOOM_ACORNS,
    add_pairs,
    bonus_of,
    boom_of,
    boom_with,
    mast_of,
    scores_of,
    tally_of,
    winner_at,
)
from companion.games.mast_year.state import Deal, Hand, Match, State
from companion.phrases import phrase


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
        raise ImpossibleActionError(
            f"{tally.eaten} eaten and {tally.uneaten} uneaten are more than the {hand.deal.acorn_count} acorn cards"
            " of this hand's deck",
            "MY-1.2",
            phrase("refused.too-many", "MY-1.2", most=hand.deal.acorn_count),
        )
    _check_boom(hand, tally)
    hand = replace(hand, tallied=tally, table=())
    over = winner_at(state.options, add_pairs(state.match.scores, tally_of(hand))) is not None
    if (tally.mast is None or tally.boom is None) and (state.options.single_hand or not over):
        message = phrase("refused.mast", "MY-8.1")
        raise ImpossibleActionError(
            "'mast' and 'boom' are needed: the game goes on or is a single hand", "MY-8.1", message
        )
    return _close(replace(state, hand=hand), hand)


def _check_boom(hand: Hand, tally: Tally | Count) -> None:
    """Raises ImpossibleActionError where the cards counted, and the stashes known, contradict the Boom (MY-8.3)."""
    cards = tally.eaten + tally.uneaten
    boom = boom_with(hand, cards)
    if boom is None or tally.boom in (None, boom):
        return
    if boom:
        raise ImpossibleActionError(
            f"of {cards} acorn cards one Squirrel has {BOOM_ACORNS} or more: that is a Boom",
            "MY-8.3",
            phrase("refused.no-boom", "MY-8.3", least=BOOM_ACORNS, count=cards),
        )
    if cards < BOOM_ACORNS:
        raise ImpossibleActionError(
            f"a Boom needs {BOOM_ACORNS} acorn cards with one Squirrel, and {cards} were counted in all",
            "MY-8.3",
            phrase("refused.boom", "MY-8.3", least=BOOM_ACORNS, count=cards),
        )
    raise ImpossibleActionError(
        f"a Boom needs {BOOM_ACORNS} acorn cards with one Squirrel, and with the stashes entered before,"
        f" no Squirrel can have so many of the {cards}",
        "MY-8.3",
        phrase("refused.boom-shared", "MY-8.3", least=BOOM_ACORNS, count=cards),
    )


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
