"""What a screen says while files are saved for people, and where they are afterwards."""

from collections.abc import Callable
from pathlib import Path

from companion.journal.home_folder import is_in_home_folder
from companion.ui.texts import SAY


def show_saving(show: Callable[[str], object], doing: str = "share.saving") -> Callable[[bool], None]:
    """Shows the text `doing`; returns a function that is told whether the disk stalls, and shows that."""

    def tell(is_stalled: bool) -> None:
        show(SAY("share.stalled" if is_stalled else doing))

    tell(False)
    return tell


def saved_text(key: str, folder: Path, **words: str) -> str:
    """Returns where a folder was saved, in the words of `key` for the home folder or for a stick, and with `words`."""
    where = "home" if is_in_home_folder(folder) else "stick"
    return SAY(f"{key}-{where}", folder=folder.name, **words)
