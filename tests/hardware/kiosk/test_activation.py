"""What holds at once after the installation: the user, the folder of its games, and the partition mounted there."""

import os
import shutil
from pathlib import Path

import pytest

from companion.errors import DeviceError
from hardware.kiosk.install import PARTITION, activate, install

PASSWD = "root:x:0:0:root:/root:/bin/sh\ncompanion:x:{user}:{group}:Table companion:/var/lib/companion:/bin/false\n"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with programs that only say how they were called."""
    root, programs = tmp_path / "root", tmp_path / "programs"
    (root / "etc").mkdir(parents=True)
    (root / "etc/passwd").write_text(PASSWD.format(user=os.getuid(), group=os.getgid()))
    programs.mkdir()
    for name in ("systemd-sysusers", "systemctl"):
        (programs / name).write_text(f'#!/bin/sh\necho {name} "$@" >>{tmp_path}/called\n')
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    return root


def called(root: Path) -> list[str]:
    return (root.parent / "called").read_text().splitlines()


def test_where_systemd_does_not_run_only_the_user_and_its_folder_are_made(root: Path) -> None:
    activate(root)
    assert called(root) == [f"systemd-sysusers --root={root}"]
    assert (root / "var/lib/companion").is_dir()


@pytest.mark.parametrize("has_partition", [True, False])
def test_where_it_runs_the_games_partition_is_mounted_too(root: Path, has_partition: bool) -> None:
    (root / "run/systemd/system").mkdir(parents=True)
    if has_partition:
        (root / PARTITION).parent.mkdir(parents=True)
        (root / PARTITION).touch()
    install(root)
    activate(root)
    mounted = ["systemctl start var-lib-companion.mount"] if has_partition else []
    assert called(root)[1:] == ["systemctl daemon-reload", *mounted]


def refuse(root: Path, name: str, said: str) -> None:
    """Lets a program say something and fail, where it is to start something."""
    program = root.parent / "programs" / name
    program.write_text(f'#!/bin/sh\n[ "$1" = start ] || exit 0\necho first >&2; echo "{said}" >&2; exit 1\n')


@pytest.mark.parametrize(
    ("is_there", "reason"),
    [
        (False, r"the partition 'companion' is not there: plug it in, and install again$"),
        (
            True,
            r"the partition 'companion' is not mounted: systemctl .*\.mount: Job failed: it must be ext4; 'systemctl ",
        ),
    ],
)
def test_a_partition_that_cannot_be_mounted_is_said_once_all_else_is_done(
    root: Path, is_there: bool, reason: str
) -> None:
    (root / "run/systemd/system").mkdir(parents=True)
    (root / PARTITION).parent.mkdir(parents=True)
    (root / PARTITION).touch()
    install(root)
    if not is_there:
        (root / PARTITION).unlink()
    refuse(root, "systemctl", "Job failed.")
    with pytest.raises(DeviceError, match=f"^{reason}"):
        activate(root)
    assert (root / "var/lib/companion").is_dir()


@pytest.mark.parametrize(("user", "hint"), [(0, ""), (1000, ": run it as root")])
def test_what_a_program_refuses_is_said_in_a_line(
    root: Path, monkeypatch: pytest.MonkeyPatch, user: int, hint: str
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    program = root.parent / "programs/systemd-sysusers"
    program.write_text("#!/bin/sh\necho first >&2; echo 'Permission denied' >&2; exit 1\n")
    with pytest.raises(DeviceError, match=rf"^systemd-sysusers --root=[^:]*: Permission denied{hint}$"):
        activate(root)


def test_without_systemd_there_is_no_kiosk(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(DeviceError, match="systemd-sysusers is not installed"):
        activate(root)


def test_a_user_that_was_not_made_is_said(root: Path) -> None:
    (root / "etc/passwd").write_text("root:x:0:0:root:/root:/bin/sh\n")
    with pytest.raises(DeviceError, match="made no user 'companion'"):
        activate(root)


@pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("systemd-sysusers"), reason="needs root and systemd-sysusers")
def test_the_real_program_makes_the_user_who_owns_the_folder(tmp_path: Path) -> None:
    install(tmp_path)
    for _ in range(2):
        activate(tmp_path)
        owner = (tmp_path / "var/lib/companion").stat().st_uid
        assert f"companion:x:{owner}:" in (tmp_path / "etc/passwd").read_text()
        assert owner != 0
