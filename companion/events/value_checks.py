"""ValueChecks: checks single values of a file that people write, and collects the faults."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from companion.events.event_faults import Fault, make_fault
from companion.phrases import PhraseValue

LONGEST_TEXT: Final = 200
LONGEST_SHOWN: Final = 40
EVENT_KEYS: Final = ("event", "table", "languages", "compare", "game", "group")
GAME_KEYS: Final = ("name", "file", "version", "changes", "options", "assist", "questions", "survey")
QUESTION_KEYS: Final = ("ask", "kind", "ends", "choices")
GROUP_KEYS: Final = ("ask", "remind_after_minutes", "idle_minutes")
PLACES: Final[Mapping[str, tuple[str, str]]] = (
    dict.fromkeys(EVENT_KEYS, ("in-event", "above the first [[game]]"))
    | dict.fromkeys(GAME_KEYS, ("in-game", "under a [[game]]"))
    | dict.fromkeys(GROUP_KEYS, ("in-group", "under [group]"))
)
"""Where misplaced keys belong: the kind of the fault, and the place in words."""


class ValueChecks:
    """Each method returns what is valid, and notes what is not in `faults`."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, key: str, why: str, kind: str, /, **values: PhraseValue) -> None:
        """Notes a fault, of which a screen says `kiosk.wrong.KIND`."""
        self.faults.append(make_fault(key, why, kind, **values))

    def unknown(self, table: Mapping[str, object], known: tuple[str, ...], prefix: str) -> None:
        """Notes each key of a table that is not among those known; `prefix` is where the table is."""
        for name in table:
            if name not in known:
                kind, place = PLACES.get(name, ("unknown", ""))
                here = place and f" here, it stands {place}"
                why = f"no such key{here}: known are {', '.join(known)}"
                self.fault(f"{prefix}{shown(name)}", why, kind, known=", ".join(known))

    def text(self, table: Mapping[str, object], name: str, key: str, *, required: bool = False) -> str:
        """Returns the text under a key; "" if there is none."""
        if name not in table:
            if required:
                self.fault(key, "is missing", "missing")
            return ""
        return self.line(table[name], key)

    def line(self, value: object, key: str) -> str:
        """Returns a text of one line."""
        if not isinstance(value, str) or not value.strip():
            self.fault(key, "must be a text", "text")
        elif len(value) > LONGEST_TEXT or any(unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") for sign in value):
            why = f"must be one line of at most {LONGEST_TEXT} characters, without control characters"
            self.fault(key, why, "line", most=LONGEST_TEXT)
        else:
            return value
        return ""

    def texts(self, value: object, key: str) -> tuple[str, ...]:
        """Returns a list of texts, those of more than one line left out."""
        if not isinstance(value, list):
            self.fault(key, "must be a list of texts", "texts")
            return ()
        return tuple(filter(None, (self.line(item, f"{key}[{index}]") for index, item in enumerate(value))))

    def one_of(self, value: object, known: tuple[str, ...], key: str) -> str:
        """Returns a value that is among those known; else the first of these."""
        if isinstance(value, str) and value in known:
            return value
        self.fault(key, f"must be one of {', '.join(known)}", "one-of", known=", ".join(known))
        return known[0]

    def switch(self, value: object, key: str) -> bool:
        """Returns whether something is on."""
        if not isinstance(value, bool):
            self.fault(key, "must be true or false", "switch")
        return value is True

    def minutes(self, value: object, key: str) -> int:
        """Returns a number of minutes, 1 or more."""
        if isinstance(value, int) and not isinstance(value, bool) and value >= 1:
            return value
        self.fault(key, "must be a whole number of minutes, 1 or more", "minutes")
        return 1


def shown(name: str) -> str:
    """Returns a text as a fault quotes it."""
    return repr(name[:LONGEST_SHOWN])
