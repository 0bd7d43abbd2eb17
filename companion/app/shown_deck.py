"""ShownDeck: a deck whose faces are shown to a camera one by one or in rows, each turned or moved and seen again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.app.laid_row import AlignPictures, GapInRow, NamedOutline, list_gaps, name_cards
from companion.app.learning_instructions import tell, tell_row, tell_seen, tell_wanted
from companion.app.learning_progress import FaceToShow, Instruction, LearningProgress
from companion.app.learning_state import Compare, LearningState
from companion.app.listed_faces import ListedFaces
from companion.app.row_change import RowChange, SeenRow, find_change
from companion.app.shown_profile import KeptDeck, pack_shown
from vision.frames import Picture
from vision.geometry import Quad
from vision.learned.deck import LearnedDeck
from vision.learned.laid_cards import RowCard, outline_row_card
from vision.learned.learning import CARD_FROM, SeenFace
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.shown_cards import find_shown_card
from vision.learned.similarity import LISTED_FROM, MAY_BE_SAME, align_pictures, compare_pictures

TO_PUT_RIGHT: Final = {
    RowChange.OTHER_CARD: Instruction.ROW_OTHER,
    RowChange.OTHER_ROW: Instruction.ROW_OTHERS,
}
"""What is told of a row in which others lie than before."""


class ShownDeck:
    """Takes in a picture after the other, and what is touched; returns after each how far the deck is shown."""

    def __init__(
        self,
        faces: Sequence[FaceToShow],
        compare: Compare = compare_pictures,
        align_pictures: AlignPictures = align_pictures,
    ) -> None:
        self._state = LearningState(ListedFaces(list(faces)), compare, faces[0].name)
        self._align_pictures = align_pictures

    def tell(self) -> LearningProgress:
        """Returns how far it is, with the face that is wanted."""
        return tell_wanted(self._state)

    def look(self, parts: Sequence[tuple[Picture | None, Quad]]) -> LearningProgress:
        """Takes in the pictures (h, w, 3) of the cards that lie still and their outlines; none: the table is empty.

        None instead of a picture stands for a gap in a row in which another card must lie.
        """
        row = self._state.row
        seen_parts = [(bgr, quad) for bgr, quad in parts if bgr is not None]
        if len(seen_parts) > 1:
            return self.see_row([outline_row_card(*part) for part in seen_parts], list_gaps(parts))
        seen = find_shown_card(seen_parts[0][0], CARD_FROM) if seen_parts else None
        if seen is not None and row.shows(seen, self._state.pictures.now, self._align_pictures):
            return self.see_row([RowCard(seen, seen_parts[0][1])])
        step = self.see(seen)
        if seen is not None and step.card and step.instruction is not Instruction.OTHER:
            row.lay([step.card], [RowCard(seen, seen_parts[0][1])], ())
        return replace(step, laid=row.laid)

    def see(self, seen: OutlinedPicture | None) -> LearningProgress:
        """Takes in what may be a card that lies alone; None: the table was empty."""
        state = self._state
        state.row.clear(is_done=seen is None and not state.unlearned_in_row)
        is_learned = state.pictures.is_known(state.wanted)
        if is_learned and (seen is None or self._likeness_to_wanted(seen) < MAY_BE_SAME):
            state.wanted = state.following()  # that card was taken away, or another one lies in its place
        if seen is None or not state.wanted:
            return tell_wanted(state)
        return self._see_wanted(seen)

    def see_row(self, cards: Sequence[RowCard], gaps: Sequence[GapInRow] = ()) -> LearningProgress:
        """Takes in cards that lie side by side or in rows, in reading order: they show the next faces of the list.

        In each gap another card must lie that is not seen: it shows a face of the list too.
        """
        state = self._state
        told = tell_wanted(state)
        if told.instruction is Instruction.KEPT_BEFORE:
            return told
        matched, pictures = state.row.match(cards, state.pictures.now, self._align_pictures)
        seen = find_change(state, matched, len(gaps))
        names, in_gaps = self._name_row(seen, gaps)
        for name, card, picture in zip(names, cards, pictures, strict=True):
            if name and not state.pictures.of(name):
                state.add_picture(name, card.seen)
            elif name and state.row.has_moved(name, card):
                state.add_picture(name, picture)
        state.row.lay(names, cards, seen.missing)
        state.row.leave_gaps(gaps, in_gaps)
        if seen.change in TO_PUT_RIGHT:
            return tell(state, TO_PUT_RIGHT[seen.change], seen.missing[0])
        return self._tell_row()

    def call(self, name: str, right: str) -> LearningProgress:
        """Calls the card that was taken for one face another, which takes its place where it lies there too.

        What was learned of either face before counts until it was shown anew.
        """
        state = self._state
        self.add(FaceToShow(right, 1))
        if right not in state.listed.names:
            return self._tell_row()
        if right not in state.row.names and self._was_taken_for(name, right):
            state.pictures.move(name, right)
            state.alike.move(name, right)
        else:
            state.pictures.swap(name, right)
            state.alike.rename({name: right, right: name})
        state.row.call(name, right)
        return self._tell_row()

    def name(self, touched: NamedOutline, right: str) -> LearningProgress:
        """Says what a card that was touched in the picture shows; what was seen of that face before counts no more."""
        state = self._state
        if touched.name in state.listed.names:
            return self.call(touched.name, right)
        self.add(FaceToShow(right, 1))
        if right in state.listed.names:
            state.forget(right)
            state.pictures.earlier.pop(right, None)
            card = state.row.name(touched, right)
            if card is not None:
                state.add_picture(right, card.seen)
        return self._tell_row()

    def want(self, name: str) -> LearningProgress:
        """Shows a face again, or one out of turn or left out: what was learned of it counts until it was shown anew."""
        state = self._state
        if name in {*state.listed.names, *state.listed.left_out}:
            state.listed.add(FaceToShow(name, 1))
            state.pictures.begin_anew(name)
            for one in (name, *(state.row.names if state.row.is_unnamed else ())):  # another row lies there
                state.forget(one)
            state.wanted = name
        return self.tell()

    def leave_out(self, name: str) -> LearningProgress:
        """Leaves a face out that is wanted: the deck has none, or nobody finds it; nothing if another is wanted now."""
        state = self._state
        if name and name == state.wanted and len(state.listed.faces) > 1:
            state.forget(name)
            state.pictures.earlier.pop(name, None)
            state.wanted = state.following()
            state.listed.leave_out(name)
        return self.tell()

    def add(self, face: FaceToShow) -> LearningProgress:
        """Wants another face, which the list lacked; it stands before the back."""
        self._state.wanted = self._state.listed.add(face) or self._state.wanted
        return self.tell()

    def list_faces(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Adds the faces that the list lacks; nothing that was shown is lost."""
        state = self._state
        state.listed.list_game(faces, state.pictures.firsts())
        for name in {*state.row.in_gaps} - {*state.listed.names}:
            state.row.forget(name)
        if state.wanted not in state.listed.names:
            state.wanted = state.following()
        return self.tell()

    def list_kept(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Lists the faces of the deck that is kept already: each stays as it is unless it is shown again."""
        state, kept = self._state, self._state.listed.kept
        state.listed.list_kept(faces)
        goes_on = state.wanted in {"", *state.listed.kept} and not state.pictures.of(state.wanted)
        if state.listed.kept != kept and goes_on:
            state.wanted = state.following()
        return self.tell()

    def pack(self, kept: LearnedDeck | None = None) -> KeptDeck:
        """Returns the deck of the faces that were seen often enough, and those of the `kept` one that were not.

        Raises BadInputError, and OtherShapeError if those are other cards.
        """
        return pack_shown(self.list_shown(), kept, self._state.listed.left_out)

    def list_shown(self) -> list[SeenFace]:
        """Returns the faces that were seen often enough, now or before they were touched to be shown again."""
        seen, faces = self._state.pictures.learned(), self._state.listed.faces
        return [SeenFace(face.name, face.copies, seen[face.name]) for face in faces if face.name in seen]

    def _likeness_to_wanted(self, seen: OutlinedPicture) -> float:
        state = self._state
        return state.compare(state.pictures.of(state.wanted)[0], seen)

    def _see_wanted(self, seen: OutlinedPicture) -> LearningProgress:
        """Takes in a card that lies alone where a face is wanted, unless it is another than the one seen first."""
        state, wanted = self._state, self._state.wanted
        likeness = self._likeness_to_wanted(seen) if state.pictures.of(wanted) else 1.0
        if likeness < MAY_BE_SAME:
            if not state.alike.of(wanted):
                return tell(state, Instruction.OTHER, wanted)
            state.forget(wanted)  # the first picture was of a card that is learned already
        if likeness >= LISTED_FROM or not state.pictures.is_known(wanted):
            state.add_picture(wanted, seen)
        return tell_seen(state)

    def _name_row(self, seen: SeenRow, gaps: Sequence[GapInRow]) -> tuple[Sequence[str], Sequence[str]]:
        """Returns which face each card of a row shows, and each gap in it hides; "" where there is none."""
        state, in_gaps = self._state, self._state.row.in_gaps
        if seen.change is RowChange.OTHER_ROW:
            return seen.names, ()
        if seen.change in {RowChange.SAME_CARDS, RowChange.OTHER_CARD}:
            return seen.names, sorted({*in_gaps, *seen.missing} - {*seen.names}, key=state.place_of)
        if seen.change is RowChange.NAMES_BEGIN_ANEW:
            self._forget_row()
        first = [name for name in in_gaps if not state.pictures.of(name)] if seen.change is RowChange.GAPS_SEEN else []
        return name_cards(seen.names, gaps, list(dict.fromkeys((*first, *state.unseen()))), seen.missing)

    def _forget_row(self) -> None:
        """Forgets what was seen of a row of which nothing is learned; its first face is wanted again."""
        state = self._state
        state.wanted = min(state.row.names, key=state.place_of, default=state.wanted)
        for name in (*state.row.names, state.wanted):
            if not state.pictures.is_known(name):
                state.forget(name)

    def _tell_row(self) -> LearningProgress:
        """Wants the first face of the row that is not learned, or if all are the last one; tells what to do."""
        state, names = self._state, self._state.row.names
        unlearned = sorted((*state.unlearned_in_row, *state.row.in_gaps), key=state.place_of)
        state.wanted = unlearned[0] if unlearned else names[-1] if names else state.wanted
        return tell_row(state)

    def _was_taken_for(self, name: str, right: str) -> bool:
        """Says whether what is learned of two faces is right, and only what lies there was taken for the first."""
        pictures = self._state.pictures
        return not pictures.of(name) or name in pictures.earlier or right in self._state.alike.of(name)
