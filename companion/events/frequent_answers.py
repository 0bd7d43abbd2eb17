"""Frequent answers: what is said often and taken by one touch; a row keeps its key, so any language can tell it."""

from collections.abc import Mapping
from typing import Final

FREQUENT: Final[Mapping[str, tuple[str, ...]]] = {
    "change": ("rules", "shorter", "longer", "waiting", "choices", "luck", "cards", "nothing"),
    "favourite": ("together", "choices", "tension", "surprise", "theme", "easy", "end", "nothing"),
    "unclear": ("word", "when", "who", "clash", "missing"),
}
"""By question: what can be said of it, in the order in which it is offered."""
_SIGN: Final = "phrase:"


def frequent_answers(question: str) -> tuple[str, ...]:
    """Returns the answers to a question as rows keep them; none where all is written."""
    return tuple(f"{_SIGN}{question}-{name}" for name in FREQUENT.get(question, ()))


_TEXTS: Final = {answer: f"phrase.{answer.removeprefix(_SIGN)}" for one in FREQUENT for answer in frequent_answers(one)}


def text_of(answer: object) -> str | None:
    """Returns the key of the text that says a frequent answer; None for what somebody wrote."""
    return _TEXTS.get(answer) if isinstance(answer, str) else None
