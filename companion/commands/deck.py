"""`companion deck check`: what the profile of a learned deck holds, and which of its faces look alike."""

import argparse
import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.learn import describe
from companion.commands.messages import escape_unprintable
from companion.commands.misnamed_faces import tell_misnamed
from companion.errors import BadInputError, why_refused

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from vision.learned import LearnedDeck


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("deck", help="check the profile of a learned deck", description=__doc__)
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    verb = verbs.add_parser("check", help="say what a profile holds, and which faces look alike")
    verb.add_argument("profile", metavar="PROFILE", help="the file that 'companion learn' wrote")
    verb.add_argument("--json", action="store_true", help="write a JSON line")
    verb.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    """Writes what a profile holds; one that is damaged is one line on standard error."""
    from vision.learned import VERSION
    from vision.learned.similarity import find_alike

    content = read_content(arguments.profile)
    deck = load_deck(arguments.profile, content)
    alike, digest = find_alike(deck), sha256(content).hexdigest()
    if arguments.json:
        copies = sum(face.copies for face in deck.fronts)
        line = {"faces": len(deck.fronts), "copies": copies, "alike": [[*pair] for pair in alike]}
        print(json.dumps({**line, "version": VERSION, "sha256": digest}, ensure_ascii=False))
        return 0
    print(escape_unprintable(f"{arguments.profile}: {describe(deck)}"))
    for face in deck.fronts:
        print(escape_unprintable(f"  {face.name}" + (f"  ×{face.copies}" if face.copies > 1 else "")))
    for one, other, share in alike:
        print(escape_unprintable(f"hard to tell apart: {one} and {other} ({share:.0%})"))
    print(f"version {VERSION}, sha256 {digest}")
    tell_misnamed(deck)
    return 0


def load_deck(profile: str, content: bytes | None = None) -> "LearnedDeck":
    """Returns the deck of a profile. Raises BadInputError that names it."""
    from vision.learned import read_profile
    from vision.library_output import captured_output

    given = read_content(profile) if content is None else content
    try:
        with captured_output() as printed:
            deck = read_profile(given)
    except BadInputError as error:
        raise BadInputError(f"{profile}: {error}") from None
    if any("JPEG" in line for line in printed):  # libjpeg unpacks what is damaged in part, and only says so
        raise BadInputError(f"{profile}: a picture in the profile is damaged: learn the deck again")
    return deck


def read_content(profile: str) -> bytes:
    """Returns what is in the file of a profile. Raises BadInputError that names it."""
    from companion.following.watched_decks import LARGEST_BYTES

    try:
        path = Path(profile)
        if not path.is_file():
            raise BadInputError(f"{profile!r} is no file: name the profile that 'companion learn' wrote")
        if path.stat().st_size > LARGEST_BYTES:
            raise BadInputError(f"{profile}: far too large for a profile: name the one that 'companion learn' wrote")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        mend = "make it readable, or name another"
        raise BadInputError(f"{profile!r} cannot be read: {why_refused(error)}: {mend}") from None
