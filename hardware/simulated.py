"""The simulated table: a film of hands laying cards down, gathering tricks and taking cards back, drawn as it runs.

It is a frame source like any camera, and it knows the truth: every run can be checked card by card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import cos, pi, sin
from types import TracebackType
from typing import Final, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card
from hardware.mishaps import Mishap, Rest, covered, light, pushed
from vision.frames import Frame, Picture
from vision.geometry import Quad
from vision.scenes import DeckCollection, SurfaceCollection, Tabletop
from vision.scenes.camera.light import draw_light
from vision.scenes.camera.view import Homography, card_plane, project, view_from
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.table.clutter_cache import ClutterCache
from vision.scenes.table.hands import FINGERTIP
from vision.scenes.table.surface_collection import see_table
from vision.scenes.table.tabletop import Shade
from vision.scenes.truth import CardTruth

SIZE: Final = (1280, 960)
PX_PER_MM: Final = 1.55
REACH_S: Final = 0.5
"""How long a hand takes to bring a card, and again to leave."""
TRICK_MM: Final = 62.0
"""How far from the middle a seat lays its card."""
STASH_MM: Final = (215.0, 120.0)
"""How far from the middle the stashes of a north or south seat lie, and how far to its right."""
LENGTH_MM: Final = 260.0
"""The table's half width: a hand comes from behind it."""
_UNIT: Final = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)


@dataclass(frozen=True, slots=True)
class Lay:
    """A card is laid before `seat`; it lies still REACH_S after `at_s`."""

    at_s: float
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class TakeUp:
    """A card is taken back from the table."""

    at_s: float
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class Gather:
    """`seat` takes the cards of a trick; `kept` of them become a stash before it, `face_down` or not."""

    at_s: float
    cards: tuple[Card, ...]
    seat: int
    kept: tuple[Card, ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class TurnDown:
    """Cards of a stash are turned face-down."""

    at_s: float
    cards: tuple[Card, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Something that is no card is laid on the table by `seat`, such as a phone; it lies still as a card does."""

    at_s: float
    thing: int
    seat: int = 1


Move = Lay | TakeUp | Gather | TurnDown | Leave | Mishap


@dataclass(frozen=True, slots=True)
class Lying:
    """A card at rest: where its middle is in mm from the table's middle, and how it is turned."""

    card: Card
    x_mm: float
    y_mm: float
    turn: float
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Which table it is: the seed of deck, surface, light and of every hand's little differences."""

    seed: int = 1
    size: tuple[int, int] = SIZE
    px_per_mm: float = PX_PER_MM
    tilt: float = 0.25
    flicker: float = 0.03
    noise: float = 3.0


@dataclass
class SimulatedTable:
    """Plays `moves` as a film of `fps` frames a second; ends `linger_s` after the last move."""

    moves: Sequence[Move]
    decks: DeckCollection
    tables: SurfaceCollection
    place: Place = field(default_factory=Place)
    fps: float = 10.0
    linger_s: float = 3.0
    _seq: int = 0
    _stills: dict[object, tuple[Picture, tuple[CardTruth, ...]]] = field(default_factory=dict)

    def __enter__(self) -> Self:
        place, rng = self.place, np.random.default_rng([self.place.seed, 77])
        self._seq = 0
        self._deck: Deck = self.decks.deck_for(place.seed)
        self._plane: Homography = view_from(place.size, place.px_per_mm, tilt=place.tilt, focal_px=1.3 * place.size[0])
        surfaces = (self.tables.surface_for(place.seed), self.tables.surface_for(place.seed, 1))
        self._bare = see_table(surfaces, self._plane, place.size, place.px_per_mm, rng)
        self._shade = Shade(0.3, 1.5 * place.px_per_mm, np.array([1.5, 2.0], np.float32))
        light = cv2.resize(draw_light(rng, 0.5), place.size, interpolation=cv2.INTER_LINEAR)
        self._light: NDArray[np.float32] = np.asarray(light, np.float32)
        self._things = ClutterCache()
        self._noise: NDArray[np.int16] = np.round(
            rng.normal(0, place.noise, (place.size[1] + 64, place.size[0] + 64, 3))
        ).astype(np.int16)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stills.clear()

    def read(self) -> Frame | None:
        """Returns the next frame, or None after the film's end."""
        at_s = self._seq / self.fps
        if at_s > self.length_s:
            return None
        frame = Frame(self.picture(at_s), self._seq, at_s)
        self._seq += 1
        return frame

    @property
    def length_s(self) -> float:
        """How long the film is."""
        return max((move.at_s for move in self.moves), default=0.0) + self.linger_s

    def picture(self, at_s: float) -> Picture:
        """Returns the table as the camera sees it at that time."""
        still, _ = self._still(self._lying(at_s), self._left(at_s))
        top = Tabletop(still.copy(), self._shade)
        for move in self.moves:
            self._draw_hand(top, move, at_s)
        rng = np.random.default_rng([self.place.seed, int(at_s * 1000)])
        bright = light(self.moves, at_s) * (1 + self.place.flicker * rng.normal())
        if covered(self.moves, at_s):
            bright = 0.01
        lit = cv2.multiply(top.canvas, self._light * bright, dtype=cv2.CV_8U)
        push = pushed(self.moves, at_s, self.place.size)
        if push is not None:
            lit = cv2.warpAffine(lit, push, self.place.size, borderMode=cv2.BORDER_REPLICATE)
        x, y = rng.integers(0, 64, 2)
        width, height = self.place.size
        return np.asarray(cv2.add(lit, self._noise[y : y + height, x : x + width], dtype=cv2.CV_8U), np.uint8)

    def truth(self, at_s: float) -> tuple[CardTruth, ...]:
        """Returns the cards that lie on the table at that time, bottom to top."""
        truths = self._still(self._lying(at_s), self._left(at_s))[1]
        push = pushed(self.moves, at_s, self.place.size)
        if push is None:
            return truths
        return tuple(replace(one, quad=np.asarray(one.quad @ push[:, :2].T + push[:, 2], np.float32)) for one in truths)

    def _draw_hand(self, top: Tabletop, move: Move, at_s: float) -> None:
        """Draws the hand that a move needs, while it is over the table."""
        since_s = at_s - move.at_s
        if isinstance(move, Rest):
            if 0 <= since_s < move.for_s + 2 * REACH_S:
                near = min(1.0, since_s / REACH_S, (move.for_s + 2 * REACH_S - since_s) / REACH_S)
                away = move.reach_mm + (1 - near) * LENGTH_MM
                angle = _angle(move.seat)
                self._lay_hand(top, move.seat, -away * sin(angle), away * cos(angle), angle)
        elif 0 <= since_s < 2 * REACH_S:
            self._reach(top, move, since_s / REACH_S)

    def _still(self, lying: tuple[Lying, ...], left: tuple[int, ...]) -> tuple[Picture, tuple[CardTruth, ...]]:
        key = (lying, left)
        if key not in self._stills:
            if len(self._stills) > 4:
                self._stills.clear()
            top = Tabletop(self._bare.copy(), self._shade)
            for number in left:
                self._lay_left(top, number)
            for one in lying:
                face = self.decks.face(self._deck, None if one.face_down else one.card)
                quad = self._quad(one.x_mm, one.y_mm, one.turn, self._deck.size_mm)
                top.lay_card(face, None if one.face_down else one.card, quad)
            self._stills[key] = (top.canvas, top.truths())
        return self._stills[key]

    def _reach(self, top: Tabletop, move: Move, progress: float) -> None:
        """Draws the hand of a move with what it brings: coming in up to progress 1, leaving up to 2."""
        if isinstance(move, Mishap):
            return
        away = abs(1 - progress) * LENGTH_MM
        angle = _angle(move.seat)
        x, y = -away * sin(angle), away * cos(angle)
        if isinstance(move, Leave):
            goal = _left_at(move.thing)
        else:
            goal = self._spot(move.card if isinstance(move, Lay | TakeUp) else move.cards[0], move.seat)
        if isinstance(move, Lay) and progress < 1:
            quad = self._quad(goal[0] + x, goal[1] + y, goal[2], self._deck.size_mm)
            top.lay_card(self.decks.face(self._deck, move.card), move.card, quad)
        elif isinstance(move, Leave) and progress < 1:
            self._lay_left(top, move.thing, x, y)
        self._lay_hand(top, move.seat, goal[0] + x, goal[1] + y, angle)

    def _lay_left(self, top: Tabletop, number: int, across_mm: float = 0.0, down_mm: float = 0.0) -> None:
        """Draws what somebody left, so far from where it is left."""
        thing = self._things.thing_for(self.place.seed, number)
        x, y, turn = _left_at(number)
        top.lay_thing(thing, self._quad(x + across_mm, y + down_mm, turn, thing.size_mm))

    def _lay_hand(self, top: Tabletop, seat: int, x_mm: float, y_mm: float, turn: float) -> None:
        """Draws a seat's hand with its fingertips a little beyond a place."""
        hand = self._things.hand_for(self.place.seed, seat)
        down = (0.5 - FINGERTIP[1]) * hand.size_mm[1] - 25
        quad = self._quad(x_mm - sin(turn) * down, y_mm + cos(turn) * down, turn, hand.size_mm)
        top.lay_thing(hand, quad)

    def _quad(self, x_mm: float, y_mm: float, turn: float, size_mm: tuple[float, float]) -> Quad:
        return project(card_plane(self._plane, x_mm, y_mm, turn, size_mm), _UNIT).astype(np.float32)

    def _spot(self, card: Card, seat: int) -> tuple[float, float, float]:
        """Returns where `seat` lays `card` in a trick: never quite the same place, never quite straight."""
        rng = np.random.default_rng([self.place.seed, card.bit.bit_length(), seat])
        angle = _angle(seat)
        x, y = -TRICK_MM * sin(angle) + rng.normal(0, 7), TRICK_MM * cos(angle) + rng.normal(0, 7)
        return x, y, angle + rng.normal(0, 0.2)

    def _lying(self, at_s: float) -> tuple[Lying, ...]:
        """Returns the cards at rest: a laid card from when its hand has brought it, a taken one until it is reached."""
        lying: list[Lying] = []
        for move in self.moves:
            if at_s < move.at_s + REACH_S:
                continue
            if isinstance(move, Lay):
                lying.append(Lying(move.card, *self._spot(move.card, move.seat)))
            elif isinstance(move, TakeUp):
                lying = [one for one in lying if one.card != move.card]
            elif isinstance(move, Gather):
                lying = [one for one in lying if one.card not in move.cards]
                lying += self._stash(move, sum(one.x_mm**2 + one.y_mm**2 > 150**2 for one in lying))
            elif isinstance(move, TurnDown):
                lying = [_turned_down(one) if one.card in move.cards else one for one in lying]
        return tuple(lying)

    def _stash(self, move: Gather, earlier: int) -> list[Lying]:
        angle = _angle(move.seat)
        forward, aside = STASH_MM
        stash = []
        for place, card in enumerate(move.kept):
            right = aside - 34 * (earlier + place)
            x, y = -forward * sin(angle) + right * cos(angle), forward * cos(angle) + right * sin(angle)
            stash.append(Lying(card, x, y, angle, move.face_down))
        return stash

    def _left(self, at_s: float) -> tuple[int, ...]:
        return tuple(move.thing for move in self.moves if isinstance(move, Leave) and move.at_s + REACH_S <= at_s)


def _left_at(number: int) -> tuple[float, float, float]:
    """Returns where something is left that is no card: beside the seats' places, and askew."""
    return -150.0 + 20 * number, -120.0, 0.3


def _angle(seat: int) -> float:
    """Returns how far a seat's cards are turned: seat 0 sits at the picture's lower edge, the others clockwise."""
    return seat * pi / 2


def _turned_down(one: Lying) -> Lying:
    return Lying(one.card, one.x_mm, one.y_mm, one.turn, face_down=True)
