"""Bamboo Harvest by greedy players: they build where the fewest builds are still needed, and harvest the most."""

from collections.abc import Sequence
from random import Random
from typing import Final

from companion.cards import Card
from companion.engine import Entry, Record
from companion.engine.values import with_item
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import (
    HANDED,
    Action,
    Build,
    Buy,
    Discard,
    End,
    Grid,
    Harvest,
    LayDeeds,
    Place,
    Reveal,
    Start,
    Swap,
)
from companion.games.bamboo_harvest.choices import builds_of, harvests_of, swaps_of
from companion.games.bamboo_harvest.deck import BLACKS, COPIES, COURT, NEIGHBOURS, REDS, REEDS, find_wild, forest_size
from companion.games.bamboo_harvest.path import builds_needed
from companion.games.bamboo_harvest.state import FIRST_DEEDS, MOST_DEEDS, Phase, State
from companion.games.bamboo_harvest.turn import swap_cost
from companion.simulation import NAMES

PLAYERS: Final = NAMES[:3]
DEED_WORTH: Final = 4
"""How many reeds a deed is worth to a player who has few."""
WEALTH: Final = 45
"""The number of reeds from which a player builds anywhere."""
MOST_SWAPS: Final = 40
"""The most swaps that are evaluated."""
MOST_TURNS: Final = 400


class _Dealt:
    """The cards that nobody sees: the draw pile, the discards, and every player's face-down deeds."""

    def __init__(self, random: Random, forest: tuple[Card, ...], players: int) -> None:
        self.random = random
        self.pile = [*BLACKS * COPIES, *find_wild(forest)]
        random.shuffle(self.pile)
        self.gone: list[Card] = []
        self.hands = [[self.pile.pop() for _ in range(FIRST_DEEDS)] for _ in range(players)]

    def draw(self, seat: int, down: int) -> None:
        """Draws until a seat's hand holds `down` cards."""
        while len(self.hands[seat]) < down:
            if not self.pile:
                self.pile, self.gone = self.gone, []
                self.random.shuffle(self.pile)
            self.hands[seat].append(self.pile.pop())


def simulate(
    seed: int, options: dict[str, object] | None = None, hands: int | None = None, players: Sequence[str] = PLAYERS
) -> Record:
    """Returns a whole game, or its first turns: at most `hands`, or MOST_TURNS if the game does not end."""
    random, agreed = Random(seed), options or {}
    forest = _shuffled_forest(random)
    dealt = _Dealt(random, forest, len(players))
    state = GAME.start(agreed, tuple(players))
    entries: list[Entry] = []
    while state.phase is not Phase.OVER and len(state.past_turns) < (hands or MOST_TURNS):
        action = Grid(forest) if state.phase is Phase.GRID else choose(state, dealt)
        seat, state = state.turn, GAME.apply(state, action)
        _follow(action, seat, state, dealt)
        entries.append(Entry(action))
    return Record(GAME.name, agreed, tuple(players), tuple(entries))


def _shuffled_forest(random: Random) -> tuple[Card, ...]:
    cards: list[Card] = []
    for card in random.sample(REDS * COPIES, len(REDS) * COPIES):
        if sum(other.rank is card.rank for other in cards) < forest_size(card.rank):
            cards.append(card)
    return tuple(cards)


def choose(state: State, dealt: _Dealt) -> Action:
    """Returns the next action; the player in turn knows their own face-down deeds."""
    match state.phase:
        case Phase.START:
            return Start(seat=dealt.random.randrange(len(state.players)))
        case Phase.PLACE:
            return Place(best_site(state))
        case Phase.DEEDS:
            return LayDeeds(tuple(tuple(hand[:HANDED]) for hand in dealt.hands))
        case Phase.MANAGE:
            return _manage(state, dealt.hands[state.turn])
    build = best_build(state, dealt.hands[state.turn]) if state.phase is Phase.BUILD else None
    swap = best_swap(state) if build is None and state.phase is not Phase.HARVEST else None
    return build or swap or best_harvest(state)


def best_site(state: State) -> int:
    """Returns the best place for a token of the setup."""
    return max(_vacant(state), key=lambda place: _settling(state, place))


def _vacant(state: State) -> list[int]:
    return [place for place, owner in enumerate(state.built) if owner is None]


def _settling(state: State, place: int) -> tuple[int, int]:
    """Returns what a place is worth for a token of the setup: what lies around it, pairs above all."""
    ranks = [state.grid[spot].rank for spot in NEIGHBOURS[place] if state.built[spot] is None]
    best = max((REEDS[rank] * ranks.count(rank) for rank in ranks), default=0)
    return best, sum(rank in COURT for rank in ranks)


def best_build(state: State, hand: list[Card]) -> Build | None:
    """Returns the build after which the fewest builds are needed; a regular deed rather than a wild one."""
    builds = [build for build in builds_of(state) if build.from_ == "up" or build.deed in hand]
    needed = builds_needed(state.built, state.turn)

    def cost(build: Build) -> tuple[int, bool, int]:
        built = with_item(state.built, build.on, state.turn)
        return builds_needed(built, state.turn), build.deed in state.wild, -_settling(state, build.on)[0]

    best = min(builds, key=cost, default=None)
    return best if best and (cost(best)[0] < needed or state.reeds[state.turn] >= WEALTH) else None


def best_swap(state: State) -> Swap | None:
    """Returns the free swap after which the next harvest is the best, if there is one that gains."""
    near = {spot for token in state.tokens_of(state.turn) for spot in NEIGHBOURS[token]}
    swaps = [swap for swap in swaps_of(state) if near & set(swap.on) and not swap_cost(*swap.on)]
    swaps = [swap for swap in swaps if swap.token not in near and swap.deed not in state.wild]
    found = [(_gain(GAME.apply(state, swap)), place, swap) for place, swap in enumerate(swaps[:MOST_SWAPS])]
    gain, _, best = max(found, default=(0, 0, None))
    return best if gain > _gain(state) else None


def _gain(state: State) -> int:
    return _worth(state, best_harvest(state))


def best_harvest(state: State) -> Harvest:
    """Returns the harvest that is worth most: reeds, and deeds as long as there are few."""
    return max(harvests_of(state), key=lambda harvest: _worth(state, harvest))


def _worth(state: State, harvest: Harvest) -> int:
    ranks = [state.grid[place].rank for picked in harvest.from_ for place in picked.cards]
    rich = state.reeds[state.turn] >= WEALTH
    deed = WEALTH if rich else DEED_WORTH if state.own.count < MOST_DEEDS else 0
    return sum(deed if rank in COURT else REEDS[rank] for rank in ranks)


def wants_deed(state: State) -> bool:
    """Whether the seat in turn buys a deed: it can, and has few or is rich."""
    wanted = state.own.count < HANDED or state.reeds[state.turn] >= WEALTH
    return wanted and any(type(action) is Buy for action in GAME.choices(state))


def shows_deed(state: State) -> bool:
    """Whether the seat in turn lays a deed face-up, if it has another one."""
    return len(state.own.up) < HANDED


def _manage(state: State, hand: list[Card]) -> Action:
    """Buys a deed if there are few; lays the first face-down ones face-up, for swaps; discards the oldest; ends."""
    own = state.own
    if wants_deed(state):
        return Buy()
    if shows_deed(state) and hand:
        return Reveal((hand[0],))
    surplus = own.count - MOST_DEEDS
    if surplus <= 0:
        return End()
    useless = [deed for deed in own.up if not any(state.matches(deed, place) for place in _vacant(state))]
    oldest = [*useless, *(deed for deed in own.up if deed not in useless)]
    return Discard(up=tuple(oldest[:surplus])) if len(oldest) >= surplus else Discard(down=surplus)


def _follow(action: Action, seat: int, state: State, dealt: _Dealt) -> None:
    """Moves the hidden cards to match what the rules did with their numbers."""
    hand = dealt.hands[seat]
    match action:
        case Start():
            for other in dealt.hands:
                dealt.gone.append(other.pop())
        case LayDeeds():
            dealt.hands[:] = [[] for _ in dealt.hands]
        case Build(deed, origin):
            dealt.gone.append(deed)
            if origin == "down":
                hand.remove(deed)
        case Reveal(cards):
            for card in cards:
                hand.remove(card)
        case Discard(up, down):
            dealt.gone += [*(up or ()), *(hand.pop() for _ in range(down or 0))]
        case Harvest() | Buy():
            dealt.draw(seat, state.deeds[seat].down)
        case _:
            pass
