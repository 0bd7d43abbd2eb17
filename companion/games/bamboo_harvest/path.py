"""The shortest path across the forest, and who has won by it."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.bamboo_harvest.deck import EDGE, NEIGHBOURS, PLACES

MOST_OF_ONE: Final = 2
MOST_OF_ALL: Final = 3
LEAST_OWN: Final = EDGE - MOST_OF_ALL
_NORTH: Final = frozenset(range(EDGE))
_SOUTH: Final = frozenset(place for place in PLACES if place // EDGE == EDGE - 1)
_WEST: Final = frozenset(place for place in PLACES if place % EDGE == 0)
_EAST: Final = frozenset(place for place in PLACES if place % EDGE == EDGE - 1)
_SIDES: Final = ((_NORTH, _SOUTH), (_WEST, _EAST))
_ROWS: Final = tuple(slice(row * EDGE, (row + 1) * EDGE) for row in range(EDGE))
_COLUMNS: Final = tuple(slice(column, None, EDGE) for column in range(EDGE))
_LINES: Final = (_ROWS, _COLUMNS)
"""The lines of the places that a path crosses one after the other, from north to south or from west to east."""
Built = Sequence[int | None]
Guests = tuple[int, ...]
"""The seats of other players' tokens on a path, in order of seats."""


def winning_path(built: Built, seat: int) -> tuple[int, ...]:
    """Returns a shortest winning path of `seat`, from its north or west end; empty if there is none."""
    found = []
    for (start, end), lines in zip(_SIDES, _LINES, strict=True):
        if _crosses(built, seat, lines) and (path := _shortest(built, seat, start, end)):
            found.append(path)
    return min(found, key=len, default=())


def _crosses(built: Built, seat: int, lines: tuple[slice, ...]) -> bool:
    """Whether a path may cross the lines: each has a token, and enough of them have one of `seat`."""
    own = 0
    for line in lines:
        owners = built[line]
        if owners.count(None) == EDGE:
            return False
        own += seat in owners
    return own >= LEAST_OWN


def builds_needed(built: Built, seat: int) -> int:
    """Returns the fewest builds with which `seat` has a path (BH-5.1): 0 if it has one; 49 if none can lead there.

    Other players' tokens that a path needs must already lie there, as nobody builds for somebody else. Paths that turn
    back at once do not count; one that revisits a place by a longer way may count, if it needs a build.
    """
    fewest = min(_fewest(built, seat, start, end) for start, end in _SIDES)
    return fewest if fewest or winning_path(built, seat) else 1


def _fewest(built: Built, seat: int, start: frozenset[int], end: frozenset[int]) -> int:
    """Returns the fewest builds between two sides: a 0-1 breadth-first search over (place, guests, place before)."""
    queue: deque[tuple[int, int, Guests, int | None]] = deque()
    best: dict[tuple[int, Guests, int | None], int] = {}

    def step(builds: int, guests: Guests, place: int, before: int | None) -> None:
        owner = built[place]
        more = guests if owner is None else _joined(guests, owner, seat)
        if more is None:
            return
        if owner is None:
            queue.append((builds + 1, place, more, before))
        else:
            queue.appendleft((builds, place, more, before))

    for place in start:
        step(0, (), place, None)
    while queue:
        builds, place, guests, before = queue.popleft()
        if guests and place in end:
            return builds
        if best.get((place, guests, before), len(built)) <= builds:
            continue
        best[place, guests, before] = builds
        for neighbour in NEIGHBOURS[place]:
            if neighbour != before:
                step(builds, guests, neighbour, place)
    return len(built)


def _shortest(built: Built, seat: int, start: frozenset[int], end: frozenset[int]) -> tuple[int, ...]:
    """Returns a shortest winning path between two sides.

    A breadth-first search over (place, guests) finds the shortest walk. If that walk returns to a place, to fetch
    another player's token, the paths without a return are searched one by one (BH-5.4).
    """
    walk = _walk(built, seat, start, end)
    if len(set(walk)) == len(walk):
        return walk
    return _PathSearch(built, seat, end, _distances(built, end)).best_from(start)


def _walk(built: Built, seat: int, start: frozenset[int], end: frozenset[int]) -> tuple[int, ...]:
    """Returns a shortest walk whose tokens satisfy a path's counts; it may visit a place twice."""
    layer: list[tuple[int, Guests]] = []
    came: dict[tuple[int, Guests], tuple[int, Guests] | None] = {}
    for place in start:
        guests = _joined((), built[place], seat)
        if guests is not None:
            came[place, guests] = None
            layer.append((place, guests))
    while layer:
        following: list[tuple[int, Guests]] = []
        for spot in layer:
            place, guests = spot
            if guests and place in end:
                return _traced(came, spot)
            for neighbour in NEIGHBOURS[place]:
                owner = built[neighbour]
                if owner is None:
                    continue
                more = guests if owner == seat else _joined(guests, owner, seat)
                if more is not None and (neighbour, more) not in came:
                    came[neighbour, more] = spot
                    following.append((neighbour, more))
        layer = following
    return ()


def _traced(
    came: dict[tuple[int, Guests], tuple[int, Guests] | None], last: tuple[int, Guests] | None
) -> tuple[int, ...]:
    path: list[int] = []
    while last is not None:
        path.append(last[0])
        last = came[last]
    return tuple(reversed(path))


def _joined(guests: Guests, owner: int | None, seat: int) -> Guests | None:
    """Returns the guests with the owner of one more token, or None where no path may have it."""
    if owner is None:
        return None
    if owner == seat:
        return guests
    if len(guests) == MOST_OF_ALL or guests.count(owner) == MOST_OF_ONE:
        return None
    return tuple(sorted((*guests, owner)))


def _distances(built: Built, end: frozenset[int]) -> dict[int, int]:
    """Returns how many steps over built cards lead from each place to a side."""
    layer = [place for place in end if built[place] is not None]
    found = dict.fromkeys(layer, 0)
    while layer:
        following = []
        for place in layer:
            for neighbour in NEIGHBOURS[place]:
                if built[neighbour] is not None and neighbour not in found:
                    found[neighbour] = found[place] + 1
                    following.append(neighbour)
        layer = following
    return found


class _PathSearch:
    """Branch and bound over the paths that visit no place twice."""

    def __init__(self, built: Built, seat: int, end: frozenset[int], steps: dict[int, int]) -> None:
        self._built, self._seat, self._end, self._steps = built, seat, end, steps
        self._best: tuple[int, ...] = ()
        self._bound = built.count(seat) + MOST_OF_ALL + 1

    def best_from(self, start: frozenset[int]) -> tuple[int, ...]:
        """Returns a shortest path from one of the places of `start`; empty if there is none."""
        for place in sorted(start):
            guests = _joined((), self._built[place], self._seat)
            if guests is not None:
                self._go((place,), guests)
        return self._best

    def _go(self, path: tuple[int, ...], guests: Guests) -> None:
        place = path[-1]
        if place not in self._steps or len(path) + self._steps[place] >= self._bound:
            return
        if guests and place in self._end:
            self._best, self._bound = path, len(path)
            return
        for neighbour in NEIGHBOURS[place]:
            more = _joined(guests, self._built[neighbour], self._seat)
            if more is not None and neighbour not in path:
                self._go((*path, neighbour), more)


PATH: Final = "path"
COUNT: Final = "count"


@dataclass(frozen=True, slots=True)
class Win:
    """How a seat has won: by "path", with the path, or by "count"."""

    by: str
    path: tuple[int, ...] = ()


def tokens_to_win(players: int) -> int:
    """Returns how many own tokens win (BH-5.2)."""
    return 10 if players == 2 else 8


def find_win(built: Sequence[int | None], seat: int, players: int) -> Win | None:
    """Returns how `seat` has won by what is built, or None; if both ways hold, the path counts."""
    own = built.count(seat)
    path = winning_path(built, seat) if own >= LEAST_OWN else ()
    if path:
        return Win(PATH, path)
    return Win(COUNT) if own >= tokens_to_win(players) else None
