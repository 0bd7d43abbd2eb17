"""What a game brings to the screen, as the controllers ask for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.app.texts import shorten_names
from companion.cards import Card
from companion.engine import Phrase
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation

ImportPath = tuple[str, str]
"""A module and a name in it: it is loaded once it is needed."""
WATCH: Final = "watch"
"""The way of taking part in which the camera enters what is played: `companion.following.follower` says what a game's
state must tell for it."""
BY_HAND: Final = "follow"
"""The way in which everything that is played is touched."""
WINNERS: Final = "winners"
"""The way in which who won each trick is entered, and those of its cards that count."""
TALLY: Final = "tally"
"""The way in which a hand or round is counted at its end."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a group that plays for the first time does next, in one line and a picture.

    `words` say what to do; their key names the lesson, which is shown once. The picture is some icons by their names or
    some cards, of which the card at the index `wins` is raised.
    """

    words: Phrase
    icons: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    wins: int | None = None


@dataclass(frozen=True, slots=True)
class DeckFace:
    """A face that a table shows to the camera: its name in records, how often the deck has it, and its words.

    `is_listed_card`: it is a card, or may become one, of the list in which the table writes down what its cards say.
    """

    name: str
    copies: int
    label: str
    is_listed_card: bool = False


def _describe_result(snapshot: GameSnapshot, words: Translation) -> str:
    return words.say(snapshot.game.result(snapshot.state)[-1], shorten_names(snapshot.record.players))


def rule_of_task(snapshot: GameSnapshot) -> str:
    """Returns the fact on which the task rests, in a game whose view has one."""
    rule: str | None = snapshot.game.view(snapshot.state).task.rule
    return rule or ""


@dataclass(frozen=True, slots=True)
class GameScreens:
    """What a game brings to the screen, beside its words: `ui.welcome.title`, its `subtitle`, and `ui.ways`,
    with the sentence `-help` and how many touches it takes, `-touches`, of each way."""

    picture: str
    """The icon by which the game is known on the first screen."""
    backdrop: str
    """The icon that stands large and faint behind its title there."""
    screens: Mapping[str, ImportPath] = field(default_factory=dict)
    """Where the class is of each screen that is the game's own, also in place of one in companion.ui.root_widget.

    "variant" comes first, then "play" until "over", and those that lie between; "history" and "correct" mend;
    "question" asks what a correction left open, on the screen of corrections if it has none of its own; "statistics"
    looks back. "marks", if there is one, opens from the rules and has the title `marks.title`.
    """
    describe_score: Callable[[GameSnapshot, Translation], str] = _describe_result
    """Tells how a game stands, in half a line; usually the last line of its result."""
    title: Callable[[GameSnapshot, Translation], str] | None = None
    """Tells what a game is called, where that is not the same for all of them."""
    ways: tuple[str, ...] = (WATCH, BY_HAND)
    """How a table can take part, the usual way first; one of them at least needs no camera."""
    likely_by_hand: str = BY_HAND
    """The way that a table without a camera most likely takes."""
    kind_of: Callable[[Mapping[str, Any]], str | None] = lambda _: ""
    """Tells by the options for which kind of this game a choice of the way holds; None: it has its usual way only."""
    way_of: Callable[[GameSnapshot], str] = lambda _: BY_HAND
    """Tells in which way the last hand or round was entered; "": that shows nowhere yet."""
    rule_of: Callable[[GameSnapshot], str] = lambda snapshot: snapshot.game.explain(snapshot.state)[-1].rule or ""
    """Tells on which fact the moment of a game rests, such as "MY-5.3"; usually that of the last explanation."""
    asks: Callable[[GameSnapshot], bool] = lambda _: False
    """Tells whether one seat must choose now, and not merely play on."""
    stands_first: bool = False
    """Whether the first screen begins with it as long as no game was played."""
    pauses: Callable[[GameSnapshot], bool] = lambda _: False
    """Tells whether a game pauses on a screen of its own, "between", which its `screens` then name."""
    scans: Mapping[str, ImportPath] = field(default_factory=dict)
    """Where the function is that makes a scan with the camera, of the game as it stands or None.
    `companion.app.card_scans` says what a scan is; `ui.scan` has each one's name and `-help`."""
    stand_in: Callable[[GameSnapshot, int], Phrase | None] | None = None
    """Tells what a seat does for which the companion plays, by the open cards; None: it can play for nobody."""
    lessons: Callable[[GameSnapshot], Sequence[Lesson]] = lambda _: ()
    """Tells what a table that plays for the first time is shown at a moment, one after the other; later nothing."""
    deck_faces: Callable[[Mapping[str, Any]], Sequence[DeckFace]] | None = None
    """Tells which faces a deck has, by what is agreed on; None: they are never shown to the camera."""
    replay_table: ImportPath | None = None
    """Where the class of its ReplayTable is (companion.ui.widgets.replay_table), by which a replay shows its table;
    None: the cards that lie open say enough."""
    token: ImportPath | None = None
    """Where the class is of its SeatToken (companion.ui.widgets.seat_token): a player's piece; None: there is none."""
    card_list: str = ""
    """The screen on which a table writes down what its cards say, one at a time as its argument `card`; "": none."""
    knows_deck: bool = False
    """Whether the camera knows the cards without being shown them: that helps with a deck that is hard to read."""


FindScreens = Callable[[str], GameScreens]
"""Returns what the game of a name brings."""
