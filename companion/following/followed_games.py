"""The games of a journal, followed by a camera."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.game_snapshot import GameSnapshot
from companion.journal.journaled_games import JournaledGames
from companion.session.moment import system_clock

if TYPE_CHECKING:  # not loaded at a table without a camera
    from companion.following.decisions import Decision
    from companion.following.game_assignment import GameAssignment
    from companion.following.strategy import Choose
    from vision.setup.calibration import Calibration
    from vision.tracking.events import Event


@dataclass(frozen=True, slots=True)
class FollowingResult:
    """The decisions that sightings led to, and the game after them."""

    decisions: "tuple[Decision, ...]"
    snapshot: GameSnapshot


class FollowedGames(JournaledGames):
    """The games of one journal, of which the one being played is followed by a camera; used by one thread."""

    def __init__(
        self, path: Path, now: Callable[[], str] = lambda: system_clock().at, space: SpacePolicy = NO_POLICY
    ) -> None:
        super().__init__(path, now, space)
        self._assignment: GameAssignment | None = None

    def start(self, game: str, options: Mapping[str, object], players: tuple[str, ...]) -> GameSnapshot:
        """Begins a game; what lies on the table already belongs to none."""
        if self._assignment is not None:
            self._assignment.disregard()
        return super().start(game, options, players)

    def see(self, events: "Sequence[Event]", at_s: float, choose: "Choose") -> FollowingResult:
        """Takes in what the camera saw up to `at_s`; `choose` makes the choices that it cannot see, or returns None."""
        decisions = self._watched.see(self.playing.session, events, at_s, choose)
        return FollowingResult(tuple(decisions), self.playing.snapshot)

    def notice(self, events: "Sequence[Event]") -> None:
        """Takes in what the camera saw while no game is shown, for the game that is resumed next."""
        self._watched.notice(events)

    def place_seats(self, calibration: "Calibration") -> None:
        """Takes over where each seat lays its cards, and how pixels map to the table."""
        self._watched.place_seats(calibration)

    def read_deck(self, names: tuple[str, ...]) -> None:
        """Sets the faces of the deck that the camera reads from now on, in the order of their probabilities."""
        self._watched.read_deck(names)

    def forget_cards(self) -> None:
        """Forgets which card lies where, as when the camera was away; who sits where stays known."""
        self._watched.forget_cards()

    @property
    def _watched(self) -> "GameAssignment":
        """What follows the table; only one with a camera needs OpenCV."""
        if self._assignment is None:
            from companion.following.game_assignment import GameAssignment

            self._assignment = GameAssignment()
        return self._assignment
