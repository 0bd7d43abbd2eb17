"""BasePresenter: how a game appears on the shared screens, by its rules alone; no Kivy."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Generic

from companion.cards import DECK, Card, Suit
from companion.engine.faces import Face
from companion.engine.game import ActionT, Game, StateT, can_follow, own_action, own_state
from companion.exports.chart import Chart
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import Change, Difference, InsertBefore, Replace
from companion.ui.card_print import print_of
from companion.ui.changed_values import changed_turn, changed_value
from companion.ui.charts import plain_charts
from companion.ui.presenter import Choice, CorrectionAnswer, Ending, Rematch, Sums, Unsettled
from companion.ui.texts import SAY


class BasePresenter(Generic[StateT, ActionT]):
    """Base of all presenters. The history, the corrections, the statistics and the end call it, on the main thread.

    A game overrides what it tells in another way.
    """

    names_likely_cards: ClassVar[bool] = False
    """Whether a correction shows the cards that are easily confused with the entered one in a line of their own."""

    def __init__(self, game: Game[StateT, ActionT]) -> None:
        self._game = game

    def entry_text(self, action: ActionT, before: StateT | None, names: tuple[str, ...]) -> str:
        """Returns an entry in a few words: its card, or what `ui.history` has for its kind.

        `before` is the state in which it was entered, None where that is open.
        """
        card = self.card_of(action)
        return print_of(card).sign if card else SAY(f"ui.history.{type(action).__name__.lower()}")

    def waiting_text(self, action: ActionT, near: StateT, names: tuple[str, ...]) -> str:
        """Returns an entry that waits to be corrected; `near` is a state in which it may not be possible."""
        return self.entry_text(action, None, names)

    def short_entry_text(self, action: ActionT, before: StateT, names: tuple[str, ...]) -> str:
        """Returns an entry in so few words that the button that takes it back has room for them."""
        return self.entry_text(action, before, names)

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns how the game ended, as its result says last, and a rematch by the same rules."""
        players, state = snapshot.record.players, own_state(self._game, snapshot.state)
        again = Rematch(SAY("ui.over.rematch"), snapshot.record.options)
        title = SAY.phrase(self._game.result(state)[-1], players)
        return Ending(title, self._game.explain(state), Sums((), (), ()), rematches=(again,))

    def line_of(self, before: StateT, action: ActionT, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the number of the part of the game, such as a hand, and the title of the line to which it belongs."""
        return 1, ""

    def part_title(self, part: int, now: StateT) -> str:
        """Returns the title of a part of the game, of which `now` is the latest state."""
        return SAY("ui.bar.hand", number=part)

    def card_of(self, action: ActionT) -> Face | None:
        """Returns the card that an action enters, such as one to a trick; None: the entry is shown in words."""
        shown = self._game.trick_table.shown_by(action) if self._game.trick_table else None
        return shown.face if shown else None

    def marks(self, action: ActionT, before: StateT, now: StateT) -> str:
        """Returns the signs of what came of an entry: ★ it won its trick, ⚠ it was against the rules."""
        return ""

    def unsettled(self, snapshot: GameSnapshot) -> Unsettled | None:
        """Returns the last irregularity that nobody has answered."""
        return None

    def charts(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Sequence[Chart]:
        """Returns a chart for each game, such as a tournament's two, of which there is something to show."""
        return plain_charts(snapshot, names)

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

    def answers(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Sequence[CorrectionAnswer]:
        """Returns what would make the entry of the open question possible: what came before, or what it was."""
        asked, state = snapshot.question, own_state(self._game, snapshot.state)
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

        In the grid each standard card has its own place, whichever are offered; None is an empty place. Other cards
        stand as they are offered.
        """
        words = [place for place, card in enumerate(cards) if card is None]
        if any(card and not isinstance(card, Card) for card in cards):
            return words, [card for card in cards if card]
        laid: list[Face | None] = []
        for suit in Suit:
            if any(card and print_of(card).suit is suit for card in cards):
                laid += [card for card in DECK if card.suit is suit] + [None]
        return words, laid

    def used_beside(self, snapshot: GameSnapshot, place: int) -> frozenset[Face]:
        """Returns the cards that are entered in the same part of the game as the entry at `place`, beside its own."""
        states = [own_state(self._game, state) for state in snapshot.states]
        actions = [own_action(self._game, logged.entry.action) for logged in snapshot.entries]
        names = snapshot.record.players
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

    def changed(self, difference: Difference, names: tuple[str, ...]) -> Iterable[str]:
        """Returns the values of the score line that change, each in a line."""
        changes = [change for change in difference.changes if change.path[0] in ("scores", "winner")]
        lines = [line for change in changes for line in _line_of(change, names)]
        return [*lines, *changed_turn(difference.before, difference.after, names)]

    def _words(self, action: ActionT, before: StateT | None, names: tuple[str, ...]) -> str:
        card = self.card_of(action)
        return print_of(card).sign if card else self.entry_text(action, before, names)

    def _choices(self, state: StateT) -> Sequence[ActionT]:
        return self._game.choices(state)


def _line_of(change: Change, names: tuple[str, ...]) -> Iterator[str]:
    """Yields one changed value in a line: what it is of, what it was and what it is."""
    what, *place = change.path
    whose = [names[part] if isinstance(part, int) and part < len(names) else str(part) for part in place]
    said = SAY("ui.correct.winner") if what == "winner" else ""
    about = " ".join(filter(None, (said, *whose)))
    return changed_value(about, change.before, change.after, () if what == "scores" else names)
