"""What nobody has shown yet: which faces were laid open by the entries so far, and which ones something names."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from companion.cards import CARD_NAMES, Card, cards_in
from companion.engine import Phrase
from companion.games.lunar.deck import FACES, LunarCard, LunarFace
from companion.games.nice_one_squirrel.nuts import NUT_NAMES, Nut
from tests.games.random_play import Played

CARDS: Final = frozenset(CARD_NAMES)
PADS: Final[Mapping[str, frozenset[str]]] = {
    "bamboo-harvest": frozenset({"wild"}),
    "described": frozenset({"rows", "buttons"}),
    "lunar": frozenset({"rows", "buttons"}),
    "masters-of-maple-syrup": frozenset({"offers"}),
    "mast-year": frozenset({"rows", "buttons"}),
    "nice-one-squirrel": frozenset({"playable", "unseen", "worths"}),
}
"""The parts of a view that list what can be entered, alike whatever the hands hold; and the red cards left out of a
forest that lies open (BH-1.3)."""
LISTED: Final = ("bounty", "wild")
"""What a score line lists of the deck, which everybody knows."""
_SIGN: Final = re.compile(r"(10|[2-9AJQK])\s?([♣♦♥♠])")
_SUITS: Final = dict(zip("♣♦♥♠", "CDHS", strict=True))


def faces_of(played: Played) -> frozenset[str]:
    """Returns the names of all faces that the game's cards have."""
    catalogue: Any = played.record.options.get("catalogue", ())
    return {
        "lunar": frozenset(face.name for face in FACES),
        "masters-of-maple-syrup": frozenset(card["name"] for card in catalogue),
        "nice-one-squirrel": frozenset(NUT_NAMES),
    }.get(played.game.name, CARDS)


def shown_by(played: Played, faces: frozenset[str]) -> tuple[frozenset[str], ...]:
    """Returns the faces that lie open before and after each entry."""
    shown = [frozenset(named_in(played.game.summary(played.states[0]), faces))]
    for entry in played.record.entries:
        shown.append(shown[-1] | frozenset(named_in(played.game.write_action(entry.action), faces)))
    return tuple(shown)


def counted_out(played: Played, state: Any) -> frozenset[str]:
    """Returns the cards of hands that are over: what never came to light is known then, as the rest is (MY-10.2)."""
    if played.game.name != "mast-year":
        return frozenset()
    over = (hand.deal.deck for hand in state.hands if hand.done)
    return frozenset(card.name for deck in over for card in cards_in(deck))


def listed_in(line: object, faces: frozenset[str]) -> Iterator[str]:
    """Yields the faces that a score line lists of the deck."""
    match line:
        case Mapping():
            for name, item in line.items():
                yield from named_in(item, faces, frozenset()) if name in LISTED else listed_in(item, faces)
        case list():
            yield from (found for item in line for found in listed_in(item, faces))


def named_in(value: object, faces: frozenset[str], leave_out: frozenset[str] = frozenset(LISTED)) -> Iterator[str]:
    """Yields the faces that stand anywhere in a value: a phrase, a view, a score line or an entry as it is written."""
    match value:
        case Card() | Nut() | LunarFace() | LunarCard():
            yield value.name.rstrip("*")
        case Phrase(key, values):
            kind, _, name = key.rpartition(".")
            yield from (name for _ in (1,) if kind in ("nut", "card") and name in faces)
            yield from (found for _, item in values for found in named_in(item, faces, leave_out) if len(found) > 1)
        case str():
            yield from _named_in_text(value, faces)
        case Mapping():
            kept = (item for name, item in value.items() if name not in leave_out)
            yield from (found for item in kept for found in named_in(item, faces, leave_out))
        case tuple() | list():
            yield from (found for item in value for found in named_in(item, faces, leave_out))
        case _ if is_dataclass(value):
            kept = (getattr(value, field.name) for field in fields(value) if field.name not in leave_out)
            yield from (found for item in kept for found in named_in(item, faces, leave_out))


def _named_in_text(text: str, faces: frozenset[str]) -> Iterator[str]:
    name = text.partition("@")[0].rstrip("*")
    if name in faces:
        yield name
    for rank, suit in _SIGN.findall(text):
        yield f"{'T' if rank == '10' else rank}{_SUITS[suit]}"
