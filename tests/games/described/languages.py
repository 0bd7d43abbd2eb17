"""What is told of trouble in each language."""

from collections.abc import Iterator, Mapping

from companion.phrases import Phrase
from companion.translations import find_translation
from tests.translations.messages import COMPLETE


def told(trouble: Phrase, players: tuple[str, ...] = ()) -> Mapping[str, str]:
    """Returns what is told in each complete language: each has its own words for it."""
    said = {language: find_translation("described", language).say(trouble, players) for language in COMPLETE}
    assert len(set(said.values())) == len(said), said
    assert not any(f"{{{part.key}}}" in text for part in phrases_in(trouble) for text in said.values()), said
    return said


def phrases_in(whole: Phrase) -> Iterator[Phrase]:
    """Yields a phrase and those that fill its gaps."""
    yield whole
    for _, value in whole.values:
        if isinstance(value, Phrase):
            yield from phrases_in(value)
