"""Records of games, and random changes that may spoil them."""

from pathlib import Path
from random import Random

RECORDS = Path(__file__).parents[1] / "records"


NAMES = sorted(path.stem for path in RECORDS.glob("*.json"))


def spoil(text: bytes, random: Random) -> bytes:
    """Returns `text` with a few bytes changed, cut out, doubled or put in."""
    content = bytearray(text)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(content))
        match random.randrange(5):
            case 0:
                content[place] = random.randrange(256)
            case 1:
                del content[place : place + random.randint(1, 30)]
            case 2:
                content[place:place] = content[place : place + random.randint(1, 60)]
            case 3:
                content[place:place] = random.choice(
                    [b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\u0000", b"1e9", b"null"]
                )
            case 4:
                other = random.randrange(len(content))
                content[place], content[other] = content[other], content[place]
    return bytes(content)
