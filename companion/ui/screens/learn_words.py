"""The words for whoever shows a deck to the camera."""

from collections.abc import Callable
from typing import Final

from companion.app.laid_row import NamedOutline
from companion.app.learning_progress import ENOUGH, Instruction, LearningProgress
from companion.app.shown_profile import KeptDeck
from companion.cards import BACK
from companion.following.watched_decks import needed_face, serves
from companion.games import find_game
from companion.ui.texts import SAY

MOST_NAMED: Final = 5
MOST_PAIRS: Final = 2


def tell_progress(progress: LearningProgress, label: Callable[[str], str]) -> str:
    """Returns what is said now; `label` says what a face is called at the table."""
    key = "lay-back" if (progress.instruction, progress.card) == (Instruction.LAY, BACK) else progress.instruction
    count = dict(progress.seen)
    left = [label(name) for name, _, _ in progress.laid if name and count[name] < ENOUGH]
    cards = ", ".join(left[:MOST_NAMED]) + (" …" if len(left) > MOST_NAMED else "")
    return SAY(f"ui.learn.{key}", card=label(progress.card), other=label(progress.other), cards=cards)


def ask_for_name(card: NamedOutline, label: Callable[[str], str]) -> str:
    """Returns the question for the name of a card that was touched in the picture."""
    key = ("taken-for" if card.is_seen else "hidden") if card.name else "which-card"
    return SAY(f"ui.learn.{key}", card=label(card.name))


def tell_kept(kept: KeptDeck, game_name: str, missing: int, label: Callable[[str], str]) -> str:
    """Returns what is said of a deck that was kept just now; so many faces of the list are `missing` in it."""
    game = find_game(game_name)
    if not serves(game, kept.profile):
        needed = needed_face(game)
        return SAY("ui.learn.kept-without", card=label(needed)) if needed else SAY("ui.learn.kept-other")
    faces = len(kept.profile.names)
    said = SAY("ui.learn.kept-part" if missing else "ui.learn.kept", count=faces, missing=missing)
    pairs = ", ".join(f"{label(one)} ≈ {label(other)}" for one, other in kept.alike[:MOST_PAIRS])
    more = " …" if len(kept.alike) > MOST_PAIRS else ""
    return SAY("ui.learn.kept-alike", kept=said, pairs=pairs + more) if pairs else said
