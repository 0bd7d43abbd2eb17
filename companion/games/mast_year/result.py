"""The result of a game in a few lines, to be read on a telephone."""

from collections.abc import Iterator

from companion.games.mast_year.course import HandPoints, MatchCourse, courses
from companion.games.mast_year.explanation import explain_end
from companion.games.mast_year.state import Phase, State
from companion.phrases import Phrase, Player, phrase


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, its teams, each hand's points, and how it ended or stands."""
    played = courses(state)
    lines: list[Phrase] = []
    for number, course in enumerate(played, 1):
        named = [phrase("sheet.game", "MY-9.4", number=number)] if state.options.tournament else []
        lines += [*named, *_course(course)]
    ending = explain_end(state) if state.phase is Phase.OVER else ()
    return (phrase("name"), *lines, *ending)


def _course(course: MatchCourse) -> Iterator[Phrase]:
    oaks = tuple(Player(seat) for seat in range(4) if seat not in course.squirrels)
    yield phrase("sheet.teams", squirrels=tuple(map(Player, course.squirrels)), oaks=oaks)
    for hand in course.hands:
        yield _hand(hand)


def _hand(hand: HandPoints) -> Phrase:
    mast = hand.mast if hand.mast in ("partial", "full") else "no"
    key = f"result.{mast}-boom" if hand.boom else f"result.{mast}-mast"
    squirrels, oaks = hand.gained
    return phrase(key, None, number=hand.hand, squirrels=squirrels, oaks=oaks)
