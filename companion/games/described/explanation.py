"""Why things are as they are, in phrases for the translations; texts of the file are values in them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from companion.cards import CARD_NAMES, Card, Suit
from companion.engine import Irregularity
from companion.games.described import playing
from companion.games.described.description import NO_TRUMP, Description, Line, Text
from companion.games.described.formulas import Value
from companion.games.described.scoring import Scored
from companion.games.described.state import Hand, Phase, State, Trick
from companion.games.described.tables import pass_direction
from companion.phrases import Phrase, PhraseValue, Player, phrase

LANGUAGES: Final = ("en", "de", "pl")


def said(text: Text) -> Phrase:
    """Returns a text of the file in the language of the table."""
    return Phrase("text", tuple((language, text.in_language(language)) for language in LANGUAGES))


def written(value: Value) -> str | int:
    """Returns points as a sheet shows them, with a minus sign."""
    exact = exactly(value)
    return str(exact).replace("-", "−") if value < 0 else exact


def exactly(value: Value) -> str | int:
    """Returns points with at most six decimals."""
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
        return (*explain_points(state, state.hands[-1]), *begins(state, hand))
    return (*begins(state, hand), *_agreed(state, hand))


def _fresh(hand: Hand, trick: int) -> tuple[Phrase, ...]:
    """Returns the irregularities that came to light in `trick`."""
    items = hand.tricks.irregularities
    return tuple(explain_irregularity(item) for item in items if trick == (item.shown or item.trick))


def part_named(description: Description, hand: Hand) -> Phrase:
    """Returns what a hand is called, or a round as the file calls it, with its number."""
    if description.rounds and description.rounds.name:
        return phrase("position.named", name=said(description.rounds.name), number=hand.dealt.number)
    return phrase("position.hand" if description.rounds is None else "position.round", number=hand.dealt.number)


def begins(state: State, hand: Hand) -> tuple[Phrase, ...]:
    """Returns how a hand begins: who deals, how many cards, what is trump, if that is known, and what is passed."""
    passed = passes(state.description, hand) if hand.phase is Phase.DEAL else None
    return (_dealt(state, hand), *([passed] if passed else []))


def passes(description: Description, hand: Hand) -> Phrase | None:
    """Returns how many cards are passed in a hand, and to whom; None in a game without passing."""
    if description.passing is None:
        return None
    to = pass_direction(description, hand.dealt.number)
    if to is None:
        return phrase("explain.pass-nobody")
    return phrase("task.pass", count=description.passing.cards, to=phrase(f"edit.pass-{to}"))


def _dealt(state: State, hand: Hand) -> Phrase:
    if hand.dealt.dealer is None:
        part = part_named(state.description, hand)
        return phrase("explain.round", part=part, player=Player(hand.dealt.first))
    trump = hand.agreed.trump
    values: dict[str, PhraseValue] = {"number": hand.dealt.number, "dealer": Player(hand.dealt.dealer)}
    if trump is None or trump == NO_TRUMP:
        return phrase("explain.hand", count=hand.dealt.size, **values)
    return phrase("explain.hand-trump", count=hand.dealt.size, suit=suit_said(trump), **values)


def _agreed(state: State, hand: Hand) -> Iterator[Phrase]:
    """Yields what was bid, and who leads the first trick and why."""
    bid, agreed, leader = state.description.bid, hand.agreed, hand.tricks.leader
    if hand.phase is Phase.PLAY and bid and bid.kind == "tricks" and None not in hand.auction.bids:
        yield phrase("explain.bids", sum=sum(one or 0 for one in hand.auction.bids), tricks=hand.dealt.tricks)
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
    given = tuple(lines_given(state, state.description.score, hand.closed.score.account))
    return given or (phrase("explain.no-points", number=hand.dealt.number),)


def lines_given(state: State, lines: Sequence[Line], account: Iterable[Scored]) -> Iterator[Phrase]:
    """Yields what each line gave, and to whom: those to whom it gave the same in one sentence."""
    for (line, points), given in groupby(account, lambda one: (one.line, one.points)):
        seats = [seat for one in given for seat in (state.sides[one.side] if one.seat is None else (one.seat,))]
        players = tuple(map(Player, seats))
        yield phrase("explain.line", say=said(lines[line].say), players=players, points=written(points))


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
