"""Phrases: sentences as values."""

from companion.phrases import Phrase, Player, phrase


def test_a_phrase_holds_its_key_its_rule_and_what_fills_its_gaps() -> None:
    made = phrase("trick.won", "MY-5.5", player=Player(2), points=3)
    assert made == Phrase("trick.won", (("player", Player(2)), ("points", 3)), "MY-5.5")
    assert {made: "said once"}[phrase("trick.won", "MY-5.5", player=Player(2), points=3)]
