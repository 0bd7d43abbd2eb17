"""`companion catalogue check`: what a catalogue of property cards says, or what is wrong with it."""

import argparse
import json
from typing import TYPE_CHECKING

from companion.commands.messages import NO_NAME, print_message
from companion.commands.score import read_file
from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.games.masters_of_maple_syrup.catalogue import Catalogue

LEFT_OUT = ("cost", "value", "draws", "copies")


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("catalogue", help="check a catalogue of property cards", description=__doc__)
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    verb = verbs.add_parser("check", help="say what a catalogue holds, and what it leaves open")
    verb.add_argument("file", metavar="FILE.toml", help="the catalogue, a [[card]] for each card")
    verb.add_argument("--json", action="store_true", help="write the list of cards as a game record holds it")
    verb.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    """Writes the cards of a catalogue; what is wrong with it is one line on standard error."""
    from companion.exports.games.masters_of_maple_syrup.catalogue_file import parse_catalogue
    from companion.games.masters_of_maple_syrup.catalogue import write_catalogue

    try:
        cards = parse_catalogue(read_file(arguments.file, "a catalogue"))
    except BadInputError as error:
        print_message(f"{arguments.file or NO_NAME}: {error}")
        return 2
    if arguments.json:
        print(json.dumps(write_catalogue(cards), ensure_ascii=False))
    else:
        print("\n".join(_describe(cards)))
    return 0


def _describe(cards: "Catalogue") -> list[str]:
    """Returns the cards, a line each, and what is not known."""
    from companion.games.masters_of_maple_syrup.catalogue import CARDS

    lines = []
    for card in cards:
        known = [f"{key} {getattr(card, key)}" for key in LEFT_OUT if getattr(card, key) is not None]
        lines.append("  ".join([f"{card.name} ({card.type})", *known]))
    copies = sum(card.copies or 0 for card in cards)
    lines.append(f"{len(cards)} kinds of card, {copies} copies known of the game's {CARDS}")
    for key in LEFT_OUT:
        unknown = sum(getattr(card, key) is None and (key != "draws" or card.type == "tree") for card in cards)
        if unknown:
            lines.append(f"not known of {unknown}: {key}; it is asked when it is needed")
    ending = [card.name for card in cards if card.names_game_end and card.bonus is None]
    if ending:
        lines.append(f"these texts name the game's end; bonus = true makes the tally ask for it: {', '.join(ending)}")
    return lines
