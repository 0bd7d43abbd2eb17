"""What the screen of a table of tricks shows: values that a game's `view` makes of its state.

Texts are phrases, which the game, its screens or all screens put into words; pictures and colours are named, and how a
face looks its screens know (`companion.ui.card_print`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.cards import Card, Suit
from companion.engine.faces import Face
from companion.engine.tally import Pile
from companion.phrases import Phrase
from companion.tricks.history import ShownTrick

COLUMNS: Final = 7
"""How many cards of a suit lie side by side."""


@dataclass(frozen=True, slots=True)
class CardChoice:
    """One card of the entry grid; `action` is what a touch on it enters, None if the card is not possible now.

    `icon` names the picture of what is special about the card, if anything is; `refused` is why it is not
    possible, if a touch tells that.
    """

    card: Face
    action: Any
    icon: str = ""
    refused: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice that is no card: what a button says, and the action that it enters."""

    label: Phrase
    action: Any


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's edge of the table; `cards` lie before it in the running trick, or in the last one.

    `side` names the colour of its side and `icon` its picture; `says` are the words below the name. `won_sign` stands
    before the name of who wins.
    `held` is how many cards lie face-down there instead.
    """

    side: str = "button"
    icon: str = ""
    says: tuple[Phrase, ...] = ()
    acts: bool = False
    wins: bool = False
    won_sign: str = "★"
    cards: tuple[Face, ...] = ()
    held: int | None = None
    piles: tuple[Pile, ...] = ()


@dataclass(frozen=True, slots=True)
class SideScore:
    """The points of one side, beside its picture, in its colour; `below` them stands what else they add up to."""

    points: int | str
    icon: str
    side: str
    below: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """Where the next card can come from, such as the player who shows one first, or a hand.

    `means` is what a touch on it tells the game's `view`, `chosen`: the card to be touched comes from there. One that
    `is_switch` is on or off by itself, whichever of the others is chosen.
    """

    text: Phrase
    means: object
    chosen: bool
    side: str = "button"
    is_switch: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that the table of a game of tricks shows. Seats come in order, seat 0 first.

    `task` is the one line of what to do, `picture` its icon. `old_trick`: the cards before the seats are those of the
    last trick, which is `last_trick`. `rows` are the cards to touch, a row for each suit; `led` is the suit to follow
    now, `trump` what is trump: a suit is printed as a face is.
    `columns` is how many of these lie side by side; a trick has `cards_each` of every player, or 0.
    `where` says which trick of which hand is played, the most important part last.
    `explanations` say why things are as they are.
    `dealing`: the cards are shuffled and dealt now. `sources`: where the next card can come from, if the table chooses.
    """

    task: Phrase
    seats: tuple[Seat, ...]
    picture: str = ""
    old_trick: bool = False
    rows: tuple[tuple[CardChoice, ...], ...] = ()
    columns: int = COLUMNS
    cards_each: int = 1
    led: str | None = None
    trump: Face | None = None
    where: tuple[Phrase, ...] = ()
    scores: tuple[SideScore, ...] = ()
    buttons: tuple[Answer, ...] = ()
    explanations: tuple[Phrase, ...] = ()
    last_trick: ShownTrick[Face] | None = None
    sources: tuple[Source, ...] = ()
    dealing: bool = False

    @property
    def noted(self) -> tuple[Phrase, ...]:
        """The explanations that say what was against the rules: without a suspicion that was cleared."""
        found = (item for item in self.explanations if item.key.startswith("irregular."))
        return tuple(item for item in found if not item.key.endswith("-cleared"))

    @property
    def asks_for_card(self) -> bool:
        """Whether a card can be entered now."""
        return any(cell.action is not None for row in self.rows for cell in row)


def rows_of(
    deck: Sequence[Card], actions: Mapping[Card, object], icon_of: Callable[[Card], str] = lambda _: ""
) -> tuple[tuple[CardChoice, ...], ...]:
    """Returns a deck in rows of suits; a card without an action is an empty place: no card moves under a finger."""
    rows = (
        tuple(CardChoice(card, actions.get(card), icon_of(card)) for card in deck if card.suit is suit) for suit in Suit
    )
    return tuple(row for row in rows if row)
