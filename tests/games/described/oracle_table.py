"""One hand of a described game beside OpenSpiel, which chooses: who acts, which cards are legal, the points."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from companion.games.described import GAME
from companion.games.described.duties import legal_faces
from companion.games.described.playing import ranking, turn_of
from companion.games.described.state import Hand, State

MISSING: Final = "OpenSpiel is not installed: pip install -r requirements-dev.txt"
CLUBS_FIRST: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
EUCHRE_RANKS: Final = "9TJQKA"
SKAT_RANKS: Final = "789QKTAJ"
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil")


def load_oracle() -> Any:
    """Returns the module of OpenSpiel, which has no types; None if it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


class DisagreementError(AssertionError):
    """Where the description and OpenSpiel differ."""


@dataclass
class Table:
    """One hand in both: OpenSpiel chooses the cards, the description follows; `held` are each seat's cards."""

    oracle: Any
    state: State
    first: int = 0
    held: list[list[str]] = field(default_factory=list)
    decisions: int = 0

    @property
    def hand(self) -> Hand:
        """The running hand."""
        assert self.state.hand
        return self.state.hand

    def do(self, action: str, **values: object) -> None:
        """Does an action in the words of a record in the described game."""
        self.state = GAME.apply(self.state, GAME.read_action({"do": action, **values}))

    def seat(self, player: int) -> int:
        """Returns the seat of a player of OpenSpiel; seat 0 is the first one after the dealer."""
        return (player - self.first) % len(self.state.players)

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Raises DisagreementError if two differ."""
        self.decisions += 1
        if ours != theirs:
            raise DisagreementError(f"{what}: the description says {ours}, OpenSpiel {theirs}\n{self.oracle}")

    def legal(self, seat: int) -> set[str]:
        """Returns the cards that the described game lets `seat` play."""
        faces = self.state.description.deck.faces
        by_name = {face.name: place for place, face in enumerate(faces)}
        held = [by_name[card] for card in self.held[seat]]
        return {faces[face].name for face in legal_faces(self.state, self.hand, ranking(self.state, self.hand), held)}

    def play(self, random: Random, card_of: Callable[[int], str]) -> None:
        """Plays all tricks."""
        while not self.oracle.is_terminal():
            seat = self.seat(self.oracle.current_player())
            cards = {card_of(action): action for action in self.oracle.legal_actions()}
            turn = turn_of(self.state, self.hand)
            self.same("turn", seat if turn is None else turn, seat)
            self.same("legal cards", sorted(self.legal(seat)), sorted(cards))
            card = _chosen(random, seat, sorted(cards, key=lambda card: RANKS.index(card[0])))
            self.held[seat].remove(card)
            self.oracle.apply_action(cards[card])
            self.do("play", card=card, **({"seat": seat} if turn is None else {}))


def _chosen(random: Random, seat: int, cards: list[str]) -> str:
    """Half by chance; else seat 0 plays high and the others low, so that moons and kept nils happen."""
    if random.random() < 0.5:
        return random.choice(cards)
    return cards[-1] if seat == 0 else cards[0]


def card_by_rank(action: int) -> str:
    """Returns the card of hearts and oh_hell: two of clubs, two of diamonds and so on."""
    return RANKS[action // 4] + CLUBS_FIRST[action % 4]


def card_by_suit(action: int) -> str:
    """Returns the card of spades: all clubs, then the diamonds and so on."""
    return RANKS[action % 13] + CLUBS_FIRST[action // 13]


def card_of_euchre(action: int) -> str:
    """Returns the card of euchre: nine of clubs, nine of diamonds and so on."""
    return EUCHRE_RANKS[action // 4] + CLUBS_FIRST[action % 4]


def card_of_skat(action: int) -> str:
    """Returns the card of skat: all diamonds, then the hearts, the spades, the clubs."""
    return SKAT_RANKS[action % 8] + "DHSC"[action // 8]


def chance(random: Random, oracle: Any) -> int:
    """Lets chance, or a player by chance, do one action."""
    action: int = random.choice(oracle.legal_actions())
    oracle.apply_action(action)
    return action


def begin(spiel: Any, name: str, raw: dict[str, Any], players: int = 4, **parameters: object) -> Table:
    if name == "oh_hell":
        parameters = {"players": players}
    oracle = spiel.load_game(name, parameters).new_initial_state()
    return Table(oracle, GAME.start({"description": raw}, NAMES[:players]), held=[[] for _ in range(players)])


def deal(table: Table, random: Random, card_of: Callable[[int], str], cards: int) -> None:
    for place in range(cards):
        table.held[table.seat(place)].append(card_of(chance(random, table.oracle)))


def compare_points(table: Table, points: list[float]) -> Table:
    """Compares the points of the hand by side, and that nothing was irregular."""
    hand = table.state.hands[-1]
    assert hand.closed
    by_side = [points[(seats[0] + table.first) % len(points)] for seats in table.state.sides]
    table.same("points", [float(value) for value in hand.closed.score.points], by_side)
    irregular = [one for one in hand.tricks.irregularities if not one.cleared]
    table.same("irregularities", irregular, [])
    return table
