"""Replays: a page on which a game is stepped through, without a network."""

from companion.exports.exporter import ExportedGame, Exporter
from companion.session.moment import local_day


def _files(game: ExportedGame, language: str) -> dict[str, bytes]:
    from companion.exports.replay_page import write_page  # only this exporter needs it
    from companion.exports.replay_steps import replay_record

    steps = replay_record(game.game, game.record)
    return {".html": write_page(steps, game.translation(language), local_day(game.started))}


EXPORTER = Exporter(files=_files)
