"""`companion watch`: follows a game on a camera, a video or a folder of pictures, and writes what was played."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.cards import ALPHABETS
from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.session import Session
    from companion.session.following import Outcome

CHOICES = ("keep", "eat-largest")
NOT_SEEN = "card not seen"


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("watch", help="follow a game on a source of frames", description=__doc__)
    parser.add_argument(
        "--source",
        required=True,
        help="picamera, webcam, webcam:N, simulated:SEED, a video file, or a folder of pictures",
    )
    parser.add_argument("--record", type=Path, help="the record to begin from (default: a new Mast Year game)")
    parser.add_argument("--fps", type=float, default=10.0, help="pictures of a folder a second (default: 10)")
    parser.add_argument("--choices", choices=CHOICES, default="keep", help="what to do where stashes may be eaten")
    parser.add_argument("--alphabet", choices=ALPHABETS, default="english", help="the letters of the deck on the table")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the record at the end")
    parser.add_argument("--json", action="store_true", help="write a JSON line for each action")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Follows the source to its end, or until it is interrupted."""
    from companion.session.following import Following
    from companion.sources import open_any
    from vision.pace import paced
    from vision.reader import Reader
    from vision.watcher import Watcher

    session = _begin(arguments.record)
    following = Following(session, lambda state, choices: choose(arguments.choices, state, choices))
    with open_any(arguments.source, arguments.fps, arguments.alphabet) as source:
        watcher = Watcher(Reader(arguments.alphabet))
        try:
            for frame in paced(source.read):
                for outcome in following.take(watcher.see(frame), frame.at_s):
                    _tell(session, outcome, arguments.json)
        except KeyboardInterrupt:
            print("companion: stopped", file=sys.stderr)
    if arguments.out:
        _write_record(session, arguments.out)
    return 0


def _begin(path: Path | None) -> "Session":
    from companion.commands.score import read_file
    from companion.engine import read_record
    from companion.games import find_game
    from companion.session import MemoryStore, start_session

    if path is None:
        return start_session(MemoryStore(), find_game("mast-year"), {}, ("", "", "", ""))
    try:
        record = read_record(read_file(str(path)), find_game)
        session = start_session(MemoryStore(), find_game(record.game), record.options, record.players)
        for entry in record.entries:
            session.act(entry.action, entry.by, entry.at)
    except BadInputError as error:
        raise BadInputError(f"{path}: {error}") from None
    return session


def choose(how: str, state: Any, choices: Sequence[Any]) -> Any | None:
    """Returns the choice that no camera can see: keep, or eat the largest face-up stash; None where none is due."""
    eats = {choice.trick: choice for choice in choices if hasattr(choice, "trick")}
    if how == "eat-largest" and eats:
        largest = max(
            (stash for stash in state.hand.stashes if stash.trick in eats), key=lambda stash: len(stash.cards)
        )
        return eats[largest.trick]
    return choices[-1] if eats else None


def _tell(session: "Session", outcome: "Outcome", as_json: bool) -> None:
    from companion.session.following import Accepted, Asked, Missed

    write = session.game.write_action
    line: dict[str, Any]
    if isinstance(outcome, Accepted):
        line = {**write(outcome.action), "at_s": round(outcome.at_s, 2), "confidence": round(outcome.confidence, 4)}
    elif isinstance(outcome, Asked):
        candidates = [
            {**write(candidate.action), "confidence": round(candidate.probability, 4)}
            for candidate in outcome.candidates
        ]
        quad = [[round(float(x), 1), round(float(y), 1)] for x, y in outcome.quad]
        line = {"ask": {"why": outcome.why, "at_s": round(outcome.at_s, 2), "candidates": candidates, "quad": quad}}
    elif isinstance(outcome, Missed):
        line = {"ask": {"why": NOT_SEEN, "seat": outcome.seat, "at_s": round(outcome.at_s, 2), "candidates": []}}
    else:
        line = {"taken-back": outcome.number, "at_s": round(outcome.at_s, 2)}
    print(json.dumps(line, ensure_ascii=False) if as_json else _words(line), flush=True)


def _words(line: dict[str, Any]) -> str:
    if "ask" in line:
        asked = line["ask"]
        if asked["why"] == NOT_SEEN:
            return f"{asked['at_s']:8.2f} s  {NOT_SEEN}: that of seat {asked['seat']}; the cards after it wait"
        cards = " or ".join(str(candidate.get("card")) for candidate in asked["candidates"])
        return f"{asked['at_s']:8.2f} s  {asked['why']}? {cards}"
    if "taken-back" in line:
        return f"{line['at_s']:8.2f} s  taken back"
    said = " ".join(str(line[name]) for name in ("do", "seat", "trick", "card") if name in line)
    return f"{line['at_s']:8.2f} s  {said}"


def _write_record(session: "Session", path: Path) -> None:
    from companion.engine import write_record
    from companion.session.files import write_safely

    try:
        write_safely(path, (write_record(session.game, session.to_record()) + "\n").encode())
    except OSError as error:
        raise BadInputError(f"{path} cannot be written: {error.strerror or error}") from None
