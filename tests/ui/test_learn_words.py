"""What is said of a deck that was kept just now."""

from companion.app.shown_profile import KeptDeck
from companion.following.watched_decks import DeckProfile
from companion.ui.screens.learn_words import tell_kept
from companion.ui.texts import SAY

PROFILE = DeckProfile(("1", "2", "3", "4", "5", "6"), b"")


def test_the_faces_of_the_deck_and_those_that_it_lacks_are_counted() -> None:
    assert tell_kept(KeptDeck(PROFILE), "lunar", 0, str) == SAY("ui.learn.kept", count=6, missing=0)
    assert tell_kept(KeptDeck(PROFILE), "lunar", 5, str) == SAY("ui.learn.kept-part", count=6, missing=5)


def test_faces_that_are_hard_to_tell_apart_are_named_but_not_too_many() -> None:
    one, three = (("1", "2"),), (("1", "2"), ("3", "4"), ("5", "6"))
    for alike, pairs in ((one, "1 ≈ 2"), (three, "1 ≈ 2, 3 ≈ 4 …")):
        said = tell_kept(KeptDeck(PROFILE, alike=alike), "lunar", 0, str)
        assert said == SAY("ui.learn.kept-alike", kept=SAY("ui.learn.kept", count=6), pairs=pairs)
