"""Described games against OpenSpiel, which knows hearts, spades, oh_hell and euchre: who acts, legal cards, points.

Run it as `python -m tests.bench.described_oracle [--hands 5000] [GAME …]`.
"""

import argparse
import importlib
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import resources
from random import Random
from typing import Any, Final

from companion.games.described import GAME
from companion.games.described.bidding import turn_of as bidder_of
from companion.games.described.duties import legal_faces
from companion.games.described.playing import ranking, turn_of
from companion.games.described.state import Hand, Phase, State
from companion.journal import described_games

MISSING: Final = "OpenSpiel is not installed: pip install -r requirements-dev.txt"
CLUBS_FIRST: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
EUCHRE_RANKS: Final = "9TJQKA"
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil")
STEPS: Final = {"Left": 1, "Across": 2, "Right": 3}


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
    """Seat 0 plays high in every second hand and the others low, so that moons and kept nils happen."""
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


def _chance(random: Random, oracle: Any) -> int:
    """Lets chance, or a player by chance, do one action."""
    action: int = random.choice(oracle.legal_actions())
    oracle.apply_action(action)
    return action


def _begin(spiel: Any, name: str, raw: dict[str, Any], players: int = 4, **parameters: object) -> Table:
    oracle = spiel.load_game(name, {"players": players} if name == "oh_hell" else parameters).new_initial_state()
    return Table(oracle, GAME.start({"description": raw}, NAMES[:players]), held=[[] for _ in range(players)])


def _deal(table: Table, random: Random, card_of: Callable[[int], str], cards: int) -> None:
    for place in range(cards):
        table.held[table.seat(place)].append(card_of(_chance(random, table.oracle)))


def hearts(spiel: Any, random: Random, raw: dict[str, Any]) -> Table:
    """Plays a hand of hearts; the oracle draws to whom cards are passed."""
    table = _begin(spiel, "hearts", raw, qs_breaks_hearts=False)
    _chance(random, table.oracle)
    while table.oracle.is_chance_node():
        place = len([card for cards in table.held for card in cards])
        table.held[place % 4].append(card_by_rank(_chance(random, table.oracle)))
    direction = str(table.oracle).split("Pass Direction: ")[1].split()[0]
    if direction in STEPS:
        _pass(table, random, STEPS[direction])
    table.play(random, card_by_rank)
    return _compare(table, [26 - value for value in table.oracle.returns()])


def _pass(table: Table, random: Random, step: int) -> None:
    """Passes three cards of each player."""
    passed: list[list[str]] = [[], [], [], []]
    for _ in range(12):
        seat = table.oracle.current_player()
        card = card_by_rank(_chance(random, table.oracle))
        table.held[seat].remove(card)
        passed[seat].append(card)
    for seat in range(4):
        table.held[seat] += passed[(seat - step) % 4]


def _compare(table: Table, points: list[float]) -> Table:
    """Compares the points of the hand by side, and that nothing was irregular."""
    hand = table.state.hands[-1]
    assert hand.closed
    by_side = [points[(seats[0] + table.first) % len(points)] for seats in table.state.sides]
    table.same("points", [float(value) for value in hand.closed.score.points], by_side)
    irregular = [one for one in hand.tricks.irregularities if not one.cleared]
    table.same("irregularities", irregular, [])
    return table


def spades(spiel: Any, random: Random, raw: dict[str, Any]) -> Table:
    """Plays a hand of spades; the oracle never lets spades count as broken, and caps what partners bid."""
    table = _begin(spiel, "spades", raw, use_mercy_rule=False, num_tricks=13)
    _deal(table, random, card_by_suit, 52)
    for _ in range(4):
        seat = table.oracle.current_player()
        table.same("bidder", bidder_of(table.hand) if table.hand.phase is Phase.BID else 0, seat)
        legal = table.oracle.legal_actions()
        action = random.choice(legal if random.random() < 0.3 else legal[:5])
        table.oracle.apply_action(action)
        table.do("bid", bid=action - 52, seat=seat)
    table.play(random, card_by_suit)
    return _compare(table, table.oracle.returns())


def oh_hell(spiel: Any, random: Random, raw: dict[str, Any], players: int = 3) -> Table:
    """Plays a hand of oh_hell; the oracle draws how many cards are dealt, and who deals."""
    table = _begin(spiel, "oh_hell", raw, players)
    size = _chance(random, table.oracle)
    dealer = _chance(random, table.oracle)
    raw = {**raw, "players": players, "deal": {**raw["deal"], "hands": [size]}}
    table.state = GAME.start({"description": raw}, NAMES[:players])
    table.first = (dealer + 1) % players
    dealt = 0
    turned = ""
    while table.oracle.is_chance_node():
        card = card_by_rank(_chance(random, table.oracle))
        if dealt == size * players:
            turned = card
        else:
            table.held[table.seat(dealt % players)].append(card)
        dealt += 1
    table.do("deal", turned=turned)
    for _ in range(players):
        _bid_in_oh_hell(table, random, size)
    table.play(random, card_by_rank)
    return _compare(table, table.oracle.returns())


def _bid_in_oh_hell(table: Table, random: Random, size: int) -> None:
    seat = table.seat(table.oracle.current_player())
    table.same("bidder", bidder_of(table.hand), seat)
    bids = [action - 52 for action in table.oracle.legal_actions()]
    told = table.hand.auction.bids
    is_last = sum(bid is None for bid in told) == 1
    barred = size - sum(bid or 0 for bid in told)
    table.same("bids", [bid for bid in range(size + 1) if not is_last or bid != barred], bids)
    bid = random.choice(bids)
    table.oracle.apply_action(bid + 52)
    table.do("bid", bid=bid, seat=seat)


def euchre(spiel: Any, random: Random, raw: dict[str, Any]) -> Table:
    """Plays a hand of euchre: taking it up, another suit, alone, and what the dealer lays away."""
    table = _begin(spiel, "euchre", raw)
    dealer = _chance(random, table.oracle)
    table.first = (dealer + 1) % 4
    cards = [card_of_euchre(_chance(random, table.oracle)) for _ in range(21)]
    for place, card in enumerate(cards[:20]):
        table.held[table.seat((dealer + place) % 4)].append(card)
    table.do("deal", turned=cards[20])
    while (action := random.choice(table.oracle.legal_actions())) == 24 or table.hand.phase is Phase.BID:
        seat = table.seat(table.oracle.current_player())
        table.same("bidder", bidder_of(table.hand), seat)
        is_first = table.hand.auction.round == 1
        table.oracle.apply_action(action)
        if action == 24:
            table.do("no-bid", seat=seat)
            continue
        table.do("bid", seat=seat)
        if not is_first:
            table.do("trump", suit=CLUBS_FIRST[action - 25])
        break
    _take_up(table, random, cards[20])
    table.play(random, card_of_euchre)
    return _compare(table, [max(0.0, value) for value in table.oracle.returns()])  # what one side gets, the other loses


def _take_up(table: Table, random: Random, turned: str) -> None:
    """The dealer lays a card away if the turned one was taken, and the maker says whether to play alone."""
    if table.hand.agreed.takes_up is not None:
        seat = table.seat(table.oracle.current_player())
        table.same("who lays away", table.hand.agreed.takes_up, seat)
        table.held[seat].append(turned)
        action = random.choice(table.oracle.legal_actions())
        table.held[seat].remove(card_of_euchre(action))
        table.oracle.apply_action(action)
    table.same("maker", table.hand.agreed.declarer, table.seat(table.oracle.current_player()))
    is_alone = random.choice([True, False])
    table.oracle.apply_action(29 if is_alone else 30)
    if is_alone:
        table.do("alone")


def shipped(name: str) -> dict[str, Any]:
    """Returns a shipped description; that of spades without the rule that the oracle has wrong."""
    folder = resources.files(described_games.SHIPPED).joinpath(described_games.FOLDER)
    raw = tomllib.loads(folder.joinpath(f"{name.replace('_', '-')}.toml").read_text(encoding="utf-8"))
    if name == "spades":  # OpenSpiel's spades are never broken: here by a joker that nobody is dealt
        raw |= {"deck": {"jokers": 1}, "deal": {"each": 13, "left": "out"}}
        raw["play"]["broken_by"] = ["X1"]
    if name == "oh_hell":  # the examples have hands of their own sizes
        raw.pop("example")
    return raw


GAMES: Final = {"hearts": hearts, "spades": spades, "oh_hell": oh_hell, "euchre": euchre}


def compare(name: str, hands: int) -> int:
    """Plays hands in both, and returns at how many points the two were compared. Raises DisagreementError."""
    spiel, raw = load_oracle(), shipped(name)
    return sum(table.decisions for table in _tables(spiel, name, hands, raw))


def _tables(spiel: Any, name: str, hands: int, raw: dict[str, Any]) -> Iterator[Table]:
    for seed in range(hands):
        random = Random(seed)
        yield oh_hell(spiel, random, raw, 3 + seed % 5) if name == "oh_hell" else GAMES[name](spiel, random, raw)


def main() -> int:
    """Compares the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=5000, metavar="N")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    arguments = parser.parse_args()
    if load_oracle() is None:
        print(MISSING, file=sys.stderr)
        return 2
    for name in arguments.games:
        began = time.perf_counter()
        points = compare(name, arguments.hands)
        seconds = time.perf_counter() - began
        print(f"{name}: {arguments.hands} hands, {points} comparisons, no difference ({seconds:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
