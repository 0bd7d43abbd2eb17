"""The printed score sheet of Mast Year: teams and points, hand by hand, how it came about, every trick."""

from collections.abc import Sequence
from typing import Final

from companion.cards import Card
from companion.exports.chart import Chart, parts_of
from companion.exports.columns import LEADING, draw_parts
from companion.exports.palette import SIDES
from companion.exports.paper import BOLD, INK, INNER, MARGIN, PLAIN, RULE, SOFT, TITLE, Paper, wrap
from companion.exports.people import People
from companion.exports.printed_chart import draw_chart
from companion.games.mast_year.explanation import explain_end, explain_irregularity
from companion.games.mast_year.history import MatchCourse, courses
from companion.games.mast_year.options import Options, Pair
from companion.games.mast_year.scoring import acorns_by_squirrel, bonus_of, boom_of, mast_of, tally_of
from companion.games.mast_year.state import Hand, Match, Outcome, Phase, State, Trick
from companion.games.mast_year.words import account_of, agreed, explain_missing
from companion.phrases import Player, phrase
from companion.translations import Translation
from companion.tricks.history import seated

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
    for seat, card in seated(leader, cards, 4):
        centre = _column(x, seat)
        paper.write_signs(centre, y + 2, card.sign, 7.2, BOLD if seat == winner else PLAIN, side="middle")
        if seat == leader:
            paper.write(centre - SEAT / 2 + 1.5, y + 1.6, "▸", 5.5, colour=INK)


def _column(x: float, seat: int) -> float:
    return x + NUMBER + SEAT * (seat + 0.5)


def draw_legend(paper: Paper, y: float, words: Translation) -> float:
    """Says what the signs of the blocks mean."""
    paper.rule(MARGIN, y, INNER, RULE)
    return paper.write_lines(MARGIN, y + 10, words.text("printed.legend"), 6.5, INNER, SOFT) + 4


TEAMS: Final = ("squirrels", "oaks")
ICONS: Final = ("squirrel", "oak")
BAND: Final = 42.0
PLOT: Final = 128.0
ROW: Final = 14.0
SMALL: Final = 7.2
COLUMNS: Final = (
    ("hand", 32.0),
    ("speedy", 70.0),
    ("trunk", 40.0),
    ("deck", 34.0),
    ("eaten", 48.0),
    ("uneaten", 48.0),
    ("mast", 84.0),
    ("boom", 73.0),
    ("squirrels", 52.0),
    ("oaks", 34.0),
)


def draw_mast_year(paper: Paper, state: State, people: People, day: str) -> None:
    """Draws the whole sheet of a game; `day` is when it was played."""
    y = _heading(paper, state, people, day)
    for match, course in zip(state.matches, courses(state), strict=True):
        y = _band(paper, y, course, people)
        y = _hands(paper, y + 8, state, match, people)
        if course.steps:
            y = _course(paper, y, state, course, people)
    y = _ending(paper, y, state, people)
    played = [hand for hand in state.hands if hand.tricks or hand.table or hand.trunk]
    if played:
        y = draw_blocks(paper, y + 4, played, people)
        y = draw_legend(paper, paper.ensure_room(y, 24), people.words)
    _noted(paper, y, state, people)


def _heading(paper: Paper, state: State, people: People, day: str) -> float:
    words = people.words
    paper.write(MARGIN, MARGIN + 20, words.text("printed.title"), 26, font=TITLE)
    paper.write(MARGIN, MARGIN + 34, words.say(agreed(state.options), people.names), 8, colour=SOFT)
    paper.write(MARGIN + INNER, MARGIN + 20, day, 9, colour=SOFT, side="right")
    return MARGIN + 44


def _course(paper: Paper, y: float, state: State, course: MatchCourse, people: People) -> float:
    """Draws the points hand by hand as a plot, and beside it, or below where that is long, how they came about."""
    y = paper.ensure_room(y, PLOT)
    goal = None if state.options.single_hand else state.options.goal
    teams = (people.words.text("team.squirrels"), people.words.text("team.oaks"))
    said = people.words.text("printed.goal", goal=goal) if goal else ""
    draw_chart(paper, Chart(teams, parts_of(course), (), goal=goal), (MARGIN, y), (INNER * 0.62, PLOT), said)
    turns = [people.words.say(turn, people.names) for turn in course.turns]
    if sum(len(wrap(turn, SMALL, INNER * 0.35)) * SMALL * LEADING + 3 for turn in turns) > paper.bottom - y - 10:
        return draw_parts(paper, y + PLOT + 6, [turns])
    below = y + 10
    for turn in turns:
        below = paper.write_lines(MARGIN + INNER * 0.65, below, turn, SMALL, INNER * 0.35) + 3
    return max(y + PLOT, below) + 2


def _band(paper: Paper, y: float, course: MatchCourse, people: People) -> float:
    """Draws the two teams side by side: sign, name, people, points; returns where they end."""
    y = paper.ensure_room(y, BAND + 40)
    width = (INNER - 10) / 2
    for team in (0, 1):
        x = MARGIN + team * (width + 10)
        seats = [seat for seat in range(4) if (seat in course.squirrels) == (team == 0)]
        names = people.words.write(tuple(map(Player, seats)), people.names)
        name = people.words.text(f"team.{TEAMS[team]}")
        paper.box(x, y, width, BAND, SIDES[team], 6)
        paper.icon(ICONS[team], x + 8, y + 7, 28)
        if course.winner == TEAMS[team]:
            name = f"{name} · {people.words.text('printed.won')}"
        paper.write_within(x + 44, y + 18, name, 12, width - 100, font=BOLD, colour="#ffffff")
        paper.write_within(x + 44, y + 32, names, 9, width - 100, colour="#ffffff")
        points = str(course.hands[-1].scores[team] if course.hands else 0)
        paper.write(x + width - 12, y + 31, points, 27, font=BOLD, colour="#ffffff", side="right")
    return y + BAND


def _hands(paper: Paper, y: float, state: State, match: Match, people: People) -> float:
    """Draws a row for each hand that was dealt, and what the points were after it."""
    x = MARGIN
    for name, width in COLUMNS:
        paper.write_within(x + 2, y + 8, people.words.text(f"printed.{name}"), 7, width - 4, colour=SOFT)
        x += width
    paper.rule(MARGIN, y + 12, INNER, INK, 0.8)
    y += 12
    course = courses(state)[state.matches.index(match)]
    done = {points.hand: points.scores for points in course.hands}
    running = (state.hand,) if state.hand and match is state.match and state.hand.trunk else ()
    for hand in (*match.hands, *running):
        y = paper.ensure_room(y, ROW)
        _row(paper, y, _cells(hand, people, state.options, done.get(hand.deal.number)))
        y += ROW
        paper.rule(MARGIN, y, INNER, RULE, 0.4)
    return y + 8


def _row(paper: Paper, y: float, cells: tuple[str, ...]) -> None:
    x = MARGIN
    for (name, width), cell in zip(COLUMNS, cells, strict=True):
        if name == "trunk":
            paper.write_signs(x + 2, y + 10, cell, 8)
        else:
            paper.write_within(x + 2, y + 10, cell, 8, width - 4, font=BOLD if name in TEAMS else "DejaVuSans")
        x += width


def _cells(hand: Hand, people: People, options: Options, scores: Pair | None) -> tuple[str, ...]:
    words, deal = people.words, hand.deal
    totals = tuple(map(str, scores)) if scores else ("", "")
    return (
        str(deal.number),
        words.write(Player(deal.speedy), people.names),
        hand.trunk.sign if hand.trunk else "–",
        str(deal.deck.bit_count()),
        *_brought(hand, options),
        _mast(hand, words),
        _boom(hand, people),
        *totals,
    )


def _brought(hand: Hand, options: Options) -> tuple[str, str]:
    """Returns what the hand brought to each team, a bonus (MY-9.3) behind a plus."""
    if not hand.done:
        return "", ""
    both = zip(tally_of(hand), bonus_of(options, hand), strict=True)
    eaten, uneaten = (f"{points} + {bonus}" if bonus else str(points) for points, bonus in both)
    return eaten, uneaten


def _mast(hand: Hand, words: Translation) -> str:
    mast = mast_of(hand)
    return words.text(f"printed.{mast}") if mast else ""


def _boom(hand: Hand, people: People) -> str:
    boom = boom_of(hand)
    if not boom:
        return "" if boom is None else "–"
    if hand.tallied:
        return people.words.text("printed.yes")
    seat, acorns = max(acorns_by_squirrel(hand).items(), key=lambda item: item[1])
    return people.words.say(phrase("printed.boom-of", None, squirrel=Player(seat), count=acorns), people.names)


def _ending(paper: Paper, y: float, state: State, people: People) -> float:
    ending = explain_end(state) if state.phase is Phase.OVER else ()
    for item in ending:
        paper.write_within(MARGIN, y + 10, people.words.say(item, people.names), 9, INNER, font=BOLD)
        y += 14
    return y + 4


def _noted(paper: Paper, y: float, state: State, people: People) -> None:
    """Writes what was against the rules, and which cards never came to light."""
    hands = [hand for hand in state.hands if not hand.tallied]
    lines = [(hand, explain_irregularity(item, hand)) for hand in hands for item in hand.watch.irregularities]
    lines += [(hand, explain_missing(hand, account_of(hand))) for hand in hands if hand.done and is_short(hand)]
    for hand, item in lines:
        said = people.words.say(item, people.names)
        number = people.words.text("printed.hand-number", number=hand.deal.number)
        y = paper.ensure_room(y, 12)
        y = paper.write_lines(MARGIN, y + 8, f"{number}: {said}", 7.2, INNER) - 6


def is_short(hand: Hand) -> bool:
    """Whether cards are missing that must have come to light (MY-10.2)."""
    account = account_of(hand)
    return len(account.missing) > account.hidden
