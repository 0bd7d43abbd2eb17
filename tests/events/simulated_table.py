"""A simulated table of a playtest event: its groups, what they do, its power cuts, and its memory sticks."""

import errno
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from companion.app.kiosk.event_export import event_files, export_event
from companion.events import groups, survey_rows
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import AskedPlayer, BegunGame
from companion.events.seat_questions import SEAT_ANSWERS
from companion.events.survey_questions import SurveyQuestion
from companion.events.survey_rows import AskedSeat
from companion.games import find_game
from companion.journal import Journal
from companion.session import Moment, Replace, Session, resume_session, start_session
from companion.simulation import simulation_of
from hardware.sticks import Stick
from tests.journal.powercut import Recorder, cut_now, lay_out

GAMES = (
    OfferedGame(
        "mast-year",
        "0.9.2",
        (("goal", 7),),
        questions=(SurveyQuestion("Ήταν δίκαιο;"), SurveyQuestion("War es spannend?")),
    ),
    OfferedGame(
        "mast-year",
        "0.9.3",
        (("goal", 7), ("silent", True)),
        questions=(SurveyQuestion("Было честно?"), SurveyQuestion("Czy było równo?")),
    ),
)
GROUPS = 20
TABLES = 3
DAYS = 2
PULLED = {(0, 0): 1, (1, 0): 3}
"""The tables and days whose sticks were pulled, and after how many written parts."""
PAUSE_S = 300.0
CHANGES = (
    "Fewer cards, please",
    "Weniger Karten – schöner!",
    "Mniej kart, żeby było łatwiej",
    "Λιγότερα φύλλα, меньше карт",
)
"""What groups write, in their languages; some of it needs other letters."""


@dataclass
class PlayedGame:
    """What one game of a group came to; `how` is empty until it has ended."""

    version: str
    how: str = ""
    fun: list[int] = field(default_factory=list)
    facts: Counter[str] = field(default_factory=Counter)
    overruled: int = 0
    corrected: int = 0
    stand_in: str = ""


@dataclass
class Simulated:
    """What happened, by rules version, counted beside the rows."""

    games: Counter[str] = field(default_factory=Counter)
    groups: Counter[str] = field(default_factory=Counter)
    hows: Counter[tuple[str, str]] = field(default_factory=Counter)
    questions: Counter[tuple[str, str]] = field(default_factory=Counter)
    overruled: Counter[str] = field(default_factory=Counter)
    fun: dict[str, list[int]] = field(default_factory=dict)
    minutes: dict[str, list[float]] = field(default_factory=dict)
    winners: dict[str, list[str]] = field(default_factory=dict)
    hands: dict[str, list[int]] = field(default_factory=dict)
    corrected: Counter[str] = field(default_factory=Counter)
    changes: Counter[tuple[str, str]] = field(default_factory=Counter)
    ages: Counter[tuple[str, str]] = field(default_factory=Counter)
    of_group: dict[tuple[str, str], list[PlayedGame]] = field(default_factory=dict)
    """The games of each group, by its table and its code."""


class EventTable:
    """One table's journal, with a clock that cuts and jumps as it likes."""

    def __init__(self, number: int, simulated: Simulated, folder: Path) -> None:
        self.random = Random(number)
        self.up_s, self.boot = 10.0, 0
        self.folder = folder
        self.cuts = 0
        self.switch_on()
        self.event = EventFile("Autumn playtest", f"Table {number}", games=GAMES)
        self.simulated = simulated
        self.played_s = 0.0
        self.game = PlayedGame("")

    def _now(self) -> Moment:
        year = self.random.choice((1970, 2026, 2036))
        return Moment(f"{year}-11-22T18:00:00Z", f"boot {self.boot}", int(self.up_s * 1e9))

    def switch_on(self) -> None:
        """Opens the journal as the disk has it."""
        self.recorder = Recorder()
        self.recorder.begin_with(self.folder)
        self.store = Journal(self.folder / "journal.db", self._now, self.recorder.connect)
        self.store.__enter__()

    def switch_off(self) -> None:
        """Closes the journal."""
        self.store.__exit__(None, None, None)

    def pass_s(self, seconds: float) -> None:
        """Lets time pass; more than a pause is no play."""
        self.up_s += seconds
        self.played_s += seconds if seconds <= PAUSE_S else 0.0

    def run(self, groups_served: int) -> None:
        """Serves so many groups, one after the other."""
        for _ in range(groups_served):
            group = groups.start_group(self.store, self.event, self.random)
            offered = self.random.choice(GAMES)
            self.simulated.groups[offered.version] += 1
            self._tell(group.code, offered.version)
            for _ in range(self.random.randint(1, 2)):
                if not self._play(group.code, offered, self.random.randrange(1000)):
                    break
            groups.end_group(self.store, groups.NEW_GROUP)

    def _tell(self, code: str, version: str) -> None:
        """Some seats tell of themselves, and one of them tells otherwise afterwards."""
        for seat in range(self.random.randint(0, 4)):
            ages = self.random.choices(SEAT_ANSWERS["age-band"], k=2 if seat == 1 else 1)
            for age in ages:
                groups.ask_seat(self.store, AskedPlayer(code, seat), {"age-band": age})
            self.simulated.ages[version, ages[-1]] += 1

    def _play(self, code: str, offered: OfferedGame, seed: int) -> bool:
        """Plays a game; returns whether the group is still there."""
        counted, version, random = self.simulated, offered.version, self.random
        record = simulation_of("mast-year").simulate(seed, dict(offered.options))
        session = start_session(self.store, find_game("mast-year"), record.options, record.players)
        groups.begin_game(self.store, BegunGame(code, offered, session.number, session.record, "follow"))
        counted.games[version] += 1
        self.game = PlayedGame(version)
        counted.of_group.setdefault((self.event.table, code), []).append(self.game)
        self.played_s, drops_out = 0.0, random.random() < 0.25
        entries = record.entries[: len(record.entries) // 2] if drops_out else record.entries
        goes_at = random.randrange(len(entries)) if random.random() < 0.3 else None
        stand_in = self._lose_player(session) if random.random() < 0.2 else ""
        for place, entry in enumerate(entries):
            if place == goes_at:
                session = self._go_away(session)
                if random.random() < 0.3:
                    counted.hows[version, groups.PARKED] += 1
                    self.game.how = groups.PARKED
                    groups.start_group(self.store, self.event, random)  # the next group; the first never comes back
                    return False
                groups.return_group(self.store, groups.find_parked(self.store)[0])
            self.pass_s(900.0 if place == 20 else 10.0)
            if random.random() < 0.01:
                self._touch_wrong(session, entry.action, version)
            else:
                session.act(entry.action)
            if place == 30 and random.random() < 0.3:
                session = self._cut_power(session)
        self._ask(session, version)
        how = groups.end_game(self.store, session.number, PAUSE_S)
        counted.hows[version, how] += 1
        self.game.how = how
        if how == groups.FINISHED and stand_in != "bot":
            key = f"{version} {self.event.table} {code}"
            line: Mapping[str, Any] = session.game.summary(session.state)
            counted.minutes.setdefault(key, []).append(self.played_s / 60)
            counted.winners.setdefault(key, []).append(str(line["winner"]))
            counted.hands.setdefault(key, []).append(len(line["hands"]))
        self._answer(code, session.number, version)
        return True

    def _answer(self, code: str, number: str, version: str) -> None:
        for seat in range(4):
            if self.random.random() < 0.7:
                fun = self.random.randint(1, 5)
                change = self.random.choice(CHANGES)
                self.simulated.changes[version, change] += 1
                answers = {"fun": fun, "length": "right", "change": change, "own-1": 6 - fun, "own-2": fun}
                survey_rows.close_seat(self.store, AskedSeat(code, number, seat, answers))
                self.game.fun.append(fun)
                self.simulated.fun.setdefault(version, []).append(fun)

    def _touch_wrong(self, session: Session, meant: object, version: str) -> None:
        """Somebody enters something else than was played, if anything else is possible, and corrects it."""
        wrong = next(
            (
                action
                for action in session.game.choices(session.state)
                if type(action) is type(meant) and action != meant
            ),
            None,
        )
        session.act(wrong or meant)
        if wrong is not None:
            session.correct(Replace(session.standing[-1].number, meant))
            self.simulated.corrected[version] += 1
            self.game.corrected += 1

    def _lose_player(self, session: Session) -> str:
        """Somebody leaves, and another person, a bot or nobody plays on."""
        stand_in = self.random.choice(("bot", "person", None))
        groups.leave_seat(self.store, session.number, self.random.randrange(4), stand_in)
        self.game.stand_in = stand_in or "nobody"
        return stand_in or ""

    def _go_away(self, session: Session) -> Session:
        """Nobody is at the table any more: the game waits, also while the power is off, until its group is back."""
        self.pass_s(2000.0)
        groups.end_game(self.store, session.number, PAUSE_S, parks=True)
        groups.end_group(self.store, groups.IDLE, session.number)
        return self._cut_power(session)

    def _cut_power(self, session: Session) -> Session:
        """The power goes: what was played is in the journal, and the game goes on where it stood."""
        self.boot, self.up_s = self.boot + 1, 7.0
        self.cuts += 1
        before = self.store.rows()
        self.recorder.watch(self.folder / "journal.db.copy")
        left = cut_now(self.recorder.steps, self.random)
        self.switch_off()  # whatever this still writes is not on the disk that was cut
        lay_out(left, self.folder)
        self.switch_on()
        assert self.store.rows() == before
        assert self.store.salvage is None
        return resume_session(self.store, session.number)

    def _ask(self, session: Session, version: str) -> None:
        for _ in range(self.random.randint(0, 2)):
            fact = self.random.choice(("MY-5.4", "MY-6.3"))
            groups.ask_rule(self.store, session.number, len(session.entries), fact)
            self.simulated.questions[version, fact] += 1
            self.game.facts[fact] += 1
        if self.random.random() < 0.2:
            groups.overrule(self.store, session.number, len(session.entries), "bounty-led")
            self.simulated.overruled[version] += 1
            self.game.overruled += 1

    def save_to(self, stick: Path, pulled_after: int | None = None) -> None:
        """Saves the event to a stick, as the host does in the evening; it may be pulled out after so many parts."""
        rows, parts = self.store.rows(), 0

        def progress() -> None:
            nonlocal parts
            parts += 1
            if pulled_after is not None and parts > pulled_after:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

        export_event(event_files(rows, (), "en"), self.event, Stick(stick, stick.stat().st_dev), progress)
