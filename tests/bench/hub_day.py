"""A day of simulated tables at a hub: its rows are those of the tables' memory sticks, and so is its report.

`python -m tests.bench.hub_day [TABLES GROUPS]`, 20 tables of 12 groups each without them. Everything is delivered over
the network; then the same journals come as from sticks, which adds nothing.
"""

import time

from tests.bench._command_line import asked
from tests.bench._hub import own_hub
from tests.bench._processes import load
from tests.hub.hub_process import run_companion
from tests.hub.simulated_day import by_journal, of_sticks, play_day


def main() -> None:
    """Lets the day pass, and compares."""
    tables, groups = asked(20, 12)
    with own_hub() as hub:
        folder, where = hub.folder.parent, ("--folder", str(hub.folder))
        began = time.monotonic()
        journals = play_day(folder, str(hub.code), tables, groups)
        took_s = time.monotonic() - began
        due, found = of_sticks(journals), by_journal(run_companion("hub", "export", "--as", "events", *where))
        assert found == due, "the hub's rows are not those of the sticks"
        for form in ((), ("--json",)):
            of_the_sticks = run_companion("report", *map(str, journals), *form)
            assert run_companion("report", "--hub", str(hub.folder), *form) == of_the_sticks
        came = run_companion("hub", "import", *where, *map(str, journals))
        assert all(": 0 rows came, " in line for line in came), "a stick brought something new"
        whole = run_companion("hub", "verify", *where)[-1]
    rows = sum(map(len, due.values()))
    print(f"{tables} tables of {groups} groups in {took_s:.0f} s: {whole}; {rows} event rows are those of the sticks,")
    print(f"and so is the report ({len(of_the_sticks)} lines of JSON); {load()}")


if __name__ == "__main__":
    main()
