"""Presenter: presents Mast Year on the screens that all games share; no Kivy."""

from collections.abc import Sequence
from typing import Any, Final

from companion.cards import Card
from companion.engine.faces import Face
from companion.exports.chart import Chart, ChartPart
from companion.games import find_game
from companion.games.mast_year.actions import Action
from companion.games.mast_year.course import courses
from companion.games.mast_year.deck import icon_of
from companion.games.mast_year.options import PAIRS
from companion.games.mast_year.scoring import boom_of, mast_of, tally_of
from companion.games.mast_year.state import Hand, Match, State
from companion.games.mast_year.view import is_easily_taken_for
from companion.journal.standing import Standing
from companion.phrases import Phrase, Player, phrase
from companion.ui.base_presenter import BasePresenter
from companion.ui.games.mast_year import alternatives, entries
from companion.ui.games.mast_year.difference import difference_lines
from companion.ui.games.mast_year.unsettled import unsettled
from companion.ui.presenter import Ending, Rematch, Sums
from companion.ui.texts import SAY

ENDING: Final = ("end.", "reveal.", "mast.", "boom.")
"""The prefixes of keys that explain the result; last cards, Mast Year and Boom only explain that of a single hand."""
TOURNAMENT_ENDING: Final = ("end.sums",)
"""The same for a tournament, whose games the table of sums explains."""
COLUMNS: Final = {"hand": 1.4, "eaten": 0.8, "uneaten": 0.8, "mast": 1.4, "boom": 1.1}
"""The columns of what each hand brought, with their relative widths."""
TEAMS: Final = {"eaten": "squirrel", "uneaten": "oak"}
"""The columns headed by a team's picture."""
PICTURES: Final = {"squirrels": "squirrel", "oaks": "oak"}


class MastYearPresenter(BasePresenter[State, Action]):
    """What the history, the corrections and the end show of a game of Mast Year."""

    names_likely_cards = True
    entry_text = staticmethod(entries.entry_text)
    card_of = staticmethod(entries.card_of)
    marks = staticmethod(entries.marks)
    unsettled = staticmethod(unsettled)
    instead_of = staticmethod(alternatives.instead_of)
    ahead_of = staticmethod(alternatives.ahead_of)
    answers = staticmethod(alternatives.answers)
    used_beside = staticmethod(alternatives.used_beside)
    differences = staticmethod(difference_lines)

    def lay_out(self, cards: Sequence[Face | None], own: Face | None) -> tuple[list[int], list[Face | None]]:
        """Returns besides the grid the places of those easily taken for `own`."""
        words, laid = super().lay_out(cards, own)
        return [place for place, card in enumerate(cards) if place in words or _is_alike(own, card)], laid

    def icon_of(self, card: Face) -> str:
        """Returns the picture of acorns, or of a squirrel."""
        return icon_of(card) if isinstance(card, Card) else ""

    def line_of(self, before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the hand and the trick."""
        return entries.line_of(before, action)

    def part_title(self, part: int, now: State) -> str:
        """Returns what a hand is called; in a tournament, its game too."""
        title = SAY("ui.bar.hand", number=part)
        first = len(now.matches[0].hands) if len(now.matches) > 1 else part
        return f"{SAY('ui.bar.game', number=1 + (part > first))} · {title}" if now.options.tournament else title

    def ending(self, standing: Standing, names: tuple[str, ...]) -> Ending:
        """Returns who won, and what each hand brought."""
        state = standing.state_as(State)
        winner = str(standing.game.summary(state)["winner"])
        keys = TOURNAMENT_ENDING if state.options.tournament else ENDING
        reasons = tuple(one for one in standing.game.explain(state) if one.key.startswith(keys))
        return Ending(
            _title(standing, winner, names),
            (*_first_squirrels(state), *reasons),
            sums_of(state.matches),
            PICTURES.get(winner, "acorn"),
            _rematches(standing),
        )

    def charts(self, standing: Standing, names: tuple[str, ...]) -> tuple[Chart, ...]:
        """Returns a chart for each game of which a hand is over, hand by hand."""
        return charts_of(standing)


def _title(standing: Standing, winner: str, names: tuple[str, ...]) -> str:
    """Returns who won: the players, or their side where nobody has given their names."""
    squirrels, players = standing.state_as(State).matches[-1].squirrels, standing.record.players
    sides = {"squirrels": squirrels, "oaks": PAIRS[1 - PAIRS.index(squirrels)]}
    pair = sides.get(winner, ())
    if not pair or not all(players[seat] for seat in pair):
        return entries.won_text(winner, names)
    return SAY("ui.over.wins", team=" + ".join(names[seat] for seat in pair))


def _is_alike(own: Face | None, card: Face | None) -> bool:
    return isinstance(own, Card) and isinstance(card, Card) and is_easily_taken_for(own, card)


def charts_of(standing: Standing) -> tuple[Chart, ...]:
    """Returns how the points of both teams came about; the games of a tournament have a title."""
    state = standing.state_as(State)
    options = state.options
    return tuple(
        Chart(
            sides=(SAY("team.squirrels"), SAY("team.oaks")),
            parts=tuple(ChartPart(str(hand.hand), part) for hand, part in zip(course.hands, course.parts, strict=True)),
            turns=tuple(SAY.phrase(turn, standing.record.players) for turn in course.turns),
            title=SAY("statistics.game", number=number) if options.tournament else "",
            goal=None if options.single_hand else options.goal,
        )
        for number, course in enumerate(courses(state), 1)
        if course.steps
    )


def _rematches(standing: Standing) -> tuple[Rematch, ...]:
    """Returns a rematch with the same teams and one with the teams swapped; the seats screen asks who is Speedy."""
    options: dict[str, Any] = dict(standing.record.options)
    pair: tuple[int, ...] = tuple(options.get("squirrels", (0, 2)))
    other = (1, 3) if pair == (0, 2) else (0, 2)
    return tuple(
        Rematch(SAY(f"ui.over.{name}"), options | {"squirrels": list(seats), "speedy": seats[0]})
        for name, seats in (("rematch", pair), ("swap", other))
    )


def _first_squirrels(state: State) -> tuple[Phrase, ...]:
    """Returns who were the Squirrels first in a tournament, whose table of games names only the sides."""
    if not state.options.tournament:
        return ()
    return (phrase("ui.over.first-squirrels", squirrels=tuple(map(Player, state.matches[0].squirrels))),)


def sums_of(matches: Sequence[Match]) -> Sums:
    """Returns a line for each hand, and one for the sum; the games of a tournament under their names."""
    [*others, last] = matches
    lines: list[tuple[str, ...]] = []
    for number, match in enumerate(matches, 1):
        if len(matches) > 1:
            lines.append((SAY("statistics.game", number=number), "", "", "", ""))
        lines += [*(_line_of(hand) for hand in match.hands), *_bonus_of(match)]
        if match in others:
            lines.append(_total_of(match))
    heads = tuple(f"icon:{TEAMS[name]}" if name in TEAMS else SAY(f"ui.over.{name}") for name in COLUMNS)
    return Sums(heads, tuple(COLUMNS.values()), tuple(lines), _total_of(last))


def _line_of(hand: Hand) -> tuple[str, ...]:
    """Returns a hand's line; if it ended the game, nobody looked for a Mast Year or a Boom (MY-8)."""
    mast, boom = (None, None) if hand.ended_game else (mast_of(hand), boom_of(hand))
    eaten, uneaten = tally_of(hand)
    yes = SAY("ui.yes") if boom else "–"
    return str(hand.deal.number), str(eaten), str(uneaten), SAY(f"ui.over.{mast or 'none'}"), yes


def _bonus_of(match: Match) -> tuple[tuple[str, ...], ...]:
    """Returns a line for the bonus of a single hand, if any, so that the lines add up to the sum."""
    bonus = tuple(total - sum(tally_of(hand)[team] for hand in match.hands) for team, total in enumerate(match.scores))
    return ((SAY("ui.over.bonus"), *map(str, bonus), "", ""),) if any(bonus) else ()


def _total_of(match: Match) -> tuple[str, ...]:
    squirrels, oaks = match.scores
    return SAY("ui.over.total"), str(squirrels), str(oaks), "", ""


PRESENTER: Final = MastYearPresenter(find_game("mast-year"))
