"""Reads [deck], [[card]] and what names cards: the pack, its order, own cards, lists of cards, ranks and suits."""

from typing import Final

from companion.games.described.description import SUIT_NAMES, Deck, DeckFace
from companion.games.described.faults import nearest
from companion.games.described.parts import Part
from companion.games.described.ranking import as_named, faces_named
from companion.games.described.words import suit_word

PACKS: Final = {
    "52": "23456789TJQKA",
    "48": "3456789TJQKA",
    "40": "234567JQKA",
    "36": "6789TJQKA",
    "32": "789TJQKA",
    "24": "9TJQKA",
}
RANKS: Final = PACKS["52"]
MOST_FACES: Final = 300
MOST_COPIES: Final = 60
MOST_PACKS: Final = 8
MOST_JOKERS: Final = 4


def read_deck(top: Part) -> Deck:
    """Returns the deck."""
    part = top.part("deck") or Part({}, ("deck",), top.faults)
    own = top.parts("card")
    if not own:
        own = part.parts("card")
    copies = part.number("copies", 1, MOST_PACKS, 1) or 1
    deck = _own_cards(part, own) if own else _standard(part, copies)
    part.end()
    if deck.size == 0 and not part.faults.are_in("deck", "card"):
        part.fault("", "fault.no-card-left")
    return deck


def _standard(part: Part, copies: int) -> Deck:
    pack = part.choice("pack", tuple(PACKS), "52")
    ranks = _ranks(part) or tuple(PACKS[pack])
    suits = _suits(part)
    faces = [DeckFace(rank + suit, suit, rank, copies) for suit in suits for rank in ranks]
    jokers = part.number("jokers", 0, MOST_JOKERS, 0) or 0
    faces += [DeckFace(f"X{number}", "", "", 1) for number in range(1, jokers + 1)]
    is_learned = part.truth("learned")
    if is_learned:
        part.fault("learned", "fault.learned")
    deck = Deck(tuple(faces), ranks, suits, is_standard=not jokers)
    return _without(part, deck)


def _suits(part: Part) -> tuple[str, ...]:
    value = part.raw("suits")
    if value is None:
        return tuple(SUIT_NAMES)
    letters = "".join(value) if isinstance(value, list) and all(isinstance(one, str) for one in value) else value
    if isinstance(letters, str) and letters and set(letters) <= set(SUIT_NAMES) and len(set(letters)) == len(letters):
        return tuple(suit for suit in SUIT_NAMES if suit in letters)
    part.fault("suits", "fault.suits")
    return tuple(SUIT_NAMES)


def _ranks(part: Part) -> tuple[str, ...]:
    value = part.raw("order")
    if isinstance(value, str) and value and set(value) <= set(RANKS) and len(set(value)) == len(value):
        return tuple(value)
    if value is not None:
        part.fault("order", "fault.ranks", known=RANKS)
    return ()


def _without(part: Part, deck: Deck) -> Deck:
    gone: set[int] = set()
    for item in part.strings("without"):
        found = faces_named(deck, item)
        if not found:
            fault_card(part, "without", deck, item)
        gone |= set(found)
    faces = tuple(face for place, face in enumerate(deck.faces) if place not in gone)
    return Deck(faces, deck.ranks, deck.suits, deck.is_standard, deck.is_learned)


def _own_cards(part: Part, cards: list[Part]) -> Deck:
    faces: dict[str, DeckFace] = {}
    for card in cards:
        name = card.string("name")
        rank = card.raw("rank")
        rank_name = str(rank) if Part.is_number(rank) else card.string("rank")
        face = DeckFace(name, card.string("suit"), rank_name, card.number("copies", 1, MOST_COPIES, 1) or 1)
        card.end()
        if not card.need("name") or not name:
            continue
        if name in faces:
            card.fault("name", "fault.card-twice", name=repr(name))
        faces[name] = face
    for key in ("pack", "suits", "jokers", "copies"):
        if part.has(key):
            part.fault(key, "fault.standard-pack")
    if len(faces) > MOST_FACES:
        part.fault("", "fault.many-cards", count=len(faces), most=MOST_FACES)
    ranks = _own_ranks(part, list(faces.values()))
    suits = tuple(dict.fromkeys(face.suit for face in faces.values() if face.suit))
    letters = {face.suit: face for face in faces.values() if face.suit in SUIT_NAMES}
    is_standard = len(letters) > 0 and all(face.name == face.rank + face.suit for face in faces.values())
    deck = Deck(tuple(faces.values()), ranks, suits, is_standard, part.truth("learned"))
    return _without(part, deck)


def _own_ranks(part: Part, faces: list[DeckFace]) -> tuple[str, ...]:
    found = list(dict.fromkeys(face.rank for face in faces if face.rank))
    order = part.strings("order")
    for rank in order:
        if rank not in found:
            part.fault("order", "fault.rank", rank, rank=repr(rank[:20]), mend=nearest(rank, found))
    numbers = sorted((rank for rank in found if rank.isdecimal()), key=int)
    return tuple(dict.fromkeys((*numbers, *order, *found)))


def fault_card(part: Part, key: str, deck: Deck, item: str) -> None:
    """Notes that `item` names no card, rank or suit; not where the deck itself has a fault, or nobody would read it."""
    if part.faults.are_in("deck", "card"):
        return
    faces = [] if part.faults.is_full() else deck.faces
    suits, ranks = [suit_word(face.suit) for face in faces if face.suit], [face.rank for face in faces if face.rank]
    known = dict.fromkeys((*suits, *ranks, *(face.name for face in faces)))
    part.fault(key, "fault.card", item, card=repr(item[:40]), mend=nearest(item, known, "mend.cards"))


def card_list(part: Part, key: str, deck: Deck) -> tuple[str, ...]:
    """Returns a list of cards, ranks and suits' names, each of which the deck has."""
    items = part.strings(key)
    for item in items:
        if not faces_named(deck, item):
            fault_card(part, key, deck, item)
    return tuple(as_named(deck, item) for item in items if faces_named(deck, item))


def one_card(part: Part, key: str, deck: Deck) -> str:
    """Returns the name of one card of the deck, or "" if it is left out."""
    item = as_named(deck, part.string(key))
    if item and all(face.name != item for face in deck.faces):
        fault_card(part, key, deck, item)
        return ""
    return item


def rank_order(part: Part, key: str, deck: Deck) -> tuple[str, ...]:
    """Returns another order of all ranks of the deck, with or without those that it lacks; or nothing."""
    value = part.raw(key)
    if value is None:
        return ()
    ranks = tuple(value) if isinstance(value, str | list) else ()
    held = {face.rank for face in deck.faces if face.rank}
    are_ranks = all(isinstance(rank, str) for rank in ranks) and len(set(ranks)) == len(ranks)
    if are_ranks and held <= set(ranks) <= set(deck.ranks):
        return ranks
    needed = [rank for rank in deck.ranks if rank in held]
    known = ("" if all(len(rank) == 1 for rank in needed) else ", ").join(needed)
    part.fault(key, "fault.order", known=known)
    return ()


def suit_named(part: Part, key: str, deck: Deck, word: str, also: tuple[str, ...] = ()) -> str:
    """Returns the suit that a word names, or one of the words `also`; "" after a fault."""
    if word in also:
        return word
    for suit in deck.suits:
        if word == suit_word(suit):
            return suit
    mend = nearest(word, [*map(suit_word, deck.suits), *also])
    part.fault(key, "fault.word", word, word=repr(word[:40]), mend=mend)
    return ""
