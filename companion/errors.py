"""What can go wrong, as one tree.

CompanionError
├── BadInputError            somebody gave us something wrong; exit status 2
│   ├── BadCardError         no such card
│   ├── BadRecordError       not a game record, or not one of ours
│   └── ImpossibleActionError  an action that cannot be at this point of the game
├── GameFaultError           a game's rules fail, which is a fault of the companion
└── DeviceError              a device is missing or broken; the table goes on by hand

A message is one line: what, where, and how to mend it, with the input quoted.
What the rules forbid but a table can do anyway is no error: see `companion.engine.Irregularity`.
"""

from companion.phrases import Message, Phrase, PhraseValue, around, phrase


class CompanionError(Exception):
    """The root of everything that the companion raises on purpose.

    `message` is the line of a command: text, or a phrase that `companion.translations.in_english` puts into words.
    `phrase` says it to a table in its language; None where only a command line says it.
    """

    def __init__(self, message: Message, phrase: Phrase | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.phrase = phrase


class BadInputError(CompanionError):
    """The input or the call is wrong."""


class BadCardError(BadInputError):
    """A text that names no card."""


class BadRecordError(BadInputError):
    """A game record that cannot be read."""


class ImpossibleActionError(BadInputError):
    """An action that is impossible at this point; `rule` is the fact that says so, such as "MY-10.1", if one does."""

    def __init__(self, why: Message, rule: str = "", phrase: Phrase | None = None) -> None:
        super().__init__(around(why, after=f" ({rule})") if rule else why, phrase)
        self.why = why
        self.rule = rule


def refuse(why: Message, rule: str, key: str, /, **values: PhraseValue) -> ImpossibleActionError:
    """Returns the error that says why an action is impossible; `key` names its sentence among the refusals."""
    return ImpossibleActionError(why, rule, phrase(f"refused.{key}", rule, **values))


class GameFaultError(CompanionError):
    """The rules of a game fail at what was entered: a fault of the companion, which leaves the other games alone."""


class DeviceError(CompanionError):
    """A device is missing or does not answer; `missing` names what is wrong, where a screen has words for it."""

    def __init__(self, message: str, phrase: Phrase | None = None, missing: str = "") -> None:
        super().__init__(message, phrase)
        self.missing = missing


def why_refused(error: Exception) -> str:
    """Returns why the system, or Python, refused something: an OSError's reason without its number and file."""
    reason = error.strerror if isinstance(error, OSError) else ""
    return reason or str(error) or type(error).__name__
