"""Sources by name, the simulated table among them: what a watch, a demonstration or a screen looks at."""

from collections.abc import Sequence
from importlib import resources
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cards import ALPHABETS, BACK, CARD_NAMES
from companion.exports.printed import find_deck
from companion.simulation import simulated_games, simulation_of
from companion.simulation.film import add_disturbances
from hardware.sources import FrameSource, is_camera, open_source
from hardware.sources.frame_source import shown
from hardware.sources.opening import check_fps, read_number

if TYPE_CHECKING:
    from companion.engine import Record
    from companion.exports.cards.printed_deck import PrintedDeck
    from hardware.sources.simulated import SimulatedTable, TableSettings

SIMULATED: Final = "simulated"
PACE_S: Final = 1.6
WIDE_PX_PER_MM: Final = 1.3
"""The scale of a camera's picture if the cards take up the whole table."""
BEGINS_S: Final = 0.8
LIES_S: Final = 1.2
FACE_S: Final = 4 * LIES_S
"""When the first card of a deck is shown, how long a card lies, and how long each face takes."""
FIRST: Final = (-8.0, 5.0, 0.3)
AGAIN: Final = (10.0, -4.0, 2.0)
"""Where a card of a deck that is shown lies first, and where once it was turned: a TablePosition's values."""
NEAR_MM: Final = 200.0
"""How far from the table's middle a camera sees that is as near as for tricks."""


def open_any(
    name: str, fps: float = 10.0, alphabet: str = ALPHABETS[0], *, game: str, begun: "Record | None" = None
) -> FrameSource:
    """Returns the source called `name`: as `hardware.sources.open_source`, or a simulated table.

    "simulated" or "simulated:SEED" plays a hand of `game` as fast as frames are asked for, with a deck that has the
    letters of `alphabet`; if the simulation allows other numbers of players, with the players and options of `begun`.
    Raises BadInputError.
    """
    kind, _, number = name.partition(":")
    if kind != SIMULATED:
        return open_source(name, fps)
    seed = read_number(number, 1, f"{shown(name)} is no simulated table: write '{kind}:SEED' with a number")
    return film_table(_play(seed, game, begun), seed, check_fps(fps), 1, alphabet)


def seats_at(name: str, game: str) -> tuple[int, ...]:
    """Returns how many can play `game` at the source called `name`, the usual number first; () if any number can."""
    if name.partition(":")[0] != SIMULATED or game not in simulated_games():
        return ()
    simulation = simulation_of(game)
    usual = len(simulation.players)
    return (usual, *(count for count in simulation.seats if count != usual))


def record_at(name: str, begun: "Record") -> "Record | None":
    """Returns the record that the source called `name` plays, if it is a simulated table of the game `begun`."""
    kind, _, number = name.partition(":")
    if kind != SIMULATED:
        return None
    return _play(read_number(number, 1, f"{shown(name)} is no simulated table"), begun.game, begun)


def pace_of(name: str) -> float | None:
    """Returns the speed at which the source `name` is shown to people: 1.0 for a recording, None for a camera."""
    return None if is_camera(name) else 1.0


def simulated_table(
    seed: int, fps: float, hands: int | None, alphabet: str = ALPHABETS[0], *, game: str
) -> "SimulatedTable":
    """Returns a game by simple players of `companion.simulation` at a lively table, at most `hands` hands of it."""
    return film_table(_play(seed, game, None), seed, fps, hands, alphabet)


def film_table(record: "Record", seed: int, fps: float, hands: int | None, alphabet: str) -> "SimulatedTable":
    """Returns the film of a record's first hands, or of all, at a lively table.

    The deck is one that no network was trained on, with the letters of `alphabet`, or the game's printed set.
    """
    from hardware.sources.simulated import PX_PER_MM, LeaveObject, Put, SimulatedTable, TableSettings
    from vision.scenes import DeckCollection, SurfaceCollection
    from vision.scenes.table.tokens import TOKEN_COLOURS

    fonts = (Path(str(resources.files("kv").joinpath("fonts"))),)
    decks = DeckCollection.open("test", font_folders=fonts, alphabet=alphabet)
    moves = add_disturbances(simulation_of(record.game).film(record, seed, PACE_S, hands), seed)
    names = {move.name for move in moves if isinstance(move, Put)} - {BACK, *CARD_NAMES, *TOKEN_COLOURS}
    printed = deck_of_record(record).draw_faces(names) if names else {}
    is_wide = any(isinstance(move, Put) and hypot(move.position.x_mm, move.position.y_mm) > NEAR_MM for move in moves)
    if is_wide:  # there is no room for anything else
        moves = tuple(move for move in moves if not isinstance(move, LeaveObject))
    settings = TableSettings(seed, px_per_mm=WIDE_PX_PER_MM if is_wide else PX_PER_MM)
    return SimulatedTable(moves, decks, SurfaceCollection.open("test"), settings, fps, printed=printed)


def show_deck(
    game: str, names: Sequence[str], settings: "TableSettings", fps: float = 5.0, seat: int = 0
) -> "SimulatedTable":
    """Returns a table at which somebody shows the cards of a deck: each is laid, turned, laid again, and taken away."""
    from hardware.sources.simulated import PickUp, Put, SimulatedTable, TablePosition
    from vision.scenes import DeckCollection, SurfaceCollection

    first, again = TablePosition(*FIRST), TablePosition(*AGAIN)
    moves: list[Put | PickUp] = []
    for key, name in enumerate(names):
        now = BEGINS_S + key * FACE_S
        moves += [Put(now, key, name, first, seat), Put(now + 1.5 * LIES_S, key, name, again, seat, origin=first)]
        moves.append(PickUp(now + 3 * LIES_S, key, again, seat))
    own = {*names} - {BACK, *CARD_NAMES}
    printed = find_deck(game).draw_faces(own) if own else {}
    return SimulatedTable(
        moves, DeckCollection.open("test"), SurfaceCollection.open("test"), settings, fps, 1.0, printed=printed
    )


def deck_of_record(record: "Record") -> "PrintedDeck":
    """Returns the printed deck of a game: the companion's, or the own cards of a described one."""
    raw = record.options.get("description")
    if not isinstance(raw, dict):
        return find_deck(record.game)
    from companion.exports.games.described.rules_and_cards import own_deck
    from companion.games.described.reading import read_embedded

    deck = own_deck(read_embedded(raw))
    assert deck, "what is no standard card is the game's own"
    return deck


def _play(seed: int, game: str, begun: "Record | None") -> "Record":
    """Returns a game by simple players; with the players of `begun`, if the simulation can seat them."""
    simulation = simulation_of(game)
    if begun and simulation.simulate_as:
        return simulation.simulate_as(seed, begun)
    return simulation.simulate(seed)
