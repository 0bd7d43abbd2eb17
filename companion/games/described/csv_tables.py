"""The tables of a game for a spreadsheet: its hands, each line of points, and its tricks with each card."""

from companion.engine.tables import TableRow, flatten
from companion.games.described.state import Hand, State, Trick
from companion.games.described.summary import number


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns a row for each hand, for each line that gave points, and for each trick."""
    return {
        "hands": tuple(_hand(state, hand) for hand in state.hands),
        "points": tuple(row for hand in state.hands for row in _points(state, hand)),
        "tricks": tuple(
            _trick(state, hand, place, trick)
            for hand in state.all_hands
            for place, trick in enumerate(hand.tricks.done, 1)
        ),
    }


def _hand(state: State, hand: Hand) -> TableRow:
    assert hand.closed
    facts = hand.closed.facts
    row: dict[str, object] = {
        "hand": hand.dealt.number,
        "dealer": hand.dealt.dealer,
        "declarer": facts.declarer,
        "contract": facts.contract.name or None,
        "trump": facts.trump,
        "doubled": facts.doubled,
        "tallied": hand.closed.is_tallied,
    }
    for seat in range(len(state.players)):
        row |= {
            f"bid.{seat}": facts.bids[seat],
            f"tricks.{seat}": facts.tricks[seat],
            f"cards.{seat}": facts.cards[seat],
        }
    for side, points in enumerate(hand.closed.score.points):
        row[f"points.{side}"] = number(points)
    return flatten(row)


def _points(state: State, hand: Hand) -> list[TableRow]:
    assert hand.closed
    return [
        flatten(
            {
                "hand": hand.dealt.number,
                "line": state.description.score[one.line].say.first,
                "side": one.side,
                "seat": one.seat,
                "points": number(one.points),
            }
        )
        for one in hand.closed.score.account
    ]


def _trick(state: State, hand: Hand, place: int, trick: Trick) -> TableRow:
    faces = state.description.deck.faces
    return flatten(
        {
            "hand": hand.dealt.number,
            "trick": place,
            "leader": trick.leader,
            "winner": trick.winner,
            "because": trick.because,
            "cards": [faces[face].name for face in trick.faces],
        }
    )
