"""The start of `companion run --kiosk`: reads the event, starts safely after crashes, feeds the watchdog."""

from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.app.exit_options import KIOSK_VARIABLE
from companion.app.kiosk.crash_loop import CrashLoop, StartKind
from companion.commands.messages import print_message
from companion.errors import BadInputError
from companion.events.event_file import EVENT_NAME, EventFile, default_event, load_event
from companion.journal.lock import is_held
from companion.phrases import Phrase, phrase
from companion.translations import languages
from hardware.kiosk.conditions import is_journal_volatile, is_partition_missing

if TYPE_CHECKING:
    from companion.ui.app import KioskStart

LEFT_BY_HOST: Final = 77
"""The exit status after which systemd does not start the companion again: the host has left it."""
MOUNTS: Final = Path("/proc/self/mountinfo")


def read_event(journal: Path, wanted: Path | None) -> tuple[EventFile, Phrase | None]:
    """Returns the event file that is wanted, or the one beside the journal; a faulty one is told, and a default taken.

    Nobody stands beside a kiosk that does not start; what is returned with a default tells its screen why.
    """
    from companion.ui.games import playable

    beside = journal.with_name(EVENT_NAME)
    path = wanted
    with suppress(OSError):  # nobody may look into its folder: the screen says that the games cannot be opened
        path = wanted or (beside if beside.is_file() else None)
    usual = default_event(playable(), languages())
    if path is None:
        return usual, None
    try:
        event, found = load_event(path)
        faults = tuple(map(str, found))
    except BadInputError as error:
        event, faults = usual, (str(error),)
    for fault in faults:
        print_message(f"{path}: {fault}")
    return (usual, phrase("kiosk.event.default", file=path.name)) if faults else (event, None)


def prepare(
    journal: Path, event: EventFile, kind: StartKind, environment: MutableMapping[str, str], root: Path = Path("/")
) -> "KioskStart":
    """Returns how the kiosk starts; from here on nobody can close it but the host."""
    from companion.ui.app import KioskStart

    environment[KIOSK_VARIABLE] = "1"
    mounts = MOUNTS.read_text("utf-8", errors="replace") if MOUNTS.exists() else ""
    fault = None
    if is_partition_missing(journal, mounts, root):
        fault = phrase("kiosk.fault.missing")
    elif is_journal_volatile(journal, mounts):
        fault = phrase("kiosk.fault.vanishes")
    said = {StartKind.SAFE: "kiosk.host.safe", StartKind.RESTARTED: "kiosk.fault.restarted"}
    notices = (phrase(said[kind]),) if kind in said and not fault else ()
    return KioskStart(event, kind is StartKind.SAFE, fault, notices)


def make_crash_loop(journal: Path) -> CrashLoop:
    """Returns what counts the bad starts of the companion whose journal is there."""
    return CrashLoop(journal.with_name("starts.json"), is_second=is_held(journal))
