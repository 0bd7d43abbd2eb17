"""The conditions of a safe kiosk in words: how each stands, and how to mend it."""

from companion.translations import Translation
from hardware.kiosk.conditions import Condition, Health


def describe_condition(condition: Condition, words: Translation) -> tuple[str, str]:
    """Returns how a condition stands, and how to mend it; nothing to mend where it is well."""
    key = f"{condition.check}.{condition.why or condition.state.value}"
    mend = "" if condition.state is Health.OK else words.text(f"kiosk.mend.{key}")
    return words.text(f"kiosk.check.{key}"), mend
