"""What is said to whoever shows a deck: what to do, which card is meant, how many are learned, and what was kept."""

from typing import Final

import pytest

from companion.following.watched_decks import DeckProfile
from companion.learning.dialogue import (
    Instruction,
    LearningProgress,
    ask_for_name,
    count_faces,
    tell_kept,
    tell_progress,
)
from companion.learning.packing import KeptDeck
from companion.learning.row import NamedOutline
from companion.ui.texts import translation_of

PROFILE: Final = DeckProfile(("1", "2", "3", "4", "5", "6"), b"")
WORDS: Final = translation_of("", "en")


def card(name: str, *, is_seen: bool = True) -> NamedOutline:
    return NamedOutline(name, ((0.0, 0.0),) * 4, is_seen)


def test_any_card_is_laid_with_its_back_up_where_the_back_is_wanted() -> None:
    for name, key in (("back", "lay-back"), ("1", "lay")):
        said = tell_progress(LearningProgress((), Instruction.LAY, name), str, WORDS)
        assert said == WORDS.text(f"ui.learn.{key}", card=name)


@pytest.mark.parametrize(("once", "named"), [("234", "2, 3, 4"), ("1234567", "1, 2, 3, 4, 5 …")])
def test_cards_that_were_not_seen_again_are_named_but_not_too_many(once: str, named: str) -> None:
    seen = tuple((name, 1 if name in once else 2) for name in "12345678")
    progress = LearningProgress(seen, Instruction.ROW_LEFT, laid=(*(card(name) for name, _ in seen), card("")))
    assert tell_progress(progress, str, WORDS) == WORDS.text("ui.learn.row-left", cards=named)


def test_faces_are_counted_without_the_back_and_those_that_stay_as_they_were_among_them() -> None:
    seen = (("1", 2), ("2", 1), ("3", 0), ("back", 2))
    assert count_faces(LearningProgress(seen, Instruction.LAY), WORDS) == WORDS.text("ui.learn.count", seen=1, count=3)
    kept = LearningProgress(seen, Instruction.LAY, as_before=("3", "back"))
    assert count_faces(kept, WORDS) == WORDS.text("ui.learn.count-kept", seen=2, count=3, kept=1)


@pytest.mark.parametrize(
    ("touched", "key"),
    [(card("1"), "taken-for"), (card("1", is_seen=False), "hidden"), (card(""), "which-card")],
)
def test_a_touched_card_is_asked_about_by_what_it_was_taken_for(touched: NamedOutline, key: str) -> None:
    assert ask_for_name(touched, str, WORDS) == WORDS.text(f"ui.learn.{key}", card=touched.name)


def test_the_faces_of_the_deck_and_those_that_it_lacks_are_counted() -> None:
    assert tell_kept(KeptDeck(PROFILE), "lunar", 0, str, WORDS) == WORDS.text("ui.learn.kept", count=6, missing=0)
    assert tell_kept(KeptDeck(PROFILE), "lunar", 5, str, WORDS) == WORDS.text("ui.learn.kept-part", count=6, missing=5)


def test_faces_that_are_hard_to_tell_apart_are_named_but_not_too_many() -> None:
    one, three = (("1", "2"),), (("1", "2"), ("3", "4"), ("5", "6"))
    for alike, pairs in ((one, "1 ≈ 2"), (three, "1 ≈ 2, 3 ≈ 4 …")):
        said = tell_kept(KeptDeck(PROFILE, alike=alike), "lunar", 0, str, WORDS)
        assert said == WORDS.text("ui.learn.kept-alike", kept=WORDS.text("ui.learn.kept", count=6), pairs=pairs)


def test_a_deck_with_which_the_game_cannot_be_followed_says_which_card_is_missing_if_one_is_needed() -> None:
    other = KeptDeck(DeckProfile(("Sled", "Shack"), b""))
    said = tell_kept(other, "masters-of-maple-syrup", 0, str, WORDS)
    assert said == WORDS.text("ui.learn.kept-without", card="Red Maple")
    assert tell_kept(other, "lunar", 0, str, WORDS) == WORDS.text("ui.learn.kept-other")
