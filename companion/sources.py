"""Sources by name, the simulated table among them: what a watch, a demonstration or a screen looks at."""

from importlib import resources
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cards import ALPHABETS, BACK, CARD_NAMES
from companion.exports.games import find_face_drawing
from companion.simulation import SeatsOthers, simulated_games, simulation_of
from companion.simulation.film import add_disturbances
from hardware.sources import FrameSource, open_source
from hardware.sources.frame_source import shown
from hardware.sources.opening import check_fps, read_number

if TYPE_CHECKING:
    from companion.engine import Record
    from hardware.sources.simulated import SimulatedTable

SIMULATED: Final = "simulated"
CAMERAS: Final = ("picamera", "webcam")
PACE_S: Final = 1.6
WIDE_PX_PER_MM: Final = 1.3
"""How a camera sees a table of which a printed set takes the whole."""


NEAR_MM: Final = 200.0
"""A camera that is as near as to a trick sees so far from the table's middle."""


def open_any(
    name: str, fps: float = 10.0, alphabet: str = ALPHABETS[0], *, game: str, begun: "Record | None" = None
) -> FrameSource:
    """Returns the source called `name`: as `hardware.sources.open_source`, or a simulated table.

    "simulated" or "simulated:SEED" plays a hand of `game` as fast as frames are asked for, with a deck that has the
    letters of `alphabet`; where other numbers of players can sit there, with those of `begun`, as they agreed.
    Raises BadInputError.
    """
    kind, _, number = name.partition(":")
    if kind != SIMULATED:
        return open_source(name, fps)
    seed = read_number(number, 1, f"{shown(name)} is no simulated table: write '{kind}:SEED' with a number")
    return film_table(_play(seed, game, begun), seed, check_fps(fps), 1, alphabet)


def seats_at(name: str, game: str) -> tuple[int, ...]:
    """Returns how many can play `game` before the source called `name`, the usual number first; () where all can."""
    if name.partition(":")[0] != SIMULATED or game not in simulated_games():
        return ()
    simulation = simulation_of(game)
    usual = len(simulation.players)
    others = simulation.seats if isinstance(simulation, SeatsOthers) else ()
    return (usual, *(count for count in others if count != usual))


def record_at(name: str, game: str) -> "Record | None":
    """Returns what is played before the source called `name`, where that is a simulated table of `game`."""
    kind, _, number = name.partition(":")
    if kind != SIMULATED or game not in simulated_games():
        return None
    return simulation_of(game).simulate(read_number(number, 1, f"{shown(name)} is no simulated table"))


def is_camera(name: str) -> bool:
    """Whether the source called `name` is a camera, and nothing recorded or drawn."""
    return name.partition(":")[0] in CAMERAS


def pace_of(name: str) -> float | None:
    """Returns how fast what `name` gives is to be shown to people: 1.0 for what is recorded, None for a camera."""
    return None if is_camera(name) else 1.0


def simulated_table(
    seed: int, fps: float, hands: int | None, alphabet: str = ALPHABETS[0], *, game: str
) -> "SimulatedTable":
    """Returns the film of a game that simple players play at a lively table, as `companion.simulation` has it.

    At most so many hands are played.
    """
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
    printed = find_face_drawing(record.game)(names) if names else {}
    is_wide = any(isinstance(move, Put) and hypot(move.position.x_mm, move.position.y_mm) > NEAR_MM for move in moves)
    if is_wide:  # it leaves no room for anything else
        moves = tuple(move for move in moves if not isinstance(move, LeaveObject))
    settings = TableSettings(seed, px_per_mm=WIDE_PX_PER_MM if is_wide else PX_PER_MM)
    return SimulatedTable(moves, decks, SurfaceCollection.open("test"), settings, fps, printed=printed)


def _play(seed: int, game: str, begun: "Record | None") -> "Record":
    """Returns what simple players play; by those of a game that was begun, where the simulation can seat them."""
    simulation = simulation_of(game)
    if begun and isinstance(simulation, SeatsOthers):
        return simulation.simulate_as(seed, begun)
    return simulation.simulate(seed)
