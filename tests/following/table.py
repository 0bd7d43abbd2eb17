"""A table of four whose cards are seen as a test says, second by second."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.following.decisions import Accepted
from companion.following.follower import Follower
from companion.following.game_assignment import CARD_MM, CameraView
from companion.following.seating import Seating
from companion.following.strategy import Choose
from companion.following.trick_strategy import TrickStrategy
from companion.following.trick_table_state import TrickTableState
from companion.games.mast_year.actions import Keep
from companion.games.mast_year.choices import TRICK_TABLE
from companion.games.mast_year.state import State
from companion.session import MemoryStore, Session, start_session
from tests.games.mast_year.table import GAME, PLAYERS
from vision.tracking.events import Event, TrackGone, TrackLaid

SCALE = CARD_MM / 60
PLACES = {0: (200, 300), 1: (100, 200), 2: (200, 100), 3: (300, 200)}


def faces(**shares: float) -> NDArray[np.float32]:
    """The probabilities of a sighting: `faces(c4C=0.7, c4S=0.3)`; what is left is spread over the deck."""
    left = (1 - sum(shares.values())) / 52
    probabilities = np.full(52, left, np.float32)
    for name, share in shares.items():
        probabilities[DECK.index(parse_card(name[1:]))] += share
    return probabilities


def quad(place: tuple[float, float]) -> NDArray[np.float32]:
    x, y = place
    return np.array([[x - 20, y - 30], [x + 20, y - 30], [x + 20, y + 30], [x - 20, y + 30]], np.float32)


def places_of(seats: dict[int, tuple[int, int]]) -> Seating:
    """Where each seat lays its cards, in millimetres."""
    return Seating(tuple((x * SCALE, y * SCALE) for _, (x, y) in sorted(seats.items())))


class FollowedSession:
    """A session that one camera follows."""

    def __init__(self, session: Session, choose: Choose) -> None:
        self.view = CameraView()
        self.follower: Follower[TrickTableState] = Follower(session, TrickStrategy(TRICK_TABLE), choose)

    def take(self, events: Sequence[Event], at_s: float) -> list[Any]:
        self.view, sightings = self.view.read(events)
        return self.follower.take(sightings, at_s)

    def forget_cards(self) -> None:
        self.follower.forget_cards()


class TrickCamera:
    """Lays cards down before seats, second by second."""

    def __init__(self, keep: bool = True) -> None:
        self.session: Session = start_session(MemoryStore(), GAME, {}, PLAYERS)
        self.following = FollowedSession(self.session, self.choose)
        self.keep = keep
        self.time = 0.0
        self.track = 0

    def choose(self, state: Any, choices: Sequence[Any]) -> Any | None:
        return Keep() if self.keep else None

    def take(self, *events: Event, wait_s: float = 1.0) -> list[Any]:
        self.time += wait_s
        return self.following.take(events, self.time)

    def lay(self, seat: int, **shares: float) -> list[Any]:
        self.track += 1
        return self.take(TrackLaid(self.track, quad(PLACES[seat]), faces(**shares), self.time))

    def play(self, *names: str, first: int = 0) -> None:
        for place, name in enumerate(names):
            outcomes = self.lay((first + place) % 4, **{f"c{name}": 0.999})
            assert [type(outcome) for outcome in outcomes] == [Accepted], name

    def gather(self, count: int = 4) -> None:
        self.take(*(TrackGone(self.track - place, self.time) for place in range(count)))


def opened(keep: bool = True) -> TrickCamera:
    table = TrickCamera(keep)
    assert isinstance(table.lay(0, cTS=0.999)[0], Accepted)
    return table


def seated(keep: bool = True) -> TrickCamera:
    """One trick was played, so that it is known where each seat lays its cards; seat 1 leads."""
    table = opened(keep)
    table.play("4C", "KC", "2C", "9C")
    table.gather()
    return table


def laid(table: TrickCamera, seat: int, **shares: float) -> TrackLaid:
    table.track += 1
    return TrackLaid(table.track, quad(PLACES[seat]), faces(**shares), table.time)


def on_table(table: TrickCamera) -> list[str]:
    return [card.name for card in table.session.state_as(State).running.table]


def cards(table: TrickCamera, trick: int) -> list[str]:
    return [card.name for card in table.session.state_as(State).running.tricks[trick].cards]
