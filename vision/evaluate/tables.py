"""Writing figures as a table for people and as JSON for programs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from vision.evaluate.figures import ConfidenceCalibration, Figures, Measured, calibrate, sum_up
from vision.evaluate.rows import EvaluationPlan, EvaluationRow

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
