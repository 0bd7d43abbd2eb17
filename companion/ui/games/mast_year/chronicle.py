"""Chronicle: what was entered in each hand, trick by trick; as words, without Kivy."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.mast_year import actions
from companion.games.mast_year.state import Hand, Phase
from companion.ui.texts import SAY


@dataclass(frozen=True, slots=True)
class Entered:
    """One entry that can be corrected: its number in the journal, and what it says.

    `marks` are signs of what came of it: ★ it won its trick, ⚠ it was against the rules.
    """

    number: int
    text: str
    card: Any = None
    marks: str = ""


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
    hands = {hand.deal.number: hand for hand in standing.state.hands}
    for place, logged in enumerate(standing.entries):
        before = states[min(place, len(states) - 1)]
        waits = place >= len(states) - 1
        hand, title = _place_of(before, logged.entry.action, waits)
        action = logged.entry.action
        marks = _marks(action, before.hand, hands)
        entered = Entered(logged.number, entry_text(action, before.hand, names), _card_of(action), marks)
        if lines and (lines[-1].hand, lines[-1].title) == (hand, title):
            lines[-1] = Line(hand, title, (*lines[-1].entries, entered))
        else:
            lines.append(Line(hand, title, (entered,)))
    return tuple(lines)


def _place_of(state: Any, action: Any, waits: bool) -> tuple[int, str]:
    hand = state.hand
    number = hand.deal.number if hand else len(state.hands)
    if waits:
        return number, SAY("ui.history.waiting")
    if isinstance(action, actions.Tally | actions.Count):
        return number, SAY("ui.history.count")
    if hand is None or state.phase in (Phase.DEAL, Phase.PASS, Phase.TRUNK):
        return number, SAY("ui.history.begin")
    if state.phase is Phase.REVEAL:
        return number, SAY("ui.history.reveal")
    trick = len(hand.tricks) + (state.phase is not Phase.EAT)
    return number, SAY("ui.history.trick", number=trick)


def _marks(action: Any, hand: Hand | None, hands: Mapping[int, Hand]) -> str:
    """Returns the signs of a card that was played in `hand`, as all of `hands` tell it now."""
    whole = hands.get(hand.deal.number) if hand else None
    if not isinstance(action, actions.Play) or hand is None or whole is None:
        return ""
    number = len(hand.tricks)
    wins = number < len(whole.tricks) and whole.tricks[number].winner == hand.turn
    wrong = any((item.trick, item.seat) == (number + 1, hand.turn) for item in whole.watch.irregularities)
    return "★" * wins + "⚠" * wrong


def _card_of(action: Any) -> Any:
    return getattr(action, "card", None)


def entry_text(action: Any, hand: Hand | None, names: tuple[str, ...]) -> str:
    """Returns one entry in a few words; `hand` is the one in which it was entered, if that is to be told."""
    match action:
        case actions.Play(card):
            return f"{names[hand.turn if action.seat is None else action.seat]}: {card.sign}" if hand else card.sign
        case actions.Trunk(card):
            return SAY("ui.bar.trunk", card=card)
        case actions.Reveal(seat, card):
            return f"{names[seat]}: {card.sign}"
        case actions.Won(seat, acorns):
            return " ".join((f"★ {names[seat]}", *(card.sign for card in acorns)))
        case actions.Tally() | actions.Count():
            return SAY("ui.history.counted", eaten=action.eaten, uneaten=action.uneaten)
        case actions.Speedy(seat):
            return f"{SAY('ui.plate.speedy')}: {names[seat]}"
        case actions.Eat(trick):
            return _by(hand, names) + SAY("ui.history.ate", number=trick)
        case actions.Keep():
            return _by(hand, names) + SAY("ui.history.keep")
        case actions.Passed(said) if said:
            return said_text(said, names)
    return SAY(f"ui.history.{type(action).__name__.lower()}")


def undo_text(standing: Any, names: tuple[str, ...]) -> str:
    """Returns what the last change was, as the button that undoes it says it."""
    if standing.uncorrected is not None:
        return SAY("ui.correct.undo")
    if not standing.entries:
        return SAY("ui.bar.take-back")
    place = len(standing.entries) - 1
    action, before = standing.entries[place].entry.action, standing.states[min(place, len(standing.states) - 1)]
    return f"{SAY('ui.bar.take-back')}\n{entry_text(action, before.hand, names)}"


def _by(hand: Hand | None, names: tuple[str, ...]) -> str:
    """Returns who decides about a stash: the winner, who leads next."""
    return f"{names[hand.leader]}: " if hand else ""


def said_text(said: tuple[tuple[int, str], ...], names: tuple[str, ...]) -> str:
    """Returns who said what at the pass."""
    return ", ".join(f"{names[seat]}: {SAY(f'ui.pass.{word}')}" for seat, word in said)


def winner_name(winner: str | None, names: tuple[str, ...]) -> str:
    """Returns the winning team's name, or in a tournament the names of its players."""
    if winner is None:
        return "–"
    if winner == "tie":
        return SAY("ui.over.tie")
    if winner in ("squirrels", "oaks"):
        return SAY(f"team.{winner}")
    pair = (0, 2) if "0" in winner else (1, 3)
    return f"{names[pair[0]]} + {names[pair[1]]}"


def hands_of(lines: tuple[Line, ...]) -> Iterator[int]:
    """Yields the numbers of the hands in which something was entered."""
    yield from dict.fromkeys(line.hand for line in lines)
