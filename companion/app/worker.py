"""Worker: one thread that owns something slow, such as the journal; the caller never waits for the disk."""

import logging
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from companion.errors import CompanionError
from companion.phrases import phrase

_LOG: Final = logging.getLogger(__name__)

OwnedT = TypeVar("OwnedT")
ResultT = TypeVar("ResultT")


class Worker(Generic[OwnedT]):
    """Runs jobs one after the other on a thread of its own, where `owned` lives.

    `open_owned` makes it, on that thread; `close_owned` ends it there. `deliver` brings a result back to the thread
    of whoever asked; it is called on the worker's thread and must only pass the call on.
    """

    def __init__(
        self,
        open_owned: Callable[[], OwnedT],
        close_owned: Callable[[OwnedT], object],
        deliver: Callable[[Callable[[], object]], object],
    ) -> None:
        self._open_owned = open_owned
        self._close_owned = close_owned
        self.deliver = deliver
        self._why_unopened: CompanionError | None = None
        self._jobs: SimpleQueue[Callable[[OwnedT | CompanionError], object] | None] = SimpleQueue()
        # a screen that crashes must not hang on it: what was acknowledged is safe, and `close` waits for the rest
        self._thread = Thread(target=self._work, name="worker", daemon=True)

    def start(self, opened: Callable[[CompanionError | None], object]) -> None:
        """Begins; `opened` is delivered once `owned` is there, or with the error that prevented it."""
        self._opened = opened
        self._thread.start()

    def ask(self, job: Callable[[OwnedT], ResultT], answer: Callable[[ResultT | CompanionError], object]) -> None:
        """Runs `job` after those asked before; `answer` is delivered with its result, or with its CompanionError.

        Where `owned` cannot be made, `opened` is delivered the error first, and then each `answer`.
        """
        if self._why_unopened is not None:
            self._tell(answer, self._why_unopened)
            return

        def run(owned: OwnedT | CompanionError) -> None:
            self._tell(answer, owned if isinstance(owned, CompanionError) else self._try(partial(job, owned)))

        self._jobs.put(run)

    def end(self) -> None:
        """Ends the thread after the jobs that were asked; nobody waits for it."""
        self._jobs.put(None)

    def close(self) -> None:
        """Ends the thread, if it was begun, after the jobs that were asked."""
        self.end()
        if self._thread.ident is not None:
            self._thread.join()

    def _work(self) -> None:
        owned = self._try(self._open_owned)
        if isinstance(owned, CompanionError):
            self._tell(self._fail, owned)
            return
        self._tell(self._opened, None)
        while (asked := self._jobs.get()) is not None:
            asked(owned)
            del asked  # it holds what it was done with, such as all rows of the journal
        self._close_owned(owned)

    def _fail(self, error: CompanionError) -> None:
        self._why_unopened = error
        self._opened(error)
        while not self._jobs.empty():
            if asked := self._jobs.get():
                asked(error)

    def _try(self, job: Callable[[], ResultT]) -> ResultT | CompanionError:
        try:
            return job()
        except CompanionError as error:
            _LOG.info("refused: %s", error)
            return error
        except Exception as error:  # the border of this thread: whoever asked must hear of it
            _LOG.exception("a job of the worker failed")
            return CompanionError(
                f"something went wrong inside the companion ({type(error).__name__}); nothing was lost",
                phrase("refused.inside", None, kind=type(error).__name__),
            )

    def _tell(self, answer: Callable[[ResultT], object], result: ResultT) -> None:
        self.deliver(lambda: answer(result))
