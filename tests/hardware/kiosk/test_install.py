"""Units and settings of the kiosk (K4, K5): written again with the same result, taken away without a trace."""

import os
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from companion.errors import BadInputError, DeviceError
from hardware.kiosk.install import (
    FILES,
    JOURNAL,
    LINKS,
    MOUNT,
    MOUNT_STICK,
    PARTITION,
    PARTITION_FILES,
    PARTITION_LINKS,
    START,
    UNIT,
    contents,
    install,
    remove,
)
from hardware.kiosk.versions import roll_back
from tests.project.tree import ROOT

MANAGER = "etc/systemd/system.conf.d/companion.conf"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    install(tmp_path)
    return tmp_path


def list_files(root: Path) -> dict[str, object]:
    found = (path for path in sorted(root.rglob("*")) if path.is_symlink() or path.is_file())
    return {str(p.relative_to(root)): str(p.readlink()) if p.is_symlink() else p.read_bytes() for p in found}


def test_doing_it_again_changes_nothing(root: Path) -> None:
    before = list_files(root)
    assert install(root) == ()
    assert list_files(root) == before
    assert set(before) == {*FILES, *LINKS}


def test_what_a_file_holds_is_on_the_disk_before_it_takes_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a power cut may leave a file of no length in the place of the old one."""
    synced: list[tuple[str, bytes]] = []

    def note_synced(number: int) -> None:
        path = Path(f"/proc/self/fd/{number}").readlink()
        synced.append((path.name, path.read_bytes()))

    monkeypatch.setattr("os.fsync", note_synced)
    install(tmp_path)
    assert synced == [(f".{Path(place).name}.new", content) for place, content in contents().items()]


def test_a_partition_hides_no_games(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the folder would vanish from sight below the partition: it is moved there first."""
    folder = root / JOURNAL.parent.relative_to("/")
    for place in (root / PARTITION, folder / JOURNAL.name):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch()
    before = list_files(root)
    with pytest.raises(DeviceError, match=rf"^{folder} holds games, .* would hide: .*'sudo systemctl stop .* cp -an "):
        install(root)
    assert list_files(root) == before
    monkeypatch.setattr("os.path.ismount", lambda path: path == folder)
    assert root / MOUNT in install(root), "these lie on the partition already"


def test_what_was_changed_is_written_anew(root: Path) -> None:
    (root / UNIT).write_text("other")
    assert install(root) == (root / UNIT,)


def test_removing_leaves_what_others_wrote(root: Path) -> None:
    journal = root / "var/lib/companion/journal.db"
    own = root / "etc/systemd/system/getty@tty3.service"
    journal.parent.mkdir(parents=True)
    journal.write_text("games")
    own.unlink()
    own.write_text("my own")
    assert install(root) == ()
    assert own.read_text() == "my own"
    assert len(remove(root)) == len(FILES) + len(LINKS) - 1
    assert list_files(root) == {
        "var/lib/companion/journal.db": b"games",
        "etc/systemd/system/getty@tty3.service": b"my own",
    }
    assert remove(root) == ()


def test_a_partition_for_the_games_is_mounted_from_then_on(root: Path) -> None:
    """K6: by its name, and not by a line of /etc/fstab."""
    (root / PARTITION).parent.mkdir(parents=True)
    (root / PARTITION).touch()
    assert set(install(root)) == {root / place for place in (*PARTITION_FILES, *PARTITION_LINKS)}
    (root / PARTITION).unlink()
    assert install(root) == (), "it is only unplugged"
    mount = (root / MOUNT).read_text().splitlines()
    assert {f"What=/{PARTITION}", "Where=/var/lib/companion", "Type=ext4"} <= set(mount)
    assert f" {Path(MOUNT).name}" in re.findall(r"^After=.*", (root / UNIT).read_text(), re.MULTILINE)[0]
    assert len(remove(root)) == len(FILES) + len(LINKS) + len(PARTITION_FILES) + len(PARTITION_LINKS)
    assert list_files(root) == {}


def test_a_root_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="is no folder"):
        install(tmp_path / "nothing")


def test_the_start_calls_the_companion_and_no_key_leaves_it(root: Path) -> None:
    start = (root / START).read_text()
    assert os.access(root / START, os.X_OK)
    assert "exec cage -- /opt/companion/current/bin/companion" in start
    assert not re.search(r"cage .*-\w*s\w* ", start)
    subprocess.run(["sh", "-n", root / START], check=True)


def test_a_crash_never_stops_it_from_starting_again(root: Path) -> None:
    unit = (root / UNIT).read_text().splitlines()
    assert {"Restart=always", "StartLimitIntervalSec=0", "Type=notify", "WatchdogSec=10"} <= set(unit)
    watchdog = (root / MANAGER).read_text()
    assert 10 <= int(re.findall(r"^RuntimeWatchdogSec=(\d+)$", watchdog, re.MULTILINE)[0]) <= 14


def test_the_compositor_stays_in_the_unit_and_may_make_its_socket(root: Path) -> None:
    """A session of PAM would take it out, so that nothing is heard from what it starts (systemd.exec, PAMName=)."""
    unit = (root / UNIT).read_text()
    assert "NotifyAccess=all" in unit
    assert not re.search(r"^PAMName=", unit, re.MULTILINE)
    assert "XDG_RUNTIME_DIR=/run/companion " in unit, "ProtectHome= hides /run/user"
    assert {"RuntimeDirectory=companion", "RuntimeDirectoryMode=0700"} <= set(unit.splitlines())


def test_the_display_is_opened_by_a_daemon_that_the_package_brings(root: Path) -> None:
    """Without a session of logind, seatd is the way to a seat; Debian's lets the group video ask it."""
    unit = (root / UNIT).read_text()
    assert "LIBSEAT_BACKEND=seatd" in unit
    assert "Wants=seatd.service" in unit.splitlines()
    assert " seatd.service" in re.findall(r"^After=.*", unit, re.MULTILINE)[0]
    assert "m companion video" in (root / "etc/sysusers.d/companion.conf").read_text()
    assert re.search(r"^Depends: .*\bseatd\b", (ROOT / ".setup/package").read_text(), re.MULTILINE)


def test_no_keys_restart_the_machine(root: Path) -> None:
    """Ctrl-Alt-Del does nothing; seven of them within 2 s would still reboot it at once (systemd-system.conf)."""
    assert (root / "etc/systemd/system/ctrl-alt-del.target").readlink() == Path("/dev/null")
    assert "CtrlAltDelBurstAction=none" in (root / MANAGER).read_text().splitlines()
    assert "kernel.ctrl-alt-del = 0" in (root / "etc/sysctl.d/90-companion.conf").read_text()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not there")
def test_the_unit_is_sound_and_has_few_rights(root: Path) -> None:
    (root / PARTITION).parent.mkdir(parents=True)
    (root / PARTITION).touch()
    install(root)
    units = [root / UNIT, root / MOUNT]
    verified = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(root / UNIT)]
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0


class TestStick:
    """What udev calls for each file system of a stick, with an `lsblk` that tells of another machine."""

    @staticmethod
    def plug_in(root: Path, disk: str, mounted: str) -> str:
        bin_ = root / "bin"
        bin_.mkdir()
        lsblk = f'case "$*" in *PKNAME*) echo {disk} ;; *) echo "{mounted}" ;; esac'
        for name, text in (("lsblk", lsblk), ("systemd-mount", 'echo "$@"')):
            (bin_ / name).write_text(f"#!/bin/sh\n{text}\n")
            (bin_ / name).chmod(0o755)
        words = ["sh", str(root / MOUNT_STICK), "/dev/sda1"]
        path = f"{bin_}:{os.environ['PATH']}"
        return subprocess.run(words, env={"PATH": path}, capture_output=True, text=True, check=True).stdout

    @pytest.mark.parametrize("disk", ["sda", ""], ids=["a partition", "a whole disk"])
    def test_is_mounted_for_the_companion_and_runs_nothing(self, root: Path, disk: str) -> None:
        words = self.plug_in(root, disk, "").split()
        assert words[-2:] == ["/dev/sda1", "/run/media/companion/sda1"]
        assert "--owner=companion" in words
        assert "--options=nosuid,nodev,noexec,umask=0077" in words

    def test_of_the_systems_own_disk_nothing_is_mounted(self, root: Path) -> None:
        assert self.plug_in(root, "sda", "/boot/firmware") == ""


class TestVersions:
    def test_goes_back_and_forth(self, tmp_path: Path) -> None:
        home = tmp_path / "opt/companion"
        for version in ("0.1.0", "0.2.0"):
            (home / version).mkdir(parents=True)
        (home / "current").symlink_to("0.2.0")
        (home / "before").symlink_to("0.1.0")
        assert roll_back(tmp_path) == "0.1.0"
        assert str((home / "current").readlink()) == "0.1.0"
        assert roll_back(tmp_path) == "0.2.0"

    def test_needs_a_version_before(self, tmp_path: Path) -> None:
        with pytest.raises(BadInputError, match="not installed as a package"):
            roll_back(tmp_path)
        home = tmp_path / "opt/companion"
        (home / "0.1.0").mkdir(parents=True)
        (home / "current").symlink_to("0.1.0")
        with pytest.raises(BadInputError, match=r"no version before 0\.1\.0"):
            roll_back(tmp_path)
        (home / "before").symlink_to("0.0.9")  # was removed
        with pytest.raises(BadInputError, match=r"no version before 0\.1\.0"):
            roll_back(tmp_path)


def test_the_kiosk_may_dim_its_display_and_write_to_sticks(root: Path) -> None:
    """K13: what the unit protects from being written would hide the display's brightness too."""
    unit = (root / UNIT).read_text()
    writable = " ".join(re.findall(r"^ReadWritePaths=(.*)$", unit, re.MULTILINE)).split()
    assert {"-/sys/class/backlight", "-/sys/devices", "-/media", "-/run/media"} <= set(writable)


def test_the_kiosk_reaches_a_hub_in_the_room_and_nothing_reaches_the_kiosk(root: Path) -> None:
    unit = (root / UNIT).read_text().splitlines()
    assert {"SocketBindDeny=any", "IPAddressDeny=any"} <= set(unit)
    (allowed,) = [line.partition("=")[2].split() for line in unit if line.startswith("IPAddressAllow=")]
    networks = [ip_network(word) for word in allowed if word != "localhost"]
    assert all(network.is_private for network in networks)
    for hub in ("192.168.1.20", "10.42.0.1", "172.20.10.2", "169.254.7.7", "fe80::1", "fd00::1"):
        assert any(ip_address(hub) in network for network in networks)
    (families,) = [line.partition("=")[2].split() for line in unit if line.startswith("RestrictAddressFamilies=")]
    assert set(families) == {"AF_UNIX", "AF_NETLINK", "AF_INET", "AF_INET6"}


@pytest.mark.parametrize("timer", ["apt-daily.timer", "apt-daily-upgrade.timer"])
def test_nothing_is_updated_by_itself(root: Path, timer: str) -> None:
    assert (root / "etc/systemd/system" / timer).readlink() == Path("/dev/null")


def test_the_host_shuts_the_machine_down_also_while_somebody_is_logged_in(root: Path) -> None:
    """Nothing else is allowed, as to pass over what holds a shutdown up."""
    rules = (root / "etc/polkit-1/rules.d/50-companion.rules").read_text()
    login = "org.freedesktop.login1"
    assert re.findall(rf'"({login}[^"]*)"', rules) == [f"{login}.power-off", f"{login}.power-off-multiple-sessions"]
