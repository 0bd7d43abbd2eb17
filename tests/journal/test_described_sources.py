"""The text that describes a game is found where the game was: among the shipped ones, or beside the journal."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.journal.described_games import find_games, read_source


def test_the_text_of_a_shipped_game_and_of_an_own_one_is_read(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    (tmp_path / "games").mkdir()
    own = 'game = "Aurora"  # ours\nplayers = 3\n[[score]]\nsay = "x"\npoints = "tricks"\n'
    (tmp_path / "games" / "aurora.toml").write_text(own)
    found = {game.stem: game for game in find_games(journal)}
    assert read_source(found["aurora"], journal) == own
    assert read_source(found["hearts"], journal).startswith("game = ")
    (tmp_path / "games" / "aurora.toml").unlink()
    with pytest.raises(BadInputError, match="name another file"):
        read_source(found["aurora"], journal)
