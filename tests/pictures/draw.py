"""Draws the pictures of this folder and labels.json from seeds: `python -m tests.pictures.draw`.

The pictures stay as they are when the renderer learns more; draw them anew only on purpose, and look at them.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import cv2

from vision.evaluate.rendered import height_px
from vision.scenes import (
    EVERYDAY,
    CardTruth,
    DeckCollection,
    Scene,
    SceneLayout,
    SceneStyle,
    SurfaceCollection,
    draw_scene,
)

FOLDER: Final = Path(__file__).parent
SIZE: Final = (640, 480)
MOST_BYTES: Final = 55_000
LEAST_PX: Final = 13
"""The least height of an index that a person reads without doubt."""
COUNTS: Final = {
    SceneLayout.SINGLE: 5,
    SceneLayout.SEPARATE: 8,
    SceneLayout.TRICK: 6,
    SceneLayout.OVERLAP: 5,
    SceneLayout.FAN: 4,
    SceneLayout.GRID: 3,
    SceneLayout.PILE: 3,
    SceneLayout.HAND: 2,
}


def main() -> None:
    """Writes the pictures and what lies in them."""
    decks, tables = DeckCollection.open("test"), SurfaceCollection.open("test")
    entries: list[dict[str, Any]] = []
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    for layout, count in COUNTS.items():
        for seed, scene in fit_scenes(layout, count, decks, tables):
            name = f"{layout.value}-{seed}.jpg"
            (FOLDER / name).write_bytes(packed(scene))
            entries.append({"file": name, "kind": layout.value, "size": list(SIZE), **labels(scene.cards)})
    (FOLDER / "labels.json").write_text(json.dumps(entries, indent=1) + "\n", "utf-8")


def fit_scenes(
    layout: SceneLayout, count: int, decks: DeckCollection, tables: SurfaceCollection
) -> list[tuple[int, Scene]]:
    """Returns the first scenes, with their seeds, in which every card can be told by a person or is hidden."""
    found: list[tuple[int, Scene]] = []
    seed = 40_000 + 1_000 * list(SceneLayout).index(layout)
    while len(found) < count:
        scene = draw_scene(seed, SIZE, decks=decks, tables=tables, style=style_of(layout))
        expected = labels(scene.cards)
        if expected["cards"] and not expected["optional"]:
            found.append((seed, scene))
        seed += 37
    return found


def style_of(layout: SceneLayout) -> SceneStyle:
    """Returns tables as people have them, with indices that a person reads without trouble."""
    return replace(EVERYDAY, layouts=(layout,), index_px=(17, 28), elevation_deg=(45, 90), cards=(2, 8), empty_share=0)


def labels(cards: tuple[CardTruth, ...]) -> dict[str, Any]:
    """Returns what labels.json says of a scene's cards."""
    certain, optional = [], []
    for truth in cards:
        best = max((corner.visible for corner in truth.corners), default=0.0)
        large = [corner.visible for corner in truth.corners if height_px(corner.index_quad) >= LEAST_PX]
        if truth.card and large and max(large) >= 0.97:
            box = [int(number) for number in cv2.boundingRect(truth.quad)]
            quad = [[round(float(x), 1), round(float(y), 1)] for x, y in truth.quad]
            certain.append({"label": truth.card.name, "bbox": box, "quad": quad})
        elif truth.card and best >= 0.1:
            optional.append(truth.card.name)
    return {"cards": certain, "optional": optional, "face_down": sum(truth.card is None for truth in cards)}


def packed(scene: Scene) -> bytes:
    """Returns the picture as the best JPEG that is small enough."""
    for quality in (92, 88, 84, 78, 70, 60):
        _, content = cv2.imencode(".jpg", scene.bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])
        if content.size <= MOST_BYTES:
            break
    return content.tobytes()


if __name__ == "__main__":
    main()
