"""The position of a game, as a replay shows it: nothing but what lay open at that moment."""

from companion.engine.positions import LaidCard, Position
from companion.games.described import playing
from companion.games.described.description import NO_TRUMP
from companion.games.described.explanation import card_shown, part_named, suit_said
from companion.games.described.state import Hand, State
from companion.phrases import Phrase, phrase


def position(state: State) -> Position:
    """Returns where the game is, and the cards of the running trick or of the last one."""
    hand = state.hand
    shown = hand if hand and (hand.tricks.table or hand.tricks.done or not state.hands) else state.hands[-1]
    is_between = hand is None or not hand.tricks.table
    trump = suit_said(shown.agreed.trump) if shown.agreed.trump not in (None, NO_TRUMP) else ""
    return Position(_title(state), _laid(state, shown), is_between, trump)


def _laid(state: State, hand: Hand) -> tuple[LaidCard, ...]:
    return tuple(
        LaidCard(one.seat, card_shown(state, one.face), one.leads, one.wins) for one in playing.cards_laid(state, hand)
    )


def _title(state: State) -> Phrase:
    hand = state.hand
    if hand is None:
        return phrase("position.over" if state.winners else "phase.categories")
    if hand.dealt.dealer is None:
        return part_named(state.description, hand)
    trick = len(hand.tricks.done) + bool(hand.tricks.table)
    if not trick:
        return part_named(state.description, hand)
    return phrase("position.trick", number=hand.dealt.number, trick=trick, tricks=hand.dealt.tricks)
