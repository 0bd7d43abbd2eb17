"""What a camera must know of a forest: the cards seen in it, and what the two decks allow."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from companion.cards import Card
from companion.engine.grid_table import GridReading, SeenCell, SeenCells
from companion.games.bamboo_harvest.actions import Action, Grid, Place
from companion.games.bamboo_harvest.choices import builds_at, swaps_between
from companion.games.bamboo_harvest.deck import COPIES, COURT, EDGE, PLACES, REDS, forest_size
from companion.games.bamboo_harvest.state import Phase, State

CellT = TypeVar("CellT", bound=SeenCell)
FACE: Final = "face"
DOWN: Final = "down"
DOUBTFUL: Final = "doubtful"
QUARTERS: Final = 4
SHIFTS: Final = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))
"""If no card of a line at the edge is read, the whole grid may be read one place off, without that line."""
LEAST_PUSHED: Final = 4
"""The least number of cards that lie one place off for their line to count as pushed."""
LEAST_TOKENS: Final = 2
"""The least number of tokens of one colour on a seat's cards that make it the seat's colour."""
LINES: Final = (
    ("row", tuple(tuple(PLACES[row * EDGE : (row + 1) * EDGE]) for row in range(EDGE))),
    ("column", tuple(tuple(PLACES[column::EDGE]) for column in range(EDGE))),
)


def take_in(
    kept: Sequence[Card], before: tuple[CellT | None, ...], look: Sequence[Sequence[CellT]]
) -> tuple[CellT | None, ...]:
    """Returns the cells after a look; cells in doubt stay as an earlier look saw them.

    The look is turned so that most faces lie as in the state, or as they were seen before.
    """
    faces: Sequence[Card | None] = kept or tuple(face_of(cell) for cell in before)
    turns = (_turned(look, quarters) for quarters in range(QUARTERS))
    ways = [_shifted(rows, *shift) for rows in turns for shift in (SHIFTS if kept else SHIFTS[:1])]
    found = max(ways, key=lambda cells: _agreeing(cells, faces))
    return tuple(old if _tells_more(old, new) else new for old, new in zip(before, found, strict=True))


def _tells_more(old: SeenCell | None, new: SeenCell | None) -> bool:
    """Whether an earlier look saw a card surely that is in doubt now, or the colour of the same card's token."""
    if old is None or not is_sure(old) or not is_sure(new):
        return old is not None and is_sure(old)
    assert new is not None
    return (old.state, old.face) == (new.state, new.face) and old.token in new.colours


def _agreeing(cells: Sequence[SeenCell | None], faces: Sequence[Card | None]) -> int:
    return sum(face is not None and face_of(cell) == face for cell, face in zip(cells, faces, strict=True))


def _turned(rows: Sequence[Sequence[CellT]], quarters: int) -> Sequence[Sequence[CellT]]:
    for _ in range(quarters):
        rows = [[rows[EDGE - 1 - column][row] for column in range(EDGE)] for row in range(EDGE)]
    return rows


def _shifted(rows: Sequence[Sequence[CellT]], down: int, right: int) -> tuple[CellT | None, ...]:
    """Returns the cells shifted by `down` rows and `right` columns; None where nothing was seen then."""
    places = ((row - down, column - right) for row in range(EDGE) for column in range(EDGE))
    return tuple(rows[row][column] if 0 <= row < EDGE and 0 <= column < EDGE else None for row, column in places)


def is_sure(cell: SeenCell | None) -> bool:
    """Whether how the card lies is certain."""
    return cell is not None and cell.state != DOUBTFUL


def face_of(cell: SeenCell | None) -> Card | None:
    """Returns the face that was seen, or None."""
    return cell.face if cell else None


def is_down(cell: SeenCell | None) -> bool:
    """Whether a card was seen face-down."""
    return cell is not None and cell.state == DOWN


def token_of(cell: SeenCell | None) -> str | None:
    """Returns the colour of the token that was seen surely, or None."""
    return cell.token if cell else None


def has_token(cell: SeenCell | None) -> bool:
    """Whether a token was seen, whatever its colour."""
    return cell is not None and (cell.token is not None or bool(cell.colours))


def may_be_of(cell: SeenCell | None, seat: int, owners: Mapping[str, int]) -> bool:
    """Whether the token that was seen, if any, may be a seat's: one in a colour that nobody is known to have may be."""
    colours = () if cell is None else cell.colours or (cell.token or "",)
    return any(owners.get(colour, seat) == seat for colour in colours)


def differing(state: State, cells: Sequence[SeenCell | None]) -> tuple[int, ...]:
    """Returns the places at which what lies there differs from the state; none before the forest is known."""
    if not state.grid:
        return ()
    owners = colours_of(state, cells)
    return tuple(place for place in PLACES if _differs(state, place, cells[place], owners))


def _differs(state: State, place: int, cell: SeenCell | None, owners: Mapping[str, int]) -> bool:
    if cell is None or not is_sure(cell):
        return False
    owner = state.built[place]
    if owner is not None:
        return cell.state == FACE or not may_be_of(cell, owner, owners)
    return cell.state != FACE or cell.face != state.grid[place] or has_other_disturbance(state, place, cell, owners)


def has_other_disturbance(state: State, place: int, cell: SeenCell, owners: Mapping[str, int]) -> bool:
    """Whether the disturbance token on a face-up card differs from the state: present, absent, or of another colour.

    The seat in turn may already have taken its own token off (BH-4.2).
    """
    kept = state.disturber_of(place)
    if not has_token(cell):
        return kept is not None and not (kept == state.turn and state.phase in (Phase.BUILD, Phase.SWAP))
    return kept is None or not may_be_of(cell, kept, owners)


def colours_of(state: State, cells: Sequence[SeenCell | None]) -> dict[str, int]:
    """Returns the seat of each colour of tokens, as far as most of the tokens seen agree."""
    seen = Counter((token_of(cell), owner) for cell, owner in zip(cells, state.built, strict=True) if is_down(cell))
    found: dict[str, int] = {}
    for owner in range(len(state.players)):
        counts = [(count, colour) for (colour, seat), count in seen.items() if seat == owner and colour is not None]
        count, colour = max(counts, default=(0, ""))
        others = [other for (same, seat), other in seen.items() if same == colour and seat not in (None, owner)]
        if count >= LEAST_TOKENS and count > max(others, default=0):
            found[colour] = owner
    return found


def pushed_line(state: State, cells: Sequence[SeenCell | None]) -> tuple[str, int] | None:
    """Returns the first row or column that lies one place off, in either direction, counted from 1."""
    for kind, lines in LINES:
        for number, line in enumerate(lines, 1):
            if _is_pushed(state, line, cells):
                return kind, number
    return None


def _is_pushed(state: State, line: tuple[int, ...], cells: Sequence[SeenCell | None]) -> bool:
    stayed = sum(state.grid[place] == face_of(cells[place]) for place in line)
    for kept, seen in ((line[:-1], line[1:]), (line[1:], line[:-1])):
        moved = sum(state.grid[one] == face_of(cells[other]) for one, other in zip(kept, seen, strict=True))
        if moved >= LEAST_PUSHED and moved > stayed:
            return True
    return False


def exchanged(state: State, places: Sequence[int], cells: Sequence[SeenCell | None]) -> Iterator[tuple[int, int]]:
    """Yields the pairs of places whose cards have changed places."""
    for at, one in enumerate(places):
        for other in places[at + 1 :]:
            if (face_of(cells[one]), face_of(cells[other])) == (state.grid[other], state.grid[one]):
                yield one, other


MOST_DOUBTS: Final = 8
"""If more cards are in doubt, none is settled."""
MOST_STEPS: Final = 10_000
"""If the search of all arrangements takes more steps, none is settled: face-down cards leave too much open."""
SURE: Final = 0.97
"""A face with this probability needs no question."""
LEAST_SURE: Final = 0.8
"""A face that was read surely needs a question if the deck leaves it less than this probability."""
LEAST: Final = 1e-3
"""Arrangements that are less probable than this share of the best one are left out."""
LEAST_READ: Final = 0.02
"""A card of which something was read is no face to which the reader gives less than this probability."""
NEVER: Final = 1e-9
"""Arrangements less probable than this are not searched."""
UNREAD: Final = 0.05
"""A card whose likeliest face is less probable than this counts as unread, such as under a lamp's glare."""
Shares: TypeAlias = Mapping[Card, float]
"""How likely each face is, relative to the likeliest one."""


def most_probable_cards(cells: Sequence[SeenCell | None]) -> tuple[Card | None, ...]:
    """Returns the faces, also of cards in doubt if the others leave only one face for them: all must have been seen.

    A card that was read surely gets None if the deck makes another face of it too likely.
    """
    faces = tuple(face_of(cell) for cell in cells)
    shown = {place: cell for place, cell in enumerate(cells) if cell is not None and cell.state in (FACE, DOUBTFUL)}
    is_seen = all(place in shown or (cell is not None and cell.state == DOWN) for place, cell in enumerate(cells))
    if not is_seen or sum(cell.state == DOUBTFUL for cell in shown.values()) > MOST_DOUBTS:
        return faces
    deck = _Arrangements([_shares(cell) for cell in shown.values()])
    if not deck.is_complete:
        return faces
    found = dict(zip(shown, deck.chances, strict=True))
    return tuple(_decided(cell, found[place]) if (cell := shown.get(place)) else None for place in range(len(cells)))


def _shares(cell: SeenCell) -> Shares:
    """Returns how likely each red face is by the reading of a card; all are equal if nothing was read.

    The probability that the candidates leave is spread evenly over all other faces.
    """
    likely = dict(cell.candidates) or ({cell.face: 1.0} if cell.face else {})
    if max(likely.values(), default=0.0) < UNREAD:
        return dict.fromkeys(REDS, 1.0)
    others = max(0.0, 1.0 - sum(likely.values())) / (2 * len(REDS) - len(likely))
    most = max(likely.values())
    shares = {card: likely.get(card, others) / most for card in REDS}
    return {card: shares[card] for card in sorted(REDS, key=lambda card: -shares[card]) if shares[card] > 0}


def _decided(cell: SeenCell, chances: Shares) -> Card | None:
    """Returns a card's face, or None if it needs a question: one that was read, or what the deck leaves."""
    if not chances:
        return cell.face
    whole = sum(chances.values())
    if cell.face is not None:
        return cell.face if chances.get(cell.face, 0.0) >= LEAST_SURE * whole else None
    card = max(chances, key=lambda one: chances[one])
    likely = dict(cell.candidates)
    is_unread = max(likely.values(), default=0.0) < UNREAD
    if is_unread and has_token(cell):  # it may lie face-down
        return None
    is_read = is_unread or likely.get(card, 0.0) >= LEAST_READ
    return card if is_read and chances[card] >= SURE * whole else None


class _Arrangements:
    """The probable arrangements of the cards, from how likely each face of each card is."""

    def __init__(self, shares: Sequence[Shares]) -> None:
        self.chances: list[dict[Card, float]] = [{} for _ in shares]
        """The weight of each face of each card."""
        self._order = sorted(range(len(shares)), key=lambda place: list(shares[place].values())[1:2])
        self._shares = [tuple(shares[place].items()) for place in self._order]
        """The faces of each card, the surest card first: conflicts with the deck are found early."""
        self.is_complete = self._weigh(LEAST)
        """Whether all of them were weighed."""

    def _weigh(self, least: float) -> bool:
        """Weighs the arrangements at least `least` likely, lowered to include all near the best; False if too many."""
        ways = self._arrangements(least)
        if ways is None:
            return False
        best = max((likely for _, likely in ways), default=0.0)
        if best * LEAST < least and least > NEVER:
            return self._weigh((best or least) * LEAST)
        for cards, likely in ways:
            self._count(cards, likely)
        return True

    def _arrangements(self, least: float) -> list[tuple[tuple[Card, ...], float]] | None:
        """Returns the arrangements that are possible, each with how likely it is; None if that takes too many steps."""
        ways: list[tuple[tuple[Card, ...], float]] = []
        waiting: list[tuple[tuple[Card, ...], float]] = [((), 1.0)]
        for _ in range(MOST_STEPS):
            if not waiting:
                return ways
            cards, likely = waiting.pop()
            if len(cards) == len(self._shares):
                ways.append((cards, likely))
                continue
            faces = [(card, share) for card, share in self._shares[len(cards)] if likely * share >= least]
            waiting += [((*cards, card), likely * share) for card, share in faces if _has_room(cards, card)]
        return None

    def _count(self, cards: tuple[Card, ...], likely: float) -> None:
        """Adds an arrangement to the chances, once for each way in which two decks can give its cards.

        A face is either of its two copies, or both in either order; each J, Q and K that does not lie may be missing.
        """
        ranks = Counter(card.rank for card in cards)
        ways = COPIES ** len(set(cards))
        for rank in COURT:
            ways *= 2 * COPIES - ranks[rank]
        for place, card in zip(self._order, cards, strict=True):
            self.chances[place][card] = self.chances[place].get(card, 0.0) + likely * ways


def _has_room(cards: Sequence[Card], card: Card) -> bool:
    """Whether a forest can hold a card beside others (BH-1.2)."""
    ranks = sum(other.rank is card.rank for other in cards)
    return cards.count(card) < COPIES and ranks < forest_size(card.rank)


ForestCells = Sequence[SeenCell | None]


class ForestTable:
    """The forest of the state, and as a camera sees it."""

    size = (EDGE, EDGE)

    def take_in(self, state: State, before: SeenCells, look: GridReading) -> SeenCells:
        return take_in(state.grid, before or (None,) * EDGE**2, look)

    def differing(self, state: State, cells: SeenCells) -> tuple[int, ...]:
        return differing(state, cells)

    def explain(self, state: State, cells: SeenCells) -> tuple[Action, ...]:
        """Returns the actions that may have happened; a new token counts once it is seen on its card."""
        if state.phase is Phase.GRID:
            cards = most_probable_cards(cells)
            known = tuple(card for card in cards if card is not None)
            return (Grid(known),) if len(known) == len(cards) else ()
        places = differing(state, cells)
        if pushed_line(state, cells):
            return ()
        return explain(
            [place for place in places if not is_down(cells[place]) or has_token(cells[place])], state, cells
        )


def explain(places: Sequence[int], state: State, cells: ForestCells) -> tuple[Action, ...]:
    """Returns the entries that can be what happened at the places that differ: a token of the seat in turn, or a swap.

    Of several builds those with face-up deeds come first. A swap leaves the disturbance token where it is seen. A
    token on a face-up card alone explains nothing: it may be the beginning of a build.
    """
    owners = colours_of(state, cells)
    tokens = [place for place, cell in enumerate(cells) if cell and may_be_of(cell, state.turn, owners)]
    built = [place for place in places if place in tokens and is_down(cells[place]) and state.is_vacant(place)]
    if state.phase is Phase.PLACE:
        return tuple(Place(place) for place in built)
    if built and state.phase is Phase.BUILD:
        return tuple(build for place in built for build in builds_at(state, place))
    if state.phase not in (Phase.BUILD, Phase.SWAP):
        return ()
    swaps = [swap for pair in exchanged(state, places, cells) for swap in swaps_between(state, *pair).values()]
    return tuple(swap for swap in swaps if swap.token in tokens and has_token(cells[swap.token])) or tuple(swaps)
