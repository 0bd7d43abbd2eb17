"""What a kiosk asks of the journal is answered; what goes wrong becomes a notice."""

from typing import Any

from companion.app.kiosk_controllers import KioskControllers
from companion.errors import BadInputError
from companion.following.followed_games import FollowedGames
from tests.app.companion_without_window import Companion


def controllers_of(companion: Companion) -> KioskControllers:
    made = companion.controllers
    return KioskControllers(
        made.access, made.table, made.entries, made.navigation, made.participation, made.notices, made.texts
    )


def test_an_answer_comes_after_it_is_told_that_the_job_has_ended(companion: Companion) -> None:
    heard: list[Any] = []
    controllers_of(companion).ask(lambda games: 7, heard.append, lambda: heard.append("ended"))
    companion.settle()
    assert heard == ["ended", 7]


def test_an_error_becomes_a_notice_and_no_answer(companion: Companion) -> None:
    heard: list[Any] = []

    def fail(games: FollowedGames) -> None:
        raise BadInputError("no such group")

    controllers_of(companion).ask(fail, heard.append, lambda: heard.append("ended"))
    companion.settle()
    assert heard == ["ended"]
    assert "no such group" in companion.controllers.notices.trouble
