"""Groups of an event: codes, games, questions and surveys become the rows that the contract names, and are reported."""

from random import Random

import pytest

from companion.engine import Entry
from companion.events import groups, survey_rows
from companion.events.event_file import hash_rules, rules_hash
from companion.events.group_codes import FIRST, NUMBERS, SECOND, make_code
from companion.events.groups import AskedPlayer, BegunGame, Group
from companion.events.play_time import measure_play
from companion.events.survey_rows import AskedSeat
from companion.games import find_game
from companion.session import MemoryStore, Replace, resume_session, start_session
from companion.session.session import OPEN, PARKED, Session
from companion.simulation import simulation_of
from tests.events.timed_event import EVENT, GAME, PAUSE_S, Time, begin, lines


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def store(time: Time) -> MemoryStore:
    return MemoryStore(time)


class TestCodes:
    def test_are_two_words_and_a_number(self) -> None:
        first, second, number = make_code((), Random(1)).split()
        assert (first in FIRST, second in SECOND, int(number) in NUMBERS) == (True, True, True)

    def test_never_come_twice(self) -> None:
        used: set[str] = set()
        for _ in range(3000):
            code = make_code(used, Random(len(used) % 7))
            assert code not in used
            used.add(code)

    def test_words_are_told_apart(self) -> None:
        assert len({*FIRST, *SECOND}) == len(FIRST) + len(SECOND)

    def test_there_is_one_more_when_all_are_used(self) -> None:
        used = {f"{first} {second} {number}" for first in FIRST for second in SECOND for number in NUMBERS}
        assert make_code(used) not in used

    def test_a_journal_gives_none_twice(self, store: MemoryStore) -> None:
        codes = [groups.start_group(store, EVENT, Random(1)).code for _ in range(20)]
        assert len(set(codes)) == 20


class TestRows:
    def test_are_those_of_the_contract(self, store: MemoryStore) -> None:
        group = groups.start_group(store, EVENT)
        groups.show_aim(store, group.code, GAME, 7.26)
        groups.ask_seat(store, AskedPlayer(group.code, 1), {"age-band": "20-39"})
        session = begin(store, group)
        groups.ask_rule(store, session.number, 3, "MY-6.3")
        groups.leave_unclear(store, session.number, 3, "MY-6.3", "the tie")
        groups.overrule(store, session.number, 4, "bounty-led")
        groups.leave_seat(store, session.number, 2, "person")
        assert groups.end_game(store, session.number, PAUSE_S) == "finished"
        answers = {"fun": 4, "length": "right", "own-1": 9}
        survey_rows.close_seat(store, AskedSeat(group.code, session.number, 1, answers))
        groups.end_group(store, groups.NEW_GROUP)
        found = lines(store)
        assert [line["kind"] for line in found] == [
            *("group-started", "aim-shown", "seat-asked", "game-started", "rule-question", "rule-question"),
            *("overruled", "player-left", "game-ended", "survey", "group-ended"),
        ]
        said = {line["kind"]: line for line in found}
        assert (said["group-started"]["event"], said["group-started"]["table"]) == ("Autumn playtest", "Table 3")
        started = said["game-started"]
        assert (started["version"], started["assist"], started["way"]) == ("0.9.2", "referee", "follow")
        assert started["rules"] == hash_rules("mast-year", {"goal": 7, "speedy": 2})
        assert (said["rule-question"]["unclear"], said["rule-question"]["note"]) == (True, "the tie")
        assert started["questions"] == [question.ask for question in GAME.questions]
        begun = groups.begun_offer(store, session.number)
        assert begun is not None
        assert (begun.version, begun.questions) == (GAME.version, GAME.questions)
        ended = said["game-ended"]
        assert (ended["how"], ended["winner"], ended["line"]["over"]) == ("finished", ended["line"]["winner"], True)
        assert said["survey"]["answers"] == {"fun": 4, "length": "right"}
        assert said["group-ended"]["why"] == "new-group"

    def test_a_game_begins_and_ends_once(self, store: MemoryStore) -> None:
        group = groups.start_group(store, EVENT)
        session = begin(store, group)
        groups.begin_game(store, BegunGame(group.code, GAME, session.number, session.record, "follow"))
        for _ in range(2):
            groups.end_game(store, session.number, PAUSE_S)
        kinds = [line["kind"] for line in lines(store)]
        assert (kinds.count("game-started"), kinds.count("game-ended")) == (1, 1)

    def test_a_game_gone_on_with_ends_anew(self, store: MemoryStore) -> None:
        group = groups.start_group(store, EVENT)
        session = begin(store, group, whole=False)
        assert groups.end_game(store, session.number, PAUSE_S, parks=True) == "parked"
        assert groups.end_game(store, session.number, PAUSE_S) == "stopped"
        session.take_back()
        assert groups.end_game(store, session.number, PAUSE_S) == "stopped"
        assert [line["how"] for line in lines(store) if line["kind"] == "game-ended"] == [
            "parked",
            "stopped",
            "stopped",
        ]

    def test_a_game_of_no_event_has_none(self, store: MemoryStore) -> None:
        session = start_session(store, find_game("mast-year"), {}, ("",) * 4)
        assert groups.end_game(store, session.number, PAUSE_S) == ""
        assert lines(store) == []

    @pytest.mark.parametrize(("options", "told"), [({"speedy": 2}, {}), ({"goal": 7}, {"goal": 7})])
    def test_options_are_recorded_also_where_they_are_the_usual_ones(
        self, options: dict[str, object], told: dict[str, object], store: MemoryStore
    ) -> None:
        group = groups.start_group(store, EVENT)
        session = start_session(store, find_game("mast-year"), options, ("",) * 4)
        groups.begin_game(store, BegunGame(group.code, GAME, session.number, session.record, "follow"))
        assert lines(store)[-1]["options"] == told

    def test_options_left_out_are_filled_in(self) -> None:
        filled = {"goal": 10, "incomplete_information": False, "single_hand": False, "tournament": False}
        assert hash_rules("mast-year", {"speedy": 2}) == rules_hash(
            {**filled, "silent": False, "equal_scores": "play-on"}
        )
        assert hash_rules("bamboo-harvest", {}) == rules_hash({})


class TestGroups:
    def test_nobody_is_there_at_first(self, store: MemoryStore) -> None:
        assert groups.find_group(store) is None
        groups.end_group(store, groups.IDLE)
        assert lines(store) == []

    def test_a_new_group_ends_the_one_before(self, store: MemoryStore) -> None:
        groups.start_group(store, EVENT)
        second = groups.start_group(store, EVENT)
        assert groups.find_group(store) == second
        assert [line["kind"] for line in lines(store)] == ["group-started", "group-ended", "group-started"]

    def test_a_parked_group_comes_back_by_its_code(self, store: MemoryStore) -> None:
        first = groups.start_group(store, EVENT)
        groups.end_group(store, groups.IDLE, "5a")
        groups.start_group(store, EVENT)
        groups.end_group(store, groups.NEW_GROUP)
        assert groups.find_parked(store) == (Group(first.code, "5a"),)
        assert groups.return_group(store, Group(first.code, "5a")) == Group(first.code)
        assert groups.find_group(store) == Group(first.code)
        assert groups.find_parked(store) == ()

    def test_its_games_are_found(self, store: MemoryStore) -> None:
        group, other = groups.start_group(store, EVENT), groups.start_group(store, EVENT)
        sessions = [begin(store, each, whole=False).number for each in (group, other, group)]
        assert groups.sessions_of(store, group.code) == (sessions[0], sessions[2])


class TestTimes:
    def test_phases_add_up_to_the_play(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10, 20, 40, 5])
        times = measure_play(session, store.rows(session.number), PAUSE_S)
        assert times.played_s == sum(times.phases_s.values()) == 75
        assert times.phases_s == {"deal": 10, "pass": 20, "trunk": 40, "tricks": 5}

    def test_a_pause_is_no_play(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10, 900, 40, 5])
        times = measure_play(session, store.rows(session.number), PAUSE_S)
        assert (times.played_s, times.paused_s) == (55, 900)

    def test_a_wall_clock_that_jumps_changes_nothing(self, store: MemoryStore, time: Time) -> None:
        time.at = "1999-01-01T00:00:00Z"
        session = self.play(store, time, [10, 20])
        time.at = "2036-01-01T00:00:00Z"
        time.up_s += 30
        session.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[2].action)
        assert measure_play(session, store.rows(session.number), PAUSE_S).played_s == 60

    def test_a_power_cut_takes_no_time(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10, 20])
        time.boot, time.up_s = "two", 5.0
        resumed = resume_session(store, session.number)
        resumed.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[2].action)
        assert measure_play(resumed, store.rows(session.number), PAUSE_S).played_s == 30

    def test_what_was_taken_back_took_its_time(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10, 20])
        time.up_s += 7
        session.take_back()
        times = measure_play(session, store.rows(session.number), PAUSE_S)
        assert times.played_s == 37

    def test_a_game_that_was_parked_waits_for_nobody(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10])
        time.up_s += 5
        groups.begin_game(store, BegunGame("A", GAME, session.number, session.record, "follow"))
        groups.end_game(store, session.number, PAUSE_S, parks=True)
        time.up_s += 100
        session.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[1].action)
        assert measure_play(session, store.rows(session.number), PAUSE_S).played_s == 15

    @pytest.mark.parametrize("away_s", [100, 900])
    def test_a_game_that_was_marked_parked_waits_for_nobody(self, store: MemoryStore, time: Time, away_s: int) -> None:
        session = self.play(store, time, [10])
        groups.begin_game(store, BegunGame("A", GAME, session.number, session.record, "follow"))
        groups.end_game(store, session.number, PAUSE_S, parks=True)
        session.set_mark(PARKED)
        time.up_s += away_s
        session.set_mark(OPEN)  # the group comes back
        time.up_s += 7
        session.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[1].action)
        times = measure_play(session, store.rows(session.number), PAUSE_S)
        assert (times.played_s, times.paused_s) == (17, 0)

    def test_what_is_answered_after_a_game_is_no_play_of_it(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10])
        groups.begin_game(store, BegunGame("A", GAME, session.number, session.record, "follow"))
        groups.end_game(store, session.number, PAUSE_S, parks=True)
        survey_rows.close_seat(store, AskedSeat("A", session.number, 0, {"fun": 4}))
        time.up_s += 100  # the group comes back, and plays on
        session.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[1].action)
        assert measure_play(session, store.rows(session.number), PAUSE_S).played_s == 10

    def test_what_follows_the_end_of_a_game_is_no_play(self, store: MemoryStore, time: Time) -> None:
        session = self.play(store, time, [10] * len(simulation_of("mast-year").simulate(1, {"goal": 7}).entries))
        before = measure_play(session, store.rows(session.number), PAUSE_S)
        for wait_s in (60, 900):
            time.up_s += wait_s
            last = session.standing[-1]
            session.correct(Replace(last.number, last.entry.action))
        assert session.game.summary(session.state)["over"]
        assert measure_play(session, store.rows(session.number), PAUSE_S) == before

    @staticmethod
    def play(store: MemoryStore, time: Time, gaps_s: list[float]) -> Session:
        record = simulation_of("mast-year").simulate(1, {"goal": 7})
        session = start_session(store, find_game("mast-year"), record.options, record.players)
        entries: tuple[Entry, ...] = record.entries
        for gap_s, entry in zip(gaps_s, entries, strict=False):
            time.up_s += gap_s
            session.act(entry.action)
        return session
