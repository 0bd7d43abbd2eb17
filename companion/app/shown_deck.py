"""ShownDeck: a deck whose faces are shown to a camera one after the other, each turned and laid again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from companion.engine.phrases import phrase
from companion.errors import BadInputError
from companion.following.watched_decks import DeckProfile
from vision.frames import Picture
from vision.learned.deck import BACK
from vision.learned.learning import CARD_FROM, CardNotFoundError, Outlined, SeenFace, learn_outlined
from vision.learned.profile import pack_profile
from vision.learned.shown_cards import look_for_card
from vision.learned.similarity import LISTED_FROM, compare_pictures

ENOUGH: Final = 2
"""A face is learned once it was seen so often."""
MOST_LOOKS: Final = 3
MAY_BE_SAME: Final = 0.05
"""Below this, a second look shows another card than the first one did."""
FEWEST_FACES: Final = 2
"""A deck has so many faces at least."""
Compare: TypeAlias = Callable[[Outlined, Outlined], float]


@dataclass(frozen=True, slots=True)
class FaceToShow:
    """A face of a deck: its name in records, and how often it is in the deck; the back has no copies."""

    name: str
    copies: int


class Instruction(StrEnum):
    """What is said to whoever shows the cards; the value ends the key of the sentence."""

    LAY = "lay"
    TURN = "turn"
    NEXT = "next"
    OTHER = "other"
    ALIKE = "alike"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """How far a deck is shown: each face's name and how often it was seen, and the pairs that cannot be told apart.

    `card` is the face that is wanted, or was shown; `other` the one that comes next, or looks like it.
    """

    seen: tuple[tuple[str, int], ...]
    instruction: Instruction
    card: str = ""
    other: str = ""
    wanted: str = ""
    alike: tuple[tuple[str, str], ...] = ()

    @property
    def learned(self) -> tuple[str, ...]:
        """The names of the faces that are learned, without the back."""
        return tuple(name for name, count in self.seen if count >= ENOUGH and name != BACK)

    @property
    def can_be_kept(self) -> bool:
        """Whether enough faces are learned for a deck."""
        return len(self.learned) >= FEWEST_FACES


@dataclass(slots=True)
class ShownDeck:
    """Takes in a picture after the other; `compare` says how likely the card in one is taken for that in another."""

    faces: list[FaceToShow]
    compare: Compare = compare_pictures
    _looks: dict[str, tuple[Outlined, ...]] = field(default_factory=dict)
    _wanted: str = ""
    _alike: dict[frozenset[str], None] = field(default_factory=dict)
    _left_out: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._wanted = self.faces[0].name

    def tell(self) -> LearningProgress:
        """Returns how far it is, with the face that is wanted."""
        wanted, looks = self._wanted, self._looks.get(self._wanted, ())
        if not wanted:
            return self._progress(Instruction.ALL)
        if len(looks) >= ENOUGH:
            return self._tell_learned(wanted)
        return self._progress(Instruction.TURN if looks else Instruction.LAY, wanted)

    def look(self, bgr: Picture | None) -> LearningProgress:
        """Takes in the picture (h, w, 3) of a card that lies still; None: the table was empty then."""
        return self.see(None if bgr is None else look_for_card(bgr, CARD_FROM))

    def see(self, seen: Outlined | None) -> LearningProgress:
        """Takes in what may be a card; None: the table was empty."""
        wanted = self._wanted
        looks = self._looks.get(wanted, ())
        is_known = len(looks) >= ENOUGH
        if seen is None:
            if is_known:
                self._go_on()
            return self.tell()
        if not wanted:
            return self.tell()
        if not is_known:
            return self._take(wanted, looks, seen)
        likeness = self.compare(looks[0], seen)
        if likeness < MAY_BE_SAME:
            self._go_on()
            return self.see(seen) if self._wanted else self.tell()
        return self._take(wanted, looks, seen) if likeness >= LISTED_FROM else self._tell_learned(wanted)

    def want(self, name: str) -> LearningProgress:
        """Shows a face again, or one out of turn: what was seen of it before does not count any more.

        One that was left out meanwhile stays out.
        """
        if any(face.name == name for face in self.faces):
            self._forget(name)
            self._wanted = name
        return self.tell()

    def leave_out(self, name: str) -> LearningProgress:
        """Leaves a face out that is wanted: the deck has none, or nobody finds it; nothing if another is wanted now."""
        if name and name == self._wanted and len(self.faces) > 1:
            self._left_out.add(name)
            self._forget(name)
            self._go_on()
            self.faces = [face for face in self.faces if face.name != name]
        return self.tell()

    def add(self, face: FaceToShow) -> LearningProgress:
        """Wants another face, which the list lacked; it stands before the back."""
        backs = [one for one in self.faces if one.name == BACK]
        if face.name.casefold() not in {one.name.casefold() for one in (*self.faces, FaceToShow(BACK, 0))}:
            self.faces = [*(one for one in self.faces if one.name != BACK), face, *backs]
            self._wanted = face.name
        return self.tell()

    def list_faces(self, faces: Sequence[FaceToShow]) -> LearningProgress:
        """Adds the faces that the list lacks; nothing that was shown is lost."""
        wanted = self._wanted
        for face in faces:
            if face.name not in self._left_out:
                self.add(face)
        self._wanted = wanted
        if not wanted:
            self._go_on()
        return self.tell()

    def pack(self) -> DeckProfile:
        """Returns the deck of the faces that were seen often enough. Raises BadInputError."""
        looks = [(face, self._looks.get(face.name, ())) for face in self.faces]
        ready = [SeenFace(face.name, face.copies, seen) for face, seen in looks if len(seen) >= ENOUGH]
        try:
            deck = learn_outlined(ready)
        except CardNotFoundError as error:
            raise BadInputError(str(error), phrase("ui.learn.no-outline", None, card=error.face)) from None
        except BadInputError as error:
            raise BadInputError(str(error), phrase("ui.learn.no-cards", None)) from None
        try:
            return DeckProfile(tuple(face.name for face in deck.fronts), pack_profile(deck))
        except BadInputError as error:
            raise BadInputError(str(error), phrase("ui.learn.too-many", None, count=len(ready))) from None

    def _take(self, wanted: str, looks: tuple[Outlined, ...], seen: Outlined) -> LearningProgress:
        if looks and self.compare(looks[0], seen) < MAY_BE_SAME:
            if self._twins(wanted):  # the first look was at a card that is learned already
                self._forget(wanted)
                return self._take(wanted, (), seen)
            return self._progress(Instruction.OTHER, wanted)
        self._looks[wanted] = (*looks, seen)[:MOST_LOOKS]
        if not looks:
            self._find_twins(wanted, seen)
        return self._tell_learned(wanted)

    def _tell_learned(self, wanted: str) -> LearningProgress:
        """Returns what is told once a face was seen."""
        twins = self._twins(wanted)
        if twins:
            return self._progress(Instruction.ALIKE, wanted, twins[0])
        if len(self._looks[wanted]) < ENOUGH:
            return self._progress(Instruction.TURN, wanted)
        following = self._following()
        return (
            self._progress(Instruction.NEXT, wanted, following)
            if following
            else self._progress(Instruction.ALL, wanted)
        )

    def _find_twins(self, name: str, seen: Outlined) -> None:
        for other, looks in self._looks.items():
            if other != name and looks and self.compare(looks[0], seen) >= LISTED_FROM:
                self._alike[frozenset((name, other))] = None

    def _twins(self, name: str) -> Sequence[str]:
        return [other for pair in self._alike if name in pair for other in pair - {name}]

    def _forget(self, name: str) -> None:
        self._looks.pop(name, None)
        self._alike = {pair: None for pair in self._alike if name not in pair}

    def _go_on(self) -> None:
        self._wanted = self._following()

    def _following(self) -> str:
        """Returns the next face that was not seen often enough, round the list; "" if all were."""
        names = [face.name for face in self.faces]
        at = names.index(self._wanted) + 1 if self._wanted in names else 0
        left = [name for name in (*names[at:], *names[:at]) if len(self._looks.get(name, ())) < ENOUGH]
        return next((name for name in left if name != self._wanted), "")

    def _progress(self, instruction: Instruction, card: str = "", other: str = "") -> LearningProgress:
        seen = tuple((face.name, len(self._looks.get(face.name, ()))) for face in self.faces)
        order = {face.name: place for place, face in enumerate(self.faces)}
        pairs = [sorted(pair, key=lambda name: order[name]) for pair in self._alike]
        return LearningProgress(seen, instruction, card, other, self._wanted, tuple((one, two) for one, two in pairs))
