"""What a host should mend before an event, read from a system laid out in a folder (K6)."""

import errno
import fcntl
import os
import re
from collections import namedtuple
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hardware.kiosk.conditions import (
    CHECKS,
    MIB,
    Health,
    Machine,
    UnitState,
    check_kiosk,
    is_journal_volatile,
    read_unit_state,
)
from hardware.kiosk.install import MOUNT, UNIT_LINK, install

MOUNTS = """\
22 1 179:2 / / rw,noatime - ext4 /dev/mmcblk0p2 rw
30 22 0:25 / /tmp rw - tmpfs tmpfs rw
31 22 179:3 / /var/lib/companion rw,noatime - ext4 /dev/mmcblk0p3 rw
32 22 179:4 / /mnt/my\\040card ro - ext4 /dev/mmcblk0p4 ro
33 22 0:40 / /home rw - overlay overlayroot rw
34 22 179:5 / /srv rw,relatime - ext4 /dev/loop0 rw,errors=remount-ro,emergency_ro
a line that is none
"""
Disk = namedtuple("Disk", "f_bavail f_frsize")


def machine(
    root: Path, journal: str = "/var/lib/companion/journal.db", year: int = 2026, unit: UnitState | None = None
) -> Machine:
    return Machine(Path(journal), True, root, lambda: datetime(year, 11, 22, tzinfo=UTC), lambda: unit)


def write(root: Path, place: str, text: str = "") -> None:
    (root / place).parent.mkdir(parents=True, exist_ok=True)
    (root / place).write_text(text)


def state_of(found: Machine, check: str) -> tuple[Health, str]:
    return CHECKS[check](found)


@pytest.mark.parametrize(
    ("journal", "is_volatile"),
    [
        ("/var/lib/companion/journal.db", False),
        ("/var/lib/companion-other/journal.db", None),
        ("/tmp/journal.db", True),
        ("/home/pi/journal.db", True),
        ("/mnt/my card/journal.db", True),
        pytest.param("/srv/journal.db", True, id="made read-only by the kernel after an error"),
    ],
)
def test_a_journal_lies_where_it_stays(journal: str, is_volatile: bool | None) -> None:
    assert is_journal_volatile(Path(journal), MOUNTS) is is_volatile
    assert is_journal_volatile(Path(journal), "") is None


@pytest.mark.parametrize(("number", "is_volatile"), [(errno.EROFS, True), (errno.EACCES, False)])
def test_a_file_system_whose_mount_looks_well_is_tried(
    monkeypatch: pytest.MonkeyPatch, number: int, is_volatile: bool
) -> None:
    """Linux 6.12 does not tell that it made a file system read-only; nor is it so to who may not write there."""

    def refuse(**_: Path) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("hardware.kiosk.conditions.TemporaryFile", refuse)
    assert is_journal_volatile(Path("/var/lib/companion/journal.db"), MOUNTS) is is_volatile


@pytest.mark.parametrize(
    ("root", "health"),
    [
        ("rw,noatime - ext4 /dev/mmcblk0p2 rw", (Health.WARN, "unprotected")),
        ("ro,noatime - ext4 /dev/mmcblk0p2 ro", (Health.OK, "")),
        ("ro,noatime - ext4 /dev/mmcblk0p2 rw", (Health.WARN, "unprotected")),
        (
            "rw,relatime - overlay overlayroot rw,lowerdir=/media/root-ro",
            (Health.OK, ""),
        ),
    ],
    ids=["written to", "read-only", "written to, as the unit's own mounts show it", "raspi-config's overlay"],
)
def test_a_power_cut_damages_no_system_that_nothing_is_written_to(
    tmp_path: Path, root: str, health: tuple[Health, str]
) -> None:
    write(tmp_path, "proc/self/mountinfo", MOUNTS.replace("rw,noatime - ext4 /dev/mmcblk0p2 rw", root))
    assert state_of(machine(tmp_path), "journal-partition") == health


def test_a_mount_of_the_systems_own_file_system_is_no_partition_of_the_games() -> None:
    """So the unit sees its folder, as all else is read-only to it."""
    mounts = MOUNTS.replace("179:3 /", "179:2 /var/lib/companion")
    assert is_journal_volatile(Path("/var/lib/companion/journal.db"), mounts) is None


def test_a_partition_that_is_set_up_and_not_mounted_is_to_be_mended(tmp_path: Path) -> None:
    write(tmp_path, MOUNT)
    write(tmp_path, "proc/self/mountinfo", MOUNTS.replace("/var/lib/companion", "/media/other"))
    assert state_of(machine(tmp_path), "journal-partition") == (Health.FAIL, "missing")
    assert state_of(machine(tmp_path, "/opt/journal.db"), "journal-partition") == (Health.WARN, "shared")


def test_a_machine_in_order(tmp_path: Path) -> None:
    install(tmp_path)
    write(
        tmp_path,
        "proc/self/mountinfo",
        MOUNTS.replace("rw,noatime - ext4 /dev/mmcblk0p2 rw", "ro - ext4 /dev/mmcblk0p2 ro"),
    )
    write(tmp_path, "sys/devices/platform/soc/soc:firmware/get_throttled", "0\n")
    write(tmp_path, "sys/class/drm/card1-DSI-1/status", "connected\n")
    write(
        tmp_path,
        "proc/bus/input/devices",
        'N: Name="keys"\nB: ABS=1\n\nN: Name="glass"\nB: ABS=2658000 3\n'.replace("2658000 3", "260800000000003"),
    )
    write(tmp_path, "proc/asound/cards", " 0 [Headphones]\n")
    for device in ("watchdog", "rtc0", "video0"):
        write(tmp_path, f"dev/{device}")
    assert {
        found.check: found.state for found in check_kiosk(machine(tmp_path)) if found.check != "space"
    } == dict.fromkeys([name for name in CHECKS if name != "space"], Health.OK)


def test_an_empty_machine(tmp_path: Path) -> None:
    found = {one.check: (one.state, one.reason) for one in check_kiosk(machine(tmp_path)) if one.check != "space"}
    assert found == {
        "journal-partition": (Health.WARN, "shared"),
        "games": (Health.OK, ""),
        "event": (Health.OK, ""),
        "watchdog": (Health.FAIL, "unset"),
        "unit": (Health.FAIL, "missing"),
        "pin": (Health.OK, ""),
        "virtual-terminal": (Health.FAIL, "open"),
        "power": (Health.OK, "untold"),
        "clock": (Health.WARN, "unset"),
        "display": (Health.FAIL, "missing"),
        "touch": (Health.FAIL, "missing"),
        "camera": (Health.WARN, "missing"),
        "sound": (Health.WARN, "missing"),
    }


def test_what_was_changed_since(tmp_path: Path) -> None:
    install(tmp_path)
    write(tmp_path, "etc/systemd/system/companion-kiosk.service", "[Service]\n")
    write(tmp_path, "proc/self/mountinfo", MOUNTS)
    found = machine(tmp_path, "/tmp/journal.db", year=1999)
    assert state_of(found, "unit") == (Health.WARN, "other")
    assert state_of(found, "watchdog") == (Health.WARN, "missing")
    assert state_of(found, "journal-partition") == (Health.FAIL, "vanishes")
    assert state_of(found, "clock") == (Health.WARN, "wrong")
    assert CHECKS["pin"](Machine(Path("/j"), False, tmp_path)) == (Health.FAIL, "unset")
    unreadable = Machine(Path("/j"), True, tmp_path, is_pin_unreadable=True)
    assert CHECKS["pin"](unreadable) == (Health.FAIL, "unreadable")


@pytest.mark.parametrize(
    ("unit", "state"),
    [
        (UnitState("active", 0), (Health.OK, "")),
        (UnitState("active", 2), (Health.WARN, "restarted")),
        (UnitState("activating", 2), (Health.FAIL, "stopped")),
        (UnitState("failed", 0), (Health.FAIL, "stopped")),
        (None, (Health.OK, "")),
    ],
    ids=["runs", "runs again", "is started again and again", "does not run", "nobody tells"],
)
def test_the_companion_runs_and_starts_with_the_machine(
    tmp_path: Path, unit: UnitState | None, state: tuple[Health, str]
) -> None:
    install(tmp_path)
    assert state_of(machine(tmp_path, unit=unit), "unit") == state
    (tmp_path / UNIT_LINK).unlink()  # as `systemctl disable` does
    assert state_of(machine(tmp_path, unit=unit), "unit") == (Health.FAIL, "missing")


@pytest.mark.parametrize("place", ["soc/soc:firmware", "soc@107c000000/soc@107c000000:firmware", "soc/firmware"])
@pytest.mark.parametrize(("told", "state"), [("50005", "fail"), ("50000", "warn"), ("0", "ok"), ("?", "ok")])
def test_the_power_supply_of_a_pi(tmp_path: Path, place: str, told: str, state: str) -> None:
    write(tmp_path, f"sys/devices/platform/{place}/get_throttled", f"{told}\n")
    assert state_of(machine(tmp_path), "power")[0] == state


@pytest.mark.parametrize(("free_mib", "state"), [(10, "fail"), (100, "warn"), (501, "ok")])
def test_the_room_for_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free_mib: int, state: str) -> None:
    monkeypatch.setattr("os.statvfs", lambda _: Disk(free_mib, MIB))
    assert state_of(machine(tmp_path), "space")[0] == state


@pytest.mark.parametrize("reason", ["unwritable", "newer", "unreadable"])
def test_games_with_which_nobody_can_play(tmp_path: Path, reason: str) -> None:
    assert CHECKS["games"](Machine(Path("/j"), True, tmp_path, journal_fault=reason)) == (Health.FAIL, reason)


def test_damaged_games_are_mended_at_the_next_start(tmp_path: Path) -> None:
    assert CHECKS["games"](Machine(Path("/j"), True, tmp_path, journal_fault="damaged")) == (Health.WARN, "damaged")


def test_an_event_file_that_counts_for_nothing(tmp_path: Path) -> None:
    states = {fault: CHECKS["event"](Machine(Path("/j"), True, tmp_path, event_fault=fault)) for fault in EVENT_FAULTS}
    assert states == EVENT_FAULTS


EVENT_FAULTS = {
    "": (Health.OK, ""),
    "none": (Health.OK, "none"),
    "faulty": (Health.FAIL, "faulty"),
    "unreadable": (Health.FAIL, "unreadable"),
}


@pytest.mark.parametrize(
    ("holder", "cgroup", "health"),
    [
        ("another", "0::/user.slice/session-3.scope\n", (Health.FAIL, "in-use")),
        ("another", "0::/system.slice/companion-kiosk.service\n", (Health.OK, "")),
        ("this one", "", (Health.OK, "")),
        ("nobody", "", (Health.OK, "")),
    ],
)
def test_games_that_another_companion_has_open(
    tmp_path: Path, holder: str, cgroup: str, health: tuple[Health, str]
) -> None:
    journal = tmp_path / "games" / "journal.db"
    pid = os.getpid() + (holder == "another")
    found = machine(tmp_path, str(journal))
    assert state_of(found, "games") == (Health.OK, ""), "nobody ever played there"
    write(tmp_path, "games/journal.db.lock")
    lock = journal.with_name("journal.db.lock").stat()
    place = f"{os.major(lock.st_dev):02x}:{os.minor(lock.st_dev):02x}:{lock.st_ino}"
    others = f"1: POSIX  ADVISORY  WRITE {pid + 5} {place} 0 EOF\n2: FLOCK  ADVISORY  WRITE {pid + 6} 00:19:2 0 EOF\n"
    held = f"3: FLOCK  ADVISORY  WRITE {pid} {place} 0 EOF\n" if holder != "nobody" else ""
    write(tmp_path, "proc/locks", others + held)
    write(tmp_path, f"proc/{pid}/cgroup", cgroup)
    assert state_of(found, "games") == (Health.OK, ""), "this machine is no kiosk"
    install(tmp_path)
    assert state_of(found, "games") == health


def test_the_systems_list_of_locks_is_read_as_it_is_written(tmp_path: Path) -> None:
    with JournalLockOf(tmp_path / "journal.db") as lock:
        assert re.search(rf"FLOCK +ADVISORY +WRITE +{os.getpid()} \S+:{lock} ", Path("/proc/locks").read_text())


class JournalLockOf:
    """A lock as a companion takes it; its file's number."""

    def __init__(self, journal: Path) -> None:
        self._path = journal.with_name(journal.name + ".lock")

    def __enter__(self) -> int:
        self._file = self._path.open("w")
        fcntl.flock(self._file, fcntl.LOCK_EX)
        return self._path.stat().st_ino

    def __exit__(self, *_: object) -> None:
        self._file.close()


def put_systemctl(folder: Path, lines: str) -> None:
    (folder / "systemctl").write_text(f"#!/bin/sh\n{lines}\n")
    (folder / "systemctl").chmod(0o755)


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_what_systemd_tells(programs: Path) -> None:
    put_systemctl(programs, f'echo "$@" >"{programs}/asked"; echo NRestarts=3; echo ActiveState=activating')
    assert read_unit_state() == UnitState("activating", 3)
    assert (programs / "asked").read_text() == "show --property=ActiveState,NRestarts companion-kiosk.service\n"


@pytest.mark.parametrize(
    "lines", ["exit 1", "exit 0", "echo ActiveState=active", "echo ActiveState=; echo NRestarts=", "echo a; exit 1"]
)
def test_where_it_tells_nothing(programs: Path, lines: str) -> None:
    put_systemctl(programs, lines)
    assert read_unit_state() is None


def test_where_there_is_no_systemd() -> None:
    assert read_unit_state() is None
