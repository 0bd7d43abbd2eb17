"""However a picture is made, reading it stays within 400 MiB; `tests.bench.hostile_pictures` tries them all."""

from pathlib import Path

import pytest

from tests.project.tree import ROOT
from tests.vision.hostile import HOSTILE, MOST_MIB, scan_within

pytestmark = pytest.mark.one_python


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("rgba16-8000.png", "too large (8000×8000 pixels): save it as JPEG, or with at most"),
        ("rgba16-turned-4300.png", '"width": 4300'),
        ("webp-lossless-12000.webp", "too large"),
        ("rgb16-6600.png", '"width": 6600'),
    ],
)
def test_memory_stays_bounded(tmp_path: Path, name: str, told: str) -> None:
    path = tmp_path / name
    path.write_bytes(HOSTILE[name]())
    line, memory_mib = scan_within(path)
    assert told in line
    assert memory_mib <= MOST_MIB


def test_a_head_that_asks_for_a_canvas_without_end_is_refused() -> None:
    line, memory_mib = scan_within(ROOT / "tests/fuzz/found/pictures/canvas-without-end.gif")
    assert "too large" in line
    assert memory_mib <= MOST_MIB


def test_what_the_system_makes_up_while_it_is_read_is_not_waited_for() -> None:
    line, _ = scan_within(Path("/proc/kmsg"))
    assert "the file is empty" in line
