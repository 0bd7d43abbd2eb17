"""The score sheet in phrases, a line each, and how a game stands or ended."""

from companion.games.described.explanation import explain_end, lines_given, part_named, said, written
from companion.games.described.state import Hand, State
from companion.phrases import Phrase, PhraseValue, Player, phrase

BLANK = phrase("sheet.blank")


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet: the game, its sides, each hand with what gave points, and where it stands."""
    lines = [phrase("sheet.name", name=said(state.description.name)), *_sides(state)]
    for hand in state.hands:
        lines += [BLANK, *_hand(state, hand)]
    if state.categories:
        lines += [BLANK, phrase("sheet.categories")]
        lines += lines_given(state, state.description.categories, state.categories)
    lines.append(BLANK)
    return (*lines, *(explain_end(state) if state.winners else [stands(state)]))


def side_named(state: State, side: int) -> PhraseValue:
    """Returns a side as its players' names."""
    return tuple(Player(seat) for seat in state.sides[side])


def _sides(state: State) -> list[Phrase]:
    return [
        phrase("sheet.side", number=side + 1, players=side_named(state, side), points=written(state.totals[side]))
        for side in range(len(state.sides))
    ]


def _hand(state: State, hand: Hand) -> list[Phrase]:
    dealer, number = hand.dealt.dealer, hand.dealt.number
    lines = [
        part_named(state.description, hand)
        if dealer is None
        else phrase("sheet.hand", number=number, dealer=Player(dealer))
    ]
    assert hand.closed
    lines += lines_given(state, state.description.score, hand.closed.score.account)
    lines += [
        phrase("sheet.points", players=side_named(state, side), points=written(points))
        for side, points in enumerate(hand.closed.score.points)
    ]
    return lines


def stands(state: State) -> Phrase:
    """Returns the points of all sides."""
    parts = tuple(
        phrase("sheet.side-points", players=side_named(state, side), points=written(points))
        for side, points in enumerate(state.totals)
    )
    return phrase("sheet.stands", sides=parts)


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name and how it stands or ended."""
    end = explain_end(state) if state.winners else ()
    return (phrase("sheet.name", name=said(state.description.name)), stands(state), *end)
