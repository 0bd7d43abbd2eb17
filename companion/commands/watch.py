"""`companion watch`: follows a game on a camera, a video or a folder of pictures, and writes what was played."""

import argparse
import json
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cards import ALPHABETS
from companion.commands.card_readers import NUTS, STANDARD, open_learned
from companion.commands.default_game import DEFAULT_GAME
from companion.commands.files import named_path, refuse_source, try_out
from companion.commands.interruption import interrupted_by
from companion.commands.messages import escape_unprintable, print_message
from companion.commands.named_game import NamedGame, named_game
from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.engine.game import AnyGame
    from companion.following.decisions import Decision, Unseen
    from companion.following.strategy import Choose
    from companion.following.watched_decks import WatchedDeck
    from companion.session import Session
    from hardware.sources import FrameSource

CHOICES = ("keep", "eat-largest")


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("watch", help="follow a game on a source of frames", description=__doc__)
    parser.add_argument(
        "--source",
        required=True,
        help="picamera, webcam, webcam:N, simulated:SEED, a video file, an animated GIF, or a folder of pictures",
    )
    parser.add_argument("--record", type=named_path, help="the record to begin from (default: a new game)")
    parser.add_argument(
        "--game",
        type=named_game,
        metavar="GAME",
        help=f"what a new game is of: a game, or a described one's file or its stem (default: {DEFAULT_GAME}, or that "
        "of --record)",
    )
    parser.add_argument("--fps", type=float, default=10.0, help="pictures of a folder a second (default: 10)")
    parser.add_argument("--choices", choices=CHOICES, default="keep", help="what to do where stashes may be eaten")
    parser.add_argument("--alphabet", choices=ALPHABETS, default="english", help="the letters of the deck on the table")
    parser.add_argument(
        "--deck",
        metavar="PROFILE",
        default=STANDARD,
        help="a learned deck, or nuts: the printed set (default: standard)",
    )
    parser.add_argument("--out", type=named_path, metavar="FILE", help="write the record at the end")
    parser.add_argument("--json", action="store_true", help="write a JSON line for each action")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Follows the source to its end, or until it is interrupted; the record is written however it ends."""
    from companion.following.watched_decks import as_agreed, deck_of
    from companion.sources import open_any

    if arguments.out:
        refuse_source(arguments.out, "source", arguments.source)
        refuse_source(arguments.out, "deck", arguments.deck)
    session = _begin(arguments.record, arguments.game, arguments.source)
    name = session.game.name
    game = as_agreed(session.game, session.state)
    deck = deck_of(game, arguments.alphabet, open_learned(arguments.deck))
    _check_deck(arguments.deck, game, deck)
    source = open_any(arguments.source, arguments.fps, arguments.alphabet, game=name, begun=session.record)
    if _is_stuck(session, arguments.choices):
        print_message("no camera sees what comes first, such as trump: nothing is entered before --record brings it")
    if arguments.out:
        try_out(arguments.out, makes_folder=False)
    try:
        with interrupted_by(signal.SIGINT, signal.SIGTERM, signal.SIGHUP), source, _kept(session, arguments.out):
            _follow(session, source, deck, arguments)
    except KeyboardInterrupt:
        print_message("stopped")
    if not arguments.json:
        _print_sheet(session)
    return 0


def _print_sheet(session: "Session") -> None:
    """Prints what the table has come to, as the score sheet says it."""
    from companion.commands.score import say
    from companion.translations import ENGLISH

    lines = say(session.game.name, session.game.sheet(session.state), session.record.players, ENGLISH)
    print("\n".join(["", *map(escape_unprintable, lines)]))


def _check_deck(named: str, game: "AnyGame", deck: "WatchedDeck") -> None:
    """Raises BadInputError if the game cannot be followed by the deck that was named, or by none."""
    from companion.following.watched_decks import may_use_learned, needed_face, needs_learned

    if named == STANDARD:
        if needs_learned(game):
            raise BadInputError(f"{game.name} is followed with a learned deck only: name its profile with --deck")
    elif deck.markers if named == NUTS else deck.learned:
        return
    elif not may_use_learned(game):
        raise BadInputError(f"{named}: {game.name} is followed without a learned deck: leave out --deck")
    else:
        missing = f"{needed!r}, which {game.name} needs" if (needed := needed_face(game)) else f"card of {game.name}"
        raise BadInputError(f"{named}: this deck has no {missing}: name another with --deck")


def _follow(session: "Session", source: "FrameSource", deck: "WatchedDeck", arguments: argparse.Namespace) -> None:
    from companion.commands.watch_lines import WatchLines
    from companion.following.decisions import NotInDeck, Offered, PropertiesDiffer, Unread, Unseen
    from companion.following.game_assignment import GameAssignment
    from companion.following.reading_troubles import ReadingTroubles
    from vision.tracking.frame_rate import limit_rate

    games = GameAssignment(deck.names)
    watcher = deck.make_watcher()
    lines = WatchLines(session, games.quad_of)
    chooses = _chooser(session, arguments)
    troubles, is_told = ReadingTroubles(), not deck.is_by_corners
    for frame in limit_rate(source.read):
        decisions = games.see(session, watcher.see(frame), frame.at_s, chooses)
        troubles.take(decisions)
        if troubles.are_many and not is_told:
            is_told = True
            print_message("these cards are read badly: let 'companion learn' learn the deck, and name it with --deck")
        for decision in (one for found in decisions for one in _entered(session, found)):
            if isinstance(decision, Unseen):
                _tell_unseen(decision)
                continue
            if isinstance(decision, Unread):
                continue  # it is told as badly read cards once there are many
            if isinstance(decision, Offered) and not decision.actions:
                continue  # nothing is asked any more
            if isinstance(decision, PropertiesDiffer) and not decision.changes:
                continue
            if isinstance(decision, NotInDeck) and not decision.cards:
                continue
            line = lines.line(decision)
            print(json.dumps(line, ensure_ascii=False) if arguments.json else lines.in_words(line), flush=True)


def _entered(session: "Session", decision: "Decision") -> "Iterator[Decision]":
    """Yields a decision; where properties differ and it is sure why, the entries are made and yielded instead."""
    from companion.engine.record import EntrySource
    from companion.following.decisions import Accepted, PropertiesDiffer

    if not isinstance(decision, PropertiesDiffer) or not decision.sure:
        yield decision
        return
    [explanation] = decision.explanations
    for action in explanation.actions:
        number = session.act(action, by=EntrySource.CAMERA).number
        yield Accepted(number, action, decision.at_s, explanation.probability)


def _tell_unseen(unseen: "Unseen") -> None:
    """Says which caches were not seen yet, once any was."""
    if 0 < len(unseen.missing) < unseen.places:
        missing = ", ".join(str(number) for number in unseen.missing)
        print_message(f"not seen yet: cache {missing}; nothing is entered there, nor at those beside it")


def _chooser(session: "Session", arguments: argparse.Namespace) -> "Choose":
    """Returns who makes choices; at a simulated table with a grid, or of a described game, its players do."""
    from companion.sources import record_at

    replays = session.game.grid_table or session.game.record_parts
    record = record_at(arguments.source, session.record) if replays else None
    if record is None:
        return lambda state, choices: choose(session.game, arguments.choices, state, choices)
    from companion.commands.replaying_players import ReplayingPlayers
    from companion.simulation import simulation_of

    seated = replace(record, players=session.record.players)
    return ReplayingPlayers(seated, simulation_of(record.game).is_hidden_choice)


def _begin(path: Path | None, named: NamedGame | None, source: str) -> "Session":
    """Returns the game of a record, or a new one: for as many as can play it, or play it at a simulated table."""
    from companion.commands.score import read_file
    from companion.engine import read_record
    from companion.games import find_game
    from companion.session import MemoryStore, start_session
    from companion.sources import seats_at

    if path is None:
        new = named or NamedGame(DEFAULT_GAME)
        count = (seats_at(source, new.name) or new.seats)[0]
        return start_session(MemoryStore(), find_game(new.name), new.options, ("",) * count)
    try:
        record = read_record(read_file(str(path)), find_game)
        if named and not named.is_game_of(record):
            raise BadInputError(f"this is a record of {record.game}: leave out --game {named}, or name another record")
        session = start_session(MemoryStore(), find_game(record.game), record.options, record.players)
        for entry in record.entries:
            session.act(entry.action, entry.by, entry.at)
    except BadInputError as error:
        raise BadInputError(f"{path}: {error}") from None
    count, there = len(record.players), seats_at(source, record.game)
    if there and count not in there:
        sit = " or ".join(map(str, there))
        raise BadInputError(f"{path}: {count} players, but {sit} sit at {source}: name a record of {sit} players")
    return session


def choose(game: "AnyGame", how: str, state: object, choices: Sequence[object]) -> object | None:
    """Returns what no camera sees, as the game chooses it by `how`; of what happened to a grid the only explanation.

    Of several explanations none is guessed.
    """
    if game.grid_table:
        return choices[0] if len(choices) == 1 else None
    return game.choose_unseen(state, how)


def _is_stuck(session: "Session", how: str) -> bool:
    """Whether neither a card nor a choice comes next that a camera could see or a command could make."""
    game, state = session.game, session.state
    choices = game.choices(state)
    is_due = game.trick_table is None or game.trick_table.cards_to_come(state)
    return bool(choices) and not is_due and choose(game, how, state, choices) is None


@contextmanager
def _kept(session: "Session", path: Path | None) -> Iterator[None]:
    """Writes the record when what runs ends, whatever ends it. Raises BadInputError."""
    from companion.engine import write_record
    from companion.journal.atomic_files import write_safely

    try:
        yield
    finally:
        try:
            if path is not None:
                write_safely(path, (write_record(session.game, session.to_record()) + "\n").encode())
        except OSError as error:
            raise BadInputError(f"{path} cannot be written: {error.strerror or error}: free some space") from None
