"""Sources by name: the simulated table among them."""

import pytest

from companion.cards import ALPHABETS
from companion.sources import open_any, simulated_table
from hardware.sources.simulated import SimulatedTable
from vision.reader.letters import ALPHABETS as READ
from vision.scenes import DeckCollection
from vision.scenes.decks.drawn_deck import DrawnDeck


def letters_of(table: object) -> set[str]:
    assert isinstance(table, SimulatedTable)
    assert isinstance(table.decks, DeckCollection)
    deck = table.decks.deck_for(table.settings.seed)
    assert isinstance(deck, DrawnDeck)
    return {letter.replace("T", "10") for letter in deck.style.letters.values()}


@pytest.mark.parametrize("seed", range(1, 10))
def test_the_simulated_deck_is_one_that_its_reader_can_read(seed: int) -> None:
    """Of the decks that these seeds draw, some have other letters."""
    assert letters_of(simulated_table(seed, 10.0, hands=None, game="mast-year")) <= set(READ["english"])


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_the_simulated_deck_has_the_letters_that_were_asked_for(alphabet: str) -> None:
    letters = letters_of(open_any("simulated:2", alphabet=alphabet, game="mast-year"))
    assert letters <= set(READ[alphabet])
    assert ("J" in letters) == (alphabet == "english")
