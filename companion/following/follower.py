"""Follows one session: carries out what the strategy of its game makes of what the camera saw."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Generic, Protocol

from companion.engine.record import EntrySource
from companion.following.cache_strategy import CacheStrategy
from companion.following.decisions import Decision, ExcludedCard
from companion.following.deck_faces import DeckFaces
from companion.following.grid_strategy import GridStrategy
from companion.following.property_strategy import PropertyStrategy
from companion.following.seating import Seating
from companion.following.sightings import CardLaid, Point, Sighting
from companion.following.strategy import Choose, Enter, Rewrite, SessionEffect, Strategy, TableT, TakeBack
from companion.following.trick_strategy import TrickStrategy
from companion.session.session import Session


class AnyFollower(Protocol):
    """What follows one session, whichever game it is; used by one thread."""

    session: Session

    def take(self, sightings: Sequence[Sighting], at_s: float) -> list[Decision]:
        """Takes in what was seen up to `at_s`, and returns what it means for the game."""
        ...

    def excluded(self, laid: CardLaid) -> ExcludedCard | None:
        """Returns the card that `laid`, as the camera read it, shows if the deck in play has none such."""
        ...

    def seat(self, seating: Seating) -> None:
        """Takes over where each seat lays its cards, as a calibration found it."""
        ...

    def move(self, move: Callable[[Point], Point]) -> None:
        """Maps all places by `move`, as after a new calibration."""
        ...

    def forget_cards(self) -> None:
        """Forgets which card is which entry, as after the camera was away; all are reported again, at new times."""
        ...


def follow(
    session: Session, choose: Choose, seating: Seating | None = None, deck: tuple[str, ...] | None = None
) -> AnyFollower:
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
    return NullFollower(session)


class NullFollower:
    """A game that no camera can follow: what is seen means nothing."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def take(self, sightings: Sequence[Sighting], at_s: float) -> list[Decision]:
        """Decides nothing."""
        return []

    def excluded(self, laid: CardLaid) -> ExcludedCard | None:
        """None: it knows no deck."""
        return None

    def seat(self, seating: Seating) -> None:
        """Needs no seats."""

    def move(self, move: Callable[[Point], Point]) -> None:
        """Knows no places."""

    def forget_cards(self) -> None:
        """Knows no cards."""


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
                self.table = self._strategy.noticed(self.table, identified)
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
        """Takes over where each seat lays its cards."""
        self.table = self._strategy.seated(self.table, seating)

    def move(self, move: Callable[[Point], Point]) -> None:
        """Maps all places by `move`."""
        self.table = self._strategy.moved(self.table, move)

    def forget_cards(self) -> None:
        """Forgets which card is which entry."""
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
