"""The dialogue with whoever shows a deck: what they do, how far it is, and what they are told, in words."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from companion.cards import BACK
from companion.following.watched_decks import needed_face, serves
from companion.games import find_game
from companion.learning.packing import KeptDeck
from companion.learning.row import NamedOutline
from companion.learning.state import ENOUGH, LearningState
from companion.translations import Translation

MOST_NAMED: Final = 5
MOST_PAIRS: Final = 2
Label: TypeAlias = Callable[[str], str]
"""Says what a face is called at the table."""


class Instruction(StrEnum):
    """What is said to whoever shows the cards; the value ends the key of the sentence."""

    LAY = "lay"
    TURN = "turn"
    NEXT = "next"
    OTHER = "other"
    ALIKE = "alike"
    ALL = "all"
    KEPT_BEFORE = "kept-before"
    ROW = "row"
    ROW_LEFT = "row-left"
    ROW_NEXT = "row-next"
    ROW_OTHER = "row-other"
    ROW_OTHERS = "row-others"
    ROW_MORE = "row-more"
    ROW_GAP = "row-gap"

    @property
    def is_trouble(self) -> bool:
        """Whether something has to be put right."""
        return self in {self.OTHER, self.ALIKE, self.ROW_OTHER, self.ROW_OTHERS, self.ROW_MORE, self.ROW_GAP}


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """How far a deck is shown: each face's name and how often it was seen, and the pairs that cannot be told apart.

    `card` is the face that is wanted, or was shown; `other` the one that comes next, or looks like it. `laid` are the
    cards that lie there side by side or in rows, in reading order, as what they were taken for. `left_out` are faces
    that are not wanted, `as_before` those that stay as they are kept or learned already: they were not shown again.
    """

    seen: tuple[tuple[str, int], ...]
    instruction: Instruction
    card: str = ""
    other: str = ""
    wanted: str = ""
    alike: tuple[tuple[str, str], ...] = ()
    laid: tuple[NamedOutline, ...] = ()
    left_out: tuple[str, ...] = ()
    as_before: tuple[str, ...] = ()

    @property
    def learned(self) -> tuple[str, ...]:
        """The names of the faces that are learned, without the back."""
        return tuple(name for name, count in self.seen if count >= ENOUGH and name != BACK)

    @property
    def can_be_kept(self) -> bool:
        """Whether a face is learned, now or before it was touched to be shown again."""
        return bool(self.learned or self.as_before)


@dataclass(frozen=True, slots=True)
class ShowingCards:
    """Cards are laid before the camera."""


@dataclass(frozen=True, slots=True)
class NamingCard:
    """A card was touched in the picture, and its name is asked for."""

    card: NamedOutline


@dataclass(frozen=True, slots=True)
class TypingName:
    """A name is typed: of the card that was touched, or of a face that the list lacks."""

    card: NamedOutline | None = None


@dataclass(frozen=True, slots=True)
class ChoosingDeck:
    """One of the decks is chosen that were brought from another machine."""

    files: tuple[Path, ...]


LearningActivity: TypeAlias = ShowingCards | NamingCard | TypingName | ChoosingDeck


def touched_card(activity: LearningActivity) -> NamedOutline | None:
    """Returns the card that lies where it was touched until it has its name."""
    return activity.card if isinstance(activity, NamingCard | TypingName) else None


def tell_wanted(state: LearningState) -> LearningProgress:
    """Tells which face is wanted, and whether it was seen; or that all are learned or kept."""
    wanted = state.wanted
    if not wanted:
        is_kept = any(face.is_kept for face in state.faces) and not any(face.is_known for face in state.faces)
        return tell(state, Instruction.KEPT_BEFORE if is_kept else Instruction.ALL)
    if state.is_known(wanted):
        return tell_seen(state)
    return tell(state, Instruction.TURN if state.pictures_of(wanted) else Instruction.LAY, wanted)


def tell_seen(state: LearningState) -> LearningProgress:
    """Tells what to do with the card of the wanted face, which was seen just now."""
    wanted, twins = state.wanted, state.twins_of(state.wanted)
    if twins:
        return tell(state, Instruction.ALIKE, wanted, twins[0])
    if not state.is_known(wanted):
        return tell(state, Instruction.TURN, wanted)
    following = state.following()
    return tell(state, Instruction.NEXT if following else Instruction.ALL, wanted, following)


def tell_row(state: LearningState) -> LearningProgress:
    """Tells what to do with the cards that lie there side by side or in rows."""
    row = state.row
    if not all(one.name for one in row.laid if one.is_seen):
        return tell(state, Instruction.ROW_MORE)
    hidden = next((one.name for one in row.laid if not one.is_seen), None)
    if hidden is not None:
        return tell(state, Instruction.ROW_GAP, hidden)
    if len(row.names) < 2:
        return tell_wanted(state)
    for name in row.names:
        if twins := state.twins_of(name):
            return tell(state, Instruction.ALIKE, name, twins[0])
    left = state.unlearned_in_row
    if left:
        nothing_learned = len(left) == len(row.names)
        return tell(state, Instruction.ROW if nothing_learned else Instruction.ROW_LEFT, left[0], left[-1])
    following = state.following()
    return tell(state, Instruction.ROW_NEXT if following else Instruction.ALL, row.names[-1], following)


def tell(state: LearningState, instruction: Instruction, card: str = "", other: str = "") -> LearningProgress:
    """Tells an instruction with how far the deck is shown."""
    return LearningProgress(
        tuple((face.name, len(face.pictures)) for face in state.faces),
        instruction,
        card,
        other,
        state.wanted,
        state.twins(),
        state.row.laid,
        state.left_out,
        tuple(face.name for face in state.faces if face.stays),
    )


def tell_progress(progress: LearningProgress, label: Label, words: Translation) -> str:
    """Returns what is said now."""
    key = "lay-back" if (progress.instruction, progress.card) == (Instruction.LAY, BACK) else progress.instruction
    left = list(map(label, unlearned_there(progress)))
    cards = ", ".join(left[:MOST_NAMED]) + (" …" if len(left) > MOST_NAMED else "")
    return words.text(f"ui.learn.{key}", card=label(progress.card), other=label(progress.other), cards=cards)


def unlearned_there(progress: LearningProgress) -> list[str]:
    """Returns the faces of the cards that lie there and were not seen often enough."""
    count = dict(progress.seen)
    return [one.name for one in progress.laid if one.name and count[one.name] < ENOUGH]


def count_faces(progress: LearningProgress, words: Translation) -> str:
    """Returns how many of the faces are learned, and how many of these stay as they were."""
    faces = [name for name, _ in progress.seen if name != BACK]
    kept = len({*progress.as_before} - {BACK})
    key = "ui.learn.count-kept" if kept else "ui.learn.count"
    return words.text(key, seen=len(progress.learned) + kept, count=len(faces), kept=kept)


def ask_for_name(card: NamedOutline, label: Label, words: Translation) -> str:
    """Returns the question for the name of a card that was touched in the picture."""
    key = ("taken-for" if card.is_seen else "hidden") if card.name else "which-card"
    return words.text(f"ui.learn.{key}", card=label(card.name))


def tell_kept(kept: KeptDeck, game_name: str, missing: int, label: Label, words: Translation) -> str:
    """Returns what is said of a deck that was kept just now; so many faces of the list are `missing` in it."""
    game = find_game(game_name)
    if not serves(game, kept.profile):
        needed = needed_face(game)
        return words.text("ui.learn.kept-without", card=label(needed)) if needed else words.text("ui.learn.kept-other")
    faces = len(kept.profile.names)
    said = words.text("ui.learn.kept-part" if missing else "ui.learn.kept", count=faces, missing=missing)
    pairs = ", ".join(f"{label(one)} ≈ {label(other)}" for one, other in kept.alike[:MOST_PAIRS])
    more = " …" if len(kept.alike) > MOST_PAIRS else ""
    return words.text("ui.learn.kept-alike", kept=said, pairs=pairs + more) if pairs else said
