"""What a table is asked if it enters no card: the words that the score lines come down to, and for whom each is."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.games.described.description import BID as BY_BID
from companion.games.described.description import (
    DECLARED,
    OF_A_PLAYER,
    OFFERED,
    STOCK,
    TURNED_UP,
    Description,
    Per,
    ScoreLine,
)
from companion.games.described.formulas import Kind, words_in
from companion.games.described.words import COMPARING, TRUTHS

ORDER: Final = (
    "declarer",
    "partner",
    "contract",
    "trump",
    "alone",
    "doubled",
    "bid",
    "tricks",
    "cards",
    "last_trick",
    "melds",
)
OF_THE_HAND: Final = ("contract", "trump", "alone", "doubled")
_OF_A_DECLARER: Final = (Per.DECLARER, Per.DECLARING_SIDE, Per.DEFENDERS, Per.EACH_DEFENDER)


@dataclass(frozen=True, slots=True)
class Asked:
    """A word that a table is asked for; `per` is a player, a side or the hand."""

    word: str
    per: Per
    kind: Kind | None = None
    """What is told; None for a suit or a contract's name."""


@lru_cache(maxsize=64)
def asks_of(description: Description) -> tuple[Asked, ...]:
    """Returns what is asked, in the order in which a table knows it."""
    found: dict[str, bool] = {}
    """Each word, and whether a player's own is needed."""
    for line in description.score:
        for word, is_own in _words_of(description, line):
            found[word] = found.get(word, False) or is_own
    asks = {ask.name: False for ask in description.asks}
    rank = {
        word: place for place, word in enumerate(dict.fromkeys((*ORDER, *sorted(found.keys() - asks.keys()), *asks)))
    }
    return tuple(
        _asked(word, is_own=found[word], description=description) for word in sorted(found, key=rank.__getitem__)
    )


def _asked(word: str, *, is_own: bool, description: Description) -> Asked:
    for ask in description.asks:
        if ask.name == word:
            return Asked(word, ask.per, Kind.YES if ask.is_yes else Kind.NUMBER)
    if word in ("contract", "trump"):
        return Asked(word, Per.HAND)
    if word in OF_THE_HAND:
        return Asked(word, Per.HAND, Kind.YES if word == "alone" else Kind.NUMBER)
    is_truth = word in TRUTHS or word.startswith("took.")
    per = Per.PLAYER if is_own or word in ("declarer", "partner") else Per.SIDE
    return Asked(word, per, Kind.YES if is_truth else Kind.NUMBER)


def _words_of(description: Description, line: ScoreLine) -> Iterator[tuple[str, bool]]:
    is_own = line.per in OF_A_PLAYER
    has_tricks = description.rounds is None
    if line.per in _OF_A_DECLARER and has_tricks:
        if description.bid:
            yield "declarer", True
        if description.partner:
            yield "partner", True
    for formula in line.formulas:
        for word in reached(description, words_in(formula.expression)):
            found = _base(word, is_own=is_own, description=description)
            if found and (has_tricks or found[0] in [ask.name for ask in description.asks]):
                yield found


def reached(description: Description, words: Iterator[str]) -> Iterator[str]:
    """Yields words, in place of each word of [names] those of its formula."""
    names = {name: formula.expression for name, formula in description.names}
    done: set[str] = set()
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        prefix, _, rest = word.rpartition(".")
        if rest in names:
            if word not in done:
                done.add(word)
                waiting += [f"{prefix}.{inner}" if prefix else inner for inner in words_in(names[rest])]
        else:
            yield word


def _base(word: str, *, is_own: bool, description: Description) -> tuple[str, bool] | None:
    """Returns the word that must be told for `word`, and whether as a player's own; None if nothing must."""
    head, _, rest = word.partition(".")
    if head in ("player", "side") and rest:
        return _base(rest, is_own=head == "player", description=description)
    if head in COMPARING and rest:
        return _base(rest, is_own=is_own, description=description)
    match head:
        case "contract" | "goal" | "value":
            return ("contract", False) if description.contracts else None
        case "trump":
            return None if is_trump_fixed(description) else ("trump", False)
        case "total" | "hand" | "hand_number" | "players":
            return None
    if any(counter.name == word for counter in description.counters):
        return None
    return word, is_own


def is_trump_fixed(description: Description) -> bool:
    """Whether the file says what is trump in every hand."""
    return not set(description.trump.suit) & {TURNED_UP, OFFERED, DECLARED, BY_BID}


def uses(description: Description, word: str) -> bool:
    """Whether the score lines come down to `word`, or to one of its parts, as `took` to `took.QS`."""
    return any(asked.word == word or asked.word.startswith(f"{word}.") for asked in asks_of(description))


def level_of(description: Description) -> int:
    """Returns what a table can enter: 2 every card, 1 bids and tricks, 0 the numbers alone."""
    if description.rounds is not None:
        return 0
    return 1 if description.deal.left == STOCK else 2
