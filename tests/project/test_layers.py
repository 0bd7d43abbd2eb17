"""Who may import whom. `make check` holds the table of layers; here stand the libraries and where they stop."""

import subprocess
import sys

import pytest

from tests.project.tree import PACKAGES, ROOT, find_files, find_imports, is_below, read_project

RULES = (
    "companion/cards.py",
    "companion/phrases.py",
    "companion/errors.py",
    "companion/card_notation.py",
    "companion/engine",
    "companion/tricks",
    "companion/games",
)
ANYWHERE_ELSE = {
    "kivy": ("companion/ui",),
    "torch": ("vision/training",),
    "onnx": ("vision/training",),
    "onnxruntime": ("vision",),
    "picamera2": ("hardware",),
    "libcamera": ("hardware",),
    "apsw": ("companion/journal",),
    "reportlab": ("companion/exports",),
    "segno": ("companion/exports", "companion/commands/hub.py"),
    "argon2": ("companion/app",),
    "tomlkit": ("companion/app",),
}
RIGHT_TO_LEFT = (
    "companion.cards",
    "companion.phrases",
    "companion.errors",
    "companion.card_notation",
    "companion.engine",
    "companion.tricks",
    "companion.games",
    "vision",
    "companion.translations",
    "companion.session",
    "companion.journal",
    "hardware",
    "companion.following",
    "companion.simulation",
    "companion.events",
    "companion.exports",
    "companion.sources",
    "companion.learning",
    "companion.hub",
    "companion.app",
    "companion.ui",
    "companion.commands",
    "companion.__main__",
)


@pytest.mark.parametrize(("library", "homes"), ANYWHERE_ELSE.items(), ids=ANYWHERE_ELSE)
def test_a_library_stays_in_its_layer(library: str, homes: tuple[str, ...]) -> None:
    strangers = [
        str(path)
        for path in find_files(*PACKAGES, suffix=".py")
        if not str(path).startswith(homes)
        for source in [(ROOT / path).read_text(encoding="utf-8")]
        if library in source  # else it imports none of it, and need not be parsed
        and any(is_below(name, library) for name in find_imports(source))
    ]
    assert strangers == []


def test_rules_need_little_of_the_standard_library() -> None:
    allowed = {"companion", "collections", "dataclasses", "enum", "functools", "itertools", "json", "re", "typing"}
    allowed |= {"importlib", "pkgutil"}  # a game is found by its folder
    allowed |= {"abc", "operator"}
    allowed |= {"tomllib", "difflib", "fractions", "graphlib", "contextlib"}  # a game that a text describes
    rules = [path for path in find_files("companion", suffix=".py") if str(path).startswith(RULES)]
    used = {name.split(".")[0] for path in rules for name in find_imports((ROOT / path).read_text())}
    assert len(rules) > 10
    assert used <= allowed


def test_the_table_of_layers_is_the_agreed_one() -> None:
    contracts = read_project()["tool"]["importlinter"]["contracts"]
    table = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    assert tuple(layer.strip("()") for layer in reversed(table)) == RIGHT_TO_LEFT


def test_each_module_has_its_layer() -> None:
    names = {
        path.stem for path in (ROOT / "companion").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert {f"companion.{name}" for name in names - {"__init__"}} <= set(RIGHT_TO_LEFT)


def test_no_shared_part_of_the_screens_may_import_a_game() -> None:
    contracts = read_project()["tool"]["importlinter"]["contracts"]
    held = next(contract for contract in contracts if contract["name"] == "Shared screens know no game")
    names = {path.stem for path in (ROOT / "companion/ui").iterdir() if path.suffix == ".py" or path.is_dir()}
    parts = {name for name in names if not name.startswith("__")} - {"games", "translations"}
    assert set(held["source_modules"]) == {f"companion.ui.{name}" for name in parts}


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a.b\nfrom c import d\ndef work():\n    import cv2\nfrom . import sibling\n"
    assert list(find_imports(source)) == ["a.b", "c.d", "cv2"]


def test_scoring_loads_neither_screens_nor_pictures() -> None:
    script = (
        "import sys\nfrom companion.__main__ import main\n"
        "main(['score', '--json', 'tests/records/to-ten.json'])\n"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not set(done.stderr.split()) & {"kivy", "cv2", "numpy", "onnxruntime", "apsw", "reportlab"}
