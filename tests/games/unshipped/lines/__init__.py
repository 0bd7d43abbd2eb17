"""Lines: a game of tokens on a grid, without cards or tricks. The numbered rules are in RULES.md."""

from typing import Final

from companion.engine import Game

from . import rules, words
from .rules import FORMS

GAME: Final = Game(
    name="lines",
    seats=(2,),
    options=rules.OPTIONS,
    start=rules.start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=rules.choices,
    summary=words.summary,
    is_over=words.is_over,
    sheet=words.sheet,
    result=words.result,
    explain=words.explain,
    tables=words.tables,
)
