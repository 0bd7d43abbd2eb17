"""The event's own authority: made at the hub's first start; signs the hub's certificate, anew at each start."""

import datetime
import ipaddress
import os
import socket
import ssl
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.errors import why_refused
from companion.hub.join_code import SERVER_NAME
from companion.hub.server.hub_errors import HubServerError
from companion.journal.atomic_files import write_safely

BEGINS: Final = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)
ENDS: Final = datetime.datetime(2099, 12, 31, tzinfo=datetime.UTC)
"""Tables have no clock that runs without power: whatever year they think it is, they connect."""
_PRIVATE: Final = 0o600


class Authority:
    """The authority in a folder. `pem` is its certificate, which everybody may see."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        certificate, key = folder / "authority.pem", folder / "authority.key"
        try:
            if not (certificate.exists() and key.exists()):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                _make_authority(certificate, key)
            self._certificate = x509.load_pem_x509_certificate(certificate.read_bytes())
            found = serialization.load_pem_private_key(key.read_bytes(), None)
        except (OSError, ValueError) as error:
            raise HubServerError(
                f"the hub's authority in {folder} cannot be used: {why_refused(error)}: name another with --folder"
            ) from None
        if not isinstance(found, ec.EllipticCurvePrivateKey):
            raise HubServerError(f"{key} is no key of a hub: name another folder with --folder")
        self._key = found

    @property
    def pem(self) -> str:
        """The certificate by which the hub is known."""
        return self._certificate.public_bytes(serialization.Encoding.PEM).decode("ascii")

    def make_context(self, hosts: Sequence[str]) -> ssl.SSLContext:
        """Returns what serves TLS 1.3, and nothing older, under a fresh certificate for these names and addresses."""
        key = ec.generate_private_key(ec.SECP256R1())
        names = [x509.DNSName(SERVER_NAME), *map(_general_name, hosts)]
        made = (
            _begin(key, SERVER_NAME, self._certificate.subject)
            .add_extension(x509.SubjectAlternativeName(list(dict.fromkeys(names))), critical=False)
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .sign(self._key, hashes.SHA256())
        )
        place = self._folder / "hub.pem"
        chain = made.public_bytes(serialization.Encoding.PEM) + self.pem.encode("ascii")
        write_safely(place, _private(key) + chain, mode=_PRIVATE)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(place)
        context.set_alpn_protocols(["http/1.1"])
        return context


def own_hosts() -> list[str]:
    """Returns the names and addresses under which this machine may be reached, the likeliest first."""
    name = socket.gethostname()
    found = [*_addresses(), f"{name}.local", name, "localhost", "127.0.0.1", "::1"]
    return list(dict.fromkeys(one for one in found if one))


def _addresses() -> list[str]:
    """Returns the addresses by which this machine would reach others: no packet is sent."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asked:
                asked.connect((far, 9))
                found.append(str(asked.getsockname()[0]))
        except OSError:
            continue
    return found


def _make_authority(certificate: Path, key: Path) -> None:
    made = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"{SERVER_NAME} {os.urandom(4).hex()}")])
    signed = (
        _begin(made, name, name)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(made, hashes.SHA256())
    )
    write_safely(key, _private(made), mode=_PRIVATE)
    write_safely(certificate, signed.public_bytes(serialization.Encoding.PEM))


def _begin(key: ec.EllipticCurvePrivateKey, name: str | x509.Name, by: x509.Name) -> x509.CertificateBuilder:
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]) if isinstance(name, str) else name
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(by)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(BEGINS)
        .not_valid_after(ENDS)
    )


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)
