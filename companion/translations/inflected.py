"""Inflected: a text for the gaps of other texts, with its grammatical forms."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Inflected:
    """A text, and those of its forms that its language names: the attributes of its message, as in `.plural`."""

    text: str
    forms: Mapping[str, str] = field(default_factory=dict)


Argument = str | int | Inflected
"""What fills a gap: a number chooses a plural, an inflected text offers its forms."""
