"""What feeds the watchdog (K2): pictures that are drawn, and a journal that answers."""

from pathlib import Path

import pytest

from companion.app.kiosk.crash_loop import MOST, WELL_S, CrashLoop, StartKind
from companion.app.kiosk.heartbeat import Heartbeat
from tests.app.companion_without_window import Companion
from tests.app.set_clock import SetClock


@pytest.fixture
def crashes(tmp_path: Path) -> CrashLoop:
    return CrashLoop(tmp_path / "starts.json", SetClock().moment)


class TestHeartbeat:
    def test_feeds_while_pictures_come_and_the_journal_answers(self, companion: Companion, crashes: CrashLoop) -> None:
        sent: list[str] = []
        time = SetClock()
        heart = Heartbeat(companion.loop, companion.controllers.access, time, sent.append, crashes)
        heart.tick()
        assert sent == []
        heart.draw()
        heart.tick()
        companion.loop.until(lambda: not heart._asks)
        time.now_s += 4
        heart.tick()
        assert sent == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]

    @pytest.mark.parametrize("draws", [True, False], ids=["the journal hangs", "no picture is drawn"])
    def test_stops_when_one_of_them_does(self, companion: Companion, crashes: CrashLoop, draws: bool) -> None:
        sent: list[str] = []
        time = SetClock()
        heart = Heartbeat(companion.loop, companion.controllers.access, time, sent.append, crashes)
        heart.draw()
        heart.tick()
        if not draws:
            companion.loop.until(lambda: not heart._asks)
        time.now_s += 6
        if draws:
            heart.draw()
        heart.tick()
        heart.tick()
        assert sent == ["READY=1", "WATCHDOG=1"]

    def test_beats_by_itself_until_it_ends(self, companion: Companion, crashes: CrashLoop) -> None:
        sent: list[str] = []
        heart = Heartbeat(companion.loop, companion.controllers.access, SetClock(), sent.append, crashes)
        heart.draw()
        heart.start()
        companion.loop.until(lambda: "WATCHDOG=1" in sent)
        heart.close()
        beats = len(sent)
        companion.loop.deliver(lambda: sent.append("later"))
        companion.loop.until(lambda: "later" in sent)
        assert len(sent) == beats + 1

    @pytest.mark.parametrize("draws", [True, False], ids=["pictures come", "pictures end"])
    def test_a_start_is_good_once_it_has_beaten_for_a_while(
        self, companion: Companion, crashes: CrashLoop, draws: bool
    ) -> None:
        for _ in range(MOST):
            crashes.begin()
        time = SetClock()
        heart = Heartbeat(companion.loop, companion.controllers.access, time, lambda _: None, crashes)
        heart.draw()
        for _ in range(int(WELL_S) + 1):
            heart.tick()
            companion.loop.until(lambda: not heart._asks)
            time.now_s += 1
            if draws:
                heart.draw()
        heart.tick()
        assert crashes.begin() is (StartKind.RESTARTED if draws else StartKind.SAFE)
