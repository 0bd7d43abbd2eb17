"""What can be missing at a camera has words in every language."""

import re

import pytest

from companion.translations import find_translation, languages
from tests.project.tree import ROOT

MISSING = sorted(
    {
        missing
        for path in (ROOT / "hardware").rglob("*.py")
        for missing in re.findall(r'missing="(\w+)"', path.read_text())
    }
)


@pytest.mark.parametrize("language", languages())
def test_each_is_said(language: str) -> None:
    assert MISSING == ["busy", "camera", "frames", "library", "webcam"]
    words = find_translation("mast-year", language, "companion.ui")
    assert len({words.text(f"ui.missing.{missing}") for missing in MISSING}) == len(MISSING)
