"""Records: a game as data that any companion opens, and packed into codes to scan."""

from companion.engine import write_record
from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.sharing import share_record


def _line(game: ExportedGame) -> str:
    return write_record(game.game, game.record)


def _files(game: ExportedGame, language: str) -> dict[str, bytes]:
    return {".json": f"{_line(game)}\n".encode("utf-8", "backslashreplace")}


def _codes(game: ExportedGame, language: str) -> tuple[str, ...]:
    return share_record(game.game, game.record)


EXPORTER = Exporter(line=_line, files=_files, codes=_codes)
