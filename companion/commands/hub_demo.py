"""`companion hub demo`: a hub with simulated tables, to look at."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from companion.commands.hub import MOST_TABLES, check_packages, tell_page
from companion.commands.messages import count_of, print_message
from companion.errors import BadInputError, CompanionError, DeviceError

if TYPE_CHECKING:
    from companion.hub.simulated_table import DemoTable

PACE_S: Final = 1.5
STOP_S: Final = 30.0
EVENT: Final = """\
event = "An evening to look at"

[[game]]
name = "mast-year"
version = "1"

[[game]]
name = "mast-year"
version = "2"
options = { goal = 7 }

[[game]]
name = "nice-one-squirrel"
version = "1"

[[game]]
name = "lunar"
version = "1"
"""


def play_demo(tables: int, port: int) -> int:
    """Runs the demo until it is ended; exit status 1 says that its hub ended by itself."""
    check_packages()
    if not 0 < tables <= MOST_TABLES:
        raise BadInputError(f"--tables {tables}: from 1 to {MOST_TABLES}")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with TemporaryDirectory(prefix="companion-demo-") as made, _hub(Path(made), port) as (hub, told):
            tell_page(told["host"], told["code"])
            print(f"{count_of(tables, 'simulated table')} play: Ctrl-C ends", flush=True)
            with _playing(Path(made), tables, told["code"]):
                hub.wait()
    except KeyboardInterrupt:
        return 0
    return 1


@contextmanager
def _hub(folder: Path, port: int) -> Iterator[tuple["subprocess.Popen[str]", dict[str, Any]]]:
    """Yields a hub that runs as a process of its own, and what it says once it serves. Raises DeviceError."""
    folder.chmod(0o755)  # its database may be another user's
    event = folder / "event.toml"
    event.write_text(EVENT, "utf-8")
    words = ["hub", "run", "--json", "--port", str(port), "--folder", str(folder / "hub"), "--event", str(event)]
    hub = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "companion", *words], stdout=subprocess.PIPE, text=True, process_group=0
    )
    assert hub.stdout is not None
    try:
        line = hub.stdout.readline()
        if not line:
            raise DeviceError("the demo's hub does not start: what it said stands above")
        yield hub, json.loads(line)
    finally:
        hub.send_signal(signal.SIGTERM)
        hub.wait(STOP_S)
        hub.stdout.close()


@contextmanager
def _playing(folder: Path, tables: int, code: str) -> Iterator[None]:
    """Lets so many tables play meanwhile, each on a thread of its own."""
    from companion.events.event_file import parse_event
    from companion.hub.simulated_table import DemoTable

    event, _ = parse_event(EVENT.encode(), folder / "event.toml")
    ending = Event()
    threads = [
        Thread(
            target=_play,
            args=(DemoTable(folder / f"table-{seed}", replace(event, table=f"Table {seed}"), seed), code, ending),
            daemon=True,
        )
        for seed in range(1, tables + 1)
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        ending.set()
        for thread in threads:
            thread.join(STOP_S)


def _play(table: "DemoTable", code: str, ending: Event) -> None:
    try:
        table.run(code, PACE_S, ending)
    except CompanionError as error:
        print_message(f"{table.path.parent.name}: {error}")
