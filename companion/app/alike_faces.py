"""AlikeFaces: the pairs of shown faces that cannot be told apart."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class AlikeFaces:
    """Each pair once, in the order in which they were found."""

    _pairs: dict[frozenset[str], None] = field(default_factory=dict)

    def add(self, one: str, other: str) -> None:
        """Takes in a pair."""
        self._pairs[frozenset((one, other))] = None

    def of(self, name: str) -> list[str]:
        """Returns the faces that look like one."""
        return [other for pair in self._pairs if name in pair for other in pair - {name}]

    def forget(self, name: str) -> None:
        """Leaves out the pairs of a face."""
        self._pairs = {pair: None for pair in self._pairs if name not in pair}

    def rename(self, names: Mapping[str, str]) -> None:
        """Calls faces by other names."""
        self._pairs = {frozenset(names.get(one, one) for one in pair): None for pair in self._pairs}

    def move(self, name: str, right: str) -> None:
        """Takes what looks like one face for what looks like another."""
        others = [other for other in self.of(name) if other != right]
        self.forget(name)
        for other in others:
            self.add(right, other)

    def pairs(self, place_of: Callable[[str], int]) -> tuple[tuple[str, str], ...]:
        """Returns the pairs, in each the face first that comes first in the list."""
        ordered = [sorted(pair, key=place_of) for pair in self._pairs]
        return tuple((one, other) for one, other in ordered)
