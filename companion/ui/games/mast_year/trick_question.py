"""What is noted of a trick of Mast Year whose cards nobody enters: its acorn cards, and any squirrel card."""

from dataclasses import replace
from typing import Final

from companion.cards import Card
from companion.games.mast_year.actions import Play, Won
from companion.games.mast_year.deck import is_acorn, is_squirrel
from companion.games.mast_year.state import Hand
from companion.tricks.screen_table import Table
from companion.ui.texts import SAY
from companion.ui.trick_table.winners_panel import TrickQuestion

CARDS: Final = 4
"""The number of cards in a trick (MY-5.2)."""


def trick_question(hand: Hand, table: Table) -> TrickQuestion:
    """Returns the question about the running trick: its acorn cards, those of earlier tricks in their places."""
    others = [card for card in hand.table if not is_acorn(card)]
    unknown = 0 if any(map(is_squirrel, others)) else 1
    cells = {
        cell.card: cell for row in table.rows for cell in row if isinstance(cell.card, Card) and is_acorn(cell.card)
    }

    def won(seat: int, acorns: frozenset[str], squirrel: bool) -> Won:
        return Won(seat, tuple(card for card in cells if card.name in acorns), squirrel)

    return TrickQuestion(
        words=SAY("ui.winners.acorns"),
        cards=tuple(replace(cell, action=Play(card)) if card in hand.table else cell for card, cell in cells.items()),
        laid=frozenset(card.name for card in hand.table),
        beside=SAY("ui.winners.squirrel"),
        fits=lambda acorns, squirrel: len(others) + len(acorns) + (unknown if squirrel else 0) <= CARDS,
        won=won,
    )
