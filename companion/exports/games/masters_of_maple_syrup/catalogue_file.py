"""The catalogue as a table writes it: TOML with a [[card]] for each kind of card."""

import json
from typing import Final

from companion.engine.toml_text import parse_toml
from companion.errors import BadInputError
from companion.games.masters_of_maple_syrup.catalogue import Catalogue, read_catalogue, write_catalogue

TABLE: Final = "card"


def parse_catalogue(text: bytes) -> Catalogue:
    """Returns the cards of a catalogue in TOML. Raises BadInputError."""
    raw = parse_toml(text, "the catalogue", "no catalogue")
    for key in raw:
        if key != TABLE:
            raise BadInputError(f"unknown key {key[:60]!r}: a catalogue holds a [[{TABLE}]] for each card")
    if TABLE not in raw:
        raise BadInputError(f"there is no card: write a [[{TABLE}]] for each, with its 'name' and 'type'")
    return read_catalogue(raw[TABLE])


def print_catalogue(cards: Catalogue) -> bytes:
    """Returns a catalogue in TOML, as `parse_catalogue` reads it; what is not known is left out."""
    tables = (
        "".join(
            [f"[[{TABLE}]]\n", *(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in card.items())]
        )
        for card in write_catalogue(cards)
    )
    return ("\n".join(tables) or f"{TABLE} = []\n").encode()
