"""Chronicle: what was entered in each hand, trick by trick, and what a correction changes; as words, without Kivy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Irregularity
from companion.games.mast_year import actions
from companion.games.mast_year.state import Phase
from companion.session.correction import Change, Difference, Logged, Question
from companion.ui.saying import SAY

MASTS: Final = ("none", "partial", "full")


@dataclass(frozen=True, slots=True)
class Entered:
    """One entry that can be corrected: its number in the journal, and what it says."""

    number: int
    text: str
    card: Any = None


@dataclass(frozen=True, slots=True)
class Line:
    """One trick, or what came before or after the tricks, of a hand."""

    hand: int
    title: str
    entries: tuple[Entered, ...]


def chronicle(standing: Any, names: tuple[str, ...]) -> tuple[Line, ...]:
    """Returns the lines of all hands."""
    lines: list[Line] = []
    states = standing.states
    for place, logged in enumerate(standing.entries):
        before = states[min(place, len(states) - 1)]
        waits = place >= len(states) - 1
        hand, title = _place_of(before, waits)
        entered = Entered(logged.number, entry_text(logged, before, names), _card_of(logged.entry.action))
        if lines and (lines[-1].hand, lines[-1].title) == (hand, title):
            lines[-1] = Line(hand, title, (*lines[-1].entries, entered))
        else:
            lines.append(Line(hand, title, (entered,)))
    return tuple(lines)


def _place_of(state: Any, waits: bool) -> tuple[int, str]:
    hand = state.hand
    number = hand.deal.number if hand else len(state.hands)
    if waits:
        return number, SAY("ui.history.waiting")
    if hand is None or state.phase in (Phase.DEAL, Phase.PASS, Phase.TRUNK):
        return number, SAY("ui.history.begin")
    if state.phase is Phase.REVEAL:
        return number, SAY("ui.history.reveal")
    trick = len(hand.tricks) + (state.phase is not Phase.EAT)
    return number, SAY("ui.history.trick", number=trick)


def _card_of(action: Any) -> Any:
    return getattr(action, "card", None)


def entry_text(logged: Logged, before: Any, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words."""
    action = logged.entry.action
    hand = before.hand
    match action:
        case actions.Play(card):
            return f"{names[hand.turn] if hand else ''} {card.sign}".strip()
        case actions.Trunk(card):
            return SAY("ui.bar.trunk", card=card)
        case actions.Reveal(seat, card):
            return f"{names[seat]} {card.sign}"
        case actions.Won(seat, acorns):
            return " ".join((f"★ {names[seat]}", *(card.sign for card in acorns)))
        case actions.Tally() | actions.Count():
            return SAY("ui.history.counted", eaten=action.eaten, uneaten=action.uneaten)
        case actions.Speedy(seat):
            return f"{SAY('ui.plate.speedy')}: {names[seat]}"
        case actions.Eat(trick):
            return SAY("ui.history.ate", number=trick)
        case actions.Passed(said) if said:
            return said_text(said, names)
    return SAY(f"ui.history.{type(action).__name__.lower()}")


def said_text(said: tuple[tuple[int, str], ...], names: tuple[str, ...]) -> str:
    """Returns who said what at the pass."""
    return ", ".join(f"{names[seat]}: {SAY(f'ui.pass.{word}')}" for seat, word in said)


def difference_lines(difference: Difference, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what a correction changes, the scores first, each in a line; what is not named is counted."""
    named = [line for change in difference.changes if (line := _change_text(change, names))]
    named.sort(key=lambda line: line[0])
    lines = [text for _, text in named]
    others = len(difference.changes) - len(lines)
    if not difference.changes:
        lines.append(SAY("ui.correct.nothing"))
    elif others and not lines:
        lines.append(SAY("ui.correct.others", count=others))
    if difference.question:
        lines.append(SAY("ui.correct.question", entry=_named(difference.question), rule=difference.question.rule))
    return tuple(lines)


def _named(question: Question) -> str:
    """Returns the entry that would be asked about: its card, or its place in the journal."""
    card = _card_of(question.entry.action)
    return card.sign if card else str(question.number)


def _change_text(change: Change, names: tuple[str, ...]) -> tuple[int, str] | None:
    match change.path:
        case ("scores", team):
            return 0, f"{SAY(f'team.{team}')}: {_shown(change.before)} → {_shown(change.after)}"
        case ("hands", int(hand), "tricks", int(trick), "winner"):
            where = f"{SAY('ui.bar.hand', number=hand + 1)}, {SAY('ui.history.trick', number=trick + 1)}"
            return 1, f"{where}: ★ {_name(change.before, names)} → {_name(change.after, names)}"
        case ("hands", int(hand), "mast" | "boom" as what):
            where = SAY("ui.bar.hand", number=hand + 1)
            return 2, f"{where}, {SAY(f'ui.correct.{what}')}: {_shown(change.before)} → {_shown(change.after)}"
    return None


def _name(seat: Any, names: tuple[str, ...]) -> str:
    return names[seat] if isinstance(seat, int) else "–"


def _shown(value: Any) -> str:
    if value is None:
        return "–"
    if value in MASTS:
        return SAY(f"ui.tally.{value}")
    if isinstance(value, bool):
        return SAY("ui.yes") if value else SAY("ui.no")
    return str(value)


def hands_of(lines: tuple[Line, ...]) -> Iterator[int]:
    """Yields the numbers of the hands in which something was entered."""
    yield from dict.fromkeys(line.hand for line in lines)


def number_of_play(standing: Any, item: Irregularity) -> int | None:
    """Returns the number of the entry by which `item`'s seat played to its trick in the running hand, or None."""
    running = standing.state.hand
    for logged, before in zip(standing.entries, standing.states, strict=False):
        hand = before.hand
        is_play = isinstance(logged.entry.action, actions.Play) and hand and hand.deal == running.deal
        if is_play and (len(hand.tricks) + 1, hand.turn) == (item.trick, item.seat):
            return int(logged.number)
    return None
