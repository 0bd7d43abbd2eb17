"""Survey: the questions after a game, put to one seat after the other; no seat sees another's answers."""

from collections.abc import Mapping, Set
from typing import Final

from companion.engine import OffersMoments
from companion.events.event_file import OfferedGame
from companion.events.own_questions import STEPS, QuestionKind
from companion.events.survey import LENGTHS, NEVER, OWN, RATINGS, YES_NO, is_answer
from companion.events.survey_rows import AskedSeat
from companion.games import find_game

COMMON: Final = (*RATINGS, "length", "foreseeable", *YES_NO, "favourite", "change")
"""The questions that every game has."""
MOMENTS: Final = (1, 2, 3, 4, 5, 6)
"""From these hands one can be chosen from which the end was foreseeable, where a game names no others."""


class Survey:
    """The survey of one game of a group; `answers` are those of the seat that is asked now.

    `is_over`: no other seat is to be asked.
    """

    def __init__(self, offered: OfferedGame, session: str, seats: int, group: str = "") -> None:
        self.game = offered.name
        self.group = group
        self.session = session
        self.seats = seats
        self.seat = 0
        self.is_over = False
        self._left_out: Set[int] = frozenset()
        self.own = dict(zip(OWN, offered.questions, strict=False))
        self.questions = (*self.own, *(COMMON if offered.survey else ()))
        self.answers: dict[str, object] = {}
        game: object = find_game(offered.game)
        self._moments = tuple(game.moments) if isinstance(game, OffersMoments) else MOMENTS

    def choices(self, question: str) -> tuple[object, ...]:
        """Returns what can be answered by one touch; nothing for a question that is answered in words."""
        kind = self.kind(question)
        if kind is QuestionKind.SCALE:
            return STEPS
        if kind is QuestionKind.YES_NO:
            return (True, False)
        if kind is QuestionKind.CHOICE and question in self.own:
            return self.own[question].choices
        if question == "length":
            return LENGTHS
        return (*self._moments, NEVER) if question == "foreseeable" else ()

    def kind(self, question: str) -> QuestionKind:
        """Returns what answers a question."""
        if question in self.own:
            return self.own[question].kind
        if question in RATINGS:
            return QuestionKind.SCALE
        if question in YES_NO:
            return QuestionKind.YES_NO
        return QuestionKind.CHOICE if question in ("length", "foreseeable") else QuestionKind.TEXT

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

    def go_on(self, seat: int, answers: Mapping[str, object]) -> None:
        """Asks a seat that has answered some of the questions already."""
        self.seat, self.answers = seat, dict(answers)

    @property
    def asked(self) -> AskedSeat:
        """The seat that is asked now, with its answers."""
        return AskedSeat(self.group, self.session, self.seat, dict(self.answers))

    def ask_next_seat(self) -> bool:
        """Asks the next seat; whether there is one. What this one answered is forgotten here."""
        return self._ask_from(self.seat + 1)

    def _ask_from(self, first: int) -> bool:
        self.answers = {}
        seat = next((one for one in range(first, self.seats) if one not in self._left_out), None)
        self.seat, self.is_over = (self.seat, True) if seat is None else (seat, False)
        return not self.is_over
