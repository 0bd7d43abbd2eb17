"""The code by which a table joins a hub: where the hub is, a secret, and the fingerprint of its authority."""

import base64
import hashlib
import re
import secrets
import ssl
from dataclasses import dataclass
from typing import Final

from companion.errors import BadInputError
from companion.phrases import Phrase

USUAL_PORT: Final = 8443
SERVER_NAME: Final = "companion-hub"
"""The name in every hub's certificate: tables ask for it, whatever address the hub has today."""
SECRET_SIGNS: Final = 10
FINGERPRINT_SIGNS: Final = 16
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: nothing in it is taken for something else."""
_TYPED: Final = str.maketrans("OIL", "011", " -")
_BASE32: Final = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", _ALPHABET)
_CODE: Final = re.compile(
    r"\s*(?P<host>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]{1,253})(:(?P<port>\d{1,5}))?/(?P<signs>[\w -]+)\s*", re.ASCII
)


@dataclass(frozen=True, slots=True)
class JoinCode:
    """HOST:PORT/SECRET-FINGERPRINT; the port may be left out where it is the usual one."""

    host: str
    port: int
    secret: str
    fingerprint: str

    @classmethod
    def parse(cls, text: str) -> "JoinCode":
        """Reads a code that was scanned, or typed in capitals or not. Raises BadInputError."""
        found = _CODE.fullmatch(text)
        signs = found["signs"].upper().translate(_TYPED) if found else ""
        port = int(found["port"] or USUAL_PORT) if found else 0
        if (
            not found
            or len(signs) != SECRET_SIGNS + FINGERPRINT_SIGNS
            or set(signs) - set(_ALPHABET)
            or not 0 < port < 65536
        ):
            raise BadInputError(
                f"{text[:80]!r} is no code of a hub: it is HOST:PORT/SECRET-FINGERPRINT, as the hub shows it",
                Phrase("kiosk.hub.no-code"),
            )
        return cls(found["host"].lower(), port, signs[:SECRET_SIGNS], signs[SECRET_SIGNS:])

    def __str__(self) -> str:
        return f"{self.host}:{self.port}/{self.secret}-{self.fingerprint}"

    def fits(self, pem: str) -> bool:
        """Whether a certificate is that of the hub's authority."""
        try:
            return secrets.compare_digest(fingerprint(pem), self.fingerprint)
        except ValueError:
            return False


def make_secret() -> str:
    """Returns a new secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(SECRET_SIGNS))


def fingerprint(pem: str) -> str:
    """Returns the fingerprint of a certificate: 80 bits of its SHA-256. Raises ValueError if it is none."""
    digest = hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem)).digest()
    return base64.b32encode(digest).decode("ascii").translate(_BASE32)[:FINGERPRINT_SIGNS]
