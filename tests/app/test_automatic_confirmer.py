"""The player of a demonstration confirms what the camera surely sees, and nothing that is in doubt."""

from pathlib import Path

from companion.app.automatic_confirmer import AutomaticConfirmer
from companion.app.property_differences import PropertyDifferences
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import End, Tap
from tests.app.companion_without_window import Companion
from tests.app.seen_differences import PATH, differ


def test_a_demonstrations_player_confirms_what_is_sure(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.table.start(GAME.name, {}, ("Ann", "Bo"))
        companion.settle()
        properties = PropertyDifferences(companion.table, companion.entries)
        AutomaticConfirmer(properties, companion.loop, 1.0).start()
        properties.take([differ(PATH)])
        companion.loop.until(lambda: companion.entered == list(PATH))
        doubtful = differ((End(),), (Tap(1, (0,)),), entries=2)
        properties.take([doubtful])
        turns = iter(range(5))
        companion.loop.until(lambda: next(turns) == 4)
        assert properties.shown == doubtful
        companion.table.park()
        companion.loop.until(lambda: companion.table.standing is None)
        assert properties.shown is None
