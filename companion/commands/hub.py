"""`companion hub`: the hub of an event: its server, its tokens, what came, what is handed on."""

import argparse
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.files import named_path
from companion.commands.hub_table import add_verbs
from companion.commands.messages import count_of, print_message
from companion.errors import BadInputError
from companion.journal.home_folder import expand_home

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.hub.server.running import Started
    from companion.hub.server.store import HubStore

FOLDER_VARIABLE: Final = "COMPANION_HUB"
ROLES: Final = ("viewer", "host", "designer")
MOST_TABLES: Final = 100
PORTS: Final = 65536
PACKAGES: Final = ("asyncpg", "cryptography", "httptools", "jinja2", "starlette", "uvicorn")


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("hub", help="run the hub of an event, or look into it", description=__doc__)
    where = argparse.ArgumentParser(add_help=False)
    kept = f"where the hub keeps everything (default: ${FOLDER_VARIABLE}, else ~/.local/state/companion/hub)"
    where.add_argument("--folder", metavar="DIR", type=named_path, help=kept)
    where.add_argument("--database", metavar="URL", default="", help="postgresql://…, instead of one of the hub's own")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    run = verbs.add_parser("run", help="serve tables and pages until it is ended", parents=[where])
    run.add_argument("--port", type=port_number, default=8443, help="where it is reached (default: 8443)")
    run.add_argument("--event", metavar="FILE.toml", type=named_path, help="the event file that tables get")
    run.add_argument("--host", metavar="NAME", action="append", default=[], help="a further name or address of the hub")
    larger = "a larger hub, to which all that comes is passed on: the code by which tables join it"
    run.add_argument("--upstream", metavar="CODE", default="", help=larger)
    run.add_argument("--json", action="store_true", help="write a JSON line once it serves")
    run.set_defaults(run=run_run)
    _add_token_verbs(verbs.add_parser("token", help="make, list and revoke tokens"), where)
    imported = verbs.add_parser("import", help="take in what tables saved: their journals", parents=[where])
    imported.add_argument("sources", metavar="FOLDER", nargs="+", type=named_path, help="a journal's, or of several")
    imported.set_defaults(run=run_import)
    export = verbs.add_parser("export", help="write what came, JSON Lines", parents=[where])
    export.add_argument("--as", dest="form", choices=("rows", "events"), default="rows", help="(default: rows)")
    export.set_defaults(run=run_export)
    verify = verbs.add_parser("verify", help="check every row that is kept", parents=[where])
    verify.set_defaults(run=run_verify)
    add_verbs(verbs)
    demo = verbs.add_parser("demo", help="run a hub with simulated tables, to look at; nothing of it is kept")
    demo.add_argument("--tables", type=int, default=20, help=f"how many, up to {MOST_TABLES} (default: 20)")
    demo.add_argument("--port", type=port_number, default=8443, help="where the hub is reached (default: 8443)")
    demo.set_defaults(run=run_demo)


def port_number(text: str) -> int:
    """Returns a port, 0 for any that is free. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and int(text) < PORTS):
        raise argparse.ArgumentTypeError(f"{text!r} is no port: a number up to {PORTS - 1}")
    return int(text)


def _add_token_verbs(parser: argparse.ArgumentParser, where: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    new = verbs.add_parser("new", help="make a token, and write it", parents=[where])
    new.add_argument("--role", choices=ROLES, required=True, help="what its holder may see and do")
    new.add_argument("--name", default="", help="whose it is")
    new.add_argument("--game", metavar="NAME", action="append", default=[], help="a game of the designer")
    new.add_argument("--table", metavar="JOURNAL", help="the table of a viewer")
    new.set_defaults(run=run_token_new)
    listed = verbs.add_parser("list", help="name the tokens that stand", parents=[where])
    listed.add_argument("--json", action="store_true", help="write JSON lines")
    listed.set_defaults(run=run_token_list)
    revoke = verbs.add_parser("revoke", help="end a token at once", parents=[where])
    revoke.add_argument("token", metavar="ID", help="as 'companion hub token list' names it")
    revoke.set_defaults(run=run_token_revoke)


def hub_folder(named: Path | None) -> Path:
    """Returns the hub's folder. Raises BadInputError where the user has no home."""
    if named or os.environ.get(FOLDER_VARIABLE):
        return (named or Path(os.environ[FOLDER_VARIABLE])).absolute()
    return expand_home(os.environ.get("XDG_STATE_HOME") or "~/.local/state").absolute() / "companion" / "hub"


def check_packages() -> None:
    """Raises BadInputError where the hub's packages are not installed: a table needs none of them."""
    from importlib.util import find_spec

    if missing := [name for name in PACKAGES if find_spec(name) is None]:
        raise BadInputError(f"the hub needs {', '.join(missing)}, which a table does without: '.setup/setup hub'")


def run_run(arguments: argparse.Namespace) -> int:
    """Runs the hub until it is ended."""
    check_packages()
    from companion.hub.server.running import HubCall, quiet_signals, run_hub
    from hardware.kiosk.watchdog import READY, notify

    def tell(started: "Started") -> None:
        if arguments.json:
            _tell_json(started)
        else:
            tell_page(started.page, started.code)
        notify(READY)

    quiet_signals()
    names = (arguments.database, arguments.port, arguments.event, tuple(arguments.host), arguments.upstream)
    run_hub(HubCall(hub_folder(arguments.folder), *names), tell, print_message)
    return 0


def _tell_json(started: "Started") -> None:
    told = {"code": started.code, "host": started.page, "port": started.port, "fingerprint": started.fingerprint}
    print(json.dumps(told), flush=True)


def tell_page(page: str, code: str) -> None:
    """Says where the host's page is, and by which code tables join; each as a QR code too, where it can be scanned."""
    from companion.exports.sharing import make_code

    for what, text in (("The host's page", page), ("Tables join with the code", code)):
        print(f"{what}: {text}")
        if sys.stdout.isatty():
            make_code(text).terminal(sys.stdout, compact=True, border=2)
    sys.stdout.flush()


def _with_store(arguments: argparse.Namespace, work: "Callable[[HubStore], Awaitable[int]]") -> int:
    check_packages()
    import asyncio  # no help needs it

    from companion.hub.server.running import store_of

    async def run() -> int:
        async with store_of(hub_folder(arguments.folder), arguments.database) as store:
            return await work(store)

    return asyncio.run(run())


def run_token_new(arguments: argparse.Namespace) -> int:
    """Makes a token and writes it: nobody can read it later."""

    async def make(store: "HubStore") -> int:
        from companion.hub.server.values import Role

        role, games = Role(arguments.role), arguments.game
        print(await store.make_token(role, arguments.name, games, journal=arguments.table))
        return 0

    return _with_store(arguments, make)


def run_token_list(arguments: argparse.Namespace) -> int:
    """Names the tokens, a line each."""

    async def write(store: "HubStore") -> int:
        for token in await store.tokens():
            words = {"id": token.id, "role": token.role, "name": token.name, "table": token.journal}
            listed = {**words, "games": list(token.games), "made_at": token.made_at.isoformat()}
            print(json.dumps(listed, ensure_ascii=False) if arguments.json else "  ".join(filter(None, words.values())))
        return 0

    return _with_store(arguments, write)


def run_token_revoke(arguments: argparse.Namespace) -> int:
    """Ends a token."""

    async def revoke(store: "HubStore") -> int:
        await store.revoke_token(arguments.token)
        return 0

    return _with_store(arguments, revoke)


def run_import(arguments: argparse.Namespace) -> int:
    """Takes journals in, and says of each what came; exit status 1 says that one differs, or is damaged."""

    async def take(store: "HubStore") -> int:
        from companion.commands.hub_import import find_journals, import_journal

        journals = find_journals(arguments.sources)
        return max([await import_journal(store, path) for path in journals])

    return _with_store(arguments, take)


def run_export(arguments: argparse.Namespace) -> int:
    """Writes every row, or the event rows as reports read them; exit status 1 says that the store is damaged."""

    async def write(store: "HubStore") -> int:
        faults = await store.verify()
        for fault in faults:
            print_message(fault)
        if arguments.form == "events":
            for line in await store.event_lines():
                print(line)
        else:
            async for line in store.all_rows():
                print(line)
        return 1 if faults else 0

    return _with_store(arguments, write)


def run_verify(arguments: argparse.Namespace) -> int:
    """Checks the hash chain of every journal; exit status 1 says that rows are changed or missing."""

    async def check(store: "HubStore") -> int:
        faults = await store.verify()
        for fault in faults:
            print_message(fault)
        if not faults:
            tables = await store.tables()
            print(f"{count_of(sum(table.acked for table in tables), 'row')} of {count_of(len(tables), 'table')}: whole")
        return 1 if faults else 0

    return _with_store(arguments, check)


def run_demo(arguments: argparse.Namespace) -> int:
    """Runs the demo until it is ended; exit status 1 says that its hub ended by itself."""
    from companion.commands.hub_demo import play_demo

    return play_demo(arguments.tables, arguments.port)
