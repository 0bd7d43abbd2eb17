"""The event file: which games and rules versions are on offer at a playtest event, and what is asked of players."""

import hashlib
import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from companion.engine import Record
from companion.engine.toml_lines import find_lines
from companion.engine.toml_text import parse_toml
from companion.errors import BadInputError
from companion.events.event_faults import Fault, find_line, make_fault
from companion.events.option_faults import find_option_faults
from companion.events.seat_questions import SEAT_ANSWERS
from companion.events.survey import MOST_QUESTIONS
from companion.events.survey_questions import MOST_CHOICES, QuestionKind, SurveyQuestion
from companion.events.value_checks import (
    EVENT_KEYS,
    GAME_KEYS,
    GROUP_KEYS,
    LONGEST_SHOWN,
    QUESTION_KEYS,
    ValueChecks,
    shown,
)
from companion.games import find_game
from companion.games.described.description import Description
from companion.games.described.reading import read_description, read_embedded
from companion.journal.described_games import DESCRIBED, FOLDER, SUFFIX, coded_games, find_described, options_of
from companion.phrases import phrase
from companion.translations import in_english

EVENT_NAME: Final = "event.toml"
"""The name of an event file that lies beside a journal."""
LARGEST_BYTES: Final = 256 << 10
MOST_MINUTES: Final = 24 * 60
"""The longest wait, a day, however many minutes an event file says."""
ADDED: Final = "+"
"""Between the version that a described game's file says, and what an event adds for other questions or options."""
ASSISTS: Final = ("record", "referee", "coach")
CHOSEN: Final = "chosen"
ALTERNATE: Final = "alternate"
COMPARES: Final = (CHOSEN, ALTERNATE)
"""Who takes one of several versions of a game: the group, or the companion, which deals them out."""
ASKED: Final = tuple(SEAT_ANSWERS)
SEATING: Final = ("squirrels", "speedy", "start", "first")
"""Options that say who sits where: they do not change the rules."""
_LINE: Final = re.compile(r"at line (\d+)")
_CURVED: Final = re.compile(r"line (\d+): (.) is a typographic quote")
_LANGUAGE: Final = re.compile("[a-z]{2,3}")


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """One game and rules version on offer; `options` has the defaults filled in as far as the event names them.

    `changes` says in a line what this version changes. A described game has its `description` (JSON), and the `file`
    that it was read from if it is no stem.
    """

    name: str
    version: str
    options: tuple[tuple[str, object], ...] = ()
    assist: str = "referee"
    questions: tuple[SurveyQuestion, ...] = ()
    survey: bool = True
    changes: str = ""
    file: str = ""
    description: str = ""

    @property
    def game(self) -> str:
        """What records call the game."""
        return DESCRIBED if self.description else self.name

    @property
    def agreed(self) -> dict[str, object]:
        """The options with which a game is begun."""
        return dict(self.options) | ({"description": json.loads(self.description)} if self.description else {})

    @property
    def described(self) -> Description | None:
        """The description of a described game."""
        return read_embedded(json.loads(self.description)) if self.description else None

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play, the fewest first."""
        return _seats_of(self.game, self.described)

    def is_of(self, record: Record) -> bool:
        """Whether a record is of this game: a described one by its description."""
        return record.game == self.game and self.agreed.get("description") == record.options.get("description")


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
    compare: str = CHOSEN

    @property
    def remind_after_s(self) -> float:
        """The seconds after which a group is reminded of the time."""
        return min(self.remind_after_minutes, MOST_MINUTES) * 60.0

    @property
    def idle_s(self) -> float:
        """The seconds without a touch or a card after which the group is asked whether it is still there."""
        return min(self.idle_minutes, MOST_MINUTES) * 60.0

    @property
    def compared(self) -> tuple[str, ...]:
        """The games of which several versions are on offer."""
        names = [game.name for game in self.games]
        return tuple(name for name in dict.fromkeys(names) if names.count(name) > 1)

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
    return rules_hash({**find_game(game).default_options, **options})


def other_options(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """Returns the options that differ from the game's defaults, without who sits where and what stands beside them."""
    defaults, parts = (found := find_game(game)).default_options, found.record_parts
    return {
        name: value for name, value in options.items() if name not in (*SEATING, *parts) and defaults.get(name) != value
    }


def load_event(path: Path = Path(EVENT_NAME)) -> tuple[EventFile, tuple[Fault, ...]]:
    """Returns what an event file says, and its faults. Raises BadInputError if it is none."""
    return parse_event(_read(path), path)


def read_descriptions(event: EventFile, path: Path) -> dict[str, bytes]:
    """Returns the files that describe games of an event, by where they lie beside its file. Raises BadInputError."""
    places = (_place_of(game.name, game.file) for game in event.games if game.description)
    return {place: _read(path.parent / place) for place in places if os.access(path.parent / place, os.F_OK)}


def _place_of(name: str, file: str) -> str:
    return file or f"{FOLDER}/{name}{SUFFIX}"


def parse_event(
    content: bytes, path: Path = Path(EVENT_NAME), brought: Mapping[str, bytes] | None = None
) -> tuple[EventFile, tuple[Fault, ...]]:
    """Returns what the content of an event file says, and its faults; the files of described games lie beside `path`.

    `brought` are those that will lie there, by their places. Raises BadInputError if it is none.
    """
    table = _parse(content)
    check = _Check(path, brought or {})
    event = check.text(table, "event", "event", required=True)
    found = EventFile(
        event,
        check.text(table, "table", "table"),
        check.languages(table.get("languages", ["en"])),
        check.games(table.get("game")),
        compare=check.one_of(table.get("compare", CHOSEN), COMPARES, "compare"),
        **check.group(table.get("group", {})),
    )
    check.unknown(table, EVENT_KEYS, "")
    lines = find_lines(content.decode("utf-8-sig")) if check.faults else {}
    return found, tuple(replace(fault, line=find_line(lines, fault.key)) for fault in check.faults)


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
        line, curved = _LINE.search(str(error)), _CURVED.match(str(error))
        if curved:
            message = phrase("kiosk.wrong.curved", None, line=int(curved[1]), sign=curved[2])
        else:
            message = phrase("kiosk.wrong.line-of", None, line=int(line[1])) if line else phrase("kiosk.wrong.no-toml")
        raise BadInputError(str(error), message) from None


def _seats_of(game: str, described: Description | None) -> tuple[int, ...]:
    """Returns how many can play, the fewest first: of a described game as many as its description says."""
    if described is None:
        return tuple(sorted(find_game(game).seats))
    least, most = described.players
    return tuple(range(least, most + 1))


class _Check(ValueChecks):
    """Checks what an event file says of the event, its games and its groups."""

    def __init__(self, path: Path, brought: Mapping[str, bytes]) -> None:
        super().__init__()
        self._path = path
        self._brought = brought

    def languages(self, value: object) -> tuple[str, ...]:
        found = self.texts(value, "languages")
        for index, language in enumerate(found):
            if not _LANGUAGE.fullmatch(language):
                why = f"{shown(language)} is no code of a language, such as 'en'"
                self.fault(f"languages[{index}]", why, "language", language=language[:LONGEST_SHOWN])
        return tuple(dict.fromkeys(found))

    def games(self, value: object) -> tuple[OfferedGame, ...]:
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            self.fault("game", "at least one [[game]] is needed", "no-game")
            return ()
        found = [self._game(item, f"game[{index}].") for index, item in enumerate(value)]
        for index, game in enumerate(found):
            if game.name and any((game.name, game.version) == (one.name, one.version) for one in found[:index]):
                why = f"{game.name} {game.version} stands twice"
                self.fault(f"game[{index}].version", why, "twice", game=game.name, version=game.version)
        return tuple(found)

    def _game(self, table: Mapping[str, object], prefix: str) -> OfferedGame:
        self.unknown(table, GAME_KEYS, prefix)
        file = self.text(table, "file", f"{prefix}file")
        name = self._name(table, file, f"{prefix}name")
        is_coded = not file and name in coded_games()
        described = None if is_coded else self._described(name, file, prefix)
        name = name if described or is_coded else ""
        says_version = described.version if described else "file" in table
        version = self.text(table, "version", f"{prefix}version", required=not says_version)
        if described and described.version not in ("", version.partition(ADDED)[0]) and version:
            why = f"is {shown(version)}, and {name} says {shown(described.version)}: leave it out, or mend one"
            self.fault(f"{prefix}version", why, "said", said=why)
        return OfferedGame(
            name,
            version or (described.version if described else ""),
            tuple(self._options(name, table.get("options", {}), f"{prefix}options", described).items()),
            self.one_of(table.get("assist", "referee"), ASSISTS, f"{prefix}assist"),
            self._questions(table.get("questions", []), f"{prefix}questions"),
            self.switch(table.get("survey", True), f"{prefix}survey"),
            self.text(table, "changes", f"{prefix}changes"),
            file,
            described.source if described else "",
        )

    def _name(self, table: Mapping[str, object], file: str, key: str) -> str:
        """Returns the name of a game: its file's stem, if a file is given."""
        name, stem = self.text(table, "name", key, required="file" not in table), Path(file).stem
        if file and name not in ("", stem):
            why = f"is {shown(name)} beside file = {shown(file)}: leave one out"
            self.fault(key, why, "said", said=why)
        return stem if "file" in table else name

    def _described(self, name: str, file: str, prefix: str) -> Description | None:
        """Returns the game of a file beside the event file, or of a stem."""
        if not name:
            return None
        try:
            if Path(file).name != file:
                raise BadInputError(f"{shown(file)} is no file beside the event file: write its name alone")
            if content := self._brought.get(_place_of(name, file)):
                return read_description(content)
            if file and not os.access(self._path.with_name(file), os.F_OK):
                why = f"{file} does not lie beside the event file: copy it there"
                self.fault(f"{prefix}file", why, "no-file", file=file)
                return None
            return find_described(str(self._path.with_name(file)) if file else name, self._path)
        except BadInputError as error:
            if file:
                told = make_fault(f"{prefix}file", in_english(error.message), "said", said=error.message)
                self.faults.append(replace(told, game=DESCRIBED))
            else:
                known = ", ".join(coded_games())
                why = f"no game is called {shown(name)}: known are {known}, and what 'companion game list' names"
                self.fault(f"{prefix}name", why, "name", name=name[:LONGEST_SHOWN], known=known)
        return None

    def _questions(self, value: object, key: str) -> tuple[SurveyQuestion, ...]:
        if not isinstance(value, list):
            self.fault(key, "must be a list of questions", "questions-list")
            return ()
        if len(value) > MOST_QUESTIONS:
            self.fault(key, f"at most {MOST_QUESTIONS} questions", "questions", most=MOST_QUESTIONS)
        found = [self._question(item, f"{key}[{index}]") for index, item in enumerate(value)]
        asked = [question.ask for question in found]
        for index, ask in enumerate(asked):
            if ask and ask in asked[:index]:
                self.fault(f"{key}[{index}]", f"{shown(ask)} is asked twice", "asked-twice", ask=ask[:LONGEST_SHOWN])
        return tuple(question for question in found if question.ask)

    def _question(self, value: object, key: str) -> SurveyQuestion:
        if not isinstance(value, dict):
            return SurveyQuestion(self.line(value, key))
        self.unknown(value, QUESTION_KEYS, f"{key}.")
        kind = QuestionKind(self.one_of(value.get("kind", QuestionKind.SCALE), tuple(QuestionKind), f"{key}.kind"))
        return SurveyQuestion(
            self.text(value, "ask", f"{key}.ask", required=True),
            kind,
            self._parts(value, "ends", key, 2) if kind is QuestionKind.SCALE else self._no_parts(value, "ends", key),
            self._parts(value, "choices", key, MOST_CHOICES)
            if kind is QuestionKind.CHOICE
            else self._no_parts(value, "choices", key),
        )

    def _parts(self, question: Mapping[str, object], name: str, key: str, most: int) -> tuple[str, ...]:
        """Returns the texts of a part: two at least, all different; a scale needs no names for its ends."""
        if name not in question and name == "ends":
            return ()
        found = self.texts(question.get(name, []), f"{key}.{name}")
        if not 2 <= len(set(found)) == len(found) <= most:
            if name == "ends":
                self.fault(f"{key}.{name}", "must be two different texts, or left out", "ends")
            else:
                self.fault(f"{key}.{name}", f"must be 2 to {most} different texts", "parts", most=most)
        return found

    def _no_parts(self, question: Mapping[str, object], name: str, key: str) -> tuple[str, ...]:
        if name in question:
            kind = QuestionKind.SCALE if name == "ends" else QuestionKind.CHOICE
            self.fault(f"{key}.{name}", f'stands only with kind = "{kind}"', "kind-only", kind=str(kind))
        return ()

    def _options(self, name: str, value: object, key: str, described: Description | None) -> dict[str, object]:
        if not isinstance(value, dict):
            self.fault(key, "must be a table, such as {goal = 10}", "options")
            return {}
        if name:
            game = DESCRIBED if described else name
            beside = options_of(described) if described else {}
            self.faults += find_option_faults(game, _seats_of(game, described), value, beside, key)
        return value

    def group(self, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            self.fault("group", "must be a table: [group]", "group")
            return {}
        self.unknown(value, GROUP_KEYS, "group.")
        asked = value.get("ask", [])
        if not isinstance(asked, list):
            self.fault("group.ask", "must be a list", "list")
            asked = []
        questions = (self.one_of(item, ASKED, f"group.ask[{index}]") for index, item in enumerate(asked))
        return {"ask": tuple(dict.fromkeys(questions))} | {
            name: self.minutes(value[name], f"group.{name}")
            for name in ("remind_after_minutes", "idle_minutes")
            if name in value
        }
