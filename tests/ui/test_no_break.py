"""Words that no line breaks."""

from companion.ui.no_break import unbroken


def test_no_line_ends_within_what_is_unbroken() -> None:
    assert unbroken("Hand 1 of 3") == "Hand\u00a01\u00a0of\u00a03"
    assert unbroken("Hand") == "Hand"
