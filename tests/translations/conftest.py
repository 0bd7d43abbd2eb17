from tests.games.conftest import unshipped_games

__all__ = ["unshipped_games"]
