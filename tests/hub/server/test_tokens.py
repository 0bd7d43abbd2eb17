"""Tokens: a table's outlives the database, ends as the table joins again; spectators' end with their group."""

from pathlib import Path

from companion.hub.server.store import HubStore
from companion.hub.server.values import Role
from tests.hub.server.store_rows import with_store


def test_a_table_that_joins_again_has_a_new_token_and_the_old_one_ends(database: str, tmp_path: Path) -> None:
    async def join(store: HubStore) -> None:
        first, name = await store.join("j", "Oak")
        second, again = await store.join("j", "")
        assert (name, again) == ("Oak", "Oak")
        assert await store.authenticate(first) is not None, "the second one may have got lost"
        principal = await store.authenticate(second)
        assert principal is not None
        assert await store.authenticate(first) is None
        assert (principal.role, principal.journal, principal.table) == (Role.DEVICE, "j", "Oak")
        assert (await store.join("k", "Oak"))[1] != "Oak", "no two tables have one name"

    with_store(database, tmp_path, join)


def test_a_hub_that_lost_its_database_knows_its_tables(database: str, tmp_path: Path) -> None:
    async def lose(store: HubStore) -> None:
        token, _ = await store.join("j", "Oak")
        await store.pool.execute("TRUNCATE row, journal, token, state, survey, answer, fork, game, taken")
        principal = await store.authenticate(token)
        assert principal is not None
        assert principal.journal == "j"
        assert await store.authenticate(token.replace("j.", "k.", 1)) is None

    with_store(database, tmp_path, lose)


def test_spectators_tokens_end_with_the_group_and_when_they_are_revoked(database: str, tmp_path: Path) -> None:
    async def watch(store: HubStore) -> None:
        await store.join("j", "")
        first = (await store.put_state("j", {"group": "ELM"}))["viewer"]
        assert (await store.put_state("j", {"group": "ELM", "minutes": 1}))["viewer"] == first
        assert await store.authenticate(first) is not None
        second = (await store.put_state("j", {"group": "ASH"}))["viewer"]
        assert await store.authenticate(first) is None
        (token,) = [token for token in await store.tokens() if token.role is Role.VIEWER]
        await store.revoke_token(token.id)
        assert await store.authenticate(second) is None
        assert await store.authenticate(await store.viewer_token("j")) is not None

    with_store(database, tmp_path, watch)


def test_the_hosts_token_is_the_same_until_it_is_revoked(database: str, tmp_path: Path) -> None:
    async def ask(store: HubStore) -> None:
        first = await store.host_token()
        assert await store.host_token() == first
        await store.revoke_token((await store.tokens())[0].id)
        assert await store.host_token() != first
        assert await store.authenticate(first) is None

    with_store(database, tmp_path, ask)
