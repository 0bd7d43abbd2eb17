"""One command loads what it needs, and no other game: a record is scored within the blink of an eye."""

import subprocess
import sys
from pathlib import Path

from tests.project.tree import ROOT

LOADED = """
import sys
from companion.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as ended:
    status = ended.code
print(status, *sys.modules, file=sys.stderr)
"""
SLOW = {"shutil", "base64", "logging", "subprocess", "asyncio", "ssl", "kivy", "numpy", "cv2", "sqlite3", "apsw"}
SHOWN = {"board", "cache_table", "property_table", "tally", "faces", "trick_table", "options", "positions"}
"""Values of `companion.engine` that screens, cameras, papers or other games need."""


def modules_of(*words: str | Path) -> set[str]:
    """Returns the names of the modules that a command has loaded when it is done."""
    ran = subprocess.run([sys.executable, "-c", LOADED, *words], cwd=ROOT, capture_output=True, text=True, check=True)
    status, *names = ran.stderr.splitlines()[-1].split(" ")
    assert status == "0"
    return set(names)


def part(loaded: set[str], package: str) -> set[str]:
    """Returns which modules of a package are loaded, by their last names."""
    return {
        name.removeprefix(package) for name in loaded if name.startswith(package) and "." not in name[len(package) :]
    }


def test_to_score_a_record_loads_its_game_and_no_other_command() -> None:
    loaded = modules_of("score", "--json", "tests/records/to-ten.json")
    assert part(loaded, "companion.games.") == {"mast_year"}
    assert part(loaded, "companion.commands.") == {"score", "messages", "interruption"}
    assert loaded & {*SLOW, "companion.tricks.screen_table", "companion.engine.tally"} == set()


def test_to_score_a_forest_loads_no_screen_picture_or_database(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text('{"record": 1, "game": "bamboo-harvest", "players": ["Ann", "Bo"], "actions": []}')
    loaded = modules_of("score", "--json", record)
    assert "companion.games.bamboo_harvest.rules" in loaded
    assert "companion.games.bamboo_harvest.view" not in loaded
    assert loaded & SLOW == part(loaded, "companion.engine.") & SHOWN == set()


def test_the_list_of_commands_loads_no_game_and_no_server() -> None:
    loaded = modules_of("--help")
    assert loaded & {"asyncio", "ssl", "socket", "subprocess", "kivy", "numpy", "cv2"} == set()
    assert part(loaded, "companion.games.") == set()


KIOSK_ALONE = """
import sys
from pathlib import Path
from threading import enumerate as threads
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, play, sit_down
with Companion(Path(sys.argv[1]), EVENT) as table:
    sit_down(table)
    play(table)
    loaded = sorted(name for name in sys.modules if name.startswith("companion.hub"))
    print(loaded, "hub" in [one.name for one in threads()])
"""


def test_a_kiosk_without_a_hub_loads_nothing_of_it_and_has_no_thread_for_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KIOSK_ALONE, str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "[] False\n"
