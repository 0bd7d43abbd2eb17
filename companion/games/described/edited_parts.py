"""What a table changes by touch in a description: its parts with their fields; a new key costs a word here."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from companion.engine.toml_lines import Changes
from companion.games.described import description
from companion.games.described import edited_deck as deck
from companion.games.described.checking import TRICK_PARTS
from companion.games.described.deck_reading import MOST_COPIES, MOST_JOKERS, MOST_PACKS, PACKS
from companion.games.described.description import SUIT_NAMES
from companion.games.described.edited_fields import (
    HAND_SIZES,
    Choice,
    HandSize,
    Listed,
    Number,
    Numbers,
    PartField,
    PlayersBound,
    Raw,
    Section,
    Words,
    Worked,
    always,
    items_of,
    names_of,
)
from companion.games.described.edited_names import Name, is_named, listed, new_word, own_words
from companion.games.described.edited_picks import Picked, PickedKeys
from companion.games.described.fields import FileField, Form, fields_of
from companion.games.described.play_reading import DIRECTIONS, LEADERS, MODES, VALUES
from companion.games.described.reading import TEAMS

Add = Callable[[Raw, str], Changes]
OF_ROUNDS: Final = ("rounds",)
OF_TRICKS: Final = (*TRICK_PARTS, "deck", "suit", "card")
"""The parts of games with tricks."""


@dataclass(frozen=True, slots=True)
class EditedPart:
    """A part: its `fields`, and `more` of them by what it says. `when` says for which games it is.

    `add` returns what to change for a new one that people call by a name; a part that has none always stands there.
    One `within` another part is listed on the page of that.
    """

    name: str
    fields: tuple[PartField, ...]
    when: Callable[[Raw], bool] = lambda _: True
    add: Add | None = field(default=None, kw_only=True)
    more: Callable[[Section], Iterable[PartField]] = field(default=lambda _: (), kw_only=True)
    within: str = field(default="", kw_only=True)
    at_top: bool = field(default=False, kw_only=True)

    def is_for(self, raw: Raw) -> bool:
        """Whether a description may have it."""
        is_of_kind = self.name not in (OF_TRICKS if "rounds" in raw else OF_ROUNDS)
        return is_of_kind and self.when(raw)


def _fields(becomes: type, *listed: PartField | str, **when: Callable[[Section], bool]) -> tuple[PartField, ...]:
    """Returns the fields of a part that becomes a value of the class `becomes`, in order.

    A text of `listed` names keys, whose fields that class declares; `when` says of some keys when they mean something.
    """
    found: list[PartField] = []
    for one in listed:
        if isinstance(one, str):
            found += (_field(key, fields_of(becomes)[key], when.get(key, always)) for key in one.split())
        else:
            found.append(one)
    return tuple(found)


def _field(key: str, field: FileField, when: Callable[[Section], bool]) -> PartField:
    name, usual = field.name or key, None if field.is_required else field.usual
    match field.form:
        case Form.WORD:
            options = {one or "none": {key: one} if one else {} for one in map(str, field.words)}
            return Choice(name, options, when=when)
        case Form.TRUTH:
            return Choice(name, {"no": {}, "yes": {key: True}}, when=when)
        case Form.NUMBER:
            bounds = field.touched, field.least, field.most, usual, field.is_required
            return Number(name, *bounds, key=key, when=when)
        case Form.FORMULA:
            return Worked(name, field.kind, field.is_required, key=key, when=when)
        case Form.CARDS:
            return Picked(name, deck.cards_in_groups, key=key, when=when)
        case Form.ORDER:
            return Picked(name, deck.order_of, letters=True, key=key, when=when)
    return Words(name, key=key, when=when)


def appended(whole: Raw, **parts: Raw) -> Changes:
    """Returns what to change for one more of each of some parts."""
    return {(name, len(items_of(whole, name))): values for name, values in parts.items()}


def has_tricks(raw: Raw) -> bool:
    """Whether a description is of a game with tricks, and not of a sheet of rounds."""
    return "rounds" not in raw


def has(key: str, *values: object) -> Callable[[Section], bool]:
    """Returns whether a part has one of several values under a key."""
    return lambda section: section.raw.get(key) in values


def declares(whole: Raw) -> bool:
    """Whether a [bid] makes one side the declarer's."""
    bid = whole.get("bid")
    return isinstance(bid, dict) and bid.get("kind") in ("auction", "take")


def _contract_names(section: Section) -> tuple[tuple[str, ...]]:
    return (tuple(names_of(section.whole, "contract")),)


def _bids_numbers(section: Section) -> bool:
    return section.raw.get("kind") in ("tricks", "auction") and "of" not in section.raw


def _is_auction(section: Section) -> bool:
    return section.raw.get("kind") == "auction"


def _add_contract(whole: Raw, say: str) -> Changes:
    bid = whole.get("bid")
    of = bid.get("of", []) if isinstance(bid, dict) else []
    bids: Changes = {("bid", "of"): [*listed(of), say]} if declares(whole) else {}
    return {**appended(whole, contract={"name": say}), **bids}


def _add_meld(whole: Raw, say: str) -> Changes:
    line: dict[str, Raw] = {} if is_named(whole, "melds") else {"score": {"say": say, "points": "melds"}}
    return appended(whole, meld={"name": say, "points": 20}, **line)


def _add_word(part: str, first: object) -> Add:
    return lambda whole, say: {(part, new_word(whole, say)): first}


def _counts(section: Section) -> Iterator[Worked]:
    yield from (Worked("count", key=one, inside="count", label=one) for one in section.table("count"))


def _values(section: Section) -> Iterator[Number]:
    named = zip(VALUED.keys_in(section), VALUED.read(section), strict=True)
    yield from (Number("value", (1, 2, 3, 4, 5, 10, 11), *VALUES, key=key, label=card) for key, card in named)


VALUED: Final = PickedKeys("valued", deck.cards_in_groups, begins=lambda _: 1)
COUNTS: Final = tuple(range(2, 9))
PARTS: Final = (
    EditedPart("game", (Words("game"), Number("minutes", (15, 30, 45, 60, 90)), Words("version")), at_top=True),
    EditedPart(
        "players",
        (
            PlayersBound("at-least", COUNTS, 2, 8, key="players"),
            PlayersBound("at-most", COUNTS, 2, 8, key="players"),
            Choice("teams", {one: {"teams": one} for one in TEAMS}),
        ),
        at_top=True,
    ),
    EditedPart("rounds", _fields(description.Rounds, "count", Listed("prompts"), "minutes first_player name")),
    EditedPart(
        "deck",
        (
            Choice("pack", {one: {"pack": one} for one in PACKS}, when=deck.has_pack),
            Choice("learned", {"no": {}, "yes": {"learned": True}}, when=deck.has_own_cards),
            Number("copies", (1, 2, 3), 1, MOST_PACKS, 1, when=deck.has_pack),
            Number("jokers", (0, 1, 2, 3, 4), most=MOST_JOKERS, when=deck.has_pack),
            Picked("suits", lambda _: (tuple(SUIT_NAMES),), letters=True, when=deck.has_pack),
            Picked("without", deck.all_cards_in_groups),
            Picked("order", deck.all_ranks, letters=True),
        ),
        more=deck.suit_fields,
    ),
    EditedPart("suit", (), add=deck.suit_cards, within="deck"),
    EditedPart(
        "card",
        (
            Name("name"),
            Words("card-suit", key="suit"),
            Words("rank"),
            Number("copies", (1, 2, 3, 4, 5), 1, MOST_COPIES, 1),
        ),
        add=deck.one_card,
        within="deck",
    ),
    EditedPart(
        "deal",
        _fields(
            description.Dealing,
            HAND_SIZES,
            HandSize("size", (3, 5, 7, 8, 10, 13), 1, 60, key="each", when=lambda one: HAND_SIZES.read(one) != "all"),
            Numbers("hands-listed", key="hands", when=lambda one: HAND_SIZES.read(one) == "listed"),
            "left counts dealer to",
            counts=has("left", "kitty"),
        ),
    ),
    EditedPart(
        "pass",
        _fields(
            description.Passing,
            Picked(
                "pass",
                lambda _: (DIRECTIONS,),
                "no",
                by_hand=True,
                worded=("no", *DIRECTIONS),
                fills={"cards": 3},
                clears=True,
                key="to",
            ),
            "cards",
            cards=lambda one: "to" in one.raw,
        ),
    ),
    EditedPart(
        "bid",
        _fields(
            description.Bidding,
            Choice(
                "bid",
                {one: {"kind": one} for one in ("none", *fields_of(description.Bidding)["kind"].words)},
                ("total_not", "doubling", "rounds", "nobody", "most"),
                clears=True,
            ),
            "total_not",
            Picked("of", _contract_names, when=lambda one: bool(one.raw) and bool(items_of(one.whole, "contract"))),
            "least most step nobody",
            Choice("doubling", {"no": {}, "once": {"doubling": 1}, "twice": {"doubling": 2}}, when=_is_auction),
            Choice("bid-rounds", {"once": {}, "twice": {"rounds": 2}}, when=has("kind", "take")),
            total_not=has("kind", "tricks"),
            least=_bids_numbers,
            most=_bids_numbers,
            step=lambda one: _bids_numbers(one) and _is_auction(one),
            nobody=has("kind", "auction", "take"),
        ),
    ),
    EditedPart(
        "contract",
        _fields(
            description.Contract,
            Name("name"),
            Picked("trump", deck.trumps, "", 1, worded=("none",)),
            "value goal order",
        ),
        add=_add_contract,
        within="bid",
    ),
    EditedPart(
        "trump",
        _fields(
            description.TrumpRule,
            Picked(
                "trump",
                lambda one: (*deck.trumps(one), MODES[1:]),
                "none",
                by_hand=True,
                worded=MODES,
                key="suit",
            ),
            "card",
            Picked("may", deck.trumps, worded=("none",), when=has("suit", "declared")),
            "always",
            Picked("highest", deck.highest_trumps),
            "order",
            card=has("suit", "turned up"),
        ),
    ),
    EditedPart(
        "play",
        _fields(
            description.PlayRule,
            Picked("leads", deck.who_leads, "left", 1, worded=LEADERS),
            "follow void beat not_led broken_by first_trick_not exempt winner equal",
            Choice("alone", {"no": {}, "yes": {"alone": True}, "without": {"alone": True, "sits_out": "partner"}}),
            broken_by=lambda one: "not_led" in one.raw,
        ),
    ),
    EditedPart(
        "partner",
        (
            Choice("called", {"none": {}, "card": {"called": "card"}}, ("holds",), clears=True),
            Picked("holds", deck.cards_by_suit, "", 1, worded=("-",), drops=("called",), clears=True),
        ),
        lambda raw: "partner" in raw or declares(raw),
    ),
    EditedPart(
        "value",
        (
            VALUED,
            Number("last-trick", (0, 1, 5, 10), *VALUES, key="last_trick"),
        ),
        more=_values,
    ),
    EditedPart(
        "counter",
        _fields(description.Counter, Name("name", is_word=True), "start touch least most per"),
        add=lambda whole, say: appended(whole, counter={"name": new_word(whole, say), "touch": True}),
    ),
    EditedPart("meld", _fields(description.Meld, Name("name"), "points cards when"), add=_add_meld),
    EditedPart(
        "ask",
        _fields(
            description.Ask,
            Words("say"),
            Name("word", is_word=True, key="name"),
            "kind least most per",
            least=has("kind", None, "number"),
            most=has("kind", None, "number"),
        ),
        add=lambda whole, say: appended(
            whole, ask={"name": new_word(whole, say), "say": say}, score={"say": say, "points": new_word(whole, say)}
        ),
    ),
    EditedPart(
        "names",
        (),
        add=_add_word("names", 0),
        more=lambda one: (Worked("names", key=key, label=key, required=True) for key in one.raw),
    ),
    EditedPart(
        "table",
        (),
        add=_add_word("table", [0]),
        more=lambda one: (Numbers("table", key=key, label=key) for key in one.raw),
    ),
    EditedPart(
        "score",
        _fields(
            description.ScoreLine,
            "say points when per others",
            PickedKeys(
                "counted",
                lambda one: (tuple(names_of(one.whole, "counter")),),
                inside="count",
                when=lambda one: bool(items_of(one.whole, "counter")),
            ),
        ),
        add=lambda whole, say: appended(whole, score={"say": say, "points": 1}),
        more=_counts,
    ),
    EditedPart(
        "category",
        _fields(description.Category, "say points", Listed("asked", key="ask", are_words=True), "tied"),
        add=lambda whole, say: appended(
            whole, category={"say": say, "ask": [new_word(whole, say)], "points": new_word(whole, say)}
        ),
    ),
    EditedPart(
        "end",
        _fields(
            description.Ending,
            "when wins",
            Picked(
                "ties",
                lambda one: ((*own_words(one.whole), *(("tricks",) if has_tricks(one.whole) else ()), "play on"),),
                last=("play on", "shared"),
                worded=("play on", "shared"),
            ),
        ),
    ),
    EditedPart("example", (), add=lambda _, __: {}),
)
"""In the order in which a table reads them."""
