"""Whist: a small real game that the tests put beside the shipped ones. The numbered rules are in RULES.md."""

from typing import Final

from companion.engine import Game

from . import rules, words
from .rules import FORMS, WhistTable

__all__ = ["GAME"]

GAME: Final = Game(
    name="whist",
    seats=(4,),
    start=rules.start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=rules.choices,
    summary=words.summary,
    is_over=words.is_over,
    sheet=words.sheet,
    result=words.result,
    tables=words.tables,
    accounts=words.accounts,
    explain=words.explain,
    view=words.view,
    trick_table=WhistTable(),
)
