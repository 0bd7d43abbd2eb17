"""Who sits at the table after a start: the group, and what it was doing."""

from companion.app.kiosk.seated_group import SeatedGroup, find_seated
from companion.events import groups
from companion.session import MemoryStore
from tests.app.event import EVENT


def test_nobody_sits_at_a_table_that_was_never_used() -> None:
    assert find_seated(MemoryStore(), EVENT, None) == SeatedGroup()


def test_a_group_without_a_game_is_there_all_the_same() -> None:
    store = MemoryStore()
    group = groups.start_group(store, EVENT)
    assert find_seated(store, EVENT, None) == SeatedGroup(group)


def test_a_group_that_waits_may_come_back() -> None:
    store = MemoryStore()
    group = groups.start_group(store, EVENT)
    groups.end_group(store, groups.IDLE, "5a")
    assert [one.code for one in find_seated(store, EVENT, None).parked] == [group.code]
