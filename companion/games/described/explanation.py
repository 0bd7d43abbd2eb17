"""Why things are as they are, in phrases for the translations; texts of the file are values in them."""

from collections.abc import Iterator
from typing import Final

from companion.cards import CARD_NAMES, Card, Suit
from companion.engine import Irregularity
from companion.games.described import playing
from companion.games.described.description import NO_TRUMP, Text
from companion.games.described.formulas import Value
from companion.games.described.scoring import Scored
from companion.games.described.state import Hand, Phase, State, Trick
from companion.phrases import Phrase, PhraseValue, Player, phrase

LANGUAGES: Final = ("en", "de", "pl")


def said(text: Text) -> Phrase:
    """Returns a text of the file in the language of the table."""
    return Phrase("text", tuple((language, text.in_language(language)) for language in LANGUAGES))


def written(value: Value) -> str | int:
    """Returns points as a sheet shows them."""
    if value.denominator == 1:
        return value.numerator
    return f"{value.numerator / value.denominator:.6f}".rstrip("0").rstrip(".")


def card(state: State, face: int) -> PhraseValue:
    """Returns a card as a sentence shows it."""
    name = state.description.deck.faces[face].name
    return CARD_NAMES.get(name, name)


def card_shown(state: State, face: int) -> Card | Phrase:
    """Returns a card as a replay shows it: one of the standard deck, or its name."""
    name = state.description.deck.faces[face].name
    return CARD_NAMES.get(name) or phrase("card", name=name)


def suit_said(suit: str) -> PhraseValue:
    """Returns a suit as a sentence shows it."""
    return Suit(suit) if suit in list(Suit) else suit


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns the last decision of the rules and what follows from it."""
    hand = state.hand
    if hand is None:
        return explain_end(state) if state.winners else (phrase("phase.categories"),)
    if hand.tricks.table:
        return (_running(state, hand), *_fresh(hand, len(hand.tricks.done) + 1))
    if hand.tricks.done:
        return (explain_trick(state, hand, hand.tricks.done[-1]), *_fresh(hand, len(hand.tricks.done)))
    if hand.phase in (Phase.DEAL, Phase.ROUND) and state.hands:
        return (*explain_points(state, state.hands[-1]), begins(state, hand))
    return (begins(state, hand), *_agreed(state, hand))


def _fresh(hand: Hand, trick: int) -> tuple[Phrase, ...]:
    """Returns the irregularities that came to light in `trick`."""
    items = hand.tricks.irregularities
    return tuple(explain_irregularity(item) for item in items if trick == (item.shown or item.trick))


def begins(state: State, hand: Hand) -> Phrase:
    """Returns how a hand begins: who deals, how many cards, and what is trump, if that is known."""
    if hand.dealt.dealer is None:
        return phrase("explain.round", number=hand.dealt.number, player=Player(hand.dealt.first))
    trump = hand.agreed.trump
    values: dict[str, PhraseValue] = {"number": hand.dealt.number, "dealer": Player(hand.dealt.dealer)}
    if trump is None or trump == NO_TRUMP:
        return phrase("explain.hand", count=hand.dealt.size, **values)
    return phrase("explain.hand-trump", count=hand.dealt.size, suit=suit_said(trump), **values)


def _agreed(state: State, hand: Hand) -> Iterator[Phrase]:
    """Yields what was bid, and who leads the first trick and why."""
    bid, agreed, leader = state.description.bid, hand.agreed, hand.tricks.leader
    if hand.phase is Phase.PLAY and bid and bid.kind == "tricks" and None not in hand.auction.bids:
        yield phrase("explain.bids", sum=sum(one or 0 for one in hand.auction.bids), tricks=hand.dealt.size)
    if agreed.declarer is not None:
        high = hand.auction.log[-1][1] if bid and bid.kind == "auction" and hand.auction.log else None
        what = agreed.contract or high
        values: dict[str, PhraseValue] = {"player": Player(agreed.declarer)}
        yield phrase("explain.takes", **values) if what is None else phrase("explain.declares", bid=what, **values)
    if hand.phase is Phase.PLAY and leader is not None:
        leads = state.description.play.leads
        why = leads if leads == "dealer" or (leads == "declarer" and agreed.declarer is not None) else "left"
        yield phrase(f"explain.leads-{why}", player=Player(leader))


def _running(state: State, hand: Hand) -> Phrase:
    tricks = hand.tricks
    assert tricks.leader is not None
    place = playing.ranking(state, hand).winning_place(tricks.table)
    winner = playing.seat_at(state, hand, tricks.leader, place)
    return phrase("explain.running", card=card(state, tricks.table[place]), winner=Player(winner))


def explain_trick(state: State, hand: Hand, trick: Trick) -> Phrase:
    """Returns who won a trick and why."""
    if trick.is_told:
        return phrase("explain.told", winner=Player(trick.winner))
    place = playing.ranking(state, hand).winning_place(trick.faces)
    return phrase(f"explain.{trick.because}", card=card(state, trick.faces[place]), winner=Player(trick.winner))


def explain_points(state: State, hand: Hand) -> tuple[Phrase, ...]:
    """Returns each line that gave points in a hand."""
    assert hand.closed
    return tuple(
        line_given(state, state.description.score[one.line].say, one) for one in hand.closed.score.account
    ) or (phrase("explain.no-points", number=hand.dealt.number),)


def line_given(state: State, say: Text, one: Scored) -> Phrase:
    """Returns what a score line gave, and to whom."""
    seats = state.sides[one.side] if one.seat is None else (one.seat,)
    return phrase("explain.line", say=said(say), players=tuple(map(Player, seats)), points=written(one.points))


def explain_irregularity(item: Irregularity) -> Phrase:
    """Returns what was irregular, and whether that is certain."""
    player = Player(item.seat)
    if item.kind in ("barred-lead", "barred-card"):
        state = "cleared" if item.cleared else "proven" if item.proven else "noted"
        return phrase(f"irregular.{item.kind}-{state}", "DG-3.2", player=player, trick=item.trick or 0)
    rule = None if item.trick is None else "DG-3.1"
    shown = item.shown if isinstance(item.shown, int) else 0
    return phrase(f"irregular.{item.kind}", rule, player=player, trick=item.trick or 0, shown=shown)


def explain_end(state: State) -> tuple[Phrase, ...]:
    """Returns who has won, and by which points."""
    winners = tuple(Player(seat) for side in state.winners for seat in state.sides[side])
    return (phrase("explain.won", winners=winners, count=len(winners), points=written(state.totals[state.winners[0]])),)
