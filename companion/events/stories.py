"""What a report tells beside figures: the setting, confusion, turns, stopped games, and for whom a game was fun."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.events.report import ReportLine
from companion.events.report_words import ReportWords

MOST_RULES: Final = 8
"""The rules that are told one by one."""
_IN_TRICKS: Final = ("tricks", "play")
"""Phases that the number of a trick says already."""
MOST_PLACES: Final = 5
"""The moments at which games were stopped that are told."""


def tell_setting(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields where and when a version was played, by which rules, and who chose it."""
    if line["events"] or line["tables"]:
        yield say("setting.at", places=say.listed([*line["events"], *line["tables"]]))
    if days := line["dates"]:
        yield say("setting.days", days=" – ".join(dict.fromkeys((days[0], days[-1]))), count=len(days))
    if line["changes"]:
        yield say("setting.changes", changes=line["changes"])
    if line["compare"]:
        told = [
            say("asked.answer", answer=say(f"setting.{how}"), count=say("count.groups", count=count))
            for how, count in line["compare"].items()
            if how in ("alternate", "chosen")
        ]
        yield say("setting.compared", ways=say.listed(told))


def tell_confusion(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields a rule each that tables stumbled over: how often, in which words, when, and what they decided."""
    if not line["confusing"]:
        yield say("rules.not-asked")
    for one in line["confusing"][:MOST_RULES]:
        yield " ".join(_rule(one, line["evidence"], say))
    if others := line["confusing"][MOST_RULES:]:
        yield say("rules.others", rules=say.listed([say.rule(one["fact"]) for one in others]))
    yield say("rules.corrections", count=line["corrections"])


def _rule(one: Mapping[str, Any], evidence: Mapping[str, Any], say: ReportWords) -> Iterator[str]:
    name = one["fact"] or ""
    asked = evidence["rule_questions"]["by_name"].get(name, {"by_groups": 0})["by_groups"]
    groups = max(asked, evidence["overruled"]["by_name"].get(name, {"by_groups": 0})["by_groups"])
    said = {"fact": say.rule(one["fact"]), "rate": say.number(one["per_game"])}
    times = say("count.times", count=one["asked"] or one["overruled"])
    kind = "looked-up" if one["asked"] else "decided"
    yield say(f"rules.{kind}", times=times, groups=say("count.groups", count=groups), **said)
    if text := say.rule_text(one["fact"]):
        yield say("survey.remark", text=text)
    if one["unclear"]:
        yield say("rules.still-unclear", times=say("count.times", count=one["unclear"]))
    if one["asked"] and one["overruled"]:
        yield say("rules.decided-otherwise", times=say("count.times", count=one["overruled"]))
    if one["moments"]:
        yield say("rules.moments", moments=_moments(one["moments"], say))


def _moments(moments: list[dict[str, Any]], say: ReportWords) -> str:
    return "; ".join(say("asked.answer", answer=moment_in_words(one, say), count=one["count"]) for one in moments)


def moment_in_words(moment: Mapping[str, Any], say: ReportWords) -> str:
    """Returns a moment such as "hand 2, trick 5" or "hand 3, deal"."""
    places = [say(f"moment.{name}", number=moment[name]) for name in ("hand", "trick", "turn") if name in moment]
    if "phase" in moment and ("trick" not in moment or moment["phase"] not in _IN_TRICKS):
        places.append(say.name("phase", str(moment["phase"])))
    return say.listed(places)


def tell_turns(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields how long turns take, and how long those had waited who found the game too long."""
    turns = line["turns"]
    if not turns["seconds"]["of"]:
        return
    games = say("count.games", count=turns["seconds"]["of"])
    yield say("turns.seconds", seconds=say.number(turns["seconds"]["median"]), games=games)
    seats = [
        say("turns.seat", seat=say.seat(int(seat)), seconds=say.number(figure["median"]))
        for seat, figure in turns["by_seat"].items()
        if figure["of"]
    ]
    yield f"{say.listed(seats)}."
    for length, waited in turns["waiting"].items():
        numbers = {name: say.number(waited[name]) for name in ("minutes", "waiting_minutes")}
        answers = say("count.answers", count=waited["of"])
        said = say("survey.right") if length == "right" else say(f"survey.too-{length}")
        yield say("turns.waited", length=said, answers=answers, **numbers)


def tell_stops(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields where games were stopped, after how long, and why."""
    stops = line["stops"]
    if not stops["of"]:
        return
    minutes = {name: say.number(value) for name, value in stops["minutes"].items()}
    yield say("stops.minutes", games=say("count.games", count=stops["of"]), **minutes)
    hands = [say("asked.answer", answer=say.number(int(hands)), count=n) for hands, n in stops["hands"].items()]
    if hands:
        yield say("stops.hands", hands=say.listed(hands))
    reasons = [
        say("asked.answer", answer=say.name("stop", reason), count=count) for reason, count in stops["reasons"].items()
    ]
    yield say("stops.reasons", reasons=say.listed(reasons))
    if stops["moments"]:
        yield say("stops.moments", moments=_moments(stops["moments"][:MOST_PLACES], say))


def tell_fun(line: ReportLine, say: ReportWords) -> Iterator[str]:
    """Yields how much fun the parts of the players had."""
    for split, parts in line["fun_by"].items():
        said = [
            say(
                "fun.part",
                part=part_in_words(split, part, line, say),
                mean=say.mean(figure["mean"]),
                count=figure["of"],
            )
            for part, figure in parts.items()
        ]
        yield say("fun.split", split=split_in_words(split, say), parts=say.listed(said))


def split_in_words(split: str, say: ReportWords) -> str:
    """Returns by what the players are parted."""
    return say(f"fun.{split}") if split in ("seat", "side", "won", "game") else say.asked_of_seat(split)


def part_in_words(split: str, part: str, line: ReportLine, say: ReportWords) -> str:
    """Returns which part of the players it is."""
    match split:
        case "seat":
            return say.seat(int(part))
        case "side":
            return say.side(part, len(line["sides"]), line.get("players"))
        case "won" | "game":
            return say(f"fun.{split}-{part}")
    return say.told_of_seat(split, part)
