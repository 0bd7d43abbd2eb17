"""ShownDeck: a deck whose faces are shown to a camera one by one or in rows, each turned or moved and seen again."""

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field, replace
from typing import TypeAlias

from companion.app.alike_faces import AlikeFaces
from companion.app.laid_row import AlignPictures, GapInRow, LaidRow, NamedOutline, list_gaps, name_cards
from companion.app.learning_progress import FaceToShow, Instruction, LearningProgress
from companion.app.listed_faces import ListedFaces
from companion.app.seen_pictures import SeenPictures
from companion.app.shown_profile import KeptDeck, pack_shown
from vision.frames import Picture
from vision.geometry import Quad
from vision.learned.deck import LearnedDeck
from vision.learned.laid_cards import RowCard, outline_row_card
from vision.learned.learning import CARD_FROM, SeenFace
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.shown_cards import find_shown_card
from vision.learned.similarity import LISTED_FROM, MAY_BE_SAME, align_pictures, compare_pictures

Compare: TypeAlias = Callable[[OutlinedPicture, OutlinedPicture], float]


@dataclass(slots=True)
class ShownDeck:
    """Takes in a picture after the other; `compare` says how likely the card in one is taken for that in another."""

    faces: InitVar[Sequence[FaceToShow]]
    compare: Compare = compare_pictures
    align_pictures: AlignPictures = align_pictures
    _list: ListedFaces = field(init=False)
    _pictures: SeenPictures = field(default_factory=SeenPictures)
    _wanted: str = ""
    _alike: AlikeFaces = field(default_factory=AlikeFaces)
    _row: LaidRow = field(default_factory=LaidRow)

    def __post_init__(self, faces: Sequence[FaceToShow]) -> None:
        self._list = ListedFaces(list(faces))
        self._wanted = faces[0].name

    def tell(self) -> LearningProgress:
        """Returns how far it is, with the face that is wanted."""
        wanted, pictures = self._wanted, self._pictures.of(self._wanted)
        if not wanted:
            is_shown = any(map(self._pictures.is_known, self._list.names))
            return self._progress(Instruction.ALL if is_shown or not self._list.kept else Instruction.KEPT_BEFORE)
        if self._pictures.is_known(wanted):
            return self._tell_learned(wanted)
        return self._progress(Instruction.TURN if pictures else Instruction.LAY, wanted)

    def look(self, parts: Sequence[tuple[Picture | None, Quad]]) -> LearningProgress:
        """Takes in the pictures (h, w, 3) of the cards that lie still and their outlines; none: the table is empty.

        None instead of a picture stands for a gap in a row in which another card must lie.
        """
        seen_parts = [(bgr, quad) for bgr, quad in parts if bgr is not None]
        if len(seen_parts) > 1:
            return self.see_row([outline_row_card(*part) for part in seen_parts], list_gaps(parts))
        seen = find_shown_card(seen_parts[0][0], CARD_FROM) if seen_parts else None
        if seen is not None and self._row.shows(seen, self._pictures.now, self.align_pictures):
            return self.see_row([RowCard(seen, seen_parts[0][1])])
        step = self.see(seen)
        if seen is not None and step.card and step.instruction is not Instruction.OTHER:
            self._row.lay([step.card], [RowCard(seen, seen_parts[0][1])], ())
        return replace(step, laid=self._row.laid)

    def see_row(self, cards: Sequence[RowCard], gaps: Sequence[GapInRow] = ()) -> LearningProgress:
        """Takes in cards that lie side by side or in rows, in reading order: they show the next faces of the list.

        In each gap another card must lie that is not seen: it shows a face of the list too.
        """
        if not self._wanted and self.tell().instruction is Instruction.KEPT_BEFORE:
            return self.tell()
        names, pictures = self._row.match(cards, self._pictures.now, self.align_pictures)
        unlearned = [name for name in self._row.names if not self._pictures.is_known(name)]
        missing = [name for name in unlearned if name not in names]
        in_gaps = sorted({*self._row.in_gaps, *missing} - {*names}, key=self._place_of)
        is_closed = bool(self._row.in_gaps) and not gaps and not missing
        has_another = "" in names and len(missing) > len(gaps)
        if has_another and 2 * len(missing) > len(self._row.names):  # the few that match do so by chance
            names, missing = [""] * len(cards), unlearned
        if not has_another and ("" in names or is_closed):
            may_begin_anew = len(unlearned) == len(self._row.names)
            fills_gaps = 0 < names.count("") <= len(self._row.in_gaps)
            if may_begin_anew and not fills_gaps and (is_closed or self._pictures.of(self._wanted) or not any(names)):
                names, missing = self._begin_row_anew(len(cards)), []
            first = [name for name in self._row.in_gaps if fills_gaps and not self._pictures.of(name)]
            fresh = self._list.round_from_unseen(self._wanted, self._pictures.now, self._as_before)
            unseen = [*first, *(name for name in fresh if name not in first)]
            names, in_gaps = name_cards(names, gaps, unseen, missing)
        for name, card, picture in zip(names, cards, pictures, strict=True):
            if name:
                self._add_picture(name, card, picture)
        self._row.lay(names, cards, missing)
        self._row.leave_gaps(gaps, [*in_gaps, *[""] * len(gaps)][: len(gaps)])
        if not has_another:
            return self._tell_row()
        return self._progress(Instruction.ROW_OTHER if any(names) else Instruction.ROW_OTHERS, missing[0])

    def call(self, name: str, right: str) -> LearningProgress:
        """Calls the card that was taken for one face another, which takes its place where it lies there too.

        What was learned of either face before counts until it was shown anew.
        """
        self.add(FaceToShow(right, 1))
        if right not in self._list.names:
            return self._tell_row()
        if right not in self._row.names and self._was_taken_for(name, right):
            self._pictures.move(name, right)
            self._alike.move(name, right)
        else:
            self._pictures.swap(name, right)
            self._alike.rename({name: right, right: name})
        self._row.call(name, right)
        return self._tell_row()

    def name(self, touched: NamedOutline, right: str) -> LearningProgress:
        """Says what a card that was touched in the picture shows; what was seen of that face before counts no more."""
        if touched.name:
            return self.call(touched.name, right)
        self.add(FaceToShow(right, 1))
        if right in self._list.names:
            self._forget(right)
            self._pictures.earlier.pop(right, None)
            card = self._row.name(touched, right)
            if card is not None:
                self._pictures.add(right, card.seen)
                self._find_twins(right, card.seen)
        return self._tell_row()

    def see(self, seen: OutlinedPicture | None) -> LearningProgress:
        """Takes in what may be a card; None: the table was empty."""
        self._row.clear(is_done=seen is None and all(map(self._pictures.is_known, self._row.names)))
        wanted = self._wanted
        pictures = self._pictures.of(wanted)
        is_known = self._pictures.is_known(wanted)
        if seen is None:
            if is_known:
                self._wanted = self._following()
            return self.tell()
        if not wanted:
            return self.tell()
        if not is_known:
            return self._take(wanted, pictures, seen)
        likeness = self.compare(pictures[0], seen)
        if likeness < MAY_BE_SAME:
            self._wanted = self._following()
            return self.see(seen) if self._wanted else self.tell()
        return self._take(wanted, pictures, seen) if likeness >= LISTED_FROM else self._tell_learned(wanted)

    def want(self, name: str) -> LearningProgress:
        """Shows a face again, or one out of turn or left out: what was learned of it counts until it was shown anew."""
        if name in {*self._list.names, *self._list.left_out}:
            self._list.add(FaceToShow(name, 1))
            self._pictures.begin_anew(name)
            for one in (name, *(self._row.names if self._row.is_unnamed else ())):  # another row lies there
                self._forget(one)
            self._wanted = name
        return self.tell()

    def leave_out(self, name: str) -> LearningProgress:
        """Leaves a face out that is wanted: the deck has none, or nobody finds it; nothing if another is wanted now."""
        if name and name == self._wanted and len(self._list.faces) > 1:
            self._forget(name)
            self._pictures.earlier.pop(name, None)
            self._wanted = self._following()
            self._list.leave_out(name)
        return self.tell()

    def add(self, face: FaceToShow) -> LearningProgress:
        """Wants another face, which the list lacked; it stands before the back."""
        self._wanted = self._list.add(face) or self._wanted
        return self.tell()

    def list_faces(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Adds the faces that the list lacks; nothing that was shown is lost."""
        self._list.list_game(faces, self._pictures.firsts())
        for name in {*self._row.in_gaps} - {*self._list.names}:
            self._row.forget(name)
        if self._wanted not in self._list.names:
            self._wanted = self._following()
        return self.tell()

    def list_kept(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Lists the faces of the deck that is kept already: each stays as it is unless it is shown again."""
        kept = self._list.kept
        self._list.list_kept(faces)
        goes_on = self._wanted in {"", *self._list.kept} and not self._pictures.of(self._wanted)
        if self._list.kept != kept and goes_on:
            self._wanted = self._following()
        return self.tell()

    def pack(self, kept: LearnedDeck | None = None) -> KeptDeck:
        """Returns the deck of the faces that were seen often enough, and those of the `kept` one that were not.

        Raises BadInputError, and OtherShapeError if those are other cards.
        """
        return pack_shown(self.list_shown(), kept, self._list.left_out)

    def list_shown(self) -> list[SeenFace]:
        """Returns the faces that were seen often enough, now or before they were touched to be shown again."""
        seen = self._pictures.learned()
        return [SeenFace(face.name, face.copies, seen[face.name]) for face in self._list.faces if face.name in seen]

    def _take(self, wanted: str, pictures: tuple[OutlinedPicture, ...], seen: OutlinedPicture) -> LearningProgress:
        if pictures and self.compare(pictures[0], seen) < MAY_BE_SAME:
            if self._alike.of(wanted):  # the first picture was of a card that is learned already
                self._forget(wanted)
                return self._take(wanted, (), seen)
            return self._progress(Instruction.OTHER, wanted)
        self._pictures.add(wanted, seen)
        if not pictures:
            self._find_twins(wanted, seen)
        return self._tell_learned(wanted)

    def _begin_row_anew(self, count: int) -> list[str]:
        """Forgets what was seen once of cards that more have joined since: the names are given in reading order."""
        self._wanted = min(self._row.names, key=self._place_of, default=self._wanted)
        for name in (*self._row.names, self._wanted):
            if not self._pictures.is_known(name):
                self._forget(name)
        return [""] * count

    def _add_picture(self, name: str, card: RowCard, picture: OutlinedPicture) -> None:
        if not self._pictures.of(name):
            self._pictures.add(name, card.seen)
            self._find_twins(name, card.seen)
        elif self._row.has_moved(name, card):
            self._pictures.add(name, picture)

    def _tell_row(self) -> LearningProgress:
        """Returns what is told of the cards that lie there side by side or in rows."""
        names = self._row.names
        left = [name for name in names if not self._pictures.is_known(name)]
        unlearned = sorted((*left, *self._row.in_gaps), key=self._place_of)
        self._wanted = unlearned[0] if unlearned else names[-1] if names else self._wanted
        if not all(one.name for one in self._row.laid if one.is_seen):
            return self._progress(Instruction.ROW_MORE)
        hidden = next((one.name for one in self._row.laid if not one.is_seen), None)
        if hidden is not None:
            return self._progress(Instruction.ROW_GAP, hidden)
        if len(names) < 2:
            return self.tell()
        for name in names:
            if self._alike.of(name):
                return self._progress(Instruction.ALIKE, name, self._alike.of(name)[0])
        if left:
            return self._progress(
                Instruction.ROW if len(left) == len(names) else Instruction.ROW_LEFT, left[0], left[-1]
            )
        following = self._following()
        return self._progress(Instruction.ROW_NEXT if following else Instruction.ALL, names[-1], following)

    def _tell_learned(self, wanted: str) -> LearningProgress:
        """Returns what is told once a face was seen."""
        twins = self._alike.of(wanted)
        if twins:
            return self._progress(Instruction.ALIKE, wanted, twins[0])
        if not self._pictures.is_known(wanted):
            return self._progress(Instruction.TURN, wanted)
        following = self._following()
        return self._progress(Instruction.NEXT if following else Instruction.ALL, wanted, following)

    def _find_twins(self, name: str, seen: OutlinedPicture) -> None:
        for other, first in self._pictures.firsts().items():
            if other != name and self.compare(first, seen) >= LISTED_FROM:
                self._alike.add(name, other)

    def _was_taken_for(self, name: str, right: str) -> bool:
        """Says whether what is learned of two faces is right, and only what lies there was taken for the first."""
        return not self._pictures.of(name) or name in self._pictures.earlier or right in self._alike.of(name)

    def _forget(self, name: str) -> None:
        self._pictures.now.pop(name, None)
        self._row.forget(name)
        self._alike.forget(name)

    def _following(self) -> str:
        """Returns the next face that was not seen often enough, round the list, the back last; "" if all were."""
        return self._list.following(self._wanted, lambda name: self._pictures.is_known(name) or name in self._as_before)

    @property
    def _as_before(self) -> list[str]:
        """The faces that stay as they were kept or learned: they were not seen again often enough."""
        before = self._list.kept | self._pictures.earlier.keys()
        return [name for name in self._list.names if name in before and not self._pictures.is_known(name)]

    def _place_of(self, name: str) -> int:
        return self._list.names.index(name)

    def _progress(self, instruction: Instruction, card: str = "", other: str = "") -> LearningProgress:
        seen = tuple((face.name, len(self._pictures.of(face.name))) for face in self._list.faces)
        alike = self._alike.pairs(self._place_of)
        laid, left_out, before = self._row.laid, self._list.left_out, tuple(self._as_before)
        return LearningProgress(seen, instruction, card, other, self._wanted, alike, laid, left_out, before)
