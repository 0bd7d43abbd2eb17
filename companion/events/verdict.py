"""The verdict on two versions: what changed, what differs, and whether they can be told apart yet."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.events.report import ReportLine
from companion.events.report_words import ReportWords


@dataclass(frozen=True, slots=True)
class VersionVerdict:
    """What is told of a version and the one before it."""

    title: str
    sentences: tuple[str, ...]


def verdict_on(line: ReportLine, say: ReportWords) -> VersionVerdict | None:
    """Returns the verdict on a version; None for a game's first one."""
    against = line.get("against")
    if against is None:
        return None
    versions = {"old": against["version"], "new": line["version"]}
    said = (*_changes(line, against, say), *_differences(line, against, versions, say))
    return VersionVerdict(say("verdict.title", **versions), said)


def _changes(line: ReportLine, against: Mapping[str, Any], say: ReportWords) -> Iterator[str]:
    if line["changes"]:
        yield say("setting.changes", changes=line["changes"])
    changed = against["changed"]
    if changed:
        options = [
            say("verdict.option", option=say.name("option", name), before=say.value(old), now=say.value(new))
            for name, (old, new) in changed.items()
        ]
        yield say("verdict.options", options=say.listed(options))
    elif changed is None:
        yield say("verdict.options-unknown")
    elif against["rules"] != line["rules"]:
        yield say("verdict.other-rules")
    elif not line["changes"]:
        yield say("verdict.same-options")
    taken = [how for how in ("alternate", "chosen") if line["compare"].get(how)]
    if taken:
        yield say(f"verdict.{'both' if len(taken) == 2 else taken[0]}")


def _differences(
    line: ReportLine, against: Mapping[str, Any], versions: dict[str, str], say: ReportWords
) -> Iterator[str]:
    for name, one in against["differences"].items():
        kind, _, side = name.partition("/")
        show = {"fun": say.mean, "minutes": say.number}.get(kind, say.percent)
        values = {"before": show(one["before"]), "now": show(one["now"])} | versions
        if side:
            values["side"] = say.side(side, len(line["wins"]), line.get("players"))
        yield say(
            "verdict.told", said=say(f"verdict.{kind}", **values), range=_range(kind, one, say), verdict=_told(one, say)
        )
    yield say("verdict.method")


def _range(kind: str, one: Mapping[str, Any], say: ReportWords) -> str:
    if one["low"] is None or one["high"] is None:
        return say("verdict.no-range")
    factor, unit = {"minutes": (1, "minutes-unit"), "fun": (1, "steps")}.get(kind, (100, "points"))
    low, high = (say.signed(one[name] * factor, 0 if factor == 100 else 1) for name in ("low", "high"))
    return say("verdict.range", low=low, high=high, unit=say(f"verdict.{unit}"))


def _told(one: Mapping[str, Any], say: ReportWords) -> str:
    if one["apart"]:
        return say("verdict.apart")
    more = one["more_games_needed"]
    return say("verdict.not-apart-more", count=more) if more else say("verdict.not-apart")
