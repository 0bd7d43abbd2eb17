"""Scans of the game: is the deck whole, do the stashes hold what was kept; and how it is said, in both languages."""

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.following.scans import PACKAGE, DeckCheck, advice_on, advise, check_stashes, tell_deck, tell_stashes
from companion.translations import find_translation
from tests.vision.readings import reading
from vision.reading import Reading
from vision.setup.calibration import Calibration, CalibrationCheck, CheckResult

DECK_39 = frozenset(card for card in DECK if card.suit.value != "H")
WORDS = find_translation("mast-year", "en", PACKAGE)
GERMAN = find_translation("mast-year", "de", PACKAGE)
PLAYERS = ("Ann", "Bo", "Cy", "")


def spread(*names: str) -> list[Reading]:
    return [
        reading(name, (20 + 90 * (place % 10), 20 + 120 * (place // 10), 60, 84)) for place, name in enumerate(names)
    ]


def names(*, without: str = "") -> list[str]:
    return [card.name for card in sorted(DECK_39, key=lambda card: card.bit) if card.name not in without.split()]


def test_a_whole_deck_in_two_looks() -> None:
    check = DeckCheck(DECK_39)
    check.look(spread(*names()[:20]))
    assert not check.report().is_whole
    check.look(spread(*names()[20:]))
    assert check.report().is_whole
    assert [WORDS.say(phrase, PLAYERS) for phrase in tell_deck(check.report(), 39)] == ["The deck is whole: 39 cards."]


def test_missing_doubled_and_too_many() -> None:
    check = DeckCheck(DECK_39)
    check.look([*spread(*names(without="2C KS"), "AS", "5H"), reading("", (900, 900, 60, 84), 0.3)])
    report = check.report()
    assert [card.name for card in report.missing] == ["2C", "KS"]
    assert [card.name for card in report.doubled] == ["AS"]
    assert [card.name for card in report.too_many] == ["5H"]
    said = [WORDS.say(phrase, PLAYERS) for phrase in tell_deck(report, 39)]
    assert said == [
        "2 cards are missing: 2♣ and K♠.",
        "A♠ is there twice.",
        "5♥ does not belong to this hand's deck.",
        "One card could not be read: spread them a little further.",
    ]
    assert len([GERMAN.say(phrase, PLAYERS) for phrase in tell_deck(report, 39)]) == 4


def test_one_card_read_at_both_its_corners_is_not_doubled() -> None:
    check = DeckCheck(DECK_39)
    check.look([reading("AS", (20, 20, 60, 84)), reading("AS", (24, 22, 60, 84))])
    assert check.report().doubled == ()


def test_stashes_hold_what_was_kept() -> None:
    kept = [(parse_card("2C"), parse_card("3D")), (parse_card("2S"),)]
    assert tell_stashes(check_stashes(kept, spread("2C", "3D", "2S")))[0].key == "stash.whole"
    report = check_stashes(kept, [*spread("2C", "2S", "3S"), reading("3D", (900, 20, 60, 84), 0.4)])
    assert [WORDS.say(phrase, PLAYERS) for phrase in tell_stashes(report)] == [
        "3♦ was kept, and is not seen in a stash.",
        "3♠ lies in a stash, and was not kept.",
    ]


@pytest.mark.parametrize("is_well", [True, False])
def test_each_check_has_its_words(is_well: bool) -> None:
    for check in CalibrationCheck:
        seat = 2 if check is CalibrationCheck.GLARE else None
        phrase = advice_on(CheckResult(check, is_well, 41.4, seat))
        for words in (WORDS, GERMAN):
            said = words.say(phrase, PLAYERS)
            assert said
            assert ("Cy" in said) == (check is CalibrationCheck.GLARE)


def test_only_what_is_to_mend_is_advised() -> None:
    findings = (
        CheckResult(CalibrationCheck.PLACE, True, 0),
        CheckResult(CalibrationCheck.GLARE, False, 0.1, 3),
        CheckResult(CalibrationCheck.CARD_SIZE, True, 90),
    )
    (said,) = [WORDS.say(phrase, PLAYERS) for phrase in advise(Calibration(None, None, 90, findings))]
    assert said == "A lamp is mirrored at Seat 4: move the lamp, or tilt the camera a little."
