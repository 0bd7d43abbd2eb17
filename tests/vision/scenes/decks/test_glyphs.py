"""Rank letters are cut from fonts that cards could be printed with."""

from pathlib import Path

import numpy as np
import pytest

from vision.scenes.decks.glyphs import BUNDLED_FONTS, FontCollection, font_files, font_group, glyphs_of, trimmed


def test_a_bundled_font_has_capitals_of_one_height() -> None:
    glyphs = FontCollection(font_files([BUNDLED_FONTS])).pick(np.random.default_rng(1))
    assert glyphs.mask("H").shape[0] == pytest.approx(96, abs=3)


@pytest.mark.parametrize(
    ("name", "group"), [("DejaVuSans-Bold.ttf", "deja"), ("cmunrm.otf", "cmu"), ("FreeSerif.ttf", "free")]
)
def test_fonts_are_grouped_by_the_first_word_of_their_name(name: str, group: str) -> None:
    assert font_group(Path(name)) == group


def test_slanted_fonts_are_left_out() -> None:
    assert FontCollection([Path("Some-Italic.ttf"), Path("Emoji.ttf")]).groups == []


def test_a_file_that_is_no_font_is_none(tmp_path: Path) -> None:
    (tmp_path / "torn.ttf").write_bytes(b"torn")
    assert glyphs_of(tmp_path / "torn.ttf") is None
    with pytest.raises(ValueError, match="no font with rank letters among 1 groups"):
        FontCollection([tmp_path / "torn.ttf"]).pick(np.random.default_rng(1))


def test_a_mask_is_trimmed_to_its_ink() -> None:
    mask = np.zeros((20, 20), np.uint8)
    mask[5:9, 3:14] = 255
    assert trimmed(mask).shape == (4, 11)
    assert trimmed(np.zeros((20, 20), np.uint8)).shape == (1, 1)
