"""`companion score`: golden lines, sheets, and one clear line for whatever is no record."""

import cProfile
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from companion.__main__ import main
from companion.engine import Entry, Record, read_record, write_record
from companion.engine.record import MOST_ACTIONS
from companion.exports.packed import pack
from companion.games import find_game
from companion.games.mast_year.actions import Tally
from tests.commands.spoiled_records import NAMES, RECORDS, spoil

LEAST_TEXT = '{"record": 1, "game": "mast-year", "players": ["Ann", "Bo", "Cy", "Di"], "actions": []}'


def score(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["score", *words])
    shown = capsys.readouterr()
    return status, shown.out, shown.err


@pytest.mark.parametrize("name", NAMES)
def test_golden_lines(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(RECORDS)
    status, out, err = score(capsys, "--json", f"{name}.json")
    assert (status, err) == (0, "")
    kept = json.loads((RECORDS / f"scores/{name}.json").read_text())
    assert out == json.dumps(kept, ensure_ascii=False) + "\n", "byte for byte what it was, keys in the same order"


@pytest.mark.parametrize("name", NAMES)
def test_golden_sheets(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(RECORDS)
    status, out, _ = score(capsys, f"{name}.json")
    assert status == 0
    assert out == (RECORDS / f"sheets/{name}.txt").read_text()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_cut_after_any_action_is_a_record(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads((RECORDS / f"{name}.json").read_text())
    cut = tmp_path / "cut.json"
    for size in range(len(record["actions"]) + 1):
        cut.write_text(json.dumps({**record, "actions": record["actions"][:size]}))
        status, out, err = score(capsys, "--json", str(cut))
        assert (status, err) == (0, ""), size
        assert json.loads(out)["over"] is (json.loads(out)["phase"] == "over")
        assert score(capsys, str(cut))[0] == 0, "the sheet of an unfinished game"


def test_several_records_one_of_them_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(LEAST_TEXT)
    bad.write_text(LEAST_TEXT.replace("[]", '[{"do": "play", "card": "4C"}]'))
    status, out, err = score(capsys, "--json", str(bad), str(good))
    assert status == 2
    assert [json.loads(line)["file"] for line in out.splitlines()] == [str(good)]
    assert err.splitlines() == [
        f"companion: {bad}: action 0: a hand begins now: 'dealt', 'passed', 'trunk' or 'tally' can follow (MY-3.3)"
    ]


def refused(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    status, out, err = score(capsys, "--json", str(path))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith(f"companion: {path}: ")
    assert len(err) < 400
    return err


@pytest.mark.one_python
def test_truncated_at_every_byte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (RECORDS / "unfinished.json").read_bytes().rstrip()
    cut = tmp_path / "cut.json"
    for size in range(len(text)):
        cut.write_bytes(text[:size])
        refused(capsys, cut)


@pytest.mark.one_python
def test_mutations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """3,000 spoiled records: each is scored, or refused with one line."""
    random = Random(11)
    texts = [(RECORDS / f"{name}.json").read_bytes() for name in NAMES]
    path = tmp_path / "spoiled.json"
    for trial in range(3000):
        path.write_bytes(spoil(random.choice(texts), random))
        status, out, err = score(capsys, "--json", str(path))
        assert (status, err.count("\n")) in {(0, 0), (2, 1)}, f"trial {trial}"
        assert bool(out) is (status == 0)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        pytest.param(lambda path: path.mkdir(), "this is a folder", id="a folder"),
        pytest.param(lambda path: None, "No such file", id="nothing"),
        pytest.param(lambda path: os.mkfifo(path), "no regular file", id="a pipe"),
        pytest.param(lambda path: path.symlink_to(path), "symbolic links", id="a loop of links"),
        pytest.param(lambda path: path.write_bytes(LEAST_TEXT.encode("utf-16")), "not UTF-8", id="UTF-16"),
        pytest.param(lambda path: path.write_bytes("Zoë".encode("latin-1")), "not UTF-8", id="Latin-1"),
    ],
)
def test_what_is_no_record_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], make: object, words: str) -> None:
    path = tmp_path / "record.json"
    make(path)  # type: ignore[operator]
    assert words in refused(capsys, path)


def test_a_name_that_no_file_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(capsys, "a\0b")[0] == 2


RUN_WITHIN = (
    "import re, sys; from pathlib import Path; from companion.__main__ import main;"
    "status = main(['score', '--json', sys.argv[1]]);"
    "print(re.search(r'VmHWM:\\s+(\\d+) kB', Path('/proc/self/status').read_text())[1], file=sys.stderr);"
    "sys.exit(status)"
)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(lambda: b"0" * 100_000_000, id="100 MB of digits"),
        pytest.param(lambda: b"[" * 100_000_000, id="100 MB of brackets"),
        pytest.param(lambda: LEAST_TEXT[:-2].encode() + b'{"do":"dealt"},' * 99_000 + b"1]}", id="many actions"),
        pytest.param(lambda: b'["' + "😀".encode() + b"a" * 4_000_000 + b'"]', id="wide text"),
        pytest.param(lambda: b"[" + b'{"a":"b"},' * 99_000 + b"1]", id="many objects"),
    ],
)
def test_memory_stays_bounded(tmp_path: Path, content: Callable[[], bytes]) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(content())
    done = subprocess.run([sys.executable, "-c", RUN_WITHIN, str(path)], capture_output=True, text=True, check=False)
    *lines, memory = done.stderr.splitlines()
    assert done.returncode == 2
    assert len(lines) == 1
    assert int(memory) <= 100 * 1024


def test_the_largest_record_stays_within_100_mib(tmp_path: Path) -> None:
    tallied = b'{"do":"tally","eaten":0,"uneaten":0,"mast":"none","boom":false}'
    path = tmp_path / "longest.json"
    path.write_bytes(LEAST_TEXT[:-2].encode() + b",".join([tallied] * MOST_ACTIONS) + b"]}")
    done = subprocess.run([sys.executable, "-c", RUN_WITHIN, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert int(done.stderr) <= 100 * 1024


@pytest.mark.parametrize("is_packed", [False, True], ids=["a record", "a code"])
def test_for_twice_as_many_actions_twice_as_many_functions_are_called(
    is_packed: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _calls(1, is_packed, tmp_path)  # what is loaded once is loaded
    half, whole = (_calls(count, is_packed, tmp_path) for count in (MOST_ACTIONS // 2, MOST_ACTIONS))
    assert (half[0], whole[0]) == (0, 0)
    assert whole[1] < 2.02 * half[1]


@pytest.mark.parametrize("is_packed", [False, True], ids=["a record", "a code"])
def test_more_actions_than_any_game_has_are_refused_before_they_are_played(
    is_packed: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, calls = _calls(3 * MOST_ACTIONS, is_packed, tmp_path)
    assert (status, capsys.readouterr().err.count("\n")) == (2, 1)
    assert calls < _calls(MOST_ACTIONS // 4, is_packed, tmp_path)[1]


def _calls(count: int, is_packed: bool, folder: Path) -> tuple[int, int]:
    """Returns the exit status of `score` with so many actions, and how many functions it called."""
    tallied = Entry(Tally(0, 0, "none", False))
    path = folder / "long.json"
    record = Record("mast-year", {}, ("Ann", "Bo", "Cy", "Di"), (tallied,) * count)
    game = find_game("mast-year")
    path.write_text(pack(game, record) if is_packed else write_record(game, record))
    with cProfile.Profile() as profile:
        status = main(["score", "--json", str(path)])
    return status, sum(entry.callcount for entry in profile.getstats())


def test_what_the_system_makes_up_while_it_is_read_is_not_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, Path("/proc/kmsg"))


def test_a_file_name_that_steers_the_terminal_is_shown_harmlessly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game\x1b[2J\u202e\x9b.json"
    path.write_text(LEAST_TEXT)
    status, out, _ = score(capsys, str(path))
    assert status == 0
    assert "game\\x1b[2J\\u202e\\x9b.json" in out


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can turn into somebody who may not read a file")
def test_no_permission(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "secret.json"
    path.write_text(LEAST_TEXT)
    path.chmod(0)
    for folder in (tmp_path, *tmp_path.parents):
        if folder.owner() == "root" and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | 0o111)
    os.seteuid(65534)
    try:
        assert "cannot be read: Permission denied" in refused(capsys, path)
    finally:
        os.seteuid(0)


def test_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "score", "--json", "-"],
        input=LEAST_TEXT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["phase"] == "deal"


def test_a_reader_that_has_gone_is_no_error() -> None:
    command = (
        f"{sys.executable} -m companion score {' '.join(str(RECORDS / f'{name}.json') for name in NAMES)} | head -1"
    )
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


@pytest.mark.parametrize("words", [[], ["dance"], ["score"], ["score", "--loud", "x"]])
def test_a_wrong_call(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "companion" in capsys.readouterr().err


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = score(capsys, "--language", "tlh", str(RECORDS / "unfinished.json"))
    assert (status, err.count("\n")) == (2, 1)
    assert "'tlh'" in err


def test_a_scanned_code_is_scored_like_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A telephone gives the text of the code; pasted into a file, or sent to standard input, it is a record."""
    game = find_game("mast-year")
    record = read_record((RECORDS / "to-ten.json").read_bytes(), find_game)
    file = tmp_path / "code.txt"
    file.write_text(pack(game, record) + "\n")
    status, out, _ = score(capsys, "--json", str(file))
    assert status == 0
    assert json.loads(out)["scores"] == {"squirrels": 7, "oaks": 14}
    file.write_text(pack(game, record)[:90])
    status, _, err = score(capsys, str(file))
    assert (status, err.count("\n")) == (2, 1)
    assert "cut short" in err
