"""The words of the pages, and the language in which a reader gets them."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Final

from starlette.requests import Request

from companion.engine import PhraseValue
from companion.events.report_words import ReportWords, report_words
from companion.games import game_names
from companion.translations import ENGLISH, Translation, find_translation, languages

PACKAGE: Final = "companion.hub.server"
LONGEST_SHOWN: Final = 80
"""The most letters that a page shows of a name that came from a table."""


class PageWords:
    """The texts of the pages in one language."""

    def __init__(self, translation: Translation, language: str) -> None:
        self.language = language
        self._translation = translation

    def __call__(self, key: str, **values: PhraseValue) -> str:
        """Returns the text of `hub.KEY`."""
        return self._translation.text(f"hub.{key}", **values)

    def named(self, kind: str, key: str) -> str:
        """Returns what `hub.KIND.KEY` says; the key itself where nothing does, as of a table of a later version."""
        if not key.isascii() or not key.replace("-", "").isalnum():
            return shorten(key)
        said = self._translation.text(f"hub.{kind}.{key}")
        return shorten(key) if said.startswith("{") else said

    def game(self, name: str) -> str:
        """Returns the title of a game; one that the hub does not know is called what its table calls it."""
        return game_words(name, self.language).game if name in game_names() else shorten(name)

    def phase(self, game: str, phase: str) -> str:
        """Returns what a game calls its phase."""
        return shorten(game_words(game, self.language).name("phase", phase))

    def span(self, seconds: float) -> str:
        """Returns a length of time as people say it: minutes, one at least, hours or days."""
        minutes = max(1, int(seconds // 60))
        if minutes < 120:
            return self("span.minutes", count=minutes)
        hours = minutes // 60
        return self("span.hours", count=hours) if hours < 48 else self("span.days", count=hours // 24)


@cache
def page_words(language: str) -> PageWords:
    """Returns the words of one of the companion's languages."""
    return PageWords(find_translation("", language, PACKAGE), language)


def game_words(name: str, language: str) -> ReportWords:
    """Returns the words for a game; for one that the hub does not know, those of no game."""
    return report_words(name if name in game_names() else None, language)


def shorten(text: str) -> str:
    """Returns a text from a table as a page shows it."""
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def clock_time(at: datetime | str) -> str:
    """Returns the time of day at the hub; a text that is no time as it is."""
    try:
        moment = datetime.fromisoformat(at) if isinstance(at, str) else at
        return moment.astimezone().strftime("%H:%M")
    except (ValueError, OverflowError):
        return shorten(str(at))


def day_and_time(at: datetime) -> str:
    """Returns the day and the time of day at the hub."""
    return at.astimezone().strftime("%Y-%m-%d %H:%M")


def pick_language(request: Request, offered: Sequence[str] = ()) -> str:
    """Returns the language of a reader: as the address says, else the browser, among those `offered`."""
    spoken = tuple(offered) or languages()
    wanted = [request.query_params.get("lang", ""), *_accepted(request.headers.get("accept-language", ""))]
    first = ENGLISH if ENGLISH in spoken else spoken[0]
    return next((language for language in wanted if language in spoken), first)


def _accepted(header: str) -> list[str]:
    """Returns the languages that a browser asks for, the most wanted first."""
    wanted = []
    for part in header[:1000].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((float(quality or 1), name.partition("-")[0].lower()))
        except ValueError:
            continue
    return [name for quality, name in sorted(wanted, key=lambda one: -one[0]) if quality > 0]
