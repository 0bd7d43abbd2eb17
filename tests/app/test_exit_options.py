"""How the companion can be left: not where it is all that a machine shows."""

import pytest

from companion.app.exit_options import CLOSE, KIOSK_VARIABLE, SHUT_DOWN, exit_options


@pytest.mark.parametrize(
    ("kiosk", "can_shut_down", "ways"),
    [
        (None, False, (CLOSE,)),
        ("", True, (CLOSE, SHUT_DOWN)),
        ("0", True, (CLOSE, SHUT_DOWN)),
        ("1", True, (SHUT_DOWN,)),
        ("1", False, ()),
    ],
)
def test_ways_out(kiosk: str | None, can_shut_down: bool, ways: tuple[str, ...]) -> None:
    environment = {} if kiosk is None else {KIOSK_VARIABLE: kiosk}
    assert exit_options(environment, can_shut_down=can_shut_down) == ways
