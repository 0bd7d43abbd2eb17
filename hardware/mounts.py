"""Mounts: the file systems that the system has mounted, as /proc/self/mountinfo tells them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

MOUNTS: Final = Path("/proc/self/mountinfo")


@dataclass(frozen=True, slots=True)
class Mount:
    """A mounted file system: where, on which device, such as "8:1", of which kind, and how."""

    place: Path
    device: str
    kind: str
    options: tuple[str, ...]
    settings: tuple[str, ...]
    """The file system's own options, as an overlay's folders."""


def read_mounts(text: str) -> tuple[Mount, ...]:
    """Returns what is mounted, in its order; a line that is none is passed over."""
    found = []
    for line in text.split("\n"):
        left, dash, right = line.partition(" - ")
        fields, after_dash = left.split(" "), right.split(" ")
        if dash and len(fields) >= 6 and len(after_dash) >= 3:
            place = Path(_plain(fields[4]))
            options, settings = tuple(fields[5].split(",")), tuple(after_dash[2].split(","))
            found.append(Mount(place, fields[2], after_dash[0], options, settings))
    return tuple(found)


def _plain(field: str) -> str:
    """Returns a path without its escapes: a blank is written as \\040."""
    raw = field.encode("utf-8", "surrogateescape").decode("unicode_escape")
    return raw.encode("latin-1").decode("utf-8", "surrogateescape")


def mounts_now() -> tuple[Mount, ...]:
    """Returns what is mounted now; nothing where the system does not tell."""
    try:
        return read_mounts(MOUNTS.read_text("utf-8", errors="surrogateescape"))
    except OSError:
        return ()
