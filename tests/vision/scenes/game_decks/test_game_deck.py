"""The cards of drawn game decks."""

import numpy as np
import pytest

from vision.scenes.decks.faces import PX_PER_MM
from vision.scenes.game_decks.any_card import (
    BorderStyle,
    draw_any_card,
    draw_border_style,
    draw_bordered_card,
    draw_size,
    write_text,
)
from vision.scenes.game_decks.art import draw_colour, draw_icon, font_for, icon_outline, write
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck
from vision.scenes.game_decks.like_cards import draw_like_cards
from vision.scenes.game_decks.twin_cards import draw_group


@pytest.mark.parametrize("style", DeckStyle)
def test_a_deck_is_the_same_for_its_seed_and_its_faces_differ(style: DeckStyle) -> None:
    deck = GameDeck(3, style, 6)
    faces = [deck.face(place).bgra for place in range(6)]
    np.testing.assert_array_equal(GameDeck(3, style, 6).face(2).bgra, faces[2])
    assert len({face.tobytes() for face in faces}) == 6
    assert len(deck.names) == len(set(deck.names)) == 6


def test_near_twins_differ_less_than_other_faces() -> None:
    deck = GameDeck(1, DeckStyle.ILLUSTRATED, 12)
    one, other = deck.twins[0]
    stranger = next(place for place in range(12) if place not in (one, other))
    first, twin, third = (deck.face(place).bgra.astype(int) for place in (one, other, stranger))
    assert 0 < np.abs(first - twin).mean() < np.abs(first - third).mean()


def test_faces_beyond_the_deck_and_its_back_are_none_of_its_faces() -> None:
    deck = GameDeck(5, DeckStyle.ICONS, 4)
    inside = {deck.face(place).bgra.tobytes() for place in range(4)}
    assert deck.face(4).bgra.tobytes() not in inside
    assert deck.back().bgra.tobytes() not in inside


def test_cards_are_higher_than_wide_and_no_two_are_alike() -> None:
    rng = np.random.default_rng(2)
    size_mm = draw_size(rng)
    cards = [draw_any_card(rng, size_mm).bgra for _ in range(6)]
    assert size_mm[1] > size_mm[0]
    assert {card.shape for card in cards} == {(round(size_mm[1] * PX_PER_MM), round(size_mm[0] * PX_PER_MM), 4)}
    assert len({card.tobytes() for card in cards}) == 6
    assert all(card[0, 0, 3] < 255 for card in cards)


def test_text_fills_a_part_of_a_card_in_one_ink() -> None:
    for seed in range(8):
        image = np.zeros((352, 252, 3), np.uint8)
        write_text(image, np.random.default_rng(seed))
        printed = image.max(axis=2) > 0
        assert printed.max(axis=1).mean() > 0.1
        assert 0.02 < printed.mean() < 0.6


@pytest.mark.parametrize("seed", range(8))
def test_a_symbol_stays_within_its_circle(seed: int) -> None:
    assert np.linalg.norm(icon_outline(np.random.default_rng(seed)), axis=1).max() <= 1.2


def test_a_symbol_is_drawn_round_its_place_in_its_ink() -> None:
    image = np.full((60, 60, 3), 255, np.uint8)
    draw_icon(image, np.array([[-1.0, -1], [1, -1], [1, 1], [-1, 1]]), (30, 30), 10, (5, 6, 7))
    assert tuple(image[30, 30]) == (5, 6, 7)
    assert (image[:15] == 255).all()


def test_text_ends_where_it_says() -> None:
    image = np.full((60, 300, 3), 255, np.uint8)
    end = write(image, "Molo", (20, 10), 24, (font_for(3), (0, 0, 0)))
    printed = np.flatnonzero((image[..., 0] < 128).any(axis=0))
    assert 18 <= printed[0] <= printed[-1] <= end


def test_a_colour_is_as_bright_as_asked() -> None:
    colours = [draw_colour(np.random.default_rng(seed), 100, 120) for seed in range(10)]
    assert all(100 <= part < 120 for colour in colours for part in colour)


SIZE_MM = (50.0, 70.0)
STOCK = (31, 32, 33)


@pytest.mark.parametrize("seed", range(6))
def test_a_border_in_the_stocks_colour_is_round_each_cards_art(seed: int) -> None:
    rng = np.random.default_rng(seed)
    card = draw_bordered_card(rng, SIZE_MM, BorderStyle(STOCK, 4.0, 2.0)).bgra
    edge = round(4.0 * PX_PER_MM)
    assert card.shape == (round(SIZE_MM[1] * PX_PER_MM), round(SIZE_MM[0] * PX_PER_MM), 4)
    assert card[0, 0, 3] < 255
    is_back = np.random.default_rng(seed).random() < 0.15
    border = np.concatenate([card[edge // 2, :, :3], card[:, edge // 2, :3]])
    assert is_back or (border == STOCK).all()


def test_no_two_cards_are_alike() -> None:
    rng = np.random.default_rng(3)
    style = draw_border_style(rng, STOCK)
    assert len({draw_bordered_card(rng, SIZE_MM, style).bgra.tobytes() for _ in range(6)}) == 6


def test_some_decks_have_no_border() -> None:
    rng = np.random.default_rng(1)
    styles = [draw_border_style(rng, STOCK) for _ in range(40)]
    assert 0 < sum(style.border_mm == 0 for style in styles) < 20
    assert {style.stock for style in styles} == {STOCK}


LIKE_SIZE_MM = (30.0, 45.0)


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_of_one_size_and_without_indices(seed: int) -> None:
    cards = draw_like_cards(np.random.default_rng(seed), LIKE_SIZE_MM, 3)
    assert len(cards) == 3
    assert len({card.bgra.shape for card in cards}) == 1
    assert all(len(card.indices) == 0 for card in cards)


def test_cards_of_a_group_are_more_alike_than_those_of_two() -> None:
    within, between = [], []
    for seed in range(6):
        first, second = (draw_like_cards(np.random.default_rng(seed + apart), LIKE_SIZE_MM, 2) for apart in (0, 100))
        one, twin, other = (card.bgra[..., :3].astype(int) for card in (first[0], first[1], second[0]))
        within.append(np.abs(one - twin).mean())
        between.append(np.abs(one - other).mean())
    assert 0 < np.median(within) < 0.5 * np.median(between)


def test_a_seed_draws_the_same_cards() -> None:
    first, again = (draw_like_cards(np.random.default_rng(3), LIKE_SIZE_MM, 2) for _ in range(2))
    assert all(np.array_equal(one.bgra, other.bgra) for one, other in zip(first, again, strict=True))


TWIN_SIZE_MM = (40.0, 60.0)


@pytest.mark.parametrize("seed", range(4))
def test_twins_differ_in_a_small_part(seed: int) -> None:
    cards = [card.bgra.astype(int) for card in draw_group(np.random.default_rng(seed), TWIN_SIZE_MM, 4)]
    assert {card.shape for card in cards} == {cards[0].shape}
    changed = [(np.abs(one - other).max(axis=2) > 0).mean() for one in cards for other in cards if one is not other]
    assert 0 < max(changed) < 0.5


def test_the_outline_of_a_card_stays_as_it_is() -> None:
    one, other = draw_group(np.random.default_rng(5), TWIN_SIZE_MM, 2)
    assert np.array_equal(one.bgra[..., 3], other.bgra[..., 3])
    assert len(one.indices) == 0
