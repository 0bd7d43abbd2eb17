"""CurrentEvent: what is played at the event now; the host changes it by touch, or takes a file from a stick."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import filterfalse, islice
from pathlib import Path
from typing import Final

from companion.app.controllers import Controllers
from companion.app.tasks import task
from companion.errors import BadInputError, CompanionError, DeviceError
from companion.events.event_faults import Fault
from companion.events.event_file import ADDED, EventFile, OfferedGame, load_event, parse_event, read_descriptions
from companion.events.event_writing import find_unversioned, needs_version, next_version, write_event
from companion.events.groups import BegunVersion, begun_versions
from companion.exports.folder import STICKS
from companion.journal.atomic_files import make_folder, write_safely
from companion.journal.described_games import read_file
from companion.journal.disk_errors import describe_disk_error
from companion.phrases import phrase
from hardware.sticks import find_sticks, list_files

MOST_FILES: Final = 6
"""So many event files of a stick are offered."""
MOST_LOOKED_AT: Final = 48
FaultLines = tuple[str, ...]
Faults = tuple[Fault, ...]


class CurrentEvent:
    """`event` is what holds; `draft` is what the host is changing, and counts for nothing until it is kept."""

    def __init__(self, event: EventFile, path: Path, controllers: Controllers) -> None:
        self.event = event
        self.draft = event
        self._path = path
        self._controllers = controllers
        self._begun: frozenset[BegunVersion] = frozenset()
        self._brought: Mapping[str, bytes] = {}
        """The files that describe games of a draft from a stick, by where they lie beside the event file."""

    @task
    async def check_versions(self, answer: Callable[[FaultLines], object]) -> None:
        """Calls `answer` with a line for each game of the draft whose version had other rules or questions."""
        answer(await self._say(self._find_unversioned()))

    async def _find_unversioned(self) -> Faults:
        await self._look_up()
        return tuple(find_unversioned(self.event, self.draft, self._begun))

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

    def version_anew(self, game: OfferedGame) -> OfferedGame:
        """Returns the game under the next version that no game of that name has or had."""
        adds = game.described is not None and ADDED not in game.version  # its file says the rest
        version = f"{game.version}{ADDED}2" if adds else next_version(game.version)
        return replace(game, version=self.find_unused(game.name, version))

    def change_game(self, place: int, changed: OfferedGame) -> None:
        """Changes a game of the draft; a version whose rules or questions were others before gets the next number."""
        if self.needs_version(changed):
            changed = self.version_anew(changed)
        games = self.draft.games
        self.draft = replace(self.draft, games=(*games[:place], changed, *games[place + 1 :]))

    def begin(self) -> None:
        """The host begins anew with what holds."""
        self.draft, self._brought = self.event, {}

    @task
    async def keep(self, answer: Callable[[FaultLines], object]) -> None:
        """Lets the draft hold from now on and writes it; `answer` is called with its faults, each one line."""
        answer(await self._say(self._keep()))

    async def _keep(self) -> Faults:
        await self._look_up()
        draft, before, begun, brought = self.draft, self.event, self._begun, self._brought

        def check() -> Faults:
            text = write_event(draft)
            _, faults = parse_event(text.encode(), self._path, brought)
            unversioned = find_unversioned(before, draft, begun)
            faults = (*(replace(fault, line=0) for fault in faults), *unversioned)  # nobody has seen this text
            if not faults:
                for place, content in brought.items():
                    _write(self._path.parent / place, content)
                _write(self._path, text.encode())
            return faults

        faults = await self._controllers.access.look(check)
        if not faults:
            self.event = draft
        return faults

    async def _look_up(self) -> None:
        """Looks up in which versions games were begun. Raises CompanionError where that cannot be told."""
        self._begun = await self._controllers.access.find(lambda games: begun_versions(games.journal.rows()))

    @task
    async def find_files(self, answer: Callable[[tuple[Path, ...]], object], sticks: tuple[Path, ...] = STICKS) -> None:
        """Calls `answer` with the event files on the sticks that are plugged in below the folders `sticks`."""

        def find() -> tuple[Path, ...]:
            files = (
                file for stick in find_sticks(sticks) for file in list_files(stick.place, ".toml")[:MOST_LOOKED_AT]
            )
            return tuple(islice(filterfalse(_describes_game, files), MOST_FILES))

        answer(await self._controllers.access.look(find, "sticks").otherwise(()))

    @task
    async def take(self, path: Path, answer: Callable[[FaultLines], object]) -> None:
        """Takes a file as the draft, if it has no faults; `answer` is called with these. A table keeps its own name.

        The files that describe its games come along.
        """
        answer(await self._say(self._take(path)))

    async def _take(self, path: Path) -> Faults:
        def load() -> tuple[EventFile, Faults, Mapping[str, bytes]]:
            event, faults = load_event(path)
            return event, faults, {} if faults else read_descriptions(event, path)

        loaded = await self._controllers.access.look(load, "sticks")
        event, faults, brought = loaded
        if not faults:
            self.draft, self._brought = replace(event, table=self.event.table or event.table), brought
        return faults

    @task
    async def take_text(self, text: str, answer: Callable[[FaultLines], object]) -> None:
        """Lets what a hub hands out hold from now on, if it has no faults; `answer` is called with these."""
        answer(await self._say(self._take_text(text.encode())))

    async def _take_text(self, content: bytes) -> Faults:
        event, faults = parse_event(content, self._path)
        if faults:
            return faults
        self.draft, self._brought = replace(event, table=self.event.table or event.table), {}
        return () if self.draft == self.event else await self._keep()

    async def _say(self, found: Awaitable[Faults]) -> FaultLines:
        """Returns a line for each fault that is found, or for the error, in the language that is set."""
        texts = self._controllers.texts
        try:
            faults = await found
        except CompanionError as error:
            return (texts.error(error, ()),)
        words = {fault.game: texts.of(fault.game) if fault.game else texts.words for fault in faults}
        return tuple(f"{self._place(fault)}: {words[fault.game].say(fault.phrase, ())}" for fault in faults)

    def _place(self, fault: Fault) -> str:
        if not fault.line:
            return fault.place
        return self._controllers.texts("kiosk.wrong.at", place=fault.place, line=fault.line)


def _describes_game(path: Path) -> bool:
    """Whether a file describes a game, as one that an event file of the same stick names."""
    with suppress(BadInputError):
        read_file(path)
        return True
    return False


def _write(path: Path, content: bytes) -> None:
    """Writes the file, or leaves it as it was. Raises DeviceError."""
    try:
        make_folder(path.parent)
        write_safely(path, content)
    except OSError as error:
        message = phrase("kiosk.event.not-written", None, why=describe_disk_error(error))
        raise DeviceError(f"{path}: {error.strerror or error}", message) from None
