"""The words of the screens: in the language that was chosen last, of the game on the table."""

import pytest

from companion.app.texts import LONGEST_NAME, Texts
from companion.errors import BadInputError, ImpossibleActionError
from companion.phrases import Player, phrase
from companion.ui.texts import translation_of

PLAYERS = ("Ann", "", "Cy", "Di")


def texts(language: str) -> Texts:
    made = Texts(translation_of)
    made.set_language("mast-year", language)
    return made


def test_a_text_is_said_in_the_language_chosen_last() -> None:
    said = texts("en")
    assert said("ui.welcome.new") != (german := texts("de")("ui.welcome.new"))
    said.set_language("mast-year", "de")
    assert said("ui.welcome.new") == german


def test_the_words_of_another_game_are_of_the_same_language() -> None:
    assert texts("de").of("lunar").text("code") == "de"


def test_a_player_without_a_name_has_the_name_of_the_seat() -> None:
    assert texts("en").names(PLAYERS) == ("Ann", "Seat 2", "Cy", "Di")


def test_an_error_is_said_as_the_table_hears_it_or_else_as_the_command_line_does() -> None:
    error = ImpossibleActionError("nothing to take back", phrase=phrase("refused.nothing"))
    assert texts("de").error(error, PLAYERS) == texts("de").phrase(phrase("refused.nothing"), PLAYERS)
    assert texts("de").error(BadInputError("no such file"), PLAYERS) == "no such file"


def test_a_name_that_is_longer_than_can_be_written_here_ends_with_an_ellipsis() -> None:
    """A journal of another program may have any; else all names on a screen shrink with the longest."""
    players = ("Ann", "Maximiliane von Hohenstein und zu Breitenfels", "A name of 16 let", "Di")
    assert texts("en").names(players) == ("Ann", "Maximiliane von…", "A name of 16 let", "Di")
    said = texts("en").phrase(phrase("lists.last", items="", item=Player(1)), players)
    assert "Maximiliane von…" in said
    assert "Hohenstein" not in said


@pytest.mark.parametrize(
    ("players", "shown"),
    [
        pytest.param(
            ("Maximiliane von Hohenstein", "Maximiliane von Breitenfels"),
            ("Maximilia…nstein", "Maximilia…enfels"),
            id="the end tells which",
        ),
        pytest.param(
            ("Maximiliane Anna Hohenstein", "Maximiliane Anne Hohenstein"),
            ("Maximiliane A… 1", "Maximiliane A… 2"),
            id="the middle tells which",
        ),
        pytest.param(
            ("Bo Bo Bo Bo Bo Bo Bo", "Bo Bo Bo Bo Bo Bo Bo"), ("Bo Bo Bo Bo B… 1", "Bo Bo Bo Bo B… 2"), id="same"
        ),
        pytest.param(("Ann", "Ann"), ("Ann", "Ann"), id="short names are shown as they are"),
    ],
)
def test_long_names_that_begin_alike_do_not_look_alike(players: tuple[str, str], shown: tuple[str, str]) -> None:
    names = texts("en").names(players)
    assert names == shown
    assert all(len(name) <= LONGEST_NAME for name in names)
