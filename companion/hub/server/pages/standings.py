"""Standings: the results of an evening or a tournament, by game."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.events.narrative import narrative_of
from companion.events.report_words import ReportWords
from companion.events.sessions import NotedGame, Sessions
from companion.hub.server.pages.event_reports import EventReport
from companion.hub.server.pages.tiles import natural
from companion.hub.server.pages.words import game_words


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game: whose, where, and each side with its points and whether it has won."""

    group: str
    table: str
    version: str
    sides: tuple[tuple[str, str, bool], ...]

    @property
    def is_shared(self) -> bool:
        """Whether several sides share the win."""
        return sum(has_won for _, _, has_won in self.sides) > 1


@dataclass(frozen=True, slots=True)
class GameStandings:
    """The results of one game; `sums` are the report's own sentences on who wins."""

    title: str
    results: tuple[Result, ...]
    sums: tuple[str, ...]


def make_standings(report: EventReport, language: str) -> list[GameStandings]:
    """Returns the standings of each game of which one was finished."""
    games: dict[str, list[NotedGame]] = {}
    for game in report.noted.games:
        if game.session.is_finished and game.session.end and game.session.end.played:
            games.setdefault(game.start.game, []).append(game)
    found = []
    for name, played in sorted(games.items()):
        words = game_words(name, language)
        results = sorted((_result(game, report.noted, words) for game in played), key=_order)
        found.append(GameStandings(words.game or name, tuple(results), tuple(_sums(report, name, language))))
    return found


def _order(result: Result) -> tuple[object, ...]:
    return natural(result.group), result.version, natural(result.table)


def _result(game: NotedGame, noted: Sessions, words: ReportWords) -> Result:
    end = game.session.end
    assert end is not None
    assert end.played is not None
    played = end.played
    points = [words.number(value) for value in played.points] or [""] * len(played.sides)
    sides = tuple(
        (words.side(side, len(played.sides), game.session.players), value, side in played.winners)
        for side, value in zip(played.sides, points, strict=True)
    )
    _, table = noted.groups.get(game.group, ("", ""))
    return Result(game.group[1], table, game.start.version, sides)


def _sums(report: EventReport, name: str, language: str) -> Iterator[str]:
    """Yields who wins, for each version of a game with its title."""
    for line in report.lines:
        if line["game"] != name:
            continue
        narrative = narrative_of(line, language)
        said = [sentence for part in narrative.parts if part.name == "wins" for sentence in part.sentences]
        if said:
            yield f"{narrative.title}: {' '.join(said)}"
