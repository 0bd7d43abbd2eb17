"""A table of Nice One Squirrel! with the printed set, as a camera sees it, and the game that follows it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import cv2
import numpy as np

from companion.following.decisions import Asked
from companion.following.follower import AnyFollower, follow
from companion.following.game_assignment import CameraView
from companion.games import find_game
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Action, Play, Take, Visit
from companion.games.nice_one_squirrel.cache_table import NAMES, NUT_BACK
from companion.games.nice_one_squirrel.state import State
from companion.session import MemoryStore, Session, start_session
from tests.vision.nut_table import ELLIPSE, SIZE, CacheCircle, PlacedFace
from vision.geometry import UNIT_SQUARE, Quad, centres_apart
from vision.scenes.camera.view import card_plane, project, view_from
from vision.setup.marked_cards import MarkedCard, MarkedFace
from vision.setup.printed_card import CARD_MM
from vision.tracking.events import Event, TrackGone, UnreadChange
from vision.tracking.marked_card_tracker import MIN_READINGS, MarkedCardTracker

ReadTable = Callable[[Sequence[PlacedFace]], Sequence[MarkedCard]]
STRIP_MM: Final = 31.0
OUTSIDE_MM: Final = 66.0
IN_STRIP: Final = 4
COVERS_MM: Final = 12.0
PX_PER_MM: Final = 1.3
IN_HAND: Final = 0.1
"""The least share of a card that must show for somebody to get hold of it and to pull it out."""
AGAIN_MM: Final = 4.0
"""How near to where it lay somebody lays a card again."""


def see_all(placed: Sequence[PlacedFace]) -> Sequence[MarkedCard]:
    """Sees every card that none laid later covers nearly whole, without a fault."""
    cards = []
    for place, one in enumerate(placed):
        later = placed[place + 1 :]
        if any(np.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm) < COVERS_MM for other in later):
            continue
        cards.append(MarkedCard(MarkedFace(one.name), quad_of(one)))
    return cards


def is_same(one: Quad, other: Quad) -> bool:
    """Whether two outlines are those of one card."""
    return centres_apart(one, other) < 1


def quad_of(one: PlacedFace) -> Quad:
    """Returns where a card is seen."""
    unit = card_plane(view_from(SIZE, PX_PER_MM), one.x_mm, one.y_mm, one.turn, CARD_MM)
    return project(unit, UNIT_SQUARE.astype(np.float64)).astype(np.float32)


def share_seen(one: PlacedFace, upper: Sequence[PlacedFace]) -> float:
    """Returns how much of a card shows of which others lie on it."""
    shown = np.zeros((SIZE[1], SIZE[0]), np.uint8)
    cv2.fillConvexPoly(shown, np.round(quad_of(one)).astype(np.int32), (1,))
    whole = int(shown.sum())
    for other in upper:
        cv2.fillConvexPoly(shown, np.round(quad_of(other)).astype(np.int32), (0,))
    return int(shown.sum()) / whole


class NutCamera:
    """Lays the table as actions say, looks at it, and follows the game; `decisions` are all that were told."""

    def __init__(
        self,
        players: int,
        options: dict[str, object],
        look: ReadTable,
        seed: int = 1,
        circle: CacheCircle = ELLIPSE,
    ) -> None:
        names = tuple(f"P{seat}" for seat in range(players))
        self.session: Session = start_session(MemoryStore(), find_game(GAME.name), options, names)
        self.follower: AnyFollower = follow(self.session, lambda state, choices: None)
        self.decisions: list[Any] = []
        self._rng = np.random.default_rng(seed)
        self._look, self._view, self._tracker = look, CameraView(), MarkedCardTracker(NAMES)
        self._unread: list[tuple[float, Event]] = []  # and when each is told
        self._known: set[PlacedFace] = set()
        self._circle = circle
        self._caches = {number: circle.place(number, self._rng) for number in range(1, 10)}
        self._squirrels: dict[int, PlacedFace] = {}
        self._nuts: dict[int, list[PlacedFace]] = {number: [] for number in self._caches}
        self._at_s = 0.0
        self.look()  # the caches are laid first
        state = self.session.state_as(State)
        for cache in state.caches:
            if cache.down:
                self._nuts[cache.number].append(self._place(cache.number, NUT_BACK))
        self.look()

    @property
    def placed(self) -> list[PlacedFace]:
        """Every card on the table, the lowest first."""
        nuts = [one for cards in self._nuts.values() for one in cards]
        return [*self._caches.values(), *nuts, *self._squirrels.values()]

    def look(self) -> None:
        """Looks at the table until everything that lies still has been seen."""
        for _ in range(MIN_READINGS + 2):
            self._at_s += 0.7
            self._view, sightings = self._view.read((*self.events(), *self.unread()))
            self.decisions += self.follower.take(sightings, self._at_s)

    def events(self) -> Sequence[Event]:
        """Returns what one look at the table tells: also where a card came that is not read, as pixels would tell."""
        known = {track.number for track in self._tracker.tracks}
        events = self._tracker.see(self._look(self.placed), self._at_s)
        read = [track.quad for track in self._tracker.tracks if track.number not in known]
        came = [quad_of(one) for one in self.placed if one not in self._known]
        self._known = set(self.placed)
        unread = [quad for quad in came if not any(is_same(quad, other) for other in read)]
        return (*events, *(UnreadChange(quad, self._at_s) for quad in unread))

    def unread(self) -> Sequence[Event]:
        """Returns what is told by now of what was read as no card, once."""
        told = [event for at_s, event in self._unread if at_s <= self._at_s]
        self._unread = [(at_s, event) for at_s, event in self._unread if at_s > self._at_s]
        return told

    def hide(self, number: int, name: str) -> None:
        """A nut is seen no more, and nothing is seen where it lay: it may be covered."""
        self._nuts[number].remove(next(one for one in self._nuts[number] if one.name == name))
        self.look()

    def lift(self, number: int, name: str) -> None:
        """A nut is taken from a cache, and what it lay on is seen again; of two equal ones the upper.

        Nobody gets hold of one of which hardly anything shows: those on it are lifted first, and laid there again.
        """
        nuts = self._nuts[number]
        nut = next(one for one in reversed(nuts) if one.name == name)
        upper = nuts[nuts.index(nut) + 1 :]
        on_it = [one for one in upper if share_seen(nut, [one]) < 1] if share_seen(nut, upper) < IN_HAND else []
        if on_it:
            self._take_away(number, on_it)
        self._take_away(number, [nut])
        if on_it:
            self._nuts[number] += [self._laid_again(one) for one in on_it]
            self.look()

    def _take_away(self, number: int, nuts: Sequence[PlacedFace]) -> None:
        quads = [quad_of(one) for one in nuts]
        tracks = [one for one in self._tracker.tracks if any(is_same(one.quad, quad) for quad in quads)]
        self._nuts[number] = [one for one in self._nuts[number] if one not in nuts]
        self.look()
        self._unread += [(self._at_s, TrackGone(track.number, self._at_s, bare=True)) for track in tracks]
        self.look()

    def leave_unread(self, number: int, told_after_s: float = 0.0) -> None:
        """Something is laid at a cache that is read as no card; what is told later is seen by later looks."""
        left = UnreadChange(quad_of(self._place(number, NUT_BACK)), self._at_s)
        self._unread.append((self._at_s + told_after_s, left))
        if not told_after_s:
            self.look()

    def do(self, action: Action, state: State) -> None:
        """Lays the table as `action` says, step by step; `state` is the game before it."""
        match action:
            case Visit(cache, found):
                self._squirrels[state.turn] = self._outside(cache, f"squirrel-{state.turn + 1}")
                self.look()
                if found is not None:
                    place = next(at for at, one in enumerate(self._nuts[cache]) if one.name == NUT_BACK)
                    old = self._nuts[cache][place]
                    jitter = self._rng.normal(0, 2, 2)
                    turned = PlacedFace(found.name, old.x_mm + jitter[0], old.y_mm + jitter[1], old.turn + 0.05)
                    self._nuts[cache][place] = turned
            case Play(nut):
                self._nuts[state.here or 0].append(self._place(state.here or 0, nut.name))
            case Take(nut):
                self.lift(state.here or 0, nut.name)
        self.look()

    def _place(self, number: int, name: str) -> PlacedFace:
        """Returns where the next nut goes: inwards, strip by strip, and then over the first ones."""
        at = self._caches[number]
        away = 24.0 + STRIP_MM * (len(self._nuts[number]) % IN_STRIP)
        return self._towards(at, -away, name)

    def _laid_again(self, one: PlacedFace) -> PlacedFace:
        x, y, turn = self._rng.normal(0, (AGAIN_MM, AGAIN_MM, 0.05))
        return PlacedFace(one.name, one.x_mm + float(x), one.y_mm + float(y), one.turn + float(turn))

    def _outside(self, number: int, name: str) -> PlacedFace:
        return self._towards(self._caches[number], OUTSIDE_MM, name)

    def _towards(self, at: PlacedFace, away: float, name: str) -> PlacedFace:
        from_middle = np.array([at.x_mm, at.y_mm]) - self._circle.middle_mm
        jitter = self._rng.normal(0, 2.5, 2)
        x, y = (at.x_mm, at.y_mm) + from_middle * away / np.linalg.norm(from_middle) + jitter
        upset = np.pi if self._rng.random() < 0.5 else 0.0
        return PlacedFace(name, float(x), float(y), upset + float(self._rng.normal(0, 0.1)))


def play_through(camera: NutCamera, actions: Sequence[Action]) -> Iterator[tuple[Action, State]]:
    """Plays a game on the table; yields each action with the state before it, once the table has shown it."""
    state = GAME.start(camera.session.record.options, camera.session.record.players)
    for action in actions:
        camera.do(action, state)
        yield action, state
        state = GAME.apply(state, action)


def follow_all(camera: NutCamera, *actions: Action) -> None:
    """Plays on the table."""
    for _ in play_through(camera, actions):
        pass


def entered(camera: NutCamera) -> list[Any]:
    """Returns what was entered."""
    return [logged.entry.action for logged in camera.session.standing]


def asked(camera: NutCamera) -> list[Asked]:
    """Returns the questions."""
    return [told for told in camera.decisions if isinstance(told, Asked)]
