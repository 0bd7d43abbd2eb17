"""Announcer: speaks and chimes what has just been decided, if the settings ask for it; it never blocks."""

import logging
from collections.abc import Callable
from typing import Final, TypeVar

from companion.app.assist import Assist
from companion.app.game_screens import FindScreens
from companion.app.notices import Notices
from companion.app.settings_controller import SettingsController
from companion.app.table_controller import TableController
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import DeviceError
from companion.journal.game_snapshot import GameSnapshot
from hardware.sound.loudspeaker import PLAYER, VOICE, Chime, Loudspeaker, Voice

_LOG: Final = logging.getLogger(__name__)
PROGRAMS: Final[dict[type, str]] = {Voice: VOICE, Chime: PLAYER}
"""What each kind of sound needs."""
AGAINST_RULES: Final = "irregular."
"""The beginning of the keys of phrases that say what is against the rules."""
DeviceT = TypeVar("DeviceT", Voice, Chime)


class Announcer:
    """Listens to the table controller. A missing voice is logged once, and the game goes on in silence."""

    def __init__(
        self,
        table: TableController,
        settings: SettingsController,
        texts: Texts,
        notices: Notices,
        screens_of: FindScreens,
    ) -> None:
        self._settings = settings
        self._texts = texts
        self._notices = notices
        self._screens_of = screens_of
        self._before = table.snapshot
        self._made: dict[type, Loudspeaker | None] = {}
        self.assist: Callable[[], Assist] = lambda: Assist.COACH
        TableController.snapshot.listen(table, self.hear)

    def hear(self, snapshot: GameSnapshot | None) -> None:
        """Takes in how the game stands now, and tells what is new."""
        before, self._before = self._before, snapshot
        if snapshot is None or before is None or snapshot.number != before.number:
            return
        settings, texts = self._settings.current, self._texts
        if not settings.announcements and not settings.sound:
            return
        phrases = allowed(announcements_between(before, snapshot), self.assist())
        if settings.announcements and phrases:
            sentence = " ".join(texts.words.spoken().say(phrase, snapshot.record.players) for phrase in phrases)
            self._sound(Voice, lambda voice: voice.say(sentence, texts("code")))
        elif settings.sound and len(snapshot.entries) > len(before.entries):
            asks = self._screens_of(snapshot.game.name).asks(snapshot)
            occasion = "asked" if asks else "won" if phrases else "taken"
            self._sound(Chime, lambda chime: chime.play(occasion))

    def close(self) -> None:
        """Stops speaking."""
        for device in self._made.values():
            if device:
                device.stop()

    def _sound(self, kind: type[DeviceT], use: Callable[[DeviceT], object]) -> None:
        try:
            if kind not in self._made:
                self._made[kind] = None
                self._made[kind] = kind()
            device = self._made[kind]
            if isinstance(device, kind):
                use(device)
        except DeviceError as error:
            _LOG.warning("%s", error)
            text = "settings.no-voice" if kind is Voice else "settings.no-chime"
            self._notices.trouble = self._texts(text, program=PROGRAMS[kind])


def announcements_between(before: GameSnapshot, after: GameSnapshot) -> tuple[Phrase, ...]:
    """Returns what is said of the change from one state of a game to the next; nothing for a take-back."""
    game = after.game
    old, new = before.entries, after.entries
    if len(new) == len(old) + 1 and new[:-1] == old:
        return tuple(game.announce(before.state, after.state))
    if len(new) < len(old) and new == old[: len(new)]:
        return ()
    return tuple(game.announce_correction(before.state, after.state)) if new != old else ()


def allowed(phrases: tuple[Phrase, ...], assist: Assist) -> tuple[Phrase, ...]:
    """Returns the phrases that may be said; those about broken rules only where the companion judges."""
    return tuple(one for one in phrases if assist.judges or not one.key.startswith(AGAINST_RULES))
