"""CurrentEvent: what is played at the event now; the host changes it by touch, or takes a file from a stick."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from companion.app.kiosk_controllers import KioskControllers
from companion.errors import CompanionError, DeviceError
from companion.events.event_faults import Fault
from companion.events.event_file import EventFile, OfferedGame, load_event, parse_event
from companion.events.event_writing import find_unversioned, needs_version, next_version, write_event
from companion.events.groups import BegunVersion, begun_versions
from companion.exports.folder import STICKS
from companion.journal.atomic_files import write_safely
from companion.journal.disk_errors import describe_disk_error
from companion.phrases import phrase
from hardware.sticks import find_sticks

MOST_FILES: Final = 6
"""So many event files of a stick are offered."""
MOST_NAMES: Final = 10_000
"""So many names are looked at on a stick."""
FaultLines = tuple[str, ...]
Faults = tuple[Fault, ...]


class CurrentEvent:
    """`event` is what holds; `draft` is what the host is changing, and counts for nothing until it is kept."""

    def __init__(self, event: EventFile, path: Path, controllers: KioskControllers) -> None:
        self.event = event
        self.draft = event
        self._path = path
        self._controllers = controllers
        self._begun: frozenset[BegunVersion] = frozenset()

    def check_versions(self, answer: Callable[[FaultLines], object]) -> None:
        """Calls `answer` with a line for each game of the draft whose version had other rules or questions."""
        self._look_up(lambda: answer(self._say(tuple(find_unversioned(self.event, self.draft, self._begun)))), answer)

    def needs_version(self, game: OfferedGame) -> bool:
        """Tells whether a game has the version that other rules or questions had, as far as was looked up."""
        return needs_version(self.event, game, self._begun)

    def find_unused(self, name: str, version: str) -> str:
        """Returns `version`, or the next one after it that no game of that name has or had."""
        used = {one.version for one in (*self.draft.games, *self.event.games) if one.name == name}
        used |= {begun for game, begun, _ in self._begun if game == name}
        while version in used:
            version = next_version(version)
        return version

    def begin(self) -> None:
        """The host begins anew with what holds."""
        self.draft = self.event

    def keep(self, answer: Callable[[FaultLines], object]) -> None:
        """Lets the draft hold from now on and writes it; `answer` is called with its faults, each one line."""
        self._look_up(lambda: self._keep(answer), answer)

    def _look_up(self, then: Callable[[], object], failed: Callable[[FaultLines], object]) -> None:
        """Looks up in which versions games were begun; `failed` is called with why, where that cannot be told."""

        def found(result: frozenset[BegunVersion] | CompanionError) -> None:
            if isinstance(result, CompanionError):
                failed(self._say(result))
            else:
                self._begun = result
                then()

        self._controllers.access.ask(lambda games: begun_versions(games.journal.rows()), found)

    def _keep(self, answer: Callable[[FaultLines], object]) -> None:
        draft, before, begun = self.draft, self.event, self._begun

        def check() -> Faults:
            text = write_event(draft)
            _, faults = parse_event(text.encode())
            faults = (*faults, *find_unversioned(before, draft, begun))
            if not faults:
                _write(self._path, text)
            return faults

        def kept(result: Faults | CompanionError) -> None:
            if not isinstance(result, CompanionError) and not result:
                self.event = draft
            answer(self._say(result))

        self._controllers.access.write(check, kept)

    def find_files(self, answer: Callable[[tuple[Path, ...]], object], sticks: tuple[Path, ...] = STICKS) -> None:
        """Calls `answer` with the event files on the sticks that are plugged in below the folders `sticks`."""

        def find() -> tuple[Path, ...]:
            return _files_on([stick.place for stick in find_sticks(sticks)])

        def found(result: tuple[Path, ...] | CompanionError) -> None:
            answer(() if isinstance(result, CompanionError) else result)

        self._controllers.access.write(find, found, "sticks")

    def take(self, path: Path, answer: Callable[[FaultLines], object]) -> None:
        """Takes a file as the draft, if it has no faults; `answer` is called with these."""

        def taken(result: tuple[EventFile, Faults] | CompanionError) -> None:
            if isinstance(result, CompanionError):
                answer(self._say(result))
                return
            event, faults = result
            if not faults:
                self.draft = event
            answer(self._say(faults))

        self._controllers.access.write(lambda: load_event(path), taken, "sticks")

    def _say(self, result: Faults | CompanionError) -> FaultLines:
        """Returns a line for each fault, in the language that is set."""
        texts = self._controllers.texts
        if isinstance(result, CompanionError):
            return (texts.error(result, ()),)
        words = {fault.game: texts.of(fault.game) if fault.game else texts.words for fault in result}
        return tuple(f"{fault.place}: {words[fault.game].say(fault.phrase, ())}" for fault in result)


def _files_on(sticks: Sequence[Path]) -> tuple[Path, ...]:
    """Returns the files on sticks that may be event files."""
    found: list[Path] = []
    for stick in sticks:
        with suppress(OSError), os.scandir(stick) as entries:  # it may be pulled out at any moment
            named = (one for one in islice(entries, MOST_NAMES) if one.name.lower().endswith(".toml"))
            printable = (one for one in named if one.name.isprintable())
            found += sorted(stick / one.name for one in printable if one.is_file(follow_symlinks=False))
    return tuple(found[:MOST_FILES])


def _write(path: Path, text: str) -> None:
    """Writes the file, or leaves it as it was. Raises DeviceError."""
    try:
        write_safely(path, text.encode())
    except OSError as error:
        message = phrase("kiosk.event.not-written", None, why=describe_disk_error(error))
        raise DeviceError(f"{path}: {error.strerror or error}", message) from None
