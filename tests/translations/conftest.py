from tests.games.conftest import shelf

__all__ = ["shelf"]
