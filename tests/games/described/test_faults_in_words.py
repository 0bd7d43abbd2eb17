"""Every fault, and what is doubtful, can be told to a table in its own language."""

from collections.abc import Callable, Mapping
from functools import partial

import pytest

from companion.engine.toml_text import LARGEST_BYTES
from companion.games.described.description import Description
from companion.games.described.faults import DescriptionError, Fault
from companion.games.described.reading import read_description, read_embedded
from companion.games.described.warnings import warnings_of
from companion.phrases import Phrase, phrase
from companion.translations import in_english
from companion.translations.bundle import message_id
from companion.translations.entries import read_entries
from tests.games.described.broken import BROKEN, DOUBTFUL, WRONG_FORMULAS, formula_text
from tests.games.described.languages import phrases_in, told

PACKAGE = "companion.games.described"
UNWRITTEN: tuple[Mapping[str, object], ...] = ({"game": {1}}, {"game": "a" * 3 * LARGEST_BYTES})
"""What no text, but a program may hand over."""


def faults_in(read: Callable[[], Description]) -> tuple[Fault, ...]:
    with pytest.raises(DescriptionError) as caught:
        read()
    return caught.value.faults


def test_every_fault_is_told_in_every_language() -> None:
    texts = [*(text for text, _ in BROKEN), *(formula_text(formula) for formula, _ in WRONG_FORMULAS)]
    faults = [fault for text in texts for fault in faults_in(partial(read_description, text.encode()))]
    faults += [fault for raw in UNWRITTEN for fault in faults_in(partial(read_embedded, raw))]
    games = [read_description(text.encode()) for text in DOUBTFUL]
    faults += [doubt for game in games for doubt in warnings_of(game)]
    faults.append(Fault(0, "end.when", phrase("doubt.end", None, count=2, hands=200)))
    told_keys = set()
    for fault in dict.fromkeys(faults):
        assert told(fault.what)["en"] == in_english(fault.what)
        assert isinstance(fault.why, Phrase)
        assert told(fault.what)["en"].startswith(in_english(fault.why))
        told_keys |= {message_id(part.key) for part in phrases_in(fault.what)}
    kinds = ("fault", "mend", "value", "kind", "case", "doubt")
    assert {key for key in read_entries(PACKAGE, "en") if key.partition("-")[0] in kinds} == told_keys
