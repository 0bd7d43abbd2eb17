"""The frame source that plays a film of a simulated table, and how the table is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import cos, sin
from types import TracebackType
from typing import Final, Self, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import BACK, CARD_NAMES, Card
from hardware.sources.simulated.moves import (
    REACH_S,
    Disturbance,
    Lay,
    LeaveObject,
    Move,
    PickUp,
    Put,
    RestHand,
    Resting,
    TablePosition,
    TakeUp,
    camera_shift,
    is_covered,
    light_at,
    object_position,
    resting_at,
    seat_angle,
    trick_position,
)
from vision.frames import Frame, Picture
from vision.geometry import UNIT_SQUARE, Quad
from vision.scenes import DeckCollection, SurfaceCollection, Tabletop
from vision.scenes.camera.light import draw_light
from vision.scenes.camera.view import Homography, card_plane, project, view_from
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.faces import PX_PER_MM as PX_PER_MM_OF_FACES
from vision.scenes.decks.faces import FaceImage
from vision.scenes.table.clutter import hand_for, thing_for
from vision.scenes.table.hands import FINGERTIP
from vision.scenes.table.surface_collection import draw_bare_table
from vision.scenes.table.tabletop import CardTruth, Shade
from vision.scenes.table.tokens import TOKEN_COLOURS, token_of

SIZE: Final = (1280, 960)
PX_PER_MM: Final = 1.55
HALF_TABLE_MM: Final = 260.0
"""Half the table's width: a hand comes from beyond it."""
MAX_STILLS: Final = 4
TOKEN_MM: Final = 18.0

Still: TypeAlias = tuple[Picture, tuple[CardTruth, ...]]


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The seed of deck and every random deviation; the picture's size, view and noise.

    `scene` is the seed of surface and light; None: the same.
    """

    seed: int = 1
    size: tuple[int, int] = SIZE
    px_per_mm: float = PX_PER_MM
    tilt: float = 0.25
    flicker: float = 0.03
    noise: float = 3.0
    scene: int | None = None

    @property
    def scene_seed(self) -> int:
        """The seed of surface and light."""
        return self.seed if self.scene is None else self.scene


@dataclass(frozen=True, slots=True)
class TableFaces:
    """What cards look like: those of a standard deck, and those that are put down by name."""

    decks: DeckCollection
    printed: Mapping[str, FaceImage]

    def named(self, deck: Deck, name: str) -> FaceImage | None:
        """Returns the face called `name`: a printed one, a standard card's or its back; None for anything else."""
        if name == BACK or name in CARD_NAMES:
            return self.decks.face(deck, CARD_NAMES.get(name))
        return self.printed.get(name)


class TablePicture:
    """Draws one table; pictures of what lies still are cached, since hands move over them for many frames."""

    def __init__(
        self, settings: TableSettings, faces: TableFaces, surfaces: SurfaceCollection, rng: np.random.Generator
    ) -> None:
        size, px_per_mm = settings.size, settings.px_per_mm
        self._seed = settings.seed
        self._faces = faces
        self._deck: Deck = faces.decks.deck_for(settings.seed)
        self._plane: Homography = view_from(size, px_per_mm, tilt=settings.tilt, focal_px=1.3 * size[0])
        pair = (surfaces.surface_for(settings.scene_seed), surfaces.surface_for(settings.scene_seed, 1))
        self._surface = draw_bare_table(pair, self._plane, size, px_per_mm, rng)
        self._shade = Shade(0.3, 1.5 * px_per_mm, np.array([1.5, 2.0], np.float32))
        self._stills: dict[Resting, Still] = {}

    def draw(self, resting: Resting, moves: Sequence[Move], at_s: float) -> Picture:
        """Returns the table with what lies still and the hands that move at that time."""
        top = Tabletop(self._still(resting)[0].copy(), self._shade)
        for move in moves:
            self._draw_hand(top, move, at_s)
        return top.canvas

    def truths(self, resting: Resting) -> tuple[CardTruth, ...]:
        """Returns the cards as they are seen without the hands, bottom to top."""
        return self._still(resting)[1]

    def _still(self, resting: Resting) -> Still:
        if resting not in self._stills:
            if len(self._stills) > MAX_STILLS:
                self._stills.clear()
            top = Tabletop(self._surface.copy(), self._shade)
            for placed in resting.placed:
                self._draw_printed(top, placed.name, placed.position)
            for number in resting.objects:
                self._draw_object(top, number)
            for one in resting.cards:
                self._draw_card(top, None if one.face_down else one.card, one.position)
            self._stills[resting] = (top.canvas, top.truths())
        return self._stills[resting]

    def _draw_hand(self, top: Tabletop, move: Move, at_s: float) -> None:
        """Draws the hand of a move while it is over the table."""
        since_s = at_s - move.at_s
        if isinstance(move, RestHand):
            if 0 <= since_s < move.for_s + 2 * REACH_S:
                near = min(1.0, since_s / REACH_S, (move.for_s + 2 * REACH_S - since_s) / REACH_S)
                away_mm = move.reach_mm + (1 - near) * HALF_TABLE_MM
                angle = seat_angle(move.seat)
                self._draw_hand_at(top, move.seat, TablePosition(-away_mm * sin(angle), away_mm * cos(angle), angle))
        elif not isinstance(move, Disturbance) and 0 <= since_s < 2 * REACH_S:
            self._draw_reach(top, move, since_s / REACH_S)

    def _draw_reach(self, top: Tabletop, move: Move, progress: float) -> None:
        """Draws a move's hand and what it brings: coming in up to progress 1, leaving up to 2."""
        assert not isinstance(move, Disturbance)
        if isinstance(move, Put) and move.seat is None:
            return
        assert move.seat is not None
        away_mm = abs(1 - progress) * HALF_TABLE_MM
        angle = seat_angle(move.seat)
        x, y = -away_mm * sin(angle), away_mm * cos(angle)
        if isinstance(move, Put | PickUp):
            goal = move.position
        elif isinstance(move, LeaveObject):
            goal = object_position(move.number)
        else:
            card = move.card if isinstance(move, Lay | TakeUp) else move.cards[0]
            goal = trick_position(self._seed, card, move.seat)
        carried = TablePosition(goal.x_mm + x, goal.y_mm + y, goal.turn)
        if isinstance(move, Put) and progress < 1:
            if move.origin is not None and not move.is_turning:
                carried = _between(move.origin, goal, progress)
            if not move.is_turning:
                self._draw_printed(top, move.name, carried)
        if isinstance(move, Lay) and progress < 1:
            self._draw_card(top, move.card, carried)
        elif isinstance(move, LeaveObject) and progress < 1:
            self._draw_object(top, move.number, carried)
        self._draw_hand_at(top, move.seat, TablePosition(carried.x_mm, carried.y_mm, angle))

    def _draw_card(self, top: Tabletop, card: Card | None, position: TablePosition) -> None:
        """Draws a card; None shows a back."""
        top.lay_card(self._faces.decks.face(self._deck, card), card, self._quad(position, self._deck.size_mm))

    def _draw_printed(self, top: Tabletop, name: str, position: TablePosition) -> None:
        face = self._faces.named(self._deck, name)
        if face is None:  # it is no card
            token = token_of(TOKEN_COLOURS[name], TOKEN_MM)
            top.lay_thing(token, self._quad(position, token.size_mm))
            return
        size_mm = face.size[0] / PX_PER_MM_OF_FACES, face.size[1] / PX_PER_MM_OF_FACES
        top.lay_card(face, None, self._quad(position, size_mm))

    def _draw_object(self, top: Tabletop, number: int, position: TablePosition | None = None) -> None:
        """Draws an object, usually where it is left."""
        thing = thing_for(self._seed, number)
        top.lay_thing(thing, self._quad(position or object_position(number), thing.size_mm))

    def _draw_hand_at(self, top: Tabletop, seat: int, position: TablePosition) -> None:
        """Draws a seat's hand with its fingertips a little beyond a position."""
        hand = hand_for(self._seed, seat)
        down_mm = (0.5 - FINGERTIP[1]) * hand.size_mm[1] - 25
        x, y, turn = position.x_mm, position.y_mm, position.turn
        middle = TablePosition(x - sin(turn) * down_mm, y + cos(turn) * down_mm, turn)
        top.lay_thing(hand, self._quad(middle, hand.size_mm))

    def _quad(self, at: TablePosition, size_mm: tuple[float, float]) -> Quad:
        plane = card_plane(self._plane, at.x_mm, at.y_mm, at.turn, size_mm)
        return project(plane, UNIT_SQUARE.astype(np.float64)).astype(np.float32)


def _between(origin: TablePosition, goal: TablePosition, share: float) -> TablePosition:
    """Returns where a card is on its straight way from one position to another."""
    x, y = goal.x_mm - origin.x_mm, goal.y_mm - origin.y_mm
    return TablePosition(origin.x_mm + share * x, origin.y_mm + share * y, goal.turn)


@dataclass
class SimulatedTable:
    """Plays `moves` as a film of `fps` frames a second; ends `linger_s` after the last move.

    `printed` has the faces, by their names, of cards that are put down by name.
    """

    moves: Sequence[Move]
    decks: DeckCollection
    surfaces: SurfaceCollection
    settings: TableSettings = field(default_factory=TableSettings)
    fps: float = 10.0
    linger_s: float = 3.0
    printed: Mapping[str, FaceImage] = field(default_factory=dict)
    _seq: int = 0

    def __enter__(self) -> Self:
        settings, rng = self.settings, np.random.default_rng([self.settings.scene_seed, 77])
        width, height = settings.size
        self._seq = 0
        self._table: TablePicture | None = TablePicture(
            settings, TableFaces(self.decks, self.printed), self.surfaces, rng
        )
        light = cv2.resize(draw_light(rng, 0.5), settings.size, interpolation=cv2.INTER_LINEAR)
        self._light: NDArray[np.float32] = np.asarray(light, np.float32)
        noise = rng.normal(0, settings.noise, (height + 64, width + 64, 3))
        self._brighter, self._darker = (np.clip(np.round(part), 0, 255).astype(np.uint8) for part in (noise, -noise))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._table = None

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
        assert self._table is not None, "read inside the with"
        width, height = size = self.settings.size
        drawn = self._table.draw(self._resting(at_s), self.moves, at_s)
        rng = np.random.default_rng([self.settings.seed, int(at_s * 1000)])
        brightness = light_at(self.moves, at_s) * (1 + self.settings.flicker * rng.normal())
        if is_covered(self.moves, at_s):
            brightness = 0.01
        lit = cv2.multiply(drawn, self._light, scale=brightness, dtype=cv2.CV_8U)
        shift = camera_shift(self.moves, at_s, size)
        if shift is not None:
            lit = cv2.warpAffine(lit, shift, size, borderMode=cv2.BORDER_REPLICATE)
        x, y = rng.integers(0, 64, 2)
        brighter, darker = (part[y : y + height, x : x + width] for part in (self._brighter, self._darker))
        return np.asarray(cv2.subtract(cv2.add(lit, brighter), darker), np.uint8)

    def truth(self, at_s: float) -> tuple[CardTruth, ...]:
        """Returns the cards that lie on the table at that time, bottom to top."""
        assert self._table is not None, "read inside the with"
        truths = self._table.truths(self._resting(at_s))
        shift = camera_shift(self.moves, at_s, self.settings.size)
        if shift is None:
            return truths
        return tuple(
            replace(one, quad=np.asarray(one.quad @ shift[:, :2].T + shift[:, 2], np.float32)) for one in truths
        )

    def _resting(self, at_s: float) -> Resting:
        return resting_at(self.moves, self.settings.seed, at_s)
