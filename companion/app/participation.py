"""Participation: the way in which a game is entered: by the camera, card by card, by winners, or by tallies."""

from collections.abc import Callable, Sequence

from companion.app.game_screens import WATCH, FindScreens
from companion.app.observable import Observable
from companion.journal.standing import Standing


class Participation:
    """`way` is one of the ways of the game, which `game` names; another may hold for a while."""

    way = Observable("follow")

    def __init__(self, game: Callable[[], str], screens_of: FindScreens, has_camera: Callable[[], bool]) -> None:
        self._game = game
        self._has_camera = has_camera
        self._screens_of = screens_of
        self._former: tuple[str, Callable[[Standing], bool]] | None = None

    @property
    def former(self) -> str:
        """How the table took part before, where it does so otherwise for a while; else how it does."""
        return self._former[0] if self._former else self.way

    @property
    def ways(self) -> tuple[str, ...]:
        """How the table can take part in the game, the usual way first; only a camera can watch."""
        return tuple(way for way in self._screens_of(self._game()).ways if way != WATCH or self._has_camera())

    def take_part(self, way: str, while_so: Callable[[Standing], bool] | None = None) -> None:
        """Takes part in another way; given `while_so`, only as long as it holds for the game as it stands."""
        self._former = (self.former, while_so) if while_so else None
        self.way = way

    @property
    def is_watching(self) -> bool:
        """Whether the table takes part by the camera, which enters what is played."""
        return self.way == WATCH

    @property
    def lets_camera_enter(self) -> bool:
        """Whether the camera enters what it sees: it watches, or a card that it has missed is entered by hand."""
        return self.is_watching or (self.former == WATCH and self._is_by_hand(self.way))

    def begin(self) -> None:
        """Takes part in a new game in its usual way."""
        self.take_part(self.ways[0])

    def end_while(self) -> None:
        """Takes part as before, if it was otherwise for a while."""
        self.take_part(self.former)

    def add_camera(self) -> None:
        """There is a camera from now on; a table that entered every card lets it watch."""
        if self._is_by_hand(self.way):
            self.take_part(self.ways[0])

    def go_on(self, standing: Standing) -> None:
        """Takes part as the table last did, with a camera where it entered every card."""
        way = self._screens_of(self._game()).way_of(standing)
        self.take_part(way if way in self.ways and not self._is_by_hand(way) else self.ways[0])

    def check(self, standing: Standing) -> None:
        """Takes part as before once the other way holds no longer."""
        if self._former and not self._former[1](standing):
            self.take_part(self._former[0])

    def forget_former(self) -> None:
        """Forgets how the table took part before: the present way stays."""
        self._former = None

    def _is_by_hand(self, way: str) -> bool:
        """Whether it is the usual way without a camera."""
        return way == next(way for way in self._screens_of(self._game()).ways if way != WATCH)


def next_way(ways: Sequence[str], way: str) -> str:
    """Returns the way that a touch switches to: with a camera, the camera or by hand in turn; else the next way."""
    if WATCH in ways:
        return next(other for other in ways if other != WATCH) if way == WATCH else WATCH
    return ways[(ways.index(way) + 1) % len(ways)] if way in ways else ways[0]
