"""A kiosk at a hub, driven by a test: it joins, is heard of, looks for a group's game."""

from pathlib import Path

from companion.app.kiosk.former_groups import FormerGame
from companion.errors import CompanionError
from companion.hub.join_code import JoinCode, fingerprint
from companion.journal.inspection import read_rows
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, play, sit_down
from tests.hub.table.stand_in_hub import StandInHub


def join(kiosk: Companion, hub: StandInHub) -> CompanionError | None:
    code = JoinCode("127.0.0.1", hub.port, "0123456789", fingerprint(hub.certificate.pem))
    answers: list[CompanionError | None] = []
    kiosk.controllers.own_hub.join(str(code), answers.append)
    kiosk.loop.until(lambda: bool(answers))
    return answers[0]


def hears(kiosk: Companion, hub: StandInHub, **said: object) -> None:
    """Waits until the hub has heard a state that says so, and all that it answered before is taken in."""
    hub.states.clear()
    kiosk.loop.until(lambda: any(all(one[key] == value for key, value in said.items()) for one in hub.states))
    turned: list[bool] = []
    kiosk.loop.deliver(lambda: turned.append(True))
    kiosk.loop.until(lambda: bool(turned))


def find_game(kiosk: Companion, code: str) -> FormerGame | None:
    found: list[FormerGame | None] = []
    kiosk.kiosk.former.find(code, found.append)
    kiosk.loop.until(lambda: bool(found))
    return found[0]


def waits_elsewhere(folder: Path, hub: StandInHub) -> tuple[str, str]:
    """Lets a group put its game aside at another table; the hub has its rows. Returns its code, the game's number."""
    folder.mkdir()
    with Companion(folder, EVENT) as other:
        code = sit_down(other)
        play(other)
        number = other.table.playing.number
        other.kiosk.idle.gone.tell(None)
        other.loop.until(lambda: other.kiosk.group is None)
        other.settle()
    found, _ = read_rows(folder / "journal.db")
    rows = [
        {"seq": row.seq, "session": row.session, "kind": row.kind, "at": row.moment.at, "body": row.content}
        for row in found
    ]
    hub.groups[code] = {"journal": "another", "table": "Table 9", "rows": rows}
    return code, number
