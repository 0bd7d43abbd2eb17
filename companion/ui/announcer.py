"""Announcer: says aloud what has just been decided, and chimes, if the table has asked for it. It never waits."""

import logging
from typing import Any, Final

from companion.engine import OffersAnnouncements
from companion.errors import DeviceError
from companion.ui.games import screens_of
from companion.ui.host import Host
from companion.ui.texts import SAY
from hardware.sound.loudspeaker import PLAYER, VOICE, Chime, Loudspeaker, Voice

_LOG = logging.getLogger(__name__)
PROGRAMS: Final[dict[type, str]] = {Voice: VOICE, Chime: PLAYER}
"""What each kind of sound needs."""


class Announcer:
    """Listens to the host. A missing voice is noted once, and the table goes on in silence."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._before: Any = host.standing
        self._made: dict[type, Loudspeaker | None] = {}
        host.bind(standing=lambda _, standing: self.hear(standing))

    def hear(self, standing: Any) -> None:
        """Takes in how the game stands now, and tells what is new."""
        before, self._before = self._before, standing
        if standing is None or before is None or standing.number != before.number:
            return
        phrases = news(before, standing)
        settings = self._host.settings
        if settings.announcements and phrases:
            sentence = " ".join(SAY.words.aloud().say(phrase, standing.record.players) for phrase in phrases)
            self._sound(Voice, lambda voice: voice.say(sentence, SAY("code")))
        elif settings.sound and len(standing.entries) > len(before.entries):
            occasion = "asked" if screens_of(self._host.game).asks(standing) else "won" if phrases else "taken"
            self._sound(Chime, lambda chime: chime.play(occasion))

    def close(self) -> None:
        """Falls silent."""
        for device in self._made.values():
            if device:
                device.stop()

    def _sound(self, kind: type, use: Any) -> None:
        try:
            if kind not in self._made:
                self._made[kind] = None
                self._made[kind] = kind()
            if self._made[kind]:
                use(self._made[kind])
        except DeviceError as error:
            _LOG.warning("%s", error)
            self._host.trouble = SAY(
                "settings.no-voice" if kind is Voice else "settings.no-chime", program=PROGRAMS[kind]
            )


def news(before: Any, after: Any) -> Any:
    """Returns what is said between two standings of one game: an entry, a correction, nothing for a take-back."""
    game = after.game
    if not isinstance(game, OffersAnnouncements):
        return ()
    old, new = before.entries, after.entries
    if len(new) == len(old) + 1 and new[:-1] == old:
        return game.announce(before.state, after.state)
    if len(new) < len(old) and new == old[: len(new)]:
        return ()
    return game.announce_correction(before.state, after.state) if new != old else ()
