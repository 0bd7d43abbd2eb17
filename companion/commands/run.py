"""`companion run`: the companion on a touchscreen, or in a window."""

import argparse
import os
import signal
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cards import ALPHABETS
from companion.commands.card_readers import STANDARD, open_learned
from companion.commands.default_game import DEFAULT_GAME
from companion.commands.files import named_path
from companion.commands.interruption import deferred_interruption, interrupted_by
from companion.commands.journal import JOURNAL_HELP, journal_path
from companion.commands.messages import print_message
from companion.errors import BadInputError
from companion.phrases import phrase

if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Callable

    from companion.following.watched_decks import DeckProfile
    from companion.ui.app import CompanionApp, KioskStart

INTERRUPTED_WITHIN_S: Final = 0.1


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("run", help="start the companion on the screen", description=__doc__)
    parser.add_argument("--journal", type=named_path, help=JOURNAL_HELP)
    parser.add_argument(
        "--size", type=read_size, help="of the window, such as 800x480 (default: as it was set, else what fits)"
    )
    parser.add_argument("--source", help="what to look at: picamera, webcam, webcam:N (default: no camera)")
    parser.add_argument("--alphabet", choices=ALPHABETS, help="the letters of the deck on the table (default: as set)")
    parser.add_argument("--deck", metavar="PROFILE", default=STANDARD, help="a learned deck (default: standard)")
    parser.add_argument("--kiosk", action="store_true", help="for strangers: groups, surveys, a PIN, and no way out")
    parser.add_argument(
        "--event",
        metavar="FILE.toml",
        type=named_path,
        help="what a kiosk plays (default: event.toml beside the journal)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Shows the companion until its window is closed. Raises BadInputError for a source that is none."""
    if arguments.event and not arguments.kiosk:
        raise BadInputError(f"--event {arguments.event}: only a kiosk plays an event: add --kiosk, or leave it out")
    journal = journal_path(arguments.journal)
    album = journal.with_name("pictures")
    if arguments.kiosk:
        return run_kiosk(arguments, journal, album)
    deck = open_devices(arguments)
    return show(journal, arguments.size, lambda app: begin(app, arguments.source, arguments.alphabet, album, deck))


def open_devices(arguments: argparse.Namespace) -> "tuple[DeckProfile, ...]":
    """Returns the deck that was named. Raises BadInputError for one that is none, or for a source that is none."""
    if arguments.source is not None:
        from companion.sources import open_any

        open_any(arguments.source, game=DEFAULT_GAME)
    return open_learned(arguments.deck)


def run_kiosk(arguments: argparse.Namespace, journal: Path, album: Path) -> int:
    """Shows the kiosk until its host leaves it, or the machine is shut down.

    SDL would take SIGTERM for a window that somebody closes, and nobody closes a kiosk's.
    """
    from companion.app.kiosk.crash_loop import StartKind
    from companion.commands import kiosk_run

    crashes = kiosk_run.make_crash_loop(journal)
    kind = crashes.begin()  # first of all: whatever may fail or hang from here on counts
    deck = () if kind is StartKind.SAFE else open_devices(arguments)
    event, notice = kiosk_run.read_event(journal, arguments.event)
    left: list[str] = []

    def begun(app: "CompanionApp") -> None:
        from companion.ui.kiosk.heartbeat import start_heartbeat

        app.controllers.navigation.closing.add(left.append)
        start_heartbeat(app.controllers, crashes)
        if not app.controllers.is_safe:
            begin(app, arguments.source, arguments.alphabet, album, deck)

    def start() -> "KioskStart":
        prepared = kiosk_run.prepare(journal, event, kind, os.environ)
        notices = (*prepared.notices, notice) if notice else prepared.notices
        return replace(prepared, event_file=arguments.event, notices=notices)

    with interrupted_by(signal.SIGTERM):
        status = show(journal, arguments.size, begun, start)
    if not (left and status):
        crashes.end()  # else the machine was to be shut down, and is not: the next start says that this one ended badly
    return status or (kiosk_run.LEFT_BY_HOST if left else 0)


def begin(
    app: "CompanionApp",
    source: str | None,
    alphabet: str | None,
    album: Path,
    named: "tuple[DeckProfile, ...]" = (),
) -> None:
    """Starts the camera: the one named, or else the one chosen by touch; pictures are kept in `album` if wished.

    `named` are decks that were named at the start: they count before those that the table has shown and kept.
    """
    cameras = app.controllers.cameras
    cameras.use = lambda chosen: _look_through(app, chosen, alphabet, album, named)
    if source is not None:
        _look_through(app, source, alphabet, album, named)
    elif cameras.chosen:
        cameras.go_on()


def _look_through(
    app: "CompanionApp", source: str, alphabet: str | None, album: Path, named: "tuple[DeckProfile, ...]"
) -> None:
    """Looks through a camera from now on, in the place of another if there is one; "": through none."""
    if not source:
        app.controllers.cameras.in_use = ""
        app.controllers.remove_camera()
        return
    from companion.app.camera_controller import CameraController
    from companion.learning.deck_store import DeckStore
    from companion.sources import open_any, pace_of
    from hardware.sources import add_name

    settings = app.controllers.settings.current
    letters, speed, name = alphabet or settings.alphabet, pace_of(source), add_name(source)
    opened = partial(open_any, name, alphabet=letters, game=DEFAULT_GAME)
    app.controllers.cameras.in_use = name
    if app.controllers.camera:
        app.controllers.camera.look_through(opened)
        return
    kept, faults = DeckStore(app.controllers.folder).read_all()
    for fault in faults:
        print_message(str(fault))
        app.controllers.notices.notify(phrase("ui.learn.broken", why=fault.phrase or str(fault)))
    camera = CameraController(
        app.controllers,
        opened,
        alphabet=letters,
        speed=speed,
        album=album,
        guided=speed is None,
        learned=(*named, *kept),
    )
    app.controllers.add_camera(camera)
    camera.requests.set_mains(settings.mains_hz)
    camera.open()


def show(
    journal: Path,
    size: str | None,
    begun: "Callable[[CompanionApp], object]",
    kiosk: "Callable[[], KioskStart | None]" = lambda: None,
) -> int:
    """Shows the companion with the games of `journal`; `begun` is called once its first screen is there.

    `kiosk` is called once the window is open, and returns how a kiosk starts.
    """
    from companion.journal.disk_space import USUAL_SPACE
    from companion.journal.json_file import JsonFile
    from companion.journal.settings import read_settings
    from companion.ui.window import open_window, set_up_window

    settings_file = JsonFile(journal.with_name("settings.json"))
    settings = read_settings(settings_file).settings
    set_up_window(size or settings.screen, settings.rotation)
    open_window()
    from companion.ui.app import CompanionApp, prepare_soon

    def begin_prepared(app: CompanionApp) -> None:
        prepare_soon()
        begun(app)

    app = CompanionApp(journal, settings_file, begun=begin_prepared, space=USUAL_SPACE, kiosk=kiosk())
    try:
        with deferred_interruption() as raise_deferred:
            app.controllers.scheduler.every(INTERRUPTED_WITHIN_S, raise_deferred).start()
            app.run()
    except KeyboardInterrupt:
        print_message("stopped")
    finally:
        app.on_stop()
    if app.failure:
        print_message(app.failure)
        return 2
    return 0


def read_size(text: str) -> str:
    """Returns a window's size as it was written, such as "1280x720"; for the parser of the command line."""
    width, cross, height = text.partition("x")
    if cross and all(side.isascii() and side.isdigit() and 320 <= int(side) <= 7680 for side in (width, height)):
        return text
    raise argparse.ArgumentTypeError(f"{text[:20]!r} is no size: write width and height in pixels, such as 1280x720")
