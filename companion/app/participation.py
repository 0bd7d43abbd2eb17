"""Participation: the way in which a game is entered: by the camera, card by card, by winners, or by tallies."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.app.game_screens import WATCH, FindScreens
from companion.app.kept_file import KeptFile
from companion.app.observable import Observable
from companion.journal.game_snapshot import GameSnapshot


class Participation:
    """`way` is the way in which the game on the table is entered now; another way may replace it for a while.

    `game` returns the name of that game, `options` what was agreed on. `kept` stores the choice for each kind of game,
    where it is given. A table that has chosen nothing is asked, unless `asks` is False.
    """

    way = Observable("follow")

    def __init__(
        self,
        game: Callable[[], str],
        screens_of: FindScreens,
        has_camera: Callable[[], bool],
        kept: KeptFile | None = None,
        options: Callable[[], Mapping[str, Any]] = dict,
        *,
        asks: bool = True,
    ) -> None:
        self._game = game
        self._options = options
        self._kept = kept
        self._asks = asks
        self._chosen = dict(kept.values) if kept else {}
        self._has_camera = has_camera
        self._screens_of = screens_of
        self._former: tuple[str, Callable[[GameSnapshot], bool]] | None = None

    @property
    def former(self) -> str:
        """The way that a temporary one has replaced, and to which the table returns; else the present way."""
        return self._former[0] if self._former else self.way

    @property
    def ways(self) -> tuple[str, ...]:
        """How the table can take part in the game, the usual way first; only a camera can watch."""
        screens = self._screens_of(self._game())
        ways = tuple(way for way in screens.ways if way != WATCH or self._has_camera())
        return ways if screens.kind_of(self._options()) is not None else (self._by_hand,)

    @property
    def likely(self) -> str:
        """The way that the table most likely takes."""
        return WATCH if WATCH in self.ways else self._screens_of(self._game()).likely_by_hand

    @property
    def is_to_be_asked(self) -> bool:
        """Whether the table is asked how it takes part: there are several ways, and it has chosen none before."""
        return self._asks and len(self.ways) > 1 and self._chosen_before not in self.ways

    def choose(self, way: str) -> None:
        """Takes part in a way, also in later games of this kind."""
        self.take_part(way)
        self._chosen[self._kind] = way
        if self._kept:
            self._kept.write(self._chosen)

    def forget(self) -> None:
        """Forgets what was chosen, as by a group that has gone."""
        self._chosen = {}
        if self._kept and self._kept.values:
            self._kept.write({})

    @property
    def _kind(self) -> str:
        """The kind of game for which a choice holds: with a camera there is more to choose."""
        return f"{self._kind_by_hand} {WATCH}" if self._has_camera() else self._kind_by_hand

    @property
    def _kind_by_hand(self) -> str:
        """The same where there is no camera."""
        game = self._game()
        return " ".join(filter(None, (game, self._screens_of(game).kind_of(self._options()))))

    @property
    def _chosen_before(self) -> object:
        return self._chosen.get(self._kind)

    @property
    def _usual(self) -> str:
        """How the table takes part unless it says otherwise: as it has chosen before."""
        return next((way for way in self.ways if way == self._chosen_before), self.ways[0])

    def take_part(self, way: str, while_so: Callable[[GameSnapshot], bool] | None = None) -> None:
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
        """Takes part in a new game as in the one before of its kind."""
        self.take_part(self._usual)

    def end_while(self) -> None:
        """Takes part as before, if it was otherwise for a while."""
        self.take_part(self.former)

    def add_camera(self) -> None:
        """There is a camera from now on; a table that entered every card lets it watch.

        A table that has chosen one way with a camera and another without takes the other one no longer.
        """
        has_chosen = self._chosen_before in self.ways and self.way == self._chosen.get(self._kind_by_hand)
        if has_chosen or self._is_by_hand(self.way):
            self.take_part(self._usual)

    def remove_camera(self) -> None:
        """There is no camera any more; a table that let it watch enters what is played."""
        if self.former == WATCH:
            self.take_part(self._usual)

    def go_on(self, snapshot: GameSnapshot) -> None:
        """Takes part as the table has chosen, else as it last did; with a camera where it entered every card."""
        screens, chosen = self._screens_of(self._game()), snapshot.draft.get("way")
        way = str(chosen if chosen in screens.ways else self._chosen_before or screens.way_of(snapshot))
        may_watch = WATCH in self.ways and self._is_by_hand(way)
        self.take_part(way if way in self.ways and not may_watch else self._usual)

    def check(self, snapshot: GameSnapshot) -> None:
        """Takes part as before once the other way holds no longer."""
        if self._former and not self._former[1](snapshot):
            self.take_part(self._former[0])

    def forget_former(self) -> None:
        """Forgets how the table took part before: the present way stays."""
        self._former = None

    @property
    def _by_hand(self) -> str:
        """The usual way without a camera."""
        return next(way for way in self._screens_of(self._game()).ways if way != WATCH)

    def _is_by_hand(self, way: str) -> bool:
        """Whether it is the usual way without a camera."""
        return way == self._by_hand


def other_way(ways: Sequence[str], way: str) -> str:
    """Returns the way that a touch switches to where there is a camera: the camera or by hand in turn."""
    return next(other for other in ways if other != WATCH) if way == WATCH else WATCH
