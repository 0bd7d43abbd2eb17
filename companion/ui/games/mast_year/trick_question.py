"""What is noted of a trick of Mast Year whose cards nobody enters: its acorn cards, and any squirrel card."""

from dataclasses import replace
from typing import Final

from companion.games.mast_year.actions import Play, Won
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.view import View
from companion.ui.games.mast_year.table import cell_of
from companion.ui.texts import SAY
from companion.ui.trick_table.winners_panel import TrickQuestion

CARDS: Final = 4
"""The number of cards in a trick (MY-5.2)."""


def trick_question(view: View) -> TrickQuestion:
    """Returns the question about the running trick: its possible acorn cards, with those already entered."""
    laid = [seat.card for seat in view.seats if seat.card and not view.old_trick]
    others = [card for card in laid if not is_acorn(card)]
    unknown = 0 if any(map(is_squirrel, others)) else 1
    cells = tuple(
        cell for row in view.grid for cell in row if is_acorn(cell.card) and (cell.action or cell.card in laid)
    )

    def won(seat: int, acorns: frozenset[str], squirrel: bool) -> Won:
        return Won(seat, tuple(cell.card for cell in cells if cell.card.name in acorns), squirrel)

    return TrickQuestion(
        words=SAY("ui.winners.acorns"),
        cards=tuple(cell_of(cell if cell.action else replace(cell, action=Play(cell.card))) for cell in cells),
        laid=frozenset(card.name for card in laid),
        beside=SAY("ui.winners.squirrel"),
        fits=lambda acorns, squirrel: len(others) + len(acorns) + (unknown if squirrel else 0) <= CARDS,
        won=won,
    )
