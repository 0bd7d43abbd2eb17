"""H10: what a hub costs a table: from an entry by touch until its row is acknowledged, with a hub and without.

`python -m tests.bench.hub_cost [ROUNDS] [ENTRIES]`, 3 rounds of 60 entries without them. Four kiosks play one game,
entry by entry in turns: one without a hub, one with a hub that answers, one whose hub cannot be reached, and one behind
a network that takes up to a second for each request. A ratio is the median of those of single entries to the same one
without a hub, a moment before or after: a busy machine counts on both sides. Nothing of the hub may be loaded without
one; with one, its thread may take a hundredth of a core while nobody plays, and 10 MiB.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from companion.hub.table.joining import join
from companion.hub.table.membership import keep_membership
from tests.bench._command_line import asked
from tests.bench._durations import at
from tests.bench._hub import own_hub
from tests.bench._processes import load
from tests.hub.hub_process import HOST, HubProcess, open_folder
from tests.hub.unruly_network import UnrulyNetwork
from tests.project.tree import ROOT

CLOSED_PORT: Final = 9
MOST_IDLE: Final = 0.01
MOST_MIB: Final = 10.0
WITHOUT: Final = "without a hub"
ANSWERS: Final = "the hub answers"
CLOSED: Final = "no hub there"
SLOW: Final = "the hub is slow"
KINDS: Final = (WITHOUT, ANSWERS, CLOSED, SLOW)


@dataclass
class Cost:
    """What entries took by the clock and of the processor, in seconds; what was said at the end of each round."""

    took: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    ends: list[dict[str, Any]] = field(default_factory=list)


class Kiosk:
    """A kiosk in a process of its own."""

    def __init__(self, folder: Path, seed: int, entries: int) -> None:
        words = [sys.executable, "-m", "tests.bench._hub_kiosk", str(folder), str(seed), str(entries)]
        self.process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hear()

    def hear(self) -> str:
        """Returns what it says next."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def enter(self) -> Sequence[float]:
        """Makes an entry; returns its seconds by the clock and of the processor."""
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return [float(word) for word in self.hear().split()]


def begin(kind: str, folder: Path, ports: tuple[HubProcess, int], game: tuple[int, int]) -> Kiosk:
    """Starts a kiosk that has joined the hub in one way or another."""
    (hub, slow_port), journal = ports, folder / "journal.db"
    if kind != WITHOUT:
        code = replace(hub.code, host=HOST, port=slow_port if kind == SLOW else hub.port)
        membership = join(journal, str(code), folder.name.rpartition("-")[2]).membership
        keep_membership(journal, replace(membership, port=CLOSED_PORT) if kind == CLOSED else membership)
    return Kiosk(folder, *game)


def play_round(costs: dict[str, Cost], ports: tuple[HubProcess, int], game: tuple[int, int], random: Random) -> None:
    """Lets the four kiosks play a game, an entry of each in turns."""
    with ExitStack() as places:
        kiosks = {kind: begin(kind, places.enter_context(open_folder()), ports, game) for kind in KINDS}
        for kiosk in kiosks.values():
            places.enter_context(kiosk.process)
        for _ in range(game[1]):
            for kind in random.sample(KINDS, len(KINDS)):
                took, cpu = kiosks[kind].enter()
                costs[kind].took.append(took)
                costs[kind].cpu.append(cpu)
        for kind, kiosk in kiosks.items():
            costs[kind].ends.append(json.loads(kiosk.hear()))


def tell(kind: str, cost: Cost, base: Cost) -> None:
    """Prints a kind beside the kiosk without a hub, and holds it to what is promised."""
    clock, cpu = (
        median(mine / without for mine, without in zip(one, other, strict=True))
        for one, other in ((cost.took, base.took), (cost.cpu, base.cpu))
    )
    idle = median(one["idle"] for one in cost.ends)
    mib = median(one["mib"] - without["mib"] for one, without in zip(cost.ends, base.ends, strict=True))
    print(
        f"{kind}: p10 {at(cost.took, 0.1) * 1000:.2f} ms, p50 {median(cost.took) * 1000:.2f} ms; to {WITHOUT}:"
        f" {clock:.2f} by the clock, {cpu:.2f} of the processor; idle {idle * 100:.2f} % of a core; {mib:+.1f} MiB"
    )
    assert idle <= MOST_IDLE, "the hub's thread takes too much of a core"
    assert mib <= MOST_MIB, "the hub takes too much memory at a table"


def main() -> None:
    """Measures."""
    rounds, entries = asked(3, 60)
    costs, random = {kind: Cost() for kind in KINDS}, Random(1)
    with own_hub() as hub, UnrulyNetwork(hub.port, hub.folder, 1, {"delayed": 1}) as network:
        for seed in range(rounds):
            play_round(costs, (hub, network.port), (seed, entries), random)
    for kind, cost in costs.items():
        tell(kind, cost, costs[WITHOUT])
    print(f"{rounds * entries} entries of each; {load()}")
    assert not any(one["loaded"] for one in costs[WITHOUT].ends), "a table without a hub loads something of it"


if __name__ == "__main__":
    main()
