"""Decks: every face has its indices, splits share nothing, a seed always prints the same deck."""

from dataclasses import replace

import numpy as np
import pytest

from companion.cards import ALPHABETS, CARD_NAMES
from vision.reader.letters import ALPHABETS as READ
from vision.scenes import DeckCollection
from vision.scenes.decks.deck_collection import acorn, marked, slot_id, squirrel
from vision.scenes.decks.faces import FaceImage, box_quad
from vision.scenes.decks.glyphs import FontGlyphs, font_group

READ_AS_JACK = {"english": "J", "german": "B", "french": "V"}


def test_a_seed_prints_the_same_deck(decks: DeckCollection) -> None:
    card = CARD_NAMES["QH"]
    again = DeckCollection.open("all").drawn(5).face(card)
    assert np.array_equal(decks.drawn(5).face(card).bgra, again.bgra)


def test_a_mark_leaves_the_indices_alone(decks: DeckCollection) -> None:
    deck, card = decks.drawn(2), CARD_NAMES["4C"]
    plain, marked = decks.face(deck, card), decks.face(deck, card, 1)
    assert not np.array_equal(plain.bgra, marked.bgra)
    for quad in plain.indices:
        (x0, y0), (x1, y1) = quad.min(axis=0).astype(int), quad.max(axis=0).astype(int)
        assert np.array_equal(plain.bgra[y0:y1, x0:x1], marked.bgra[y0:y1, x0:x1])


def test_training_and_testing_share_no_fonts() -> None:
    training, testing = (
        {font_group(glyphs.path) for seed in range(40) if isinstance(glyphs := box.drawn(seed).glyphs, FontGlyphs)}
        for box in (DeckCollection.open("train"), DeckCollection.open("test"))
    )
    assert training
    assert testing
    assert not training & testing


def test_training_and_testing_share_no_drawn_deck() -> None:
    names = [
        {box.drawn(seed).name for seed in range(40)}
        for box in (DeckCollection.open("train"), DeckCollection.open("test"))
    ]
    assert not names[0] & names[1]


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_decks_of_one_alphabet_can_be_read_with_it(alphabet: str) -> None:
    """Else the same decks are drawn as without."""
    some, every = DeckCollection.open("test", alphabet=alphabet), DeckCollection.open("test")
    for seed in range(30):
        style, usual = some.drawn(seed).style, every.drawn(seed).style
        letters = {letter.replace("T", "10") for letter in style.letters.values()}
        assert letters <= set(READ[alphabet])
        assert replace(style, letters=usual.letters) == usual
    assert {some.drawn(seed).style.letters[11] for seed in range(30)} == {READ_AS_JACK[alphabet]}


def test_neighbouring_seeds_share_decks() -> None:
    assert len({slot_id(seed, slots=8, life=1500, salt=7) for seed in range(500)}) <= 18
    assert len({slot_id(seed, slots=8, life=1500, salt=7) for seed in range(0, 60_000, 100)}) > 200


@pytest.mark.parametrize("draw", [acorn, squirrel])
def test_a_mark_is_trimmed_and_every_hand_draws_it_otherwise(draw: type) -> None:
    one, other = (draw(np.random.default_rng(seed)) for seed in (1, 2))
    for edge in (one[0], one[-1], one[:, 0], one[:, -1]):
        assert (edge > 64).any()
    assert one.tobytes() != other.tobytes()


@pytest.mark.parametrize("seed", range(6))
def test_a_mark_stands_clear_of_the_indices(seed: int) -> None:
    image = np.full((396, 284, 4), 255, np.uint8)
    face = FaceImage(image, np.stack([box_quad(10, 10, 30, 80), box_quad(244, 306, 30, 80)]), "7")
    changed = (marked(face, np.random.default_rng(seed)).bgra != image).any(axis=2)
    assert changed.any()
    assert not changed[:, :40].any()
    assert (image == 255).all(), "the face itself stays as it is"
