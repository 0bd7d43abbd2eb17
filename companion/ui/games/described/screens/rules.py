"""RulesScreen of described games: the rules that the file holds, before what holds for all described games."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from companion.games.described.description import Description
from companion.games.described.reading import read_embedded
from companion.translations.rulebook import Fact, Page, Rulebook, TextSpan
from companion.ui.screens.rules import RulesScreen
from companion.ui.texts import SAY

NUMBERED: Final = re.compile(r"^(?=\d+\. )", re.MULTILINE)


class DescribedRulesScreen(RulesScreen):
    """The game's own rules are the first page."""

    def game_title(self) -> str:
        """Returns what the file calls the game on the table."""
        description = self._description()
        return description.name.in_language(SAY("code")) if description else super().game_title()

    def find_book(self) -> Rulebook:
        """Returns the rules of the game on the table, or those of all described games where none is."""
        book, description = super().find_book(), self._description()
        if description is None or description.rules is None:
            return book
        name = description.name.in_language(SAY("code"))
        page = Page("", name, tuple(_facts(description.rules.in_language(SAY("code")))))
        return replace(book, pages=(page, *book.pages))

    def _description(self) -> Description | None:
        raw = self.controllers.table.agreed.get("description")
        return read_embedded(raw) if isinstance(raw, Mapping) else None


def _facts(text: str) -> list[Fact]:
    """Returns the numbered facts of a text; what stands before the first is a fact without a number."""
    parts = [part.strip() for part in NUMBERED.split(text) if part.strip()]
    facts = []
    for part in parts:
        number, dot, said = part.partition(". ")
        is_numbered = bool(dot) and number.isdigit()
        facts.append(Fact(f"-{number}" if is_numbered else "", ((TextSpan(said if is_numbered else part),),)))
    return facts
