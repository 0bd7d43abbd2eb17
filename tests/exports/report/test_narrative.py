"""A report's lines in sentences."""

import pytest

from companion.events.narrative import names_of_sides, narrative_of
from companion.events.report import ReportLine
from companion.events.report_words import words_of
from companion.translations import languages


@pytest.mark.parametrize("language", languages())
def test_each_version_has_its_title_and_parts_with_sentences(event: list[ReportLine], language: str) -> None:
    narratives = [narrative_of(line, language) for line in event]
    assert len({one.title for one in narratives}) == len(event)
    for one in narratives:
        assert one.parts
        assert all(part.title and part.sentences for part in one.parts)
        assert "{" not in " ".join(sentence for part in one.parts for sentence in part.sentences if "<" not in sentence)


def test_the_sides_are_called_by_the_games_own_words(event: list[ReportLine]) -> None:
    assert names_of_sides(event[0], words_of(event[0], "en")) == {"squirrels": "Squirrels", "oaks": "Oaks"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Questions left before their end: 1 seat; what was answered until then counts."),
        ("de", "Vor dem Ende der Fragen gegangen: 2 Plätze; was bis dahin geantwortet wurde, zählt."),
    ],
)
def test_it_is_told_how_many_walked_off(event: list[ReportLine], language: str, said: str) -> None:
    line = event[0] | {"incomplete_surveys": int(language == "en") or 2}
    assert said in told_of(line, language)
    assert not [
        one for one in told_of(event[0], language) if "until then counts" in one or "bis dahin geantwortet" in one
    ]


def told_of(line: ReportLine, language: str) -> list[str]:
    return [sentence for part in narrative_of(line, language).parts for sentence in part.sentences]
