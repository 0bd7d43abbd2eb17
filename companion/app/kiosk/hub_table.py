"""HubTable: a kiosk's place at an event hub: joining, what the hub is told, and what it brings.

Nothing of `companion.hub` is loaded before the table has joined one, or wants to.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from companion.app.controllers import Controllers
from companion.app.kiosk.host import Host
from companion.app.kiosk.kiosk import Kiosk
from companion.app.kiosk.phone_survey import page_code, phone_survey
from companion.app.kiosk.survey import Survey
from companion.app.observable import Observable
from companion.app.scheduler import Scheduler
from companion.app.tasks import Awaited, task
from companion.errors import BadInputError, CompanionError, why_refused
from companion.events import groups, handover, survey_rows
from companion.events.groups import Group
from companion.events.handover import HandedGame
from companion.events.survey_rows import AskedSeat
from companion.following.followed_games import FollowedGames
from companion.phrases import Phrase
from companion.session.moment import system_clock

if TYPE_CHECKING:  # a table without a hub loads nothing of it
    from companion.hub.table.joining import Joined
    from companion.hub.table.link import HubLink
    from companion.hub.table.membership import DeliveryProgress, Membership
    from companion.hub.table.transport import HubConnection

LOOK_S: Final = 1.0
"""How often the table looks whether what the hub is told has changed."""
PATIENCE_S: Final = 2.0
"""So long a companion that ends waits for what is being asked of the hub."""
MOST_SURVEYS: Final = 8
"""So many games can be answered on phones at once."""
FILE: Final = "hub.json"
"""What lies beside the journal of a table that has joined."""


class HubTable:
    """`membership` is which hub the table has joined, `delivery` how far its rows were delivered there.

    `needs_help`: the table has called the host. `phoned` are the seats, each with its game, that answered by phone.
    """

    membership: "Observable[Membership | None]" = Observable(None)
    delivery: "Observable[DeliveryProgress | None]" = Observable(None)
    needs_help = Observable(False)
    phoned: Observable[frozenset[tuple[str, int]]] = Observable(frozenset())

    def __init__(self, kiosk: Kiosk, controllers: Controllers, scheduler: Scheduler) -> None:
        self._kiosk, self._controllers, self._scheduler = kiosk, controllers, scheduler
        self._journal = controllers.access.journal
        self._link: HubLink | None = None
        self._surveys: dict[str, Survey] = {}
        self._answered: tuple[str, ...] = ()
        self._taken_in: set[str] = set()
        self._marked: set[str] = set()
        self._event_hash = ""
        self._joined_at: object = None  # what tells the file of one joining from another's
        self._began = ""
        self._told: object = None
        self._ticks = scheduler.every(LOOK_S, self._look)
        kiosk.departure.asks_survey.add(self._offer_survey)
        kiosk.left.add(lambda _: self._forget_group())
        Kiosk.group.listen(kiosk, lambda group: self._begin_group(group))
        Host.is_in.listen(kiosk.host, lambda is_in: self.call_host(wished=False) if is_in else None)

    def start(self) -> None:
        """Goes on with the hub that was joined, if one was, and looks whether a shell has joined or left one."""
        self._look()
        self._ticks.start()

    def _look(self) -> None:
        joined_at = _looks_of(self._journal.with_name(FILE))
        if self._link is not None and joined_at and joined_at != self._joined_at:  # a shell has joined another one
            self._end()
        if self._link is not None and joined_at:
            self._tell()
        elif self._link is not None:
            self._end()
            self._forget()
        elif joined_at:
            from companion.hub.table.membership import read_membership

            self._begin(read_membership(self._journal))

    def _forget(self) -> None:
        self.membership, self.delivery, self.needs_help = None, None, False

    def close(self) -> None:
        """Ends; what is not delivered waits in the journal."""
        self._ticks.cancel()
        self._end(PATIENCE_S)

    def _end(self, patience_s: float = 0.0) -> None:
        """Lets the link end, by itself without patience: the screen waits for no hub."""
        if self._link is not None:
            self._link.close(patience_s)
        self._link = None

    @property
    def journal(self) -> str:
        """What the hub calls this table's journal."""
        return self.membership.journal if self.membership else ""

    @task
    async def join(self, code: str, answer: Callable[[CompanionError | None], object]) -> None:
        """Joins the hub of a code; `answer` is called with why not, or None."""
        from companion.hub.table.joining import join, name_of

        access, wish = self._controllers.access, self._kiosk.event.table
        try:
            name = await access.find(lambda games: name_of(tuple(games.journal.rows())))
            joined: Joined = await access.look(
                partial(_unless_refused, join, self._journal, code, name, wish), "exports"
            )
        except CompanionError as error:
            answer(error)
            return
        self._end()
        self._begin(joined.membership)
        if joined.event and self._kiosk.group is None:
            self._take_event(joined.event)
        answer(None)

    @task
    async def leave(self) -> None:
        """Leaves the hub: nothing is delivered any more."""
        from companion.hub.table.membership import forget_membership

        self._end()
        await self._controllers.access.look(partial(_unless_refused, forget_membership, self._journal))
        self._end()  # that file may have been read meanwhile
        self._forget()

    def call_host(self, *, wished: bool) -> None:
        """Calls the host to the table, or no more."""
        if self.membership is not None and self.needs_help != wished:
            self.needs_help = wished
            self._tell()

    @property
    def survey(self) -> Survey | None:
        """The survey that was offered last."""
        return next(reversed(self._surveys.values()), None)

    def phone_pages(self, survey: Survey) -> tuple[tuple[int, str], ...]:
        """Returns the address of each seat's page on its phone; none where no hub is joined."""
        found = self.membership
        if found is None:
            return ()
        return tuple(
            (seat, f"{found.link}/s/{page_code(found.token, survey.session, seat)}") for seat in survey.asked_seats
        )

    @task
    async def find_group(self, code: str, answer: Callable[[HandedGame | None], object]) -> None:
        """Calls `answer` with the game of a group that waits at another table, if one does."""
        path = _group_path(code)

        def ask(hub: "HubConnection") -> HandedGame | None:
            reply = hub.ask("GET", path)
            if reply.status != 200:
                return None
            said = reply.said()
            rows = said.get("rows")
            return handover.read_handed(code, str(said.get("journal", "")), rows if isinstance(rows, list) else [])

        answer(await self._asked(ask).otherwise(None))

    @task
    async def take_over(self, handed: HandedGame) -> None:
        """Lets a group go on here with its game; the table where it waits hears of that by the hub."""
        from companion.hub.table.link import check

        path, body = f"{_group_path(handed.code)}/taken", json.dumps({"journal": self.journal}).encode()

        def take(hub: "HubConnection") -> None:
            reply = hub.ask("POST", path, body)
            if reply.status == HTTPStatus.CONFLICT:
                said = f"the game of {handed.code} goes on at another table already"
                raise BadInputError(said, Phrase("kiosk.hub.taken"))
            check(reply)

        await self._asked(take)
        await self._controllers.access.find(lambda games: handover.take_over(games.journal, handed))
        self._kiosk.welcome_back(Group(handed.code, handed.number))

    def _asked(self, ask: "Callable[[HubConnection], Any]") -> Awaited[Any]:
        """Has something asked of the hub, once it is awaited."""

        def begin(answer: Callable[[Any], object]) -> None:
            if self._link is None:
                answer(CompanionError("no hub is joined", Phrase("kiosk.hub.none")))
            else:
                self._link.ask(ask, lambda found: self._scheduler.deliver(lambda: answer(found)))

        return Awaited(begin)

    def _begin(self, membership: "Membership | None") -> None:
        from companion.hub.table.link import HubLink

        if membership is None:
            return
        deliver = self._scheduler.deliver
        link = HubLink(
            self._journal,
            membership,
            lambda delivery: deliver(lambda: self._set_delivery(link, delivery)),
            lambda said: deliver(lambda: self._hear(link, said)),
        )
        self._link, self._told, self._event_hash = link, None, ""
        self._joined_at = _looks_of(self._journal.with_name(FILE))
        self.membership, self.delivery = membership, link.delivery
        self._tell()
        link.start()

    def _set_delivery(self, link: "HubLink", delivery: "DeliveryProgress") -> None:
        if link is self._link:
            self.delivery = delivery

    def _tell(self) -> None:
        """Tells the hub how the table stands, at once where something has changed that a host waits for."""
        if self._link is None:
            return
        from companion.hub.table.state import TableNow, write_state

        snapshot, kiosk = self._controllers.table.snapshot, self._kiosk
        offered = kiosk.recorder.offer_of(snapshot) if snapshot else kiosk.recorder.offered
        words = self._controllers.texts.of(snapshot.game.name) if snapshot else None
        now = TableNow(
            kiosk.code,
            snapshot,
            offered.version if offered else "",
            self._began,
            self._controllers.play_clock.minutes if self._controllers.play_clock and snapshot else 0,
            self._describe_camera(),
            self._describe_disk(),
            self.needs_help,
            tuple(group.code for group in kiosk.parked),
            words if self._controllers.settings.current.spectators else None,
            self._phone_surveys(),
            self._answered,
        )
        told = (snapshot, *(getattr(now, name) for name in ("group", "needs_help", "parked", "words", "answered")))
        told = (*told, tuple(self._surveys))
        self._link.tell(partial(write_state, now), at_once=told != self._told)
        self._told = told

    def _describe_camera(self) -> str:
        camera = self._controllers.camera
        return camera.status.state.value if camera is not None else "off"

    def _describe_disk(self) -> str:
        notices = self._controllers.notices
        return "failing" if notices.unsaved else "ok"

    def _phone_surveys(self) -> Sequence[Mapping[str, Any]]:
        assert self.membership is not None
        texts, token = self._controllers.texts, self.membership.token
        return [phone_survey(one, texts, self._kiosk.languages, token) for one in self._surveys.values()]

    def _offer_survey(self, survey: Survey) -> None:
        """Lets the seats of a game answer on their phones, also later on."""
        if self.membership is None:
            return
        self._surveys = {
            **{key: one for key, one in self._surveys.items() if key != survey.session},
            survey.session: survey,
        }
        for session in tuple(self._surveys)[:-MOST_SURVEYS]:
            self._surveys.pop(session)
        self._find_phoned(survey.session)
        self._tell()

    @task
    async def _find_phoned(self, session: str) -> None:
        seats = await self._controllers.access.find(lambda games: survey_rows.find_phoned(games.journal, session))
        self.phoned |= {(session, seat) for seat in seats}

    def _begin_group(self, group: Group | None) -> None:
        self._began = system_clock().at if group else ""
        self._tell()

    def _forget_group(self) -> None:
        self.needs_help = False
        self._tell()

    def _hear(self, link: "HubLink", said: Mapping[str, object]) -> None:
        """Takes in what the hub answers."""
        if link is not self._link:
            return
        answers = [one for one in _dicts(said.get("answers")) if isinstance(one.get("id"), str)]
        waiting = {str(one["id"]) for one in answers}
        self._answered = tuple(one for one in self._answered if one in waiting)
        for one in answers:
            if one["id"] not in self._taken_in:
                self._take_answer(one)
        moved = said.get("moved")
        self._mark_moved({str(code) for code in moved} if isinstance(moved, list) else set())
        event = said.get("event")
        if isinstance(event, dict) and isinstance(event.get("hash"), str) and self._kiosk.group is None:
            self._look_at_event(event["hash"])

    @task
    async def _take_answer(self, said: Mapping[str, Any]) -> None:
        """Commits what a seat has answered on its phone; the hub hears that it is kept with the next state."""
        name, session, seat, answers = (said.get(key) for key in ("id", "session", "seat", "answers"))
        if not (isinstance(session, str) and type(seat) is int and isinstance(answers, dict)):
            return
        self._taken_in.add(str(name))

        def keep(games: FollowedGames) -> bool:
            group = groups.group_of(games.journal, session)
            return survey_rows.take_phone_answers(games.journal, AskedSeat(group, session, seat, answers), str(name))

        try:
            is_kept = await self._controllers.access.find(keep)
        except CompanionError:
            self._taken_in.discard(str(name))  # it is tried again with the next answer of the hub
            raise
        if is_kept:
            self._answered = (*self._answered, str(name))
            self.phoned |= {(session, seat)}
            self._kiosk.departure.take_phone(session, seat)
            self._tell()

    @task
    async def _mark_moved(self, moved: set[str]) -> None:
        """Notes which of the games that waited here go on at another table."""
        self._marked &= moved
        if moved <= self._marked:
            return

        def mark(games: FollowedGames) -> tuple[Group, ...]:
            parked = {group.code for group in groups.find_parked(games.journal, most=None)}
            for code in sorted(moved & parked):
                handover.mark_moved(games.journal, code)
            return groups.find_parked(games.journal)

        self._kiosk.parked = await self._controllers.access.find(mark)
        self._marked |= moved

    @task
    async def _look_at_event(self, found: str) -> None:
        """Takes the hub's event file where it is another one than was taken last; between groups alone."""
        if found == self._event_hash:
            return
        self._event_hash = found
        try:
            reply = await self._asked(lambda hub: hub.ask("GET", "/v1/event"))
        except CompanionError:
            self._event_hash = ""
            return
        if reply.status == 200 and self._kiosk.group is None:
            self._take_event(reply.body.decode("utf-8", "replace"))
        elif reply.status != 404:  # a group has come meanwhile, or the hub is busy
            self._event_hash = ""

    def _take_event(self, text: str) -> None:
        self._kiosk.current.take_text(text, self._told_of_event)

    def _told_of_event(self, faults: Sequence[str]) -> None:
        """Says what keeps the hub's event file from being played here."""
        if faults:
            self._controllers.notices.trouble = self._controllers.texts("kiosk.hub.event-not", why=faults[0])


def _unless_refused(job: Callable[..., Any], *given: object) -> Any:
    """Returns what `job` does; an error of the disk is one of the companion's. Raises CompanionError."""
    try:
        return job(*given)
    except OSError as error:
        raise BadInputError(f"what the hub gives cannot be kept: {why_refused(error)}") from None


def _looks_of(file: Path) -> object:
    """Returns what tells a file from the one that was there before; None where there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def _dicts(value: object) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _group_path(code: str) -> str:
    return f"/v1/groups/{quote(code)}"
