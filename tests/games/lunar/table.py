"""A short way to write play down: `Table().trump("W").lay("5 W O 3")`; two players write "5@sky" for the Sky."""

from typing import Any

from companion.engine import Entry, Phrase, Record, replay
from companion.games import find_game
from companion.games.lunar import GAME
from companion.translations import find_translation

PLAYERS = ("Ann", "Bo", "Cy", "Di")


class LunarEntryTable:
    """A table at which entries are made one after the other; `at` moments are values, the table goes on."""

    def __init__(self, players: int = 4, **options: object) -> None:
        self.players = PLAYERS[:players]
        self.options = options
        self.before = self.state = GAME.start(options, self.players)
        self.entries: list[Entry] = []

    def do(self, kind: str, **values: object) -> "LunarEntryTable":
        """Makes one entry, as a record writes it; `from_` stands for "from"."""
        raw = {"do": kind, **{key.removesuffix("_"): value for key, value in values.items()}}
        action = GAME.read_action(raw)
        self.before, self.state = self.state, GAME.apply(self.state, action)
        self.entries.append(Entry(action))
        assert (
            replay(find_game("lunar"), Record("lunar", self.options, self.players, tuple(self.entries))) == self.state
        )
        return self

    def trump(self, suit: str) -> "LunarEntryTable":
        """Enters the trump suit."""
        return self.do("trump", suit=suit)

    def lay(self, cards: str, stars: int | None = None) -> "LunarEntryTable":
        """Plays cards, and tells the stars of the trick if they are given."""
        for card in cards.split():
            face, _, area = card.partition("@")
            where = {"from": area or "hand"} if len(self.players) == 2 else {}
            self.do("play", card=face, **where)
        return self if stars is None else self.do("stars", kept=stars)

    @property
    def line(self) -> dict[str, Any]:
        """The score line of this moment."""
        return GAME.summary(self.state)

    @property
    def round(self) -> dict[str, Any]:
        """The last round of the score line."""
        played: dict[str, Any] = self.line["rounds"][-1]
        return played

    @property
    def trick(self) -> dict[str, Any]:
        """The last complete trick of the score line."""
        trick: dict[str, Any] = self.round["tricks"][-1]
        return trick

    def says(self, phrases: tuple[Phrase, ...], language: str = "en") -> list[str]:
        """Returns sentences as the table reads them."""
        words = find_translation("lunar", language)
        return [words.say(phrase, self.players) for phrase in phrases]


def followed_round(table: LunarEntryTable, stars: int | None = None) -> LunarEntryTable:
    """Plays a whole round of four: in each trick the team that begins plays 1 to 6 and then wins by trump or lead."""
    for number in range(12):
        rank, other = 1 + number % 8, 8 - number % 8
        suits = "WO" if number < 6 else "LB"
        first = table.state.turn
        assert first is not None
        cards = [str(rank), str(other), *suits] if number % 2 == 0 else [*suits, str(rank), str(other)]
        table.lay(" ".join(cards), stars)
    return table
