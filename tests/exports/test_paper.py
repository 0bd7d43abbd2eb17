"""Text on paper."""

from companion.exports.paper import Paper, width_of, wrap


def test_paragraphs_break_between_words() -> None:
    Paper("", "")
    assert wrap("one two three", 8, 30) == ["one", "two", "three"]
    assert wrap("", 8, 30) == [""]


def test_a_word_that_is_longer_than_a_line_is_broken() -> None:
    Paper("", "")
    lines = wrap(f"one {'B' * 12} two", 8, 30)
    assert lines[0] == "one"
    assert "".join(lines[1:]) == f"{'B' * 12} two"
    assert max(width_of(line, 8) for line in lines) <= 30
    assert wrap("BB", 8, 1) == ["B", "B"]
