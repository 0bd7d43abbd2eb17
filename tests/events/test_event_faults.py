"""A fault says where it is: as programs count on a shell, as people count on a screen."""

import pytest

from companion.events.event_faults import make_fault


def test_a_shell_is_told_in_one_line() -> None:
    fault = make_fault("game[1].version", "it is empty: name the version", "empty")
    assert str(fault) == "game[1].version: it is empty: name the version"


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("title", "title"),
        ("game[0]", "game 1"),
        ("game[1].version", "game 2, version"),
        ("a[9].b[0].c", "a 10, b 1, c"),
    ],
)
def test_people_count_from_one(key: str, place: str) -> None:
    assert make_fault(key, "why", "kind").place == place


def test_a_screen_says_it_in_its_own_words() -> None:
    fault = make_fault("languages", "no such language", "language", language="xx")
    assert (fault.phrase.key, fault.phrase.values, fault.game) == ("kiosk.wrong.language", (("language", "xx"),), "")
