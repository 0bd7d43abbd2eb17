"""Whoever means no good: `python -m tests.bench._hub_abuse CODE PORT SECONDS` does it all again and again.

It writes a line once it has begun, and one with what it was answered how often.
"""

import asyncio
import gzip
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from companion.hub.join_code import JoinCode
from tests.bench._hub import Caller, ReachedHub, join_table
from tests.hub.hub_process import HOST
from tests.hub.pages.asked import SURVEY

SLOW: Final = 500
BOMB: Final = gzip.compress(bytes(200 << 20), 9)[: 256 << 10]
HUGE: Final = bytes(10 << 20)
Attack = Callable[[ReachedHub, Counter[str]], Awaitable[None]]


async def send_huge(hub: ReachedHub, answers: Counter[str]) -> None:
    """Bodies that are too large, compressed or not."""
    table = await join_table(hub, 9001)
    for body, coding in ((HUGE, "identity"), (BOMB, "gzip")):
        caller = Caller(hub, table.caller.token)
        status, _ = await caller.ask("POST", f"/v1/journals/{table.journal}/rows", body, Content_Encoding=coding)
        answers[f"{coding} body: {status}"] += 1
        caller.close()
    table.caller.close()


async def send_slowly(hub: ReachedHub, answers: Counter[str]) -> None:
    """Connections that send a byte a second."""
    callers = [Caller(hub) for _ in range(SLOW)]
    writers = [(await caller.open())[1] for caller in callers]
    answers["slow connections"] += len(callers)
    for byte in b"POST /v1/join HTTP/1.1\r\nX: ":
        for writer in writers:
            writer.write(bytes([byte]))
        await asyncio.sleep(1)
    for caller in callers:
        caller.close()


async def ask_without_end(hub: ReachedHub, answers: Counter[str]) -> None:
    """One device asks a thousand times a second."""
    table = await join_table(hub, 9002)
    for _ in range(1000):
        status, _ = await table.caller.ask("POST", f"/v1/journals/{table.journal}/rows", b'{"rows":[]}')
        answers[f"of one device: {status}"] += 1
        await asyncio.sleep(0.001)
    table.caller.close()


async def guess(hub: ReachedHub, answers: Counter[str]) -> None:
    """Guessed tokens, join codes and surveys, from an address of its own."""
    stranger = Caller(hub, "a-guess", "127.0.0.99")
    code = f"{HOST}:{hub.port}/{'0' * 10}-{'0' * 16}"
    wrong = json.dumps({"code": code, "journal": "guess", "table": ""}).encode()
    for method, path, body in (("POST", "/v1/join", wrong), ("GET", "/host", b""), ("GET", "/s/guessed-code", b"")):
        for _ in range(300):
            status, _ = await stranger.ask(method, path, body)
            answers[f"guessed {path}: {status}"] += 1
    stranger.close()


async def flood_survey(hub: ReachedHub, answers: Counter[str]) -> None:
    """A phone sends the survey of its seat a thousand times."""
    table, phone = await join_table(hub, 9003), Caller(hub, "", "127.0.0.98")
    await table.tell(surveys=[{**SURVEY, "seats": [{"seat": 0, "label": "A", "code": "a-flooded-seat"}]}])
    for _ in range(1000):
        status, _ = await phone.ask("POST", "/s/a-flooded-seat", b"fun=3")
        answers[f"surveys of one seat: {status}"] += 1
    for caller in (phone, table.caller):
        caller.close()


ATTACKS: Final[Sequence[Attack]] = (send_huge, send_slowly, ask_without_end, guess, flood_survey)


async def abuse(hub: ReachedHub, seconds: float) -> Counter[str]:
    """Does all that for so long; returns what was answered."""
    answers: Counter[str] = Counter()

    async def again(attack: Attack) -> None:
        while True:
            with suppress(OSError, EOFError):
                await attack(hub, answers)
            await asyncio.sleep(0.1)

    tasks = [asyncio.create_task(again(attack)) for attack in ATTACKS]
    print("begun", flush=True)
    await asyncio.wait(tasks, timeout=seconds)
    failed = [str(task.exception()) for task in tasks if task.done()]
    assert not failed, failed
    return answers


if __name__ == "__main__":
    meant = ReachedHub(JoinCode.parse(sys.argv[1]), int(sys.argv[2]))
    print(json.dumps(asyncio.run(abuse(meant, float(sys.argv[3])))), flush=True)
