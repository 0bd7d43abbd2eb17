"""Presenter: presents Mast Year on the screens that all games share; no Kivy."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.cards import Card, cards_in
from companion.engine import Irregularity
from companion.engine.faces import Face
from companion.engine.game import AnyGame, can_follow, own_action
from companion.exports.chart import Chart
from companion.games import find_game
from companion.games.mast_year import GAME
from companion.games.mast_year.actions import Action, Passed, Play, Reveal, Trunk, Won
from companion.games.mast_year.choices import moved
from companion.games.mast_year.deck import ACORNS, icon_of
from companion.games.mast_year.explanation import explain_irregularity
from companion.games.mast_year.options import PAIRS
from companion.games.mast_year.scoring import boom_of, mast_of, tally_of
from companion.games.mast_year.state import Hand, Match, State
from companion.games.mast_year.view import is_easily_taken_for, likely_confusions, view
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Phrase, Player, phrase
from companion.session.correction import InsertBefore, Replace
from companion.ui.base_presenter import BasePresenter
from companion.ui.card_print import print_of
from companion.ui.charts import plain_charts
from companion.ui.games.mast_year import entries
from companion.ui.games.mast_year.difference import changed_lines
from companion.ui.games.mast_year.entries import card_of, entry_text, said_text
from companion.ui.presenter import Choice, CorrectionAnswer, Ending, Rematch, Sums, Unsettled
from companion.ui.texts import SAY
from companion.ui.trick_table.unsettled import find_unsettled


def instead_of(action: Action, before: State, names: tuple[str, ...]) -> list[Choice[Action]]:
    """Returns what `action`, entered in `before`, can have been instead; likely confusions first."""
    match action:
        case Play() | Trunk() | Reveal():
            deck = before.hand.deal.deck if before.hand else 0
            cards = [card for card in likely_confusions(action.card) if card.bit & deck]
            return [(replace(action, card=card), card.sign) for card in cards]
        case Won():
            others = [replace(action, seat=seat, squirrel=squirrel) for squirrel in (False, True) for seat in range(4)]
            choices = [(other, _won_text(other, names)) for other in others if other != action]
            return [choice for choice in choices + _acorns(action, before) if can_follow(GAME, before, choice[0])]
        case Passed():
            return [(other, _said_text(other, names)) for other in _said(action, before) if other != action]
    return [(choice, text) for choice, text in _buttons(before, names) if choice != action]


def answers(snapshot: GameSnapshot, names: tuple[str, ...]) -> list[CorrectionAnswer]:
    """Returns what would make the entry of the open question possible: what came before it, or what it was instead."""
    asked, state = snapshot.question, snapshot.state_as(State)
    if asked is None:
        return []
    action, labels = own_action(GAME, asked.entry.action), dict(_buttons(state, names))
    found: list[CorrectionAnswer] = []
    for choice in _likely_first([own_action(GAME, choice) for choice in asked.choices], action):
        text = labels.get(choice) or entry_text(choice, None, names)
        if _makes_possible(snapshot.game, snapshot.game.apply(state, choice), choice, action):
            found.append((InsertBefore(asked.number, choice), text))
        elif card_of(choice) and card_of(action):
            found.append((Replace(asked.number, choice), text))
    return found


def _makes_possible(game: AnyGame, state: State, choice: Action, action: Action) -> bool:
    """Whether `action` can follow `choice`; if `choice` is to eat or to keep, also as another player's action."""
    return can_follow(game, state, action if isinstance(choice, Play) else moved(state, action))


def _likely_first(choices: Iterable[Action], action: Action) -> list[Action]:
    """Returns `choices`, those with cards ordered by how easily they are confused with that of `action`."""
    own = card_of(action)
    likely = likely_confusions(own) if own else ()
    places: dict[Card | None, int] = {card: place for place, card in enumerate(likely)}
    return sorted(choices, key=lambda choice: places.get(card_of(choice), 0))


def ahead_of(action: Action, before: State, names: tuple[str, ...]) -> list[Choice[Action]]:
    """Returns what can have come before `action`, which was entered in `before`, and was not entered."""
    buttons = _buttons(before, names)
    cells = ((cell.action, print_of(cell.card).sign) for row in view(before).rows for cell in row)
    return [*buttons, *((other, sign) for other, sign in cells if other is not None and other != action)]


def used_beside(snapshot: GameSnapshot, place: int) -> frozenset[Face]:
    """Returns the cards that are entered in the same hand as the entry at `place`, without its own."""
    states = snapshot.states_as(State)
    hand = states[min(place, len(states) - 1)].hand
    if hand is None:
        return frozenset()
    number = hand.deal.number
    used = set()
    for other, (logged, state) in enumerate(zip(snapshot.entries, states, strict=False)):
        card = card_of(own_action(GAME, logged.entry.action))
        if card and other != place and state.hand and state.hand.deal.number == number:
            used.add(card)
    return frozenset(used)


def _buttons(state: State, names: tuple[str, ...]) -> list[Choice[Action]]:
    return [(button.action, SAY.phrase(button.label, names)) for button in view(state).buttons]


def _acorns(action: Won, state: State) -> list[Choice[Action]]:
    """Returns the trick with one acorn card less, or with one more of those that nobody had seen."""
    seen = state.hand.seen if state.hand else 0
    known = cards_in(state.hand.deal.deck & ACORNS & ~seen) if state.hand else ()
    unseen = [card for card in known if card not in action.acorns]
    fewer = ((replace(action, acorns=_without(action, card)), f"− {card.sign}") for card in action.acorns)
    more = ((replace(action, acorns=(*action.acorns, card)), f"+ {card.sign}") for card in unseen)
    return [*fewer, *more]


def _without(action: Won, card: Card) -> tuple[Card, ...]:
    return tuple(other for other in action.acorns if other is not card)


def _said(action: Passed, state: State) -> Iterator[Passed]:
    """Yields the pass with nothing said, and with one player's word changed."""
    yield Passed()
    for seat in range(4) if not state.options.silent else ():
        others = {place: word for place, word in action.said or () if place != seat}
        for word in ("many", "few", None):
            said = others | {seat: word} if word else others
            yield Passed(tuple(sorted(said.items())) or None)


def _said_text(action: Passed, names: tuple[str, ...]) -> str:
    return said_text(action.said, names) if action.said else SAY("button.passed")


def _won_text(action: Won, names: tuple[str, ...]) -> str:
    text = f"★ {names[action.seat]}"
    return f"{text}\n{SAY('ui.winners.squirrel')}" if action.squirrel else text


def unsettled(snapshot: GameSnapshot) -> Unsettled | None:
    """Returns what came to light last in the hand being played, or, until the next one has a trunk, in the last."""
    hands = snapshot.state_as(State).hands
    begun = [place for place, hand in enumerate(hands, 1) if hand.trunk or hand.tallied]
    if not begun:
        return None
    played = hands[begun[-1] - 1]

    def is_its_entry(before: State, action: object, item: Irregularity) -> bool:
        """Whether an action is the play of the irregularity's seat to its trick."""
        hand = before.hand
        if not isinstance(action, Play) or hand is None or hand.deal != played.deal:
            return False
        return (len(hand.tricks) + 1, hand.turn) == (item.trick, item.seat)

    named = [(_name_of(begun[-1], item), item) for item in played.watch.irregularities if not item.cleared]
    return find_unsettled(snapshot, State, named, lambda item: explain_irregularity(item, played), is_its_entry)


def _name_of(hand: int, item: Irregularity) -> str:
    """Returns the name by which an irregularity of the hand of that number is accepted.

    A suspicion that was accepted is shown once more when it is proven.
    """
    return f"{hand}:{item.kind}:{item.seat}:{item.trick}" + (":proven" if item.proven else "")


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
    line_of = staticmethod(entries.line_of)
    changed = staticmethod(changed_lines)
    marks = staticmethod(entries.marks)
    unsettled = staticmethod(unsettled)
    instead_of = staticmethod(instead_of)
    ahead_of = staticmethod(ahead_of)
    answers = staticmethod(answers)
    used_beside = staticmethod(used_beside)

    def lay_out(self, cards: Sequence[Face | None], own: Face | None) -> tuple[list[int], list[Face | None]]:
        """Returns besides the grid the places of those easily taken for `own`."""
        words, laid = super().lay_out(cards, own)
        return [place for place, card in enumerate(cards) if place in words or _is_alike(own, card)], laid

    def icon_of(self, card: Face) -> str:
        """Returns the picture of acorns, or of a squirrel."""
        return icon_of(card) if isinstance(card, Card) else ""

    def part_title(self, part: int, now: State) -> str:
        """Returns what a hand is called; in a tournament, its game too."""
        title = SAY("ui.bar.hand", number=part)
        first = len(now.matches[0].hands) if len(now.matches) > 1 else part
        return f"{SAY('ui.bar.game', number=1 + (part > first))} · {title}" if now.options.tournament else title

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns who won, and what each hand brought."""
        state = snapshot.state_as(State)
        winner = str(snapshot.game.summary(state)["winner"])
        keys = TOURNAMENT_ENDING if state.options.tournament else ENDING
        reasons = tuple(one for one in snapshot.game.explain(state) if one.key.startswith(keys))
        return Ending(
            _title(snapshot, winner, names),
            (*_first_squirrels(state), *reasons),
            sums_of(state.matches),
            PICTURES.get(winner, "acorn"),
            _rematches(snapshot),
        )

    def charts(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> tuple[Chart, ...]:
        """Returns how the points of both teams came about; the games of a tournament have a title."""
        options, sides = snapshot.state_as(State).options, (SAY("team.squirrels"), SAY("team.oaks"))
        goal = None if options.single_hand else options.goal
        charts = [replace(chart, sides=sides, goal=goal) for chart in plain_charts(snapshot, names)]
        if not options.tournament:
            return tuple(charts)
        return tuple(
            replace(chart, title=SAY("statistics.game", number=number)) for number, chart in enumerate(charts, 1)
        )


def _title(snapshot: GameSnapshot, winner: str, names: tuple[str, ...]) -> str:
    """Returns who won: the players, or their side where nobody has given their names."""
    squirrels, players = snapshot.state_as(State).matches[-1].squirrels, snapshot.record.players
    sides = {"squirrels": squirrels, "oaks": PAIRS[1 - PAIRS.index(squirrels)]}
    pair = sides.get(winner, ())
    if not pair or not all(players[seat] for seat in pair):
        return entries.won_text(winner, names)
    return SAY("ui.over.wins", team=" + ".join(names[seat] for seat in pair))


def _is_alike(own: Face | None, card: Face | None) -> bool:
    return isinstance(own, Card) and isinstance(card, Card) and is_easily_taken_for(own, card)


def _rematches(snapshot: GameSnapshot) -> tuple[Rematch, ...]:
    """Returns a rematch with the same teams and one with the teams swapped; the seats screen asks who is Speedy."""
    options: dict[str, Any] = dict(snapshot.record.options)
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
