"""Survey: the questions after a game, put to one seat after the other; no seat sees another's answers."""

from collections.abc import Mapping, Set
from typing import Final, Protocol

from companion.engine import Record
from companion.engine.game import AnyGame
from companion.events.event_file import OfferedGame
from companion.events.games import moment_of
from companion.events.survey import FORESEEABLE, OWN, RATINGS, find_question, is_answer
from companion.events.survey_questions import QuestionKind
from companion.events.survey_rows import AskedSeat
from companion.games import find_game
from companion.translations import Translation

FIRST: Final = ("fun", "length", FORESEEABLE)
"""The common questions that are asked at once, after the designer's own ones."""
IN_ORDER: Final = tuple(dict.fromkeys((*FIRST, *RATINGS, "play-again", "buy", "favourite", "change")))
"""The common questions as they are asked: what matters comes first."""
MOMENTS: Final = (1, 2, 3, 4, 5, 6)
"""From these hands one can be chosen from which the end was foreseeable, where a game names no others."""


class SurveyedGame(Protocol):
    """A game as it stands on the table, or in the journal."""

    @property
    def game(self) -> AnyGame:
        """Its rules."""

    @property
    def state(self) -> object:
        """How it stands."""

    @property
    def record(self) -> Record:
        """What was agreed, and who plays."""


def make_survey(offered: OfferedGame, played: SurveyedGame, session: str, group: str) -> "Survey":
    """Returns the survey of a game that was played."""
    hands = moment_of(played.game.summary(played.state)).get("hand")
    return Survey(offered, session, len(played.record.players), group, hands if isinstance(hands, int) else None)


class Survey:
    """The survey of one game of a group; `answers` are those of the seat that is asked now.

    `hands`: so many were played, if the game has hands; of a single one nobody is asked from which the end was
    foreseeable.

    `is_over`: no other seat is to be asked.
    """

    def __init__(
        self, offered: OfferedGame, session: str, seats: int, group: str = "", hands: int | None = None
    ) -> None:
        self.game = offered.game
        self.group = group
        self.session = session
        self.seats = seats
        self.seat = 0
        self.is_over = False
        self._left_out: Set[int] = frozenset()
        self.fun: Mapping[int, object] = {}
        """What seats have said of their fun as the game was over: they are not asked for it again."""
        self.has_common = offered.survey
        """Whether the common questions are asked, why a game was stopped among them."""
        self.own = dict(zip(OWN, offered.questions, strict=False))
        self.answers: dict[str, object] = {}
        moments = find_game(offered.game).moments or MOMENTS
        self._moments = tuple(one for one in moments if hands is None or one <= hands)
        common = [one for one in IN_ORDER if one != FORESEEABLE or len(self._moments) > 1]
        self.questions = (*self.own, *(common if self.has_common else ()))

    def choices(self, question: str) -> tuple[object, ...]:
        """Returns what can be answered by one touch; nothing for a question that is answered in words."""
        touches = find_question(question, self.own).touches
        return (*self._moments, *touches) if question == FORESEEABLE else touches

    def kind(self, question: str) -> QuestionKind:
        """Returns what answers a question."""
        return find_question(question, self.own).kind

    def ask(self, question: str, words: Translation) -> str:
        """Returns what is asked, in the words of the game."""
        own = self.own.get(question)
        return own.ask if own else words.text(f"kiosk.survey.{question}")

    def said(self, question: str, answer: object, words: Translation) -> str:
        """Returns what one touch answers, in the words of the game."""
        if isinstance(answer, bool):
            return words.text(f"kiosk.survey.{'yes' if answer else 'no'}")
        if isinstance(answer, int) or question in self.own:
            return str(answer)
        return words.text(f"kiosk.{question}.{answer}")

    def answer(self, question: str, answer: object) -> None:
        """Answers a question; the same answer once more takes it back."""
        if self.answers.get(question) == answer or not is_answer(question, answer, self.own):
            self.answers.pop(question, None)
        else:
            self.answers[question] = answer

    def leave_out(self, seats: Set[int]) -> bool:
        """Asks these seats nothing, as the companion plays for them; whether another is still to be asked."""
        self._left_out = seats
        return self._ask_from(self.seat)

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return tuple(seat for seat in range(self.seats) if seat not in self._left_out)

    def skip(self, seat: int) -> None:
        """Asks a seat nothing when its turn comes, as it has answered elsewhere."""
        self._left_out = {*self._left_out, seat}

    def go_on(self, seat: int, answers: Mapping[str, object]) -> None:
        """Asks a seat that has answered some of the questions already."""
        self.seat, self.answers = seat, dict(answers)

    @property
    def open_questions(self) -> tuple[str, ...]:
        """What the seat is asked that it has not said already."""
        return tuple(one for one in self.questions if one != "fun" or self.seat not in self.fun)

    @property
    def asked(self) -> AskedSeat:
        """The seat that is asked now, with its answers."""
        return AskedSeat(self.group, self.session, self.seat, dict(self.answers))

    def ask_next_seat(self) -> bool:
        """Asks the next seat; whether there is one. What this one answered is forgotten here."""
        return self._ask_from(self.seat + 1)

    def _ask_from(self, first: int) -> bool:
        seat = next((one for one in range(first, self.seats) if one not in self._left_out), None)
        self.seat, self.is_over = (self.seat, True) if seat is None else (seat, False)
        self.answers = {"fun": self.fun[self.seat]} if self.seat in self.fun and not self.is_over else {}
        return not self.is_over
