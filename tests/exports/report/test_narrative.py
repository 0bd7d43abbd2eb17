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
