"""The tables of a game for a spreadsheet: its rounds, and its tricks with each card under its seat."""

from companion.engine.tables import TableRow, flatten
from companion.games.lunar.state import Round, State, Trick
from companion.games.lunar.summary import written


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns a row for each round, and a row for each complete trick."""
    return {
        "rounds": tuple(_round(played) for played in state.rounds),
        "tricks": tuple(_trick(state, played, trick) for played in state.rounds for trick in played.tricks),
    }


def _round(played: Round) -> TableRow:
    row: dict[str, object] = {
        "round": played.number,
        "start": played.start,
        "trump": played.trump.value if played.trump else None,
        "tricks": len(played.tricks),
        "irregularities": len(played.irregularities),
    }
    for name, pair in (
        ("spaces", played.spaces),
        ("stars", played.stars),
        ("track", played.track),
        ("points", played.points),
    ):
        row |= {f"{name}.{team}": pair[team] if pair else None for team in (0, 1)}
    return flatten(row)


def _trick(state: State, played: Round, trick: Trick) -> TableRow:
    players = len(state.players)
    seats: dict[str, list[str]] = {f"seat_{seat}": [] for seat in range(players)}
    for place, laid in enumerate(trick.cards):
        seats[f"seat_{(trick.leader + place) % players}"].append(written(laid))
    return flatten(
        {
            "round": played.number,
            "trick": trick.number,
            "leader": trick.leader,
            "lead": trick.lead.value,
            "team": trick.team,
            "because": trick.because.value,
            "stars": trick.stars,
            **seats,
        }
    )
