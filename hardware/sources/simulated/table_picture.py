"""Draws the simulated table: surface, cards and objects that lie still, and the hands above them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, sin
from typing import Final, TypeAlias

import numpy as np

from companion.cards import BACK, CARD_NAMES, Card
from hardware.sources.simulated.card_positions import Resting, object_position, seat_angle, trick_position
from hardware.sources.simulated.disturbances import Disturbance, RestHand
from hardware.sources.simulated.moves import REACH_S, Lay, LeaveObject, Move, PickUp, Put, TablePosition, TakeUp
from vision.frames import Picture
from vision.geometry import UNIT_SQUARE, Quad
from vision.scenes import DeckCollection, SurfaceCollection, Tabletop
from vision.scenes.camera.view import Homography, card_plane, project, view_from
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.faces import PX_PER_MM as PX_PER_MM_OF_FACES
from vision.scenes.decks.faces import FaceImage
from vision.scenes.table.clutter_cache import ClutterCache
from vision.scenes.table.hands import FINGERTIP
from vision.scenes.table.surface_collection import draw_bare_table
from vision.scenes.table.tabletop import Shade
from vision.scenes.table.tokens import TOKEN_COLOURS, token_of
from vision.scenes.truth import CardTruth

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
        self._clutter = ClutterCache()
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
        thing = self._clutter.thing_for(self._seed, number)
        top.lay_thing(thing, self._quad(position or object_position(number), thing.size_mm))

    def _draw_hand_at(self, top: Tabletop, seat: int, position: TablePosition) -> None:
        """Draws a seat's hand with its fingertips a little beyond a position."""
        hand = self._clutter.hand_for(self._seed, seat)
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
