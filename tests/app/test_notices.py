"""Notices: the gravest is told first, and what was read goes; what holds on stays."""

from companion.phrases import phrase
from tests.app.companion_without_window import Companion


def test_the_gravest_is_told_first_and_reading_shows_the_next(companion: Companion) -> None:
    notices = companion.controllers.notices
    lines: list[str] = []
    type(notices).line.listen(notices, lines.append)
    notices.notify(phrase("ui.trouble.saved"))
    saved = notices.notice
    notices.unsaved = "nothing is saved"
    notices.trouble = "the card lies there already"
    notices.have_read()
    assert lines == [saved, "nothing is saved", "the card lies there already", "nothing is saved"]
    notices.unsaved = ""
    assert notices.line == saved
    notices.have_read()
    assert notices.line == ""
