"""Who has played before is offered, until the table removes a name; one who plays again is offered again."""

from pathlib import Path
from typing import Any

from tests.app.companion_without_window import NAMES, Companion


def offered(companion: Companion) -> Any:
    found: list[Any] = []
    companion.controllers.players.show(found.append)
    companion.settle()
    return found[0]


def test_a_removed_name_stays_away_until_it_plays_again(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.start()
        companion.controllers.players.remove(NAMES[1])
        companion.settle()
    with Companion(tmp_path) as again:
        players = again.controllers.players
        assert offered(again) == (NAMES[0], *NAMES[2:])
        assert again.table.playing.record.players == NAMES, "the games keep it"
        players.sit_down(NAMES[0])
        players.sit_down(NAMES[1])
        assert offered(again) == NAMES
