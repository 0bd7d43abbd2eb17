"""A kiosk's screens rest sooner or later, as somebody reads there or not."""

import pytest

from companion.app.kiosk.idle_clock import REST_S
from companion.app.kiosk.screens import HOST_S, NEW_GAME, OF_THE_HOST, READ_S, rest_after_s


@pytest.mark.parametrize(
    ("name", "rest_s"),
    [
        ("play", REST_S),
        ("survey", 77.0),
        ("rules", READ_S),
        ("host-text", READ_S),
        ("settings", HOST_S),
        *((name, READ_S) for name in NEW_GAME),
        *((name, HOST_S) for name in OF_THE_HOST if name not in ("host-text", *NEW_GAME)),
    ],
)
def test_a_screen_that_is_read_rests_later(name: str, rest_s: float) -> None:
    assert rest_after_s(name, survey_s=77.0) == rest_s
