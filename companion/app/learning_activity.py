"""LearningActivity: what a table does where it shows its cards to the camera; it is always exactly one of these."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from companion.app.laid_row import NamedOutline


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
