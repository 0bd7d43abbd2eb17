"""Bad input for `companion score`, part by part: each is scored or refused in one clear line, never a traceback."""

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from companion.__main__ import main
from companion.engine.record import LARGEST_BYTES
from tests.games.mast_year.play import PlayStyle, play_game
from tests.games.mast_year.spoil import spoil

Way: TypeAlias = tuple[str | int, ...]
RECORD: Final[dict[str, Any]] = {
    "record": 1,
    "game": "mast-year",
    "options": {
        "goal": 1,
        "incomplete_information": False,
        "single_hand": False,
        "tournament": True,
        "silent": False,
        "equal_scores": "play-on",
        "squirrels": [1, 3],
        "speedy": 3,
    },
    "players": ["Ann", "Bo", "Cy", "Di"],
    "actions": [
        {"do": "tally", "eaten": 2, "uneaten": 1, "mast": "none", "boom": False},
        {"do": "speedy", "seat": 2},
        {"do": "dealt"},
        {"do": "passed", "said": {"0": "many", "2": "few"}, "at": "2026-05-01T19:30:00Z", "by": "touch"},
        {"do": "trunk", "card": "7S"},
        {"do": "play", "card": "4C", "seat": 2},
        {"do": "play", "card": "KC", "at": "2026-05-01T19:30:11.5Z", "by": "camera"},
    ],
}
"""A record with every key that a record may have."""
ODD: Final[tuple[object, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    4,
    10**17,
    -(10**16),
    "",
    "7S",
    "mast-year",
    "x" * 5000,
    "\u0000",
    "\ud800",
    "\u202e\u2028\n\r\x1b[31m",
    "{0.__class__}",
    "%s%n",
    "../../etc/passwd",
    "♠",
    [],
    {},
    [[]],
    {"do": "play", "card": "7S"},
    ["0", 2],
    [0, 2],
    [True, 3],
)
LITERALS: Final = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1.0",
    "1e400",
    "-0",
    "9" * 5000,
    "[" * 5000,
    '"\\ud83d"',
    "0x1",
    "01",
)


def places(node: object, way: Way = ()) -> Iterator[Way]:
    """Gives the way to each part of a record, the whole first."""
    yield way
    steps = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for step, inner in steps:
        yield from places(inner, (*way, step))


PLACES: Final = [*places(RECORD)]


def named(way: Way) -> str:
    return ".".join(map(str, way)) or "record"


def put(way: Way, value: object) -> object:
    """Returns the record with another value at `way`."""
    if not way:
        return value
    record = copy.deepcopy(RECORD)
    parent: Any = record
    for step in way[:-1]:
        parent = parent[step]
    parent[way[-1]] = value
    return record


class Scorer:
    """Scores texts in this process, and looks at how it is told."""

    def __init__(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path = path
        self.capsys = capsys

    def score(self, text: bytes, *flags: str) -> str | None:
        """Returns what was said of a refused text, or None for one that was scored."""
        self.path.write_bytes(text)
        status = main(["score", *flags, str(self.path)])
        out, err = self.capsys.readouterr()
        if status == 0:
            assert err == ""
            return None
        assert (status, out) == (2, "")
        assert err.startswith(f"companion: {self.path}: ")
        said = err.removeprefix(f"companion: {self.path}: ").removesuffix("\n")
        assert len(said.splitlines()) == 1
        assert said.isprintable()
        assert len(said) < 300
        return said


@pytest.fixture
def scorer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Scorer:
    return Scorer(tmp_path / "record.json", capsys)


def test_the_record_itself_is_scored(scorer: Scorer) -> None:
    assert scorer.score(json.dumps(RECORD).encode(), "--json") is None


@pytest.mark.parametrize("way", PLACES, ids=map(named, PLACES))
def test_any_part_replaced_by_something_odd(scorer: Scorer, way: Way) -> None:
    refused = [said for odd in ODD if (said := scorer.score(json.dumps(put(way, odd)).encode()))]
    assert len(refused) >= len(ODD) - 9, "nearly nothing of all that fits"
    if way[:1] == ("actions",) and len(way) > 1:
        assert all(said.startswith("action ") for said in refused)


@pytest.mark.parametrize("literal", LITERALS, ids=lambda text: text[:8])
@pytest.mark.parametrize("way", [way for way in PLACES if way], ids=named)
def test_numbers_that_are_no_whole_numbers(scorer: Scorer, way: Way, literal: str) -> None:
    text = json.dumps(put(way, "HERE")).replace('"HERE"', literal)
    said = scorer.score(text.encode())
    assert said or literal == "-0"


@pytest.mark.parametrize("way", [way for way in PLACES if way and isinstance(way[-1], str)], ids=named)
def test_any_key_left_out_doubled_or_misspelt(scorer: Scorer, way: Way) -> None:
    written = json.dumps(put(way, "HERE"))
    key = json.dumps(way[-1])
    assert scorer.score(written.replace(f'{key}: "HERE"', f"{key}: 1, {key}: 1").encode())
    assert scorer.score(written.replace(f'{key}: "HERE"', '"unknown": 1').encode())
    record = put(way, "HERE")
    scorer.score(json.dumps(without(record, way)).encode())


def without(record: Any, way: Way) -> object:
    parent = record
    for step in way[:-1]:
        parent = parent[step]
    del parent[way[-1]]
    return record


def test_truncated_at_every_byte(scorer: Scorer) -> None:
    text = json.dumps(RECORD, ensure_ascii=False).encode()
    for size in range(len(text)):
        assert scorer.score(text[:size])


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("utf-16", "Zoë"),
        ("utf-16-le", "Zoë"),
        ("utf-32", "Zoë"),
        ("latin-1", "Zoë"),
        ("cp037", "Zoë"),
        ("shift_jis", "森"),
    ],
)
def test_other_encodings(scorer: Scorer, encoding: str, name: str) -> None:
    text = json.dumps({**RECORD, "players": [name, "Bo", "Cy", "Di"]}, ensure_ascii=False)
    said = scorer.score(text.encode(encoding))
    assert said
    assert "not UTF-8" in said or "not JSON" in said


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[" * 10_000 + "]" * 10_000, id="lists"),
        pytest.param('{"a":' * 10_000 + "1" + "}" * 10_000, id="objects"),
        pytest.param('{"record": 1, "players": ' + "[" * 10_000 + "]" * 10_000 + "}", id="within a record"),
        pytest.param('{"record": 1, "actions": [' + '{"do":[' * 10_000 + "]}" * 10_000 + "]}", id="within an action"),
    ],
)
def test_nested_ten_thousand_deep(scorer: Scorer, text: str) -> None:
    assert scorer.score(text.encode()) == "the text is nested too deeply: no game record is"


@pytest.mark.parametrize(("size", "refused"), [(LARGEST_BYTES, False), (LARGEST_BYTES + 1, True)])
def test_the_longest_text(scorer: Scorer, size: int, refused: bool) -> None:
    text = json.dumps(RECORD).encode()
    said = scorer.score(text + b" " * (size - len(text)))
    assert (said == "the text is longer than 4 MiB: no game record is") is refused


def test_six_hundred_games_with_one_thing_changed(scorer: Scorer) -> None:
    """Well-formed records of games that cannot be, told by the place of what is wrong."""
    random = Random(2)
    outcomes = {None: 0, "action": 0}
    for seed in range(60):
        record = play_game(seed, {"goal": 4, "tournament": seed % 2 == 0}, PlayStyle(careless=0.2))
        for _ in range(10):
            said = scorer.score(json.dumps(spoil(random, record)).encode())
            outcomes[said and said.split()[0]] += 1
    assert min(outcomes.values()) > 50


ONE_MIB: Final = 1024 * 1024
MEASURED: Final = """
import re, sys
from pathlib import Path
from companion.__main__ import main
status = main(["score", "--json", *sys.argv[1:]])
print(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1], file=sys.stderr)
sys.exit(status)
"""
"""Scores, and then tells the most memory that the process ever held, in kB."""


@pytest.mark.parametrize(
    "write",
    [
        pytest.param(lambda file: file.truncate(100 * ONE_MIB), id="100 MB of nothing"),
        pytest.param(lambda file: file.write(json.dumps(RECORD).encode() + b" " * 100_000_000), id="100 MB of blanks"),
        pytest.param(
            lambda file: file.write(b'{"record":1,"players":["' + b"a" * (4 * ONE_MIB - 30)), id="one long name"
        ),
        pytest.param(lambda file: file.write(b'["' + b"\\ud83d\\udc3f" * 340_000 + b'"]'), id="escapes"),
        pytest.param(lambda file: file.write(b'{"' + b'a":1,"b' * 130_000 + b'":1}'), id="a key over and over"),
        pytest.param(
            lambda file: file.write(b"{" + b",".join(b'"%d":1' % n for n in range(99_000)) + b"}"), id="many keys"
        ),
        pytest.param(lambda file: file.write(b"[" + b'"",' * 199_000 + b'""]'), id="many texts"),
        pytest.param(lambda file: file.write(b"[" + b"[]," * 99_000 + b"1]"), id="many lists"),
    ],
)
def test_a_huge_file_is_refused_within_100_mib(tmp_path: Path, write: Any) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        write(file)
    done = subprocess.run([sys.executable, "-c", MEASURED, str(path)], capture_output=True, text=True, check=False)
    said, used_kb = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (2, "")
    assert said.startswith(f"companion: {path}: ")
    assert int(used_kb) <= 100 * 1024


@pytest.mark.parametrize(
    ("name", "words"),
    [
        pytest.param("/dev/null", "no regular file", id="a device"),
        pytest.param("/dev/zero", "no regular file", id="a device without end"),
        pytest.param("/proc/self/mem", "cannot be read", id="memory"),
        pytest.param("x" * 5000, "cannot be read: File name too long", id="a name too long"),
        pytest.param("a/b/c", "cannot be read: No such file or directory", id="a folder that is not there"),
        pytest.param("/etc/hostname/x", "cannot be read: Not a directory", id="a file as folder"),
        pytest.param("", "companion: '': no file is named: name a record file", id="no name"),
    ],
)
def test_names_that_are_no_record_files(name: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", name]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert words in err
