"""Learning from pictures of cards that lie in rows, in the order of their list; each round of pictures shows all."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.messages import print_message
from companion.commands.picture_files import open_given_picture
from companion.errors import BadInputError

if TYPE_CHECKING:
    from vision.frames import Picture
    from vision.geometry import Quad
    from vision.learned.laid_cards import RowCard
    from vision.learned.learning import SeenFace
    from vision.learned.outlined_picture import OutlinedPicture

APART: Final = "lay the cards apart from each other on a plain table"


@dataclass(frozen=True, slots=True, eq=False)
class _PlacedCard:
    """A card with the picture that it was found in, and where: its row and column from 1."""

    card: "RowCard"
    path: Path
    row: int
    column: int


def list_row_pictures(source: str) -> list[Path]:
    """Returns the pictures of a folder in name order. Raises BadInputError."""
    from vision.pictures import is_folder, list_pictures

    if not is_folder(source):
        raise BadInputError(f"{source}: --rows reads the pictures of a folder: name one")
    try:
        return list_pictures(Path(source))
    except BadInputError as error:
        raise BadInputError(f"{source}: {error}") from None


def collect_rows(paths: Sequence[Path], faces: Sequence[ListedFace], tell: Callable[[str], None]) -> "list[SeenFace]":
    """Returns what was seen of each face, and of the back if it lay last.

    `tell` is called with each picture's name. Raises BadInputError; of several faults, all but that are printed before.
    """
    from vision.learned.learning import SeenFace

    pictures: list[list[_PlacedCard]] = []
    faults: list[str] = []
    for path in paths:
        tell(path.name)
        cards, wrong = _find_cards(path)
        pictures.append(cards)
        faults += wrong
    _raise_all(faults)
    rounds = _part_in_rounds(paths, pictures, len(faces))
    names = [*(face.name for face in faces), BACK][: len(rounds[0])]
    copies = [*(face.copies for face in faces), 0]
    outlined = _outline_all(names, rounds)
    _check_seen_twice(names, outlined)
    return [SeenFace(*face) for face in zip(names, copies, outlined, strict=False)]


def _find_cards(path: Path) -> tuple[list[_PlacedCard], list[str]]:
    """Returns the cards in a picture, row by row, and what is wrong with it."""
    from vision.learned.card_rows import rows_of
    from vision.learned.shown_cards import cut_out_cards

    try:
        opened, _ = open_given_picture(path)
    except BadInputError as error:
        return [], [f"{path}: {error}"]
    parts = cut_out_cards(opened.bgr)
    rows = rows_of([quad for _, quad in parts])
    places = [(row, column) for row, quads in enumerate(rows, 1) for column in range(1, len(quads) + 1)]
    placed: list[_PlacedCard] = []
    faults = [] if parts else [f"{path}: no card is found: {APART}"]
    for (part, quad), (row, column) in zip(parts, places, strict=True):
        card = _outline_card(part, quad, is_alone=len(parts) == 1)
        if card is None:
            faults.append(f"{path}: no card is found at row {row}, column {column}: {APART}, without a gap in a row")
        else:
            placed.append(_PlacedCard(card, path, row, column))
    return placed, faults


def _outline_card(part: "Picture | None", quad: "Quad", *, is_alone: bool) -> "RowCard | None":
    from vision.learned.laid_cards import RowCard, outline_row_card
    from vision.learned.learning import CARD_FROM
    from vision.learned.shown_cards import find_shown_card

    if part is None:
        return None
    if not is_alone:
        return outline_row_card(part, quad)
    seen = find_shown_card(part, CARD_FROM)
    return None if seen is None else RowCard(seen, quad)


def _raise_all(faults: Sequence[str]) -> None:
    """Prints all faults but the last, and raises that one as a BadInputError."""
    for fault in faults[:-1]:
        print_message(fault)
    if faults:
        raise BadInputError(faults[-1])


def _part_in_rounds(
    paths: Sequence[Path], pictures: Sequence[Sequence[_PlacedCard]], count: int
) -> list[list[_PlacedCard]]:
    """Returns the cards of each round: `count` of them, or in all rounds one more, the back. Raises BadInputError."""
    counts = [len(cards) for cards in pictures]
    ends = _round_ends(counts, count)
    with_back = _round_ends(counts, count + 1)
    if ends[-1] != len(counts) and with_back[-1] > ends[-1]:
        ends = with_back
    if ends[-1] == len(counts):
        return [[placed for cards in pictures[begin:end] for placed in cards] for begin, end in pairwise(ends)]
    begin = ends[-1]
    found = ", ".join(f"{path.name} {number}" for path, number in zip(paths[begin:], counts[begin:], strict=True))
    raise BadInputError(
        f"{paths[begin]}: cards found from this picture on: {found}; whole pictures must show all {count} faces of the "
        "list once, in its order, the back last or not at all, and then all of them again"
    )


def _round_ends(counts: Sequence[int], size: int) -> list[int]:
    """Returns after how many pictures each round of `size` cards ends, as far as rounds end with a picture; [0]."""
    ends, total = [0], 0
    for nth, count in enumerate(counts, 1):
        total += count
        if total > size:
            break
        if total == size:
            ends, total = [*ends, nth], 0
    return ends


def _outline_all(names: Sequence[str], rounds: Sequence[Sequence[_PlacedCard]]) -> "list[tuple[OutlinedPicture, ...]]":
    """Returns what was seen of each face: first, and wherever it was turned or moved since. Raises BadInputError."""
    from vision.learned.laid_cards import has_moved

    outlined = []
    faults: list[tuple[Path, str]] = []
    for name, (first, *later) in zip(names, zip(*rounds, strict=True), strict=True):
        seen, before = [first.card.seen], first
        for placed in later:
            aligned = _align_again(first, placed, rounds[0])
            if aligned is None:
                fault = (
                    f"{placed.path}: the card at row {placed.row}, column {placed.column} is not the one in "
                    f"{first.path.name} at row {first.row}, column {first.column}, {name!r}: keep the list's order"
                )
                faults.append((placed.path, fault))
            elif has_moved(before.card, placed.card):
                seen.append(aligned)
            before = placed
        outlined.append(tuple(seen))
    _raise_all(_merge_by_picture(rounds, faults))
    return outlined


def _merge_by_picture(rounds: Sequence[Sequence[_PlacedCard]], faults: Sequence[tuple[Path, str]]) -> list[str]:
    """Returns what is wrong; pictures of which every card is another one are named together in one line."""
    cards = Counter(placed.path for later in rounds[1:] for placed in later)
    wrong = Counter(path for path, _ in faults)
    whole = [path for path, count in wrong.items() if count == cards[path] > 1]
    said = [fault for path, fault in faults if path not in whole]
    if not whole:
        return said
    first = f"{whole[0]}{''.join(f', {path.name}' for path in whole[1:])}"
    mend = "keep the order of the cards, and that of the pictures, which are taken in name order"
    return [f"{first}: every card is another one than in the first round: {mend}", *said]


def _align_again(
    first: _PlacedCard, placed: _PlacedCard, first_round: Sequence[_PlacedCard]
) -> "OutlinedPicture | None":
    """Returns a card outlined as in the first round; None if it is another one, or is like another one there."""
    from vision.learned.similarity import LISTED_FROM, SAME_FROM, align_pictures

    likeness, aligned = align_pictures(first.card.seen, placed.card.seen)
    if likeness >= LISTED_FROM:
        return aligned
    others = (other for other in first_round if other is not first)
    if likeness < SAME_FROM or any(
        align_pictures(other.card.seen, placed.card.seen)[0] >= LISTED_FROM for other in others
    ):
        return None
    return aligned


def _check_seen_twice(names: Sequence[str], outlined: "Sequence[tuple[OutlinedPicture, ...]]") -> None:
    """Says which faces were seen only once. Raises BadInputError if all were."""
    from vision.learned.deck import ENOUGH_VIEWS

    once = [name for name, seen in zip(names, outlined, strict=True) if len(seen) < ENOUGH_VIEWS]
    mend = "turn each card where it lies and take the same pictures again"
    if len(once) == len(names):
        raise BadInputError(f"every face was seen once only: {mend}, named to come after these")
    if once:
        print_message(f"seen once only, neither turned nor moved: {', '.join(map(repr, once))}: {mend}")
