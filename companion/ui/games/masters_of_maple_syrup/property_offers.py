"""Words for what a camera offers: the entries that explain how the properties have changed; no Kivy."""

from companion.engine.property_table import CardChange, PropertyChange
from companion.following.decisions import EntryPath, PropertiesDiffer
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import Action
from companion.games.masters_of_maple_syrup.state import State
from companion.ui.games.masters_of_maple_syrup.entries import entry_text
from companion.ui.texts import SAY


def question_of(differ: PropertiesDiffer, state: State, names: tuple[str, ...]) -> str:
    """Returns the question: whether to enter it, which of several, or what happened that no entry explains."""
    if differ.explanations:
        return SAY("ui.seen.enter" if len(differ.explanations) == 1 else "ui.seen.which")
    changes = "; ".join(_change_text(change, state, names) for change in differ.changes)
    return SAY("ui.seen.unexplained", changes=changes)


def answers_of(
    differ: PropertiesDiffer, state: State, names: tuple[str, ...]
) -> tuple[tuple[str, EntryPath | None], ...]:
    """Returns each sequence of entries in words, and finally that it was none of them."""
    explained = tuple((_text_of(one, state, names), one) for one in differ.explanations)
    return (*explained, (SAY("ui.seen.not-so" if explained else "ui.seen.understood"), None))


def maple_actions(explanation: EntryPath) -> tuple[Action, ...]:
    """Returns what an explanation enters."""
    return tuple(action for action in explanation.actions if isinstance(action, Action))


def seat_of(differ: PropertiesDiffer) -> int:
    """Returns at whose edge the first difference lies."""
    return differ.changes[0].seat


def _text_of(explanation: EntryPath, state: State, names: tuple[str, ...]) -> str:
    """Returns the entries one after the other, each in the words of its own state."""
    said = []
    for action in maple_actions(explanation):
        said.append(entry_text(action, state, names))
        if len(said) < len(explanation.actions):
            state = GAME.apply(state, action)
    return " › ".join(said)


def _change_text(change: PropertyChange, state: State, names: tuple[str, ...]) -> str:
    placed = state.sides[change.seat].placed
    if change.change in (CardChange.SELECTED, CardChange.SET_BACK):
        cards = SAY(f"action.{change.name}")
    else:
        cards = change.name or ", ".join(placed[place].card.name for place in change.places)
    count = change.count or len(change.places)
    return f"{names[change.seat]}: {SAY(f'ui.seen.{change.change}', cards=cards, count=count)}"
