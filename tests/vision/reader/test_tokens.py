"""A token is named by its colour, whatever the light says of the cards' white."""

import cv2
import numpy as np
import pytest

from companion.card_notation import parse_card
from vision.reader.tokens import FoundToken, find_token, likely_colours, name_colour, tell_colour

PX_PER_MM = 2.0
RED = (40, 40, 200)


@pytest.mark.parametrize("stock", [(240.0, 240.0, 240.0), (120.0, 150.0, 160.0), (0.0, 0.0, 200.0), (30.0, 30.0, 30.0)])
def test_a_red_token_is_red_beside_any_stock(stock: tuple[float, float, float]) -> None:
    view = np.full((176, 126, 3), 240, np.uint8)
    cv2.circle(view, (63, 88), 18, RED, -1, cv2.LINE_AA)
    token = find_token(view, PX_PER_MM, np.array(stock))
    assert token is not None
    assert token.colour == "red"
    assert token.radius_mm == pytest.approx(9, abs=1)
    assert token.off_mm < 1


def test_a_token_is_found_on_a_back_of_its_colour_as_the_back_is_patterned() -> None:
    view = np.full((176, 126, 3), RED, np.uint8)
    view[::6] = view[:, ::6] = (60, 60, 235)
    assert find_token(view, PX_PER_MM, np.full(3, 240.0), is_down=True) is None
    cv2.circle(view, (70, 66), 18, RED, -1, cv2.LINE_AA)
    token = find_token(view, PX_PER_MM, np.full(3, 240.0), is_down=True)
    assert token is not None
    assert token.colour == "red"
    assert token.at == pytest.approx((70, 66), abs=3)


def test_a_disc_printed_on_a_back_twice_is_no_token() -> None:
    view = np.full((176, 126, 3), (200, 120, 60), np.uint8)
    for at in ((63, 44), (63, 131)):
        cv2.circle(view, at, 18, RED, -1, cv2.LINE_AA)
    assert find_token(view, PX_PER_MM, np.full(3, 240.0), is_down=True) is None


@pytest.mark.parametrize(("stretched", "is_found"), [(1.15, True), (1.5, False)])
def test_a_token_on_a_card_of_another_shape_is_seen_as_an_ellipse(stretched: float, is_found: bool) -> None:
    view = np.full((176, 126, 3), 240, np.uint8)
    cv2.ellipse(view, (63, 88), (round(18 * stretched), 18), 0, 0, 360, (190, 90, 30), -1, cv2.LINE_AA)
    assert (find_token(view, PX_PER_MM, np.full(3, 240.0)) is not None) is is_found


@pytest.mark.parametrize(
    ("bgr", "name"),
    [
        ((71, 84, 54), "black"),
        ((88, 80, 67), "black"),
        ((39, 16, 24), "black"),
        ((28, 40, 16), "black"),
        ((78, 70, 39), "black"),
        ((58, 30, 38), "black"),
        ((13, 38, 37), "black"),
        ((53, 21, 2), "blue"),
        ((40, 72, 33), "green"),
        ((56, 84, 47), "green"),
        ((49, 104, 237), "red"),
        ((20, 110, 235), "orange"),
        ((41, 39, 78), "red"),
        ((45, 24, 8), "blue"),
        ((130, 128, 120), "grey"),
    ],
)
def test_a_black_token_is_named_so_in_tinted_light_and_a_coloured_one_in_shade(
    bgr: tuple[float, float, float], name: str
) -> None:
    assert name_colour(np.array(bgr, np.float64)) == name


@pytest.mark.parametrize(
    ("bgr", "names"),
    [
        ((40, 40, 200), ("red",)),
        ((26, 21, 22), ("black",)),
        ((148, 203, 209), ("white", "yellow")),
        ((93, 66, 48), ("black", "blue")),
    ],
)
def test_a_colour_that_a_little_other_light_would_change_is_in_doubt(
    bgr: tuple[float, float, float], names: tuple[str, ...]
) -> None:
    assert likely_colours(np.array(bgr, np.float64)) == names


def test_a_white_token_on_white_stock_is_found_beside_the_middle_too() -> None:
    """Opposite it is stock of its colour, but no disc."""
    view = np.full((176, 126, 3), 215, np.uint8)
    cv2.circle(view, (80, 60), 19, (190, 190, 190), -1, cv2.LINE_AA)
    cv2.circle(view, (80, 60), 17, (220, 220, 220), -1, cv2.LINE_AA)
    token = find_token(view, PX_PER_MM, np.full(3, 215.0))
    assert token is not None
    assert token.colours == ("white",)
    cv2.circle(view, (45, 115), 19, (190, 190, 190), -1, cv2.LINE_AA)
    cv2.circle(view, (45, 115), 17, (220, 220, 220), -1, cv2.LINE_AA)
    assert find_token(view, PX_PER_MM, np.full(3, 215.0)) is None


@pytest.mark.parametrize(
    ("colours", "radius_mm", "off_mm", "face", "told"),
    [
        pytest.param(("black",), 9.0, 4.0, "8H", ("black", ()), id="a token"),
        pytest.param(("green", "black"), 9.0, 4.0, "8H", (None, ("green", "black")), id="in either colour"),
        pytest.param(("black",), 6.6, 4.0, "8H", (None, ("black",)), id="as small as a pip, in another colour"),
        pytest.param(("red",), 6.6, 4.0, "8H", (None, ()), id="a pip"),
        pytest.param(("white",), 6.6, 4.0, "8H", (None, ()), id="a gap between pips"),
        pytest.param(("white",), 11.0, 0.7, "TH", (None, ("white",)), id="maybe the gap in a ten"),
    ],
)
def test_what_may_be_a_token_is_asked_about(
    colours: tuple[str, ...], radius_mm: float, off_mm: float, face: str, told: tuple[str | None, tuple[str, ...]]
) -> None:
    assert tell_colour(FoundToken(colours, radius_mm, off_mm, (63, 88)), parse_card(face)) == told
