"""Evidence: on how many groups each figure of a report rests, and how many more games it needs."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from companion.events.precision import (
    games_for_median,
    games_for_share,
    groups_for_mean,
    groups_for_rate,
)
from companion.events.survey import QUESTIONS, AnswersByGroup

Evidence: TypeAlias = dict[str, Any]
"""`groups`, `more_games_needed` (None where no number tells it), and of what some groups did, `by_groups`."""


def evidence(groups: int, more: int | None) -> Evidence:
    """Returns the evidence for one figure."""
    return {"groups": groups, "more_games_needed": more}


def evidence_of_wins(wins: Mapping[str, Mapping[str, Any]]) -> dict[str, Evidence]:
    """Returns the evidence for each side's share of wins, of counted games."""
    return {
        side: evidence(win["of"], games_for_share(win["share"] * win["of"], win["of"]) if win["of"] else None)
        for side, win in wins.items()
    }


def evidence_of_median(figure: Mapping[str, Any], unit: float) -> Evidence:
    """Returns the evidence for the median of counted games."""
    return evidence(figure["of"], games_for_median(figure, unit))


def evidence_of_groups(did: Iterable[tuple[Hashable, bool]]) -> Evidence:
    """Returns the evidence for the share of groups that did something, from pairs of a group and one of its games."""
    found: dict[Hashable, bool] = {}
    for group, does in did:
        found[group] = found.get(group, False) or does
    doing, groups = sum(found.values()), len(found)
    samples = [(1.0, 1.0)] * doing + [(0.0, 1.0)] * (groups - doing)
    return evidence(groups, groups_for_rate(samples)) | {"by_groups": doing}


def evidence_of_events(games: Sequence[tuple[Hashable, Counter[str]]]) -> Evidence:
    """Returns the evidence for what is counted by name, from pairs of a group and one of its games.

    It stands for the share of groups that did any of it, and in `by_name` for the share that did each.
    """
    names = sorted({name for _, counts in games for name in counts})
    by_name = {name: evidence_of_groups((group, counts[name] > 0) for group, counts in games) for name in names}
    return evidence_of_groups((group, counts.total() > 0) for group, counts in games) | {"by_name": by_name}


def evidence_of_survey(answers: AnswersByGroup, survey: Mapping[str, Mapping[str, Any]]) -> dict[str, Evidence]:
    """Returns the evidence for each question; `survey` has its figures."""
    return {
        question: evidence(len(answers[question]), _more_answers(survey[question], list(answers[question].values())))
        for question in QUESTIONS
        if question in answers
    }


def _more_answers(figure: Mapping[str, Any], by_group: Sequence[list[Any]]) -> int | None:
    """Returns how many more groups a question needs: as many as the answer that needs the most."""
    if "counts" not in figure:
        return None
    if isinstance(figure["counts"], list):
        return groups_for_mean([(sum(answers), len(answers)) for answers in by_group])
    return _more_choices(by_group)


def evidence_of_seats(answers: AnswersByGroup) -> dict[str, Evidence]:
    """Returns the evidence for what seats told of themselves."""
    return {
        question: evidence(len(by_group), _more_choices(list(by_group.values())))
        for question, by_group in answers.items()
    }


def _more_choices(by_group: Sequence[list[Any]]) -> int | None:
    given = set[Any]().union(*by_group)
    return _most(groups_for_rate([(answers.count(one), len(answers)) for answers in by_group]) for one in given)


def _most(needed: Iterable[int | None]) -> int | None:
    return max((more for more in needed if more is not None), default=None)


def evidence_of_own_part(by_group: Sequence[Counter[str]], always: Iterable[str] = ()) -> dict[str, Any]:
    """Returns the evidence for a game's own counts, nested as these are; `always` are told without any game, too.

    A count is a rate per hand, and rests on all groups that had a hand; in a row of a table, per hand of that row.
    """
    names = dict.fromkeys([*always, *(name for counts in by_group for name in counts)])
    found: dict[str, Any] = {}
    for name in names:
        place, _, last = name.rpartition("/")
        if not last:
            found.setdefault(place, {})
            continue
        of = f"{place}/hands" if place and f"{place}/hands" in names else "hands"
        samples = [(counts.get(name, 0), counts.get(of, 0) if of in names else 1) for counts in by_group]
        groups = sum(whole > 0 for _, whole in samples)
        more = None if name == of else groups_for_rate(samples)
        table, _, row = place.partition("/")
        if row:
            found.setdefault(table, {})[row] = _needing_more(found.get(table, {}).get(row), evidence(groups, more))
        elif place:
            found.setdefault(place, {})[last] = evidence(groups, more)
        else:
            found[name] = evidence(groups, more)
    return found


def _needing_more(known: Evidence | None, other: Evidence) -> Evidence:
    """Returns the evidence of whichever of two counts of a row needs more games."""
    if known is None:
        return other
    return max(known, other, key=lambda one: -1 if one["more_games_needed"] is None else one["more_games_needed"])
