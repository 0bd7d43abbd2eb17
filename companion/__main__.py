"""The entry point: `companion COMMAND`. The only module that imports from every layer."""

import argparse
import errno
import importlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from companion.commands.interruption import INTERRUPTED, interrupted_by
from companion.commands.messages import print_message
from companion.errors import CompanionError

COMMANDS = (
    "run",
    "demo",
    "score",
    "journal",
    "scan",
    "watch",
    "print",
    "catalogue",
    "learn",
    "deck",
    "game",
    "event",
    "report",
    "hub",
    "kiosk",
)

UNMEASURED = partial(argparse.HelpFormatter, width=80)
"""Formats what is never shown: to measure the terminal takes longer than to read a record."""
NO_ROOM_FOR_LIBRARY = ("failed to map segment", "annot allocate memory")
"""How the system says that a library finds no room in memory."""


class Verbs(argparse._SubParsersAction):  # type: ignore[type-arg]
    """Commands whose own help says what the list of them does, where it says nothing else."""

    def add_parser(self, name: str, **words: Any) -> Any:
        """Adds a command."""
        return super().add_parser(name, **{"description": words["help"], **words})


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong with a call."""

    def __init__(self, **words: Any) -> None:
        super().__init__(formatter_class=UNMEASURED, **words)
        self.register("action", "parsers", Verbs)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Refuses unknown arguments here: the parent parser's message would refer to its own help."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def print_help(self, file: Any = None) -> None:
        """Writes the help. Raises OSError, which the parent passes over, as on a full disk."""
        self.formatter_class = argparse.HelpFormatter
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Ends the process with status 2."""
        print_message(f"{message}: '{self.prog} --help' tells how to call it")
        raise SystemExit(2)


def build_parser(command: str = "") -> Parser:
    """Returns the parser of one command, or of the whole command line: loading all commands takes time."""
    parser = Parser(prog="companion", description="A companion for real card games at a real table.")
    parsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in (command,) if command in COMMANDS else COMMANDS:
        importlib.import_module(f"companion.commands.{name}").add_parser(parsers)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit status: 0 done, 1 the answer is no, 2 the input or the call is wrong."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # else NumPy uses all cores for small products, and is slower
    with interrupted_by(signal.SIGINT):
        try:
            return _run(words)
        except KeyboardInterrupt as stop:
            stop.__traceback__ = None  # releases what was interrupted, such as captured standard error
            print_message("stopped")
            return INTERRUPTED


def _run(words: Sequence[str] | None) -> int:
    _replace_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # whatever the terminal's encoding: suits are never escaped
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    words = sys.argv[1:] if words is None else words
    try:
        try:
            arguments = build_parser(next(iter(words), "")).parse_args(words)
        except SystemExit:  # after its help
            sys.stdout.flush()
            raise
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except CompanionError as error:
        print_message(error.message)
        return 2
    except (MemoryError, ImportError) as error:
        if isinstance(error, ImportError) and not any(sign in str(error) for sign in NO_ROOM_FOR_LIBRARY):
            raise
        print_message("not enough memory: close other programs, or give smaller files")
        return 2
    except BrokenPipeError:  # the reader of our output has gone; nothing is wrong
        _drop_output()
        return 0
    except OSError as error:
        if error.errno == errno.ENOSPC:
            _drop_output()
            print_message("the output cannot be written: the disk is full; free some space")
        else:
            import logging  # loading it takes a twentieth of a short command's time

            logging.getLogger(__name__).debug("where it happened", exc_info=True)
            print_message(str(error))
        return 2
    return status


def _replace_closed_streams() -> None:
    """Discards what is written to a standard stream that the process was started without."""
    for name, number in (("stdout", 1), ("stderr", 2)):
        if _is_closed(number):
            os.dup2(os.open(os.devnull, os.O_WRONLY), number)  # otherwise the next file opened gets its number
            setattr(sys, name, os.fdopen(number, "w"))


def _is_closed(number: int) -> bool:
    """Whether descriptor `number` cannot be written to: a shell may have its script open in place of a closed one."""
    try:
        os.write(number, b"")
    except OSError as error:
        return error.errno == errno.EBADF
    return False


def _drop_output() -> None:
    """Discards what is still to be written, so that the end of the process does not try again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
