"""What a table changes by touch in a description: its parts with their fields; a new key costs a line here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.games.described.description import SUIT_NAMES
from companion.games.described.edited_fields import (
    HAND_SIZES,
    Choice,
    Field,
    HandSize,
    Listed,
    Number,
    PlayersBound,
    Raw,
    Words,
    Worked,
    always,
)
from companion.games.described.formulas import Kind


@dataclass(frozen=True, slots=True)
class EditedPart:
    """A part: its `fields`, and whether it may stand `many` times. `when` says for which games it is.

    `add` returns what is written for a new one that people call by a name, and the word for it in formulas.
    """

    name: str
    fields: tuple[Field, ...]
    when: Callable[[Raw], bool] = always
    add: Callable[[str, str], Mapping[str, Raw]] | None = None
    at_top: bool = False

    @property
    def many(self) -> bool:
        """Whether there may be several."""
        return self.add is not None


def _each(key: str, words: str) -> dict[str, Raw]:
    """Returns the options that write one word of several under a key, the usual one first."""
    return {word: {key: word} for word in words.split(", ")}


def _one_of(name: str, words: str, when: Callable[[Raw], bool] = always, key: str = "") -> Choice:
    """Returns the choice of one word under a key, which is the name if it is left out."""
    return Choice(name, _each(key or name, words), when)


def has_tricks(raw: Raw) -> bool:
    """Whether a description is of a game with tricks, and not of a sheet of rounds."""
    return "rounds" not in raw


def has(key: str, *values: object) -> Callable[[Raw], bool]:
    """Returns whether a part has one of several values under a key."""
    return lambda part: part.get(key) in values


DECLARES: Final = has("kind", "auction", "take")
"""Whether a [bid] makes one side the declarer's."""
SUITS: Final = tuple(SUIT_NAMES.values())
PER: Final = _one_of("per", "player, side, hand")
COUNTS: Final = tuple(range(2, 9))
_PASSED: Final[dict[str, Raw]] = {
    "nobody": {},
    "round": {"to": ["left", "right", "across", "nobody"]},
    **{one: {"to": [one]} for one in ("left", "right", "across")},
}
_NOT_FIRST: Final[dict[str, Raw]] = {
    "none": {},
    "hearts": {"first_trick_not": ["hearts"]},
    "hearts-queen": {"first_trick_not": ["hearts", "QS"]},
}
_PLAY: Final = (
    _one_of("leads", "left, dealer, declarer, 2C, 3C, 7D"),
    _one_of("follow", "suit, free"),
    _one_of("void", "any, trump"),
    _one_of("beat", "no, trump, any"),
    Choice("not_led", {"none": {}, **{suit: {"not_led": [suit]} for suit in SUITS}}),
    Choice("first_trick_not", _NOT_FIRST),
    _one_of("winner", "high, low"),
    _one_of("equal", "first, last"),
    Choice("alone", {"no": {}, "yes": {"alone": True}, "without": {"alone": True, "sits_out": "partner"}}),
)
_BID: Final = (
    Choice(
        "bid",
        _each("kind", "none, tricks, auction, take"),
        drops=("total_not", "doubling", "rounds", "nobody", "most"),
        clears=True,
    ),
    Choice("total_not", {"may": {}, "may-not": {"total_not": "hand"}}, has("kind", "tricks")),
    Number("least", "least", (0, 1, 2, 3), when=has("kind", "tricks", "auction")),
    Number("step", "step", (1, 5, 10), 1, usual=1, when=has("kind", "auction")),
    _one_of("nobody", "again, dealer, play", DECLARES),
    Choice("doubling", {"no": {}, "once": {"doubling": 1}, "twice": {"doubling": 2}}, has("kind", "auction")),
    Choice("bid-rounds", {"once": {}, "twice": {"rounds": 2}}, has("kind", "take")),
)
_DEAL: Final = (
    HAND_SIZES,
    HandSize("size", "each", (3, 5, 7, 8, 10, 13), 1, 60, when=lambda part: HAND_SIZES.read(part) not in ("all", "")),
    _one_of("left", "none, out, kitty, stock"),
    _one_of("counts", "nobody, declarer", has("left", "kitty")),
    _one_of("dealer", "next, winner, same"),
    _one_of("to", "left, right"),
)
_ROUNDS: Final = (
    Number("count", "count", (3, 4, 5, 6, 8, 10), most=99),
    Listed("prompts", "prompts", are_words=False),
    Number("round-minutes", "minutes", (1, 2, 3, 5, 10), most=99),
    _one_of("first_player", "next, same, winner"),
)
_SCORE: Final = (
    Words("say", "say"),
    Worked("points", "points", required=True),
    Worked("when", "when", Kind.YES),
    _one_of("per", "player, side, declarer, declaring side, defenders, each defender"),
    Worked("others", "others"),
)
_ASK: Final = (
    Words("say", "say"),
    _one_of("kind", "number, yes"),
    Number("ask-most", "most", (1, 5, 10, 20, 100), most=1000, when=lambda part: part.get("kind") != "yes"),
    PER,
)
PARTS: Final = (
    EditedPart("game", (Words("game", "game"), Number("minutes", "minutes", (15, 30, 45, 60, 90))), at_top=True),
    EditedPart(
        "players",
        (
            PlayersBound("least-players", "players", COUNTS, 2, 8),
            PlayersBound("most-players", "players", COUNTS, 2, 8),
            _one_of("teams", "none, across, alternate"),
        ),
        at_top=True,
    ),
    EditedPart("rounds", _ROUNDS, lambda raw: not has_tricks(raw)),
    EditedPart(
        "deck",
        (
            _one_of("pack", "52, 48, 40, 36, 32, 24"),
            Number("copies", "copies", (1, 2, 3), 1, 8, usual=1),
            Number("jokers", "jokers", (0, 1, 2, 3, 4), most=4),
        ),
        lambda raw: has_tricks(raw) and "card" not in raw,
    ),
    EditedPart("deal", _DEAL, has_tricks),
    EditedPart(
        "pass",
        (
            Choice("pass", _PASSED, fills={"cards": 3}, clears=True),
            Number("cards", "cards", (1, 2, 3, 4, 5), 1, 20, when=lambda part: "to" in part),
        ),
        has_tricks,
    ),
    EditedPart("bid", _BID, has_tricks),
    EditedPart(
        "trump",
        (
            _one_of("trump", ", ".join(("none", *SUITS, "turned up, offered, declared, bid")), key="suit"),
            _one_of("card", "usual, last, next", has("suit", "turned up")),
        ),
        has_tricks,
    ),
    EditedPart("play", _PLAY, has_tricks),
    EditedPart("value", (), has_tricks),
    EditedPart(
        "counter",
        (
            Number("start", "start", (0, 1, 2, 3, 5, 10), -999),
            Choice("touch", {"no": {}, "yes": {"touch": True}}),
            Choice("floor", {"any": {}, "nought": {"least": 0}}),
            PER,
        ),
        add=lambda say, word: {"counter": {"name": word, "touch": True}},
    ),
    EditedPart(
        "meld",
        (
            Number("meld-points", "points", (10, 20, 40, 100), -999, usual=-1000),
            _one_of("meld-when", "start, trick", key="when"),
        ),
        has_tricks,
        lambda say, word: {"meld": {"name": say, "points": 20}, "score": {"say": say, "points": "melds"}},
    ),
    EditedPart(
        "ask",
        _ASK,
        add=lambda say, word: {"ask": {"name": word, "say": say}, "score": {"say": say, "points": word}},
    ),
    EditedPart("score", _SCORE, add=lambda say, word: {"score": {"say": say, "points": 1}}),
    EditedPart(
        "category",
        (*_SCORE[:2], Listed("asked", "ask", are_words=True), _one_of("tied", "each, shared, none")),
        add=lambda say, word: {"category": {"say": say, "ask": [word], "points": word}},
    ),
    EditedPart(
        "end",
        (
            Worked("end-when", "when", Kind.YES),
            _one_of("wins", "highest, lowest"),
            Choice("ties", {"shared": {}, "play-on": {"ties": ["play on"]}}),
        ),
    ),
    EditedPart("example", (), add=lambda say, word: {}),
)
"""In the order in which a table reads them."""
