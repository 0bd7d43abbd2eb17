"""DeckFileMoves: the kept deck is copied to where people find files, and a deck that was brought takes its place."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from companion.app.controllers import Controllers
from companion.app.tasks import AnswerHandler, FoundT
from companion.errors import CompanionError
from companion.exports.folder import NAME
from companion.following.watched_decks import DeckProfile
from companion.journal.atomic_files import ProgressCallback
from companion.learning.deck_store import DeckStore
from companion.ui.saving_line import saved_text, show_saving
from companion.ui.texts import SAY


class Say(Protocol):
    """Shows a text, which may tell of something that has to be put right."""

    def __call__(self, text: str, *, is_trouble: bool = False) -> None:
        """Shows it."""


class DeckFileMoves:
    """`choose` is called with the decks that were found, `taken` with the one that was taken, or why it was not."""

    def __init__(
        self,
        controllers: Controllers,
        say: Say,
        choose: Callable[[tuple[Path, ...]], None],
        taken: AnswerHandler[DeckProfile],
    ) -> None:
        self._access = controllers.access
        self._store, self._game = DeckStore(controllers.folder), controllers.table.game
        self._say = say
        self._choose = choose
        self._taken = taken

    def copy(self) -> None:
        """Copies the kept deck to a stick or into the home folder."""
        self._use_disk("share.saving", lambda on_progress: self._store.copy(self._game, on_progress), self._copied)

    def bring(self) -> None:
        """Looks for decks of the game."""
        self._use_disk("ui.learn.looking", lambda on_progress: self._store.find(self._game, on_progress), self._found)

    def take(self, path: Path) -> None:
        """Keeps the deck in a file."""
        self._use_disk("share.saving", lambda on_progress: self._store.take(path, self._game, on_progress), self._taken)

    def _use_disk(self, doing: str, job: Callable[[ProgressCallback], FoundT], answer: AnswerHandler[FoundT]) -> None:
        self._access.save(job, answer, show_saving(self._say, doing))

    def _copied(self, result: Path | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY("ui.learn.not-copied", why=SAY.error(result, ())), is_trouble=True)
        else:
            self._say(saved_text("ui.learn.copied", result.parent, file=result.name))

    def _found(self, result: tuple[Path, ...] | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY.error(result, ()), is_trouble=True)
        elif not result:
            self._say(SAY("ui.learn.none-brought", folder=NAME), is_trouble=True)
        else:
            self._choose(result)
