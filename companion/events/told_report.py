"""A report in one language: what its text, its page and its printed sheets tell, worked out once for all of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.events.comparison import compare
from companion.events.narrative import GameNarrative, narrative_of
from companion.events.report import ReportLine
from companion.events.report_words import ReportWords, report_words, words_of
from companion.events.verdict import VersionVerdict, verdict_on


@dataclass(frozen=True, slots=True)
class ToldGame:
    """A game: each of its versions with its narrative, and, of several, a table and verdicts that compare them."""

    say: ReportWords
    versions: tuple[tuple[ReportLine, GameNarrative], ...]
    compared: Sequence[Sequence[str]]
    verdicts: tuple[VersionVerdict, ...]


@dataclass(frozen=True, slots=True)
class ToldReport:
    """All games of a report; `say` has the words that are no game's, `setting` the events, tables and days of all."""

    language: str
    setting: str
    say: ReportWords
    games: tuple[ToldGame, ...]


def tell_report(lines: Sequence[ReportLine], language: str) -> ToldReport:
    """Returns what a report tells, game by game."""
    games: dict[str, list[ReportLine]] = {}
    for line in lines:
        games.setdefault(line["game"], []).append(line)
    told = (
        ToldGame(
            words_of(versions[0], language),
            tuple((line, narrative_of(line, language)) for line in versions),
            compare(versions, language) if len(versions) > 1 else (),
            tuple(filter(None, (verdict_on(line, words_of(line, language)) for line in versions))),
        )
        for versions in games.values()
    )
    return ToldReport(language, _setting(lines), report_words(None, language), tuple(told))


def _setting(lines: Sequence[ReportLine]) -> str:
    events, tables, days = (
        sorted({one for line in lines for one in line[key]}) for key in ("events", "tables", "dates")
    )
    return ", ".join([*events, *tables, " – ".join(dict.fromkeys((days[0], days[-1])))] if days else [*events, *tables])
