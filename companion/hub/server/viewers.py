"""Tokens of the spectators' pages: one for each table, another as soon as that one ends."""

from typing import Any

from companion.hub.server.identity import Identity, digest_of
from companion.hub.server.values import Role


async def viewer_token(connection: Any, identity: Identity, journal: str) -> str:
    """Returns the token that stands for a table's spectators: signed anew for each one that has ended."""
    ended = await connection.fetchval(
        "SELECT count(*) FROM token WHERE journal = $1 AND role = 'viewer' AND revoked_at IS NOT NULL", journal
    )
    text = identity.sign("viewer", journal, str(ended))
    await insert_token(connection, text, Role.VIEWER, journal=journal)
    return text


async def end_viewers(connection: Any, journal: str) -> None:
    """Ends what a table's spectators have: another group sits there."""
    await connection.execute(
        "UPDATE token SET revoked_at = now() WHERE journal = $1 AND role = 'viewer' AND revoked_at IS NULL", journal
    )


async def insert_token(
    connection: Any, text: str, role: Role, name: str = "", *, games: tuple[str, ...] = (), journal: str | None = None
) -> None:
    """Writes a token unless it is known; of what it says a digest alone."""
    digest = digest_of(text)
    await connection.execute(
        "INSERT INTO token (id, digest, role, name, games, journal) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT DO NOTHING",
        digest.hex()[:12],
        digest,
        role.value,
        name,
        list(games),
        journal,
    )
