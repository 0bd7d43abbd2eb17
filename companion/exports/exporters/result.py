"""Results: how a game stands or ended, in a few lines that a telephone shows."""

from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.sharing import shorten


def _text(game: ExportedGame, language: str) -> str:
    translation, players = game.translation(language), game.record.players
    return "\n".join(translation.say(line, players) for line in game.game.result(game.state))


def _files(game: ExportedGame, language: str) -> dict[str, bytes]:
    return {".txt": f"{_text(game, language)}\n".encode("utf-8", "backslashreplace")}


def _codes(game: ExportedGame, language: str) -> tuple[str, ...]:
    return (shorten(_text(game, language)),)


EXPORTER = Exporter(files=_files, codes=_codes, saved_with_game=False)  # the score sheet says this and more
