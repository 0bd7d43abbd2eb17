"""What is a memory stick, told from what the system says is mounted: never a part of the disk that it runs from."""

import os
from pathlib import Path

import pytest

from hardware.mounts import read_mounts
from hardware.sticks import Stick, list_files, sticks_among

ROOTS = (Path("/media"), Path("/run/media"))
SYSTEM = "22 1 179:2 / / rw,noatime - ext4 /dev/mmcblk0p2 rw\n"
BOOT = "23 22 179:1 / /boot/firmware rw - vfat /dev/mmcblk0p1 rw\n"
STICK = "40 22 8:1 / /run/media/companion/sda1 rw,nosuid,nodev,noexec - vfat /dev/sda1 rw,uid=991\n"
DISKS = {"179:1": "mmcblk0/mmcblk0p1", "179:2": "mmcblk0/mmcblk0p2", "8:1": "sda/sda1", "8:2": "sda/sda2", "8:0": "sda"}


@pytest.fixture
def blocks(tmp_path: Path) -> Path:
    """The disks and their partitions, as /sys/dev/block shows them."""
    folder = tmp_path / "sys/dev/block"
    folder.mkdir(parents=True)
    for device, place in DISKS.items():
        made = tmp_path / "sys/devices" / place
        made.mkdir(parents=True, exist_ok=True)
        if "/" in place:
            (made / "partition").touch()
        (folder / device).symlink_to(made)
    return folder


def places(mounts: str, blocks: Path) -> list[str]:
    return [str(stick.place) for stick in sticks_among(read_mounts(mounts), ROOTS, blocks)]


def test_hidden_files_are_not_listed(tmp_path: Path) -> None:
    for name in ("event.toml", "._event.toml", "other.txt"):
        (tmp_path / name).touch()
    assert list_files(tmp_path, ".toml") == [tmp_path / "event.toml"]


def test_a_stick_is_found_with_its_device(blocks: Path) -> None:
    [stick] = sticks_among(read_mounts(SYSTEM + BOOT + STICK), ROOTS, blocks)
    assert stick == Stick(Path("/run/media/companion/sda1"), os.makedev(8, 1))


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("50 22 179:1 / /media/boot rw - vfat /dev/mmcblk0p1 rw", id="the card that the system runs from"),
        pytest.param("50 22 0:60 / /media/root-rw rw - tmpfs tmpfs rw", id="memory"),
        pytest.param("50 22 8:2 / /mnt/stick rw - vfat /dev/sda2 rw", id="another place"),
        pytest.param("50 22 0:61 / /media/far rw - nfs4 far:/away rw", id="another machine"),
        pytest.param("50 22 0:62 / /media rw - tmpfs tmpfs rw", id="the folder of sticks itself"),
        pytest.param("a line that is none\n50 22 8:2 / /media/short", id="no mount"),
    ],
)
def test_other_mounts_are_no_sticks(blocks: Path, other: str) -> None:
    assert places(f"{SYSTEM}{BOOT}{other}\n", blocks) == []


def test_the_layers_of_a_read_only_system_are_no_sticks(blocks: Path) -> None:
    """The layers of an overlay lie where sticks do, and may be all that is mounted of their disk."""
    layers = (
        "50 22 8:1 / /media/root-ro ro - ext4 /dev/sda1 rw\n"
        "51 22 0:63 / / rw - overlay overlayroot rw,lowerdir=/media/root-ro,upperdir=/media/root-rw/overlay\n"
    )
    assert places(layers, blocks) == []


def test_a_stick_of_which_another_part_is_the_systems_own_is_none(blocks: Path) -> None:
    assert places("22 1 8:2 / / rw - ext4 /dev/sda2 rw\n" + STICK, blocks) == []


def test_any_name_of_a_stick_is_read(blocks: Path) -> None:
    named = "50 22 8:1 / /media/my\\040stick\\134é rw - vfat /dev/sda1 rw"
    assert places(SYSTEM + named, blocks) == ["/media/my stick\\é"]


def test_a_disk_that_the_system_does_not_tell_stands_for_itself(tmp_path: Path) -> None:
    assert places(SYSTEM + STICK, tmp_path) == ["/run/media/companion/sda1"]


def test_a_place_is_told_as_it_is_named(blocks: Path) -> None:
    named = STICK.replace("/run/media/companion/sda1", "/media/pi/My\u00a0St\u2028ick")
    assert places(named, blocks) == ["/media/pi/My\u00a0St\u2028ick"]
