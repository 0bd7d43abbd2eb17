"""The account of a side's points in a hand, in words; no Kivy."""

from collections.abc import Iterator, Sequence

from companion.games.described.description import Line
from companion.games.described.explanation import part_named, written
from companion.games.described.formulas import Value
from companion.games.described.scoring import Scored
from companion.games.described.state import Hand, State
from companion.ui.games.described.numbers import side_names
from companion.ui.texts import SAY


def hand_title(state: State, hand: Hand) -> str:
    """Returns what a hand or a round is called, with its number."""
    return SAY.phrase(part_named(state.description, hand), state.players)


def account_of(state: State, hand: Hand, side: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what each player of a side bid and took, each line that gave points, and the sum."""
    assert hand.closed
    lines = tuple(_given(hand.closed.score.account, state.description.score, side, names))
    points = written(hand.closed.score.points[side])
    return (*_played(state, hand, side, names), *(lines or (SAY("ui.sheet.nothing"),)), f"=  {points}")


def categories_of(state: State, side: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what each category gave a side."""
    return tuple(_given(state.categories, state.description.categories, side, names)) or (SAY("ui.sheet.nothing"),)


def account_of_game(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields each side and its total with its account: of one hand, or of each round in a line, and of categories."""
    for side, whose in enumerate(side_names(state.sides, state.players)):
        lines = account_of(state, state.hands[0], side, state.players) if len(state.hands) == 1 else ()
        lines = lines or tuple(_line_of(state, hand, side) for hand in state.hands)
        if state.categories:
            lines = (*lines, *categories_of(state, side, state.players))
        yield f"{whose}: {written(state.totals[side])}", lines


def _line_of(state: State, hand: Hand, side: int) -> str:
    """Returns what a hand or a round brought a side, in one line; where a file has one, its words say nothing more."""
    assert hand.closed
    given = list(_given(hand.closed.score.account, state.description.score, side, state.players))
    if given and len(state.description.score) == 1:
        given = [_signed(hand.closed.score.points[side])]
    return f"{hand_title(state, hand)}:  {',  '.join(given) or SAY('ui.sheet.nothing')}"


def _played(state: State, hand: Hand, side: int, names: tuple[str, ...]) -> Iterator[str]:
    assert hand.closed
    facts = hand.closed.facts
    for seat in state.sides[side]:
        bid, tricks = facts.bids[seat], facts.tricks[seat]
        parts = []
        if bid is not None and state.description.bid:
            of = state.description.bid.of
            parts.append(SAY("view.bid", bid=of[bid - 1] if of and bid else bid))
        if tricks is not None and hand.dealt.dealer is not None:
            parts.append(SAY("view.tricks", count=tricks))
        if facts.declarer == seat:
            parts.append(SAY("view.declarer"))
        if parts:
            yield f"{names[seat]}: {', '.join(parts)}"


def _signed(points: Value) -> str:
    """Returns points with their sign, also if they are won."""
    return f"{'+' if points > 0 else ''}{written(points)}"


def _given(account: Sequence[Scored], lines: Sequence[Line], side: int, names: tuple[str, ...]) -> Iterator[str]:
    for one in account:
        if one.side == side:
            whose = f" ({names[one.seat]})" if one.seat is not None else ""
            yield f"{_signed(one.points)}  {lines[one.line].say.in_language(SAY('code'))}{whose}"
