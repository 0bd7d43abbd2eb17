"""The options that a table can agree on before the first deal, as screens offer them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is on or off; off by default. `not_with` is the name of the switch that contradicts it."""

    name: str
    not_with: str = ""

    @property
    def usual(self) -> bool:
        """The value if nothing is agreed."""
        return False


@dataclass(frozen=True, slots=True)
class Alternatives:
    """An option with one of a few values; the default comes first.

    `only_with` is the name of the switch without which it means nothing, `not_with` of the one with which it means
    nothing.
    """

    name: str
    values: tuple[str, ...]
    only_with: str = ""
    not_with: str = ""

    @property
    def usual(self) -> str:
        """The value if nothing is agreed."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Amount:
    """An option with a number: screens offer those in `offered`; any other from 1 on is possible.

    `not_with` is the name of the switch with which it means nothing.
    """

    name: str
    usual: int
    offered: tuple[int, ...]
    not_with: str = ""


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """An option that names a seat, such as who begins; seat 0 by default. The screen of the seats asks for it."""

    name: str

    @property
    def usual(self) -> int:
        """The value if nothing is agreed."""
        return 0


Option: TypeAlias = Switch | Alternatives | Amount | FirstSeat


def matters(option: Option, agreed: Mapping[str, object]) -> bool:
    """Whether an option has any effect with what else is agreed."""
    match option:
        case Alternatives(only_with=needed) if needed and not agreed.get(needed):
            return False
        case Alternatives(not_with=excluding) | Amount(not_with=excluding) | Switch(not_with=excluding):
            return not agreed.get(excluding)
        case _:
            return True
