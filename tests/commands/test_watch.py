"""`companion watch`: the record comes out of a video, of a folder of pictures, and of the simulated table."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import cv2
import pytest
from PIL import Image

from companion.__main__ import main
from companion.engine import Record, read_record
from companion.games import find_game
from companion.simulation import simulation_of
from companion.simulation.mast_year import film, simulate
from hardware.sources.simulated import Gather, Move, SimulatedTable, TableSettings
from tests.project.tree import ROOT
from vision.frames import Picture
from vision.scenes import DeckCollection, SurfaceCollection

SEED = 3
HOMES = (Path(os.environ.get("COMPANION_PHOTOS", "nowhere")), ROOT.parent / "shared/data/photos")
PHOTOS = next((path for path in HOMES if (path / "misc").is_dir()), None)
UNFINISHED = str(ROOT / "tests/records/unfinished.json")


def first_trick() -> tuple[Move, ...]:
    """The trunk card, four plays, and the gathering."""
    moves = film(simulate(SEED, hands=1), SEED)
    gathers = [place for place, move in enumerate(moves) if isinstance(move, Gather)]
    return moves[: gathers[1] + 1]


def frames() -> Iterator[Picture]:
    settings = TableSettings(seed=SEED, size=(960, 720), px_per_mm=1.2)
    with SimulatedTable(
        first_trick(), DeckCollection.open("test"), SurfaceCollection.open("test"), settings=settings, linger_s=2
    ) as table:
        while (frame := table.read()) is not None:
            yield frame.bgr


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trick")
    for place, bgr in enumerate(frames()):
        cv2.imwrite(str(folder / f"{place:04}.jpg"), bgr, [cv2.IMWRITE_JPEG_QUALITY, 92])
    return folder


@pytest.fixture(scope="module")
def video(pictures: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("video") / "trick.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10.0, (960, 720))
    for picture in sorted(pictures.iterdir()):
        bgr = cv2.imread(str(picture))
        assert bgr is not None
        writer.write(bgr)
    writer.release()
    return path


def truth() -> list[dict[str, Any]]:
    record = simulate(SEED, hands=1)
    actions = [find_game("mast-year").write_action(entry.action) for entry in record.entries]
    return [action for action in actions if action["do"] in ("trunk", "play")][:5]


def watch(capfd: pytest.CaptureFixture[str], *words: str, said: tuple[str, ...] = ("",)) -> list[dict[str, Any]]:
    assert main(["watch", "--json", *words]) == 0
    out = capfd.readouterr()
    assert out.err in said
    return [json.loads(line) for line in out.out.splitlines()]


def record_of(lines: list[dict[str, Any]], begun: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """Returns the actions that the lines, applied in order, tell of; of what was asked, the first candidate."""
    actions = list(begun)
    for line in lines:
        if "taken-back" in line:
            assert line["taken-back"] == len(actions) - 1
            actions.pop()
            continue
        found = [line] if "do" in line else line.get("ask", {}).get("candidates", [])[:1]
        for one in found:
            place = line.get("ask", line)["entry"]
            assert place <= len(actions), "no action is left out"
            actions[place:] = [_action(one), *actions[place + 1 :]]
    return actions


def _action(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if key in ("do", "card", "seat", "trick")}


def actions(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the cards that stand at the end."""
    stand: list[dict[str, Any]] = []
    for line in lines:
        if "taken-back" in line:
            stand.pop()
        elif "card" in line:
            stand.append({"do": line["do"], "card": line["card"]})
    return stand


def test_a_video_gives_its_record(video: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "record.json"
    lines = watch(capfd, "--source", str(video), "--out", str(out))
    assert actions(lines) == truth()
    times = [line["at_s"] for line in lines]
    assert times == sorted(times)
    assert all(0.9 < line["confidence"] <= 1 for line in lines if "card" in line)
    record = read_record(out.read_bytes(), find_game)
    assert isinstance(record, Record)
    assert [entry.by for entry in record.entries] == ["camera"] * 5
    written = [find_game("mast-year").write_action(entry.action) for entry in record.entries]
    assert record_of(lines) == [{key: value for key, value in action.items() if key != "seat"} for action in written]


@pytest.mark.one_python
def test_an_animated_gif_gives_its_record(pictures: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """With 256 colours and without dithering, as most programs save it."""
    path, to_gif = tmp_path / "trick.gif", Image.Quantize.FASTOCTREE
    shown = [
        Image.open(picture).quantize(256, to_gif, dither=Image.Dither.NONE) for picture in sorted(pictures.iterdir())
    ]
    shown[0].save(path, save_all=True, append_images=shown[1:], duration=100)
    assert actions(watch(capfd, "--source", str(path))) == truth()


@pytest.mark.parametrize(("name", "said"), [("one.gif", "is one picture"), ("notes.gif", "is no picture")])
def test_a_gif_that_shows_no_game_is_named_in_one_line(
    name: str, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Image.new("RGB", (64, 48)).save("one.gif")
    Path("notes.gif").write_text("no picture at all")
    assert main(["watch", "--source", name]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert name in err
    assert said in err


def test_it_goes_on_from_a_record(pictures: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Cards that were played before lie about, and do not matter."""
    started = tmp_path / "started.json"
    record = {"record": 1, "game": "mast-year", "players": ["", "", "", ""], "actions": truth()[:3]}
    started.write_text(json.dumps(record))
    lines = watch(capfd, "--source", str(pictures), "--record", str(started))
    assert actions(lines) == truth()[3:]


def restore_signal_handlers() -> None:
    """Gives both signals their meaning: what a shell starts in the background, or with nohup, ignores one of them."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def started(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "companion", "watch", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=restore_signal_handlers,
    )


@pytest.mark.parametrize(
    "how",
    [signal.SIGTERM, *(pytest.param(how, marks=pytest.mark.one_python) for how in (signal.SIGINT, signal.SIGHUP))],
)
def test_the_simulated_table_in_words_until_it_is_stopped(how: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "record.json"
    process = started("--source", "simulated:3", "--out", str(out))
    assert process.stdout is not None
    first = process.stdout.readline()
    process.send_signal(how)
    rest, errors = process.communicate(timeout=300)
    assert first.split()[1:] == ["s", "trunk", truth()[0]["card"]]
    assert (process.returncode, errors) == (0, "companion: stopped\n")
    assert "Traceback" not in rest
    assert rest.splitlines()[-1].startswith("Squirrels 0, Oaks 0.")
    assert json.loads(out.read_text())["actions"][0] == {**truth()[0], "by": "camera"}


def test_the_record_is_kept_when_a_picture_is_bad_in_mid_folder(
    pictures: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = tmp_path / "cut", tmp_path / "record.json"
    shutil.copytree(pictures, folder)
    frames = sorted(folder.iterdir())
    frames[len(frames) // 4].write_bytes(b"no picture")
    assert main(["watch", "--json", "--source", str(folder), "--out", str(out)]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    lines = [json.loads(line) for line in captured.out.splitlines()]
    kept = json.loads(out.read_text())["actions"]
    assert [(action["do"], action["card"]) for action in kept] == [(line["do"], line["card"]) for line in lines]
    assert 0 < len(kept) < 5


def test_the_record_is_kept_when_the_reader_of_the_lines_goes(pictures: Path, tmp_path: Path) -> None:
    out = tmp_path / "record.json"
    with started("--source", str(pictures), "--out", str(out)) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=300) == 0
    assert len(json.loads(out.read_text())["actions"]) == 2, "the line of the second card found nobody"


@pytest.mark.parametrize("name", ["", "missing/record.json", "nul\0.json", "x" * 300])
def test_a_record_that_cannot_be_written_is_said_before_anything_is_followed(
    name: str, pictures: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--source", str(pictures), "--out", str(tmp_path) + "/" + name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "--out" in err


def test_a_source_that_cannot_be_opened_leaves_the_old_record(tmp_path: Path) -> None:
    old = tmp_path / "record.json"
    old.write_text("old")
    assert main(["watch", "--source", "webcam:77", "--out", str(old)]) == 2
    assert old.read_text() == "old"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--source", "nowhere.mp4"], "is no source"),
        (["--source", "simulated:x"], "simulated:SEED"),
        (["--source", "webcam:77"], "no webcam answers"),
        (["--source", "simulated:1", "--fps", "nan"], "frames a second"),
        (["--source", ""], "is no source"),
        (["--source", "x" * 5000], "is no source"),
        (["--source", ".", "--record", "nowhere.json"], "nowhere.json"),
        (["--source", ".", "--record", UNFINISHED, "--game", "lunar"], "a record of mast-year: leave out --game lunar"),
    ],
)
def test_a_wrong_call_is_one_line(words: list[str], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", *words]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err


@pytest.mark.one_python
def test_real_photographs_are_never_too_much(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """No crash, and no card that the rules exclude: ♥ is not in the first hand's deck, and each card comes once."""
    if PHOTOS is None:
        pytest.skip("the folder of real photographs is not here: set COMPANION_PHOTOS to it")
    kinds = sorted(path for path in PHOTOS.iterdir() if path.is_dir())
    for kind in kinds:
        photos = sorted(path for path in kind.iterdir() if path.suffix in (".jpg", ".png"))
        for photo in photos[:: max(1, len(photos) // 2)][:2]:
            shutil.copy(photo, tmp_path / f"{kind.name}-{photo.name}")
    badly = "companion: these cards are read badly: let 'companion learn' learn the deck, and name it with --deck\n"
    lines = watch(capfd, "--source", str(tmp_path), "--fps", "3.4", said=("", badly))
    cards = [action["card"] for action in record_of(lines) if "card" in action]
    assert len(cards) == len(set(cards))
    assert not [card for card in cards if card.endswith("H")]


def test_a_record_of_another_number_of_players_than_sit_there_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "two.json"
    record.write_text(json.dumps({"record": 1, "game": "bamboo-harvest", "players": ["", ""], "actions": []}))
    seated = len(simulation_of("bamboo-harvest").players)
    assert seated != 2
    assert main(["watch", "--source", "simulated:1", "--record", str(record)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"2 players, but {seated} sit at simulated:1" in said
