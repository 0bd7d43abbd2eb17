"""`companion scan --annotate`: a drawing for each picture, and nothing that was there is lost."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.__main__ import main
from tests.commands.flat_pictures import keep, plain, table

__all__ = ["table"]


def test_annotated_pictures_are_written_beside_and_never_over_the_originals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(tmp_path / "one" / "t.png", plain())
    keep(tmp_path / "two" / "t.png", plain())
    out = tmp_path / "out" / "deep"
    assert main(["scan", "--annotate", str(out), str(tmp_path / "one"), str(tmp_path / "two")]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["t-2.png", "t.png"]
    before = (tmp_path / "one" / "t.png").read_bytes()
    assert main(["scan", "--annotate", str(tmp_path / "one"), str(tmp_path / "one" / "t.png")]) == 0
    assert (tmp_path / "one" / "t.png").read_bytes() == before
    assert (tmp_path / "one" / "t-2.png").exists()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("names", "given"),
    [
        pytest.param(["s/t.jpg", "s/t-2.jpg"], ["s/t.jpg"], id="a picture that bears the next name"),
        pytest.param(["s/t.tiff", "s/t.png"], ["s/t.tiff"], id="a picture that bears the drawing's name"),
        pytest.param(["q/t.jpg", "s/t.jpg"], ["q/t.jpg", "s/t.jpg"], id="a picture that is read later"),
    ],
)
def test_no_picture_is_overwritten(tmp_path: Path, names: list[str], given: list[str]) -> None:
    pictures = [keep(tmp_path / name, plain(240 + 8 * at)) for at, name in enumerate(names)]
    before = [path.read_bytes() for path in pictures]
    assert main(["scan", "--annotate", str(tmp_path / "s"), *(str(tmp_path / name) for name in given)]) == 0
    assert [path.read_bytes() for path in pictures] == before
    assert len(list(tmp_path.glob("*/*"))) == len(names) + len(given)


def test_the_same_drawing_is_not_written_twice(table: Path, tmp_path: Path) -> None:
    for _ in range(2):
        assert main(["scan", "--annotate", str(tmp_path / "out"), str(table)]) == 0
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["table.png"]


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("nowhere.png")])
def test_whatever_bears_the_name_stays(table: Path, tmp_path: Path, make: Callable[[Path], None]) -> None:
    out = tmp_path / "out"
    out.mkdir()
    make(out / "table.png")
    assert main(["scan", "--annotate", str(out), str(table)]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["table-2.png", "table.png"]
    assert not (out / "nowhere.png").exists()


def test_a_name_too_long_for_a_second_drawing_is_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    name = "n" * 250 + ".png"
    given = [str(keep(tmp_path / folder / one, plain())) for folder, one in (("a", name), ("b", name), ("b", "t.png"))]
    assert main(["scan", "--annotate", str(tmp_path / "out"), *given]) == 2
    out, err = capfd.readouterr()
    assert out.count("no cards") == 3
    assert err.count("\n") == 1
    assert "File name too long" in err
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [name, "t.png"]


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_reading_is_told_though_its_drawing_cannot_be_saved(
    tmp_path: Path, flags: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    wide = keep(tmp_path / "wide.png", plain(17_000, 100)).rename(tmp_path / "wide.webp")
    assert main(["scan", *flags, "--annotate", str(tmp_path / "out"), str(wide)]) == 2
    out, err = capfd.readouterr()
    assert out.count("\n") == 1
    assert "17000" in out
    assert "error" not in out
    assert err == f"companion: {wide}: cannot be drawn as .webp (17000×100 pixels): save the picture as PNG\n"
    assert not list((tmp_path / "out").iterdir())


def test_a_drawing_that_does_not_fit_leaves_nothing(table: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = subprocess.run(
        [sys.executable, "-m", "companion", "scan", "--annotate", str(out), str(table)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout.count(b"no cards")) == (2, 1)
    why = "File too large: name another folder, or rename the picture"
    assert done.stderr.decode() == f"companion: {table}: cannot be drawn to {str(out / 'table.png')!r}: {why}\n"
    assert not list(out.iterdir())


def test_annotating_needs_a_folder(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--annotate", "", str(table)]) == 2
    assert capsys.readouterr() == ("", "companion: --annotate '': an empty name: name another folder\n")


def test_a_folder_that_cannot_be_made_is_one_line(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--annotate", str(table), str(table)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "--annotate" in err
