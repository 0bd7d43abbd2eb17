"""Who this hub is: the secrets in its folder, which outlive its database."""

import base64
import fcntl
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from companion.errors import why_refused
from companion.hub.join_code import make_secret
from companion.hub.server.hub_errors import HubServerError
from companion.journal.json_file import JsonFile

_KEY_BYTES: Final = 32
_MAC_BYTES: Final = 18
_PRIVATE: Final = 0o600


class Identity:
    """The secret of the join code, and the key that signs tokens. Raises HubServerError: the folder refuses."""

    def __init__(self, folder: Path) -> None:
        file = JsonFile(folder / "hub.json", mode=_PRIVATE)
        try:
            values = dict(file.read().values)
            if not all(isinstance(values.get(name), str) for name in ("join", "key")):
                values |= {"join": make_secret(), "key": secrets.token_hex(_KEY_BYTES)}
                file.write(values)
        except OSError as error:
            raise HubServerError(
                f"{file.path} cannot be written: {why_refused(error)}: name another with --folder"
            ) from None
        self.secret: str = values["join"]
        self._key = str(values["key"]).encode("ascii")

    def sign(self, *parts: str) -> str:
        """Returns a signature of these words that only this hub can make."""
        mac = hmac.new(self._key, "\0".join(parts).encode("utf-8"), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:_MAC_BYTES]).decode("ascii")

    def is_secret(self, text: str) -> bool:
        """Whether a table shows the secret of the join code."""
        return hmac.compare_digest(text.encode("utf-8"), self.secret.encode("utf-8"))


def digest_of(text: str) -> bytes:
    """Returns what is kept of a token."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def lock_folder(folder: Path) -> int:
    """Returns a lock that one hub at a time holds, until it ends. Raises HubServerError."""
    try:
        folder.mkdir(mode=0o755, parents=True, exist_ok=True)
        number = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise HubServerError(f"{folder} cannot be used: {why_refused(error)}: name another with --folder") from None
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(number)
        raise HubServerError(f"another hub runs in {folder}: end it, or name another with --folder") from None
    return number
