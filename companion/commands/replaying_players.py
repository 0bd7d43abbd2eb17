"""Players that repeat a record: they confirm what a camera saw of it, and enter what no camera sees."""

from collections.abc import Callable, Sequence

from companion.commands.state_clock import StateClock
from companion.engine import Record
from companion.games import find_game


class ReplayingPlayers:
    """Chooses what the record has next, once it is offered or if it `is_hidden`, after some thought.

    What no camera has seen after `patience_s` is entered all the same; None: it never is.
    """

    def __init__(
        self,
        record: Record,
        is_hidden: Callable[[object], bool],
        thinks_s: float = 0.0,
        patience_s: float | None = None,
    ) -> None:
        self._is_hidden = is_hidden
        self._thinks_s = thinks_s
        self._patience_s = patience_s
        self._next: dict[object, object] = {}
        game = find_game(record.game)
        state = game.start(record.options, record.players)
        for entry in record.entries:
            self._next[state] = entry.action
            state = game.apply(state, entry.action)
        self._state_clock = StateClock()

    def __call__(self, state: object, choices: Sequence[object]) -> object | None:
        """Returns what is done now; None while it is thought about, or where the game has gone another way."""
        thought_s = self._state_clock.measure(state)
        action = self._next.get(state)
        is_due = action in choices or self._is_hidden(action)
        if action is None or thought_s < self._thinks_s:
            return None
        return action if is_due or (self._patience_s is not None and thought_s >= self._patience_s) else None
