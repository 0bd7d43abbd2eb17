"""The event file: which games and rules versions are on offer at a playtest event, and what is asked of players."""

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.engine import OffersDefaults
from companion.engine.toml_text import parse_toml
from companion.errors import BadInputError
from companion.events.event_faults import Fault, make_fault
from companion.events.seat_questions import SEAT_ANSWERS
from companion.games import find_game, game_names
from companion.phrases import PhraseValue, phrase

EVENT_NAME: Final = "event.toml"
"""The name of an event file that lies beside a journal."""
LARGEST_BYTES: Final = 256 << 10
LONGEST_TEXT: Final = 200
MOST_QUESTIONS: Final = 3
LONGEST_SHOWN: Final = 40
MOST_MINUTES: Final = 24 * 60
"""The longest wait, a day, however many minutes an event file says."""
ASSISTS: Final = ("record", "referee", "coach")
ASKED: Final = tuple(SEAT_ANSWERS)
SEATING: Final = ("squirrels", "speedy", "start", "first")
"""Options that say who sits where: they do not change the rules."""
_EVENT_KEYS: Final = ("event", "table", "languages", "game", "group")
_GAME_KEYS: Final = ("name", "version", "options", "assist", "questions", "survey")
_GROUP_KEYS: Final = ("ask", "remind_after_minutes", "idle_minutes")
_PLACES: Final = {
    _EVENT_KEYS: ("in-event", "above the first [[game]]"),
    _GAME_KEYS: ("in-game", "under a [[game]]"),
    _GROUP_KEYS: ("in-group", "under [group]"),
}
"""Where misplaced keys belong: the kind of the fault, and the place in words."""
_LINE: Final = re.compile(r"at line (\d+)")
_LANGUAGE: Final = re.compile("[a-z]{2,3}")


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """One game and rules version on offer; `options` has the defaults filled in as far as the event names them."""

    name: str
    version: str
    options: tuple[tuple[str, object], ...] = ()
    assist: str = "referee"
    questions: tuple[str, ...] = ()
    survey: bool = True


@dataclass(frozen=True, slots=True)
class EventFile:
    """What an event file agrees on."""

    event: str
    table: str = ""
    languages: tuple[str, ...] = ("en",)
    games: tuple[OfferedGame, ...] = ()
    ask: tuple[str, ...] = ()
    remind_after_minutes: int = 60
    idle_minutes: int = 5

    @property
    def remind_after_s(self) -> float:
        """The seconds after which a group is reminded of the time."""
        return min(self.remind_after_minutes, MOST_MINUTES) * 60.0

    @property
    def idle_s(self) -> float:
        """The seconds without a touch or a card after which the group is asked whether it is still there."""
        return min(self.idle_minutes, MOST_MINUTES) * 60.0

    def find(self, game: OfferedGame) -> OfferedGame | None:
        """Returns the game on offer that has the name and the version of `game`."""
        return next((one for one in self.games if (one.name, one.version) == (game.name, game.version)), None)


def default_event(games: Sequence[str], languages: Sequence[str]) -> EventFile:
    """Returns what holds where nobody has written an event file: every game with its default options.

    No rules are under test there and nobody explains them, so the companion coaches.
    """
    offered = tuple(OfferedGame(game, "1", assist="coach") for game in games)
    return EventFile("Playtest", languages=tuple(languages), games=offered)


def rules_hash(options: Mapping[str, object]) -> str:
    """Returns the SHA-256 of a game's options, defaults filled in, without who sits where."""
    agreed = {name: value for name, value in options.items() if name not in SEATING}
    text = json.dumps(agreed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()


def hash_rules(game: str, options: Mapping[str, object]) -> str:
    """Returns the hash of the rules that a game is played by where `options` were agreed on. Raises BadInputError."""
    found: object = find_game(game)
    defaults = found.default_options if isinstance(found, OffersDefaults) else {}
    return rules_hash({**defaults, **options})


def load_event(path: Path) -> tuple[EventFile, tuple[Fault, ...]]:
    """Returns what an event file says, and its faults. Raises BadInputError if it is none."""
    return parse_event(_read(path))


def parse_event(content: bytes) -> tuple[EventFile, tuple[Fault, ...]]:
    """Returns what the content of an event file says, and its faults. Raises BadInputError if it is none."""
    table = _parse(content)
    check = _Check()
    event = check.text(table, "event", "event", required=True)
    found = EventFile(
        event,
        check.text(table, "table", "table"),
        check.languages(table.get("languages", ["en"])),
        check.games(table.get("game")),
        **check.group(table.get("group", {})),
    )
    check.unknown(table, _EVENT_KEYS, "")
    return found, tuple(check.faults)


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise BadInputError("this is no file: name an event file (TOML)", phrase("kiosk.wrong.gone"))
        with path.open("rb") as file:
            content = file.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise BadInputError(f"cannot be read: {error.strerror or error}", phrase("kiosk.wrong.gone")) from None
    if len(content) > LARGEST_BYTES:
        raise BadInputError(f"an event file has at most {LARGEST_BYTES} bytes", phrase("kiosk.wrong.no-toml"))
    return content


def _parse(content: bytes) -> dict[str, object]:
    try:
        return parse_toml(content, "the event file", "no event file")
    except BadInputError as error:
        line = _LINE.search(str(error))
        message = phrase("kiosk.wrong.line-of", None, line=int(line[1])) if line else phrase("kiosk.wrong.no-toml")
        raise BadInputError(str(error), message) from None


class _Check:
    """Collects the faults of one file; each method returns what is valid."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, key: str, why: str, kind: str, /, **values: PhraseValue) -> None:
        self.faults.append(make_fault(key, why, kind, **values))

    def unknown(self, table: Mapping[str, object], known: tuple[str, ...], prefix: str) -> None:
        for name in table:
            if name not in known:
                kind, place = next((_PLACES[keys] for keys in _PLACES if name in keys), ("unknown", ""))
                here = place and f" here, it stands {place}"
                why = f"no such key{here}: known are {', '.join(known)}"
                self.fault(f"{prefix}{_shown(name)}", why, kind, known=", ".join(known))

    def text(self, table: Mapping[str, object], name: str, key: str, *, required: bool = False) -> str:
        if name not in table:
            if required:
                self.fault(key, "is missing", "missing")
            return ""
        return self._line(table[name], key)

    def _line(self, value: object, key: str) -> str:
        if not isinstance(value, str) or not value.strip():
            self.fault(key, "must be a text", "text")
        elif len(value) > LONGEST_TEXT or any(unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") for sign in value):
            why = f"must be one line of at most {LONGEST_TEXT} characters, without control characters"
            self.fault(key, why, "line", most=LONGEST_TEXT)
        else:
            return value
        return ""

    def texts(self, value: object, key: str) -> tuple[str, ...]:
        if not isinstance(value, list):
            self.fault(key, "must be a list of texts", "texts")
            return ()
        return tuple(filter(None, (self._line(item, f"{key}[{place}]") for place, item in enumerate(value))))

    def languages(self, value: object) -> tuple[str, ...]:
        found = self.texts(value, "languages")
        for place, language in enumerate(found):
            if not _LANGUAGE.fullmatch(language):
                why = f"{_shown(language)} is no code of a language, such as 'en'"
                self.fault(f"languages[{place}]", why, "language", language=language[:LONGEST_SHOWN])
        return tuple(dict.fromkeys(found))

    def games(self, value: object) -> tuple[OfferedGame, ...]:
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            self.fault("game", "at least one [[game]] is needed", "no-game")
            return ()
        found = [self._game(item, f"game[{place}].") for place, item in enumerate(value)]
        for place, game in enumerate(found):
            if game.name and any((game.name, game.version) == (one.name, one.version) for one in found[:place]):
                why = f"{game.name} {game.version} stands twice"
                self.fault(f"game[{place}].version", why, "twice", game=game.name, version=game.version)
        return tuple(found)

    def _game(self, table: Mapping[str, object], prefix: str) -> OfferedGame:
        self.unknown(table, _GAME_KEYS, prefix)
        name = self.text(table, "name", f"{prefix}name", required=True)
        if name and name not in game_names():
            known = ", ".join(game_names())
            why = f"no game is called {_shown(name)}: known are {known}"
            self.fault(f"{prefix}name", why, "name", name=name[:LONGEST_SHOWN], known=known)
            name = ""
        questions = self.texts(table.get("questions", []), f"{prefix}questions")
        if len(questions) > MOST_QUESTIONS:
            self.fault(f"{prefix}questions", f"at most {MOST_QUESTIONS} questions", "questions", most=MOST_QUESTIONS)
        return OfferedGame(
            name,
            self.text(table, "version", f"{prefix}version", required=True),
            tuple(self._options(name, table.get("options", {}), f"{prefix}options").items()),
            self._one_of(table.get("assist", "referee"), ASSISTS, f"{prefix}assist"),
            questions,
            self._switch(table.get("survey", True), f"{prefix}survey"),
        )

    def _options(self, name: str, value: object, key: str) -> dict[str, object]:
        if not isinstance(value, dict):
            self.fault(key, "must be a table, such as {goal = 10}", "options")
            return {}
        if name:
            refusals = list(_refusals(name, value))
            if len(refusals) == len(find_game(name).seats):  # refused for every number of players
                self.faults.append(_explain(key, refusals[-1], name))
        return value

    def _one_of(self, value: object, known: tuple[str, ...], key: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        self.fault(key, f"must be one of {', '.join(known)}", "one-of", known=", ".join(known))
        return known[0]

    def _switch(self, value: object, key: str) -> bool:
        if not isinstance(value, bool):
            self.fault(key, "must be true or false", "switch")
        return value is True

    def group(self, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            self.fault("group", "must be a table: [group]", "group")
            return {}
        self.unknown(value, _GROUP_KEYS, "group.")
        asked = value.get("ask", [])
        if not isinstance(asked, list):
            self.fault("group.ask", "must be a list", "list")
            asked = []
        questions = (self._one_of(item, ASKED, f"group.ask[{place}]") for place, item in enumerate(asked))
        return {"ask": tuple(dict.fromkeys(questions))} | {
            name: self._minutes(value[name], f"group.{name}")
            for name in ("remind_after_minutes", "idle_minutes")
            if name in value
        }

    def _minutes(self, value: object, key: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value >= 1:
            return value
        self.fault(key, "must be a whole number of minutes, 1 or more", "minutes")
        return 1


def _refusals(name: str, options: Mapping[str, object]) -> Iterator[BadInputError]:
    """Yields why the game refuses the options, once for each number of players that it refuses, the highest last."""
    game = find_game(name)
    for players in sorted(game.seats):
        try:
            game.start(options, ("",) * players)
        except BadInputError as error:
            yield error


def _explain(key: str, error: BadInputError, game: str) -> Fault:
    """Returns why a game refuses its options."""
    if error.phrase is None:
        return make_fault(key, str(error), "said", said=str(error))
    return Fault(key, str(error), error.phrase, game)


def _shown(name: str) -> str:
    return repr(name[:LONGEST_SHOWN])
