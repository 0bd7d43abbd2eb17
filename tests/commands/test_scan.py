"""`companion scan` as its users call it."""

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from PIL import Image

from companion.__main__ import main
from companion.commands.scan import as_line, as_table, in_order, read_file
from tests.commands.flat_pictures import keep, plain, table
from tests.vision.readings import ScriptedReader, reading
from vision.frames import Picture

__all__ = ["table"]


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_line_has_the_agreed_keys_in_the_agreed_order(table: Path) -> None:
    reader = ScriptedReader([reading("QH", (10.26, 20, 60, 84), 0.98), reading("", (150, 20, 60, 84), 0.3)])
    line = as_line(read_file(str(table), reader))
    assert list(line) == ["file", "width", "height", "cards", "ms"]
    assert (line["file"], line["width"], line["height"]) == (str(table), 320, 240)
    assert [list(card) for card in line["cards"]] == [["card", "confidence", "quad"]] * 2
    assert line["cards"][0] == {
        "card": "QH",
        "confidence": 0.98,
        "quad": [[10.3, 20.0], [70.3, 20.0], [70.3, 104.0], [10.3, 104.0]],
    }
    assert line["cards"][1]["card"] is None
    assert line["ms"] >= 0
    json.dumps(line)


def test_quads_are_in_the_pixels_of_the_file(tmp_path: Path) -> None:
    large = keep(tmp_path / "large.jpg", plain(8000, 6000))
    reader = ScriptedReader([reading("QH", (1000, 500, 600, 840))])
    line = as_line(read_file(str(large), reader))
    assert reader.seen[0].shape == (3000, 4000, 3)
    assert (line["width"], line["height"]) == (8000, 6000)
    assert line["cards"][0]["quad"][0] == [2000, 1000]
    assert line["cards"][0]["quad"][2] == [3200, 2680]


def test_cards_come_from_top_to_bottom_and_left_to_right() -> None:
    spread = [
        reading("9C", (200, 208, 60, 84)),
        reading("2C", (100, 12, 60, 84)),
        reading("3C", (200, 10, 60, 84)),
        reading("AC", (10, 18, 60, 84)),
        reading("8C", (20, 200, 60, 84)),
    ]
    assert [one.card.name for one in in_order(spread) if one.card] == ["AC", "2C", "3C", "8C", "9C"]
    assert in_order([]) == ()


def test_people_get_a_table(table: Path) -> None:
    reader = ScriptedReader([reading("TH", (10, 20, 60, 84), 0.98), reading("", (150, 20, 60, 84))])
    head, ten, unknown = as_table(read_file(str(table), reader))
    assert head.startswith(f"{table}: 2 cards (320×240, ")
    assert ten.split() == ["10♥", "98%", "at", "40,", "62"]
    assert unknown.split()[0] == "?"
    assert "cannot be told" in unknown


def test_an_empty_table_has_no_cards(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--json", str(table)]) == 0
    (line,) = lines(capsys)
    assert line["cards"] == []
    assert main(["scan", str(table)]) == 0
    assert "no cards" in capsys.readouterr().out


def test_why_nothing_can_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = np.random.default_rng(2).integers(60, 200, (240, 320, 3), np.uint8)
    picture[160:] = 0
    covered, cut = keep(tmp_path / "covered.png", plain() * 0), keep(tmp_path / "cut.png", picture)
    assert main(["scan", "--json", str(covered), str(cut)]) == 0
    assert [(line["cards"], line["flaw"]) for line in lines(capsys)] == [
        ([], "black: is the lens covered?"),
        ([], "part of the picture is missing"),
    ]
    assert main(["scan", str(covered)]) == 0
    assert capsys.readouterr().out.endswith("ms): black: is the lens covered?\n")


def test_what_is_no_picture_is_told_and_the_rest_is_read(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    note = tmp_path / "note.jpg"
    note.write_text("buy milk")
    assert main(["scan", "--json", str(note), str(tmp_path / "missing.jpg"), str(table)]) == 2
    captured = capsys.readouterr()
    first, second, third = (json.loads(line) for line in captured.out.splitlines())
    assert first["file"] == str(note)
    assert "no picture" in first["error"]
    assert "No such file" in second["error"]
    assert third["cards"] == []
    assert len(captured.err.splitlines()) == 2
    assert "Traceback" not in captured.err


def test_a_folder_is_read_in_name_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("b.png", "a.jpg", "c.webp"):
        keep(tmp_path / "pile" / name, plain())
    (tmp_path / "pile" / "notes.txt").write_text("not looked at")
    assert main(["scan", "--json", str(tmp_path / "pile")]) == 0
    assert [Path(line["file"]).name for line in lines(capsys)] == ["a.jpg", "b.png", "c.webp"]


def test_a_folder_without_pictures_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--json", str(tmp_path)]) == 2
    assert "no picture in this folder" in lines(capsys)[0]["error"]


@pytest.mark.parametrize("name", ["", "x" * 5000, "nul\0.jpg"])
def test_a_name_that_no_file_can_have_is_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", name]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_what_libraries_say_of_a_picture_stays_off_the_screen(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = cv2.imencode(".jpg", grainy())[1].tobytes()
    short, long, odd = cut_short(tmp_path / "short.jpg"), tmp_path / "long.jpg", tmp_path / "odd.png"
    long.write_bytes(whole[:-2] + b"\x01\x02\x03" + whole[-2:])
    Image.fromarray(grainy()).save(odd, icc_profile=b"no profile")
    assert main(["scan", "--json", str(short), str(long), str(odd)]) == 0
    out, err = capfd.readouterr()
    assert err == ""
    flaws = [json.loads(line).get("flaw") for line in out.splitlines()]
    assert flaws == ["damaged in part: save or copy it again", None, None]


def test_a_damaged_picture_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    path = cut_short(tmp_path / "short.jpg")
    line = as_line(read_file(str(path), ScriptedReader([reading("QH", (10, 20, 60, 84))])))
    assert [card["card"] for card in line["cards"]] == ["QH"]
    assert line["flaw"].startswith("damaged in part")


def cut_short(path: Path) -> Path:
    """Keeps two thirds of a photograph, and its end."""
    whole = cv2.imencode(".jpg", grainy())[1].tobytes()
    path.write_bytes(whole[: len(whole) * 2 // 3] + whole[-2:])
    return path


def grainy() -> Picture:
    noise = np.random.default_rng(1).integers(0, 255, (240, 320, 3), np.uint8)
    return np.asarray(cv2.GaussianBlur(noise, (0, 0), 3), np.uint8)


def test_an_unknown_alphabet_is_a_wrong_call(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["scan", "--alphabet", "klingon", str(table)])
    assert left.value.code == 2
    assert "english" in capsys.readouterr().err


def test_the_same_picture_gives_the_same_answer(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for _ in range(2):
        assert main(["scan", "--json", str(table)]) == 0
        answers.append([{**line, "ms": 0} for line in lines(capsys)])
    assert answers[0] == answers[1]
