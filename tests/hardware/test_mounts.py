"""What is mounted is read from what the system tells of itself."""

from pathlib import Path

from hardware.mounts import Mount, mounts_now, read_mounts

TOLD = """\
22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw,errors=remount-ro
98 22 8:17 / /media/A\\040STICK rw,nosuid,nodev shared:50 - vfat /dev/sdb1 ro,fmask=0022
this is no mount
99 22 0:40 / /short - tmpfs
"""


def test_each_mount_is_told_with_how_it_is_mounted() -> None:
    root, stick = read_mounts(TOLD)
    assert root == Mount(Path("/"), "8:2", "ext4", ("rw", "relatime"), ("rw", "errors=remount-ro"))
    assert (stick.place, stick.kind, stick.settings[0]) == (Path("/media/A STICK"), "vfat", "ro")


def test_a_name_that_is_not_ascii_is_read() -> None:
    [mount] = read_mounts("98 22 8:17 / /media/Bj\u00f6rn\\011x rw - vfat /dev/sdb1 rw")
    assert mount.place == Path("/media/Bj\u00f6rn\tx")


def test_nothing_is_told_by_nothing() -> None:
    assert read_mounts("") == ()


def test_the_root_of_this_machine_is_mounted() -> None:
    assert Path("/") in {mount.place for mount in mounts_now()}
