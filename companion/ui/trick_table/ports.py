"""What a game of tricks tells its table on the screen: values that the game's side makes of its state. No Kivy."""

from dataclasses import dataclass
from typing import Protocol

from companion.cards import Card, Suit
from companion.engine import Phrase
from companion.journal.journaled_games import Standing


@dataclass(frozen=True, slots=True)
class Cell:
    """One card of the entry grid; `action` is what a touch on it enters, None if the card cannot be now.

    `icon` names the picture of what is special about the card, if anything is.
    """

    card: Card
    action: object | None
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie before a player: face-up, or face-down with a picture on their back, the one named `icon`."""

    cards: tuple[Card, ...]
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's edge of the table; `card` lies before it in the running trick, or in the last one.

    `side` names the colour of its side and `icon` its picture; `says` are the words below the name.
    `held`: so many cards lie face-down there instead of a card.
    """

    side: str = "plank"
    icon: str = ""
    says: tuple[str, ...] = ()
    acts: bool = False
    wins: bool = False
    card: Card | None = None
    held: int | None = None
    piles: tuple[Pile, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one side, beside its picture, in its colour."""

    points: int
    icon: str
    side: str


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The cards of the trick before, in the order played, and the place among them of the card that won."""

    cards: tuple[Card, ...] = ()
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Revealer:
    """A player who can show a card first; `acts`: it is the one who is asked."""

    seat: int
    side: str
    acts: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that the table of a game of tricks shows. Seats come in order, seat 0 first.

    `task` is the one line of what to do, `picture` its icon. `old_trick`: the cards before the seats are those of the
    last trick. `rows` are the cards to touch, a row for each suit; `led` is the suit to follow now.
    `where` says which trick of which hand is played, from what is least needed to what is most.
    `told` are the phrases that say why things are as they are, `noted` those of them about what is against the rules.
    `dealing`: the cards are shuffled and dealt now. `revealers`: who can show a card first, if the table chooses.
    """

    task: Phrase
    seats: tuple[Seat, ...]
    picture: str = ""
    old_trick: bool = False
    rows: tuple[tuple[Cell, ...], ...] = ()
    led: Suit | None = None
    trump: Card | None = None
    where: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    buttons: tuple[tuple[Phrase, object], ...] = ()
    told: tuple[Phrase, ...] = ()
    noted: tuple[Phrase, ...] = ()
    last_trick: LastTrick = LastTrick()
    revealers: tuple[Revealer, ...] = ()
    dealing: bool = False

    @property
    def asks_for_card(self) -> bool:
        """Whether a card can be entered now."""
        return any(cell.action is not None for row in self.rows for cell in row)


class TellsTable(Protocol):
    """A game of tricks. The screen of the table calls it on the main thread, whenever the game has changed."""

    def table(self, standing: Standing, names: tuple[str, ...], first: int | None) -> Table:
        """Returns what the table shows; `first` is who shows a card first, where the table has chosen."""
        ...
