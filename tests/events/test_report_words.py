"""Names and figures of a report as people read them."""

import pytest

from companion.events.report_words import ReportWords, report_words
from companion.translations import languages

WORDS = report_words("mast-year", "en")


@pytest.mark.parametrize(
    ("value", "said"), [(4.0, "4"), (4.04, "4"), (4.25, "4.2"), (99.96, "100"), (104.6, "105"), (0.5, "0.5")]
)
def test_numbers_have_one_decimal_place_unless_they_are_whole_or_large(value: float, said: str) -> None:
    assert WORDS.number(value) == said


def test_a_mean_always_has_one() -> None:
    assert (WORDS.mean(4.0), report_words("mast-year", "de").mean(4.0)) == ("4.0", "4,0")


@pytest.mark.parametrize("language", languages())
def test_a_duration_says_minutes_only_where_there_are_any(language: str) -> None:
    words = report_words("mast-year", language)
    assert "2" in words.time(125)
    assert "5" in words.time(125)
    assert words.time(59.4) != words.time(60.4)


def test_sides_are_called_by_the_game_by_seats_or_by_teams() -> None:
    named = [WORDS.side("oaks", 2, 4), WORDS.side("0-2", 2, 4), WORDS.side("1", 2, 4), WORDS.side("1", 4, 4)]
    assert named[0] == "Oaks"
    assert len(set(named)) == 4


def test_a_game_that_is_not_known_is_called_as_its_rows_call_it() -> None:
    other: ReportWords = report_words("chess", "en")
    assert (other.game, other.side("white", 2, 2), other.name("phase", "end_game")) == ("chess", "white", "end game")


def test_seats_are_called_as_on_the_screens() -> None:
    assert [WORDS.seat(0), WORDS.side("2", 4, 4), WORDS.side("0-2", 2, 4)] == ["Seat A", "Seat C", "Seats A and C"]
    assert report_words("lunar", "en").side("1", 2, 4) == "Seats B and D", "a team of Lunar"


@pytest.mark.parametrize(
    ("value", "said"), [(True, "yes"), (False, "no"), (None, "none"), ("play-on", "play on"), (7, "7"), ([1, 2], "1 2")]
)
def test_an_options_value_is_told_in_words(value: object, said: str) -> None:
    assert WORDS.value(value) == said


def test_a_difference_has_its_sign() -> None:
    assert [WORDS.signed(-2.25, 1), WORDS.signed(3, 0)] == ["−2.2", "+3"]


@pytest.mark.parametrize(("fact", "text"), [("MY-99.9", ""), ("revoke", ""), (None, "")])
def test_what_is_no_rule_has_no_text(fact: str | None, text: str) -> None:
    assert WORDS.rule_text(fact) == text
    assert report_words("chess", "en").rule_text("MY-6.3") == ""


def test_what_a_table_overruled_is_a_fact_or_the_words_of_its_kind() -> None:
    say = report_words("bamboo-harvest", "en")
    assert [say.name("what", key) for key in ("BH-4.4", "an-old_kind")] == ["BH-4.4", "an old kind"]
