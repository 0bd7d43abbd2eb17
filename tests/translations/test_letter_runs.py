"""Letters as they are drawn: Hebrew and Arabic run to the left, and scripts that the bundled font lacks have fonts."""

import shutil
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from companion.commands.messages import escape_unprintable
from companion.exports.paper import Paper, width_of
from companion.translations.letter_runs import Run, runs

CHINESE = "opentype/noto/NotoSansCJK-Regular.ttc"
DEVANAGARI = "truetype/noto/NotoSansDevanagari-Regular.ttf"
EMOJI = "truetype/noto/NotoColorEmoji.ttf"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Returns what installs a font, with the letters of the bundled one, on a system that has none."""
    monkeypatch.setenv("XDG_DATA_DIRS", "/nowhere")

    def add(file: str) -> Path:
        font = tmp_path / "fonts" / file
        font.parent.mkdir(parents=True)
        with resources.as_file(resources.files("kv") / "fonts" / "DejaVuSans.ttf") as bundled:
            shutil.copy(bundled, font)
        monkeypatch.setenv("XDG_DATA_DIRS", f"/nowhere:{tmp_path}")
        return font

    return add


@pytest.mark.usefixtures("install")
@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Żółw, 10♥", "Żółw, 10♥"),
        ("שלמה", "המלש"),
        ("שלמה כהן 12 and Ann", "12 ןהכ המלש and Ann"),
        ("مريم", "\ufee2\ufef3\ufeae\ufee3"),
        ("👩\u200d👧", "👩👧"),
        ("Ann 李明", "Ann 李明"),
    ],
)
def test_letters_are_in_the_order_in_which_they_are_drawn(text: str, letters: str) -> None:
    assert runs(text) == (Run(letters),)


@pytest.mark.parametrize(
    ("file", "text", "parts"),
    [
        (CHINESE, "李明 & 김민수, Ann", ["李明", " & ", "김민수", ", Ann"]),
        (CHINESE, "שלמה 李明 Ann", ["המלש ", "李明", " Ann"]),
        (DEVANAGARI, "Ann क्ष\u200dत्रिय", ["Ann ", "क्ष\u200dत्रिय"]),
        (EMOJI, "♥ 👩\u200d❤\ufe0f\u200d👩👍🏽!", ["♥ ", "👩\u200d❤\ufe0f\u200d👩👍🏽", "!"]),
    ],
)
def test_letters_of_a_script_stay_together_in_its_font(
    install: Callable[[str], Path], file: str, text: str, parts: list[str]
) -> None:
    font = install(file)
    found = runs(text)
    assert [run.letters for run in found] == parts
    assert {run.font for run in found} == {font, None}
    assert all((run.font is None) == any(letter in "Ann♥!&ש" for letter in run.letters) for run in found)


@pytest.mark.parametrize("size", [0, 100, 5000, 400_000])
def test_a_font_that_was_cut_off_is_passed_over(install: Callable[[str], Path], size: int) -> None:
    best, second = install(CHINESE), install("truetype/droid/DroidSansFallbackFull.ttf")
    best.write_bytes(best.read_bytes()[:size])
    assert runs("Ann 李明") == (Run("Ann "), Run("李明", second))


def test_where_each_font_is_broken_letters_stay_in_the_font_around_them(install: Callable[[str], Path]) -> None:
    install(CHINESE).write_text("no font")
    assert runs("Ann 李明") == (Run("Ann 李明"),)
    assert width_of("Ann 李明", 10) > width_of("Ann", 10)


def test_joined_letters_take_the_room_that_they_need_on_paper() -> None:
    assert width_of("مريم", 10) < width_of(" ".join("مريم"), 10) - 3 * width_of(" ", 10)


def test_a_letter_of_a_fallback_font_is_on_paper_as_wide_as_that_font_has_it(install: Callable[[str], Path]) -> None:
    without = width_of("Ann 😀 10♥", 10)
    install(EMOJI)
    assert width_of("Ann 😀 10♥", 10) == pytest.approx(without, abs=0.2)


def test_a_fallback_font_draws_on_paper(install: Callable[[str], Path]) -> None:
    def sheet() -> bytes:
        paper = Paper("", "")
        assert paper.write(40, 40, "Ann 😀", 10) == paper.write_signs(40, 60, "Ann 😀", 10)
        return paper.finish()

    assert b"/SMask" not in sheet()
    install(EMOJI)
    assert sheet().count(b"/SMask") == 1  # one picture in two places


def test_a_joiner_is_no_escape_in_messages() -> None:
    assert escape_unprintable("می\u200cخواهم\u202e") == "می\u200cخواهم\\u202e"
