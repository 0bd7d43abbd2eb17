"""Hands of the games that OpenSpiel knows: hearts, spades, oh_hell, euchre, skat."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any, Final

from companion.games.described import GAME
from companion.games.described.bidding import turn_of as bidder_of
from companion.games.described.state import Phase
from companion.journal import described_games
from tests.games.described.oracle_table import (
    CLUBS_FIRST,
    NAMES,
    Table,
    begin,
    card_by_rank,
    card_by_suit,
    card_of_euchre,
    card_of_skat,
    chance,
    compare_points,
    deal,
    load_oracle,
)

STEPS: Final = {"Left": 1, "Across": 2, "Right": 3}
SKAT_TRUMPS: Final = {"diamonds": "D", "hearts": "H", "spades": "S", "clubs": "C", "grand": None}
SKAT_PASS: Final = 32
EUCHRE_PASS: Final = 24


def hearts(spiel: Any, random: Random, raw: dict[str, Any]) -> Table:
    """Plays a hand of hearts; the oracle draws to whom cards are passed."""
    table = begin(spiel, "hearts", raw, qs_breaks_hearts=False)
    chance(random, table.oracle)
    while table.oracle.is_chance_node():
        place = len([card for cards in table.held for card in cards])
        table.held[place % 4].append(card_by_rank(chance(random, table.oracle)))
    direction = str(table.oracle).split("Pass Direction: ")[1].split()[0]
    if direction in STEPS:
        _pass(table, random, STEPS[direction])
    table.play(random, card_by_rank)
    return compare_points(table, [26 - value for value in table.oracle.returns()])


def _pass(table: Table, random: Random, step: int) -> None:
    """Passes three cards of each player."""
    passed: list[list[str]] = [[], [], [], []]
    for _ in range(12):
        seat = table.oracle.current_player()
        card = card_by_rank(chance(random, table.oracle))
        table.held[seat].remove(card)
        passed[seat].append(card)
    for seat in range(4):
        table.held[seat] += passed[(seat - step) % 4]


def spades(spiel: Any, random: Random, raw: dict[str, Any]) -> Table:
    """Plays a hand of spades; the oracle makes the bids, as it caps what partners bid together."""
    table = begin(spiel, "spades", raw, use_mercy_rule=False, num_tricks=13)
    deal(table, random, card_by_suit, 52)
    table.do("deal")
    for _ in range(4):
        seat = table.oracle.current_player()
        table.same("bidder", bidder_of(table.hand), seat)
        legal = table.oracle.legal_actions()
        action = random.choice(legal if random.random() < 0.3 else legal[:5])
        table.oracle.apply_action(action)
        table.do("bid", bid=action - 52, seat=seat)
    table.play(random, card_by_suit)
    return compare_points(table, table.oracle.returns())


def oh_hell(spiel: Any, random: Random, raw: dict[str, Any], players: int = 3) -> Table:
    """Plays a hand of oh_hell; the oracle draws how many cards are dealt, and who deals."""
    table = begin(spiel, "oh_hell", raw, players)
    size = chance(random, table.oracle)
    dealer = chance(random, table.oracle)
    raw = {**raw, "players": players, "deal": {**raw["deal"], "hands": [size]}}
    table.state = GAME.start({"description": raw}, NAMES[:players])
    table.first = (dealer + 1) % players
    dealt = 0
    turned = ""
    while table.oracle.is_chance_node():
        card = card_by_rank(chance(random, table.oracle))
        if dealt == size * players:
            turned = card
        else:
            table.held[table.seat(dealt % players)].append(card)
        dealt += 1
    table.do("deal", turned=turned)
    for _ in range(players):
        _bid_in_oh_hell(table, random, size)
    table.play(random, card_by_rank)
    return compare_points(table, table.oracle.returns())


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
    table = begin(spiel, "euchre", raw)
    dealer = chance(random, table.oracle)
    table.first = (dealer + 1) % 4
    cards = [card_of_euchre(chance(random, table.oracle)) for _ in range(21)]
    for place, card in enumerate(cards[:20]):
        table.held[table.seat((dealer + place) % 4)].append(card)
    table.do("deal", turned=cards[20])
    while table.hand.phase is Phase.BID:
        action = random.choice(table.oracle.legal_actions())
        seat = table.seat(table.oracle.current_player())
        table.same("bidder", bidder_of(table.hand), seat)
        is_first = table.hand.auction.round == 1
        table.oracle.apply_action(action)
        table.do("no-bid" if action == EUCHRE_PASS else "bid", seat=seat)
        if action != EUCHRE_PASS and not is_first:
            table.do("trump", suit=CLUBS_FIRST[action - EUCHRE_PASS - 1])
    _take_up(table, random, cards[20])
    table.play(random, card_of_euchre)
    won = [max(0.0, value) for value in table.oracle.returns()]  # there, what one side gets the other loses
    return compare_points(table, won)


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


def skat(spiel: Any, random: Random, raw: dict[str, Any]) -> Table:
    """Plays a hand of skat with a suit as trump or grand: who acts, legal cards, card points with those laid away.

    The oracle is played first, so that the hands are known: all ten cards of each fall.
    """
    table = begin(spiel, "skat", raw, 3)
    while table.oracle.is_chance_node():
        chance(random, table.oracle)
    solo, named = _bid_in_skat(table.oracle, random)
    for _ in range(2):
        chance(random, table.oracle)
    played: list[tuple[int, str, list[str]]] = []
    while not table.oracle.is_terminal():
        legal = {card_of_skat(action): action for action in table.oracle.legal_actions()}
        seat = table.oracle.current_player()
        card = random.choice(sorted(legal))
        played.append((seat, card, sorted(legal)))
        table.held[seat].append(card)
        table.oracle.apply_action(legal[card])
    for seat in range(solo + 1):
        if seat == solo:
            table.do("bid", bid=18)
        else:
            table.do("no-bid")
    for _ in range(solo + 1, 3):
        table.do("no-bid")
    table.do("trump", suit=named)
    for seat, card, legal_cards in played:
        table.same("legal cards", sorted(table.legal(seat)), legal_cards)
        table.held[seat].remove(card)
        table.do("play", card=card, seat=seat)
    table.do("tell", ask="worth", value=24)
    facts = table.state.hands[-1].closed
    assert facts
    ours = facts.facts.cards[solo] or 0
    theirs = str(table.oracle).split("Points (Solo / Team): (")[1].split(")")[0]
    table.same("card points", f"{ours} / {120 - ours}", theirs)
    return table


def _bid_in_skat(oracle: Any, random: Random) -> tuple[int, str | None]:
    """Returns who plays alone, and the trump suit; None for grand."""
    solo = random.randrange(3)
    names = {oracle.action_to_string(oracle.current_player(), action): action for action in oracle.legal_actions()}
    chosen = random.choice([name for name in names if name in SKAT_TRUMPS])
    while oracle.current_player() != solo:
        oracle.apply_action(SKAT_PASS)
    oracle.apply_action(names[chosen])
    return solo, SKAT_TRUMPS[chosen]


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


GAMES: Final = {"hearts": hearts, "spades": spades, "oh_hell": oh_hell, "euchre": euchre, "skat": skat}


def compare(name: str, hands: int) -> int:
    """Plays hands in both, and returns at how many points the two were compared. Raises DisagreementError."""
    spiel, raw = load_oracle(), shipped(name)
    return sum(table.decisions for table in _tables(spiel, name, hands, raw))


def _tables(spiel: Any, name: str, hands: int, raw: dict[str, Any]) -> Iterator[Table]:
    for seed in range(hands):
        random = Random(seed)
        yield oh_hell(spiel, random, raw, 3 + seed % 5) if name == "oh_hell" else GAMES[name](spiel, random, raw)
