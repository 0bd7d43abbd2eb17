"""Drawn scenes are measured like labelled pictures."""

from pathlib import Path

import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import Rank
from vision.evaluate import rendered
from vision.evaluate.labels import read_labels
from vision.evaluate.rendered import is_dark, measured_scenes, write_scenes
from vision.reader.letters import ALPHABETS
from vision.scenes import DeckCollection

pytestmark = pytest.mark.one_python


def test_drawn_scenes_show_the_letters_that_they_are_read_with() -> None:
    first_ones = (919_513, 936_024, 969_046, 982_555)  # whose scene can be measured
    seen = [next(measured_scenes((14, 60), first_seed=seed))[0] for seed in first_ones]
    assert tuple(scene.seed for scene in seen) == first_ones
    printed = {corner.letters for scene in seen for truth in scene.cards for corner in truth.corners}
    assert len(printed) > len(Rank) / 2
    assert printed <= {"", "T", *ALPHABETS[rendered.ALPHABET]}


def test_each_drawn_scene_has_a_deck_of_its_own() -> None:
    decks = DeckCollection.open("test")
    seeds = range(rendered.FIRST_SEED, rendered.FIRST_SEED + 40 * rendered.SEED_STEP, rendered.SEED_STEP)
    assert len({id(decks.deck_for(seed)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize(("kind", "dark", "first"), [("scene", False, 919_513), ("scene, dark deck", True, 941_127)])
def test_scenes_with_dark_decks_are_counted_apart(kind: str, dark: bool, first: int) -> None:
    """The search begins near the first such deck whose scene can be measured, for most cannot."""
    decks = DeckCollection.open("test", alphabet=rendered.ALPHABET)
    seeds = (seed for seed in range(first, 10**8, rendered.SEED_STEP) if is_dark(decks.deck_for(seed)) is dark)
    firsts = ((seed, *next(measured_scenes((14, 60), first_seed=seed))) for seed in seeds)
    seed, told = next((seed, told) for seed, scene, told in firsts if scene.seed == seed)
    assert told == kind
    face = decks.face(decks.deck_for(seed), parse_card("2S")).bgra
    assert bool(np.median(face[..., :3]) < 100) is dark


@pytest.mark.one_python
def test_drawn_scenes_are_labelled_pictures(tmp_path: Path) -> None:
    write_scenes(tmp_path / "scenes", 2, (14, 60))
    pictures = read_labels(tmp_path / "scenes")
    assert len(pictures) == 2
    assert any(label.box for one in pictures for label in one.cards)
    assert all(one.path.exists() for one in pictures)
