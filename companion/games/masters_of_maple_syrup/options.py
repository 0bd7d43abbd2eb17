"""Options: who starts, the rivals variant, and what is known of the cards (MM-1, MM-4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from companion.engine.fields import Field, fields_of, one_of, quote, read_fields, seat_of
from companion.engine.options import Alternatives, FirstSeat, Switch
from companion.errors import BadRecordError
from companion.games.masters_of_maple_syrup.catalogue import TREE, UTILITY, Catalogue, read_catalogue

PLAYERS: Final = 2
TAP: Final = "tap"
HARVEST: Final = "harvest"
DEVELOP: Final = "develop"
CHOOSE: Final = "choose"


def _read_develops(value: object) -> tuple[str, str] | None:
    if value is None:
        return None
    kinds = (TREE, UTILITY)
    if isinstance(value, list) and len(value) == PLAYERS and value[0] in kinds and value[1] in kinds:
        return (value[0], value[1])
    raise BadRecordError(f"{quote(value)} must be null, or two of 'tree' and 'utility': what each may develop (MM-4.1)")


OFFERED: Final = (
    Switch("rivals"),
    Alternatives("third", (TAP, HARVEST), only_with="rivals"),
    FirstSeat("start"),
)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on.

    `third` is the action card beside "develop" and "choose" in the rivals variant; `develops` has the types that the
    selecting player and the other may develop by the action card, or is None: any type.
    """

    rivals: bool = False
    start: Annotated[int, seat_of(PLAYERS)] = 0
    third: Annotated[str, one_of(TAP, HARVEST)] = TAP
    develops: Annotated[tuple[str, str] | None, Field(_read_develops)] = None
    catalogue: Annotated[Catalogue, Field(read_catalogue)] = ()

    @property
    def action_cards(self) -> tuple[str, str, str]:
        """The three action cards by their names (MM-1.1, MM-4.1)."""
        return (self.third, CHOOSE, DEVELOP) if self.rivals else (TAP, HARVEST, DEVELOP)


def read_options(raw: Mapping[str, object], players: tuple[str, ...]) -> Options:
    """Returns the options of a record. Raises BadRecordError, also for a wrong number of players."""
    if len(players) != PLAYERS:
        raise BadRecordError(f"'players' has {len(players)} names; Masters of Maple Syrup has two players (MM-1.2)")
    values: dict[str, Any] = read_fields("option", raw, fields_of(Options))
    options = Options(**values)
    if not options.rivals and (options.third != TAP or options.develops is not None):
        name = "third" if options.third != TAP else "develops"
        raise BadRecordError(
            f"option {name!r} is for the rivals variant: set 'rivals' to true, or leave it out (MM-4.1)"
        )
    return options
