"""Records come into the journal: each is one game, however often it comes."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.engine import Entry, Record
from companion.engine.record import ReplacedPlayer, read_record, write_record
from companion.games import find_game
from companion.journal import Journal
from companion.journal.journaled_games import JournaledGames
from companion.session import MemoryStore, resume_session, start_session
from companion.session.importing import Importer
from companion.session.store import JournalRow, NewRow
from companion.simulation import simulation_of

GAMES = ("bamboo-harvest", "lunar", "masters-of-maple-syrup", "mast-year", "nice-one-squirrel")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_a_game_and_comes_once(name: str) -> None:
    store, record = MemoryStore(), simulation_of(name).simulate(1, {})
    game = find_game(name)
    importer = Importer(store)
    session, is_new = importer.take(record)
    again = resume_session(store, session.number)
    assert (is_new, again.mark) == (True, "closed")
    assert game.summary(again.state) == game.summary(session.state)
    rows = len(store.rows())
    exported = read_record(write_record(game, again.to_record()).encode(), find_game)
    for known in (record, exported):
        assert importer.take(known)[1] is False
        assert Importer(store).take(known)[1] is False
    assert len(store.rows()) == rows


def short(cut: int = 20) -> Record:
    record = simulation_of("mast-year").simulate(2, {})
    return Record(record.game, record.options, ("Ann", "Bo", "Cy", "Di"), record.entries[:cut])


def test_who_sat_there_before_is_kept() -> None:
    left = (ReplacedPlayer(1, "Eve", 0), ReplacedPlayer(1, "Flo", 7), ReplacedPlayer(3, "Gus", 20))
    record = Record("mast-year", short().options, short().players, short().entries, left[::-1])
    session, _ = Importer(MemoryStore()).take(record)
    assert (session.to_record().replaced, session.record.players) == (left, ("Ann", "Bo", "Cy", "Di"))
    assert session.mark == "parked"


def test_how_and_when_something_was_entered_is_kept() -> None:
    first, second, *others = short().entries
    entries = (Entry(first.action, "2026-05-01T19:30:00Z", "camera"), second, *others)
    session, _ = Importer(MemoryStore()).take(Record("mast-year", {}, short().players, entries))
    assert [(logged.entry.at, logged.entry.by) for logged in session.entries[:2]] == [
        ("2026-05-01T19:30:00Z", "camera"),
        (None, "import"),
    ]


def test_an_import_that_was_cut_short_is_completed() -> None:
    store, whole = MemoryStore(), MemoryStore()
    number = Importer(whole).take(short())[0].number
    for row in whole.rows()[:9]:
        store.append(NewRow(row.session, row.kind, row.content))
    session, is_new = Importer(store).take(short())
    assert (session.number, is_new, len(session.entries)) == (number, True, 20)
    assert [row.body for row in store.rows()] == [row.body for row in whole.rows()]


def test_a_game_that_was_deleted_comes_back() -> None:
    store = MemoryStore()
    session, _ = Importer(store).take(short())
    session.set_mark("deleted")
    again, is_new = Importer(store).take(short())
    assert (again.number, is_new, again.mark) == (session.number, True, "parked")


def test_the_games_of_a_store_are_read_once_for_all_records() -> None:
    class CountedStore(MemoryStore):
        reads = 0

        def rows(self, session: str | None = None) -> tuple[JournalRow, ...]:
            self.reads += 1
            return super().rows(session)

    store = CountedStore()
    importer = Importer(store)
    for cut in range(3, 15):
        importer.take(short(cut))
    store.reads = 0
    importer = Importer(store)
    known = store.reads
    assert not any(importer.take(short(cut))[1] for cut in range(3, 15))
    assert store.reads - known == 12


def test_other_games_and_one_that_cannot_be_read_are_not_this_one() -> None:
    store = MemoryStore()
    start_session(store, find_game("mast-year"), {}, ("Ann", "Bo", "Cy", "Di"))
    store.append(NewRow("other", "started", {"game": "no-such-game", "options": {}, "players": []}))
    assert Importer(store).take(short())[1]


def test_good_records_are_taken_and_bad_ones_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("mast-year")
    path, good, bad = tmp_path / "journal.db", tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(write_record(game, short()))
    bad.write_text(good.read_text().replace('"actions": [', '"actions": [{"do": "keep"}, '))
    words = ["journal", "import", "--journal", str(path), str(bad), str(good)]
    assert main(words) == 2
    said = capsys.readouterr()
    assert f"{bad}: action 0: " in said.err
    assert f"{good}: mast-year, 20 entries, is in the journal as " in said.out
    assert main([*words, "--json"]) == 2
    line = json.loads(capsys.readouterr().out)
    assert (line["file"], line["new"], line["entries"]) == (str(good), False, 20)
    with Journal(path) as journal:
        assert resume_session(journal, line["id"]).mark == "parked"


def test_the_game_that_is_played_is_gone_on_with_after_an_import(tmp_path: Path) -> None:
    path, good = tmp_path / "journal.db", tmp_path / "good.json"
    good.write_text(write_record(find_game("mast-year"), short()))
    with Journal(path) as journal:
        played = start_session(journal, find_game("mast-year"), {}, ("Ann", "Bo", "Cy", "Di")).number
    assert main(["journal", "import", "--journal", str(path), str(good)]) == 0
    with JournaledGames(path) as games:
        found = games.last_open()
        assert found is not None
        assert found.number == played
