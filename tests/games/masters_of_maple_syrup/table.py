"""A short way to write play down: `Table().select("tap").do("tap", seat=0, places=[0]).end()`."""

from typing import Any

from companion.engine import Entry, Phrase, Record, replay
from companion.games import find_game
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.state import State
from companion.translations import find_translation

PLAYERS = ("Ann", "Bo")
CARDS: list[dict[str, object]] = [
    {"name": "Red Maple", "type": "tree", "cost": 1, "value": 1, "draws": 1, "copies": 4},
    {"name": "Sugar Maple", "type": "tree", "cost": 2, "value": 2, "draws": 2},
    {"name": "Sugar Shack", "type": "utility", "cost": 0, "value": 3, "copies": 1},
    {"name": "Sled", "type": "utility"},
]


class MapleEntryTable:
    """A table at which entries are made one after the other."""

    def __init__(self, **options: object) -> None:
        self.options = options
        self.state: State = GAME.start(options, PLAYERS)
        self.entries: list[Entry] = []

    def do(self, kind: str, **values: object) -> "MapleEntryTable":
        """Makes one entry, as a record writes it; `from_` stands for "from"."""
        raw = {"do": kind, **{key.removesuffix("_"): value for key, value in values.items()}}
        action = GAME.read_action(raw)
        self.state = GAME.apply(self.state, action)
        self.entries.append(Entry(action))
        assert replay(find_game(GAME.name), Record(GAME.name, self.options, PLAYERS, tuple(self.entries))) == self.state
        return self

    def select(self, action: str, **values: object) -> "MapleEntryTable":
        """Turns an action card."""
        return self.do("select", action=action, **values)

    def end(self, **values: object) -> "MapleEntryTable":
        """Ends the turn."""
        return self.do("end", **values)

    def give(self, seat: int, cards: int) -> "MapleEntryTable":
        """Lets `seat` draw cards by an effect."""
        return self.do("effect", seat=seat, place=0, draw=cards)

    def grow(self, seat: int, cards: int, name: str = "Sled") -> "MapleEntryTable":
        """Lets `seat` develop cards by effects, drawn for it."""
        for _ in range(cards):
            self.do("effect", seat=seat, place=0, draw=1, develop=name)
        return self

    @property
    def line(self) -> dict[str, Any]:
        """The score line of this moment."""
        return GAME.summary(self.state)

    def says(self, phrases: tuple[Phrase, ...], language: str = "en") -> list[str]:
        """Returns sentences as the table reads them."""
        words = find_translation(GAME.name, language)
        return [words.say(phrase, PLAYERS) for phrase in phrases]


def explained(table: MapleEntryTable) -> list[str]:
    """Returns why things are as they are now, as the table reads it."""
    return table.says(GAME.explain(table.state))


def announced(table: MapleEntryTable, kind: str, language: str = "en", **values: object) -> list[str]:
    """Makes one entry, and returns what is said of it."""
    before = table.state
    table.do(kind, **values)
    return table.says(GAME.announce(before, table.state), language)
