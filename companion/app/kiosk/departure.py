"""Departure: how a group leaves: its game is stored as it stands, the survey offered, and the group thanked."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from companion.app.controllers import Controllers
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.kiosk.seated_group import SeatedGroup
from companion.app.kiosk.survey import Survey, make_survey
from companion.app.observable import Listeners, Observable
from companion.app.tasks import task
from companion.errors import CompanionError
from companion.events import groups, survey_rows
from companion.events.event_file import OfferedGame
from companion.events.groups import Group
from companion.events.stop_reasons import ABANDONED, note_stop_reason
from companion.events.survey_rows import AnsweredGame, AskedSeat, find_answers
from companion.following.followed_games import FollowedGames
from companion.journal.game_snapshot import GameSnapshot
from companion.session.session import CLOSED

Away: TypeAlias = tuple[Group, ...]
"""Groups that may come back."""
HAD_TO_GO: Final = "had-to-go"


@dataclass(frozen=True, slots=True)
class ThankedGroup:
    """What a group is thanked for, without its code: anybody may read it; `is_kept`: a game waits for the group."""

    has_answered: bool
    is_kept: bool = False


@dataclass(frozen=True, slots=True)
class StoppedGame:
    """A game that its group has stopped before its end: why is asked once, and `reason` is what was answered."""

    survey: Survey
    reason: str = ""


class Departure:
    """`survey` is what is asked now. `thanked_group` is thanked until somebody else plays, or nobody is there any more.

    `stopped` is the game of which is asked why it was stopped.
    `code` tells which group plays; `gone` is called once it has left, with the groups that may come back if that is
    known.
    """

    thanked_group: Observable[ThankedGroup | None] = Observable(None)
    stopped: Observable[StoppedGame | None] = Observable(None)

    def __init__(
        self,
        controllers: Controllers,
        recorder: EventRecorder,
        code: Callable[[], str],
        gone: Callable[[Away | None], object],
    ) -> None:
        self._controllers = controllers
        self._recorder = recorder
        self._code = code
        self._gone = gone
        self.survey: Survey | None = None
        self.asks_survey: Listeners[Survey] = Listeners()
        """Called with each survey as it is offered, before its first seat is asked."""
        self._stays = self._is_leaving = False
        self._has_answered = False
        self._refused: tuple[AskedSeat, ...] = ()
        """Seats that have answered all while the disk could not be written."""

    @property
    def screen(self) -> str:
        """The screen that asks what is asked now, if anything is."""
        return "survey" if self.survey else "stop-reason" if self.stopped else ""

    @task
    async def begin(self) -> None:
        """Ends the game on the table: one that is over leads to its survey, any other is asked why it was stopped."""
        snapshot = self._controllers.table.snapshot
        if self._is_leaving:
            return
        if snapshot is None or self.survey or self.stopped:
            self.finish()
            return
        await self._leave_table(snapshot)

    def stop_here(self, seat: int) -> None:
        """The table plays no further, as somebody has left: that is why, unless the table says otherwise."""
        if not (self.survey or self.stopped or self._is_leaving):
            self._recorder.leave_seat(seat, None)
            self._stop_as_left()

    @task
    async def _stop_as_left(self) -> None:
        await self._leave_table(self._controllers.table.playing)
        if self.stopped:
            self.give_reason(HAD_TO_GO)

    async def _leave_table(self, snapshot: GameSnapshot) -> None:
        survey = self._make_survey(snapshot)
        self._is_leaving = True
        try:
            found = await self._end_game(snapshot.number)
        finally:
            self._is_leaving = False
        asks = self._prepare(survey, found) and not (snapshot.over and found.is_asked)
        if asks and (snapshot.over or not survey.has_common):
            self._open(survey)
        elif asks:
            self.stopped = StoppedGame(survey)
        self._controllers.table.forget()
        if self.screen:
            self._controllers.navigation.go(self.screen)
        else:
            self.finish()

    def give_reason(self, reason: str) -> None:
        """Notes why the game was stopped."""
        if self.stopped and self.stopped.reason != reason:
            self.stopped = replace(self.stopped, reason=reason)
            session = self.stopped.survey.session
            self._controllers.ask(lambda games: note_stop_reason(games.journal, session, reason))

    @task
    async def ask_more(self) -> None:
        """Asks who has stopped a game all the questions as well."""
        stopped, self.stopped = self.stopped, None
        if stopped is None or not await self._offer(stopped.survey):
            self.finish()

    @task
    async def abandon(self) -> None:
        """Another group found the table as it is: the game ends there, nobody is asked, and nobody is thanked."""
        snapshot = self._controllers.table.snapshot
        if snapshot is not None:
            await self.stop_game(snapshot, ABANDONED)
        away = await self._recorder.end_group(groups.IDLE)
        self._gone(away)

    @task
    async def ask_here(self) -> None:
        """Asks the table about its finished game; the group stays, and can play again after it."""
        snapshot = self._controllers.table.playing
        if self.survey is None:
            self._stays = await self._offer(self._make_survey(snapshot))
            if not self._stays:
                self._controllers.navigation.go("play")

    def look_at_result(self, answer: Callable[[AnsweredGame], object]) -> None:
        """Calls `answer` with what was answered about the finished game on the table, unless it is left meanwhile."""
        table = self._controllers.table
        survey = self._make_survey(table.playing)

        def found(answered: AnsweredGame) -> None:
            if not table.shows(survey.session):
                return
            if self._prepare(survey, answered):
                self.asks_survey.tell(survey)
            answer(answered)

        self._controllers.ask(lambda games: find_answers(games.journal, survey.session), found)

    def asks(self) -> bool:
        """Whether anything is asked about the game on the table."""
        return bool(self._make_survey(self._controllers.table.playing).questions)

    def asks_fun(self) -> bool:
        """Whether the result of the game on the table asks each seat for its fun."""
        return self._make_survey(self._controllers.table.playing).has_common

    def rate_fun(self, seat: int, fun: int | None) -> None:
        """Notes what a seat says of its fun as the game is over; None takes it back."""
        asked = AskedSeat(self._code(), self._controllers.table.playing.number, seat)
        self._has_answered = self._has_answered or fun is not None
        self._controllers.ask(lambda games: survey_rows.rate_fun(games.journal, asked, fun))

    def _make_survey(self, snapshot: GameSnapshot) -> Survey:
        offered = self._recorder.offer_of(snapshot) or OfferedGame(snapshot.game.name, "", survey=False)
        return make_survey(offered, snapshot, snapshot.number, self._code())

    @staticmethod
    def _prepare(survey: Survey, found: AnsweredGame) -> bool:
        """Leaves out what was answered, and seats for which the companion plays; whether there is anything to ask."""
        survey.fun = found.fun
        return survey.leave_out(found.bots) and bool(survey.questions)

    def _open(self, survey: Survey) -> None:
        """Asks the first seat."""
        self.survey, asked = survey, survey.asked
        self.asks_survey.tell(survey)
        self._controllers.ask(lambda games: survey_rows.ask_seat(games.journal, asked))

    async def _offer(self, survey: Survey) -> bool:
        """Asks the seats of a game; whether there is anything to ask."""
        found = await self._controllers.access.find(lambda games: find_answers(games.journal, survey.session))
        if not self._prepare(survey, found):
            return False
        self._open(survey)
        self._controllers.navigation.go("survey")
        return True

    async def stop_game(self, snapshot: GameSnapshot, reason: str) -> None:
        """Stores the game on the table as it stands, and takes it off; `reason` says why one before its end was."""
        await self._end_game(snapshot.number, "" if snapshot.over else reason)
        self._controllers.table.forget()

    async def _end_game(self, number: str, reason: str = "") -> AnsweredGame:
        """Stores a game as it stands; what is entered meanwhile is refused. Returns what was answered about it.

        A `reason` is stored first: after a power cut in between nobody is asked for it.
        """
        pause_s = self._recorder.pause_s

        def end(games: FollowedGames) -> AnsweredGame:
            if reason:
                note_stop_reason(games.journal, number, reason)
            groups.end_game(games.journal, number, pause_s)
            games.mark_game(number, CLOSED)
            return find_answers(games.journal, number)

        with self._controllers.entries.refused():
            found: AnsweredGame = await self._controllers.access.find(end)
        return found

    def answer(self, question: str, answer: object) -> None:
        """Notes what a seat answers, or that it takes an answer back; nothing is lost if it walks off."""
        survey = self.survey
        if survey is not None and not survey.is_over:
            survey.answer(question, answer)
            asked = survey.asked
            self._controllers.ask(lambda games: survey_rows.keep_answers(games.journal, asked))

    def take_survey(self) -> None:
        """Notes that a seat has answered all that it wants to, and asks the next one; after the last the group ends."""
        survey = self.survey
        if survey is None:
            return
        if survey.is_over:
            self.finish()
            return
        asked = survey.asked
        self._has_answered = self._has_answered or bool(asked.answers)
        next_seat = survey.asked if survey.ask_next_seat() else None
        self._close((asked,), next_seat)
        if next_seat is None:
            self.finish()
        else:
            self._controllers.navigation.go("survey")

    def take_phone(self, session: str, seat: int) -> None:
        """A seat has answered on its phone: it is not asked here any more."""
        survey = self.survey
        if survey is None or survey.session != session or survey.is_over:
            return
        survey.skip(seat)
        self._has_answered = True
        if survey.seat == seat and not survey.answers:
            self.take_survey()

    @task
    async def _close(self, asked: tuple[AskedSeat, ...], next_seat: AskedSeat | None = None) -> None:
        """Notes what seats have answered, with those whose answers were refused; what is refused is noted later."""
        seats, self._refused = (*self._refused, *asked), ()

        def close(games: FollowedGames) -> None:
            for seat in seats:
                survey_rows.close_seat(games.journal, seat)
            if next_seat is not None:
                survey_rows.ask_seat(games.journal, next_seat)

        try:
            await self._controllers.access.find(close)
        except CompanionError:
            self._refused = (*seats, *self._refused)
            raise

    def ask_again(self, survey: Survey) -> None:
        """Offers the survey to a group that has left already; with its last seat nothing else ends."""
        if not self._code():
            self.survey, asked = survey, survey.asked
            self.asks_survey.tell(survey)
            self._controllers.ask(lambda games: survey_rows.ask_seat(games.journal, asked))
            self._controllers.navigation.go("survey")

    def go_on(self, seated: SeatedGroup) -> None:
        """Goes on with what a group was asked as a power cut came."""
        if interrupted := seated.interrupted:
            self.survey, self._has_answered = interrupted.survey, interrupted.has_answered
            self._stays = interrupted.stays
            self.asks_survey.tell(interrupted.survey)
        elif stop := seated.stopped:
            self.stopped = StoppedGame(stop.survey, stop.reason)

    @task
    async def finish(self, reason: str = groups.NEW_GROUP) -> None:
        """Ends the survey of a group that stays, else the group: all of it is gone from the screen and from memory."""
        if self._refused:
            self._close(())
        has_answered = self._has_answered or (self.survey is not None and bool(self.survey.answers))
        if self._stays:
            self._end_here()
            self._has_answered = has_answered
            return
        if self.survey is not None and not self._code():
            self.thanked_group = ThankedGroup(has_answered=True) if has_answered else None
            self._gone(None)
            return
        has_played = self._recorder.playing is not None or self.survey is not None
        code = self._code()
        away = await self._recorder.end_group(reason)
        if has_played:
            self.thanked_group = ThankedGroup(has_answered, any(group.code == code for group in away))
        self._gone(away)

    def _end_here(self) -> None:
        """Leads back to the result: the group has answered what it wants to."""
        survey, self.survey, self._stays = self.survey, None, False
        assert survey is not None  # it is what the group has stayed for
        self._controllers.ask(lambda games: survey_rows.end_survey(games.journal, survey.group, survey.session))
        self._controllers.navigation.go("play")

    def forget(self) -> None:
        """Forgets what a group was asked and has answered."""
        self.survey, self.stopped, self._stays, self._has_answered, self._refused = None, None, False, False, ()
