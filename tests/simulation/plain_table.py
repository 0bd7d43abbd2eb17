"""A simulated table with nothing on it but a game."""

from dataclasses import replace

from companion.engine import Record
from companion.simulation import simulation_of
from companion.sources import simulated_table
from hardware.sources.simulated import SimulatedTable


def plain_table(record: Record, seed: int, fps: float) -> SimulatedTable:
    """A film of a record, in three quarters of the usual size."""
    lively = simulated_table(seed, fps, hands=1, game=record.game)
    small = replace(lively.settings, size=(960, 720), px_per_mm=0.75 * lively.settings.px_per_mm)
    return replace(lively, moves=simulation_of(record.game).film(record, seed), settings=small)
