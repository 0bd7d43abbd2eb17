"""Sources by name, the simulated table among them: what a watch, a demonstration or a screen looks at."""

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cards import ALPHABETS
from companion.simulation import simulation_of
from companion.simulation.film import enliven
from hardware.sources import FrameSource, open_source
from hardware.sources.frame_source import shown
from hardware.sources.opening import check_fps, read_number

if TYPE_CHECKING:
    from hardware.sources.simulated import SimulatedTable

SIMULATED: Final = "simulated"
CAMERAS: Final = ("picamera", "webcam")
PACE_S: Final = 1.6


def open_any(name: str, fps: float = 10.0, alphabet: str = ALPHABETS[0], *, game: str) -> FrameSource:
    """Returns the source called `name`: as `hardware.sources.open_source`, or a simulated table.

    "simulated" or "simulated:SEED" plays a hand of `game` as fast as frames are asked for, with a deck that has the
    letters of `alphabet`. Raises BadInputError.
    """
    kind, _, number = name.partition(":")
    if kind != SIMULATED:
        return open_source(name, fps)
    seed = read_number(number, 1, f"{shown(name)} is no simulated table: write '{kind}:SEED' with a number")
    return simulated_table(seed, check_fps(fps), hands=1, alphabet=alphabet, game=game)


def pace_of(name: str) -> float | None:
    """Returns how fast what `name` gives is to be shown to people: 1.0 for what is recorded, None for a camera."""
    return None if name.partition(":")[0] in CAMERAS else 1.0


def simulated_table(
    seed: int, fps: float, hands: int | None, alphabet: str = ALPHABETS[0], *, game: str
) -> "SimulatedTable":
    """Returns the film of a game that simple players play at a lively table, as `companion.simulation` has it.

    At most so many hands are played.
    The deck is one that no network was trained on, with the letters of `alphabet`.
    """
    from hardware.sources.simulated import SimulatedTable, TableSettings
    from vision.scenes import DeckCollection, SurfaceCollection

    fonts = (Path(str(resources.files("kv").joinpath("fonts"))),)
    decks = DeckCollection.open("test", font_folders=fonts, alphabet=alphabet)
    simulation = simulation_of(game)
    moves = enliven(simulation.film(simulation.simulate(seed), seed, PACE_S, hands), seed)
    return SimulatedTable(moves, decks, SurfaceCollection.open("test"), TableSettings(seed), fps)
