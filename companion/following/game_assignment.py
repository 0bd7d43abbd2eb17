"""Which of several games each card on the table belongs to, while games are put aside and resumed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.following.cache_table_state import is_cache
from companion.following.decisions import Decision, ExcludedCard, NotInDeck
from companion.following.follower import AnyFollower, follow
from companion.following.seating import Seating
from companion.following.sightings import (
    CardGone,
    CardId,
    CardLaid,
    CardMoved,
    CardOutline,
    CardRevised,
    GridRead,
    Point,
    Sighting,
    TableChanged,
    cards_after,
)
from companion.following.strategy import Choose
from companion.session.session import Session
from vision.setup.calibration import Calibration
from vision.tracking.events import (
    CameraNudged,
    Event,
    GridSeen,
    TrackGone,
    TrackLaid,
    TrackMoved,
    TrackRevised,
    UnreadChange,
)

CARD_MM: Final = 88.9
"""The height of a poker card: it gives the scale where nothing else does."""

Homography: TypeAlias = NDArray[np.float64]
"""A homography (3, 3) between the points of two planes."""


@dataclass(frozen=True, slots=True, eq=False)
class CameraView:
    """`to_table` maps the camera's pixels to millimetres of the table; None until that is known."""

    to_table: Homography | None = None

    def read(self, events: Sequence[Event]) -> "tuple[CameraView, tuple[Sighting, ...]]":
        """Returns the view after `events`, and what they say of the table. A nudged camera moves no card."""
        view, sightings = self, list[Sighting]()
        for event in events:
            if isinstance(event, CameraNudged):
                view = view._nudged(event)
            elif isinstance(event, GridSeen):
                sightings.append(GridRead(event.cells, event.at_s))
            elif (sighting := (view := view._scaled_by(event))._sighting(event)) is not None:
                sightings.append(sighting)
        return view, tuple(sightings)

    def place_of(self, quad: NDArray[np.float32]) -> CardOutline:
        """Returns where on the table an outline (4, 2) in pixels is."""
        assert self.to_table is not None
        first, second, third, fourth = map_points(self.to_table, quad)
        return CardOutline((first, second, third, fourth))

    def quad_of(self, place: CardOutline) -> NDArray[np.float64]:
        """Returns the outline (4, 2) in pixels of a place on the table."""
        assert self.to_table is not None
        to_pixels = np.asarray(np.linalg.inv(self.to_table), np.float64)
        return np.array(map_points(to_pixels, np.array(place.corners, np.float64)), np.float64)

    @property
    def _to_table_or_pixels(self) -> Homography:
        return np.eye(3) if self.to_table is None else self.to_table

    def _nudged(self, event: CameraNudged) -> "CameraView":
        if self.to_table is None:
            return self
        warp = np.vstack([event.warp, [0.0, 0.0, 1.0]]).astype(np.float64)
        return replace(self, to_table=self.to_table @ np.linalg.inv(warp))

    def _scaled_by(self, event: TrackLaid | TrackRevised | TrackMoved | TrackGone | UnreadChange) -> "CameraView":
        """Returns the view with the scale that a laid card gives, where there is none yet."""
        if self.to_table is not None or not isinstance(event, TrackLaid):
            return self
        height_px = float(np.linalg.norm(event.quad[3] - event.quad[0]) + np.linalg.norm(event.quad[2] - event.quad[1]))
        scale = CARD_MM / max(height_px / 2, 1.0)
        return replace(self, to_table=np.diag([scale, scale, 1.0]))

    def _sighting(self, event: TrackLaid | TrackRevised | TrackMoved | TrackGone | UnreadChange) -> Sighting | None:
        if isinstance(event, UnreadChange):  # without a scale its place is in pixels
            return TableChanged(replace(self, to_table=self._to_table_or_pixels).place_of(event.quad), event.at_s)
        if self.to_table is None:  # without a scale no card's place is known
            return None
        if isinstance(event, TrackGone):
            return CardGone(event.track, event.at_s, event.bare)
        if isinstance(event, TrackMoved):
            return CardMoved(event.track, self.place_of(event.quad), event.at_s)
        probabilities = tuple(event.probabilities.tolist())
        if isinstance(event, TrackRevised):
            return CardRevised(event.track, probabilities, event.at_s)
        return CardLaid(event.track, self.place_of(event.quad), probabilities, event.at_s)


def map_points(homography: Homography, points: NDArray[np.float32] | NDArray[np.float64]) -> list[Point]:
    """Returns points (n, 2) of one plane as points of the other."""
    mapped = cv2.perspectiveTransform(np.asarray(points, np.float64).reshape(-1, 1, 2), homography)
    return [(float(x), float(y)) for x, y in np.asarray(mapped).reshape(-1, 2)]


REST_S: Final = 1.5
"""How long a card lies there before it is reported as not in the deck: what is read under a hand is read again."""


class GameAssignment:
    """Used by one thread. A card belongs to the game in which it was laid, or else to the one that is resumed next."""

    def __init__(self, deck: tuple[str, ...] | None = None) -> None:
        """`deck` are the faces of the deck that is read, in the order of their probabilities; None: the game's."""
        self._deck = deck
        self._view = CameraView()
        self._on_table: Mapping[CardId, CardLaid] = {}
        self._games: dict[CardId, str] = {}
        """The number of the game to which each card belongs; one laid while nothing was played has none yet."""
        self._grid: GridRead | None = None
        """The last reading of cards in rows and columns."""
        self._grid_game: str | None = None
        """The number of the game to which that reading belongs; None while it belongs to none yet."""
        self._seats: tuple[Point, ...] = ()
        self._follower: AnyFollower | None = None
        self._excluded: tuple[ExcludedCard, ...] = ()
        """The cards last reported as not in the deck in play."""
        self._watched: set[str] = set()
        """The numbers of the games that were followed since the camera was last away."""

    def read_deck(self, deck: tuple[str, ...]) -> None:
        """Sets the deck that the camera reads, for the games that are resumed or begun from now on."""
        if deck != self._deck:
            self._deck, self._follower = deck, None
            self._on_table = {}  # they were read as the old deck's faces
            self._grid = None
            self._games.clear()

    def disregard(self) -> None:
        """Keeps the cards that lie there out of the game that begins now."""
        for card in self._on_table:
            self._games.setdefault(card, "")

    def see(self, session: Session, events: Sequence[Event], at_s: float, choose: Choose) -> list[Decision]:
        """Takes in what the camera saw up to `at_s` while `session` was played; returns what it means for the game."""
        decisions: list[Decision] = []
        if self._follower is None or self._follower.session is not session:
            self._follower, self._excluded = self._begin(session, choose), ()
            laid_cards = [replace(laid, at_s=at_s) for laid in self._cards_of(session)]
            decisions += self._follower.take([*laid_cards, *self._grid_of(session)], at_s)
        sightings = self.notice(events)
        self._games.update({one.card: session.number for one in sightings if isinstance(one, CardLaid)})
        if any(isinstance(one, GridRead) for one in sightings):
            self._grid_game = session.number
        decisions += self._follower.take(sightings, at_s)
        return decisions + self._report_excluded(self._follower, at_s)

    def notice(self, events: Sequence[Event]) -> Sequence[Sighting]:
        """Takes in what the camera saw while no game is shown; returns what it says of the table."""
        self._view, sightings = self._view.read(events)
        for sighting in sightings:
            self._on_table = cards_after(self._on_table, sighting)
            if isinstance(sighting, GridRead):
                self._grid, self._grid_game = sighting, None
        self._games = {card: game for card, game in self._games.items() if card in self._on_table}
        return sightings

    def place_seats(self, calibration: Calibration) -> None:
        """Takes over the camera's calibration, if it found the table: where each seat lays its cards."""
        seats, to_table, before = calibration.seats, calibration.to_table, self._view.to_table
        if seats is None or to_table is None:
            return
        self._view = CameraView(to_table)
        if before is not None:
            self._measure_anew(to_table @ np.linalg.inv(before))
        self._seats = tuple(map_points(to_table, seats))
        if self._follower is not None and (seating := self._seating(self._follower.session)) is not None:
            self._follower.seat(seating)

    def quad_of(self, place: CardOutline) -> NDArray[np.float64]:
        """Returns the outline (4, 2) of a place in the camera's pixels."""
        return self._view.quad_of(place)

    def forget_cards(self) -> None:
        """Forgets which card lies where, as when the camera was away; who sits where stays known."""
        self._on_table = {}
        self._grid = None
        self._games.clear()
        self._watched.clear()
        if self._follower is not None:
            self._follower.forget_cards()

    def _begin(self, session: Session, choose: Choose) -> AnyFollower:
        follower = follow(session, choose, self._seating(session), self._deck)
        if session.number not in self._watched:
            follower.forget_cards()
        self._watched.add(session.number)
        return follower

    def _report_excluded(self, follower: AnyFollower, at_s: float) -> list[Decision]:
        """Reports the cards of the game that have come to rest and are not in the deck in play, if they changed."""
        number = follower.session.number
        rested = (laid for laid in self._on_table.values() if at_s - laid.at_s >= REST_S)
        found = (follower.excluded(laid) for laid in rested if self._games.get(laid.card) == number)
        before, self._excluded = self._excluded, tuple(card for card in found if card is not None)
        is_news = [(one.card, one.candidates) for one in before] != [
            (one.card, one.candidates) for one in self._excluded
        ]
        return [NotInDeck(self._excluded, at_s)] if is_news else []

    def _cards_of(self, session: Session) -> list[CardLaid]:
        """Returns the cards of a game, and assigns it those that belong to none yet.

        Caches stay where they are from game to game, and belong to each.
        """
        number, game = session.number, session.game
        return [
            laid
            for laid in self._on_table.values()
            if self._games.setdefault(laid.card, number) == number
            or (game.cache_table and is_cache(game.cache_table, laid))
        ]

    def _grid_of(self, session: Session) -> list[GridRead]:
        """Returns the last reading of a grid, if it belongs to the game or to none yet, and assigns it."""
        if self._grid is None or self._grid_game not in (None, session.number):
            return []
        self._grid_game = session.number
        return [self._grid]

    def _seating(self, session: Session) -> Seating | None:
        return Seating(self._seats) if len(self._seats) == len(session.record.players) else None

    def _measure_anew(self, change: Homography) -> None:
        """Maps what the camera saw by `change`."""

        def move(point: Point) -> Point:
            return map_points(change, np.array([point]))[0]

        self._on_table = {card: laid.moved(move) for card, laid in self._on_table.items()}
        if self._follower is not None:
            self._follower.move(move)
