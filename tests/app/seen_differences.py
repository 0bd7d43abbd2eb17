"""Differences of both properties, as a camera sees them."""

from companion.engine.property_table import CardChange, PropertyChange
from companion.following.decisions import EntryPath, PropertiesDiffer
from companion.games.masters_of_maple_syrup.actions import Select, Tap

PATH = (Select("tap"), Tap(0, (0,)))
TAPPED = PropertyChange(0, CardChange.SIDEWAYS, (0,))


def differ(*paths: tuple[object, ...], entries: int = 0) -> PropertiesDiffer:
    explanations = tuple(EntryPath(path, 1 / len(paths)) for path in paths)
    return PropertiesDiffer(explanations, (TAPPED,), len(paths) == 1, entries, 1.0)
