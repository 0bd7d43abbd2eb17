"""BG Stats: a finished game as a link that opens the app Board Game Stats with the play filled in.

The format is the app's own, as other programs that use it describe it: a link to createPlay.html with a JSON object,
percent-encoded. Its page is
https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/.
`sourceName`, `sourcePlayId` and `playDate` (the end, local time, "2026-05-01 19:30:00") are required, and each player's
`winner` too: the Android app refuses plays without it. The app remembers by `sourceName` and the ids which of its games
and players are meant, so these never change.
"""

import json
from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

from companion.engine.seat_result import SeatResult
from companion.exports.exporter import ExportedGame, Exporter
from companion.exports.sharing import MOST_BYTES
from companion.session.moment import local_time
from companion.translations import ENGLISH

LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE: Final = "Mast Year Companion"


def _line(game: ExportedGame, language: str = ENGLISH) -> str:
    play = _play(game, language)
    return LINK + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe=":,") if play else ""


def _play(game: ExportedGame, language: str) -> Mapping[str, object]:
    """Returns the play; nothing for a game that is not over, or has no results."""
    results = game.game.seat_results(game.state)
    if not results:
        return {}
    without_points = {} if any(result.score is not None for result in results) else {"noPoints": True}
    return {
        "sourceName": SOURCE,
        "sourcePlayId": game.number,
        "playDate": _date(_ended(game)),
        "game": {**_named(game, language), **without_points},
        "players": [_player(game, result, language) for result in results],
    }


def _named(game: ExportedGame, language: str) -> Mapping[str, str]:
    """Returns the name and id of the game: described games, which share one name in records, have their own."""
    name = game.translation(language).say(game.game.result(game.state)[0], ())
    own = game.game.summary(game.state).get("name")
    return {"name": name, "sourceGameId": f"{game.game.name}/{own}" if own else game.game.name}


def _player(game: ExportedGame, result: SeatResult, language: str) -> Mapping[str, object]:
    name = game.record.players[result.seat]
    seat = game.translation(language).text("players.unnamed", seat=result.seat + 1)
    player: dict[str, object] = {
        "name": name or seat,
        "sourcePlayerId": name.casefold() or f"seat-{result.seat + 1}",
        "winner": result.has_won,
    }
    if result.score is not None:
        player["score"] = round(result.score)
    if result.team is not None:
        player["team"] = result.team
    return player


def _ended(game: ExportedGame) -> str:
    """Returns when the last entry was made; without it, when the game began."""
    return next((entry.at for entry in reversed(game.record.entries) if entry.at), game.started)


def _date(moment: str) -> str:
    """Returns the local time of an entry as the app reads it, with seconds, and without a leap second."""
    second = moment[17:19] if moment[16] == ":" else "00"
    return f"{local_time(moment)}:{min(second, '59')}"


def _files(game: ExportedGame, language: str) -> Mapping[str, bytes]:
    link = _line(game, language)
    return {"-bg-stats.txt": f"{link}\n".encode("utf-8", "backslashreplace")} if link else {}


def _codes(game: ExportedGame, language: str) -> tuple[str, ...]:
    link = _line(game, language)
    return (link,) if 0 < len(link) <= MOST_BYTES else ()  # a code cannot hold very long names


EXPORTER = Exporter(line=_line, files=_files, codes=_codes)
