"""What a description means is told in three languages, without formulas."""

import pytest

from companion.games.described.reading import read_description
from companion.games.described.telling import describe
from companion.translations import find_translation
from tests.games.described.broken import WHIST
from tests.games.descriptions import TEXTS


def told(text: str, language: str = "en") -> list[str]:
    words = find_translation("described", language)
    return [words.say(one, ()) for one in describe(read_description(text.encode()))]


@pytest.mark.parametrize(
    ("formula", "means"),
    [
        ("2 * (tricks - 6)", "2 × (tricks − 6)"),
        ("tricks - (cards - 3) + -2", "tricks − (card points − 3) + (−2)"),
        ("-10 * bid", "−10 × bid"),
        ("abs(tricks - bid) / 2", "(tricks − bid) without its sign ÷ 2"),
        ("down(cards / 3)", "(card points ÷ 3), rounded down"),
        ("max(tricks, 3, bid)", "the greatest of tricks, 3 and bid"),
        ("5 if declarer and not (tricks < 3 or alone) else 0", "5 if declares and not: (tricks < 3 or alone), else 0"),
        ("worth[tricks]", "place tricks, from 0, of 1, 2"),
        ("player.tricks + place.total + most.bid", "own tricks + place in total + most of all: bid"),
        ("1 if took.QS or trump.hearts else 0", "1 if has taken Q♠ or trump ♥, else 0"),
        ("fine * own", "Fine per head × own"),
    ],
)
def test_a_formula_is_told(formula: str, means: str) -> None:
    text = WHIST.replace('points = "tricks"', f'points = "{formula}"') + "[table]\nworth = [1, 2]\n"
    text += '[names]\nown = "3"\n[[ask]]\nname = "fine"\nsay = "Fine per head"\n'
    assert told(text)[0] == f"tricks: {means}, for each player."


def test_lines_counters_categories_and_the_end_are_told() -> None:
    assert told(TEXTS["spades"])[-5:] == [
        "ten bags: −100, for each side, if bags ≥ 10.",
        "  Counter bags becomes bags − 10.",
        "Counter bags: from 0 on, for each side.",
        "The game ends when highest total ≥ 200 or lowest total ≤ −200.",
        "The most points win.",
    ]
    assert "  Everybody else: 26." in told(TEXTS["hearts"])
    assert any(one.startswith("At the end, flowers: ") for one in told(TEXTS["garden"]))
    assert "low means (tricks ÷ 2), rounded down." in told(TEXTS["own"])


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("name", TEXTS)
def test_every_word_is_there(name: str, language: str) -> None:
    for line in told(TEXTS[name], language):
        assert "{" not in line, line
    assert told(TEXTS[name])[-1] != told(TEXTS[name], "de")[-1]
