"""Settings: how this table wants its screen, as one checked value that lies in a file."""

import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Self, TypeVar

from companion.cards import ALPHABETS
from companion.journal.json_file import JsonFile
from companion.phrases import Phrase, phrase
from companion.translations import ENGLISH, languages, system_language

TEXT_PERCENTS: Final = range(100, 201)
ROTATIONS: Final = (0, 90, 180, 270)
SCREENS: Final = ("as-it-is", "800x480", "1280x720", "720x1280")
"""The window's size; "as-it-is" takes the whole screen, whatever it is."""

STANDING: Final = "standing"
DISPLAYS: Final = ("lying", STANDING)
"""Where the display is: flat on the table, seen from all sides, or upright in a case, seen from one."""
UNSAID: Final = ""
"""Nobody has said yet where the display is: it is taken to lie."""
MAINS_HZ: Final = (50, 60)
ALPHABETICAL: Final = "alphabetical"
KEYBOARDS: Final = ("usual", ALPHABETICAL)
"""The order of the letters that are touched: as on real keyboards of the language, or of the alphabet."""

_Check = Callable[[object], bool]
ValueT = TypeVar("ValueT")


def _checked(default: ValueT, check: _Check) -> ValueT:
    return field(default=default, metadata={"check": check})


def _one_of(allowed: Collection[ValueT], default: ValueT) -> ValueT:
    """Returns the field of a setting with one of some values, all of one type: True is no 1."""
    return _checked(default, lambda value: type(value) is type(default) and value in allowed)


def _switch(*, default: bool) -> bool:
    return _one_of((False, True), default)


@dataclass(frozen=True, slots=True)
class Settings:
    """What people set; every value has a default that works anywhere."""

    text_percent: int = _one_of(TEXT_PERCENTS, 100)
    high_contrast: bool = _switch(default=False)
    four_colours: bool = _switch(default=False)
    left_handed: bool = _switch(default=False)
    sound: bool = _switch(default=False)
    announcements: bool = _switch(default=False)
    language: str = _checked(ENGLISH, lambda value: value in languages())
    keyboard: str = _one_of(KEYBOARDS, KEYBOARDS[0])
    display: str = _one_of((UNSAID, *DISPLAYS), UNSAID)
    rotation: int = _one_of(ROTATIONS, 0)
    screen: str = _one_of(SCREENS, SCREENS[0])
    quick_help: bool = _switch(default=True)
    assist: bool = _switch(default=True)
    alphabet: str = _one_of(ALPHABETS, ALPHABETS[0])
    spectators: bool = _switch(default=False)
    """Whether an event's hub may show what lies open on the table."""
    mains_hz: int = _one_of(MAINS_HZ, MAINS_HZ[0])

    def __post_init__(self) -> None:
        wrong = [name for name, check in CHECKS.items() if not check(getattr(self, name))]
        if wrong:
            raise ValueError(f"a setting cannot be {getattr(self, wrong[0])!r}: {wrong[0]}")

    @property
    def stands(self) -> bool:
        """Whether the display stands upright, so that nothing is turned towards the other edges of the table."""
        return self.display == STANDING

    def changed(self, name: str, value: object) -> Self:
        """Returns the settings with one of them changed. Raises ValueError for a value that it cannot have."""
        changes: dict[str, Any] = {name: value}
        return replace(self, **changes)


CHECKS: Final[Mapping[str, _Check]] = {item.name: item.metadata["check"] for item in fields(Settings)}


@dataclass(frozen=True, slots=True)
class ReadSettings:
    """The settings that were read; `notice` says what could not be, and what was taken instead."""

    settings: Settings
    notice: Phrase | None = None


def read_settings(file: JsonFile) -> ReadSettings:
    """Returns the settings in `file`; whatever is damaged there is as at first, and the notice says so.

    Until somebody chooses a language, it is the system's.
    """
    kept = file.read()
    good = sound_settings(kept.values)
    wrong = tuple(name for name in CHECKS if name in kept.values and name not in good)
    values: dict[str, Any] = {"language": system_language(os.environ), **good}
    settings = Settings(**values)
    if wrong:
        names = tuple(phrase(f"setting.{name.replace('_', '-')}") for name in wrong)
        return ReadSettings(settings, phrase("kept.wrong", count=len(wrong), names=names))
    if kept.notice:
        return ReadSettings(settings, phrase("kept.last-good" if kept.values else "kept.first"))
    return ReadSettings(settings)


def sound_settings(values: Mapping[str, object]) -> dict[str, object]:
    """Returns those of some values that settings can have, by their names."""
    return {name: value for name, value in values.items() if name in CHECKS and CHECKS[name](value)}


def write_settings(file: JsonFile, settings: Settings, unset: Collection[str] = ()) -> None:
    """Writes `settings` but those `unset`; what else the file holds, as from a later version, stays. Raises OSError."""
    chosen = {name: value for name, value in asdict(settings).items() if name not in unset}
    file.write({**file.read().values, **chosen})
