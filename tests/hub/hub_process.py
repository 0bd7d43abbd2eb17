"""`companion hub run` as a process of its own, which can be killed, and started again in the same folder."""

import http.client
import json
import os
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from companion.hub.join_code import SERVER_NAME, JoinCode
from tests.hub.processes import first_line
from tests.project.tree import ROOT

HOST: Final = "127.0.0.1"
WAIT_S: Final = 300
STEP: Final = 256 << 10
"""So much more of a disk is filled at a time."""


class HubProcess:
    """A hub; `told` is what it says once it serves, `code` the one by which tables join."""

    def __init__(self, folder: Path, *words: str, port: int = 0, nice: int = 0) -> None:
        self.folder = folder
        run = [sys.executable, "-m", "companion", "hub", "run", "--json", "--port", str(port), "--folder", str(folder)]
        before = ["nice", "-n", str(nice)] if nice else []
        self.process = subprocess.Popen([*before, *run, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.told = json.loads(first_line(self.process))
        self.port: int = self.told["port"]
        self.code = JoinCode.parse(self.told["code"])

    @property
    def host_token(self) -> str:
        """The token of the host's page."""
        return str(self.told["host"]).partition("token=")[2].partition("#")[0]

    @property
    def database_pid(self) -> int:
        """The number of its database's first process."""
        return int((self.folder / "database" / "postmaster.pid").read_text().splitlines()[0])

    def ask(self, method: str, path: str, body: object = None, token: str = "", **how: Any) -> tuple[int, Any]:
        """Asks over TLS, by the authority that the code names."""
        context = how.get("context") or self.context()
        connection = http.client.HTTPSConnection(HOST, self.port, context=context, timeout=WAIT_S)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        sent = body if isinstance(body, bytes) or body is None else json.dumps(body)
        connection.request(method, path, sent, headers | {"Host": SERVER_NAME} | how.get("headers", {}))
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, json.loads(text) if text.startswith("{") else text

    def context(self) -> ssl.SSLContext:
        """Returns what trusts this hub alone."""
        _, pem = self.ask("GET", "/v1/authority", context=trusting_anybody())
        assert self.code.fits(pem)
        context = ssl.create_default_context(cadata=pem)
        context.check_hostname = False  # http.client asks for the address; a table asks for SERVER_NAME
        return context

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ends it, and returns its exit status."""
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(WAIT_S)


def trusting_anybody() -> ssl.SSLContext:
    """Returns what connects to every hub."""
    unsure = ssl.create_default_context()
    unsure.check_hostname, unsure.verify_mode = False, ssl.CERT_NONE
    return unsure


@contextmanager
def open_folder() -> Iterator[Path]:
    """Yields a folder that the database's user may enter too."""
    folder = Path(tempfile.mkdtemp(prefix="companion-tests-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def small_disk(mib: int) -> Iterator[Path | None]:
    """Yields a folder on a disk of its own of that size; None where nothing can be mounted here."""
    with open_folder() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={mib}m,mode=755", "tmpfs", str(folder)]
        if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
            yield None
            return
        try:
            yield folder
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def fill_disk(folder: Path, left_mib: int) -> Path:
    """Fills the disk of a folder until so much is left; returns the file that does."""
    ballast = folder / "ballast"
    size = 0
    with ballast.open("wb") as file, suppress(OSError):  # others may write what was left
        while shutil.disk_usage(folder).free > left_mib << 20:
            os.posix_fallocate(file.fileno(), size, STEP)
            size += STEP
    return ballast


def run_companion(*words: str) -> Sequence[str]:
    """Returns the lines that a command of the companion writes, which must succeed."""
    done = subprocess.run([sys.executable, "-m", "companion", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
