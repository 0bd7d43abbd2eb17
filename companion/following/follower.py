"""Follows one session: carries out what the strategy of its game makes of what the camera saw.

DeckFaces are what the camera reads of its deck, as faces of the game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeAlias

from companion.engine.faces import FaceSet
from companion.engine.record import EntrySource
from companion.following.cache_strategy import CacheStrategy
from companion.following.cache_table_state import CacheTableState
from companion.following.decisions import Decision, ExcludedCard
from companion.following.grid_strategy import GridStrategy, GridTableState
from companion.following.property_strategy import PropertyStrategy
from companion.following.property_table_state import PropertyTableState
from companion.following.seating import Seating
from companion.following.sightings import CardLaid, CardRevised, Point, Sighting
from companion.following.strategy import Choose, Enter, Rewrite, SessionEffect, Strategy, StrategyStep, TableT, TakeBack
from companion.following.trick_strategy import TrickStrategy
from companion.following.trick_table_state import TrickTableState
from companion.session.session import Session

OF_THE_GAME: Final = 0.5
"""A card that shows a face of the game with less than this probability belongs to another deck."""


@dataclass(frozen=True, slots=True)
class DeckFaces:
    """`names` are the faces of the deck that is read, in the order of their probabilities."""

    names: tuple[str, ...]
    faces: FaceSet

    def read(self, sighting: Sighting) -> Sighting | None:
        """Returns a sighting with the probabilities of the game's faces; None for a card that is not of the game."""
        if not isinstance(sighting, CardLaid | CardRevised):
            return sighting
        shares = self._shares(sighting.probabilities)
        if isinstance(sighting, CardLaid) and sum(shares) < OF_THE_GAME:
            return None
        return replace(sighting, probabilities=shares)

    def _shares(self, probabilities: Sequence[float]) -> tuple[float, ...]:
        """Several faces of the deck may count as one of the game, such as stars in a game that ignores them."""
        shares = [0.0] * len(self.faces.faces)
        for name, share in zip(self.names, probabilities, strict=True):
            face = self.faces.named(name)
            if face is not None:
                shares[self.faces.place_of(face)] += share
        return tuple(shares)


def follow(
    session: Session, choose: Choose, seating: Seating | None = None, deck: tuple[str, ...] | None = None
) -> "AnyFollower":
    """Returns what follows a session: by the strategy of its game, if it offers one.

    `choose` makes the choices that no camera can see. `deck` are the faces of the deck that is read, in the order of
    their probabilities; None: those of the game.
    """
    game = session.game
    rules = game.trick_table_of(session.state) if game.trick_table_of else game.trick_table
    if rules:
        faces = DeckFaces(deck, rules.faces) if deck is not None else None
        return Follower(session, TrickStrategy(rules), choose, seating, faces)
    if game.cache_table:
        return Follower(session, CacheStrategy(game.cache_table), choose, seating)
    if game.grid_table:
        return Follower(session, GridStrategy(game.grid_table), choose, seating)
    if game.property_table and deck is not None and game.property_table.first_card in deck:
        return Follower(session, PropertyStrategy(game.property_table, deck), choose, seating)
    return Follower(session, NullStrategy(), choose)


@dataclass(frozen=True, slots=True)
class UnfollowedTable:
    """The table of a game that no camera can follow: nothing of it is remembered."""

    def noticed(self, sighting: Sighting) -> "UnfollowedTable":
        return self

    def moved(self, move: Callable[[Point], Point]) -> "UnfollowedTable":
        return self


class NullStrategy(Strategy[UnfollowedTable]):
    """What is seen means nothing."""

    def begin(self, seating: Seating) -> UnfollowedTable:
        return UnfollowedTable()

    def advance(
        self, table: UnfollowedTable, log: Session, now_s: float, choose: Choose
    ) -> StrategyStep[UnfollowedTable]:
        return StrategyStep(table)

    def seen_anew(self, table: UnfollowedTable, log: Session) -> UnfollowedTable:
        return table


class Follower(Generic[TableT]):
    """Holds the strategy's immutable table; only this object and the session ever change."""

    def __init__(
        self,
        session: Session,
        strategy: Strategy[TableT],
        choose: Choose,
        seating: Seating | None = None,
        faces: DeckFaces | None = None,
    ) -> None:
        self.session = session
        self._faces = faces
        self._strategy = strategy
        self._choose = choose
        self.table = strategy.begin(seating or Seating.unknown(len(session.record.players)))

    def take(self, sightings: Sequence[Sighting], at_s: float) -> list[Decision]:
        """Takes in what was seen up to `at_s`, and returns what it means for the game."""
        for sighting in sightings:
            identified = self._faces.read(sighting) if self._faces else sighting
            if identified is not None:
                self.table = self.table.noticed(identified)
        decisions: list[Decision] = []
        while True:
            step = self._strategy.advance(self.table, self.session, at_s, self._choose)
            self.table = step.table
            if step.effect is None:
                return decisions
            decisions.append(self._carry_out(step.effect, at_s))

    def excluded(self, laid: CardLaid) -> ExcludedCard | None:
        """Returns the card that `laid`, as the camera read it, shows if the deck in play has none such."""
        return self._strategy.excluded(self.table, self.session, laid, self._faces.names if self._faces else ())

    def seat(self, seating: Seating) -> None:
        """Takes over where each seat lays its cards, as a calibration found it."""
        self.table = self._strategy.seated(self.table, seating)

    def move(self, move: Callable[[Point], Point]) -> None:
        """Maps all places by `move`, as after a new calibration."""
        self.table = self.table.moved(move)

    def forget_cards(self) -> None:
        """Forgets which card is which entry, as after the camera was away; all are reported again, at new times."""
        self.table = self._strategy.seen_anew(self.table, self.session)

    def _carry_out(self, effect: SessionEffect, at_s: float) -> Decision:
        """Writes what is to be written, and returns the decision as it is reported."""
        match effect:
            case Enter(action, decision, laid):
                logged = self.session.act(action, by=EntrySource.CAMERA if laid or effect.is_seen else None)
                self.table = self._strategy.entered(self.table, self.session, effect, logged.number, at_s)
                return replace(decision, number=logged.number)
            case Rewrite(correction):
                self.session.correct(correction, by=EntrySource.CAMERA)
            case TakeBack():
                self.session.take_back()
        return effect.decision


AnyFollower: TypeAlias = (
    Follower[TrickTableState]
    | Follower[CacheTableState]
    | Follower[GridTableState]
    | Follower[PropertyTableState]
    | Follower[UnfollowedTable]
)
"""What follows one session, whichever game it is; used by one thread."""
