"""The score sheet of Bamboo Harvest: the forest with its winning path, and everybody's reeds, as plots."""

import io
import itertools
from typing import Final

import pytest
from pypdf import PdfReader

from companion.engine import replay
from companion.exports.games.bamboo_harvest.forest_plot import PATH, draw_forest
from companion.exports.games.bamboo_harvest.reed_plot import TOKEN, draw_reeds
from companion.exports.paper import HEIGHT, WIDTH, Paper
from companion.exports.people import People
from companion.exports.score_sheet import print_sheet
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.seat_signs import SIGNS
from companion.games.bamboo_harvest.state import State
from companion.simulation.players.bamboo_harvest import simulate
from companion.translations import find_translation, languages

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
BY_PATH: Final = 1
"""The seed of a game that somebody wins by a path."""


class ListedPaper(Paper):
    """Paper that keeps which lines were drawn on it, and what was written."""

    def __init__(self) -> None:
        super().__init__("", "")
        self.lines: list[tuple[list[tuple[float, float]], str]] = []
        self.written: list[str] = []

    def path(self, points: list[tuple[float, float]], colour: str, thick: float, dash: tuple[float, ...] = ()) -> None:
        self.lines.append((points, colour))
        super().path(points, colour, thick, dash)

    def write(self, x: float, y: float, text: str, *style: object, **styles: object) -> float:
        self.written.append(text.strip())
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
        return super().write(x, y, text, *style, **styles)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def ended() -> State:
    record = simulate(BY_PATH, players=NAMES)
    state = replay(GAME, record)
    assert state.path
    return state


def test_every_card_and_token_is_drawn_and_the_path_joins_its_tokens(ended: State) -> None:
    paper = ListedPaper()
    draw_forest(paper, ended, (40, 40), 210)
    vacant = [card.sign for card, owner in zip(ended.grid, ended.built, strict=True) if owner is None]
    lying = [owner for owner in (*ended.built,) if owner is not None]
    lying += [seat for seat, place in enumerate(ended.disturbance) if place is not None]
    assert sorted(paper.written) == sorted([*vacant, *(SIGNS[seat].letter for seat in lying)])
    links = [points for points, colour in paper.lines if colour == PATH and len(points) == 2]
    assert len(links) == len(ended.path) - 1
    frames = [points for points, colour in paper.lines if colour == PATH and len(points) == 5]
    assert len(frames) == len(ended.path)


def test_a_line_for_each_player_ends_beside_its_token(ended: State) -> None:
    paper, [course] = ListedPaper(), GAME.courses(ended)
    draw_reeds(paper, [(step.scores,) for step in course.steps], (40, 40), (250, 210))
    lines = [points for points, _ in paper.lines if len(points) > 2 * len(course.steps)]
    assert len(lines) == len(NAMES)
    heights = {line[-1][1] for line in lines}
    assert len(heights) == len(set(course.steps[-1].scores))
    assert paper.written[-len(NAMES) :] == [sign.letter for sign in SIGNS]


def test_players_with_as_many_reeds_have_their_tokens_side_by_side() -> None:
    paper = ListedPaper()
    draw_reeds(paper, [((20, 20, 20, 20),)], (40, 40), (250, 210))
    outlines = [points for points, _ in paper.lines if len(points) > 3][-len(NAMES) :]
    middles = sorted(sum(y for _, y in points[:-1]) / (len(points) - 1) for points in outlines)
    assert all(below - above >= TOKEN * 0.8 for above, below in itertools.pairwise(middles))


@pytest.mark.parametrize("language", languages())
def test_the_sheet_has_both_plots_on_one_page(ended: State, language: str) -> None:
    words = find_translation("bamboo-harvest", language)
    sheet = print_sheet(GAME, ended, People(NAMES, words), "2026-05-01")
    [page] = [page.extract_text() for page in PdfReader(io.BytesIO(sheet)).pages]
    assert words.text("printed.forest") in page
    assert words.text("printed.reeds") in page
    assert words.say(GAME.result(ended)[-1], NAMES).partition(" ")[0] in page


def test_a_game_without_a_forest_has_a_sheet() -> None:
    start = GAME.start({}, NAMES)
    sheet = print_sheet(GAME, start, People(NAMES, find_translation("bamboo-harvest", "en")), "2026-05-01")
    assert sheet.startswith(b"%PDF-")
