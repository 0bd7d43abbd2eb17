"""What drawn cards are made of: glyphs, indices, pips, backs, strokes and paint."""

from pathlib import Path

import numpy as np
import pytest

from companion.cards import CARD_NAMES, Suit
from vision.geometry import Quad
from vision.scenes import DeckCollection, paint_card
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, box_quad, card_outline, stamp, turned
from vision.scenes.decks.glyphs import BUNDLED_FONTS, FontCollection, font_files, font_group, glyphs_of, trimmed
from vision.scenes.decks.indices import index_mask, rank_mask, resized
from vision.scenes.decks.pips import draw_shape, pip_mask
from vision.scenes.decks.print_style import ALPHABETS, IndexStyle, draw_index, draw_inks, draw_style
from vision.scenes.decks.sheets import disc_of, draw_word, print_word, px, sheet_of
from vision.scenes.decks.strokes import StrokeGlyphs

NO_INDICES = np.zeros((0, 4, 2), np.float32)


def test_a_face_is_kept_at_half_sizes_down_to_a_small_one() -> None:
    face = FaceImage(np.zeros((396, 284, 4), np.uint8), NO_INDICES)
    assert [level.shape[:2] for level in face.levels] == [(396, 284), (198, 142), (99, 71), (50, 36)]
    assert face.size == (284, 396)
    assert face.weight == sum(level.nbytes for level in face.levels)
    np.testing.assert_array_equal(face.outline, [[0, 0], [284, 0], [284, 396], [0, 396]])


def test_a_box_on_its_head_keeps_its_own_top_left_first() -> None:
    np.testing.assert_array_equal(turned(box_quad(10, 20, 30, 40), (100, 200))[0], [90, 180])


def test_a_card_has_round_corners() -> None:
    alpha = card_outline((100, 140), 12)
    assert alpha[0, 0] == alpha[-1, -1] == 0
    assert alpha[0, 50] == alpha[70, 0] == alpha[70, 50] == 255


def test_print_is_clipped_at_the_edge_and_leaves_the_alpha() -> None:
    image = np.full((20, 20, 4), 200, np.uint8)
    stamp(image, np.full((10, 10), 255, np.uint8), (1, 2, 3), (15, -5))
    assert tuple(image[4, 19]) == (1, 2, 3, 200)
    assert (image[5:] == 200).all()
    stamp(image, np.full((4, 4), 255, np.uint8), (9, 9, 9), (40, 40))
    assert not (image == 9).any()


def blank() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    image = np.full((396, 284, 4), 245, np.uint8)
    image[..., 3] = 77
    return image


def test_a_back_is_patterned_and_keeps_the_cards_shape() -> None:
    for seed in range(6):
        image = blank()
        draw_back(image, np.random.default_rng(seed))
        assert image[..., :3].std() > 10
        assert (image[..., 3] == 77).all()


def test_a_seed_draws_one_back() -> None:
    one, again = blank(), blank()
    for image in (one, again):
        draw_back(image, np.random.default_rng(3))
    np.testing.assert_array_equal(one, again)


def test_a_bundled_font_has_capitals_of_one_height() -> None:
    glyphs = FontCollection(font_files([BUNDLED_FONTS])).pick(np.random.default_rng(1))
    assert glyphs.mask("H").shape[0] == pytest.approx(96, abs=3)


@pytest.mark.parametrize(
    ("name", "group"), [("DejaVuSans-Bold.ttf", "deja"), ("cmunrm.otf", "cmu"), ("FreeSerif.ttf", "free")]
)
def test_fonts_are_grouped_by_the_first_word_of_their_name(name: str, group: str) -> None:
    assert font_group(Path(name)) == group


def test_slanted_fonts_are_left_out() -> None:
    assert FontCollection([Path("Some-Italic.ttf"), Path("Emoji.ttf")]).groups == []


def test_a_file_that_is_no_font_is_none(tmp_path: Path) -> None:
    (tmp_path / "torn.ttf").write_bytes(b"torn")
    assert glyphs_of(tmp_path / "torn.ttf") is None
    with pytest.raises(ValueError, match="no font with rank letters among 1 groups"):
        FontCollection([tmp_path / "torn.ttf"]).pick(np.random.default_rng(1))


def test_a_mask_is_trimmed_to_its_ink() -> None:
    mask = np.zeros((20, 20), np.uint8)
    mask[5:9, 3:14] = 255
    assert trimmed(mask).shape == (4, 11)
    assert trimmed(np.zeros((20, 20), np.uint8)).shape == (1, 1)


@pytest.fixture
def style() -> IndexStyle:
    return draw_index(np.random.default_rng(2), 63.0)


@pytest.mark.parametrize("letters", ["7", "10", "Q"])
def test_a_rank_is_as_high_as_its_style_says_and_no_wider_than_it_allows(letters: str, style: IndexStyle) -> None:
    mask = rank_mask(letters, StrokeGlyphs(3), style)
    widest_mm = style.widest_mm * (1.35 if len(letters) == 2 else 1)
    assert mask.shape[0] == round(style.rank_mm * PX_PER_MM)
    assert mask.shape[1] <= widest_mm * PX_PER_MM + 1


def test_the_suit_stands_below_the_rank_on_one_axis(style: IndexStyle) -> None:
    pip = pip_mask(Suit.HEARTS, draw_shape(np.random.default_rng(1)))
    rank = rank_mask("A", StrokeGlyphs(3), style)
    index = index_mask(rank, pip, style)
    middle = index.shape[1] / 2
    for part in (index[: rank.shape[0]], index[-round(style.suit_mm * PX_PER_MM) :]):
        columns = np.flatnonzero((part > 64).any(axis=0))
        assert abs((columns[0] + columns[-1]) / 2 - middle) < 4
    gap = index[rank.shape[0] : -round(style.suit_mm * PX_PER_MM)]
    assert not gap.any()


def test_a_mask_is_never_smaller_than_two_pixels() -> None:
    assert resized(np.full((40, 30), 255, np.uint8), 0.2, 0.4).shape == (2, 2)


def test_a_card_is_painted_in_its_quad_only(decks: DeckCollection) -> None:
    canvas = np.full((300, 400, 3), 90, np.uint8)
    paint_card(canvas, decks.drawn(3).face(CARD_NAMES["2C"]), box_quad(100, 50, 126, 176))
    changed = np.argwhere((canvas != 90).any(axis=2))
    assert changed.min(axis=0).tolist() == pytest.approx([50, 100], abs=1)
    assert changed.max(axis=0).tolist() == pytest.approx([225, 225], abs=1)
    assert canvas[60:210, 110:112].mean() > 180


@pytest.mark.parametrize("quad", [box_quad(-500, 10, 60, 80), box_quad(900, 10, 60, 80), box_quad(10, 5000, 60, 80)])
def test_a_card_outside_changes_nothing(quad: Quad, decks: DeckCollection) -> None:
    canvas = np.full((300, 400, 3), 90, np.uint8)
    paint_card(canvas, decks.drawn(3).face(CARD_NAMES["2C"]), quad)
    assert (canvas == 90).all()


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("seed", range(3))
def test_a_symbol_fills_its_mask_and_is_alike_on_both_sides(suit: Suit, seed: int) -> None:
    mask = pip_mask(suit, draw_shape(np.random.default_rng(seed)))
    assert 100 <= mask.shape[0] <= 114
    inked = mask > 64
    assert inked.any(axis=1).all()
    assert inked.any(axis=0).all()
    assert np.mean(np.abs(mask.astype(int) - mask[:, ::-1])) < 8


def test_hearts_point_down_and_spades_up() -> None:
    shape = draw_shape(np.random.default_rng(4))
    heart, spade = (pip_mask(suit, shape) > 64 for suit in (Suit.HEARTS, Suit.SPADES))
    assert heart[3].sum() > heart[-3].sum()
    assert spade[2].sum() < spade[spade.shape[0] // 2].sum()


def test_a_seed_is_a_deck() -> None:
    assert draw_style(5) == draw_style(5)
    assert draw_style(5) != draw_style(6)


@pytest.mark.parametrize("seed", range(40))
def test_ink_shows_on_its_stock_and_an_index_fits_on_its_card(seed: int) -> None:
    style = draw_style(seed)
    for ink in style.inks.values():
        assert max(abs(part - stock) for part, stock in zip(ink, style.stock, strict=True)) > 60
    assert style.index.axis_mm <= 0.3 * style.size_mm[0]
    assert style.letters in ALPHABETS


def test_most_decks_are_red_and_black() -> None:
    inks = [draw_inks(np.random.default_rng(seed)) for seed in range(60)]
    plain = [ink[Suit.CLUBS] == ink[Suit.SPADES] and ink[Suit.HEARTS] == ink[Suit.DIAMONDS] for ink in inks]
    assert 40 <= sum(plain) < 60


def test_some_cards_have_four_indices() -> None:
    corners = {draw_index(np.random.default_rng(seed), 63.0).corners for seed in range(30)}
    assert corners == {2, 4}


def test_a_sheet_has_its_size_and_colour() -> None:
    sheet = sheet_of(40, 20, (10, 20, 30))
    assert sheet.shape == (50, 100, 4)
    assert tuple(sheet[25, 50]) == (10, 20, 30, 255)
    assert sheet_of(40, 20, (10, 20, 30), radius_mm=5)[0, 0, 3] == 0


def test_nothing_is_smaller_than_four_pixels() -> None:
    assert px(0.1) == 4
    assert disc_of(0.1, (0, 0, 0)).shape == (4, 4, 4)


def test_a_word_is_printed_from_left_to_right() -> None:
    sheet = sheet_of(60, 20, (255, 255, 255))
    end = print_word(sheet, StrokeGlyphs(1), "K7", (10, 10), 20, (0, 0, 0))
    printed = np.flatnonzero((sheet[..., 0] < 100).any(axis=0))
    assert 10 <= printed[0] <= printed[-1] < end


def test_a_word_without_sense_is_as_long_as_allowed() -> None:
    lengths = {len(draw_word(np.random.default_rng(seed), 3)) for seed in range(30)}
    assert lengths == {1, 2, 3}


LETTERS = "0123456789AJQKTBDVR"


@pytest.mark.parametrize("seed", range(3))
def test_all_letters_differ(seed: int) -> None:
    glyphs = StrokeGlyphs(seed)
    masks = [glyphs.mask(letter) for letter in LETTERS]
    assert len({mask.tobytes() for mask in masks}) == len(LETTERS)
    assert all(45 <= mask.shape[0] <= 150 for mask in masks)


def test_a_seed_is_an_alphabet() -> None:
    one, again, other = StrokeGlyphs(1), StrokeGlyphs(1), StrokeGlyphs(2)
    np.testing.assert_array_equal(one.mask("Q"), again.mask("Q"))
    assert one.mask("Q").tobytes() != other.mask("Q").tobytes()
    assert (one.name, other.name) == ("strokes-1", "strokes-2")
