"""Results: how a game stands or ended, in a few lines that a telephone shows."""

from companion.exports.exporter import Exporter, Filed
from companion.exports.sharing import shorten


def _text(game: Filed, language: str) -> str:
    translation, players = game.translation(language), game.record.players
    return "\n".join(translation.say(line, players) for line in game.game.result(game.state))


def _files(game: Filed, language: str) -> dict[str, bytes]:
    return {".txt": f"{_text(game, language)}\n".encode()}


def _codes(game: Filed, language: str) -> tuple[str, ...]:
    return (shorten(_text(game, language)),)


EXPORTER = Exporter(files=_files, codes=_codes, saved_with_game=False)  # the score sheet says it and more
