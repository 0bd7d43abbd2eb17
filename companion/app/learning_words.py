"""The words for whoever shows a deck to the camera."""

from collections.abc import Callable
from typing import Final, TypeAlias

from companion.app.laid_row import NamedOutline
from companion.app.learning_progress import ENOUGH, Instruction, LearningProgress
from companion.app.shown_profile import KeptDeck
from companion.app.texts import Texts
from companion.cards import BACK
from companion.following.watched_decks import needed_face, serves
from companion.games import find_game

MOST_NAMED: Final = 5
MOST_PAIRS: Final = 2
Label: TypeAlias = Callable[[str], str]
"""Says what a face is called at the table."""


def tell_progress(progress: LearningProgress, label: Label, texts: Texts) -> str:
    """Returns what is said now."""
    key = "lay-back" if (progress.instruction, progress.card) == (Instruction.LAY, BACK) else progress.instruction
    count = dict(progress.seen)
    left = [label(name) for name, _, _ in progress.laid if name and count[name] < ENOUGH]
    cards = ", ".join(left[:MOST_NAMED]) + (" …" if len(left) > MOST_NAMED else "")
    return texts(f"ui.learn.{key}", card=label(progress.card), other=label(progress.other), cards=cards)


def count_faces(progress: LearningProgress, texts: Texts) -> str:
    """Returns how many of the faces are learned, and how many of these stay as they were."""
    faces = [name for name, _ in progress.seen if name != BACK]
    kept = len({*progress.as_before} - {BACK})
    key = "ui.learn.count-kept" if kept else "ui.learn.count"
    return texts(key, seen=len(progress.learned) + kept, count=len(faces), kept=kept)


def ask_for_name(card: NamedOutline, label: Label, texts: Texts) -> str:
    """Returns the question for the name of a card that was touched in the picture."""
    key = ("taken-for" if card.is_seen else "hidden") if card.name else "which-card"
    return texts(f"ui.learn.{key}", card=label(card.name))


def tell_kept(kept: KeptDeck, game_name: str, missing: int, label: Label, texts: Texts) -> str:
    """Returns what is said of a deck that was kept just now; so many faces of the list are `missing` in it."""
    game = find_game(game_name)
    if not serves(game, kept.profile):
        needed = needed_face(game)
        return texts("ui.learn.kept-without", card=label(needed)) if needed else texts("ui.learn.kept-other")
    faces = len(kept.profile.names)
    said = texts("ui.learn.kept-part" if missing else "ui.learn.kept", count=faces, missing=missing)
    pairs = ", ".join(f"{label(one)} ≈ {label(other)}" for one, other in kept.alike[:MOST_PAIRS])
    more = " …" if len(kept.alike) > MOST_PAIRS else ""
    return texts("ui.learn.kept-alike", kept=said, pairs=pairs + more) if pairs else said
