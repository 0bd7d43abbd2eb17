"""The screens of a kiosk: which are the host's alone, and after how long each rests."""

from typing import Final

from companion.app.kiosk.idle_clock import REST_S

NEW_GAME: Final = ("nearest", "new-game")
"""The screens on which a game is described."""
OF_THE_EVENT: Final = ("event", "event-game", "event-question")
"""The screens on which the event is changed."""
OF_THE_HOST: Final = (
    "host",
    "host-text",
    "hub",
    *OF_THE_EVENT,
    "camera",
    "cameras",
    "calibrate",
    "learn",
    *NEW_GAME,
)
"""The screens that are shown to nobody but the host."""
HOST_S: Final = 120.0
READ_S: Final = 300.0
WAITS_S: Final = {
    **dict.fromkeys((*OF_THE_HOST, "settings", "scan", "former-group"), HOST_S),
    **dict.fromkeys(("host-text", "rules", *NEW_GAME), READ_S),
}
"""How long a screen waits for the next finger before it sleeps, where that is longer than usual: it is read."""


def rest_after_s(name: str, survey_s: float) -> float:
    """Returns after how long a screen sleeps: later where the survey is answered, or something is read."""
    return survey_s if name in ("survey", "phones") else WAITS_S.get(name, REST_S)
