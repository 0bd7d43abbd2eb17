"""Letter pictures: labels draw a line in runs, and those in a fallback font as pictures."""

from typing import Any

from kivy.core.image import ImageData
from kivy.core.text import Label as CoreLabel
from kivy.utils import get_hex_from_color

from companion.translations.letter_runs import Run, picture, runs, width_in_ems


def draw_in_runs() -> None:
    """Lets each line be measured and drawn in runs, which Kivy's text provider does not do by itself."""
    measure, draw, finish = CoreLabel.get_extents, CoreLabel._render_text, CoreLabel._render_end

    def width(label: Any, run: Run) -> float:
        return label.options["font_size"] * width_in_ems(run) if run.font else measure(label, run.letters)[0]

    def get_extents(label: Any, text: str) -> tuple[float, float]:
        if text.isascii():
            return measure(label, text)
        found = runs(text)
        if len(found) == 1 and not found[0].font:  # as most lines are, and each is measured in many sizes
            return measure(label, found[0].letters)
        return round(sum(width(label, run) for run in found)), measure(label, " ")[1]

    def render_text(label: Any, text: str, x: float, y: float) -> None:
        for run in runs(text):
            if run.font:
                label.pictures = [*getattr(label, "pictures", ()), (run, round(x), y)]
            else:
                draw(label, run.letters, x, y)
            x += width(label, run)

    def render_end(label: Any) -> ImageData:
        found, label.pictures = getattr(label, "pictures", ()), ()
        return _with_pictures(label, finish(label), found) if found else finish(label)

    CoreLabel.get_extents, CoreLabel._render_text, CoreLabel._render_end = get_extents, render_text, render_end


def _with_pictures(label: Any, text: ImageData, pictures: list[tuple[Run, int, int]]) -> ImageData:
    """Returns a label's texture with pictures of runs, each with its left edge and the top of its line."""
    from PIL import Image  # most tables never need it

    whole = Image.frombytes("RGBA", (text.width, text.height), text.data)
    colour = get_hex_from_color(label.options["color"])
    for run, x, y in pictures:
        drawing, ascent_px = picture(run, int(label.options["font_size"]), colour)
        top = y + label.get_ascent() - ascent_px
        whole.alpha_composite(drawing, (x, max(top, 0)), (0, max(-top, 0)))
    return ImageData(text.width, text.height, text.fmt, whole.tobytes())
