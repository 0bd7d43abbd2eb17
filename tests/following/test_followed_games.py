"""The games of a journal, as a camera follows the one on the table."""

from pathlib import Path

from companion.following.decisions import Accepted
from companion.following.followed_games import FollowedGames
from companion.games.mast_year.state import State
from tests.following.table import PLACES, faces, quad
from tests.games.mast_year.table import PLAYERS
from vision.tracking.events import TrackGone, TrackLaid


def trunk(track: int, name: str) -> TrackLaid:
    return TrackLaid(track, quad(PLACES[0]), faces(**{f"c{name}": 0.999}), 0.0)


def test_what_is_seen_is_entered_in_the_journal(tmp_path: Path) -> None:
    with FollowedGames(tmp_path / "journal.db") as games:
        number = games.start("mast-year", {}, PLAYERS).number
        followed = games.see([trunk(1, "TS")], 1.0, lambda state, choices: None)
        assert [type(one) for one in followed.decisions] == [Accepted]
        assert len(followed.snapshot.entries) == 1
        assert games.resume(number).state == followed.snapshot.state


def test_what_lies_on_the_table_as_a_game_begins_belongs_to_none(tmp_path: Path) -> None:
    with FollowedGames(tmp_path / "journal.db") as games:
        games.notice([trunk(1, "TS")])
        games.start("mast-year", {}, PLAYERS)
        followed = games.see([], 5.0, lambda state, choices: None)
        assert (followed.decisions, followed.snapshot.entries) == ((), ())
        games.forget_cards()
        followed = games.see([TrackGone(1, 6.0), trunk(2, "7S")], 6.0, lambda state, choices: None)
        assert followed.snapshot.state_as(State).running.trunk is not None
