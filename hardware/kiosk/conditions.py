"""Conditions of a safe kiosk: each is read from the system's own files, below a root that tests can lay out.

systemd itself tells whether the kiosk's unit runs.
"""

import errno
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from companion.errors import DeviceError
from hardware.kiosk.install import FILES, JOURNAL, LINKS, MOUNT, UNIT, UNIT_LINK, is_installed
from hardware.mounts import Mount, read_mounts
from hardware.systemd import run_systemd

TIMEOUT_S: Final = 3.0
ACTIVE: Final = "active"


@dataclass(frozen=True, slots=True)
class UnitState:
    """`active`: systemd's word, such as "active", or "activating" while it starts; `restarts`: since it was started."""

    active: str
    restarts: int


def read_unit_state() -> UnitState | None:
    """Returns the state of the kiosk's unit; None where no systemd tells."""
    words = ("show", "--property=ActiveState,NRestarts", Path(UNIT).name)
    try:
        told = run_systemd("systemctl", *words, timeout_s=TIMEOUT_S)
    except DeviceError:
        return None
    found = dict(line.split("=", 1) for line in told.stdout.splitlines() if "=" in line)
    restarts = found.get("NRestarts", "")
    if told.returncode or not found.get("ActiveState") or not restarts.isdecimal():
        return None
    return UnitState(found["ActiveState"], int(restarts))


MIB: Final = 1024 * 1024
LEAST_FREE: Final = 64 * MIB
LITTLE_FREE: Final = 500 * MIB
VOLATILE: Final = ("tmpfs", "ramfs", "overlay", "squashfs", "devtmpfs")
"""File systems from which everything is gone at power-off, or to which nothing can be written."""
READ_ONLY: Final = frozenset(("ro", "emergency_ro"))
"""Options of a mount to which nothing can be written; Linux 6.15 and later say the second one after an error."""
WATCHDOG_S: Final = range(1, 16)
"""What the Pi's own watchdog can count to."""
FIRST_YEAR: Final = 2026
"""No clock that is right shows an earlier year."""
_TOUCH_BIT: Final = 0x35
"""ABS_MT_POSITION_X: devices that have it are touched with fingers."""
_UNDER_VOLTAGE: Final = (0x1, 0x10000)
"""Bits of the Pi's firmware: too little voltage now, and since the start."""


class Health(StrEnum):
    """How a condition stands."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition, how it stands, and why in a word: the texts are found by all three."""

    check: str
    state: Health
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Machine:
    """What is looked at: root, the journal's place, whether a PIN is set and can be read, and what systemd tells.

    `journal_fault` and `event_fault` are words for what is wrong with these files; nothing where they are sound.
    """

    journal: Path
    has_pin: bool
    root: Path = Path("/")
    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    unit_state: Callable[[], UnitState | None] = read_unit_state
    is_pin_unreadable: bool = False
    journal_fault: str = ""
    event_fault: str = ""

    def read(self, place: str) -> str:
        """Returns what a file of the system says, or nothing."""
        try:
            return (self.root / place).read_text("utf-8", errors="replace")
        except OSError:
            return ""


def check_kiosk(machine: Machine) -> tuple[Condition, ...]:
    """Returns every condition, in the order in which a host mends them."""
    return tuple(Condition(name, *check(machine)) for name, check in CHECKS.items())


def is_journal_volatile(journal: Path, mounts: str) -> bool | None:
    """Whether a journal's file system forgets it at power-off; None if it shares the system's own.

    `mounts` is /proc/self/mountinfo. A file is created and removed beside the journal, as not every kernel tells there
    that it made a file system read-only.
    """
    found = _mount_of(journal, mounts)
    if is_volatile_mount(found) or _is_read_only(journal.parent):
        return True
    return None if _is_systems_own(found, mounts) else False


def is_partition_missing(journal: Path, mounts: str, root: Path = Path("/")) -> bool:
    """Whether a kiosk's games should lie on a partition that is not mounted: they would begin anew below its place."""
    is_kiosks = Path(os.path.realpath(journal)).parent == JOURNAL.parent
    return is_kiosks and (root / MOUNT).exists() and _is_systems_own(_mount_of(journal, mounts), mounts)


def is_volatile_mount(mount: Mount | None) -> bool:
    """Whether nothing that is written to a file system stays: it is in memory, or read-only.

    Of one that the kernel made read-only after an error only the file system's own options tell, if anything does.
    """
    if mount is None:
        return False
    return mount.kind in VOLATILE or not READ_ONLY.isdisjoint((*mount.options, *mount.settings))


def _is_read_only(folder: Path) -> bool:
    """Whether the kernel refuses to create a file there because the file system is read-only."""
    try:
        with TemporaryFile(dir=folder):
            return False
    except OSError as error:
        return error.errno == errno.EROFS


def _is_protected(system: Mount | None) -> bool:
    """Whether nothing is written to the system's disk; to the unit itself it is mounted read-only in any case."""
    return system is not None and (system.kind in VOLATILE or "ro" in system.settings)


def _is_systems_own(mount: Mount | None, mounts: str) -> bool:
    """Whether it is the system's file system; a unit that may write to one folder alone sees that mounted once more."""
    system = _mount_of(Path("/"), mounts)
    return mount is None or mount.place == Path("/") or (system is not None and mount.device == system.device)


def _mount_of(path: Path, mounts: str) -> Mount | None:
    """Returns the file system of `path`: the deepest one, mounted last."""
    whole = Path(os.path.realpath(path))
    best: Mount | None = None
    for mount in read_mounts(mounts):
        is_above = mount.place == whole or mount.place in whole.parents
        if is_above and (best is None or len(mount.place.parts) >= len(best.place.parts)):
            best = mount
    return best


def _check_journal(machine: Machine) -> tuple[Health, str]:
    mounts = machine.read("proc/self/mountinfo")
    if is_partition_missing(machine.journal, mounts, machine.root):
        return Health.FAIL, "missing"
    is_volatile = is_journal_volatile(machine.journal, mounts)
    if is_volatile:
        return Health.FAIL, "vanishes"
    if is_volatile is None:
        return Health.WARN, "shared"
    return (Health.OK, "") if _is_protected(_mount_of(Path("/"), mounts)) else (Health.WARN, "unprotected")


def _check_games(machine: Machine) -> tuple[Health, str]:
    if machine.journal_fault:
        return (Health.WARN if machine.journal_fault == "damaged" else Health.FAIL), machine.journal_fault
    is_used = is_installed(machine.root) is not None and _is_used_elsewhere(machine)
    return (Health.FAIL, "in-use") if is_used else (Health.OK, "")


def _is_used_elsewhere(machine: Machine) -> bool:
    """Whether another process than this one, and than the kiosk's unit, holds the journal's lock."""
    try:
        lock = machine.journal.with_name(machine.journal.name + ".lock").stat()
    except OSError:
        return False
    place = rf"{os.major(lock.st_dev):02x}:{os.minor(lock.st_dev):02x}:{lock.st_ino}"
    holders = re.findall(rf"FLOCK +ADVISORY +WRITE +(\d+) {place} ", machine.read("proc/locks"))
    unit = Path(UNIT).name
    return any(int(one) != os.getpid() and unit not in machine.read(f"proc/{one}/cgroup") for one in holders)


def _check_event(machine: Machine) -> tuple[Health, str]:
    if machine.event_fault == "none":
        return Health.OK, "none"
    return (Health.FAIL, machine.event_fault) if machine.event_fault else (Health.OK, "")


def _check_watchdog(machine: Machine) -> tuple[Health, str]:
    text = machine.read("etc/systemd/system.conf.d/companion.conf") + machine.read("etc/systemd/system.conf")
    setting = re.search(r"^RuntimeWatchdogSec=(\d+)s?$", text, re.MULTILINE)
    if not setting or int(setting[1]) not in WATCHDOG_S:
        return Health.FAIL, "unset"
    return (Health.OK, "") if (machine.root / "dev/watchdog").exists() else (Health.WARN, "missing")


def _check_unit(machine: Machine) -> tuple[Health, str]:
    installed = is_installed(machine.root)
    if installed is None or not os.path.lexists(machine.root / UNIT_LINK):
        return Health.FAIL, "missing"
    state = machine.unit_state()
    if state and state.active != ACTIVE:
        return Health.FAIL, "stopped"
    if state and state.restarts:
        return Health.WARN, "restarted"
    return (Health.OK, "") if installed else (Health.WARN, "other")


def _check_pin(machine: Machine) -> tuple[Health, str]:
    if machine.is_pin_unreadable:
        return Health.FAIL, "unreadable"
    return (Health.OK, "") if machine.has_pin else (Health.FAIL, "unset")


def _check_terminals(machine: Machine) -> tuple[Health, str]:
    places = (*(place for place in LINKS if "tty" in place), "etc/systemd/logind.conf.d/companion.conf")
    there = all(os.path.lexists(machine.root / place) for place in places if place in LINKS or place in FILES)
    return (Health.OK, "") if there else (Health.FAIL, "open")


def _check_power(machine: Machine) -> tuple[Health, str]:
    places = sorted(machine.root.glob("sys/devices/platform/soc*/*firmware/get_throttled"))
    try:
        bits = int(machine.read(str(places[0].relative_to(machine.root))), 16)
    except (IndexError, ValueError):
        return Health.OK, "untold"
    now, since = _UNDER_VOLTAGE
    return (Health.FAIL, "low") if bits & now else (Health.WARN, "was-low") if bits & since else (Health.OK, "")


def _check_space(machine: Machine) -> tuple[Health, str]:
    folder = next((above for above in machine.journal.parents if above.is_dir()), Path("/"))
    found = os.statvfs(folder)
    free = found.f_bavail * found.f_frsize
    return (
        (Health.FAIL, "full") if free < LEAST_FREE else (Health.WARN, "low") if free < LITTLE_FREE else (Health.OK, "")
    )


def _check_clock(machine: Machine) -> tuple[Health, str]:
    if machine.now().year < FIRST_YEAR:
        return Health.WARN, "wrong"
    is_set = (machine.root / "run/systemd/timesync/synchronized").exists() or (machine.root / "dev/rtc0").exists()
    return (Health.OK, "") if is_set else (Health.WARN, "unset")


def _check_display(machine: Machine) -> tuple[Health, str]:
    outputs = (machine.root / "sys/class/drm").glob("*/status")
    connected = any(machine.read(str(path.relative_to(machine.root))).strip() == "connected" for path in outputs)
    return (Health.OK, "") if connected else (Health.FAIL, "missing")


def _check_touch(machine: Machine) -> tuple[Health, str]:
    for words in re.findall(r"^B: ABS=([0-9a-f ]+)$", machine.read("proc/bus/input/devices"), re.MULTILINE):
        bits = 0
        for word in words.split():
            bits = bits << 64 | int(word, 16)
        if bits >> _TOUCH_BIT & 1:
            return Health.OK, ""
    return Health.FAIL, "missing"


def _check_camera(machine: Machine) -> tuple[Health, str]:
    there = any((machine.root / "dev").glob("video*")) or any((machine.root / "dev").glob("media*"))
    return (Health.OK, "") if there else (Health.WARN, "missing")


def _check_sound(machine: Machine) -> tuple[Health, str]:
    cards = machine.read("proc/asound/cards").strip()
    return (Health.OK, "") if cards and "no soundcards" not in cards else (Health.WARN, "missing")


CHECKS: Final[dict[str, Callable[[Machine], tuple[Health, str]]]] = {
    "journal-partition": _check_journal,
    "games": _check_games,
    "event": _check_event,
    "watchdog": _check_watchdog,
    "unit": _check_unit,
    "pin": _check_pin,
    "virtual-terminal": _check_terminals,
    "power": _check_power,
    "space": _check_space,
    "clock": _check_clock,
    "display": _check_display,
    "touch": _check_touch,
    "camera": _check_camera,
    "sound": _check_sound,
}
