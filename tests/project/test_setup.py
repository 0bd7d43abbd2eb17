"""Setting up: what works goes on working, wherever the folder lies and whether or not there is a network."""

import os
import shutil
import subprocess
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tests.project.tree import ROOT

pytestmark = pytest.mark.one_python

PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "small"
version = "1"
dependencies = ["pip>=1"]
"""
BACKEND = """
import zipfile
from pathlib import Path

def build_editable(folder, config_settings=None, metadata_directory=None):
    files = {
        "small.pth": str(Path.cwd()),
        "small-1.dist-info/METADATA": "Metadata-Version: 2.1\\nName: small\\nVersion: 1\\n",
        "small-1.dist-info/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        "small-1.dist-info/entry_points.txt": "[console_scripts]\\ncompanion = small:main\\n",
        "small-1.dist-info/RECORD": "",
    }
    with zipfile.ZipFile(Path(folder) / "small-1-py3-none-any.whl", "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return "small-1-py3-none-any.whl"
"""
NOWHERE = "http://127.0.0.1:9/simple"
"""Nothing answers there, as without a network."""
NEW_PIN = "nothing==1 --hash=sha256:" + 64 * "0" + "\n"


class Folder:
    """A small project with the real setup, on a machine without a network."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def set_up(self, kind: str = "run", **variables: str) -> subprocess.CompletedProcess[str]:
        alone = {name: text for name, text in os.environ.items() if not name.startswith(("PIP_", "COMPANION_"))}
        alone |= {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": NOWHERE, **variables}
        return subprocess.run([self.path / ".setup/setup", kind], env=alone, capture_output=True, text=True)

    def run(self, command: str) -> str:
        return subprocess.run([self.path / ".venv/bin" / command, "--version"], capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Set up while nothing had to be fetched."""
    path = tmp_path_factory.mktemp("project") / "original"
    (path / ".setup").mkdir(parents=True)
    shutil.copy(ROOT / ".setup/setup", path / ".setup/setup")
    texts = {"pyproject.toml": PROJECT, "backend.py": BACKEND, "small.py": "def main(): print('it works')"}
    for name, text in {
        **texts,
        "requirements.txt": "",
        "requirements-hub.txt": "",
        "requirements-dev.txt": "# more\n",
    }.items():
        (path / name).write_text(text)
    folder = Folder(path)
    done = folder.set_up()
    assert done.returncode == 0, done.stderr
    assert folder.run("companion") == "it works\n"
    return folder


@pytest.fixture
def moved(original: Folder, tmp_path: Path) -> Folder:
    """The same under another path."""
    shutil.copytree(original.path, tmp_path / "moved here", symlinks=True)
    return Folder(tmp_path / "moved here")


def test_when_nothing_has_changed_nothing_is_done(original: Folder) -> None:
    done = original.set_up()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_folder_that_was_moved_works_without_network(moved: Folder, original: Folder) -> None:
    done = moved.set_up()
    assert (done.returncode, done.stderr) == (0, "")
    assert moved.run("companion") == "it works\n"
    assert str(moved.path) in moved.run("pip"), "every command of the environment works, not only the companion's"
    assert original.run("companion") == "it works\n"


def test_new_pins_that_cannot_be_had_leave_what_works_and_start_it(moved: Folder) -> None:
    (moved.path / "requirements.txt").write_text(NEW_PIN)
    done = moved.set_up()
    assert done.returncode == 0
    assert done.stderr.splitlines()[-1] == "setup: there is no network: what was set up before is used"
    assert moved.run("companion") == "it works\n"
    assert not list(moved.path.glob(".venv?*"))


def test_tests_never_run_with_other_pins_than_the_locked_ones(moved: Folder) -> None:
    (moved.path / "requirements-dev.txt").write_text(NEW_PIN)
    done = moved.set_up("dev")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "setup: there is no network: what was set up before is left as it is"
    assert moved.set_up().returncode == 0


def write_wheel(folder: Path, name: str, version: str, *lines: str) -> str:
    """Writes a package with nothing in it, and returns its line in a lock."""
    path, about = folder / f"{name}-{version}-py3-none-any.whl", f"{name}-{version}.dist-info"
    metadata = "\n".join(["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *lines, ""])
    wheel = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    with zipfile.ZipFile(path, "w") as written:
        for file, text in {"METADATA": metadata, "WHEEL": wheel, "RECORD": ""}.items():
            written.writestr(f"{about}/{file}", text)
    return f"{name}=={version} --hash=sha256:{sha256(path.read_bytes()).hexdigest()}\n"


def test_a_newer_version_of_what_is_locked_is_not_looked_for(moved: Folder, tmp_path: Path) -> None:
    """Also where a package asks for an extra of another, of which the lock names the version alone."""
    pins = write_wheel(tmp_path, "base", "1", "Provides-Extra: more")
    pins += write_wheel(tmp_path, "user", "1", "Requires-Dist: base[more]>=1")
    write_wheel(tmp_path, "base", "2", "Provides-Extra: more")
    (moved.path / "requirements.txt").write_text(pins)
    done = moved.set_up(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert (done.returncode, done.stderr.splitlines()[1:]) == (0, [])


def test_what_lacks_a_package_is_not_started(moved: Folder) -> None:
    (moved.path / "requirements.txt").write_text(NEW_PIN)
    (moved.path / "pyproject.toml").write_text(PROJECT.replace("pip>=1", "pip>=1000"))
    assert moved.set_up().returncode == 1


def test_without_network_and_without_an_environment_one_line_says_what_to_do(moved: Folder) -> None:
    shutil.rmtree(moved.path / ".venv")
    (moved.path / "requirements.txt").write_text(NEW_PIN)
    done = moved.set_up()
    assert done.returncode == 1
    assert "there is no network" in done.stderr.splitlines()[-1]
    assert not list(moved.path.glob(".venv*"))


def test_an_environment_that_was_being_swapped_is_found_again(moved: Folder) -> None:
    (moved.path / ".venv").rename(moved.path / ".venv.old")
    assert moved.set_up().returncode == 0
    assert moved.run("companion") == "it works\n"


def test_an_environment_of_another_folder_is_left_alone(original: Folder, moved: Folder) -> None:
    shutil.rmtree(moved.path / ".venv")
    (moved.path / ".venv").symlink_to(original.path / ".venv")
    assert moved.set_up().returncode == 0
    assert not (moved.path / ".venv").is_symlink()
    assert original.run("companion") == "it works\n"


def test_a_python_that_is_not_there_is_said(moved: Folder) -> None:
    done = moved.set_up(COMPANION_PYTHON="3.99")
    assert (done.returncode, done.stderr) == (3, "setup: there is no Python 3.99 here\n")
