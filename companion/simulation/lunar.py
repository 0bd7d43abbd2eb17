"""Lunar played by simple players, and films of it for the simulated table, with the cards of the play-test deck."""

from collections.abc import Sequence
from math import pi
from random import Random
from typing import Final

from companion.engine import Entry, Record
from companion.games import find_game
from companion.games.lunar.actions import Action, Exchanged, Play, Stars, TrackPoints, Trump
from companion.games.lunar.choices import refusal
from companion.games.lunar.deck import CARDS, Area, CardKind, LunarCard, LunarSuit
from companion.games.lunar.options import SEATS
from companion.games.lunar.state import Phase, PlayedCard, Round, State
from companion.simulation import NAMES, Simulation
from companion.simulation.film import TRICK_MM, TrickFilm, draw_place
from companion.simulation.playtest_decks.lunar import TRACK, read_faces
from hardware.sources.simulated import Move, TablePosition

GAME: Final = "lunar"
PLAYERS: Final = NAMES[:4]
BESIDE_MM: Final = 38.0
"""How far to the left and right of their middle two players lay their two cards each."""
GIVEN: Final = 2
"""Rank cards, and suit cards, that each player gives to the partner (LU-2.1)."""
Hands = list[list[LunarCard]]
"""The cards of each seat, and then those of the Sky."""


def simulate(
    seed: int, options: dict[str, object] | None = None, hands: int | None = None, players: Sequence[str] = PLAYERS
) -> Record:
    """Returns a game by players who follow the rules and otherwise play at random; at most `hands` rounds."""
    random, game, agreed = Random(seed), find_game(GAME), options or {}
    state: State = game.start(agreed, tuple(players))
    held: Hands = []
    entries: list[Entry] = []
    while state.round and (hands is None or state.round.number <= hands):
        if not state.round.has_begun:
            held = deal(random, len(players))
        action = _choose(random, state, state.round, held)
        state = game.apply(state, action)
        entries.append(Entry(action))
    return Record(GAME, agreed, tuple(players), tuple(entries))


def read_deck() -> list[LunarCard]:
    """Returns the 48 cards of the play-test deck."""
    return [card for card, copies in read_faces() for _ in range(copies)]


def deal(random: Random, players: int) -> Hands:
    """Returns six rank and six suit cards for each player, and for the Sky what is left (LU-1.2, LU-5.3)."""
    deck = read_deck()
    random.shuffle(deck)
    kinds = [[card for card in deck if card.kind is kind] for kind in CardKind]
    held: Hands = [[card for cards in kinds for card in cards[6 * seat : 6 * seat + 6]] for seat in range(players)]
    return [*held, [card for cards in kinds for card in cards[6 * players :]]]


def _choose(random: Random, state: State, running: Round, held: Hands) -> Action:
    match state.phase:
        case Phase.TRUMP if state.exchanges:
            _exchange(random, held)
            return Exchanged()
        case Phase.TRUMP:
            return Trump(random.choice(list(LunarSuit)))
        case Phase.STARS:
            return Stars(random.choice((0, 0, 1, 1, 2)))
        case Phase.TRACK:
            first, second = running.spaces
            return TrackPoints((TRACK[first], TRACK[second]))
    return _play(random, state, running, held)


def _exchange(random: Random, held: Hands) -> None:
    """Exchanges two cards of each kind between partners, all at once."""
    given = [
        [card for kind in CardKind for card in random.sample([one for one in hand if one.kind is kind], GIVEN)]
        for hand in held[:4]
    ]
    for seat, cards in enumerate(given):
        for card in cards:
            held[seat].remove(card)
    for seat, cards in enumerate(given):
        held[(seat + 2) % 4] += cards


def _play(random: Random, state: State, running: Round, held: Hands) -> Play:
    """Plays a card that the rules allow, and takes it from its hand."""
    seat = state.seat_of_turn(running)
    places: tuple[tuple[Area | None, int], ...] = ((None, seat),)
    if state.is_for_two:
        places = ((Area.HAND, seat), (Area.SKY, len(state.players)))
    allowed = [(area, holder, card) for area, holder in places for card in _allowed(state, running, held[holder], area)]
    area, holder, card = random.choice(allowed)
    held[holder].remove(card)
    return Play(card if state.options.stars_are_marked else CARDS[card.face.name], area)


def _allowed(state: State, running: Round, cards: list[LunarCard], area: Area | None) -> list[LunarCard]:
    """Returns the cards of a hand that can be played and follow the lead suit (LU-3.2, LU-5.2)."""
    plain = [card for card in cards if refusal(state, running, PlayedCard(CARDS[card.face.name], area)) is None]
    if not any(card.face.suit is running.lead for card in plain):
        return plain
    return [card for card in plain if card.kind is CardKind.RANK or card.face.suit is running.lead]


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record's first rounds, or of all, about `pace_s` a card."""
    random, game = Random(seed), find_game(record.game)
    state: State = game.start(record.options, record.players)
    filmed = TrickFilm(random, pace_s)
    for entry in record.entries:
        before, state = state, game.apply(state, entry.action)
        running = before.round
        if running is None or (hands is not None and running.number > hands):
            break
        edges = 2 if state.is_for_two else 1  # two sit face to face
        if isinstance(entry.action, Play):
            seat, nth = before.seat_of_turn(running), len(filmed.lying) // 2
            place = _place_of_two(random, seat, nth) if state.is_for_two else draw_place(random, seat)
            filmed.lay(entry.action.card.name, place, seat * edges)
        if filmed.lying and (state.round is None or not state.round.table):
            filmed.gather(state.round.leader * edges if state.round else 0, 0.6, 1.5)
    return tuple(filmed.moves)


def _place_of_two(random: Random, seat: int, nth: int) -> TablePosition:
    """Returns where one of two players lays the first or the second card of a trick; they sit face to face."""
    side = -1 if seat else 1
    x, y = BESIDE_MM * (2 * nth - 1) + random.gauss(0, 3), TRICK_MM + random.gauss(0, 5)
    return TablePosition(side * x, side * y, seat * pi + random.gauss(0, 0.15))


def simulate_as(seed: int, begun: Record) -> Record:
    """Returns a game with the players and options of the game `begun`."""
    return simulate(seed, dict(begun.options), None, begun.players)


def is_hidden_choice(action: object) -> bool:
    """Whether the table must enter `action` itself: all but the cards of the tricks."""
    return not isinstance(action, Play)


SIMULATION = Simulation(PLAYERS, simulate, film, is_hidden_choice, SEATS, simulate_as)
