"""Screens are written twice: what they look like in kv/, what they can do in companion/ui, file for file."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.project.tree import ROOT, find_files

LONGEST_KV = 120


def find_faults(root: Path) -> list[str]:
    """Returns what is wrong with the kv files below `root` and with the Python beside them."""
    faults = []
    for path in find_files("kv", suffix=".kv", root=root):
        twin = (Path("companion/ui") / path.relative_to("kv")).with_suffix(".py")
        text = (root / path).read_text()
        if not (root / twin).is_file():
            faults.append(f"{path}: {twin} is missing")
        if len(text.splitlines()) > LONGEST_KV:
            faults.append(f"{path}: more than {LONGEST_KV} lines")
        faults += [f"{path}: {word}" for word in ("app.root", "get_running_app") if word in text]
    for path in find_files("companion/ui", suffix=".py", root=root):
        if "Builder.load_string" in (root / path).read_text():
            faults.append(f"{path}: Builder.load_string")
    return faults


def test_each_kv_file_has_its_twin() -> None:
    assert find_faults(ROOT) == []


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        pytest.param("kv/screens/table.kv", "", "companion/ui/screens/table.py is missing", id="no twin"),
        pytest.param("kv/theme.kv", "<A>:\n" * 121, "more than 120 lines", id="too long"),
        pytest.param("kv/theme.kv", "on_press: app.root.go()", "app.root", id="reaches for the root"),
        pytest.param("companion/ui/a.py", "Builder.load_string('')", "Builder.load_string", id="kv in Python"),
    ],
)
def test_a_fault_is_told(tmp_path: Path, name: str, text: str, fault: str) -> None:
    for path, content in (("companion/ui/theme.py", ""), (name, text)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content)
    assert [line.split(": ", 1)[1] for line in find_faults(tmp_path)] == [fault]


def test_no_two_files_lay_out_one_name() -> None:
    """Kivy finds a layout by the name of the class alone: games that share one cannot be played one after the other."""
    paths = find_files("kv", suffix=".kv")
    names = Counter(name for path in paths for name in re.findall(r"^<(\w+)[@>]", (ROOT / path).read_text(), re.M))
    assert [name for name, count in names.items() if count > 1] == []
