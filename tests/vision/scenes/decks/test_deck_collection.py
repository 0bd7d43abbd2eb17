"""Decks: every face has its indices, splits share nothing, a seed always prints the same deck."""

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cards import ALPHABETS, CARD_NAMES, DECK
from vision.reader.letters import ALPHABETS as READ
from vision.scenes import DeckCollection
from vision.scenes.decks.deck_collection import slot_id
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.picture_decks import HELD_OUT_FAMILIES, PictureDeck
from vision.scenes.decks.print_style import PrintStyle

READ_AS_JACK = {"english": "J", "german": "B", "french": "V"}


def _ink_share(face: FaceImage, nth: int) -> float:
    """Returns how much of an index box differs from the card's stock."""
    quad = face.indices[nth]
    (x0, y0), (x1, y1) = quad.min(axis=0).astype(int), quad.max(axis=0).astype(int)
    part = face.bgra[y0:y1, x0:x1, :3].astype(int)
    stock = face.bgra[face.size[1] // 2, 4, :3].astype(int)
    return float((np.abs(part - stock).max(axis=2) > 40).mean())


@pytest.mark.parametrize("seed", range(12))
def test_every_drawn_face_has_its_indices(seed: int, decks: DeckCollection) -> None:
    deck = decks.drawn(seed)
    for card in DECK:
        face = deck.face(card)
        assert face.indices.shape in ((2, 4, 2), (4, 4, 2))
        assert face.indices.min() >= 0
        assert (face.indices <= np.array(face.size)).all()
        for nth in range(len(face.indices)):
            assert 0.08 < _ink_share(face, nth) < 0.95, (deck.name, card.name)


def test_first_index_stands_upright_and_last_on_its_head(decks: DeckCollection) -> None:
    face = decks.drawn(1).face(CARD_NAMES["7D"])
    assert face.indices[0][0][1] < face.indices[0][3][1]
    assert face.indices[-1][0][1] > face.indices[-1][3][1]


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
    training, testing = DeckCollection.open("train"), DeckCollection.open("test")
    assert training.font_groups
    assert testing.font_groups
    assert not training.font_groups & testing.font_groups


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


def _is_plain(style: PrintStyle) -> bool:
    index = style.index
    clear = index.corners == 2 and index.gap_mm > 0.8 and 6.5 < index.rank_mm < 10
    return clear and not style.frame and not style.edge_line


@pytest.fixture
def printed(tmp_path: Path, decks: DeckCollection) -> tuple[Path, dict[str, FaceImage]]:
    """A folder of pictures of a drawn deck, its faces cut out by their alpha."""
    deck = next(deck for deck in map(decks.drawn, range(50)) if _is_plain(deck.style))
    faces = {card.name: deck.face(card) for card in DECK}
    for name, face in faces.items():
        cv2.imwrite(str(tmp_path / f"{name}.png"), face.bgra)
    return tmp_path, faces


def test_indices_of_pictured_decks_are_measured(printed: tuple[Path, dict[str, FaceImage]]) -> None:
    folder, faces = printed
    deck = PictureDeck(folder, "drawn")
    for card in DECK:
        face, true = deck.face(card), faces[card.name]
        scale = face.size[0] / true.size[0]
        assert np.abs(face.indices - true.indices * scale).max() <= 4, card.name


def test_pictured_families_are_split(tmp_path: Path, printed: tuple[Path, dict[str, FaceImage]]) -> None:
    folder, _ = printed
    held_out = min(HELD_OUT_FAMILIES)
    listed = ",".join(f'{{"name": "{folder.name}", "family": "{family}"}}' for family in ("kennard", held_out))
    (folder.parent / "index.json").write_text(f"[{listed}]", encoding="utf-8")
    families = {
        split: [deck.family for deck in DeckCollection.open(split, folder=folder.parent).pictured]
        for split in ("train", "test", "all")
    }
    assert families == {"train": ["kennard"], "test": [held_out], "all": ["kennard", held_out]}


def test_a_picture_without_outline_is_named(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "2C.png"), np.zeros((40, 30, 3), np.uint8))
    with pytest.raises(ValueError, match=r"2C\.png is no picture with an outline"):
        PictureDeck(tmp_path, "kennard")
