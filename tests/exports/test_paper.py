"""Text on paper."""

from companion.exports.paper import Paper, wrap


def test_paragraphs_break_between_words() -> None:
    Paper("", "")
    assert wrap("one two three", 8, 30) == ["one", "two", "three"]
