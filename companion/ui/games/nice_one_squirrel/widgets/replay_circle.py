"""ReplayCircle: the circle of caches at one step of a replay, with the players in its middle."""

from dataclasses import replace
from typing import Any

from companion.engine.game import require_type
from companion.games.nice_one_squirrel.state import State
from companion.games.nice_one_squirrel.view import view
from companion.ui.games.nice_one_squirrel.widgets.cache_circle import CacheCircle
from companion.ui.widgets.replay_table import ReplayTable


class ReplayCircle(ReplayTable):
    """The cache at which the player in turn is stands out; none is lit, as none can be touched."""

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(game, **properties)
        self._circle = CacheCircle()
        self.add_widget(self._circle)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        """Shows the circle."""
        self._circle.show(replace(view(require_type(State, state)), reachable=()), names, None)
