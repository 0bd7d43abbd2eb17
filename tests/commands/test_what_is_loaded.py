"""One command loads what it needs, and no other game: a record is scored within the blink of an eye."""

import subprocess
import sys
from pathlib import Path

from tests.project.tree import ROOT

SCORE = """
import sys
from companion.__main__ import main
status = main(["score", "--json", "tests/records/to-ten.json"])
print(status, sorted(name for name in sys.modules if name.startswith(("companion.games.", "companion.commands."))
    and name.count(".") == 2), file=sys.stderr)
"""


def test_to_score_a_record_loads_its_game_and_no_other_command() -> None:
    ran = subprocess.run([sys.executable, "-c", SCORE], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = ran.stderr
    assert loaded.startswith("0 ")
    for name in ("companion.games.mast_year'", "companion.commands.score'"):
        assert name in loaded
    for name in ("nice_one_squirrel", "lunar", "bamboo_harvest", "masters_of_maple_syrup", "commands.demo"):
        assert name not in loaded


SCORE_FOREST = """
import sys
from companion.__main__ import main
status = main(["score", "--json", sys.argv[1]])
print(status, sorted(name for name in sys.modules if name.startswith("companion.games.bamboo_harvest.")
    or name in ("base64", "logging", "kivy", "numpy", "cv2", "sqlite3", "apsw")), file=sys.stderr)
"""


def test_to_score_a_forest_loads_no_screen_picture_or_database(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text('{"record": 1, "game": "bamboo-harvest", "players": ["Ann", "Bo"], "actions": []}')
    command = [sys.executable, "-c", SCORE_FOREST, str(record)]
    loaded = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stderr
    assert loaded.startswith("0 ")
    assert "bamboo_harvest.rules" in loaded
    for name in ("base64", "logging", "kivy", "numpy", "cv2", "sqlite3", "apsw"):
        assert name not in loaded


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
