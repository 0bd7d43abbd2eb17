"""The texts of the screens: those of a game's rules and screens, and of all screens."""

from typing import Final

from companion.app.texts import Texts
from companion.translations import Translation, find_translation
from companion.ui.games import home_of

HOME: Final = "companion.ui"
SESSION: Final = "companion.session"
"""What games, their journal and the disk have to say."""
KIOSK: Final = "companion.app"
"""What the kiosk has to say."""
CAMERA: Final = "companion.following"
"""What calibration and scans have to say."""


def translation_of(game: str, language: str) -> Translation:
    """Returns the texts of a game's rules and screens, and of all screens; of these alone where no game is named."""
    homes = (home_of(game),) if game else ()
    return find_translation(game, language, *homes, HOME, SESSION, CAMERA, KIOSK)


SAY: Final = Texts(translation_of)
