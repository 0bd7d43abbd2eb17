"""Installs the kiosk's units and settings below a root, again and again with the same result; or removes them.

What is installed is activated: the kiosk's user, and the folder of its games, which that user owns.
"""

import os
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from companion.errors import BadInputError, DeviceError
from hardware.systemd import last_complaint, run_systemd

UNIT: Final = "etc/systemd/system/companion-kiosk.service"
START: Final = "usr/local/lib/companion/start-kiosk"
MOUNT_STICK: Final = "usr/local/lib/companion/mount-stick"
UNIT_LINK: Final = "etc/systemd/system/multi-user.target.wants/companion-kiosk.service"
"""By which the unit starts with the machine."""
FILES: Final[Mapping[str, str]] = {
    UNIT: "companion-kiosk.service",
    START: "start-kiosk",
    "etc/systemd/system.conf.d/companion.conf": "watchdog.conf",
    "etc/systemd/logind.conf.d/companion.conf": "logind.conf",
    "etc/sysctl.d/90-companion.conf": "sysctl.conf",
    "etc/sysusers.d/companion.conf": "sysusers.conf",
    "etc/udev/rules.d/90-companion-backlight.rules": "backlight.rules",
    "etc/polkit-1/rules.d/50-companion.rules": "power.rules",
    "etc/udev/rules.d/90-companion-stick.rules": "stick.rules",
    MOUNT_STICK: "mount-stick",
}
"""Where each file goes, below the root."""
MOUNT: Final = "etc/systemd/system/var-lib-companion.mount"
PARTITION: Final = "dev/disk/by-label/companion"
"""The file system that is mounted where the games are kept, if there is one: it is known by its name."""
PARTITION_FILES: Final[Mapping[str, str]] = {
    MOUNT: "games.mount",
    r"etc/systemd/system/dev-disk-by\x2dlabel-companion.device.d/50-companion.conf": "games-device.conf",
}
"""Where each file goes that mounts it."""
PARTITION_LINKS: Final[Mapping[str, str]] = {
    "etc/systemd/system/multi-user.target.wants/var-lib-companion.mount": "../var-lib-companion.mount"
}
LINKS: Final[Mapping[str, str]] = {
    **{f"etc/systemd/system/getty@tty{number}.service": "/dev/null" for number in range(1, 7)},
    "etc/systemd/system/autovt@.service": "/dev/null",
    "etc/systemd/system/ctrl-alt-del.target": "/dev/null",
    **{f"etc/systemd/system/{name}.timer": "/dev/null" for name in ("apt-daily", "apt-daily-upgrade")},
    UNIT_LINK: "../companion-kiosk.service",
}
"""No console where a password could be tried, no update by itself, and the unit that starts with the machine."""
JOURNAL: Final = Path("/var/lib/companion/journal.db")
"""Where the unit says that games are kept."""
PROGRAM: Final = Path("/opt/companion/current/bin/companion")
"""The program of the package, whichever version is current."""


def contents(program: Path = PROGRAM, files: Mapping[str, str] = FILES) -> Mapping[str, bytes]:
    """Returns what each of the files holds, for a program at that place."""
    folder = resources.files("hardware.kiosk") / "files"
    python = program.with_name("python")
    return {
        place: (folder / name)
        .read_text("utf-8")
        .replace("@PROGRAM@", str(program))
        .replace("@PYTHON@", str(python))
        .encode()
        for place, name in files.items()
    }


def install(root: Path, program: Path = PROGRAM) -> tuple[Path, ...]:
    """Writes everything below `root`; returns what has changed. Raises BadInputError or DeviceError.

    A partition for the games is mounted from now on if it is there, and hides none that lie in its place; one that was
    there before may be missing now.
    """
    _check_root(root)
    _check_hidden(root)
    has_partition = any((root / place).exists() for place in (PARTITION, MOUNT))
    files, links = ({**FILES, **PARTITION_FILES}, {**LINKS, **PARTITION_LINKS}) if has_partition else (FILES, LINKS)
    changed = []
    try:
        for place, content in contents(program, files).items():
            mode = 0o755 if place in (START, MOUNT_STICK) else 0o644
            if _write(root / place, content, mode):
                changed.append(root / place)
        for place, target in links.items():
            if _link(root / place, target):
                changed.append(root / place)
    except OSError as error:
        raise _refused(error) from None
    return tuple(changed)


def remove(root: Path) -> tuple[Path, ...]:
    """Takes away what `install` wrote; the journal stays. Raises BadInputError or DeviceError."""
    _check_root(root)
    links = {**LINKS, **PARTITION_LINKS}
    gone = []
    try:
        for place in (*FILES, *PARTITION_FILES, *links):
            path = root / place
            if place in links and not (path.is_symlink() and str(path.readlink()) == links[place]):
                continue
            if path.is_symlink() or path.is_file():
                path.unlink()
                gone.append(path)
    except OSError as error:
        raise _refused(error) from None
    return tuple(gone)


def is_installed(root: Path) -> bool | None:
    """Whether the unit stands as this version writes it; None if there is none."""
    try:
        return (root / UNIT).read_bytes() == contents()[UNIT]
    except OSError:
        return None


def _check_root(root: Path) -> None:
    if not root.is_dir():
        raise BadInputError(f"{root} is no folder: name the root of a system with --root, or leave it out")


def _folder_of_games(root: Path) -> Path:
    """Returns the folder of the games below a root."""
    return root / JOURNAL.parent.relative_to("/")


def _check_hidden(root: Path) -> None:
    """Raises DeviceError where games lie in the folder over which their partition would be mounted."""
    folder, partition = _folder_of_games(root), root / PARTITION
    if not partition.exists() or os.path.ismount(folder) or not (folder / JOURNAL.name).exists():
        return
    stop = f"sudo systemctl stop {Path(UNIT).stem}"
    copy = f"sudo mount {partition} /mnt && sudo cp -an {folder}/. /mnt/ && sudo umount /mnt"
    move = f"sudo mv {folder} {folder}-before"
    raise DeviceError(
        f"{folder} holds games, which the partition 'companion' would hide: nothing is installed; "
        f"copy them to it first, with '{stop}; {copy} && {move}', install again, and restart"
    )


def _refused(error: OSError) -> DeviceError:
    return DeviceError(f"{error.filename}: {error.strerror}: run it as root, or name another folder with --root")


def _write(path: Path, content: bytes, mode: int) -> bool:
    """Writes a file beside itself first, so that a power cut leaves the old one or the new one."""
    if (
        path.is_file()
        and not path.is_symlink()
        and path.read_bytes() == content
        and path.stat().st_mode & 0o777 == mode
    ):
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.chmod(mode)
    fresh.replace(path)
    return True


def _link(path: Path, target: str) -> bool:
    """Makes a link; what a person has written there stays."""
    if path.is_symlink() and str(path.readlink()) == target:
        return False
    if path.exists() and not path.is_symlink():
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_link(path, target)
    return True


def replace_link(path: Path, target: str) -> None:
    """Makes a link beside itself first, so that a power cut leaves the old one or the new one."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.unlink(missing_ok=True)
    fresh.symlink_to(target)
    fresh.replace(path)


USER: Final = "companion"
TIMEOUT_S: Final = 60.0


def activate(root: Path) -> None:
    """Makes the user and its folder; where systemd runs, also mounts the games' partition there. Raises DeviceError."""
    _run("systemd-sysusers", f"--root={root}")
    _make_folder(root)
    if (root / "run/systemd/system").is_dir():
        _run("systemctl", "daemon-reload")
        if (root / MOUNT).exists():
            _mount(root)
            _make_folder(root)  # the partition's own


def _make_folder(root: Path) -> None:
    """Makes the folder of the games, which the kiosk's user owns."""
    folder = _folder_of_games(root)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.chown(folder, *_numbers(root))
    except OSError as error:
        raise DeviceError(f"{error.filename or folder}: {error.strerror}{_hint()}") from None


def _mount(root: Path) -> None:
    """Mounts the games' partition. Raises DeviceError with what is to be done to it."""
    try:
        _run("systemctl", "start", Path(MOUNT).name)
    except DeviceError as error:
        if not (root / PARTITION).exists():
            raise DeviceError("the partition 'companion' is not there: plug it in, and install again") from None
        more = f"it must be ext4; 'systemctl status {Path(MOUNT).name}' says more"
        raise DeviceError(f"the partition 'companion' is not mounted: {error}: {more}") from None


def _hint() -> str:
    """Returns what to do about a refusal where that may be the reason."""
    return ": run it as root" if os.geteuid() != 0 else ""


def _numbers(root: Path) -> tuple[int, int]:
    """Returns the numbers of the kiosk's user and of its group."""
    for line in (root / "etc/passwd").read_text("utf-8", errors="replace").splitlines():
        name, _, user, group, *_ = (*line.split(":"), "", "", "", "")
        if name == USER:
            return int(user), int(group)
    raise DeviceError(f"systemd-sysusers made no user {USER!r}: {Path(UNIT).name} cannot run")


def _run(name: str, *words: str) -> None:
    ended = run_systemd(name, *words, timeout_s=TIMEOUT_S)
    if ended.returncode:
        raise DeviceError(f"{name} {words[-1]}: {last_complaint(ended).rstrip('.') or ended.returncode}{_hint()}")
