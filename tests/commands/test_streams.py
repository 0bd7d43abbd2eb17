"""The command line in rough surroundings: terminals of any encoding, a full disk, closed input, odd file names."""

import argparse
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import build_parser, main

ROOT = Path(__file__).parents[2]
GOOD = ROOT / "tests" / "records" / "tallied.json"


def run(*words: str | bytes, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """Runs `companion score` with `words`; `encoding` is the terminal's."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    if "encoding" in more:
        environment["PYTHONIOENCODING"] = more.pop("encoding")
    more.setdefault("stdout", subprocess.PIPE)
    command = [sys.executable, "-m", "companion", "score", *words]
    return subprocess.run(command, stderr=subprocess.PIPE, env=environment, check=False, **more)


@pytest.mark.parametrize("flags", [(), ("--json",)])
@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8:strict"])
def test_any_terminal(tmp_path: Path, flags: tuple[str, ...], encoding: str) -> None:
    path = os.fsencode(tmp_path) + b"/\xff.json"
    Path(os.fsdecode(path)).write_bytes(GOOD.read_bytes())
    done = run(*flags, path, encoding=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full to write to")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("wb") as full:
        done = run(str(GOOD), stdout=full)
    assert done.returncode == 2
    assert done.stderr == b"companion: the output cannot be written: the disk is full; free some space\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full to write to")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_help_for_a_full_disk(unbuffered: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    with Path("/dev/full").open("wb") as full:
        done = run("--help", stdout=full)
    assert done.returncode == 2
    assert done.stderr == b"companion: the output cannot be written: the disk is full; free some space\n"


def test_closed_input() -> None:
    """Started with `<&-`, as some services are."""
    done = run("-", preexec_fn=lambda: os.close(0))
    assert done.returncode == 2
    assert done.stderr == b"companion: -: standard input is closed: name a file, or send the record to it\n"


@pytest.mark.parametrize(("word", "status", "said"), [(str(GOOD), 0, b""), ("nothing.json", 2, b"companion: nothing")])
def test_closed_output(word: str, status: int, said: bytes) -> None:
    """Started with `>&-`: what is written goes nowhere."""
    done = run("--json", word, preexec_fn=lambda: os.close(1))
    assert (done.returncode, done.stdout) == (status, b"")
    assert done.stderr[:18] == said


def put_script_there() -> None:
    os.dup2(os.open(__file__, os.O_RDONLY), 2)


@pytest.mark.parametrize("close", [lambda: os.close(2), put_script_there])
def test_closed_standard_error(close: Callable[[], None]) -> None:
    """Started with `2>&-`, also by a script: what is said to people does not come among the lines for programs."""
    done = run("--json", "nothing.json", str(GOOD), preexec_fn=close)
    assert (done.returncode, done.stderr) == (2, b"")
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == [str(GOOD)]


def test_a_file_name_with_a_line_break() -> None:
    done = run("a\nb\u2028c")
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == ["companion: a\\nb\\u2028c: cannot be read: No such file or directory"]


@pytest.mark.parametrize(("set_by_user", "threads"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")])
def test_products_are_computed_by_one_thread_unless_the_user_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, set_by_user: dict[str, str], threads: str
) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "")
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    for name, value in set_by_user.items():
        monkeypatch.setenv(name, value)
    assert main(["score", str(GOOD)]) == 0
    assert os.environ["OPENBLAS_NUM_THREADS"] == threads


@pytest.mark.parametrize(
    ("call", "command"),
    [("learn --frob x", "companion learn"), ("deck check a b", "companion deck check"), ("--frob", "companion")],
)
def test_a_word_too_many_leads_to_the_help_of_its_command(
    call: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--source", "a", "--faces", "b", "--out", "c"] if "learn" in call else []
    with pytest.raises(SystemExit) as left:
        main([*call.split(), *given])
    assert left.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.endswith(f": '{command} --help' tells how to call it")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("learn", ("in the list's order", "each twice", "the back last", "GIF", "webcam", "at most 120")),
        ("scan", ("standard", "nuts", "profile")),
    ],
)
def test_the_help_tells_what_may_be_named(
    command: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert [word for word in words if word not in said] == []


def test_help_is_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    with pytest.raises(SystemExit):
        main(["score", "--help"])
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 50


def parsers_below(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers_below(below)


def test_every_help_says_what_the_command_does_and_what_each_word_is() -> None:
    found = list(parsers_below(build_parser()))
    assert {"companion journal show", "companion kiosk pin"} <= {parser.prog for parser in found}
    assert [parser.prog for parser in found if not parser.description] == []
    silent = [
        f"{parser.prog} {action.dest}"
        for parser in found
        for action in parser._actions
        if not action.help and not isinstance(action, argparse._SubParsersAction)
    ]
    assert silent == []


def test_the_help_of_run_says_where_games_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["run"], ["journal", "list"]):
        with pytest.raises(SystemExit):
            main([*command, "--help"])
        assert "$COMPANION_JOURNAL, else ~/.local/state/companion/journal.db" in " ".join(
            capsys.readouterr().out.split()
        )


class EndlessInput(io.BytesIO):
    """Input for which there is not enough memory."""

    def read(self, size: int | None = -1) -> bytes:
        raise MemoryError


def test_too_little_memory_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(EndlessInput()))
    assert main(["score", "-"]) == 2
    assert capsys.readouterr().err == "companion: not enough memory: close other programs, or give smaller files\n"
