"""The catalogue as a table writes it: TOML with a [[card]] for each kind of card."""

import tomllib
from typing import Final

from companion.errors import BadInputError
from companion.games.masters_of_maple_syrup.catalogue import Catalogue, read_catalogue

TABLE: Final = "card"


def parse_catalogue(text: bytes) -> Catalogue:
    """Returns the cards of a catalogue in TOML. Raises BadInputError."""
    try:
        raw = tomllib.loads(text.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadInputError(f"byte {error.start} is not UTF-8: save the catalogue as UTF-8 text") from None
    except RecursionError:
        raise BadInputError("the text is nested too deeply: no catalogue is") from None
    except ValueError as error:  # tomllib's own, and numbers too long to read
        raise BadInputError(f"not TOML: {error}") from None
    for key in raw:
        if key != TABLE:
            raise BadInputError(f"unknown key {key[:60]!r}: a catalogue holds a [[{TABLE}]] for each card")
    if TABLE not in raw:
        raise BadInputError(f"there is no card: write a [[{TABLE}]] for each, with its 'name' and 'type'")
    return read_catalogue(raw[TABLE])
