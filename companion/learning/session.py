"""LearningSession: a deck whose faces are shown one by one or in rows, each turned or moved and seen again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.learning.dialogue import Instruction, LearningProgress, tell, tell_row, tell_seen, tell_wanted
from companion.learning.packing import KeptDeck, pack_shown
from companion.learning.row import AlignPictures, GapInRow, NamedOutline, RowChange, SeenRow, list_gaps, name_cards
from companion.learning.state import Compare, FaceToShow, LearningState
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


class LearningSession:
    """Takes in a picture after the other, and what is touched; returns after each how far the deck is shown."""

    def __init__(
        self,
        faces: Sequence[FaceToShow],
        compare: Compare = compare_pictures,
        align_pictures: AlignPictures = align_pictures,
    ) -> None:
        self._state = LearningState(faces, compare)
        self._align_pictures = align_pictures

    def tell(self) -> LearningProgress:
        """Returns how far it is, with the face that is wanted."""
        return tell_wanted(self._state)

    def feed(self, parts: Sequence[tuple[Picture | None, Quad]]) -> LearningProgress:
        """Takes in the pictures (h, w, 3) of the cards that lie still and their outlines; none: the table is empty.

        None instead of a picture stands for a gap in a row in which another card must lie.
        """
        state, row = self._state, self._state.row
        seen_parts = [(bgr, quad) for bgr, quad in parts if bgr is not None]
        if len(seen_parts) > 1:
            return self.see_row([outline_row_card(*part) for part in seen_parts], list_gaps(parts))
        seen = find_shown_card(seen_parts[0][0], CARD_FROM) if seen_parts else None
        card = None if seen is None else RowCard(seen, seen_parts[0][1])
        if card and row.shows(card, state.first_pictures, state.unlearned_in_row, self._align_pictures):
            return self.see_row([card])
        step = self.see(seen)
        if card and step.card and step.instruction is not Instruction.OTHER:
            row.lay([step.card], [card], ())
        return replace(step, laid=row.laid)

    def see(self, seen: OutlinedPicture | None) -> LearningProgress:
        """Takes in what may be a card that lies alone; None: the table was empty."""
        state = self._state
        state.row.clear(is_done=seen is None and not state.unlearned_in_row)
        if state.is_known(state.wanted) and (seen is None or self._likeness_to_wanted(seen) < MAY_BE_SAME):
            state.wanted = state.following()  # that card was taken away, or another one lies in its place
        if seen is None or not state.wanted:
            return self.tell()
        return self._see_wanted(seen)

    def see_row(self, cards: Sequence[RowCard], gaps: Sequence[GapInRow] = ()) -> LearningProgress:
        """Takes in cards that lie side by side or in rows, in reading order: they show the next faces of the list.

        In each gap another card must lie that is not seen: it shows a face of the list too.
        """
        state, row = self._state, self._state.row
        told = self.tell()
        if told.instruction is Instruction.KEPT_BEFORE:
            return told
        matched, pictures = row.match(cards, state.first_pictures, state.unlearned_in_row, self._align_pictures)
        is_begun = bool(state.pictures_of(state.wanted))
        seen = row.find_change(matched, len(gaps), state.unlearned_in_row, is_begun=is_begun)
        names, in_gaps = self._name_row(seen, gaps)
        for name, card, picture in zip(names, cards, pictures, strict=True):
            if name and not state.pictures_of(name):
                state.add_picture(name, card.seen)
            elif name and row.has_moved(name, card):
                state.add_picture(name, picture)
        row.lay(names, cards, seen.missing)
        row.leave_gaps(gaps, in_gaps)
        if seen.change in TO_PUT_RIGHT:
            return tell(state, TO_PUT_RIGHT[seen.change], seen.missing[0])
        return self._tell_row()

    def name(self, touched: NamedOutline, right: str) -> LearningProgress:
        """Says what a card that was touched in the picture shows; what was seen of that face before counts no more.

        Where the card was taken for another face, that one takes its place, and nothing is lost.
        """
        state = self._state
        is_listed = touched.name in state.names
        state.add(FaceToShow(right, 1))
        if right not in state.names:
            return self._tell_row()
        if is_listed:
            state.call(touched.name, right)
            return self._tell_row()
        state.forget(right, earlier=True)
        card = state.row.name(touched, right)
        if card is not None:
            state.add_picture(right, card.seen)
        return self._tell_row()

    def want(self, name: str) -> LearningProgress:
        """Shows a face again, or one out of turn or left out: what was learned of it counts until it was shown anew."""
        state = self._state
        if name in {*state.names, *state.left_out}:
            state.add(FaceToShow(name, 1))
            state.face(name).begin_anew()
            for one in (name, *(state.row.names if state.row.is_unnamed else ())):  # another row lies there
                state.forget(one)
            state.wanted = name
        return self.tell()

    def leave_out(self, name: str) -> LearningProgress:
        """Leaves a face out that is wanted: the deck has none, or nobody finds it; nothing if another is wanted now."""
        state = self._state
        if name and name == state.wanted and len(state.faces) > 1:
            state.forget(name, earlier=True)
            state.wanted = state.following()
            state.face(name).is_left_out = True
        return self.tell()

    def add(self, face: FaceToShow) -> LearningProgress:
        """Wants another face, which the list lacked; it stands before the back."""
        self._state.add(face)
        return self.tell()

    def list_faces(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Adds the faces that the list lacks; nothing that was shown is lost."""
        state = self._state
        state.list_game(faces)
        for name in {*state.row.in_gaps} - {*state.names}:
            state.row.forget(name)
        if state.wanted not in state.names:
            state.wanted = state.following()
        return self.tell()

    def list_kept(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Lists the faces of the deck that is kept already: each stays as it is unless it is shown again."""
        state = self._state
        changed, wanted = state.list_kept(faces), state.face(state.wanted)
        if changed and not wanted.pictures and (wanted.is_kept or not wanted.name):
            state.wanted = state.following()
        return self.tell()

    def pack(self, kept: LearnedDeck | None = None) -> KeptDeck:
        """Returns the deck of the faces that were seen often enough, and those of the `kept` one that were not.

        Raises BadInputError, and OtherShapeError if those are other cards.
        """
        return pack_shown(self.list_shown(), kept, self._state.left_out)

    def list_shown(self) -> list[SeenFace]:
        """Returns the faces that were seen often enough, now or before they were touched to be shown again."""
        return [SeenFace(one.name, one.face.copies, one.learned) for one in self._state.faces if one.learned]

    def _likeness_to_wanted(self, seen: OutlinedPicture) -> float:
        state = self._state
        return state.compare(state.pictures_of(state.wanted)[0], seen)

    def _see_wanted(self, seen: OutlinedPicture) -> LearningProgress:
        """Takes in a card that lies alone where a face is wanted, unless it is another than the one seen first."""
        state, wanted = self._state, self._state.wanted
        likeness = self._likeness_to_wanted(seen) if state.pictures_of(wanted) else 1.0
        if likeness < MAY_BE_SAME:
            if not state.twins_of(wanted):
                return tell(state, Instruction.OTHER, wanted)
            state.forget(wanted)  # the first picture was of a card that is learned already
        if likeness >= LISTED_FROM or not state.is_known(wanted):
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
        is_seen = seen.change is RowChange.GAPS_SEEN
        first = [name for name in in_gaps if is_seen and not state.pictures_of(name)]
        return name_cards(seen.names, gaps, list(dict.fromkeys((*first, *state.unseen()))), seen.missing)

    def _forget_row(self) -> None:
        """Forgets what was seen of a row of which nothing is learned; its first face is wanted again."""
        state = self._state
        state.wanted = min(state.row.names, key=state.place_of, default=state.wanted)
        for name in (*state.row.names, state.wanted):
            if not state.is_known(name):
                state.forget(name)

    def _tell_row(self) -> LearningProgress:
        """Wants the first face of the row that is not learned, or if all are the last one; tells what to do."""
        state, names = self._state, self._state.row.names
        unlearned = sorted((*state.unlearned_in_row, *state.row.in_gaps), key=state.place_of)
        state.wanted = unlearned[0] if unlearned else names[-1] if names else state.wanted
        return tell_row(state)
