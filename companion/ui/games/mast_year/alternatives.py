"""Alternatives: what an entry can have been instead, or what was not entered before it; actions and words, no Kivy."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion.cards import Card, cards_in
from companion.engine.faces import Face
from companion.engine.game import AnyGame, can_follow, own_action
from companion.games.mast_year import GAME
from companion.games.mast_year.actions import Action, Passed, Play, Reveal, Trunk, Won
from companion.games.mast_year.deck import ACORNS
from companion.games.mast_year.seats import moved
from companion.games.mast_year.state import State
from companion.games.mast_year.view import likely_confusions, view
from companion.journal.standing import Standing
from companion.session.correction import InsertBefore, Replace
from companion.ui.card_print import print_of
from companion.ui.games.mast_year.entries import card_of, entry_text, said_text
from companion.ui.presenter import Choice, CorrectionAnswer
from companion.ui.texts import SAY


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


def answers(standing: Standing, names: tuple[str, ...]) -> list[CorrectionAnswer]:
    """Returns what would make the entry of the open question possible: what came before it, or what it was instead."""
    asked, state = standing.question, standing.state_as(State)
    if asked is None:
        return []
    action, labels = own_action(GAME, asked.entry.action), dict(_buttons(state, names))
    found: list[CorrectionAnswer] = []
    for choice in _likely_first([own_action(GAME, choice) for choice in asked.choices], action):
        text = labels.get(choice) or entry_text(choice, None, names)
        if _makes_possible(standing.game, standing.game.apply(state, choice), choice, action):
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


def used_beside(standing: Standing, place: int) -> frozenset[Face]:
    """Returns the cards that are entered in the same hand as the entry at `place`, without its own."""
    states = standing.states_as(State)
    hand = states[min(place, len(states) - 1)].hand
    if hand is None:
        return frozenset()
    number = hand.deal.number
    used = set()
    for other, (logged, state) in enumerate(zip(standing.entries, states, strict=False)):
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
