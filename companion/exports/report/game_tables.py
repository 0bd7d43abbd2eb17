"""Every game and every seat as a row, for questions that the report does not answer and a spreadsheet can."""

from collections.abc import Iterator, Mapping
from typing import Final

from companion.events.seat_questions import SEAT_ANSWERS
from companion.events.seat_rows import SeatRow, number_games, seat_rows
from companion.events.sessions import NotedGame, SessionEnd, Sessions
from companion.events.setting import options_of
from companion.events.survey import QUESTIONS, is_answer, sum_up_questions
from companion.exports.report.tables import told_cells
from companion.exports.tables import write_rows
from companion.translations import ENGLISH

FIRST_SEAT: Final = ord("A")
_MOMENT: Final = ("hand", "trick", "turn", "phase")


def write_game_tables(noted: Sessions, language: str = ENGLISH) -> dict[str, bytes]:
    """Returns `games.csv` and `seats.csv`, each with a row for each game that was begun, or each of its seats."""
    numbered = list(number_games(noted.games))
    games = [{**_head(game, number, noted), **_game(game)} for game, number in numbered]
    seats = [{**_head(row.game, row.number, noted), **_seat(row)} for row in seat_rows(numbered, noted)]
    return {name: _write(rows, language) for name, rows in (("games.csv", games), ("seats.csv", seats)) if rows}


def _write(rows: list[dict[str, object]], language: str) -> bytes:
    cells = [told_cells(row, language) for row in rows]
    return write_rows(cells, language).encode(errors="backslashreplace")


def _head(game: NotedGame, number: int, noted: Sessions) -> dict[str, object]:
    """Returns what a game's row and those of its seats begin with."""
    start, end = game.start, game.session.end
    event, table = noted.groups.get(game.group, ("", ""))
    named = {"game": start.game, "version": start.version, "rules": start.rules, "players": game.session.players}
    at = {"event": event, "table": table, "day": start.day, "group": game.group[1], "number": number}
    taken = {"way": start.way, "assist": start.assist, "compare": start.compare}
    ended = {"how": end.how if end else "running", "minutes": round(end.played_s / 60, 2) if end else None}
    options = options_of(start) or {}
    return named | at | taken | ended | {f"option_{name}": value for name, value in options.items()}


def _game(game: NotedGame) -> dict[str, object]:
    session, end = game.session, game.session.end
    noted = {
        "rule_questions": session.questions.total(),
        "unclear": session.unclear.total(),
        "overruled": session.overruled.total(),
        "corrections": session.corrections,
        "bot": session.has_bot,
    }
    stopped = {"stop_reason": session.stops[1], **_moment(end)}
    return {**_result(end), **noted, **stopped, **{f"phase_{name}_s": value for name, value in _phases(end).items()}}


def _result(end: SessionEnd | None) -> dict[str, object]:
    played = end.played if end else None
    if end is None or played is None:
        return dict.fromkeys(("paused_minutes", "hands", "winner", "margin", "lead_changes"))
    winner = played.winners[0] if len(played.winners) == 1 else "tie"
    paused = None if end.paused_s is None else round(end.paused_s / 60, 2)
    points = {f"points_{side}": value for side, value in zip(played.sides, played.points, strict=False)}
    return {
        "paused_minutes": paused,
        "hands": played.hands,
        "winner": winner if end.how == "finished" else None,
        "margin": played.margin,
        "lead_changes": played.lead_changes,
        **points,
    }


def _moment(end: SessionEnd | None) -> dict[str, object]:
    moment = dict(end.moment) if end else {}
    return {f"stopped_{name}": moment.get(name) for name in _MOMENT}


def _phases(end: SessionEnd | None) -> Mapping[str, float]:
    return (end.phases_s if end else None) or {}


def _seat(row: SeatRow) -> dict[str, object]:
    own = sum_up_questions([row.game.start.questions])
    said = {question: answer for question, answer in row.answers.items() if is_answer(question, answer, own)}
    return {
        "seat": chr(FIRST_SEAT + row.seat),
        "side": row.side,
        "won": row.won,
        "points": row.points,
        **dict(_turns(row)),
        **{question: row.told.get(question) for question in SEAT_ANSWERS},
        **{question: said.get(question) for question in QUESTIONS},
    }


def _turns(row: SeatRow) -> Iterator[tuple[str, object]]:
    """Yields how many turns a seat had, how long they took, and how long it waited for the others."""
    end = row.game.session.end
    if end is None or row.seat >= len(end.turns):
        yield from dict.fromkeys(("turns", "turns_s", "waiting_s")).items()
        return
    yield "turns", end.turns[row.seat]
    yield "turns_s", end.seats_s[row.seat]
    yield "waiting_s", round(sum(end.seats_s) - end.seats_s[row.seat], 1)
