"""The package is tried in a Debian that has what it asks for, and nothing that an earlier one asked for."""

import subprocess
from pathlib import Path

from tests.project.tree import ROOT

FAKES = """
set -euo pipefail
say() { :; }
dpkg-deb() { echo "$depends"; }
make_root() { mkdir -p "$2/etc"; }
chroot() { shift 7; touch "${@/#/$root.bare/}"; }
"""


def prepare(root: Path, depends: str) -> list[str]:
    """Prepares a root for a package that depends on others; returns what is installed there."""
    script = (ROOT / ".setup/try_package").read_text()
    function = script[script.index("prepare()") : script.index("\n}\n", script.index("prepare()")) + 3]
    call = f'{FAKES}{function}root=$1 depends=$2; prepare "$root" package amd64 grim'
    subprocess.run(["bash", "-c", call, "bash", str(root), depends], check=True)
    return sorted(path.name for path in root.iterdir() if path.name != "etc")


def test_what_a_package_no_longer_depends_on_is_not_there(tmp_path: Path) -> None:
    root = tmp_path / "root"
    for name in ("etc", "partly"):  # as an interrupted run leaves it
        (tmp_path / "root.bare" / name).mkdir(parents=True)
    assert prepare(root, "cage, libgl1 (>= 1.7), seatd | elogind") == ["cage", "grim", "libgl1", "seatd"]
    assert prepare(root, "cage, mesa") == ["cage", "grim", "mesa"]


def test_a_root_with_all_that_a_package_depends_on_is_used_again(tmp_path: Path) -> None:
    root = tmp_path / "root"
    prepare(root, "cage")
    (root / "kept").touch()
    assert prepare(root, "cage") == ["cage", "grim", "kept"]
