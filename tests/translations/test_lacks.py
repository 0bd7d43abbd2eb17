"""What a camera can lack has words in every language."""

import re

import pytest

from companion.translations import find_translation, languages
from tests.project.tree import ROOT

LACKS = sorted(
    {lack for path in (ROOT / "hardware").rglob("*.py") for lack in re.findall(r'lack="(\w+)"', path.read_text())}
)


@pytest.mark.parametrize("language", languages())
def test_each_is_said(language: str) -> None:
    assert LACKS == ["camera", "frames", "library", "webcam"]
    words = find_translation("mast-year", language, "companion.ui")
    assert len({words.text(f"ui.lack.{lack}") for lack in LACKS}) == len(LACKS)
