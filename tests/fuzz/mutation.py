"""Changes of inputs that keep their form, so that a fuzzer comes past the reading of bytes to what they say."""

import base64
import json
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final

from companion.engine.record import LARGEST_BYTES

Mutate = Callable[[bytes, int], bytes]
"""Changes bytes, at most so many of them afterwards."""
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    1,
    3,
    10**17,
    "",
    "x" * 300,
    "9C",
    "KS",
    "\u202e",
    [],
    [[]],
    {},
    {"do": "play"},
)
_RAW: Final = -15


def mutate_record(content: bytes, most: int, random: Random, mutate: Mutate) -> bytes:
    """Changes a record's values and actions; now and then, and where it is none, its bytes."""
    if random.random() < 0.7:
        with suppress(ValueError, RecursionError):
            value = json.loads(content)
            for _ in range(random.randint(1, 3)):
                value = _mutate_value(value, random)
            return json.dumps(value).encode()[:most]
    return mutate(content, most)


def mutate_code(content: bytes, most: int, random: Random, mutate: Mutate) -> bytes:
    """Changes the record that a code packs; now and then, and where it packs none, its letters."""
    if random.random() < 0.8:
        with suppress(ValueError, zlib.error):
            packed = base64.b32decode(content + b"=" * (-len(content) % 8))
            record = zlib.decompressobj(_RAW).decompress(packed, LARGEST_BYTES)
            press = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
            mutated = mutate_record(record, 8 * most, random, mutate)
            return base64.b32encode(press.compress(mutated) + press.flush()).rstrip(b"=")[:most]
    return mutate(content, most)


def _mutate_value(value: Any, random: Random) -> Any:
    """Returns `value` with a part of it changed: the part is chosen by going down a random way."""
    if isinstance(value, list) and value:
        return _mutate_list(value, random)
    if isinstance(value, dict) and value:
        name = random.choice(sorted(value))
        if random.random() < 0.05:
            return {key: part for key, part in value.items() if key != name}
        return {**value, name: _mutate_value(value[name], random)}
    return random.choice(ODD) if random.random() < 0.3 else _mutate_leaf(value, random)


def _mutate_list(value: list[Any], random: Random) -> list[Any]:
    place, other = random.randrange(len(value)), random.randrange(len(value))
    start, end = sorted((place, other))
    match random.randrange(6):
        case 0:
            return value[:place] + value[place + 1 :]
        case 1:
            return value[:place] + value[other:]
        case 2:
            return [*value, *value[start:end]]
        case 3:
            return [*value[:place], value[other], *value[place + 1 :]]
        case _:
            return [*value[:place], _mutate_value(value[place], random), *value[place + 1 :]]


def _mutate_leaf(value: Any, random: Random) -> Any:
    if isinstance(value, str) and value:
        place = random.randrange(len(value))
        return value[:place] + random.choice("23456789AKQJTCDHS") + value[place + 1 :]
    if isinstance(value, int):
        return value + random.choice((-2, -1, 1, 2))
    return random.choice(ODD)


SHAPED: Final[Mapping[str, Callable[[bytes, int, Random, Mutate], bytes]]] = {
    "records": mutate_record,
    "codes": mutate_code,
}
"""The changes of the targets that have a form to keep."""
