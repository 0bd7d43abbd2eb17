"""Departure: how a group leaves: its game is stored as it stands, the survey offered, and the group thanked."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.app.controllers import Controllers
from companion.app.game_notes import GameNotes
from companion.app.observable import Observable
from companion.app.seated_group import InterruptedSurvey
from companion.app.survey import Survey
from companion.app.tasks import task
from companion.errors import CompanionError
from companion.events import groups, survey_rows
from companion.events.survey_rows import AskedSeat
from companion.following.followed_games import FollowedGames
from companion.journal.standing import CLOSED


@dataclass(frozen=True, slots=True)
class ThankedGroup:
    """What a group is thanked for: its game, and its answers if it gave any."""

    code: str
    has_answered: bool


class Departure:
    """`survey` is what is asked now. `thanked_group` is thanked until somebody else plays, or nobody is there any more.

    `code` tells which group plays; `gone` is called once it has left.
    """

    thanked_group: Observable[ThankedGroup | None] = Observable(None)

    def __init__(
        self, controllers: Controllers, notes: GameNotes, code: Callable[[], str], gone: Callable[[], object]
    ) -> None:
        self._controllers = controllers
        self._notes = notes
        self._code = code
        self._gone = gone
        self.survey: Survey | None = None
        self._has_answered = False
        self._refused: tuple[AskedSeat, ...] = ()
        """Seats that have answered all while the disk could not be written."""

    @task
    async def begin(self) -> None:
        """Stores the running game as stopped, and offers the survey."""
        playing = self._notes.playing
        if playing is None or self.survey is not None:
            self.finish()
            return
        offered = self._notes.offer_of(playing)
        if offered and (offered.survey or offered.questions):
            self.survey = Survey(offered, playing.number, len(playing.record.players), self._code())
        await self.stop_game(playing.number)
        if self.survey is None:
            self.finish()
        else:
            self._controllers.navigation.go("survey")

    def stop_here(self, seat: int) -> None:
        """The table plays no further, as somebody has left; its result so far is stored, and the survey offered."""
        if self.survey is None:
            self._notes.leave_seat(seat, None)
            self.begin()

    async def stop_game(self, number: str) -> None:
        """Stores the game on the table as stopped, and takes it off; what is entered meanwhile is refused."""
        pause_s, survey = self._notes.pause_s, self.survey

        def stop(games: FollowedGames) -> frozenset[int]:
            groups.end_game(games.journal, number, pause_s)
            games.mark_game(number, CLOSED)
            bots = groups.find_bots(games.journal, number)
            seats = [seat for seat in range(survey.seats if survey else 0) if seat not in bots]
            if survey and seats:
                survey_rows.ask_seat(games.journal, AskedSeat(survey.group, number, seats[0]))
            return bots

        with self._controllers.entries.refused():
            bots = await self._controllers.access.find(stop)
        if self.survey is not None and not self.survey.leave_out(bots):
            self.survey = None
        self._controllers.table.forget()

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
            self._controllers.ask(lambda games: survey_rows.ask_seat(games.journal, asked))
            self._controllers.navigation.go("survey")

    def go_on(self, interrupted: InterruptedSurvey) -> None:
        """Goes on with a survey that a power cut has interrupted."""
        self.survey, self._has_answered = interrupted.survey, interrupted.has_answered

    @task
    async def finish(self, reason: str = groups.NEW_GROUP) -> None:
        """Ends the group; names, answers and pictures are gone from the screen and from memory."""
        if self._refused:
            self._close(())
        has_answered = self._has_answered or (self.survey is not None and bool(self.survey.answers))
        if self.survey is not None and not self._code():
            self.thanked_group = ThankedGroup(self.survey.group, has_answered=True) if has_answered else None
            self._gone()
            return
        has_played = self._notes.playing is not None or self.survey is not None
        thanked_group = ThankedGroup(self._code(), has_answered) if has_played else None
        await self._notes.end_group(reason)
        self.thanked_group = thanked_group or self.thanked_group
        self._gone()

    def forget(self) -> None:
        """Forgets what a group was asked and has answered."""
        self.survey, self._has_answered, self._refused = None, False, ()
