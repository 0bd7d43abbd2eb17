"""`companion journal`: what has been played, as lists, logs and records; and whether the journal is whole."""

import argparse
import json
import os
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.commands.files import named_path, write_file, write_rows
from companion.commands.messages import escape_unprintable, print_message
from companion.errors import BadInputError, CompanionError, GameFaultError
from companion.exports.exporters import exporter_names, find_exporter
from companion.journal.file_endings import COPY
from companion.journal.home_folder import expand_home
from companion.phrases import Player, around

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.session import JournalRow, Session

FILE_VARIABLE = "COMPANION_JOURNAL"
JOURNAL_HELP = f"where games are kept (default: ${FILE_VARIABLE}, else ~/.local/state/companion/journal.db)"


def default_journal() -> Path:
    """Returns where the journal lies unless one is named: $COMPANION_JOURNAL, else the user's state folder.

    Raises BadInputError where the user has no home folder.
    """
    if named := os.environ.get(FILE_VARIABLE):
        return Path(named)
    try:
        state = expand_home(os.environ.get("XDG_STATE_HOME") or "~/.local/state")
    except BadInputError as error:
        raise BadInputError(f"{error}, or name the file of the journal with --journal") from None
    return state / "companion" / "journal.db"


def journal_path(named: Path | None) -> Path:
    """Returns the journal file that is named, else the default one. Raises BadInputError for a path without a name."""
    path = named or default_journal()
    if path.name in ("", ".."):
        raise _is_folder(path)
    return path


def journal_file(named: Path | None) -> Path:
    """Returns the journal file that is named, else the default one. Raises BadInputError for a folder."""
    path = journal_path(named)
    with suppress(OSError):  # whoever reads it says why it cannot be read
        if path.is_dir():
            raise _is_folder(path)
    return path


def _is_folder(path: Path) -> BadInputError:
    example = str(path / "journal.db")
    return BadInputError(f"the journal {str(path)!r} is a folder: name a file in it, such as {example!r}")


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("journal", help="look into the journal of played games", description=__doc__)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--journal", type=named_path, help=JOURNAL_HELP)
    common.add_argument("--json", action="store_true", help="write JSON lines")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    for name, words, run in (
        ("list", "name the games", run_list),
        ("show", "show the log of a game, corrections and all", run_show),
        ("export", "write records of games", run_export),
        ("import", "take games from record files into the journal", run_import),
        ("statistics", "say who won how many games, with whom, and by how much", run_statistics),
        ("verify", "check every row, and say what could be saved", run_verify),
    ):
        verb = verbs.add_parser(name, help=words, parents=[common])
        verb.set_defaults(run=run)
        if name == "show":
            verb.add_argument("game", metavar="ID", help="which game, as 'companion journal list' names it")
        if name == "import":
            verb.add_argument("records", metavar="FILE", nargs="+", help="record files, or '-' for standard input")
        if name == "statistics":
            verb.add_argument("--evening", action="store_true", help="of the last evening only")
            verb.add_argument("--to", type=named_path, metavar="DIR", help="a folder for the tables (CSV)")
            verb.add_argument("--language", default="en", help="of words and tables (default: en)")
        if name == "export":
            verb.add_argument("games", metavar="ID", nargs="*", help="which games (default: all)")
            add_forms(verb)


def add_forms(verb: argparse.ArgumentParser) -> None:
    """Adds what `export` can be asked for."""
    verb.add_argument("--to", type=named_path, metavar="DIR", help="a folder for the files (default: standard output)")
    verb.add_argument(
        "--as",
        dest="form",
        choices=(*exporter_names(), "events"),
        default="record",
        help="which form: records (JSON), tables, score sheets, links, codes, or event rows (default: record)",
    )
    verb.add_argument("--language", default="en", help="of the score sheets and pages (default: en)")


def run_list(arguments: argparse.Namespace) -> int:
    """Names the games, a line each; exit status 1 says that one cannot be read."""
    sessions, unread = _sessions(_rows(arguments))
    for session in sessions:
        line = _line(session)
        if arguments.json:
            _write(line)
        else:
            names = _names(session)
            scores = _scores_in_words(line.get("pairs", line["scores"]), names)
            parts = [
                line["id"],
                line.get("name", line["game"]),
                ", ".join(names),
                scores,
                _result_in_words(line, names),
            ]
            parts += [line["phase"], line["started"]]
            print(escape_unprintable("  ".join(filter(None, parts))))
    return 1 if unread else 0


def run_show(arguments: argparse.Namespace) -> int:
    """Shows every row of a game, in order."""
    rows = [row for row in _rows(arguments) if row.session == arguments.game]
    if not rows:
        raise BadInputError(f"no game {arguments.game[:60]!r} is in the journal: 'companion journal list' names them")
    for row in rows:
        if arguments.json:
            _write({"seq": row.seq, "at": row.moment.at, "kind": row.kind, **row.content})
        else:
            said = json.dumps(row.content, ensure_ascii=False)
            at, kind, said = map(escape_unprintable, (row.moment.at, row.kind, said))
            print(f"{row.seq:6}  {at}  {kind:10}  {said}")
    return 0


def run_export(arguments: argparse.Namespace) -> int:
    """Writes games in the form that is asked for: to files, or to standard output where that takes a line each.

    Exit status 1 says that one cannot be read.
    """
    if arguments.form == "events":
        return _export_events(arguments)
    line = find_exporter(arguments.form).line
    if arguments.to is None and line is None:
        raise BadInputError(f"{arguments.form} goes to files: name a folder with --to DIR")
    sessions, unread = _chosen(arguments)
    from companion.exports.export import export
    from companion.exports.exporter import exported_session

    games = [exported_session(session) for session in sessions]
    if arguments.to is None and line is not None:
        for game in games:
            said = line(game)
            print(said) if said else print_message(f"{game.number}: is left out: the game is not over")
        return 1 if unread else 0
    for name, content in export(games, arguments.form, arguments.language).items():
        path = arguments.to / name
        write_file(path, content)
        _write({"id": path.stem, "file": str(path)}) if arguments.json else print(path)
    return 1 if unread else 0


def _export_events(arguments: argparse.Namespace) -> int:
    """Writes the rows of playtest events as JSON Lines: to a file named after the journal, or to standard output."""
    from companion.events.export import event_lines, journal_id

    if arguments.games:
        raise BadInputError("events are exported of the whole journal: leave the games' names out")
    rows = _rows(arguments)
    lines = event_lines(rows)
    if arguments.to is None:
        for line in lines:
            print(line)
        return 0
    path = arguments.to / f"events-{journal_id(rows)}.jsonl"
    path = write_rows(path, "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace"))
    print(json.dumps({"file": str(path)}) if arguments.json else path)
    return 0


def _chosen(arguments: argparse.Namespace) -> "tuple[list[Session], int]":
    """Returns the games that are asked for, and how many cannot be read; what waits behind a question is left out."""
    rows = _rows(arguments)
    known = {row.session for row in rows}
    for name in arguments.games:
        if name not in known:
            raise BadInputError(f"no game {name[:60]!r} is in the journal: 'companion journal list' names them")
    sessions, unread = _sessions(rows, arguments.games)
    for session in sessions:
        left = len(session.entries) - len(session.standing)
        if left:
            print_message(f"{session.number}: {left} entries wait behind a question and are left out")
        if arguments.to is not None:
            _safe_name(session.number)
    return sessions, unread


def run_statistics(arguments: argparse.Namespace) -> int:
    """Tells the statistics of the finished games in words, as JSON lines, or as tables in a folder.

    Exit status 1 says that a game cannot be read.
    """
    from companion.exports.statistics import statistics_lines, statistics_tables, statistics_words
    from companion.session.statistics import count_games

    sessions, unread = _sessions(_rows(arguments))
    found = count_games(sessions, of_evening=arguments.evening)
    if arguments.to is not None:
        for name, table in statistics_tables(found, arguments.language).items():
            write_file(arguments.to / name, table)
            print(arguments.to / name)
    elif arguments.json:
        for line in statistics_lines(found):
            _write(dict(line))
    else:
        for said in statistics_words(found, arguments.language):
            print(escape_unprintable(said))
    return 1 if unread else 0


def run_import(arguments: argparse.Namespace) -> int:
    """Takes records into the journal, a line each; one that cannot be gets a line on standard error: exit status 2."""
    from companion.commands.score import read_file, unfold
    from companion.engine.record import read_record
    from companion.games import find_game
    from companion.journal.journaled_games import JournaledGames
    from companion.session import resume_session
    from companion.session.importing import Importer
    from companion.session.session import OPEN

    status, is_any_new, open_game = 0, False, None
    with JournaledGames(journal_file(arguments.journal)) as games:
        journal = games.journal
        with suppress(BadInputError, GameFaultError):  # one that cannot be read is not gone on with
            open_game = games.last_open()
        importer = Importer(journal)
        for name in arguments.records:
            try:
                session, is_new = importer.take(read_record(unfold(read_file(name)), find_game))
            except BadInputError as error:
                print_message(around(error.message, f"{name}: "))
                status = 2
                continue
            is_any_new |= is_new
            if arguments.json:
                _write({"file": name, "new": is_new, **_line(session)})
            else:
                how = "is in the journal" if is_new else "was in the journal already"
                print(
                    escape_unprintable(
                        f"{name}: {session.game.name}, {len(session.entries)} entries, {how} as {session.number}"
                    )
                )
        if open_game and is_any_new:  # it is gone on with at the next start, as before
            resume_session(journal, open_game.number).set_mark(OPEN)
    return status


def run_verify(arguments: argparse.Namespace) -> int:
    """Checks both copies of the journal; exit status 1 says that one is damaged."""
    from companion.journal.inspection import inspect

    found = inspect(_path(arguments))
    line: dict[str, Any] = {
        "rows": found.rows,
        "whole": found.whole,
        "damage": list(found.damage),
        "salvageable": found.salvageable,
        "lost": found.lost,
        "behind": found.behind,
        "missing": found.missing,
        "aside": [str(path) for path in found.aside],
    }
    if arguments.json:
        _write(line)
    elif found.whole:
        print(f"{found.rows} rows, every one as it was written")
    elif found.missing and len(found.damage) == 1:
        print(f"{found.rows} rows, every one as it was written, but {found.damage[0]}")
    else:
        behind = f" ({found.behind} of them behind the damage can be read, and stay in the damaged file)"
        lost = f", {found.lost} cannot{behind * bool(found.behind)}" if found.lost else ""
        print(f"damaged: {'; '.join(found.damage)}; {found.salvageable} rows can be saved{lost}, at the next start")
    if not found.is_last_known:
        print_message("nothing beside the journal says which row was its last (.start): rows may be missing at its end")
    for path in () if arguments.json else found.aside:
        print(f"a damaged journal was set aside earlier: {path}")
    return 0 if found.whole else 1


def _path(arguments: argparse.Namespace) -> Path:
    path = journal_file(arguments.journal)
    with suppress(OSError):  # whoever reads it says why it cannot be read
        if not any(file.is_file() for file in (path, path.with_name(path.name + COPY))):
            raise BadInputError(f"{path} is no journal: name one with --journal, or play a game first")
    return path


def _rows(arguments: argparse.Namespace) -> "tuple[JournalRow, ...]":
    from companion.journal.inspection import read_rows

    rows, damage = read_rows(_path(arguments))
    if damage:
        print_message(f"the journal is damaged: {damage}; what is whole is shown")
    return rows


def _sessions(rows: "Sequence[JournalRow]", chosen: "Collection[str]" = ()) -> "tuple[list[Session], int]":
    """Returns the games, or the `chosen` ones, and how many of them cannot be read, which is said."""
    from companion.session.resuming import read_sessions

    read: list[Session] = []
    unread = 0
    for number, found in read_sessions(rows, chosen):
        if isinstance(found, CompanionError):
            print_message(f"{number}: {found}")
            unread += 1
        else:
            read.append(found)
    return read, unread


def _safe_name(number: str) -> None:
    """Checks that `number` can name a file in any folder. Raises BadInputError: no journal of ours has another."""
    if not (number.isascii() and number.isalnum()):
        raise BadInputError(f"the game {number[:60]!r} cannot name a file: export it alone, to standard output")


def _names(session: "Session") -> tuple[str, ...]:
    """Returns the players' names; who has none is named after the seat, as on the screens."""
    from companion.translations import find_translation

    words, players = find_translation(""), session.record.players
    return tuple(words.write(Player(seat), players) for seat in range(len(players)))


def _scores_in_words(scores: Any, names: tuple[str, ...]) -> str:
    """Returns the points by side, by team (who sit across), or by player; nothing for a game without points."""
    if isinstance(scores, list):
        scores = {" and ".join(names[first :: len(scores)]): points for first, points in enumerate(scores)}
    return ", ".join(f"{_side(str(side), names)} {points}" for side, points in (scores or {}).items())


def _side(side: str, names: Sequence[str]) -> str:
    """Returns a side by the names of its seats, as a tournament's pair "0-2"; others as they are called."""
    seats = side.split("-")
    return " and ".join(names[int(seat)] for seat in seats) if all(map(str.isdecimal, seats)) else side


def _result_in_words(line: dict[str, Any], names: tuple[str, ...]) -> str:
    """Returns who has won, by what if the game says it; nothing while it is played."""
    winner = line["winner"]
    if not line["over"] or winner is None:
        return ""
    winners = winner if isinstance(winner, list) else [winner]
    if winners == ["tie"]:
        return "a tie"
    sides = len(line["scores"]) if isinstance(line["scores"], list) else len(names)
    named = (" and ".join(names[one::sides]) if isinstance(one, int) else _side(one, names) for one in winners)
    how = f" by {line['won_by']}" if line.get("won_by") else ""
    return f"won{how}: {', '.join(named)}"


_RESULTS: Final = ("name", "pairs", "games", "reeds", "won_by")
"""What some games' lines say of themselves and their result, beside the scores."""


def _line(session: "Session") -> dict[str, Any]:
    summary = session.game.summary(session.state)
    return {
        "id": session.number,
        "game": session.game.name,
        "started": session.started,
        "players": list(session.record.players),
        "entries": len(session.entries),
        "phase": summary["phase"],
        "scores": summary.get("scores"),
        "over": summary["over"],
        "winner": summary.get("winner", summary.get("winners")),
        "mark": session.mark,
        "label": session.label,
    } | {key: summary[key] for key in _RESULTS if key in summary}


def _write(line: dict[str, Any]) -> None:
    print(json.dumps(line, ensure_ascii=False))
