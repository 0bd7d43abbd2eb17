"""`companion kiosk`: makes a machine a kiosk, says what is not in order, sets the PIN, goes back to a version."""

import argparse
import getpass
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.files import named_path
from companion.commands.journal import journal_file
from companion.commands.messages import print_message
from companion.errors import BadInputError, DeviceError, why_refused
from companion.translations import ENGLISH, find_translation, languages

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.app.kiosk.pin import PinFile

ROOT_HELP = "a system's root, such as that of an image (default: /)"


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("kiosk", help="make this machine a kiosk, and look after it", description=__doc__)
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser("check", help="say what is not in order; exit status 1 if something must be mended")
    check.add_argument("--json", action="store_true", help="write a line for programs about each condition")
    check.add_argument("--language", choices=languages(), default=ENGLISH, help="what it is said in (default: en)")
    check.add_argument(
        "--journal", type=named_path, help="where games are kept (default: $COMPANION_JOURNAL, else the kiosk's)"
    )
    check.set_defaults(run=run_check)
    install = verbs.add_parser("install", help="write units and settings; doing it again changes nothing")
    install.add_argument("--root", metavar="DIR", type=named_path, default=Path("/"), help=ROOT_HELP)
    install.add_argument("--remove", action="store_true", help="take them away; the journal stays")
    install.set_defaults(run=run_install)
    pin = verbs.add_parser("pin", help="set the host's PIN, which is read from the terminal or standard input")
    pin.add_argument("--recovery", action="store_true", help="write a file by which a forgotten PIN can be replaced")
    pin.add_argument("--to", metavar="DIR", type=named_path, default=Path(), help="its folder, such as that of a stick")
    pin.add_argument(
        "--journal", type=named_path, help="where games are kept (default: $COMPANION_JOURNAL, else the kiosk's)"
    )
    pin.set_defaults(run=run_pin)
    rollback = verbs.add_parser("rollback", help="make the version before the current one")
    rollback.add_argument("--root", metavar="DIR", type=named_path, default=Path("/"), help=ROOT_HELP)
    rollback.set_defaults(run=run_rollback)


def run_check(arguments: argparse.Namespace) -> int:
    """Names each condition; exit status 1 says that one fails."""
    from companion.app.kiosk.condition_words import describe_condition
    from companion.app.kiosk.files import find_event_fault, find_event_file, find_journal_fault
    from companion.app.kiosk.pin import PinFile
    from hardware.kiosk.conditions import Health, Machine, check_kiosk

    journal = kiosk_journal(arguments)
    words = find_translation("", arguments.language, "companion.app")
    file = PinFile.beside(journal)
    with _explaining_the_pins_file(), as_owner(journal.parent) as is_owner:
        if not is_owner:  # who may not read a file that the kiosk reads
            file.check_readable()
        machine = Machine(
            journal,
            file.is_set,
            is_pin_unreadable=file.is_unreadable,
            journal_fault=find_journal_fault(journal),
            event_fault=find_event_fault(find_event_file(journal), journal),
        )
    found = check_kiosk(machine)
    for condition in found:
        says, mend = describe_condition(condition, words)
        if arguments.json:
            line = {"check": condition.check, "state": condition.state.value, "says": says, "mend": mend}
            print(json.dumps(line, ensure_ascii=False))
        else:
            print(f"{condition.state.value:4}  {condition.check:17}  {says}{f' {mend}' if mend else ''}")
    return 1 if any(condition.state is Health.FAIL for condition in found) else 0


def run_install(arguments: argparse.Namespace) -> int:
    """Writes or removes units and settings, and prints what has changed; on this machine they hold from then on."""
    from hardware.kiosk.install import activate, install, remove

    root: Path = arguments.root
    for path in remove(root) if arguments.remove else install(root, _program(root)):
        print(path)
    if root == Path("/") and not arguments.remove:  # another root is the one of an image: its own start does it
        activate(root)
    return 0


def run_pin(arguments: argparse.Namespace) -> int:
    """Sets the PIN, or writes the file that allows to set another one."""
    from companion.app.kiosk.pin import PinFile

    journal = kiosk_journal(arguments)
    file = PinFile.beside(journal)
    with _explaining_the_pins_file():
        file.check_readable()
    if arguments.recovery:
        with _explaining_the_pins_file():
            path = _write_recovery(file, arguments.to)
        print(path)
        return 0
    pin = _ask_pin()
    with _explaining_the_pins_file():
        file.set(pin)
    print_message("the PIN is set")
    return 0


def run_rollback(arguments: argparse.Namespace) -> int:
    """Makes the version before the current one."""
    from hardware.kiosk.versions import roll_back

    print(roll_back(arguments.root))
    print_message("it runs from the next start on: 'systemctl restart companion-kiosk'")
    return 0


@contextmanager
def _explaining_the_pins_file() -> Iterator[None]:
    """Says what to do where the PIN's file cannot be read or written, such as by another user."""
    try:
        yield
    except OSError as error:
        mend = {
            PermissionError: "on a kiosk run it as root, with 'sudo' before it",
            NotADirectoryError: "name a journal in a folder with --journal",
        }.get(type(error), "make room, or mend its disk")
        where = f" {error.filename}" if isinstance(error.filename, str) else ""
        raise DeviceError(f"the PIN's file{where}: {why_refused(error)}: {mend}") from None


@contextmanager
def as_owner(folder: Path) -> Iterator[bool]:
    """Lets root read and write as whose folder it is, such as the kiosk; yields whether this user is that one."""
    before = os.geteuid()
    owner = folder.stat().st_uid if folder.is_dir() else before
    if before == 0:
        os.seteuid(owner)
    try:
        yield os.geteuid() == owner
    finally:
        os.seteuid(before)


def kiosk_journal(arguments: argparse.Namespace) -> Path:
    """Returns the journal that is meant: on a machine that is a kiosk, unless another one is named, the kiosk's."""
    from hardware.kiosk.install import JOURNAL, is_installed

    is_kiosk = "COMPANION_JOURNAL" not in os.environ and is_installed(Path("/")) is not None
    return journal_file(arguments.journal or (JOURNAL if is_kiosk else None))


def _write_recovery(file: "PinFile", folder: Path) -> Path:
    """Writes the recovery file into `folder`; earlier ones are worth nothing from then on."""
    from companion.app.kiosk.pin import RECOVERY_NAME
    from companion.journal.atomic_files import try_writing, write_safely

    if not folder.is_dir():
        raise BadInputError(f"{folder} is no folder: name that of a memory stick with --to DIR")
    path = folder / RECOVERY_NAME
    with _another_folder(path):
        try_writing(path)
    key = file.make_recovery()
    with _another_folder(path):
        write_safely(path, f"{key}\n".encode())
    return path


@contextmanager
def _another_folder(path: Path) -> Iterator[None]:
    """Asks for another folder where a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadInputError(f"{path}: {error.strerror or error}: name another folder with --to DIR") from None


def _ask_pin() -> str:
    """Returns the PIN that somebody types twice, or the first line of standard input. Raises BadInputError."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip()
    try:
        pin = getpass.getpass("A new PIN of 6 to 12 digits: ")
        again = getpass.getpass("The same once more: ")
    except EOFError:
        raise BadInputError("no PIN was typed: nothing is set") from None
    if again != pin:
        raise BadInputError("the two PINs differ: nothing is set")
    return pin


def _program(root: Path) -> Path:
    """Returns the program that the kiosk starts: of the package, else that of this environment on this machine."""
    from hardware.kiosk.install import PROGRAM

    here = Path(sys.executable).with_name("companion")
    return here if root == Path("/") and not PROGRAM.exists() and here.exists() else PROGRAM
