"""The tables of Nice One Squirrel!: a row for each play, each cache and each player."""

from collections.abc import Mapping

from companion.engine.tables import TableRow, flatten
from companion.games.nice_one_squirrel.course import points_by_cache
from companion.games.nice_one_squirrel.state import Cache, State
from companion.games.nice_one_squirrel.summary import summary


def tables(state: State) -> Mapping[str, tuple[TableRow, ...]]:
    """Returns the tables of plays, caches and players."""
    plays = summary(state)["plays"]
    points = points_by_cache(state)
    return {
        "plays": tuple({"play": number, **flatten(play)} for number, play in enumerate(plays, 1)),
        "caches": tuple(_cache(cache, sum(points[cache.number - 1])) for cache in state.caches),
        "players": tuple(_player(state, seat) for seat in range(len(state.players))),
    }


def _cache(cache: Cache, points: int) -> TableRow:
    nuts = " ".join(nut.name for nut in cache.nuts)
    return {"cache": cache.number, "down": cache.down, "nuts": nuts, "points": points}


def _player(state: State, seat: int) -> TableRow:
    plays = sum(played.seat == seat for played in state.plays)
    won = seat in state.winners
    return {"seat": seat, "score": state.scores[seat], "hand": state.hands[seat], "plays": plays, "won": won}
