"""Refusals: why an action is impossible, in words for the writer of a record and for a table."""

from companion.errors import ImpossibleActionError
from companion.phrases import PhraseValue, phrase


def refuse(why: str, rule: str, key: str, **values: PhraseValue) -> ImpossibleActionError:
    """Returns the error that says why an action is impossible; `key` names its sentence among the refusals."""
    return ImpossibleActionError(why, rule, phrase(f"refused.{key}", rule, **values))
