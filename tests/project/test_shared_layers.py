"""Nothing that all games share names one of them: neither in code nor in its texts."""

from pathlib import Path
from typing import Final

from companion.games import game_names
from tests.project.tree import ROOT, find_files

GAMES_OWN: Final = (
    "companion/games/",
    "companion/ui/games/",
    "companion/exports/games/",
    "companion/simulation/",
)
NAMED_ALL_THE_SAME: Final = {
    "companion/commands/card_readers.py": "the name of a printed deck is public interface",
    "companion/commands/default_game.py": "the game of a command that names none is public interface",
    "companion/commands/hub_demo.py": "a demo shows an event, and an event names its games",
    "companion/commands/print.py": "marks are drawn for one game, and the command says for which",
    "companion/exports/exporters/bg_stats.py": "the program's own name, as another program lists it",
    "companion/exports/folder.py": "the program's own name, as people find its folder",
    "companion/session/store.py": "the first hash of every journal: another one would break them all",
    "companion/commands/catalogue.py": "one game has a catalogue",
}


def names_a_game(text: str) -> bool:
    """Whether a game of several words is named: a single word, such as "lunar", may also be just that."""
    said = text.lower().replace("_", "-").replace(" ", "-")
    return any(name in said for name in game_names() if "-" in name)


def is_shared(path: Path) -> bool:
    return not str(path).startswith(GAMES_OWN)


def test_shared_code_and_texts_name_no_game() -> None:
    shared = [path for kind in (".py", ".ftl") for path in find_files("companion", suffix=kind) if is_shared(path)]
    shared += [path for path in find_files("kv", suffix=".kv") if not str(path).startswith("kv/games/")]
    assert len(shared) > 150
    naming = {str(path) for path in shared if names_a_game((ROOT / path).read_text(encoding="utf-8"))}
    assert naming == set(NAMED_ALL_THE_SAME)
