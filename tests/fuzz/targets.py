"""What may come from outside, each as a function that takes any bytes: it is read, or refused as it should be."""

import json
import tempfile
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from companion.engine import Record, read_record, replay, write_record
from companion.errors import BadInputError, CompanionError
from companion.exports.packed import MARK, unpack
from companion.games import find_game
from companion.games.described.description import Description
from companion.games.described.faults import DescriptionError
from companion.games.described.formulas import LARGEST, Kind, work_out
from companion.games.described.reading import read_description, read_embedded
from companion.games.described.warnings import warnings_of
from companion.journal.json_file import JsonFile
from companion.journal.settings import read_settings
from companion.translations import in_english
from hardware.vision_process.messages import BadMessageError, WorkerMessage, pack
from hardware.vision_process.messages import unpack as unpack_message
from hardware.vision_process.requests import Request
from tests.games.descriptions import described
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


def take_description(content: bytes) -> None:
    """Reads a described game: what comes out means the same when a record embeds it."""
    game = _described(lambda: read_description(content))
    if game is not None:
        assert read_embedded(json.loads(game.source)).score == game.score
        for doubt in warnings_of(game):
            _check_line(in_english(doubt.told()))


def take_formula(content: bytes) -> None:
    """Reads a formula as the points of a score line: it gives a number within its limits, whatever its words are."""
    raw = described("whist")
    raw["table"] = {"steps": [0, 5, -10]}
    raw["score"] = [{"say": "points", "per": "side", "points": content.decode(errors="replace")}]
    game = _described(lambda: read_embedded(raw))
    if game is None:
        return
    formula = game.score[0].points
    assert formula.kind is Kind.NUMBER
    for number in (0, 1, 7, -LARGEST, LARGEST):
        values = defaultdict[str, int](partial(int, number))
        assert -LARGEST <= work_out(formula.expression, values.__getitem__) <= LARGEST


def _described(read: Callable[[], Description]) -> Description | None:
    """Returns the game, or None if its faults are told as they should be."""
    try:
        return read()
    except DescriptionError as error:
        for fault in error.faults:
            _check_line(in_english(fault.told()))
        return None


def _check(error: CompanionError) -> None:
    """Checks that a refusal is one line that a person can read."""
    _check_line(in_english(error.message))


def _check_line(line: str) -> None:
    assert line
    assert "\n" not in line
    assert len(line) < 500


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {
    "records": take_record,
    "codes": take_code,
    "pictures": take_picture,
    "settings": take_settings,
    "messages": take_message,
    "descriptions": take_description,
    "formulas": take_formula,
}
