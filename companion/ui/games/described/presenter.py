"""Presenter: presents described games on the screens that all games share; no Kivy."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from companion.cards import CARD_NAMES
from companion.engine import Irregularity
from companion.engine.faces import Face
from companion.exports.chart import Chart
from companion.games import find_game
from companion.games.described.actions import Action, Bid, Call, Deal, Double, NoBid, Play, Tally, Tell, Took
from companion.games.described.description import DeckFace
from companion.games.described.explanation import explain_irregularity, said, written
from companion.games.described.formulas import Value
from companion.games.described.playing import irregularities_of
from companion.games.described.state import Hand, Phase, State
from companion.games.described.summary import turn_of
from companion.games.described.view import label_of, picture_of
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Difference
from companion.ui.base_presenter import BasePresenter
from companion.ui.card_print import print_of
from companion.ui.changed_values import changed_turn
from companion.ui.charts import plain_charts
from companion.ui.games.described import prints  # noqa: F401  # says what cards of one's own look like
from companion.ui.games.described.account import hand_title
from companion.ui.games.described.numbers import side_names
from companion.ui.presenter import Choice, Ending, Rematch, Sums, Unsettled
from companion.ui.texts import SAY
from companion.ui.trick_table.unsettled import find_unsettled

HEAD_SHARE: Final = 0.7
"""The breadth of the first column, which numbers the hands, relative to a side's."""


class DescribedPresenter(BasePresenter[State, Action]):
    """What the history, the corrections and the end show of any described game."""

    def entry_text(self, action: Action, before: State | None, names: tuple[str, ...]) -> str:
        """Returns an entry in a few words, with who did it where the seat follows from the turn."""
        if isinstance(action, Tally):
            return SAY("choice.tally")
        label = label_of(before, action) if before else None
        card = self.card_of(action)
        said = SAY.phrase(label, names) if label else print_of(card).sign if card else SAY("ui.history.entry")
        seat = action.seat
        if isinstance(action, Bid | NoBid | Double | Play) and before is not None:
            seat = turn_of(before) if seat is None else seat
            return f"{names[seat]}: {said}" if seat is not None else said
        return said

    def _words(self, action: Action, before: State | None, names: tuple[str, ...]) -> str:
        """Returns what was bid without who bid, as all choices are the same player's."""
        label = label_of(before, action) if before and isinstance(action, Bid | NoBid | Double) else None
        return SAY.phrase(label, names) if label else super()._words(action, before, names)

    def line_of(self, before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the number of the hand, and the trick or what comes before and after the tricks."""
        hand = before.hand
        if hand is None:
            return len(before.hands) + 1, SAY("ui.sheet.categories")
        number = hand.dealt.number
        if isinstance(action, Play | Took):
            return number, SAY("ui.history.trick", number=len(hand.tricks.done) + 1)
        if before.description.rounds:
            return number, SAY("ui.history.round-end" if hand.phase is Phase.ASK else "ui.history.round")
        key = "ask" if hand.phase is Phase.ASK else "counted" if isinstance(action, Tally) else "begin"
        return number, SAY(f"ui.history.{key}")

    def part_title(self, part: int, now: State) -> str:
        """Returns what a hand is called, and what it brought each side."""
        if part > len(now.hands):
            return SAY("ui.sheet.categories") if now.hand is None else hand_title(now, now.hand)
        hand = now.hands[part - 1]
        assert hand.closed
        return f"{hand_title(now, hand)}:  {'  ·  '.join(str(written(one)) for one in hand.closed.score.points)}"

    def card_of(self, action: Action) -> Face | None:
        """Returns the card that is turned up, called or played."""
        name = action.card if isinstance(action, Play | Call) else action.turned if isinstance(action, Deal) else None
        return (CARD_NAMES.get(name) or DeckFace(name, "", "")) if name else None

    def marks(self, action: Action, before: State, now: State) -> str:
        """Returns the signs of a card: it won its trick, it was against the rules."""
        hand = before.hand
        if hand is None or not isinstance(action, Play):
            return ""
        whole = next((one for one in now.all_hands if one.dealt.number == hand.dealt.number), hand)
        number, seat = len(hand.tricks.done), turn_of(before)
        seat = action.seat if seat is None else seat
        wins = number < len(whole.tricks.done) and whole.tricks.done[number].winner == seat
        noted = any((item.trick, item.seat) == (number + 1, seat) for item in _open(whole))
        return "★" * wins + "⚠" * noted

    def unsettled(self, snapshot: GameSnapshot) -> Unsettled | None:
        """Returns what came to light last in the hand being played, or, until that has a trick, in the last one."""
        hands = snapshot.state_as(State).all_hands
        begun = [hand for hand in hands if hand.auction.log or hand.tricks.table or hand.tricks.done]
        if not begun:
            return None
        hand = begun[-1]

        def is_its_entry(before: State, action: object, item: Irregularity) -> bool:
            running = before.hand
            if running is None or running.dealt.number != hand.dealt.number or turn_of(before) != item.seat:
                return False
            if item.trick is None:
                return isinstance(action, Bid)
            return isinstance(action, Play) and len(running.tricks.done) + 1 == item.trick

        named = [(f"{hand.dealt.number}:{item.kind}:{item.seat}:{item.trick}", item) for item in _open(hand)]
        return find_unsettled(snapshot, State, named, explain_irregularity, is_its_entry)

    def instead_of(self, action: Action, before: State, names: tuple[str, ...]) -> Sequence[Choice[Action]]:
        """Returns who else can have taken a trick; of a number told only other numbers; else what can follow."""
        if isinstance(action, Took):
            others = [Took(seat, action.cards) for seat in range(len(names)) if seat != action.seat]
            return [(other, names[other.seat]) for other in others]
        choices = super().instead_of(action, before, names)
        if isinstance(action, Tell):
            wanted = action.ask, action.seat
            return [one for one in choices if isinstance(one[0], Tell) and (one[0].ask, one[0].seat) == wanted]
        return choices

    def changed(self, difference: Difference, names: tuple[str, ...]) -> Sequence[str]:
        """Returns the points of each side that change, each in a line, and whose turn it is."""
        before, after = difference.before, difference.after
        sides = side_names(after["sides"], names)
        lines = [
            f"{name}: {was} → {now}"
            for name, was, now in zip(sides, before["scores"], after["scores"], strict=True)
            if was != now
        ]
        return [*lines, *changed_turn(before, after, names)]

    def charts(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns the points of each side, by its players' names."""
        sides = side_names(snapshot.state_as(State).sides, names)
        return tuple(replace(chart, sides=sides) for chart in plain_charts(snapshot, names))

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns who won, and what each hand brought."""
        state = snapshot.state_as(State)
        title = SAY.phrase(self._game.explain(state)[-1], snapshot.record.players)
        picture = picture_of(state.winners[0]) if state.description.has_teams else "acorn"
        again = Rematch(SAY("ui.over.rematch"), snapshot.record.options)
        return Ending(title, (), sums_of(state, names), picture, (again,))


def sums_of(state: State, names: tuple[str, ...]) -> Sums:
    """Returns a line for each hand with every side's points, and one for the sum."""
    rounds = state.description.rounds
    part = SAY("ui.sheet.part", name=said(rounds.name)) if rounds and rounds.name else SAY("ui.sheet.hand")
    heads = (part, *side_names(state.sides, names))
    lines = [(str(hand.dealt.number), *map(_points, hand.closed.score.points)) for hand in state.hands if hand.closed]
    if state.categories:
        given = [sum(one.points for one in state.categories if one.side == side) for side in range(len(state.sides))]
        lines.append((SAY("ui.sheet.categories"), *map(_points, given)))
    total = (SAY("ui.sheet.total"), *map(_points, state.totals))
    return Sums(heads, (HEAD_SHARE, *(1.0 for _ in state.sides)), tuple(lines), total)


def _points(points: Value) -> str:
    return str(written(points))


def _open(hand: Hand) -> Iterator[Irregularity]:
    """Yields what was irregular, but for what was cleared."""
    return (item for item in irregularities_of(hand) if not item.cleared)


PRESENTER: Final = DescribedPresenter(find_game("described"))
