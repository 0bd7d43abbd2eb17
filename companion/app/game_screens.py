"""What a game brings to the screen, as the controllers ask for it."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.app.lesson import Lesson
from companion.engine import Phrase
from companion.journal.standing import Standing
from companion.translations import Translation

ImportPath = tuple[str, str]
"""A module and a name in it: it is loaded once it is needed."""
WATCH: Final = "watch"
"""The way of taking part in which the camera enters what is played: `companion.following.follower` says what a game's
state must tell for it."""
BY_HAND: Final = "follow"
"""The way in which everything that is played is touched."""


@dataclass(frozen=True, slots=True)
class DeckFace:
    """A face that a table shows to the camera: its name in records, how often the deck has it, and its words.

    `is_listed_card`: it is a card, or may become one, of the list in which the table writes down what its cards say.
    """

    name: str
    copies: int
    label: str
    is_listed_card: bool = False


@dataclass(frozen=True, slots=True)
class GameScreens:
    """What a game brings to the screen, beside its words: `ui.welcome.title`, its `subtitle`, and `ui.ways`,
    with the sentence `-help` and how many touches it takes, `-touches`, of each way."""

    screens: Mapping[str, ImportPath]
    """Where the class is of each screen that is the game's own, also in place of one in companion.ui.root_widget.

    "variant" comes first, then "play" until "over", and those that lie between; "history" and "correct" mend;
    "question" asks what a correction left open, on the screen of corrections if it has none of its own; "statistics"
    looks back. "marks", if there is one, opens from the rules and has the title `marks.title`.
    """
    presenter: ImportPath
    """Where its Presenter is (companion.ui.presenter)."""
    describe_score: Callable[[Standing, Translation], str]
    """Tells how a game stands, in half a line."""
    picture: str
    """The icon by which the game is known on the first screen."""
    backdrop: str
    """The icon that stands large and faint behind its title there."""
    title: Callable[[Standing, Translation], str] | None = None
    """Tells what a game is called, where that is not the same for all of them."""
    ways: tuple[str, ...] = (WATCH, BY_HAND)
    """How a table can take part, the usual way first; one of them at least needs no camera."""
    likely_by_hand: str = BY_HAND
    """The way that a table without a camera most likely takes."""
    kind_of: Callable[[Mapping[str, Any]], str | None] = lambda _: ""
    """Tells by the options for which kind of this game a choice of the way holds; None: it has its usual way only."""
    way_of: Callable[[Standing], str] = lambda _: BY_HAND
    """Tells in which way a table took part last, by the game as it stands; "": that shows nowhere yet."""
    rule_of: Callable[[Standing], str] = lambda standing: standing.game.explain(standing.state)[-1].rule or ""
    """Tells on which fact the moment of a game rests, such as "MY-5.3"; usually that of the last explanation."""
    asks: Callable[[Standing], bool] = lambda _: False
    """Tells whether one seat must choose now, and not merely play on."""
    stands_first: bool = False
    """Whether the first screen begins with it as long as no game was played."""
    pauses: Callable[[Standing], bool] = lambda _: False
    """Tells whether a game pauses on a screen of its own, "between", which its `screens` then name."""
    scans: Mapping[str, ImportPath] = field(default_factory=dict)
    """Where the function is that makes a scan with the camera, of the game as it stands or None.
    `companion.app.card_scans` says what a scan is; `ui.scan` has each one's name and `-help`."""
    stand_in: Callable[[Standing, int], Phrase | None] | None = None
    """Tells what a seat does for which the companion plays, by what lies on the table; None: it can play for nobody."""
    lessons: Callable[[Standing], Sequence[Lesson]] = lambda _: ()
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


def load_later(module: str, name: str) -> Callable[..., Any]:
    """Returns a function of a module that is loaded at its first call: the first screen needs no game's rules."""

    def call(*given: Any) -> Any:
        return getattr(importlib.import_module(module), name)(*given)

    return call
