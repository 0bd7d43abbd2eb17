"""QR codes as pictures: what every other exporter offers to scan."""

import io

from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.exporters import exporter_names, find_exporter
from companion.exports.sharing import make_code

PX_PER_SQUARE = 8


def _files(game: ExportedGame, language: str) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    for name in exporter_names():
        codes = find_exporter(name).codes
        texts = codes(game, language) if codes else ()
        for number, text in enumerate(texts, 1):
            part = f"-{number}" if len(texts) > 1 else ""
            files[f"-{name}{part}.png"] = _picture(text)
    return files


def _picture(text: str) -> bytes:
    picture = io.BytesIO()
    make_code(text).save(picture, kind="png", scale=PX_PER_SQUARE)
    return picture.getvalue()


EXPORTER = Exporter(files=_files, saved_with_game=False)  # the screen shows them
