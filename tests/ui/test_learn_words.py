"""What is said of a deck that was kept just now."""

from companion.app.shown_profile import KeptDeck
from companion.following.watched_decks import DeckProfile
from companion.ui.screens.learn_words import tell_kept
from companion.ui.texts import SAY

PROFILE = DeckProfile(("1", "2", "3", "4", "5", "6"), b"")


def test_what_was_shown_now_and_what_stayed_is_counted() -> None:
    kept = KeptDeck(PROFILE, shown=2, before=3)
    assert tell_kept(kept, "lunar", 0, str) == SAY("ui.learn.kept-again", count=2, before=3)
    assert tell_kept(KeptDeck(PROFILE, shown=5), "lunar", 0, str) == SAY("ui.learn.kept")


def test_faces_that_are_hard_to_tell_apart_are_named_but_not_too_many() -> None:
    one, three = (("1", "2"),), (("1", "2"), ("3", "4"), ("5", "6"))
    for alike, pairs in ((one, "1 ≈ 2"), (three, "1 ≈ 2, 3 ≈ 4 …")):
        said = tell_kept(KeptDeck(PROFILE, alike=alike), "lunar", 0, str)
        assert said == SAY("ui.learn.kept-alike", kept=SAY("ui.learn.kept"), pairs=pairs)
