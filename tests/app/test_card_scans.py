"""Scans of a deck that is spread out: what was seen in any number of pictures, what is missing, and what is said."""

from companion.app.card_scans import scan_cards, scan_for
from companion.cards import DECK, Suit, card_bits, cards_in
from tests.vision.readings import reading
from vision.reading import Reading

SPADES = frozenset(card for card in DECK if card.suit is Suit.SPADES)
NAMES = [card.name for card in DECK if card.suit is Suit.SPADES]


def spread(*names: str, confidence: float = 0.99) -> list[Reading]:
    return [reading(name, (20 + 90 * place, 20, 60, 84), confidence) for place, name in enumerate(names)]


def test_a_deck_is_whole_once_all_its_cards_were_seen_and_its_faintest_card_is_told() -> None:
    scan = scan_for(SPADES)
    first = scan(spread(*NAMES[:6]))
    assert set(cards_in(first.seen)) < SPADES
    assert (first.wanted, first.wrong) == (card_bits(SPADES), 0)
    assert [said.key for said in first.findings] == ["deck.missing"]
    last = scan([*spread(*NAMES[6:-1]), *spread(NAMES[-1], confidence=0.93)])
    assert last.seen == last.wanted
    whole, faintest = last.findings
    assert (whole.key, faintest.key) == ("deck.whole", "deck.faintest")
    assert dict(faintest.values)["percent"] == 93


def test_cards_that_are_there_twice_or_belong_elsewhere_are_wrong() -> None:
    shown = scan_for(SPADES)(spread("2S", "2S", "7H"))
    assert {card.name for card in cards_in(shown.wrong)} == {"2S", "7H"}
    assert [said.key for said in shown.findings] == ["deck.missing", "deck.doubled", "deck.too-many"]


def test_before_any_card_was_seen_nothing_is_said() -> None:
    assert scan_for(SPADES)([]).findings == ()


def test_a_scan_of_cards_wants_all_of_them() -> None:
    assert scan_cards(None)(spread("2S")).wanted == card_bits(DECK)
