"""A private PostgreSQL cluster in the hub's folder: reached by a socket alone, with checksums on every page."""

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any, Final

from companion.errors import why_refused
from companion.hub.server.database import LEAST_POSTGRESQL
from companion.hub.server.hub_errors import HubServerError

SERVERS: Final = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of each version."""
USERS: Final = ("postgres", "nobody")
"""As whom the cluster runs where the hub is root's, which PostgreSQL refuses."""
START_S: Final = 60
STOP_S: Final = 20
LOG_BYTES: Final = 4 << 20
NO_ROOM: Final = 1 << 20
SETTINGS: Final = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "max_connections": "60",
    "shared_buffers": "64MB",
    "max_wal_size": "256MB",
    "log_min_messages": "warning",
    "timezone": "UTC",
}
END_WITH_PARENT: Final = ("/usr/bin/setpriv", "--pdeathsig", "INT")
"""The database ends, as when it is asked to, as soon as the hub is no more; a fork that runs Python may hang."""
_COMPLAINT: Final = re.compile(r"\b(error|FATAL|PANIC):")


@dataclass(frozen=True, slots=True)
class Account:
    """The system's user as which the cluster runs; None for the hub's own."""

    uid: int | None = None
    gid: int | None = None

    @property
    def words(self) -> dict[str, Any]:
        """What subprocess is told."""
        return {} if self.uid is None else {"user": self.uid, "group": self.gid, "extra_groups": []}

    def own(self, path: Path) -> None:
        """Makes a file or folder this user's."""
        if self.uid is not None and self.gid is not None:
            os.chown(path, self.uid, self.gid)


def find_account() -> Account:
    """Returns as whom the cluster is to run: never as root. Raises HubServerError."""
    if os.geteuid():
        return Account()
    for name in USERS:
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return Account(user.pw_uid, user.pw_gid)
    raise HubServerError("PostgreSQL is not run by root: start the hub as another user")


def find_programs(made_by: int | None = None) -> Path:
    """Returns the folder of the newest PostgreSQL's programs, or of the version that made a database.

    Raises HubServerError.
    """
    found = [
        (int(folder.name), folder / "bin")
        for folder in (SERVERS.iterdir() if SERVERS.is_dir() else ())
        if folder.name.isdecimal() and (folder / "bin" / "initdb").is_file()
    ]
    if initdb := shutil.which("initdb"):
        said = subprocess.run([initdb, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
        found += [(int(version[0]), Path(initdb).resolve().parent) for version in re.findall(r"(\d+)(?=\D)", said)[:1]]
    usable = [place for version, place in sorted(found) if version >= LEAST_POSTGRESQL and made_by in (None, version)]
    if not usable and made_by is not None:
        raise HubServerError(
            f"the hub's database was made by PostgreSQL {made_by}, which is not installed: "
            f"sudo apt install postgresql-{made_by}, or remove the folder 'database': tables send all again"
        )
    if not usable:
        raise HubServerError(
            f"the hub keeps its rows in PostgreSQL {LEAST_POSTGRESQL} or later, which is not installed: "
            "sudo apt install postgresql, or name a database elsewhere with --database"
        )
    return usable[-1]


class Cluster:
    """A cluster in `folder`. `start` makes it where there is none; the caller who starts it must stop it."""

    def __init__(self, folder: Path, programs: Path | None = None) -> None:
        self._folder = folder
        self._programs = programs
        self._account = find_account()
        self._process: subprocess.Popen[bytes] | None = None
        self._sockets: Path | None = None

    @property
    def dsn(self) -> str:
        """The database's address, also where another process has started it. Raises HubServerError if nobody has."""
        sockets = self._sockets or self._read_sockets()
        if sockets is None:
            raise HubServerError(f"the hub's database in {self._folder} does not run")
        return f"postgresql://hub@/hub?host={sockets}"

    @property
    def is_running(self) -> bool:
        """Whether the cluster that this one started runs."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Starts the database, and makes it first where there is none. Raises HubServerError."""
        if not (self._data / "PG_VERSION").exists():
            self._make()
        self._end_orphan()
        self._sockets = self._sockets or self._make_sockets()
        options = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        options += ["-c", f"unix_socket_directories={self._sockets}"]
        with self._open_log() as log:
            self._process = subprocess.Popen(  # noqa: S603 - the folder's own server
                [*END_WITH_PARENT, self._program("postgres"), "-D", str(self._data), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._data,
                process_group=0,
                **self._account.words,
            )
        self._await()

    def stop(self) -> None:
        """Stops the database, with all that is acknowledged kept; does not fail."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                self._process.kill()  # what was acknowledged is safe in its log
                self._process.wait()
            self._process = None
        if self._sockets is not None:
            shutil.rmtree(self._sockets, ignore_errors=True)
            self._sockets = None

    @property
    def _data(self) -> Path:
        return self._folder / "database"

    @property
    def _log(self) -> Path:
        return self._folder / "postgresql.log"

    def _program(self, name: str) -> str:
        self._programs = self._programs or find_programs(self._read_version())
        return str(self._programs / name)

    def _make(self) -> None:
        """Makes an empty cluster beside its place first: one that is half made is made again."""
        program = self._program("initdb")
        fresh = self._folder / "database.new"
        shutil.rmtree(fresh, ignore_errors=True)
        try:
            fresh.mkdir(mode=0o700, parents=True)
            self._account.own(fresh)
        except OSError as error:
            raise HubServerError(f"{fresh} cannot be made: {why_refused(error)}: name another with --folder") from None
        self._check_reach()
        words = ["--data-checksums", "--encoding=UTF8", "--locale=C", "--username=hub", "--auth=trust"]
        done = subprocess.run(  # noqa: S603 - our own words
            [program, "-D", str(fresh), *words],
            capture_output=True,
            text=True,
            cwd="/",
            **self._account.words,
            check=False,
        )
        if done.returncode:
            why = _why(done.stderr, self._folder)
            raise HubServerError(f"the database cannot be made: {why}: name another folder with --folder")
        fresh.rename(self._data)

    def _check_reach(self) -> None:
        """Raises HubServerError where the user of the cluster may not enter the folder."""
        look = ["test", "-x", str(self._folder / "database.new")]
        if self._account.uid is not None and subprocess.run(look, **self._account.words, check=False).returncode:  # noqa: S603
            name = pwd.getpwuid(self._account.uid).pw_name
            raise HubServerError(
                f"{self._folder} cannot be entered by the user {name!r}: name another folder with --folder"
            )

    def _make_sockets(self) -> Path:
        """Returns a folder for the socket, whose path must be short."""
        sockets = Path(tempfile.mkdtemp(prefix="companion-hub-"))
        self._account.own(sockets)
        return sockets

    def _open_log(self) -> IO[bytes]:
        too_long = self._log.exists() and self._log.stat().st_size > LOG_BYTES
        return self._log.open("wb" if too_long else "ab")

    def _await(self) -> None:
        """Waits until the database answers, makes the hub's in it. Raises HubServerError."""
        assert self._process is not None
        until = monotonic() + START_S
        base = [self._program("psql"), "-X", "-q", "-t", "-h", str(self._sockets), "-U", "hub", "-d", "postgres"]
        while self._process.poll() is None and monotonic() < until:
            words = [*base, "-c", "SELECT count(*) FROM pg_database WHERE datname = 'hub'"]
            asked = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603
            if asked.returncode == 0:
                if asked.stdout.strip() == "0":
                    words = [*base, "-c", "CREATE DATABASE hub"]
                    asked = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603
                if asked.returncode == 0:
                    return
                break
            sleep(0.05)
        why = _why(self._log.read_text("utf-8", "replace"), self._folder)
        self.stop()
        raise HubServerError(f"the hub's database does not start: {why}: see {self._log}")

    def _read_version(self) -> int | None:
        """Returns which PostgreSQL made the database; None where that cannot be read."""
        try:
            return int((self._data / "PG_VERSION").read_text("ascii"))
        except (OSError, ValueError):
            return None

    def _read_pid(self) -> tuple[int, Path] | None:
        """Returns the number and the sockets' folder of the server that has the cluster, as its own file says."""
        try:
            lines = (self._data / "postmaster.pid").read_text("utf-8").splitlines()
            pid, sockets = int(lines[0]), Path(lines[4])
            words = Path(f"/proc/{pid}/cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            return None
        return (pid, sockets) if str(self._data).encode() in words else None

    def _read_sockets(self) -> Path | None:
        found = self._read_pid()
        return found[1] if found else None

    def _end_orphan(self) -> None:
        """Ends the server of a hub that was killed; the hub's lock says that no other one runs here."""
        until = monotonic() + STOP_S
        while (found := self._read_pid()) and monotonic() < until:
            with suppress(ProcessLookupError):
                os.kill(found[0], signal.SIGINT)
            sleep(0.1)
        if found:
            raise HubServerError(f"the hub's database runs already (process {found[0]}) and does not end: end it first")


def _why(text: str, folder: Path) -> str:
    """Returns what PostgreSQL's programs complained of last; that the disk is full, where it is."""
    if "No space left" in text or shutil.disk_usage(folder).free < NO_ROOM:  # then its log may say nothing
        return "the disk is full, make room"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    complaints = [line for line in lines if _COMPLAINT.search(line)]
    return (complaints or lines or ["it says nothing"])[-1]
