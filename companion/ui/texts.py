"""The texts of the screens: of the game on the table, and of all shared screens.

`SAY` and `companion.ui.theme.THEME` are the two objects that change and are reached by import: a rule in kv can name
only what it imports, and handing both to each of a hundred kinds of widgets would put two properties into every rule.
They belong to the running app. It alone changes them (`tests/project/test_shape.py`), builds the screens again, and is
the only one in a process; everything without a screen (`companion.app`) is handed its Texts and never imports them.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from companion.app.texts import Texts
from companion.engine import Phrase
from companion.translations import Translation, find_translation
from companion.ui.games import home_of

HOME: Final = "companion.ui"
SESSION: Final = "companion.session"
"""The package of the texts about games, their journal and the disk."""
KIOSK: Final = "companion.app"
"""The package of the kiosk's texts."""
EVENT: Final = "companion.ui.kiosk"
"""The package of the texts that differ at an event: seats have letters there."""
CAMERA: Final = "companion.following"
"""The package of the texts about calibration and scans."""


def translation_of(game: str, language: str, at_event: bool = False) -> Translation:
    """Returns the texts of a game's rules and screens, and of all screens; of these alone where no game is named."""
    homes = (home_of(game),) if game else ()
    said = (EVENT,) if at_event else ()
    return find_translation(game, language, *homes, *said, HOME, SESSION, CAMERA, KIOSK)


SAY: Final = Texts(translation_of)
Say: TypeAlias = Callable[[Phrase], str]
"""Says a phrase with the names of a game's players."""
