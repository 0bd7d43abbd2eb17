"""Rulebook: a game's RULES.md as pages of numbered facts, to open at a fact and to search."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from companion.games import find_game_package
from companion.translations import ENGLISH

_PAGE: Final = re.compile(r"## ([A-Z]+-\d+) (.+)")
_FACT: Final = re.compile(r"(\d+)\. (.+)")
_STYLES: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


@dataclass(frozen=True, slots=True)
class TextSpan:
    """A piece of text in one style: "plain", "strong" or "stressed"."""

    text: str
    style: str = "plain"

    @property
    def is_label(self) -> bool:
        """Whether it is a label such as "Decision:"."""
        return self.style == "strong" and self.text.endswith(":")


@dataclass(frozen=True, slots=True)
class Fact:
    """A numbered fact such as MY-5.3: its paragraphs, and the rows of its table, the head first."""

    number: str
    paragraphs: tuple[tuple[TextSpan, ...], ...]
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def text(self) -> str:
        """All that it says, without styles."""
        said = [" ".join("".join(span.text for span in spans) for spans in self.paragraphs)]
        return " ".join([*said, *(" ".join(row) for row in self.rows)])

    @property
    def decision(self) -> str:
        """The label of what it decides itself, as "Decision:"; nothing where it decides nothing."""
        spans = (span for spans in self.paragraphs for span in spans)
        return next((span.text.capitalize() for span in spans if span.is_label), "")

    @property
    def stressed(self) -> str:
        """What it stresses, in small letters."""
        return " ".join(span.text for spans in self.paragraphs for span in spans if span.style != "plain").casefold()


@dataclass(frozen=True, slots=True)
class Page:
    """One section of the rules, such as MY-5."""

    number: str
    title: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All pages of a game's rules in one language."""

    title: str
    opening: str
    pages: tuple[Page, ...]

    @property
    def terms(self) -> tuple[str, ...]:
        """Returns the words that the rules stress, as they come; labels such as "Decision:" are none."""
        spans = (span for page in self.pages for fact in page.facts for spans in fact.paragraphs for span in spans)
        stressed = (span.text for span in spans if span.style != "plain" and not span.is_label)
        return tuple(dict.fromkeys(stressed))

    def place_of(self, rule: str) -> tuple[int, int]:
        """Returns the places, from 0, of the page and the fact that `rule` names; a page's number opens at its top.

        A rule that the book does not have opens the book at its beginning.
        """
        for index, page in enumerate(self.pages):
            if rule == page.number:
                return index, 0
            for line, fact in enumerate(page.facts):
                if rule == fact.number:
                    return index, line
        return 0, 0

    def search(self, wanted: str) -> tuple[Fact, ...]:
        """Returns the facts in which every word of `wanted` begins some word, or whose number it is.

        Those come first that stress what is wanted, for they say what it is.
        """
        words = [word.rstrip(".-") for word in re.findall(r"[\w♣♦♥♠][\w♣♦♥♠.-]*", wanted.casefold())]
        if not words:
            return ()
        found = (fact for page in self.pages for fact in page.facts if all(_has(fact, page, word) for word in words))
        return tuple(sorted(found, key=lambda fact: not any(word in fact.stressed for word in words)))


@cache
def find_rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """Returns the rules of `game`, in English where there are none in `language`."""
    folder = resources.files(find_game_package(game))
    file = folder.joinpath(f"RULES.{language}.md")
    if not file.is_file():
        file = folder.joinpath("RULES.md")
    return read_rulebook(file.read_text(encoding="utf-8"))


def read_rulebook(text: str) -> Rulebook:
    """Returns the book that is written in `text`: a title, an opening, and sections of numbered facts."""
    before, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, _, opening = before.partition("\n")
    return Rulebook(title.lstrip("# "), " ".join(_plain(opening).split()), tuple(map(_read_page, sections)))


def _read_page(section: str) -> Page:
    heading, *lines = section.splitlines()
    named = _PAGE.fullmatch(heading)
    assert named, heading
    facts = tuple(_read_fact(named[1], fact) for fact in _facts(lines))
    return Page(named[1], named[2], facts)


def _facts(lines: list[str]) -> Iterator[list[str]]:
    """Yields the lines of each fact, the numbered one first."""
    fact: list[str] = []
    for line in lines:
        if _FACT.match(line) and fact:
            yield fact
            fact = []
        if line.strip():
            fact.append(line.strip())
    if fact:
        yield fact


def _read_fact(page: str, lines: list[str]) -> Fact:
    first = _FACT.fullmatch(lines[0])
    assert first, lines[0]
    said = [first[2], *(line for line in lines[1:] if not line.startswith("|"))]
    rows = [line for line in lines[1:] if line.startswith("|") and not set(line) <= set("|-")]
    paragraphs = tuple(_spans(paragraph) for line in said for paragraph in _split_decision(line))
    cells = tuple(tuple(cell.strip() for cell in row.strip("|").split("|")) for row in rows)
    return Fact(f"{page}.{first[1]}", paragraphs, cells)


def _split_decision(line: str) -> list[str]:
    """Returns what a line says and, apart, the decision that follows it."""
    return [part.strip() for part in re.split(r"(?<!\()(?=\*\*[^*]+:\*\*)", line) if part.strip()]


def _spans(text: str) -> tuple[TextSpan, ...]:
    spans: list[TextSpan] = []
    end = 0
    for found in _STYLES.finditer(text):
        if found.start() > end:
            spans.append(TextSpan(text[end : found.start()]))
        spans.append(TextSpan(found[1], "strong") if found[1] else TextSpan(found[2], "stressed"))
        end = found.end()
    return (*spans, TextSpan(text[end:])) if end < len(text) else tuple(spans)


def _plain(text: str) -> str:
    return _STYLES.sub(lambda found: found[1] or found[2], text).replace("`", "")


def _has(fact: Fact, page: Page, word: str) -> bool:
    if word == fact.number.casefold() or word == fact.number.partition("-")[2]:
        return True
    said = re.findall(r"[\w♣♦♥♠]+", f"{page.title} {fact.text}".casefold())
    return all(any(part.startswith(piece) for part in said) for piece in word.split("-"))
