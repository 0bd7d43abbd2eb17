"""The score sheet of Bamboo Harvest: the forest with its winning path, and everybody's reeds, as plots."""

import io
from typing import Final

import pytest
from pypdf import PdfReader

from companion.engine import replay
from companion.exports.games.bamboo_harvest.sheet import PATH, draw_forest
from companion.exports.people import People
from companion.exports.score_sheet import print_sheet
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.state import State
from companion.games.bamboo_harvest.view import SIGNS
from companion.simulation.players.bamboo_harvest import simulate
from companion.translations import find_translation, languages
from tests.exports.listed_paper import ListedPaper

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
BY_PATH: Final = 1
"""The seed of a game that somebody wins by a path."""


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
