"""Export: games as files that leave the companion, in one form or in all of them."""

from collections.abc import Mapping, Sequence

from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.exporters import find_exporter, find_exporters
from companion.session.moment import local_day
from companion.translations import ENGLISH


def export(games: Sequence[ExportedGame], form: str, language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns the files of `games` in the form of one exporter, by their names; tables hold all games together."""
    exporter = find_exporter(form)
    files = {f"{game.number}{end}": content for game in games for end, content in _files(exporter, game, language)}
    return {**files, **(exporter.joint_files(games, language) if exporter.joint_files else {})}


def export_all(game: ExportedGame, language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns every file of one game, named so that many games can lie in one folder."""
    return _saved([game], language, game.name)


def export_evening(games: Sequence[ExportedGame], language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns the files of several games: each one's own, and the tables of all of them."""
    if not games:
        return {}
    first = games[0]  # its number tells the evenings of two tables on one stick apart
    return _saved(games, language, f"evening-{local_day(first.started)}-{first.number[:6]}")


def _saved(games: Sequence[ExportedGame], language: str, joint_name: str) -> dict[str, bytes]:
    exporters = [exporter for exporter in find_exporters() if exporter.saved_with_game]
    files: dict[str, bytes] = {}
    for game in games:
        for exporter in exporters:
            files |= {f"{game.name}{end}": content for end, content in _files(exporter, game, language)}
    for exporter in exporters:
        joint = exporter.joint_files(games, language) if exporter.joint_files else {}
        files |= {f"{joint_name}-{name}": content for name, content in joint.items()}
    return files


def _files(exporter: Exporter, game: ExportedGame, language: str) -> Sequence[tuple[str, bytes]]:
    return tuple(exporter.files(game, language).items()) if exporter.files else ()
