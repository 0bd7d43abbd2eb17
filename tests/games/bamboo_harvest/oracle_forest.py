"""What the second engine for Bamboo Harvest asks of the forest: where there is room, what can be harvested, who won."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

JsonObject = dict[str, Any]
Spot = tuple[int, int]
WORTH = {"A": 1, "2": 1, "3": 2, "4": 2, "5": 3, "6": 3, "7": 4, "8": 4, "9": 5, "T": 5}
LOW_TO_HIGH = "A23456789TJQK"
BLACK = [rank + suit for suit in "CS" for rank in LOW_TO_HIGH]


class WrongError(Exception):
    """The action cannot be."""


def need(truth: object, what: str) -> None:
    if not truth:
        raise WrongError(what)


def beside(spot: Spot) -> list[Spot]:
    row, column = spot
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in around if r in range(7) and c in range(7)]


def spot_of(raw: list[int]) -> Spot:
    return raw[0], raw[1]


class Forest:
    """The forest and everybody's deeds in one game: everything here is changed in place."""

    def __init__(self, players: int) -> None:
        self.n = players
        self.stage = "grid"
        self.turn = 0
        self.first = 0
        self.round = 0
        self.card: dict[Spot, str] = {}
        self.owner: dict[Spot, int] = {}
        self.upset: dict[int, Spot] = {}
        self.wild: list[str] = []
        self.reeds = [14] * players
        self.up: list[list[str]] = [[] for _ in range(players)]
        self.used: list[list[str]] = [[] for _ in range(players)]
        self.down = [3] * players
        self.draw = 55 - 3 * players
        self.discards = 0
        self.seen: Counter[str] = Counter()
        self.order: list[int] = []
        self.drew = self.bought = self.again = self.tidied = False
        self.winner: int | None = None
        self.won_by: str | None = None
        self.path: list[Spot] = []

    def vacant(self, spot: Spot) -> bool:
        return spot not in self.owner and spot not in self.upset.values()

    def fits(self, deed: str, spot: Spot) -> bool:
        return deed in self.wild or deed[0] == self.card[spot][0]

    def hidden_copies(self, deed: str) -> int:
        copies = 2 if deed in BLACK else self.wild.count(deed)
        return copies - self.seen[deed] - sum(up.count(deed) for up in self.up)

    def own(self, seat: int) -> list[Spot]:
        return [spot for spot, owner in self.owner.items() if owner == seat]

    def options(self, token: Spot) -> list[list[Spot]]:
        """Returns what a token can harvest from."""
        around = [spot for spot in beside(token) if self.vacant(spot)]
        singles = [[spot] for spot in around]
        ranks = {self.card[spot][0] for spot in around}
        alike = [[spot for spot in around if self.card[spot][0] == rank] for rank in sorted(ranks)]
        return singles + [group for group in alike if len(group) > 1]

    def paths(self, seat: int) -> Iterator[list[Spot]]:
        """Yields every path from edge to edge with at most three tokens of others."""
        for axis in (0, 1):
            for spot in self.owner:
                if spot[axis] == 0:
                    yield from self.longer(seat, [spot], axis)

    def longer(self, seat: int, path: list[Spot], axis: int) -> Iterator[list[Spot]]:
        others = Counter(self.owner[spot] for spot in path if self.owner[spot] != seat)
        if others.total() > 3 or any(count > 2 for count in others.values()):
            return
        if path[-1][axis] == 6 and others:
            yield path
        for spot in beside(path[-1]):
            if spot in self.owner and spot not in path:
                yield from self.longer(seat, [*path, spot], axis)

    def judge(self, seat: int) -> bool:
        """Notes whether `seat` has won by what stands on the forest."""
        found = sorted(self.paths(seat), key=len)
        if found:
            self.winner, self.won_by, self.path, self.stage = seat, "path", found[0], "over"
        elif len(self.own(seat)) >= (10 if self.n == 2 else 8):
            self.winner, self.won_by, self.stage = seat, "count", "over"
        return self.winner is not None

    def pull(self, count: int) -> None:
        """Draws deeds for the player in turn."""
        for _ in range(count):
            if self.draw == 0:
                self.draw, self.discards = self.discards, 0
                self.seen.clear()
            self.draw -= 1
            self.down[self.turn] += 1
            self.drew = True
