"""Annotated pictures: what was read in each picture is drawn on a copy, in a folder that the command line names."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import BadInputError, why_refused

if TYPE_CHECKING:
    from vision.frames import Picture
    from vision.reading import CardReading


class AnnotatedPictures:
    """The folder of --annotate, in which no file is written over."""

    def __init__(self, folder: str) -> None:
        try:
            if not folder:
                raise ValueError("an empty name")
            Path(folder).mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise BadInputError(f"--annotate {folder!r}: {why_refused(error)}: name another folder") from None
        self._folder = Path(folder)
        self._drawn: set[Path] = set()

    def write(self, source: Path, bgr: "Picture", readings: "Sequence[CardReading]") -> None:
        """Writes a picture (h, w, 3) with its readings under its file's name; one that is taken gets a number.

        Raises BadInputError.
        """
        from vision.annotate import draw_readings

        ending = source.suffix if source.suffix.lower() in (".jpg", ".jpeg", ".png", ".webp", ".bmp") else ".png"
        content, path = _encode(draw_readings(bgr, readings), ending), self._folder / (source.stem + ending)
        try:
            for number in count(2):
                if self._keep(path, content, source):
                    break
                path = self._folder / f"{source.stem}-{number}{ending}"
        except OSError as error:
            mend = "name another folder, or rename the picture"
            raise BadInputError(f"cannot be drawn to {str(path)!r}: {why_refused(error)}: {mend}") from None
        self._drawn.add(path)

    def _keep(self, path: Path, content: bytes, source: Path) -> bool:
        """Writes a new file, unless an earlier run has written the same; tells whether the name was free for it."""
        try:
            file = path.open("xb")
        except FileExistsError:
            same = path.is_file() and path.read_bytes() == content
            return same and path not in self._drawn and not path.samefile(source)
        try:
            with file:
                file.write(content)
        except OSError:
            path.unlink()
            raise
        return True


def _encode(picture: "Picture", ending: str) -> bytes:
    """Returns a picture (h, w, 3) as a file's content. Raises BadInputError."""
    import cv2

    from vision.library_output import silenced_libraries

    with silenced_libraries(), suppress(cv2.error):
        good, content = cv2.imencode(ending, picture)
        if good:
            return content.tobytes()
    height, width = picture.shape[:2]
    raise BadInputError(f"cannot be drawn as {ending} ({width}×{height} pixels): save the picture as PNG")
