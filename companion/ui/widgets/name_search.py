"""Name search: the names in which typed letters stand, of a list too long to be looked through."""

from collections.abc import Sequence


def find_names(names: Sequence[str], part: str) -> tuple[str, ...]:
    """Returns the names that have `part` in them, those first of which a word begins so; nothing for no letter."""
    sought = part.strip().casefold()
    found = [name for name in names if sought and sought in name.casefold()]
    return tuple(sorted(found, key=lambda name: f" {sought}" not in f" {name.casefold()}"))
