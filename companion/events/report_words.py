"""The words of a report: names of games, sides, phases and counts, and figures as people read them."""

import re
import textwrap
from functools import cache
from typing import Final

from companion.engine import PhraseValue
from companion.events.frequent_answers import text_of
from companion.events.report import ReportLine
from companion.games import game_names
from companion.translations import Translation, find_translation
from companion.translations.rulebook import find_rulebook

PACKAGE: Final = "companion.events"
_LONGEST_RULE: Final = 240
_LONGEST_VALUE: Final = 40
_NO_LETTER: Final = re.compile("[^A-Za-z0-9_]")
"""Characters that the key of a text cannot have."""
_FACT: Final = re.compile(r"[A-Z]+-[0-9.]+")
"""The number of a fact, such as MY-5.4."""


class ReportWords:
    """The words of the report on one game; a game's own texts name its sides, phases and counts."""

    def __init__(self, translation: Translation, game: str | None, language: str) -> None:
        self.language = language
        self._translation = translation
        self._game = game

    def __call__(self, key: str, **values: PhraseValue) -> str:
        """Returns the text of `report.KEY`."""
        return self._translation.text(f"report.{key}", **values)

    @property
    def game(self) -> str:
        """The game's title."""
        return self._translation.text("name") if self._game in game_names() else self._game or ""

    def name(self, kind: str, key: str) -> str:
        """Returns what `report.KIND.KEY` says; where nothing does, a fact's number, or the key as words."""
        words = key if _FACT.fullmatch(key) else key.replace("_", " ").replace("-", " ")
        return self._found(f"report.{kind}.{_NO_LETTER.sub('-', key)}") or words

    def side(self, side: str, sides: int, players: int | None) -> str:
        """Returns what a side is called: by the game, else a pair of seats, a team or a seat."""
        first, _, second = side.partition("-")
        if first.isdecimal() and second.isdecimal():
            return self("wins.pair", first=int(first) + 1, second=int(second) + 1)
        if side.isdecimal() and players == 2 * sides:
            return self("wins.pair", first=int(side) + 1, second=int(side) + 1 + sides)
        if side.isdecimal():
            kind = "team" if players is not None and players > sides else "seat"
            return self(f"wins.{kind}", number=int(side) + 1)
        return self._found(f"team.{_NO_LETTER.sub('-', side)}") or side

    def seat(self, seat: int) -> str:
        """Returns what a seat is called, as on the screens."""
        return self("wins.seat", number=seat + 1)

    def rule(self, fact: str | None) -> str:
        """Returns which rule, or what against the rules, a name stands for."""
        return self.name("what", fact) if fact else self("rules.elsewhere")

    def rule_text(self, fact: str | None) -> str:
        """Returns the rule's own text, shortened; "" where the name is that of no rule."""
        if fact is None or self._game not in game_names():
            return ""
        book = find_rulebook(self._game, self.language)
        facts = (one for page in book.pages for one in page.facts if one.number == fact)
        return textwrap.shorten(next((one.text for one in facts), ""), _LONGEST_RULE, placeholder=" …")

    def value(self, value: object) -> str:
        """Returns an option's value in words."""
        if value is None or isinstance(value, bool):
            return self(f"value.{'none' if value is None else 'on' if value else 'off'}")
        if isinstance(value, str):
            return self.name("value", value)
        items = value if isinstance(value, list | tuple) else [value]
        return textwrap.shorten(" ".join(map(str, items)), _LONGEST_VALUE, placeholder=" …")

    def signed(self, value: float, places: int) -> str:
        """Returns a number with its sign and so many decimal places."""
        whole, _, part = f"{abs(value):.{places}f}".partition(".")
        number = self("decimal", whole=whole, part=part) if part else whole
        return f"{'−' if value < 0 else '+'}{number}"

    def said(self, text: str) -> str:
        """Returns what somebody wrote, or the words of a frequent answer."""
        key = text_of(text)
        return self._translation.text(key) if key else text

    def question(self, question: str, line: ReportLine) -> str:
        """Returns a question of the survey; a designer's own one as it was asked, if the rows have it."""
        asked: str = line.get("questions", {}).get(question, "")
        return asked or self(f"survey.{question}")

    def asked_of_seat(self, question: str) -> str:
        """Returns a question that a seat was asked about its player."""
        said = self._translation.text(f"asked.{question}")
        return said[:1].upper() + said[1:]

    def told_of_seat(self, question: str, answer: str) -> str:
        """Returns a seat's answer to such a question."""
        return self._translation.text(f"asked.{question}.{answer}")

    def number(self, value: float) -> str:
        """Returns a number, with one decimal place unless it is whole or large."""
        rounded = round(value, 0 if abs(value) >= 100 else 1)
        whole, _, part = f"{rounded:.1f}".partition(".")
        return whole if part == "0" else self("decimal", whole=whole, part=part)

    def mean(self, value: float) -> str:
        """Returns a mean with one decimal place."""
        whole, _, part = f"{value:.1f}".partition(".")
        return self("decimal", whole=whole, part=part)

    def percent(self, share: float) -> str:
        """Returns a share of one as a percentage."""
        return self._translation.text("settings.percent", count=round(share * 100))

    def time(self, seconds: float) -> str:
        """Returns a duration in minutes and seconds."""
        minutes, rest = divmod(round(seconds), 60)
        if minutes:
            return self("phases.minutes", minutes=minutes, seconds=rest)
        return self("phases.seconds", seconds=rest)

    def _found(self, key: str) -> str | None:
        said = self._translation.text(key)
        return None if said == f"{{{key}}}" else said

    def listed(self, items: list[str]) -> str:
        """Returns the items separated by commas."""
        return ", ".join(items)


@cache
def report_words(game: str | None, language: str) -> ReportWords:
    """Returns the words for a game; an unknown one is called what its rows call it. Raises BadInputError."""
    known = game if game in game_names() else None
    return ReportWords(find_translation(known or "", language, PACKAGE), game, language)


def words_of(line: ReportLine, language: str) -> ReportWords:
    """Returns the words for one line of a report."""
    return report_words(str(line["game"]), language)
