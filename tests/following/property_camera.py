"""A table of Masters of Maple Syrup as a camera sees it: cards lie upright or sideways before two players."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, Final

from companion.following.decisions import Accepted, PropertiesDiffer
from companion.following.follower import AnyFollower, follow
from companion.following.sightings import CardGone, CardLaid, CardMoved, CardOutline, Sighting
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE
from companion.session import MemoryStore, Session, start_session

NAMES: Final = (RED_MAPLE, "Sugar Maple", "Sled", "Shack", "Stove")
CATALOGUE: Final = [
    {"name": RED_MAPLE, "type": "tree", "cost": 0, "value": 1, "draws": 1},
    {"name": "Sugar Maple", "type": "tree", "cost": 1, "value": 2, "draws": 2},
    {"name": "Sled", "type": "utility", "cost": 0, "value": 3},
    {"name": "Shack", "type": "utility"},
]
"""What "Shack" costs is not known, and of "Stove" nothing is."""
RESTS_S: Final = 2.0


def place_at(x_mm: float, y_mm: float, turn: float = 0.0) -> CardOutline:
    """Returns how a card lies that is turned by so many radians; 63 × 88 mm."""
    corners = ((-31.5, -44.0), (31.5, -44.0), (31.5, 44.0), (-31.5, 44.0))
    first, second, third, fourth = (
        (x_mm + x * cos(turn) - y * sin(turn), y_mm + x * sin(turn) + y * cos(turn)) for x, y in corners
    )
    return CardOutline((first, second, third, fourth))


class PropertyCamera:
    """Both Red Maples lie there from the start; `differ` is how the table differed last."""

    def __init__(
        self,
        options: Mapping[str, Any] | None = None,
        choose: Any = lambda state, choices: None,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.names = names
        agreed = {"catalogue": CATALOGUE, **(options or {})}
        self.session: Session = start_session(MemoryStore(), GAME, agreed, ("Ann", "Bo"))
        self.follower: AnyFollower = follow(self.session, choose, None, names)
        self.now_s, self.number = 0.0, 0
        self.differ: PropertiesDiffer | None = None
        self.entered: list[object] = []
        self.red = (self.lay(RED_MAPLE, 0, 150), self.lay(RED_MAPLE, 0, -150, pi))
        self.rest()

    def lay(self, name: str, x_mm: float, y_mm: float, turn: float = 0.0, **others: float) -> int:
        """Lays a card; `others` are the probabilities of other faces, by their names without blanks."""
        self.number += 1
        shares = [others.get(one.replace(" ", "_"), 0.0) for one in self.names]
        shares[self.names.index(name)] = 1 - sum(shares)
        place = place_at(x_mm, y_mm, turn)
        self.see(CardLaid(self.number, place, tuple(shares), self.now_s))
        return self.number

    def turn(self, card: int, x_mm: float, y_mm: float, turn: float) -> None:
        """Turns a card where it lies."""
        self.see(CardMoved(card, place_at(x_mm, y_mm, turn), self.now_s))

    def lift(self, card: int, *, bare: bool = True) -> None:
        """Takes a card away; not `bare`: something lies there now."""
        self.see(CardGone(card, self.now_s, bare))

    def see(self, *sightings: Sighting) -> None:
        """Lets the follower see something."""
        self.now_s += 0.1
        self._hear(self.follower.take(sightings, self.now_s))

    def rest(self) -> PropertiesDiffer | None:
        """Lets nothing happen for a while; returns what is offered then."""
        self.now_s += RESTS_S
        self._hear(self.follower.take((), self.now_s))
        return self.differ

    def act(self, **raw: object) -> None:
        """Enters an action as somebody at the screen does."""
        self.session.act(GAME.read_action(raw))

    def accept(self, nth: int = 0) -> None:
        """Enters what is offered."""
        assert self.differ
        for action in self.differ.explanations[nth].actions:
            self.session.act(action)

    def _hear(self, decisions: Any) -> None:
        for decision in decisions:
            if isinstance(decision, PropertiesDiffer):
                self.differ = decision
            elif isinstance(decision, Accepted):
                self.entered.append(decision.action)
