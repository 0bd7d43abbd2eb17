"""README.md, and those beside the code, promise only what is there."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest

from companion.__main__ import main
from tests.project.tree import ROOT, find_files, read_project

README = (ROOT / "README.md").read_text()
PAGES = [ROOT / path for path in find_files("companion", "vision", "hardware", "tests", suffix="README.md")]
TEXT = "\n".join([README, *(page.read_text() for page in PAGES)])
MOST_LINES = 120
TARGETS = sorted(set(re.findall(r"\bmake (\w+)", TEXT)))
SCRIPTS = sorted(set(re.findall(r"\.setup/\w+", TEXT)))
COMMANDS = sorted(set(re.findall(r"`companion (\w+)", TEXT)))
FILES = sorted(
    {word for word in re.findall(r"`([\w./-]+)`", TEXT) if "/" in word and not re.search(r"^\.venv|NAME|GAME", word)}
)
SAMPLES = {
    match[1]: [line.removeprefix("    ") for line in match[2].rstrip().splitlines()]
    for match in re.finditer(r"^    \$ (.*)\n((?:(?:    (?!\$).*)?\n)*?)    …$", TEXT, re.MULTILINE)
}
"""What the README shows of a command's output: its first lines."""


@pytest.mark.parametrize("target", TARGETS)
def test_each_make_target_is_there(target: str) -> None:
    assert re.search(rf"^\.PHONY:.*\b{target}\b", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert os.access(ROOT / ".setup" / target, os.X_OK)


@pytest.mark.parametrize("script", SCRIPTS)
def test_each_script_is_there(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(command: str) -> None:
    done = subprocess.run([sys.executable, "-m", "companion", command, "--help"], cwd=ROOT, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?!print_NAME)\w+\.py)`", TEXT))))
def test_each_module_that_is_named_is_somewhere(name: str) -> None:
    assert any(
        path for package in ("companion", "vision", "hardware", "tests") for path in (ROOT / package).rglob(name)
    )


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_there(name: str) -> None:
    assert (ROOT / name).exists()


def test_from_an_empty_card_to_a_running_kiosk_it_takes_ten_commands_at_most() -> None:
    [commands] = re.findall(r"^# A kiosk at a playtest event\n\n(?:\S.*\n)+\n((?:    .+\n)+)", TEXT, re.MULTILINE)
    lines = [line.split("#")[0].strip() for line in commands.splitlines()]
    assert len(lines) <= 10
    assert (lines[0], lines[-1]) == (".setup/package arm64", "sudo systemctl reboot")


def test_the_event_file_has_no_faults(tmp_path: Path) -> None:
    [sample] = re.findall(r"^(    event = (?:.+\n)+)", TEXT, re.MULTILINE)
    (tmp_path / "event.toml").write_text(textwrap.dedent(sample), encoding="utf-8")
    assert main(["event", "check", str(tmp_path / "event.toml")]) == 0


@pytest.mark.parametrize("command", sorted(SAMPLES))
def test_each_sample_is_what_the_command_says(command: str) -> None:
    """Up to the line of dots; what begins with a time may be told a little earlier or later elsewhere."""
    program, *words = command.split()
    assert program == ".venv/bin/companion"
    shown = SAMPLES[command]
    command_line = [sys.executable, "-m", "companion", *words]
    with subprocess.Popen(command_line, cwd=ROOT, stdout=PIPE, stderr=DEVNULL, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        said = [line.rstrip() for line, _ in zip(process.stdout, shown, strict=False)]
        process.terminate()
    assert [_without_time(line) for line in said] == [_without_time(line) for line in shown]


@pytest.mark.parametrize("command", re.findall(r"`\.venv/bin/(companion score [^`]+)`", TEXT))
def test_each_score_in_a_sentence_ends_well(command: str) -> None:
    done = subprocess.run(f"{sys.executable} -m {command}", shell=True, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) >= len(list((ROOT / "tests/records").glob("*.json")))


def _without_time(line: str) -> str:
    return re.sub(r"^ *\d+\.\d\d s", "", line)


def test_the_first_page_is_short() -> None:
    assert len(README.splitlines()) <= MOST_LINES


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=str)
def test_each_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", page.read_text())
    assert [link for link in links if not (page.parent / link.partition("#")[0]).exists()] == []


def test_the_two_commands_come_first() -> None:
    assert [line.split()[1] for line in README.splitlines() if line.startswith("    make ")][:2] == ["run", "test"]


def test_the_layers_stand_in_their_order() -> None:
    """The line of the README names every layer that `make check` holds, the lowest first."""
    contracts = read_project()["tool"]["importlinter"]["contracts"]
    table = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    held = [layer.strip("()").removeprefix("companion.") for layer in reversed(table)]
    drawn = re.search(r"## How it is built\n\n((?:    .*\n)+)", README)
    assert drawn
    assert re.findall(r"\w+", drawn[1]) == [name for name in held if name != "__main__"]
