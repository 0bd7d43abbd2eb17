"""Tokens in the store: made, listed, revoked at once; of those that stand the store knows a digest alone."""

import re
import secrets
from collections.abc import Sequence
from typing import Any, Final

from companion.errors import BadInputError
from companion.hub.server.base_store import BaseStore
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.identity import digest_of
from companion.hub.server.values import Principal, Role, Token
from companion.hub.server.viewers import insert_token, viewer_token
from companion.session.store import GENESIS

LONGEST_TOKEN: Final = 200
LONGEST_NAME: Final = 60
_JOURNAL: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ONE_NAME_EACH: Final = "LOCK TABLE journal IN SHARE ROW EXCLUSIVE MODE"  # two tables may wish one name
_FIND: Final = (
    "SELECT token.id, role, token.name, coalesce(journal, '') AS journal, coalesce(journal.name, '') AS table, games,"
    " revoked_at IS NOT NULL AS is_revoked FROM token LEFT JOIN journal ON journal.id = token.journal WHERE digest = $1"
)


class TokenStore(BaseStore):
    """Who may do what."""

    async def authenticate(self, text: str) -> Principal | None:
        """Returns for whom a token speaks; None for one that is unknown or revoked."""
        if not 0 < len(text) <= LONGEST_TOKEN:
            return None
        found = await self.pool.fetchrow(_FIND, digest_of(text))
        if found is None and (journal := self._signed_for(text)):  # it joined, or a lost database knew it
            await self._begin(journal, text)
            found = await self.pool.fetchrow(_FIND, digest_of(text))
        if found is None or found["is_revoked"]:
            return None
        names = (found["name"], found["journal"], found["table"], tuple(found["games"]))
        return Principal(found["id"], Role(found["role"]), *names)

    async def join(self, journal: str, wish: str) -> tuple[str, str]:
        """Lets a table join, once more too; returns its new token, and what it is called here.

        The old token ends as the new one is used: a request that was sent twice keeps nobody out. Raises RefusedError.
        """
        if not _JOURNAL.fullmatch(journal):
            raise RefusedError(400, "'journal' is no name of a journal: letters, digits, '-' and '_'")
        nonce = secrets.token_urlsafe(9)
        text = f"{journal}.{nonce}.{self.identity.sign('device', journal, nonce)}"
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_ONE_NAME_EACH)
            name = await _enter(connection, journal, wish)
        self.changes.tell(journal, "state")
        return text, name

    async def admit(self, journal: str, wish: str) -> None:
        """Makes room for a journal that comes without its table; the tokens of one that is known stay."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_ONE_NAME_EACH)
            if not await connection.fetchval("SELECT count(*) FROM journal WHERE id = $1", journal):
                await _enter(connection, journal, wish)

    async def _begin(self, journal: str, text: str) -> None:
        """Lets a table's token stand, and the ones before it end."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_ONE_NAME_EACH)
            await _enter(connection, journal, "")
            await connection.execute(
                "UPDATE token SET revoked_at = now() WHERE journal = $1 AND role = 'device' AND revoked_at IS NULL"
                " AND digest <> $2",
                journal,
                digest_of(text),
            )
            await insert_token(connection, text, Role.DEVICE, journal=journal)

    def _signed_for(self, text: str) -> str:
        """Returns the journal to whose table this hub once gave that token; "" if it did not."""
        journal, _, rest = text.partition(".")
        nonce, _, signature = rest.partition(".")
        is_own = secrets.compare_digest(
            signature.encode("utf-8", "replace"), self.identity.sign("device", journal, nonce).encode("ascii")
        )
        return journal if is_own and _JOURNAL.fullmatch(journal) else ""

    async def tokens(self) -> list[Token]:
        """Returns the tokens that stand, the oldest first."""
        found = await self.pool.fetch("SELECT * FROM token WHERE revoked_at IS NULL ORDER BY made_at, id")
        return [
            Token(row["id"], Role(row["role"]), row["name"], row["journal"] or "", tuple(row["games"]), row["made_at"])
            for row in found
        ]

    async def make_token(self, role: Role, name: str, games: Sequence[str] = (), *, journal: str | None = None) -> str:
        """Makes a token and returns it; nobody can read it again. Raises BadInputError."""
        if role is Role.DEVICE:
            raise BadInputError("a table gets its token as it joins: 'companion hub join' there")
        if bool(games) != (role is Role.DESIGNER):
            raise BadInputError("a designer's token names the games, and no other does: --game NAME")
        if len(name) > LONGEST_NAME or not all(word.isprintable() for word in (name, *games)):
            raise BadInputError(f"a name has at most {LONGEST_NAME} printable signs")
        text = secrets.token_urlsafe(24)
        async with self.pool.acquire() as connection:
            await insert_token(connection, text, role, name, games=tuple(games), journal=journal)
        self.changes.tell("", "token")
        return text

    async def revoke_token(self, token: str) -> None:
        """Ends a token, from now on. Raises BadInputError if there is none of that id."""
        ended = await self.pool.fetchval(
            "UPDATE token SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING id", token
        )
        if ended is None:
            raise BadInputError(f"there is no token {token[:20]!r}: 'companion hub token list' names them")
        self.changes.tell("", "token")

    async def host_token(self) -> str:
        """Returns the token of the host's page that the hub says at its start: the same until it is revoked."""
        for number in range(1000):
            text = self.identity.sign("host", str(number))
            async with self.pool.acquire() as connection:
                await insert_token(connection, text, Role.HOST, "host")
                found = await connection.fetchrow(_FIND, digest_of(text))
            if not found["is_revoked"]:
                return text
        raise BadInputError("the host's token was revoked a thousand times: make one with 'companion hub token new'")

    async def viewer_token(self, journal: str) -> str:
        """Returns the token of the spectators' page of a table: another for each group."""
        async with self.pool.acquire() as connection, connection.transaction():
            return await viewer_token(connection, self.identity, journal)


async def _enter(connection: Any, journal: str, wish: str) -> str:
    """Makes room for a journal where there is none; returns what its table is called."""
    name = await _free_name(connection, journal, wish)
    await connection.execute(
        "INSERT INTO journal (id, name, head) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = $2",
        journal,
        name,
        GENESIS,
    )
    return name


async def _free_name(connection: Any, journal: str, wish: str) -> str:
    """Returns what a table is called: as it wishes, if no other is; else as before, or by the next number."""
    wish = " ".join("".join(sign if sign.isprintable() else " " for sign in wish).split())[:LONGEST_NAME]
    rows = await connection.fetch("SELECT id, name FROM journal")
    names: dict[str, str] = {row["name"]: row["id"] for row in rows}
    if wish and names.get(wish, journal) == journal:
        return wish
    known = [name for name, id_ in names.items() if id_ == journal]
    if known and not wish:
        return known[0]
    return next(name for number in range(1, len(names) + 2) if (name := f"{wish or 'Table'} {number}") not in names)
