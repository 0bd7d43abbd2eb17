"""Images of a card: the journal's files copied aside, and put back as they were."""

import shutil
from pathlib import Path


def keep(path: Path, name: str) -> Path:
    """Copies the journal's files aside, as an image of the card."""
    kept = path.parent.parent / name
    shutil.copytree(path.parent, kept)
    return kept


def put_back(path: Path, kept: Path, *names: str) -> None:
    """Puts files of an image back in the place of the journal's own."""
    for name in names:
        path.with_name(name).unlink(missing_ok=True)
        if (kept / name).exists():
            shutil.copy(kept / name, path.with_name(name))
