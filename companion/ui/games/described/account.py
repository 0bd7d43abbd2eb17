"""The account of a side's points in a hand, in words; no Kivy."""

from collections.abc import Iterator, Sequence

from companion.games.described.description import Text
from companion.games.described.explanation import written
from companion.games.described.scoring import Scored
from companion.games.described.state import Hand, State
from companion.ui.texts import SAY


def hand_title(hand: Hand) -> str:
    """Returns the number of a hand, or of a round."""
    return SAY("position.round" if hand.dealt.dealer is None else "position.hand", number=hand.dealt.number)


def account_of(state: State, hand: Hand, side: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what each player of a side bid and took, each line that gave points, and the sum."""
    assert hand.closed
    says = [line.say for line in state.description.score]
    lines = tuple(_given(hand.closed.score.account, says, side, names))
    points = written(hand.closed.score.points[side])
    return (*_played(state, hand, side, names), *(lines or (SAY("ui.sheet.nothing"),)), f"=  {points}")


def categories_of(state: State, side: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what each category gave a side."""
    says = [category.say for category in state.description.categories]
    return tuple(_given(state.categories, says, side, names)) or (SAY("ui.sheet.nothing"),)


def account_of_game(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields each side and its total with its accounts of the last hand and of the categories."""
    for side, seats in enumerate(state.sides):
        lines = account_of(state, state.hands[-1], side, state.players) if state.hands else ()
        if state.categories:
            lines = (*lines, *categories_of(state, side, state.players))
        yield f"{' + '.join(state.players[seat] for seat in seats)}: {written(state.totals[side])}", lines


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


def _given(account: Sequence[Scored], says: Sequence[Text], side: int, names: tuple[str, ...]) -> Iterator[str]:
    for one in account:
        if one.side == side:
            whose = f" ({names[one.seat]})" if one.seat is not None else ""
            points = written(one.points)
            sign = "+" if one.points > 0 else ""
            yield f"{sign}{points}  {says[one.line].in_language(SAY('code'))}{whose}"
