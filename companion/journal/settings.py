"""Settings: how this table wants its screen, as one checked value that lies in a file."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Self

from companion.cards import ALPHABETS
from companion.engine.phrases import Phrase, phrase
from companion.journal.json_file import JsonFile
from companion.translations import ENGLISH, languages

TEXT_PERCENTS: Final = range(100, 201)
ROTATIONS: Final = (0, 90, 180, 270)
SCREENS: Final = ("as-it-is", "800x480", "1280x720", "720x1280")
"""The window's size; "as-it-is" takes the whole screen, whatever it is."""

MAINS_HZ: Final = (50, 60)

_Check = Callable[[object], bool]


def _is_truth(value: object) -> bool:
    return isinstance(value, bool)


def _is_text_percent(value: object) -> bool:
    return type(value) is int and value in TEXT_PERCENTS


def _is_rotation(value: object) -> bool:
    return type(value) is int and value in ROTATIONS


def _is_screen(value: object) -> bool:
    return value in SCREENS


def _is_language(value: object) -> bool:
    return value in languages()


def _is_alphabet(value: object) -> bool:
    return value in ALPHABETS


def _is_mains(value: object) -> bool:
    return type(value) is int and value in MAINS_HZ


def _checked(default: Any, check: _Check) -> Any:
    return field(default=default, metadata={"check": check})


@dataclass(frozen=True, slots=True)
class Settings:
    """What people set; every value has a default that works anywhere."""

    text_percent: int = _checked(100, _is_text_percent)
    high_contrast: bool = _checked(False, _is_truth)
    four_colours: bool = _checked(False, _is_truth)
    left_handed: bool = _checked(False, _is_truth)
    sound: bool = _checked(False, _is_truth)
    announcements: bool = _checked(False, _is_truth)
    language: str = _checked(ENGLISH, _is_language)
    rotation: int = _checked(0, _is_rotation)
    screen: str = _checked(SCREENS[0], _is_screen)
    quick_help: bool = _checked(True, _is_truth)
    assist: bool = _checked(True, _is_truth)
    alphabet: str = _checked(ALPHABETS[0], _is_alphabet)
    mains_hz: int = _checked(MAINS_HZ[0], _is_mains)

    def __post_init__(self) -> None:
        wrong = [name for name, check in CHECKS.items() if not check(getattr(self, name))]
        if wrong:
            raise ValueError(f"a setting cannot be {getattr(self, wrong[0])!r}: {wrong[0]}")

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
    """Returns the settings in `file`; whatever is damaged there is as at first, and the notice says so."""
    kept = file.read()
    good = {name: value for name, value in kept.values.items() if name in CHECKS and CHECKS[name](value)}
    wrong = tuple(name for name in CHECKS if name in kept.values and name not in good)
    settings = Settings(**good)
    if wrong:
        names = tuple(phrase(f"setting.{name.replace('_', '-')}") for name in wrong)
        return ReadSettings(settings, phrase("kept.wrong", count=len(wrong), names=names))
    if kept.notice:
        return ReadSettings(settings, phrase("kept.last-good" if kept.values else "kept.first"))
    return ReadSettings(settings)


def write_settings(file: JsonFile, settings: Settings) -> None:
    """Writes `settings`; what else the file holds, as from a later version, stays. Raises OSError."""
    file.write({**file.read().values, **asdict(settings)})
