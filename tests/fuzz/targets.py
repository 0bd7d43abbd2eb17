"""What may come from outside, each as a function that takes any bytes: it is read, or refused as it should be."""

import json
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from companion.engine import Record, read_record, replay, write_record
from companion.errors import BadInputError, CompanionError
from companion.exports.packed import MARK, unpack
from companion.games import find_game
from companion.journal.json_file import JsonFile
from companion.journal.settings import read_settings
from hardware.vision_process.messages import BadMessageError, WorkerMessage, pack
from hardware.vision_process.messages import unpack as unpack_message
from hardware.vision_process.requests import Request
from vision.pictures import open_picture

MEMORY: Final = Path("/dev/shm")
"""Files that are tried by the thousand lie in memory, where there is a place."""


def take_record(content: bytes) -> None:
    """Reads a record, plays it, and writes it again: what comes out scores the same."""
    try:
        record = read_record(content, find_game)
        game = find_game(record.game)
        line = game.summary(replay(game, record))
    except BadInputError as error:
        _check(error)
        return
    again: Record = read_record(write_record(game, record).encode(), find_game)
    assert json.dumps(game.summary(replay(game, again))) == json.dumps(line)


def take_code(content: bytes) -> None:
    """Unpacks a shared code, and reads what it holds."""
    try:
        record = unpack(MARK.encode() + content)
    except BadInputError as error:
        _check(error)
        return
    take_record(record)


def take_picture(content: bytes) -> None:
    """Opens a picture."""
    with tempfile.NamedTemporaryFile(dir=MEMORY if MEMORY.is_dir() else None) as file:
        file.write(content)
        file.flush()
        try:
            opened = open_picture(Path(file.name))
        except BadInputError as error:
            _check(error)
            return
    assert opened.bgr.ndim == 3
    assert opened.bgr.shape[2] == 3
    assert min(opened.width, opened.height) > 0


def take_settings(content: bytes) -> None:
    """Reads settings: some always come out."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        path = Path(folder) / "settings.json"
        path.write_bytes(content)
        assert read_settings(JsonFile(path)).settings.changed("text_percent", 100)


def take_message(content: bytes) -> None:
    """Takes in what the other process says, or asks; what is believed can be said again."""
    for kind in (WorkerMessage, Request):
        try:
            message = unpack_message(content, kind)
        except BadMessageError:
            continue
        assert pack(unpack_message(pack(message), kind)) == pack(message)


def _check(error: CompanionError) -> None:
    """Checks that a refusal is one line that a person can read."""
    assert str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 500


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {
    "records": take_record,
    "codes": take_code,
    "pictures": take_picture,
    "settings": take_settings,
    "messages": take_message,
}
