"""The tricks of each hand, as small tables side by side: who led, who won, what became of the acorn cards."""

from collections.abc import Sequence
from typing import Final

from companion.cards import Card
from companion.engine import Player
from companion.exports.palette import SIDES
from companion.exports.paper import BOLD, INK, INNER, MARGIN, PLAIN, RULE, SOFT, Paper
from companion.exports.people import People
from companion.games.mast_year.state import Hand, Outcome, Trick
from companion.translations import Translation

ACROSS: Final = 3
GAP: Final = 14.0
BLOCK_WIDTH: Final = (INNER - GAP * (ACROSS - 1)) / ACROSS
LINE: Final = 10.6
NUMBER: Final = 14.0
SEAT: Final = 29.0
HEAD: Final = 27.0
TINTS: Final = ("#f3dcc7", "#d5e8d6")
MEANINGS: Final = {Outcome.STASHED: "○", Outcome.STASHED_EATEN: "●", Outcome.ATE: "●←"}


def draw_blocks(paper: Paper, y: float, hands: Sequence[Hand], people: People) -> float:
    """Draws all hands, three abreast; returns where they end."""
    for place in range(0, len(hands), ACROSS):
        row = hands[place : place + ACROSS]
        height = max(map(_height, row))
        y = paper.ensure_room(y, height)
        for column, hand in enumerate(row):
            _block(paper, MARGIN + column * (BLOCK_WIDTH + GAP), y, hand, people)
        y += height + 8
    return y


def _height(hand: Hand) -> float:
    lines = len(hand.tricks) + bool(hand.table) + bool(hand.revealed)
    return HEAD + LINE * max(1, lines)


def _block(paper: Paper, x: float, y: float, hand: Hand, people: People) -> None:
    words = people.words
    title = words.text("printed.hand-number", number=hand.deal.number)
    width = paper.write(x, y + 8, title, 8, font=BOLD)
    if hand.trunk:
        paper.write_signs(x + width + 6, y + 8, words.text("printed.trunk-card", card=hand.trunk), 7.5)
    _names(paper, x, y + 20, hand, people)
    paper.rule(x, y + 23, BLOCK_WIDTH)
    y += HEAD + 4
    if not hand.tricks and hand.tallied:
        paper.write_lines(x, y + 2, words.text("printed.tallied"), 7, BLOCK_WIDTH, SOFT)
    for trick in hand.tricks:
        _trick(paper, x, y, hand, trick)
        y += LINE
    if hand.table:
        _cards(paper, (x, y), hand.leader, hand.table)
        y += LINE
    if hand.revealed:
        paper.write_within(x, y + 2, "…", 6.5, NUMBER, colour=SOFT)
        for seat, card in hand.revealed:
            paper.write_signs(_column(x, seat), y + 2, card.sign, 7.2, side="middle")


def _names(paper: Paper, x: float, y: float, hand: Hand, people: People) -> None:
    for seat in range(4):
        team = 0 if seat in hand.deal.squirrels else 1
        name = people.words.write(Player(seat), people.names)
        style = {"colour": SIDES[team], "side": "middle", "font": BOLD}
        paper.write_within(_column(x, seat), y, name, 6.2, SEAT - 2, **style)


def _trick(paper: Paper, x: float, y: float, hand: Hand, trick: Trick) -> None:
    team = 0 if trick.winner in hand.deal.squirrels else 1
    paper.write(x + NUMBER - 5, y + 2, str(trick.number), 6.2, colour=SOFT, side="right")
    paper.box(_column(x, trick.winner) - SEAT / 2 + 1, y - 6.4, SEAT - 2, LINE - 0.6, TINTS[team], 2.5)
    _cards(paper, (x, y), trick.leader, trick.cards, trick.winner)
    if trick.partial and (trick.winner - trick.leader) % 4 >= len(trick.cards):
        paper.write(_column(x, trick.winner), y + 2, "✓", 7.2, side="middle")
    sign = MEANINGS.get(trick.outcome) if trick.outcome else None
    if sign:
        said = f"{sign}{trick.ate}" if trick.outcome is Outcome.ATE else sign * len(trick.acorns)
        paper.write(x + NUMBER + 4 * SEAT + 3, y + 2, said, 6.5)


def _cards(
    paper: Paper, corner: tuple[float, float], leader: int, cards: tuple[Card, ...], winner: int | None = None
) -> None:
    x, y = corner
    for place, card in enumerate(cards):
        seat = (leader + place) % 4
        centre = _column(x, seat)
        paper.write_signs(centre, y + 2, card.sign, 7.2, BOLD if seat == winner else PLAIN, side="middle")
        if place == 0:
            paper.write(centre - SEAT / 2 + 1.5, y + 1.6, "▸", 5.5, colour=INK)


def _column(x: float, seat: int) -> float:
    return x + NUMBER + SEAT * (seat + 0.5)


def draw_legend(paper: Paper, y: float, words: Translation) -> float:
    """Says what the signs of the blocks mean."""
    paper.rule(MARGIN, y, INNER, RULE)
    return paper.write_lines(MARGIN, y + 10, words.text("printed.legend"), 6.5, INNER, SOFT) + 4
