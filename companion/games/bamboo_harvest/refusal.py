"""What cannot be, said to a record's writer and to a table."""

from companion.engine.phrases import PhraseValue, phrase
from companion.errors import ImpossibleActionError


def refuse(why: str, rule: str, key: str, **values: PhraseValue) -> ImpossibleActionError:
    """Returns the error that says why an action cannot be; `key` is its sentence among the refusals."""
    return ImpossibleActionError(why, rule, phrase(f"refused.{key}", rule, **values))
