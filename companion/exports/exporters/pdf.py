"""Score sheets to print."""

from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.people import People
from companion.session.moment import local_day


def _files(game: ExportedGame, language: str) -> dict[str, bytes]:
    from companion.exports.score_sheet import print_sheet  # only this exporter needs the PDF library

    people = People(game.record.players, game.translation(language))
    return {".pdf": print_sheet(game.game, game.state, people, local_day(game.started))}


EXPORTER = Exporter(files=_files)
