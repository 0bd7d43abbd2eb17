"""Sources by name: the simulated table among them."""

import pytest

from companion.cards import ALPHABETS
from companion.engine import Record
from companion.sources import open_any, seats_at, simulated_table
from hardware.sources.simulated import Put, SimulatedTable
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


def test_as_many_sit_at_the_simulated_table_as_began_the_game() -> None:
    """Two players of Lunar sit face to face; the cards with stars show them, where that was agreed."""
    table = open_any("simulated:1", game="lunar", begun=Record("lunar", {"stars": "marked"}, ("Ann", "Bo"), ()))
    assert isinstance(table, SimulatedTable)
    laid = [move for move in table.moves if isinstance(move, Put)]
    assert {move.seat for move in laid} == {0, 2}
    assert len({move.key for move in laid}) == 48
    assert any(move.name.endswith("*") for move in laid)


@pytest.mark.parametrize("count", [2, 6])
def test_as_many_squirrels_run_there_as_began_the_game(count: int) -> None:
    table = open_any("simulated:1", game="nice-one-squirrel", begun=Record("nice-one-squirrel", {}, ("",) * count, ()))
    assert isinstance(table, SimulatedTable)
    laid = {move.name for move in table.moves if isinstance(move, Put)}
    assert {name for name in laid if name.startswith("squirrel")} == {f"squirrel-{1 + seat}" for seat in range(count)}


@pytest.mark.parametrize(
    ("name", "game", "seats"),
    [
        ("simulated:1", "lunar", (4, 2)),
        ("simulated:1", "nice-one-squirrel", (4, 2, 3, 5, 6)),
        ("simulated:1", "masters-of-maple-syrup", (2,)),
        ("simulated:1", "no-such-game", ()),
        ("table.mp4", "lunar", ()),
    ],
)
def test_a_source_says_how_many_can_sit_before_it(name: str, game: str, seats: tuple[int, ...]) -> None:
    assert seats_at(name, game) == seats
