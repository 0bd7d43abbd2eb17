"""Certificates as a hub shows them: an authority of its own, and what it has signed; their dates are free."""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

YEARS = (2025, 2027)


@dataclass(frozen=True)
class ShownCertificate:
    """The chain and the key of a hub, as files, and its authority."""

    chain: Path
    key: Path
    authority: bytes

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the authority's certificate."""
        return hashlib.sha256(self.authority).hexdigest()

    @property
    def pem(self) -> str:
        """The authority's certificate as a table keeps it."""
        return x509.load_der_x509_certificate(self.authority).public_bytes(serialization.Encoding.PEM).decode()


def make_certificate(folder: Path, years: tuple[int, int] = YEARS) -> ShownCertificate:
    """Makes an authority and a certificate of it that hold from one year's beginning to another's."""
    begin, end = (datetime(year, 1, 1, tzinfo=UTC) for year in years)
    authority_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    names = [x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]) for name in ("an event", "its hub")]

    def sign(name: x509.Name, public: ec.EllipticCurvePublicKey, *, is_authority: bool) -> x509.Certificate:
        made = x509.CertificateBuilder(names[0], name, public, x509.random_serial_number(), begin, end)
        made = made.add_extension(x509.BasicConstraints(is_authority, None), critical=True)
        return made.sign(authority_key, hashes.SHA256())

    authority = sign(names[0], authority_key.public_key(), is_authority=True)
    shown = sign(names[1], key.public_key(), is_authority=False)
    pem = serialization.Encoding.PEM
    chain, key_file = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(shown.public_bytes(pem) + authority.public_bytes(pem))
    plain = serialization.NoEncryption()
    key_file.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    return ShownCertificate(chain, key_file, authority.public_bytes(serialization.Encoding.DER))
