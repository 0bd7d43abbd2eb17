"""A disk that takes nothing, or has little room, is told as long as that lasts."""

from pathlib import Path

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Trunk
from companion.journal.disk_space import SpacePolicy
from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk, pipe_for_the_copy

TRUNK = Trunk(parse_card("TS"))


def test_it_is_told_as_long_as_nothing_can_be_saved(companion: Companion, tmp_path: Path) -> None:
    companion.start()
    notices = companion.controllers.notices
    with failing_disk(companion, tmp_path):
        companion.entries.act(TRUNK)
        companion.loop.until(lambda: bool(notices.unsaved))
        with pipe_for_the_copy(tmp_path):
            looked: list[object] = []
            companion.controllers.saving.look()
            companion.controllers.access.ask_in_background(lambda _: None, looked.append)
            companion.loop.until(lambda: bool(looked))
            assert notices.unsaved
    companion.loop.until(lambda: not notices.unsaved)
    companion.enter(TRUNK)
    assert companion.entered == [TRUNK]


def test_a_disk_with_little_room_is_told(tmp_path: Path) -> None:
    with Companion(tmp_path, space=SpacePolicy(warn_below_bytes=10**18)) as companion:
        companion.loop.until(lambda: bool(companion.controllers.notices.notice))


def test_what_was_found_wrong_with_the_journal_is_told_at_the_start(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.start()
        companion.enter(TRUNK)
    (tmp_path / "journal.db").write_bytes(b"not a journal" * 400)
    with Companion(tmp_path) as companion:
        companion.loop.until(lambda: bool(companion.controllers.notices.notice))


def test_a_table_may_play_on_until_its_entries_can_be_saved(companion: Companion, tmp_path: Path) -> None:
    companion.start()
    notices = companion.controllers.notices
    companion.controllers.saving.begin()
    companion.settle()
    with failing_disk(companion, tmp_path):
        companion.entries.act(TRUNK)
        companion.loop.until(lambda: notices.play_on is not None)
        companion.controllers.saving.play_on()
        companion.loop.until(lambda: notices.play_on is None)
        companion.enter(TRUNK)
        companion.loop.until(lambda: "one change is kept" in notices.unsaved)
        assert companion.entered == [TRUNK]
    companion.loop.until(lambda: not notices.unsaved)
    assert notices.notice == companion.controllers.texts("ui.trouble.saved")
