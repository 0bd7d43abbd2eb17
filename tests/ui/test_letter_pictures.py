"""Labels draw what the bundled font lacks in a font of the system."""

import shutil
from pathlib import Path

import pytest
from kivy.core.text import Label

from companion.ui.layouts import KV, load_fonts


def row_of(label: Label) -> bytes:
    label.refresh()
    return bytes(label.texture.pixels)


def test_a_fallback_font_draws_its_letters_where_the_line_has_room_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_fonts()
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))
    boxes = Label(text="Ann 😀 Bo\nCy", font_size=30, color=(1, 1, 1, 1))
    before = row_of(boxes)
    font = tmp_path / "fonts/truetype/noto/NotoColorEmoji.ttf"
    font.parent.mkdir(parents=True)
    shutil.copy(str(KV / "fonts" / "DejaVuSans.ttf"), font)
    pictures = Label(text="Ann 😀 Bo\nCy", font_size=30, color=(1, 1, 1, 1))
    after = row_of(pictures)
    assert pictures.texture.height == boxes.texture.height
    assert pictures.texture.width == pytest.approx(boxes.texture.width, abs=2)
    assert sum(after[3::4]) == pytest.approx(sum(before[3::4]), rel=0.05)  # as much ink as the same letters elsewhere
    assert row_of(pictures) == after  # drawn again, it is no darker
