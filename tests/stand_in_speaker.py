"""A stand-in for the system's voice and player, which passes on what it is given, and sounds until it is ended."""

import os
import select
import stat
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 300.0


class StandInSpeaker:
    """A program of such a name in a folder of its own. What it is given comes through a pipe: nobody has to poll."""

    def __init__(self, folder: Path, name: str) -> None:
        self.program = folder / name
        self._words, self._number, self._pipe = (folder / f"{name}.{kind}" for kind in ("words", "number", "pipe"))
        os.mkfifo(self._pipe)
        self.program.write_text(
            f'#!/bin/sh\necho "$@" > {self._words}\necho $$ > {self._number}\n'
            f"exec 3> {self._pipe}\ncat >&3\nexec 3>&-\nexec sleep 600\n"
        )
        self.program.chmod(self.program.stat().st_mode | stat.S_IXUSR)

    def hear(self) -> bytes:
        """Returns what it is given next; waits until that is complete."""
        pipe = os.open(self._pipe, os.O_RDONLY | os.O_NONBLOCK)
        heard = b""
        try:
            while select.select([pipe], [], [], PATIENCE_S)[0]:
                part = os.read(pipe, 65536)
                if not part:
                    return heard
                heard += part
        finally:
            os.close(pipe)
        raise AssertionError(f"nothing more was heard; so far: {heard!r}")

    @property
    def was_called(self) -> bool:
        """Whether it was started."""
        return self._words.exists()

    @property
    def words(self) -> str:
        """How it was called last."""
        return self._words.read_text()

    @property
    def number(self) -> int:
        """The number of its last process."""
        return int(self._number.read_text())
