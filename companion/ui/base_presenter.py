"""BasePresenter: how a game appears on the shared screens, by its rules alone; no Kivy."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic

from companion.cards import DECK, Suit
from companion.engine.faces import Face
from companion.engine.game import ActionT, Game, StateT, can_follow, own_action, own_state
from companion.exports.chart import Chart
from companion.journal.standing import Standing
from companion.session.correction import Change, Difference, InsertBefore, Replace
from companion.ui.card_print import print_of
from companion.ui.changed_turn import changed_turn
from companion.ui.charts import plain_charts
from companion.ui.presenter import Choice, CorrectionAnswer, Ending, Rematch, Sums, Unsettled
from companion.ui.texts import SAY


class BasePresenter(ABC, Generic[StateT, ActionT]):
    """Base of all presenters. The history, the corrections, the statistics and the end call it, on the main thread.

    A game must say its entries in words, and may override the rest.
    """

    names_likely_cards: ClassVar[bool] = False
    """Whether a correction shows the cards that are easily confused with the entered one in a line of their own."""

    def __init__(self, game: Game[StateT, ActionT]) -> None:
        self._game = game

    @abstractmethod
    def entry_text(self, action: ActionT, before: StateT | None, names: tuple[str, ...]) -> str:
        """Returns an entry in a few words; `before` is the state in which it was entered, None where that is open."""

    def waiting_text(self, action: ActionT, near: StateT, names: tuple[str, ...]) -> str:
        """Returns an entry that waits to be corrected; `near` is a state in which it may not be possible."""
        return self.entry_text(action, None, names)

    def short_entry_text(self, action: ActionT, before: StateT, names: tuple[str, ...]) -> str:
        """Returns an entry in so few words that the button that takes it back has room for them."""
        return self.entry_text(action, before, names)

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns how the game ended, as its result says last, and a rematch by the same rules."""
        players, state = standing.record.players, own_state(self._game, standing.state)
        again = Rematch(SAY("ui.over.rematch"), standing.record.options)
        title = SAY.phrase(self._game.result(state)[-1], players)
        return Ending(title, self._game.explain(state), Sums((), (), ()), rematches=(again,))

    def line_of(self, before: StateT, action: ActionT, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the number of the part of the game, such as a hand, and the title of the line to which it belongs."""
        return 1, ""

    def part_title(self, part: int, now: StateT) -> str:
        """Returns the title of a part of the game, of which `now` is the latest state."""
        return SAY("ui.bar.hand", number=part)

    def card_of(self, action: ActionT) -> Face | None:
        """Returns the card that an action enters; None: the entry is shown in words."""
        return None

    def marks(self, action: ActionT, before: StateT, now: StateT) -> str:
        """Returns the signs of what came of an entry: ★ it won its trick, ⚠ it was against the rules."""
        return ""

    def unsettled(self, standing: Standing) -> Unsettled | None:
        """Returns the last irregularity that nobody has answered."""
        return None

    def charts(self, standing: Standing, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns a chart for each game, such as a tournament's two, of which there is something to show."""
        return plain_charts(standing, names)

    def instead_of(self, action: ActionT, before: StateT, names: tuple[str, ...]) -> Sequence[Choice[ActionT]]:
        """Returns what `action`, entered in the state `before`, can have been instead; the likely first."""
        return [(choice, self._words(choice, before, names)) for choice in self._choices(before) if choice != action]

    def ahead_of(self, action: ActionT, before: StateT, names: tuple[str, ...]) -> Sequence[Choice[ActionT]]:
        """Returns what can have come before `action`, and was not entered: after which it can still follow."""
        return [
            (choice, self._words(choice, before, names))
            for choice in self._choices(before)
            if can_follow(self._game, self._game.apply(before, choice), action)
        ]

    def answers(self, standing: Standing, names: tuple[str, ...]) -> Sequence[CorrectionAnswer]:
        """Returns what would make the entry of the open question possible: what came before, or what it was."""
        asked, state = standing.question, own_state(self._game, standing.state)
        if asked is None:
            return ()
        ahead: list[CorrectionAnswer] = [
            (InsertBefore(asked.number, choice), f"+ {text}")
            for choice, text in self.ahead_of(own_action(self._game, asked.entry.action), state, names)
        ]
        choices = [own_action(self._game, choice) for choice in asked.choices]
        return [*ahead, *((Replace(asked.number, choice), self._words(choice, state, names)) for choice in choices)]

    def lay_out(self, cards: Sequence[Face | None], own: Face | None) -> tuple[list[int], list[Face | None]]:
        """Returns the places in `cards` of those easily confused with `own`, and of what is no card; and the grid.

        In the grid each card has its own place, whichever are offered; None is an empty place.
        """
        laid: list[Face | None] = []
        for suit in Suit:
            if any(card and print_of(card).suit is suit for card in cards):
                laid += [card for card in DECK if card.suit is suit] + [None]
        return [place for place, card in enumerate(cards) if card is None], laid

    def used_beside(self, standing: Standing, place: int) -> frozenset[Face]:
        """Returns the cards that are entered in the same part of the game as the entry at `place`, beside its own."""
        states = [own_state(self._game, state) for state in standing.states]
        actions = [own_action(self._game, logged.entry.action) for logged in standing.entries]
        names = standing.record.players
        lines = [self.line_of(states[min(at, len(states) - 1)], action, names) for at, action in enumerate(actions)]
        cards = (
            self.card_of(action) for at, action in enumerate(actions) if at != place and lines[at][0] == lines[place][0]
        )
        return frozenset(card for card in cards if card)

    def icon_of(self, card: Face) -> str:
        """Returns the name of the picture of what is special about a card, or nothing."""
        return ""

    def differences(self, difference: Difference, names: tuple[str, ...]) -> tuple[str, ...]:
        """Returns what a correction changes, each thing in a line, and the entry that would be asked about."""
        lines: list[str] = []
        if difference.question:
            action, near = difference.question.entry.action, own_state(self._game, difference.state_before)
            asked = self.waiting_text(own_action(self._game, action), near, names)
            lines.append(SAY("ui.correct.question", entry=asked))
            if difference.waiting:
                lines.append(SAY("ui.correct.waiting", count=difference.waiting))
        lines += self.changed(difference, names)
        if not lines and difference.changes:
            lines.append(SAY("ui.correct.others"))
        return tuple(lines) or (SAY("ui.correct.nothing"),)

    def changed(self, difference: Difference, names: tuple[str, ...]) -> Sequence[str]:
        """Returns the values of the score line that change, each in a line."""
        changes = [change for change in difference.changes if change.path[0] in ("scores", "winner")]
        lines = [_line_of(change, names) for change in changes]
        return [*lines, *changed_turn(difference.before, difference.after, names)]

    def _words(self, action: ActionT, before: StateT | None, names: tuple[str, ...]) -> str:
        card = self.card_of(action)
        return print_of(card).sign if card else self.entry_text(action, before, names)

    def _choices(self, state: StateT) -> Sequence[ActionT]:
        return self._game.choices(state)


def _line_of(change: Change, names: tuple[str, ...]) -> str:
    """Returns one changed value in a line: what it is of, what it was and what it is."""
    what, *place = change.path
    whose = [names[part] if isinstance(part, int) and part < len(names) else str(part) for part in place]
    was, becomes = (_name_of(value, what, names) for value in (change.before, change.after))
    said = SAY("ui.correct.winner") if what == "winner" else ""
    return f"{' '.join(filter(None, (said, *whose)))}: {was} → {becomes}"


def _name_of(value: object, what: str | int, names: tuple[str, ...]) -> str:
    if value is None:
        return "–"
    return names[value] if what != "scores" and isinstance(value, int) else str(value)
