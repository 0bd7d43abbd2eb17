"""Damage to a file, of every kind that a failing disk brings."""

from pathlib import Path
from random import Random
from typing import Final

KINDS: Final = ("flip", "zeros", "cut", "noise", "sector", "head")


def damaged(content: bytes, random: Random) -> tuple[str, bytes]:
    """Returns which kind of damage was done to `content`, and what is left of it."""
    kind = random.choice(KINDS)
    rotten = bytearray(content)
    start = random.randrange(len(rotten))
    if kind == "flip":
        rotten[start] ^= 1 << random.randrange(8)
    elif kind == "zeros":
        size = min(random.choice((16, 512, 4096)), len(rotten) - start)
        rotten[start : start + size] = bytes(size)
    elif kind == "cut":
        del rotten[start:]
    elif kind == "noise":
        for _ in range(random.randrange(1, 30)):
            rotten[random.randrange(len(rotten))] = random.randrange(256)
    else:
        start = 0 if kind == "head" else start // 512 * 512
        size = min(100 if kind == "head" else 512, len(rotten) - start)
        rotten[start : start + size] = random.randbytes(size)
    return kind, bytes(rotten)


def spoil(path: Path, number: int) -> None:
    """Makes row `number` unreadable in a file, in whichever way its text stands there."""
    content = path.read_bytes()
    word = next(word for word in (b'"number":%d', b'\\"number\\":%d') if word % number in content) % number
    path.write_bytes(content.replace(word, word.replace(b"number", b"numbre")))
