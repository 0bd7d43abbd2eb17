"""`companion score`: the score of records, as a line for programs or a sheet for people."""

import argparse
import json
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.messages import NO_NAME, escape_unprintable, print_message
from companion.engine import Phrase, read_record, replay
from companion.engine.record import LARGEST_BYTES
from companion.errors import BadInputError, why_refused
from companion.games import find_game
from companion.phrases import around

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("score", help="score game records", description=__doc__)
    parser.add_argument("records", metavar="RECORD", nargs="+", help="a game record (JSON); - is standard input")
    parser.add_argument("--json", action="store_true", help="write a JSON line for each record")
    parser.add_argument("--account", action="store_true", help="add who held what in each finished hand")
    parser.add_argument("--language", default="en", help="of the sheet (default: en)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the score of each record; one that cannot be read gets a line on standard error, and stops no other."""
    status = 0
    for index, name in enumerate(arguments.records):
        try:
            text = unfold(read_file(name))
            record = read_record(text, find_game)
            game = find_game(record.game)
            state = replay(game, record)
        except BadInputError as error:
            print_message(around(error.message, f"{name or NO_NAME}: "))
            status = 2
            continue
        if arguments.json:
            print(json.dumps({"file": name, **game.summary(state)}, ensure_ascii=False))
        else:
            accounts = game.accounts(state) if arguments.account else ()
            phrases = (*game.sheet(state), *accounts)
            lines = say(game.name, phrases, record.players, arguments.language)
            print("\n" * bool(index) + "\n".join(escape_unprintable(line) for line in (name, *lines)))
    return status


def say(game: str, phrases: tuple[Phrase, ...], players: tuple[str, ...], language: str) -> Iterator[str]:
    """Returns the phrases of a game in words, a line for each."""
    from companion.translations import find_translation  # sentences are read only where some are said

    words = find_translation(game, language)
    return (words.say(phrase, players) for phrase in phrases)


def unfold(text: bytes) -> bytes:
    """Returns the record in `text`, which may be packed as a shared code holds it. Raises BadInputError."""
    if text.lstrip().startswith(b"{"):
        return text
    from companion.exports.packed import is_packed, unpack  # shared codes are opened only where one is given

    return unpack(text) if is_packed(text) else text


def read_file(name: str, wanted: str = "a record file") -> bytes:
    """Returns the bytes of a file, or of standard input for "-"; `wanted` says what it should be.

    Raises BadInputError.
    """
    if name == "-":
        if sys.stdin is None:
            raise BadInputError("standard input is closed: name a file, or send the record to it")
        return sys.stdin.buffer.read(LARGEST_BYTES + 1)
    path = Path(name)
    try:
        if not name:
            raise BadInputError(f"no file is named: name {wanted}")
        status = path.stat()
        mode = status.st_mode
        if not stat.S_ISREG(mode):
            what = "a folder" if stat.S_ISDIR(mode) else "no regular file"
            raise BadInputError(f"this is {what}: name {wanted}")
        if not status.st_size:  # what the system makes up while it is read, as in /proc, may never end
            raise BadInputError(f"cannot be read: it is empty: name {wanted}")
        with path.open("rb") as file:
            return file.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:
        mend = ": make it readable, or name another" if isinstance(error, PermissionError) else ""
        raise BadInputError(f"cannot be read: {why_refused(error)}{mend}") from None
