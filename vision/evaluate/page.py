"""The report as a text table, as JSON and as a page with the worst pictures."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from vision.annotate import DOUBTFUL, draw_readings
from vision.evaluate.figures import ConfidenceCalibration, Figures, Measured, calibrate, sum_up
from vision.evaluate.judging import ReadingOutcome
from vision.evaluate.labels import EvaluationPlan, EvaluationRow
from vision.frames import Picture
from vision.pictures import open_picture

_HEAD = f"{'':36} {'pict.':>5} {'cards':>5}  {'recall':>7} {'precis.':>7} {'whole':>7}  "
_HEAD += "missed misread twice extra untold      ms"


def text_table(measured: Sequence[Measured], plan: EvaluationPlan) -> str:
    """Returns the whole report as text."""
    lines = [_HEAD]
    for row in plan.rows:
        held = [one for one in measured if row.holds(one.labelled)]
        if held:
            lines += [_line(row.title, sum_up(held)), *_asked(row, sum_up(held))]
    lines += ["", _line("everything", sum_up(measured)), "", "by folder"]
    lines += [_line("  " + name, figures) for name, figures in by_folder(measured)]
    lines += ["", "by kind"]
    lines += [_line("  " + name, figures) for name, figures in by_kind(measured)]
    lines += ["", "calibration", *calibration_lines(calibrate(measured))]
    lines += ["", "read for another (in boxes)", *mistake_lines(measured)]
    return "\n".join(lines) + "\n"


def json_report(measured: Sequence[Measured], plan: EvaluationPlan) -> dict[str, Any]:
    """Returns the whole report as data, with what was read in each picture."""
    calibration = calibrate(measured)
    rows = {row.title: sum_up([one for one in measured if row.holds(one.labelled)]) for row in plan.rows}
    return {
        "rows": {title: figures.as_json() for title, figures in rows.items() if figures.pictures},
        "everything": sum_up(measured).as_json(),
        "folders": {name: figures.as_json() for name, figures in by_folder(measured)},
        "kinds": {name: figures.as_json() for name, figures in by_kind(measured)},
        "calibration": {
            "error": calibration.error,
            "sure": calibration.sure,
            "sure_wrong": calibration.sure_wrong,
            "bins": [[one.low, one.high, one.readings, one.right, one.confidence] for one in calibration.bins],
        },
        "pictures": [_picture(one) for one in measured],
    }


def by_folder(measured: Sequence[Measured]) -> Iterator[tuple[str, Figures]]:
    """Returns the figures of each folder."""
    for name in sorted({one.labelled.folder for one in measured}):
        yield name, sum_up([one for one in measured if one.labelled.folder == name])


def by_kind(measured: Sequence[Measured]) -> Iterator[tuple[str, Figures]]:
    """Returns the figures of each kind of picture."""
    for name in sorted({one.labelled.kind for one in measured}):
        yield name, sum_up([one for one in measured if one.labelled.kind == name])


def calibration_lines(calibration: ConfidenceCalibration) -> Iterator[str]:
    """Returns the calibration table."""
    yield f"  {'confidence':>13} {'readings':>8} {'right':>7} {'mean':>7}"
    for one in calibration.bins:
        if one.readings:
            span = f"{one.low:g}–{one.high:g}"
            yield f"  {span:>13} {one.readings:8} {one.share:7.2%} {one.confidence:7.2%}"
    yield f"  calibration error {calibration.error:.4f}"
    yield f"  given 0.9 or more: {calibration.sure}, of them wrong {calibration.sure_wrong}"


def mistake_lines(measured: Sequence[Measured]) -> Iterator[str]:
    """Returns which ranks and suits were read for which others, the most frequent first."""
    pairs = [pair for one in measured for pair in one.verdict.mistaken]
    for what, place in (("ranks", 0), ("suits", 1)):
        wrong = Counter((card[place], said[place]) for card, said in pairs if card[place] not in ("?", said[place]))
        counted = [f"{card}→{said} {times}" for (card, said), times in wrong.most_common(14)]
        yield f"  {what}: {', '.join(counted) or 'none'}"


def _line(title: str, figures: Figures) -> str:
    return (
        f"{title:36} {figures.pictures:5} {figures.cards:5}  "
        f"{figures.recall:7.2%} {figures.precision:7.2%} {figures.whole_share:7.2%}  "
        f"{figures.cards - figures.right:6} {figures.misread:7} {figures.twice:5} {figures.extra:5} "
        f"{figures.untold:6} {figures.ms:7.0f}"
    )


def _asked(row: EvaluationRow, figures: Figures) -> Iterator[str]:
    pairs = ((row.recall, figures.recall), (row.precision, figures.precision), (row.whole, figures.whole_share))
    if any(asked for asked, _ in pairs):
        words = [f"{asked:.1%}{'✓' if reached >= asked else ' '}" if asked else "" for asked, reached in pairs]
        yield f"{'  asked':36} {'':5} {'':5}  " + " ".join(f"{word:>7}" for word in words)


def _picture(one: Measured) -> dict[str, Any]:
    return {
        "file": f"{one.labelled.folder}/{one.labelled.path.name}",
        "right": one.verdict.right,
        "wrong": one.verdict.wrong,
        "missed": [label.name for label in one.verdict.missed],
        "readings": [
            [reading.card.name if reading.card else None, round(float(reading.confidence), 4), outcome.value]
            for reading, outcome in zip(one.readings, one.verdict.outcomes, strict=True)
        ],
        "ms": round(one.ms, 1),
    }


SIDE: Final = 900
"""The longest side of a picture on the page, in pixels."""
TILE: Final = (480, 420)
ACROSS, DOWN = 3, 3
_MISSED: Final = (200, 60, 200)

_STYLE: Final = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; background: #f4f4f2; color: #222 }
pre { background: #fff; padding: 1rem; overflow-x: auto; border-radius: 8px }
figure { display: inline-block; vertical-align: top; margin: 0 1rem 1rem 0; background: #fff; padding: .6rem;
  border-radius: 8px; max-width: 30rem } img { max-width: 100%; border-radius: 4px } .wrong { color: #b3261e }
"""


def worst(measured: Sequence[Measured], count: int) -> list[Measured]:
    """Returns the pictures with mistakes: those with the most wrong readings first, then the most missed cards."""
    faulty = [one for one in measured if not one.verdict.is_whole]
    faulty.sort(key=lambda one: (-one.verdict.wrong, -len(one.verdict.missed), str(one.labelled.path)))
    return faulty[:count]


def write_page(folder: Path, table: str, faulty: Sequence[Measured]) -> None:
    """Writes index.html, its pictures, and sheets with nine pictures each."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("worst-*.jpg"), *folder.glob("sheet-*.png")]:
        old.unlink()
    figures, tiles = [], []
    for place, one in enumerate(faulty):
        drawn = draw_measured(one)
        name = f"worst-{place:03}.jpg"
        cv2.imwrite(str(folder / name), _fitted(drawn, SIDE, SIDE), [cv2.IMWRITE_JPEG_QUALITY, 88])
        figures.append(f'<figure><img src="{name}" loading="lazy"><figcaption>{_caption(one)}</figcaption></figure>')
        tiles.append(_tile(drawn, one))
    for place, sheet in enumerate(_sheets(tiles)):
        cv2.imwrite(str(folder / f"sheet-{place:02}.png"), sheet)
    head = f'<!doctype html><meta charset="utf-8"><title>Pictures read wrongly</title><style>{_STYLE}</style>'
    page = f"{head}<h1>Pictures read wrongly</h1><pre>{escape(table)}</pre>{''.join(figures)}"
    (folder / "index.html").write_text(page, "utf-8")


def draw_measured(one: Measured) -> Picture:
    """Returns the picture with its readings, and boxes round the cards that were missed."""
    drawn = draw_readings(open_picture(one.labelled.path).bgr, one.readings)
    width = max(2, drawn.shape[1] // 400)
    for label in one.verdict.missed:
        if label.box:
            x, y, across, down = (round(number) for number in label.box)
            cv2.rectangle(drawn, (x, y), (x + across, y + down), _MISSED, width, cv2.LINE_AA)
            font = cv2.FontFace("sans")
            cv2.putText(drawn, label.name, (x + width, y + 12 * width), _MISSED, font, 11 * width, 700)
    for reading, outcome in zip(one.readings, one.verdict.outcomes, strict=True):
        if outcome.is_wrong:
            x, y = (round(float(number)) for number in reading.quad.mean(axis=0))
            cv2.drawMarker(drawn, (x, y), DOUBTFUL, cv2.MARKER_TILTED_CROSS, 30 * width, width, cv2.LINE_AA)
    return drawn


def _words(one: Measured) -> Iterator[str]:
    for reading, outcome in zip(one.readings, one.verdict.outcomes, strict=True):
        if outcome.is_wrong and reading.card:
            yield f"{reading.card.name} {reading.confidence:.2f} {outcome.value}"
    if one.verdict.missed:
        yield "missed " + " ".join(label.name for label in one.verdict.missed)
    untold = one.verdict.outcomes.count(ReadingOutcome.UNTOLD)
    if untold:
        yield f"{untold} untold"


def _caption(one: Measured) -> str:
    name = f"{one.labelled.folder}/{one.labelled.path.name} ({one.labelled.kind})"
    return f'{escape(name)}<br><span class="wrong">{escape("; ".join(_words(one)))}</span>'


def _tile(drawn: Picture, one: Measured) -> Picture:
    width, height = TILE
    tile = np.full((height, width, 3), 255, np.uint8)
    small = _fitted(drawn, width - 8, height - 48)
    tile[4 : 4 + small.shape[0], 4 : 4 + small.shape[1]] = small
    font = cv2.FontFace("sans")
    cv2.putText(tile, f"{one.labelled.folder}/{one.labelled.path.name}"[:60], (4, height - 26), (60, 60, 60), font, 13)
    cv2.putText(tile, "; ".join(_words(one))[:66], (4, height - 8), (30, 38, 179), font, 13)
    return tile


def _sheets(tiles: Sequence[Picture]) -> Iterator[Picture]:
    for start in range(0, len(tiles), ACROSS * DOWN):
        some = list(tiles[start : start + ACROSS * DOWN])
        some += [np.full_like(some[0], 255)] * (-len(some) % ACROSS)
        rows = [np.hstack(some[i : i + ACROSS]) for i in range(0, len(some), ACROSS)]
        yield np.vstack(rows)


def _fitted(picture: Picture, width: int, height: int) -> Picture:
    by = min(width / picture.shape[1], height / picture.shape[0], 1.0)
    size = (max(1, int(picture.shape[1] * by)), max(1, int(picture.shape[0] * by)))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
