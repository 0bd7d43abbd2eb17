"""What the deck leaves of cards that were read in doubt: each face twice at most, four of a rank but three J, Q, K."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Final

from companion.cards import Card
from companion.engine.grid_table import SeenCell
from companion.games.bamboo_harvest.deck import COPIES, REDS, forest_size
from companion.games.bamboo_harvest.seen_forest import DOUBTFUL, DOWN, face_of

MOST_DOUBTS: Final = 4
"""With more cards in doubt none is settled."""
MOST_WAYS: Final = 10_000
"""With more ways in which they can lie together, neither: face-down cards leave too much open."""
SURE: Final = 0.97
"""A face with this probability needs no question."""
LEAST: Final = 0.02
"""A card of which something was read is none to which the reader gives less than this."""
UNREAD: Final = 0.05
"""Of a card whose likeliest face is less likely than this nothing was read, as where a lamp shines on it."""


def settled(cells: Sequence[SeenCell | None]) -> tuple[Card | None, ...]:
    """Returns the faces, also of cards in doubt if all others leave one face for them: all must have been seen."""
    faces = tuple(face_of(cell) for cell in cells)
    doubts = [place for place, cell in enumerate(cells) if cell is not None and cell.state == DOUBTFUL]
    is_seen = all(cell is not None and (cell.state in (DOUBTFUL, DOWN) or cell.face) for cell in cells)
    if not doubts or len(doubts) > MOST_DOUBTS or not is_seen:
        return faces
    seen = [face for face in faces if face]
    weights = [_weights(cells[place], _left(seen)) for place in doubts]
    if reduce(lambda ways, weight: ways * len(weight), weights, 1) > MOST_WAYS:
        return faces
    chances = _chances(weights, seen)
    found = dict(zip(doubts, chances, strict=True))
    return tuple(_sure(found[place]) if place in found else face for place, face in enumerate(faces))


def _left(seen: Sequence[Card]) -> tuple[Card, ...]:
    """Returns the red faces of which the deck leaves one."""
    faces, ranks = Counter(seen), Counter(card.rank for card in seen)
    return tuple(card for card in REDS if faces[card] < COPIES and ranks[card.rank] < forest_size(card.rank))


def _weights(cell: SeenCell | None, left: Sequence[Card]) -> Mapping[Card, float]:
    """Returns how likely each face that is left is by what was read of it; all alike where nothing was."""
    likely = dict(cell.candidates) if cell else {}
    if max(likely.values(), default=0.0) < UNREAD:
        return dict.fromkeys(left, 1.0)
    return {card: share for card, share in likely.items() if card in left and share >= LEAST}


def _chances(weights: Sequence[Mapping[Card, float]], seen: Sequence[Card]) -> list[dict[Card, float]]:
    """Returns how much speaks for each face of each card, over all ways in which the deck allows them together."""
    chances: list[dict[Card, float]] = [{} for _ in weights]
    for cards, weight in _ways(weights, Counter(seen), Counter[object](card.rank for card in seen), 1.0):
        for chance, card in zip(chances, cards, strict=True):
            chance[card] = chance.get(card, 0.0) + weight
    return chances


def _ways(
    weights: Sequence[Mapping[Card, float]], faces: Counter[Card], ranks: Counter[object], weight: float
) -> Iterator[tuple[tuple[Card, ...], float]]:
    """Yields the cards that can lie there together, each way with its weight."""
    if not weights:
        yield (), weight
        return
    first, *others = weights
    for card, share in first.items():
        if faces[card] < COPIES and ranks[card.rank] < forest_size(card.rank):
            more = faces + Counter([card]), ranks + Counter[object]([card.rank])
            for cards, whole in _ways(others, *more, weight * share):
                yield (card, *cards), whole


def _sure(chances: Mapping[Card, float]) -> Card | None:
    card = max(chances, key=lambda one: chances[one], default=None)
    return card if card is not None and chances[card] >= SURE * sum(chances.values()) else None
