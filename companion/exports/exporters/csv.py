"""Tables for a spreadsheet, of all games together."""

from collections.abc import Sequence

from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.tables import write_tables


def _joint_files(games: Sequence[ExportedGame], language: str) -> dict[str, bytes]:
    return {
        f"{name}.csv": table.encode("utf-8", "backslashreplace")
        for name, table in write_tables(games, language).items()
    }


EXPORTER = Exporter(joint_files=_joint_files)
