"""Pages for everybody: a table for spectators, the overlay of a film, standings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from companion.events.narrative import narrative_of
from companion.events.report_words import ReportWords
from companion.events.sessions import NotedGame, Sessions
from companion.hub.server.access import Endpoint, require
from companion.hub.server.pages.context import find_table, now, pages_of, store_of
from companion.hub.server.pages.event_reports import EventReport
from companion.hub.server.pages.host_pages import missing
from companion.hub.server.pages.live_parts import LivePart, View, live_page, live_stream
from companion.hub.server.pages.rendering import Links, fill, reader_words, render
from companion.hub.server.pages.spectators import sample_table, show_no_table, show_table
from companion.hub.server.pages.tiles import natural
from companion.hub.server.pages.words import game_words
from companion.hub.server.values import Role


def _part(request: Request, template: str) -> LivePart:
    say, journal = reader_words(request), request.path_params["journal"]

    async def view() -> View:
        table = await find_table(request)
        return {"shown": show_table(table, now(), say) if table else show_no_table(say)}

    return LivePart(template, (journal,), view, say, journal)


def _for_its_viewers(endpoint: Endpoint) -> Endpoint:
    """Lets the host reach a table's page, and the viewers of that table alone."""

    async def watched(request: Request) -> Response:
        viewer = request.state.principal
        if viewer.role == Role.VIEWER and viewer.journal != request.path_params["journal"]:
            raise HTTPException(403, "this is for viewers of another table")
        return await endpoint(request)

    return require(Role.VIEWER, Role.HOST)(watched)


@_for_its_viewers
async def watch_table(request: Request) -> Response:
    """Answers with a table as everybody at it sees it."""
    table = await find_table(request)
    return (
        await live_page(request, "table.html", _part(request, "table_part.html"), name=table.name)
        if table
        else missing(request)
    )


@_for_its_viewers
async def stream_watched(request: Request) -> Response:
    """Answers with the table as it changes."""
    return live_stream(request, _part(request, "table_part.html"))


@_for_its_viewers
async def overlay(request: Request) -> Response:
    """Answers with what is laid over a film; made-up cards for placing it where the address ends with test=1."""
    if request.query_params.get("test") == "1":
        say = reader_words(request)
        part = Markup(fill("overlay_part.html", say=say, link=Links(), shown=sample_table(say)))  # noqa: S704  # a template escaped it
        made_up = {"name": say("overlay.table"), "is_test": True, "part": part, "last": "", "stream": ""}
        return render(request, "overlay.html", made_up)
    table = await find_table(request)
    if table is None:
        return missing(request)
    return await live_page(request, "overlay.html", _part(request, "overlay_part.html"), name=table.name, is_test=False)


@_for_its_viewers
async def stream_overlay(request: Request) -> Response:
    """Answers with the overlay as it changes."""
    return live_stream(request, _part(request, "overlay_part.html"))


def _standings(request: Request) -> LivePart:
    say, pages = reader_words(request), pages_of(request)

    async def read() -> Sequence[str]:
        return await store_of(request).event_lines(None)

    async def view() -> View:
        report = await pages.reports.get("standings", read, may_be_old=True)
        return {"games": make_standings(report, say.language)}

    return LivePart("standings_part.html", (), view, say)


@require()
async def standings(request: Request) -> Response:
    """Answers with the results by game."""
    return await live_page(request, "standings.html", _standings(request))


@require()
async def stream_standings(request: Request) -> Response:
    """Answers with the results as they come."""
    return live_stream(request, _standings(request))


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
