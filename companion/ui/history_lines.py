"""The history of a game as lines of words: what was entered in each part of it. No Kivy."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from companion.engine.faces import Face
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.presenter import presenter_of
from companion.ui.texts import SAY

WRONG: Final = "⚠"
"""The sign of what was against the rules."""


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One entry that can be corrected: its number in the journal, what it says, and the signs of what came of it."""

    number: int
    text: str
    card: Face | None = None
    marks: str = ""


@dataclass(frozen=True, slots=True)
class EntryGroup:
    """Entries that belong together, such as a trick, in a part of the game, such as a hand."""

    part: int
    title: str
    entries: tuple[HistoryEntry, ...]


def history_lines(snapshot: GameSnapshot, names: tuple[str, ...], *, judges: bool = True) -> tuple[EntryGroup, ...]:
    """Returns the lines of the whole game; where nobody `judges`, nothing is marked as against the rules."""
    presenter = presenter_of(snapshot.game.name)
    lines: list[EntryGroup] = []
    states = snapshot.states
    for index, logged in enumerate(snapshot.entries):
        part, title = presenter.line_of(states[min(index, len(states) - 1)], logged.entry.action, names)
        if index >= len(states) - 1:
            title = SAY("ui.history.waiting")
        entered = history_entry(snapshot, index, names, judges=judges)
        if lines and (lines[-1].part, lines[-1].title) == (part, title):
            lines[-1] = EntryGroup(part, title, (*lines[-1].entries, entered))
        else:
            lines.append(EntryGroup(part, title, (entered,)))
    return tuple(lines)


def history_entry(snapshot: GameSnapshot, place: int, names: tuple[str, ...], *, judges: bool = True) -> HistoryEntry:
    """Returns the entry at `place`, from 0, as the history shows it."""
    presenter, states, logged = presenter_of(snapshot.game.name), snapshot.states, snapshot.entries[place]
    before, action = states[min(place, len(states) - 1)], logged.entry.action
    say = presenter.waiting_text if place >= len(states) - 1 else presenter.entry_text
    marks = presenter.marks(action, before, snapshot.state)
    shown = marks if judges else marks.replace(WRONG, "")
    return HistoryEntry(logged.number, say(action, before, names), presenter.card_of(action), shown)


def number_of_card(snapshot: GameSnapshot, seat: int, card: Face) -> int | None:
    """Returns the number of the entry by which `seat` laid `card` in the last hand; None if it was not entered."""
    presenter = presenter_of(snapshot.game.name)
    hand = None
    for before, logged in reversed(list(zip(snapshot.states, snapshot.entries, strict=False))):
        part, _ = presenter.line_of(before, logged.entry.action, snapshot.record.players)
        hand = part if hand is None else hand
        if part != hand:
            break
        is_card = presenter.card_of(logged.entry.action) == card
        if is_card and snapshot.game.summary(before).get("turn") in (seat, None):
            return logged.number
    return None


def number_of_change(snapshot: GameSnapshot, shown: Callable[[Any], object]) -> int | None:
    """Returns the number of the last entry that changed what is `shown` of a state; None if none did."""
    changes = zip(pairwise(map(shown, snapshot.states)), snapshot.entries, strict=False)
    return next((logged.number for (before, after), logged in reversed(list(changes)) if before != after), None)


def undo_text(snapshot: GameSnapshot, names: tuple[str, ...]) -> str:
    """Returns what the last change was, as the button that undoes it says it."""
    last = snapshot.put_in_order
    if snapshot.uncorrected is not None and last is None:
        return SAY("ui.correct.undo")
    if not snapshot.entries:
        return SAY("ui.bar.take-back")
    place = snapshot.entries.index(last) if last else len(snapshot.entries) - 1
    action, before = snapshot.entries[place].entry.action, snapshot.states[min(place, len(snapshot.states) - 1)]
    return f"{SAY('ui.bar.take-back')}\n{presenter_of(snapshot.game.name).short_entry_text(action, before, names)}"


def parts_of(lines: tuple[EntryGroup, ...]) -> Iterator[int]:
    """Yields the numbers of the parts of the game in which something was entered."""
    yield from dict.fromkeys(line.part for line in lines)
