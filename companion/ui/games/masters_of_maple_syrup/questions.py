"""Questions to a player beyond a touch on a card: which card, how many, what an effect did; values, no Kivy."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Final

from companion.engine.fields import Field
from companion.following.watched_decks import DeckProfile, serves
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import (
    DECK,
    DISCARD,
    HAND,
    PLACE,
    SEAT,
    Develop,
    Effect,
    Harvest,
    Value,
)
from companion.games.masters_of_maple_syrup.catalogue import MOST_VALUE, NAME
from companion.games.masters_of_maple_syrup.property_table import MapleTable
from companion.games.masters_of_maple_syrup.rules import names_known
from companion.games.masters_of_maple_syrup.state import State
from companion.games.masters_of_maple_syrup.turn_actions import has_discount
from companion.ui.texts import SAY
from companion.ui.widgets.numbers_panel import AskedNumber

COUNTS: Final = ("draw", "take", "discard", "tuck", "untuck")
"""The parts of an effect that are counted, in their order."""
TUCKED_FROM: Final = (HAND, DECK, DISCARD)
MOST_CARDS: Final = 20
MOST_OFFERED: Final = 2
"""So many likely effects are offered to be entered with one touch."""
WRITTEN_NUMBERS: Final = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_COUNT: Final = re.compile(rf"\b(draw|take|discard|tuck)\s+([1-9]|{'|'.join(WRITTEN_NUMBERS)})\b", re.IGNORECASE)


class QuestionKind(StrEnum):
    """What is asked."""

    DEVELOP = "develop"
    """Which card is developed."""
    NAME = "name"
    """The name of a card that the catalogue does not know."""
    PAID = "paid"
    """How many cards were paid for it."""
    DREW = "drew"
    """How many cards were drawn."""
    WHICH = "which"
    """Which card's effect is used."""
    EFFECT = "effect"
    """What the effect did, in numbers."""
    EFFECT_CARD = "effect-card"
    """Which card the effect develops."""
    EFFECT_NAME = "effect-name"
    """The name of a card that the effect develops and the catalogue does not know."""
    CHOOSE = "choose"
    """Which action the card "choose one" is used for."""


@dataclass(frozen=True, slots=True)
class PlayerQuestion:
    """A question to `seat`, about the card at `place` or the one called `card`."""

    question: QuestionKind
    seat: Annotated[int, SEAT]
    place: Annotated[int, PLACE] = 0
    card: Annotated[str, Field(lambda value: NAME.read(value) if value else "")] = ""


def ask_number(asked: PlayerQuestion, state: State) -> tuple[AskedNumber, ...]:
    """Asks how many cards were paid or drawn: the first value is that of the last card of that name."""
    words, value = SAY(f"ui.ask.{asked.question}-count"), next(_answers_before(asked, state), 0)
    return (AskedNumber(asked.question.value, words, value, most=MOST_CARDS),)


def _answers_before(asked: PlayerQuestion, state: State) -> Iterator[int]:
    """Yields how many cards were paid or drawn before for a card of that name, the latest first."""
    turns = [*(ended.turn for ended in state.ended), *filter(None, [state.turn])]
    placed = state.sides[asked.seat].placed
    for turn in reversed(turns):
        is_alike = has_discount(state, turn) == has_discount(state, turns[-1])
        for done in reversed(turn.taken):
            match done:
                case Develop(_, name, int(paid)) if asked.question is QuestionKind.PAID:
                    if name == asked.card and is_alike:
                        yield paid
                case Harvest(seat, (place,), int(drew)) if asked.question is QuestionKind.DREW:
                    if state.sides[seat].placed[place].card.name == placed[asked.place].card.name:
                        yield drew


def ask_effect() -> tuple[AskedNumber, ...]:
    """Returns the numbers to ask: the counted parts of an effect."""
    return tuple(AskedNumber(name, SAY(f"ui.effect.{name}"), most=MOST_CARDS) for name in COUNTS)


def likely_effects(asked: PlayerQuestion, state: State) -> tuple[Effect, ...]:
    """Returns what the card at the asked place may have done: what cards of its name did before, and what it says.

    An effect that turned trees or developed a card is not among them: these are other ones each time.
    """
    card = state.sides[asked.seat].placed[asked.place].card
    told = [replace(effect, seat=asked.seat, place=asked.place) for effect in _effects_before(card.name, state)]
    counts = _counts_in(card.text or "")
    written = [effect_of(asked, counts, HAND, (), "", state)] if counts else []
    return tuple(dict.fromkeys([*told, *written]))[:MOST_OFFERED]


def _effects_before(name: str, state: State) -> Iterator[Effect]:
    """Yields the effects of cards of a name, the latest first, that only counted cards."""
    turns = [*(ended.turn for ended in state.ended), *filter(None, [state.turn])]
    for turn in reversed(turns):
        for done in reversed(turn.taken):
            if isinstance(done, Effect) and not (done.tap or done.untap or done.develop):
                placed = state.sides[done.seat].placed
                if done.place < len(placed) and placed[done.place].card.name == name:
                    yield done


def _counts_in(text: str) -> dict[str, int]:
    """Returns the numbers of cards in an English text, such as "you may discard 1 card and draw 1 card".

    What counts at the game's end is no effect, and what a harvest draws is entered with the harvest.
    """
    found: dict[str, int] = {}
    for line in text.splitlines():
        when = line.partition(":")[0].strip().lower()
        for verb, number in _COUNT.findall(line if when != "game end" else ""):
            if (when, verb.lower()) != ("when harvested", "draw"):
                found.setdefault(verb.lower(), WRITTEN_NUMBERS.get(number.lower()) or int(number))
    return found


def value_before(actions: Sequence[object], name: str, state: State) -> int | None:
    """Returns the last value entered for a card of that name; None if none was."""
    values = (action for action in reversed(actions) if isinstance(action, Value))
    return next((one.points for one in values if state.sides[one.seat].placed[one.place].card.name == name), None)


def ask_worth(value: int | None) -> tuple[AskedNumber, ...]:
    """Returns the number to ask: what a card is worth at the end, with its bonus."""
    return (AskedNumber("points", SAY("ui.tally.points"), value or 0, -MOST_VALUE, MOST_VALUE),)


def names_to_develop(state: State, learned: Sequence[DeckProfile] = ()) -> tuple[str, ...]:
    """Returns the names of the cards of the catalogue, of those that were developed before, and of a learned deck."""
    placed = (placed.card.name for side in state.sides for placed in side.placed)
    deck = next((one for one in learned if serves(GAME, one)), None)
    shown = (name for name in deck.names if MapleTable.action_of(name) is None) if deck else ()
    return tuple(dict.fromkeys((*names_known(state), *placed, *shown)))


def known_name(typed: str, names: Sequence[str]) -> str:
    """Returns the card name that was typed, spelled as in `names` if only capitals differ."""
    return next((name for name in names if name.casefold() == typed.casefold()), typed)


def counted(asked: PlayerQuestion, values: Mapping[str, int]) -> Develop | Harvest:
    """Returns the action that a number completes."""
    if asked.question is QuestionKind.PAID:
        return Develop(asked.seat, asked.card, values["paid"])
    return Harvest(asked.seat, (asked.place,), values["drew"])


def worth(seat: int, place: int, values: Mapping[str, int]) -> Value:
    """Returns the action that enters a card's worth."""
    return Value(seat, place, values["points"])


def effect_of(
    asked: PlayerQuestion, values: Mapping[str, int], from_: str, turned: Sequence[int], developed: str, state: State
) -> Effect:
    """Returns the action of an effect: the numbers that are not zero, the trees turned, the card developed."""
    cards = state.sides[asked.seat].placed
    tap = tuple(place for place in turned if not cards[place].tapped)
    untap = tuple(place for place in turned if cards[place].tapped)
    numbers = {name: number for name, number in values.items() if number}
    return Effect(
        asked.seat,
        asked.place,
        draw=numbers.get("draw"),
        take=numbers.get("take"),
        discard=numbers.get("discard"),
        tap=tap or None,
        untap=untap or None,
        tuck=numbers.get("tuck"),
        from_=from_ if "tuck" in numbers and from_ != HAND else None,
        untuck=numbers.get("untuck"),
        develop=developed or None,
    )
