"""The companion's own play-test decks, as their games' folders list them: what is simulated, printed and offered."""

from importlib import resources

from companion.games import find_game_package


def read_playtest_deck(game: str) -> bytes:
    """Returns the list of a game's play-test deck, TOML."""
    return resources.files(find_game_package(game)).joinpath("playtest.toml").read_bytes()
