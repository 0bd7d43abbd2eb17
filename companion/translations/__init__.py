"""Translations: turns phrases into sentences of a language, by the Fluent files (*.ftl) beside the code."""

from companion.translations.languages import ENGLISH, languages, system_language
from companion.translations.translation import (
    SpokenTranslation,
    Translation,
    find_translation,
    in_english,
    language_name,
    refused_in_english,
)

__all__ = [
    "ENGLISH",
    "SpokenTranslation",
    "Translation",
    "find_translation",
    "in_english",
    "language_name",
    "languages",
    "refused_in_english",
    "system_language",
]
