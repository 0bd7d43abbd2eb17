"""Described games on offer at an event: by a stem, or by a file beside the event file, in the version it has."""

from pathlib import Path

import pytest

from companion.engine import replay
from companion.events.event_file import EventFile, load_event
from companion.events.event_writing import find_unversioned, write_event
from companion.events.groups import BegunGame, begin_game, end_game, start_group
from companion.events.sources import report_on
from companion.events.told_report import tell_report
from companion.games.described import GAME
from companion.journal import Journal
from companion.session import start_session
from companion.simulation import simulation_of

OWN = """game = "Ours"
version = "0.2"
players = 3
[[score]]
say = "tricks"
points = "tricks"
[end]
when = "hands == 1"
"""


def event_of(folder: Path, *lines: str) -> tuple[EventFile, list[str]]:
    path = folder / "event.toml"
    path.write_text('event = "E"\n' + "".join(f"[[game]]\n{line}\n" for line in lines))
    event, faults = load_event(path)
    return event, [str(fault) for fault in faults]


def test_a_stem_and_a_file_have_the_version_of_their_descriptions(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(OWN)
    event, faults = event_of(tmp_path, 'name = "spades"', 'file = "ours.toml"\noptions = {dealer = 1}')
    assert faults == []
    spades, ours = event.games
    assert (spades.name, spades.version, spades.game, ours.name, ours.version) == (
        "spades",
        "1.0",
        "described",
        "ours",
        "0.2",
    )
    assert (spades.seats, ours.seats) == ((4,), (3,)), "as many as the file says, not as any described game may have"
    state = GAME.start(ours.agreed, ("", "", ""))
    assert GAME.summary(state)["name"] == "Ours"
    assert GAME.summary(state)["dealer"] == 1
    path = tmp_path / "again.toml"
    path.write_text(write_event(event))
    assert load_event(path) == (event, ())


def test_a_file_that_is_called_as_another_game_is_the_files(tmp_path: Path) -> None:
    (tmp_path / "mast-year.toml").write_text(OWN)
    event, faults = event_of(tmp_path, 'file = "mast-year.toml"')
    assert faults == []
    assert (event.games[0].game, event.games[0].version) == ("described", "0.2")


def test_other_rules_need_another_version(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(OWN)
    before, _ = event_of(tmp_path, 'file = "ours.toml"')
    (tmp_path / "ours.toml").write_text(OWN.replace("3", "4"))
    after, _ = event_of(tmp_path, 'file = "ours.toml"')
    assert ["game[0].version" in str(fault) for fault in find_unversioned(before, after)] == [True]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('name = "chess"\nversion = "1"', "game[0].name: no game is called 'chess': known are bamboo-harvest"),
        ('name = "described"\nversion = "1"', "game[0].name: no game is called 'described'"),
        ('name = "spades"\nversion = "2"', "game[0].version: is '2', and spades says '1.0': leave it out, or mend one"),
        ('file = "none.toml"', "game[0].file: none.toml does not lie beside the event file: copy it there"),
        ('file = "../ours.toml"', "'../ours.toml' is no file beside the event file: write its name alone"),
        ('file = "bad.toml"', "bad.toml:1: players: 'players' is missing"),
        ('file = "plain.toml"', "game[0].version: is missing"),
        ('name = "spades"\noptions = {deal = 1}', "game[0].options: 'deal' is no option: known are dealer"),
        ('name = "spades"\noptions = {dealer = 4}', "game[0].options: option 'dealer': 4 is no seat: write a whole"),
    ],
)
def test_what_cannot_be_offered_is_named(line: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "Bad"\n')
    (tmp_path / "plain.toml").write_text(OWN.replace('version = "0.2"\n', ""))
    _, faults = event_of(tmp_path, line)
    assert any(said in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('file = "none.toml"', "game[0].file: none.toml does not lie beside"),
        ('file = "bad.toml"', "game[0].file: "),
        ("file = 5", "game[0].file: must be a text"),
        ('name = "spades"\nfile = "ours.toml"', "game[0].name: is 'spades' beside file = 'ours.toml': leave one out"),
    ],
)
def test_a_file_that_cannot_be_offered_is_one_fault(line: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "Bad"\n')
    (tmp_path / "ours.toml").write_text(OWN)
    _, [fault] = event_of(tmp_path, line)
    assert said in fault


def test_a_name_that_is_the_files_may_stand_beside_it(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(OWN)
    assert event_of(tmp_path, 'name = "ours"\nfile = "ours.toml"')[1] == []


def test_the_report_counts_the_lines_and_bids_of_a_described_game(tmp_path: Path) -> None:
    event, _ = event_of(tmp_path, 'name = "spades"')
    [offered] = event.games
    record = simulation_of(offered.game).simulate(1, offered.agreed)
    path = tmp_path / "journal.db"
    with Journal(path) as journal:
        group = start_group(journal, event)
        session = start_session(journal, GAME, record.options, record.players)
        begin_game(journal, BegunGame(group.code, offered, session.number, session.record, "follow"))
        for entry in record.entries:
            session.act(entry.action)
        assert end_game(journal, session.number, 60.0) == "finished"
    lines, is_sound = report_on([path], print)
    assert is_sound
    [line] = lines
    assert (line["game"], line["version"], line["games"], line["finished"]) == ("spades", "1.0", 1, 1)
    hands = len(GAME.summary(replay(GAME, record))["hands"])
    assert line["spades"]["hands"] == hands
    assert line["spades"]["line"]["contract_made"] > 0
    assert 0 <= line["spades"]["bid"]["3"]["made"] <= line["spades"]["bid"]["3"]["bids"]
    assert tell_report(lines, "en")
