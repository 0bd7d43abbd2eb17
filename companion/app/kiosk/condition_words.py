"""Words for the conditions of a safe kiosk: the state of each, and how to mend it."""

from companion.translations import Translation
from hardware.kiosk.conditions import Condition, Health


def describe_condition(condition: Condition, words: Translation) -> tuple[str, str]:
    """Returns the state of a condition, and how to mend it; the second is empty where all is well."""
    key = f"{condition.check}.{condition.reason or condition.state.value}"
    mend = "" if condition.state is Health.OK else words.text(f"kiosk.mend.{key}")
    return words.text(f"kiosk.check.{key}"), mend
