"""How many followed hands a second are read and replayed from records, and whether a long game costs more a hand.

Run it as `python -m tests.bench.replay`; it prints a line for each length of game, best of several runs.
"""

import time
from random import Random

from companion.cards import Card, cards_in
from companion.engine import Entry, Record, read_record, replay, write_record
from companion.games import find_game
from companion.games.mast_year.actions import Action, Keep, Play, Reveal, Trunk
from companion.games.mast_year.state import Hand, Phase, State

GAME = find_game("mast-year")
PLAYERS = ("Ann", "Bo", "Cy", "Di")
RUNS = 7
LENGTHS = (1, 5, 50, 100, 200)
"""About how many hands the games have; a record holds no more than two hundred."""


def followed_game(hands: int, seed: int) -> tuple[bytes, int]:
    """Returns the record of a game of about `hands` hands, every card followed, and how many hands it has."""
    random, options = Random(seed), {"goal": 3 * hands}
    state, entries = GAME.start(options, PLAYERS), []
    held: list[list[Card]] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            held = _deal(state.hand, random)
        action = _choose(state, held, random)
        state = GAME.apply(state, action)
        entries.append(Entry(action))
    record = Record(GAME.name, options, PLAYERS, tuple(entries))
    return write_record(GAME, record).encode(), len(state.hands)


def _deal(hand: Hand, random: Random) -> list[list[Card]]:
    cards = list(cards_in(hand.deal.deck))
    random.shuffle(cards)
    held = []
    for seat in range(4):
        size = hand.deal.hand_size(seat)
        held.append(cards[:size])
        cards = cards[size:]
    return held


def _choose(state: State, held: list[list[Card]], random: Random) -> Action:
    hand = state.hand
    assert hand
    if state.phase is Phase.EAT:
        return Keep()
    if state.phase is Phase.DEAL:
        return Trunk(held[hand.deal.speedy].pop())
    if state.phase is Phase.REVEAL:
        seat = hand.deal.oaks[len(hand.revealed)]
        return Reveal(seat, held[seat].pop())
    cards = held[hand.turn]
    following = [card for card in cards if hand.table and card.suit is hand.table[0].suit]
    card = random.choice(following or cards)
    cards.remove(card)
    return Play(card)


def measure(text: bytes) -> float:
    """Returns the seconds that reading and replaying `text` takes, best of several runs."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        replay(GAME, read_record(text, find_game))
        best = min(best, time.perf_counter() - began)
    return best


def main() -> None:
    """Prints hands a second for short and long games."""
    for hands in LENGTHS:
        text, played = followed_game(hands, seed=hands)
        seconds = measure(text)
        print(f"{played:4} hands: {played / seconds:7.0f} hands a second, {seconds / played * 1e6:5.0f} µs a hand")


if __name__ == "__main__":
    main()
