"""Surveys that phones answer, in the store: they wait for the table, which keeps them in its journal."""

import secrets
from collections.abc import Mapping
from typing import Final

from companion.hub.server.base_store import BaseStore
from companion.hub.server.database import unpack
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.values import PhoneSurvey
from companion.hub.wire import pack

MOST_ANSWERS: Final = 20
"""How often a seat may send other answers: the last ones count."""
LONGEST_ONCE: Final = 64


class SurveyStore(BaseStore):
    """The surveys of seats, and what was answered."""

    async def survey(self, code: str) -> PhoneSurvey | None:
        """Returns the survey of a seat; None for a code that no table gave."""
        if "\0" in code:
            return None
        found = await self.pool.fetchrow("SELECT code, journal, session, seat, asked FROM survey WHERE code = $1", code)
        if found is None:
            return None
        return PhoneSurvey(found["code"], found["journal"], found["session"], found["seat"], unpack(found["asked"]))

    async def answer(self, code: str, answers: Mapping[str, object], once: str) -> str:
        """Keeps answers until the table has them; returns their id. What is sent twice (`once`) counts once.

        Raises RefusedError.
        """
        if not 0 < len(once) <= LONGEST_ONCE or not once.isprintable():
            raise RefusedError(400, f"a form's own number has at most {LONGEST_ONCE} printable signs")
        async with self.pool.acquire() as connection, connection.transaction():
            journal = await connection.fetchval("SELECT journal FROM survey WHERE code = $1 FOR UPDATE", code)
            if journal is None:
                raise RefusedError(404, "no table asks this survey")
            known = await connection.fetch("SELECT id, once FROM answer WHERE code = $1", code)
            if found := next((row["id"] for row in known if row["once"] == once), None):
                return str(found)
            if len(known) >= MOST_ANSWERS:
                raise RefusedError(429, "this seat has answered often enough", 3600)
            made = secrets.token_hex(8)
            await connection.execute(
                "INSERT INTO answer (id, code, once, answers) VALUES ($1, $2, $3, $4)",
                made,
                code,
                once,
                pack(dict(answers)),
            )
        self.changes.tell(journal, "answer")
        return made

    async def answer_state(self, answer: str) -> str | None:
        """Returns "kept" once the table has the answers, "waiting" before, None for answers that nobody gave."""
        found = await self.pool.fetchrow("SELECT kept_at FROM answer WHERE id = $1", answer.replace("\0", ""))
        if found is None:
            return None
        return "waiting" if found["kept_at"] is None else "kept"
