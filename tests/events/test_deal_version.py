"""Versions that the companion deals out: groups alternate, balanced at each table, and a group keeps its own."""

from random import Random

import pytest

from companion.events import groups
from companion.events.event_file import ALTERNATE, EventFile, OfferedGame
from companion.events.groups import AskedPlayer, BegunGame, deal_version
from companion.games import find_game
from companion.session import MemoryStore, start_session

VERSIONS = tuple(OfferedGame("mast-year", version) for version in ("1", "2", "3"))
EVENT = EventFile("Event", games=(*VERSIONS, OfferedGame("lunar", "1")), compare=ALTERNATE)


def begin(store: MemoryStore, group: str, offered: OfferedGame) -> None:
    session = start_session(store, find_game(offered.name), {}, ("",) * 4)
    groups.begin_game(store, BegunGame(group, offered, session.number, session.record, "follow", ALTERNATE))


@pytest.mark.parametrize("seed", range(3))
def test_each_version_is_had_by_as_many_groups(seed: int) -> None:
    store, chance = MemoryStore(), Random(seed)
    dealt = []
    for number in range(9):
        offered = deal_version(store, EVENT, "mast-year", f"Group {number}", chance)
        begin(store, f"Group {number}", offered)
        begin(store, f"Group {number}", offered)  # a rematch counts once
        dealt.append(offered.version)
    assert [sorted(dealt[at : at + 3]) for at in (0, 3, 6)] == [["1", "2", "3"]] * 3


def test_the_first_group_of_a_table_is_not_always_given_the_first_version() -> None:
    first = {deal_version(MemoryStore(), EVENT, "mast-year", "A", Random(seed)).version for seed in range(20)}
    assert first == {"1", "2", "3"}


def test_a_group_keeps_its_version() -> None:
    store = MemoryStore()
    begin(store, "A", VERSIONS[1])
    assert {deal_version(store, EVENT, "mast-year", "A", Random(seed)) for seed in range(9)} == {VERSIONS[1]}


def test_the_row_says_who_took_the_version() -> None:
    store = MemoryStore()
    begin(store, "A", VERSIONS[1])
    [begun] = [row.content for row in store.rows() if row.kind == "game-started"]
    assert begun["compare"] == "alternate"


def test_a_seat_that_tells_more_later_keeps_what_it_told_before() -> None:
    store = MemoryStore()
    for answers in ({"age-band": "20-39"}, {"plays-before": "never"}):
        groups.ask_seat(store, AskedPlayer("A", 1), answers)
    groups.ask_seat(store, AskedPlayer("A", 2), {"plays-before": "often"})
    told = [row.content["answers"] for row in store.rows() if row.kind == "seat-asked"]
    assert told[1:] == [{"age-band": "20-39", "plays-before": "never"}, {"plays-before": "often"}]


def test_who_goes_back_and_chooses_again_is_given_the_same_version() -> None:
    dealt = {group: {deal_version(MemoryStore(), EVENT, "mast-year", group) for _ in range(4)} for group in "ABCDEFGH"}
    assert {len(versions) for versions in dealt.values()} == {1}
    assert len(set.union(*dealt.values())) == 3


def test_what_a_seat_told_of_one_game_does_not_stand_beside_another() -> None:
    store = MemoryStore()
    groups.ask_seat(store, AskedPlayer("A", 1), {"age-band": "20-39"})
    for game, told in (("lunar", "often"), ("mast-year", "never")):
        groups.ask_seat(store, AskedPlayer("A", 1, game), {"plays-before": told})
    groups.ask_seat(store, AskedPlayer("A", 1, "lunar"), {})
    rows = [row.content for row in store.rows() if row.kind == "seat-asked"]
    assert [(row.get("game"), row["answers"].get("plays-before")) for row in rows] == [
        (None, None),
        ("lunar", "often"),
        ("mast-year", "never"),
        ("lunar", None),
    ]
    assert {row["answers"]["age-band"] for row in rows} == {"20-39"}
