"""HubLink: a table's thread for its hub: it delivers the journal's rows, and tells how the table stands."""

import gzip
import json
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from pathlib import Path
from queue import Empty, SimpleQueue
from random import uniform
from threading import Event, Thread
from typing import Final, TypeAlias, TypeVar

from companion.errors import CompanionError
from companion.hub.table.membership import (
    DeliveryProgress,
    DeliveryTrouble,
    Membership,
    in_trouble,
    keep_delivery,
    read_delivery,
)
from companion.hub.table.outbox import Batch, Outbox
from companion.hub.table.transport import HubConnection, HubError, Reply
from companion.phrases import Phrase, phrase
from companion.session.moment import system_clock

LOOK_S: Final = 0.25
"""How often the thread looks whether rows were written: a look costs a few microseconds."""
STATE_S: Final = 5.0
KEEP_S: Final = 5.0
"""How often the file beside the journal is written that says how far was delivered."""
FIRST_WAIT_S: Final = 1.0
LONGEST_WAIT_S: Final = 60.0
SMALL_BYTES: Final = 1 << 10
_LOG: Final = logging.getLogger(__name__)

FoundT = TypeVar("FoundT")
Job: TypeAlias = Callable[[HubConnection | CompanionError], object]
State: TypeAlias = Mapping[str, object]


class HubLink:
    """`delivered` is called whenever the delivery has changed, `heard` with what the hub answers to the table's state.

    Both are called on this thread, and pass the call on.
    """

    def __init__(
        self,
        journal: Path,
        membership: Membership,
        delivered: Callable[[DeliveryProgress], object] = lambda _: None,
        heard: Callable[[State], object] = lambda _: None,
    ) -> None:
        self._journal, self._membership = journal, membership
        self._delivered, self._heard = delivered, heard
        self.delivery = read_delivery(journal, membership)
        self._outbox = Outbox(journal, membership.journal)
        self._path = f"/v1/journals/{membership.journal}"
        self._hub = HubConnection(membership.host, membership.port, membership.authority, membership.token)
        self._state: Callable[[], State] | None = None
        self._state_at_s = self._not_before_s = self._kept_at_s = float("-inf")
        self._failures = 0
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._wake, self._closing = Event(), Event()
        self._thread = Thread(target=self._work, name="hub", daemon=True)

    def start(self) -> None:
        """Begins."""
        self._thread.start()

    def tell(self, state: Callable[[], State], *, at_once: bool = False) -> None:
        """Sets the state that the hub gets from now on, made on this thread; `at_once` sends it out of turn."""
        self._state = state
        if at_once:
            self._state_at_s = float("-inf")
            self._wake.set()

    def ask(self, job: Callable[[HubConnection], FoundT], answer: Callable[[FoundT | CompanionError], object]) -> None:
        """Has something asked of the hub on this thread, also while it does not answer otherwise.

        `answer` is called once, on any thread, with what was found, or with the error: also where the link ends first.
        """

        def run(hub: HubConnection | CompanionError) -> None:
            answer(hub if isinstance(hub, CompanionError) else _try(partial(job, hub)))

        self._jobs.put(run)
        self._wake.set()
        if self._closing.is_set():
            self._refuse_jobs()

    def close(self, patience_s: float = 2.0) -> None:
        """Ends; what is not delivered waits in the journal."""
        self._closing.set()
        self._wake.set()
        if self._thread.ident is not None:
            self._thread.join(patience_s)
        self._refuse_jobs()

    def _refuse_jobs(self) -> None:
        self._do_jobs(CompanionError("the hub was left meanwhile", Phrase("kiosk.hub.left")))

    def _work(self) -> None:
        while not self._closing.is_set():
            turned = _try(self._turn)
            if isinstance(turned, CompanionError):
                turned = self._put_off(HubError(DeliveryTrouble.FAULT, str(turned)))
            self._wake.wait(turned)
            self._wake.clear()
        keep_delivery(self._journal, self._membership, self.delivery)
        self._outbox.close()
        self._hub.close()

    def _turn(self) -> float:
        """Does what is due; returns how long it may wait then."""
        self._do_jobs(self._hub)
        wait_s = self._not_before_s - time.monotonic()
        if wait_s > 0:
            return min(wait_s, LOOK_S) if not self._jobs.empty() else wait_s
        try:
            self._tell_state()
            has_more = self._deliver()
        except HubError as error:
            return self._put_off(error)
        self._failures = 0
        self._keep_sometimes()
        return 0.0 if has_more else LOOK_S

    def _do_jobs(self, hub: HubConnection | CompanionError) -> None:
        with suppress(Empty):
            while True:
                self._jobs.get_nowait()(hub)

    def _tell_state(self) -> None:
        state, now_s = self._state, time.monotonic()
        if state is None or now_s - self._state_at_s < STATE_S:
            return
        self._state_at_s = now_s
        told = _try(state)
        if isinstance(told, CompanionError):  # such as a game whose rules fail: its rows are delivered nevertheless
            self._state_at_s = now_s + LONGEST_WAIT_S
            self._set(in_trouble(self.delivery, DeliveryTrouble.FAULT, str(told), system_clock().at))
            return
        told = {**told, "seq": self.delivery.last}
        said = self._ask("PUT", f"{self._path}/state", json.dumps(told, ensure_ascii=False).encode()).said()
        self._note_heard(said, self.delivery.acked)
        self._heard(said)

    def _deliver(self) -> bool:
        """Delivers a batch; whether more rows wait."""
        is_behind = self.delivery.acked < self._outbox.last
        if self.delivery.trouble == DeliveryTrouble.CONFLICT or not (is_behind or self._outbox.has_more()):
            return False
        batch = self._outbox.batch(self.delivery.acked)
        last = self._outbox.last  # an older copy of the journal ends before what was acknowledged
        self._set(replace(self.delivery, acked=min(self.delivery.acked, last), last=last))
        if batch is None:
            return False
        self._note_heard(self._send(batch).said(), batch.last)
        return self._outbox.has_more()

    def _send(self, batch: Batch) -> Reply:
        body = batch.body
        if len(body) < SMALL_BYTES:
            return self._ask("POST", f"{self._path}/rows", body)
        packed = gzip.compress(body, 5, mtime=0)
        return self._ask("POST", f"{self._path}/rows", packed, Content_Encoding="gzip")

    def _ask(self, method: str, path: str, body: bytes, **headers: str) -> Reply:
        reply = self._hub.ask(method, path, body, **headers)
        if reply.status == HTTPStatus.OK:
            return reply
        raise _explain(reply)

    def _note_heard(self, said: State, most: int) -> None:
        """The hub has answered: its number of rows holds where it is less than before.

        What it has beyond `most`, the last row that was sent to it, may be of another card under this one's name.
        """
        acked = said.get("acked")
        before = self.delivery
        trouble = before.trouble if before.trouble == DeliveryTrouble.CONFLICT else DeliveryTrouble.NONE
        known = min(acked if type(acked) is int and acked >= 0 else before.acked, most)
        last = max(self._outbox.last, before.last)
        detail, since = (before.detail, before.since) if trouble else ("", "")
        self._set(DeliveryProgress(known, last, system_clock().at, trouble, since, detail))

    def _put_off(self, error: HubError) -> float:
        """Waits before the next try: longer after each one, at random, so that not all tables come at once."""
        self._failures += 1
        longest_s = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** min(self._failures, 10))
        wait_s = max(uniform(FIRST_WAIT_S, longest_s), error.retry_s)
        if error.trouble == DeliveryTrouble.CONFLICT:
            wait_s = LOOK_S  # only the rows are not wanted any more
        self._not_before_s = time.monotonic() + wait_s
        self._state_at_s = float("-inf") if error.trouble != DeliveryTrouble.CONFLICT else self._state_at_s
        self._set(in_trouble(self.delivery, error.trouble, str(error), system_clock().at))
        self._keep_sometimes()
        return wait_s

    def _set(self, delivery: DeliveryProgress) -> None:
        before, self.delivery = self.delivery, delivery
        if replace(before, heard_at="") != replace(delivery, heard_at=""):
            self._delivered(delivery)

    def _keep_sometimes(self) -> None:
        now_s = time.monotonic()
        if now_s - self._kept_at_s >= KEEP_S:
            self._kept_at_s = now_s
            keep_delivery(self._journal, self._membership, self.delivery)


def _try(job: Callable[[], FoundT]) -> FoundT | CompanionError:
    try:
        return job()
    except CompanionError as error:
        return error
    except Exception as error:  # the border of this thread: whoever asked must hear of it
        _LOG.exception("the hub's thread failed")
        return CompanionError(
            f"a fault in the companion ({type(error).__name__}); nothing was lost",
            phrase("refused.inside", None, kind=type(error).__name__),
        )


def _explain(reply: Reply) -> HubError:
    """Returns why a hub has refused something."""
    said = reply.error or f"it answers {reply.status}"
    if reply.status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
        return HubError(DeliveryTrouble.REVOKED, f"the hub knows this table no longer ({said}): join again")
    if reply.status == HTTPStatus.CONFLICT:
        return HubError(
            DeliveryTrouble.CONFLICT, f"another table has sent other rows under this journal's name: {said}"
        )
    if reply.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
        return HubError(DeliveryTrouble.BUSY, f"the hub wants to be asked later: {said}", _retry_s(reply))
    return HubError(DeliveryTrouble.REFUSED, f"the hub refuses it: {said}", _retry_s(reply))


def _retry_s(reply: Reply) -> float:
    said = reply.headers.get("retry-after", "")
    return min(float(said), 600.0) if said.isascii() and said.isdigit() else 0.0


def check(reply: Reply) -> Reply:
    """Returns a reply that says yes. Raises HubError for any other."""
    if reply.status != HTTPStatus.OK:
        raise _explain(reply)
    return reply
