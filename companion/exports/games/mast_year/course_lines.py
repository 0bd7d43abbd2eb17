"""The lines of a plot of a game's course, as numbers between 0 and 1, for paper and screen alike."""

from companion.games.mast_year.course import Course

Point = tuple[float, float]


def most_of(course: Course, goal: int | None) -> int:
    """Returns the points at the plot's upper edge."""
    return max(1, goal or 0, *(max(step.scores) for step in course.steps))


def ticks(most: int) -> tuple[int, ...]:
    """Returns at most seven round numbers from 0 to `most`."""
    steps = (factor * 10**power for power in range(7) for factor in (1, 2, 5))
    step = next(step for step in steps if most // step <= 6)
    return tuple(range(0, most + 1, step))


def places(course: Course) -> tuple[float, ...]:
    """Returns where each step stands across: all hands are as wide, the steps of a hand evenly spread."""
    found: list[float] = []
    for number, hand in enumerate(course.hands):
        steps = sum(step.hand == hand.hand for step in course.steps)
        found += [(number + place / steps) / len(course.hands) for place in range(1, steps + 1)]
    return tuple(found)


def stairs(course: Course, team: int, most: int) -> tuple[Point, ...]:
    """Returns the points of one team (0 Squirrels, 1 Oaks) as stairs from (0, 0), up as they grow."""
    line: list[Point] = [(0.0, 0.0)]
    for across, step in zip(places(course), course.steps, strict=True):
        line += [(across, line[-1][1]), (across, step.scores[team] / most)]
    return tuple(line)


def hand_ends(course: Course, team: int, most: int) -> tuple[Point, ...]:
    """Returns one team's points at the end of each hand."""
    marked = zip(places(course), course.steps, strict=True)
    return tuple((across, step.scores[team] / most) for across, step in marked if step.trick is None)
