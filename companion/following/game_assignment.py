"""Which of several games each card on the table belongs to, while games are put aside and resumed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from companion.following.cards_on_table import CardsOnTable
from companion.following.decisions import Decision
from companion.following.follower import Following
from companion.following.seating import Seating
from companion.session.session import Session
from vision.tracking.card_tracker import Event, Laid


class GameAssignment:
    """Used by one thread. A card belongs to the game in which it was laid, or to the one that is gone on with next."""

    def __init__(self) -> None:
        self._lying = CardsOnTable()
        self._games: dict[int, str] = {}
        """The number of the game to which each track's card belongs; one laid while nothing was played has none yet."""
        self._places: dict[int, NDArray[np.float64]] = {}
        self._following: Following | None = None

    def disregard(self) -> None:
        """A new game begins: what lies there from before it belongs to none."""
        for track in self._lying.cards:
            self._games.setdefault(track, "")

    def see(
        self,
        session: Session,
        events: Sequence[Event],
        at_s: float,
        choose: Callable[[Any, Sequence[Any]], Any | None],
    ) -> list[Decision]:
        """Takes in what the camera saw up to `at_s` while `session` was played; returns what it means for the game."""
        outcomes: list[Decision] = []
        if self._following is None or self._following.session is not session:
            self._following = Following(session, choose, seating=Seating(dict(self._places)))
            mine = [
                laid for laid in self._lying if self._games.setdefault(laid.track, session.number) == session.number
            ]
            outcomes += self._following.take([replace(laid, at_s=at_s) for laid in mine], at_s)
        self.notice(events)
        self._games.update({event.track: session.number for event in events if isinstance(event, Laid)})
        return outcomes + self._following.take(events, at_s)

    def notice(self, events: Sequence[Event]) -> None:
        """Takes in what the camera saw while no game is shown."""
        self._lying.take(events)
        self._games = {track: game for track, game in self._games.items() if track in self._lying.cards}

    def place_seats(self, places: Sequence[NDArray[np.float64]]) -> None:
        """Takes over where each seat lays its cards: its middle (x, y) in pixels, as a calibration found it."""
        self._places = dict(enumerate(places))
        if self._following is not None:
            self._following.seating.places = dict(self._places)

    def look_anew(self) -> None:
        """Forgets which card lies where, as when the camera was away; who sits where stays known."""
        self._lying.forget()
        self._games.clear()
        if self._following is not None:
            self._following.look_anew()
