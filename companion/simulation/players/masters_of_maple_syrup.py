"""Masters of Maple Syrup played by simple players, with the companion's own play-test deck; they use no effects."""

from random import Random
from typing import Any, Final

from companion.engine import Entry, Record
from companion.games import find_game
from companion.games.masters_of_maple_syrup.actions import Action, Develop, End, Harvest, Select, Tap, Value
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE, TREE
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.rules import is_possible
from companion.games.masters_of_maple_syrup.state import Phase, Side, State, Turn
from companion.games.masters_of_maple_syrup.words import available
from companion.simulation import NAMES
from companion.simulation.playtest_decks.masters_of_maple_syrup import read_cards

GAME: Final = "masters-of-maple-syrup"
PLAYERS: Final = NAMES[:2]
MOST_TREES: Final = 2
"""Trees that a player taps or harvests in one turn."""


def simulate(seed: int, options: dict[str, object] | None = None, hands: int | None = None) -> Record:
    """Returns a game by players who follow the rules; at most `hands` turns of it."""
    game, agreed = find_game(GAME), {"catalogue": read_cards(), **(options or {})}
    state: State = game.start(agreed, PLAYERS)
    table = CardPiles(Random(seed), read_cards())
    entries: list[Entry] = []
    while state.phase is not Phase.OVER and (hands is None or len(state.ended) < hands):
        for action in table.next_actions(state):
            state = game.apply(state, action)
            entries.append(Entry(action))
    return Record(GAME, agreed, PLAYERS, tuple(entries))


class CardPiles:
    """Where the cards are: both hands, the deck and the discards, by their names."""

    def __init__(self, random: Random, cards: list[dict[str, Any]]) -> None:
        self.random = random
        self.costs = {card["name"]: card["cost"] for card in cards}
        self.deck = [card["name"] for card in cards for _ in range(card["copies"])]
        for _ in PLAYERS:
            self.deck.remove(RED_MAPLE)
        random.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(3)] for _ in PLAYERS]
        self.discards = [self.deck.pop() for _ in range(4)]

    def next_actions(self, state: State) -> list[Action]:
        """Returns what the players do next: a selection, a whole turn's actions with its end, or values."""
        turn = state.turn
        if state.phase is Phase.TALLY:
            return [Value(seat, place, 1) for seat, place in state.asked]
        if turn is None:
            return [self._select(state)]
        seats = [turn.seat] if turn.action == CHOOSE else [turn.seat, 1 - turn.seat]
        actions = [done for seat in seats if (done := self._turn_action(state, turn, seat))]
        return [*actions, self._end(state)]

    def _select(self, state: State) -> Select:
        """Selects an action that the player can take; any, where there is none."""
        game = find_game(GAME)
        selections = [
            Select(name, chosen)
            for name in available(state)
            for chosen in ((TAP, HARVEST, DEVELOP) if name == CHOOSE else (None,))
        ]
        useful = [selection for selection in selections if self._can_act(game.apply(state, selection))]
        return self.random.choice(useful or selections)

    def _can_act(self, state: State) -> bool:
        """Whether the player whose turn it is can do what was selected."""
        assert state.turn is not None
        seat, does = state.turn.seat, state.turn.does
        if does == DEVELOP:
            return bool(self._developable(state, seat))
        return bool(trees_for(does, state.sides[seat]))

    def _developable(self, state: State, seat: int) -> list[str]:
        """Returns the cards in the player's hand that can be developed."""
        return [name for name in self.hands[seat] if is_possible(state, Develop(seat, name))]

    def _turn_action(self, state: State, turn: Turn, seat: int) -> Action | None:
        side = state.sides[seat]
        if turn.does == DEVELOP:
            return self._develop(state, seat)
        chosen = trees_for(turn.does, side)[:MOST_TREES]
        if not chosen:
            return None
        if turn.does == TAP:
            return Tap(seat, chosen)
        drew = sum(side.placed[place].card.draws or 0 for place in chosen)
        drew = min(drew, len(self.deck) + len(self.discards))
        self._draw(seat, drew)
        return Harvest(seat, chosen, drew)

    def _draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.deck:
                self.deck, self.discards = self.discards, []
                self.random.shuffle(self.deck)
            self.hands[seat].append(self.deck.pop())

    def _develop(self, state: State, seat: int) -> Develop | None:
        hand = self.hands[seat]
        possible = self._developable(state, seat)
        if not possible:
            return None
        name = max(possible, key=lambda one: self.costs[one])
        before = state.sides[seat].hand
        after: State = find_game(GAME).apply(state, Develop(seat, name))
        hand.remove(name)
        self._discard(seat, before - 1 - after.sides[seat].hand)
        return Develop(seat, name)

    def _discard(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.discards.append(self.hands[seat].pop(self.random.randrange(len(self.hands[seat]))))

    def _end(self, state: State) -> End:
        """Ends the turn; what was drawn and paid in it is in the hands already."""
        excess = max(0, len(self.hands[state.current]) - 5)
        self._discard(state.current, excess)
        return End(excess or None)


def trees_for(does: str, side: Side) -> tuple[int, ...]:
    """Returns the trees that can be tapped or harvested: those that stand upright, or those that are tapped."""
    trees = ((place, placed) for place, placed in enumerate(side.placed) if placed.card.type in (TREE, None))
    return tuple(place for place, placed in trees if placed.tapped is (does == HARVEST))
