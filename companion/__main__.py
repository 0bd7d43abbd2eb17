"""The one way in: `companion COMMAND`. The only module that knows every layer."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from companion.errors import CompanionError

COMMANDS = ("score", "journal", "scan", "watch")


def build_parser() -> argparse.ArgumentParser:
    """Returns the parser of the whole command line."""
    parser = argparse.ArgumentParser(prog="companion", description="A companion for real card games at a real table.")
    parsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        importlib.import_module(f"companion.commands.{name}").add_parser(parsers)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit status: 0 done, 1 the answer is no, 2 the input or the call is wrong."""
    arguments = build_parser().parse_args(words)
    try:
        status: int = arguments.run(arguments)
    except CompanionError as error:
        print(f"companion: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone; nothing is wrong
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
