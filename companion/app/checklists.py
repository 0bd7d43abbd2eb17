"""Checklists: which items are ticked off, such as the cards that bear their mark; kept in a file."""

from companion.app.kept_file import KeptFile


class Checklists:
    """The names that are ticked off, list by list. What cannot be read in the file counts as not ticked."""

    def __init__(self, kept: KeptFile) -> None:
        self._kept = kept
        self._lists = {title: _names_in(names) for title, names in kept.values.items()}

    def ticked(self, title: str) -> frozenset[str]:
        """Returns what is ticked off in a list."""
        return self._lists.get(title, frozenset())

    def toggle(self, title: str, name: str) -> None:
        """Ticks a name off, or takes its tick away."""
        self._change(title, self.ticked(title) ^ {name})

    def clear(self, title: str) -> None:
        """Takes all ticks of a list away."""
        self._change(title, frozenset())

    def _change(self, title: str, names: frozenset[str]) -> None:
        self._lists[title] = names
        self._kept.write({title: sorted(names) for title, names in self._lists.items()})


def _names_in(names: object) -> frozenset[str]:
    return frozenset(name for name in names if isinstance(name, str)) if isinstance(names, list) else frozenset()
