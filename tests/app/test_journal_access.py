"""Jobs for the journal and for files beside it: done in order, and counted until they are answered."""

from functools import partial

from companion.app.tasks import start
from companion.errors import BadInputError, CompanionError
from companion.following.followed_games import FollowedGames
from tests.app.companion_without_window import Companion


def test_jobs_are_answered_in_the_order_asked(companion: Companion) -> None:
    access, done, answers = companion.controllers.access, list[str](), list[object]()

    def note(name: str, _: object) -> None:
        done.append(name)

    for name in ("first", "second", "third"):
        access.ask(partial(note, name), answers.append)
    assert access.waiting
    companion.settle()
    assert done == ["first", "second", "third"]
    assert len(answers) == 3
    assert not access.waiting


def test_nobody_waits_for_what_is_asked_in_background(companion: Companion) -> None:
    answers: list[object] = []
    companion.controllers.access.ask_in_background(lambda games: len(games.journal.rows()), answers.append)
    assert not companion.controllers.access.waiting
    companion.loop.until(lambda: bool(answers))
    assert answers == [0]


def test_a_job_that_fails_is_answered_with_its_error(companion: Companion) -> None:
    def refuse() -> None:
        raise CompanionError("no room")

    answers: list[object] = []
    companion.controllers.access.write(refuse, answers.append, "exports")
    companion.settle()
    assert [str(answer) for answer in answers] == ["no room"]


def test_an_error_becomes_a_notice_and_no_answer(companion: Companion) -> None:
    heard: list[object] = []

    def fail(games: FollowedGames) -> None:
        raise BadInputError("no such group")

    companion.controllers.ask(fail, heard.append)
    companion.settle()
    assert heard == []
    assert "no such group" in companion.controllers.notices.trouble


def test_a_task_goes_on_with_each_answer_and_ends_with_an_error(companion: Companion) -> None:
    def refuse() -> str:
        raise CompanionError("no room")

    access, heard, refused = companion.controllers.access, list[str](), list[CompanionError]()

    async def ask() -> None:
        heard.append(await access.find(lambda games: "the journal"))
        heard.append(await access.look(refuse).otherwise("none"))
        heard.append(await access.look(refuse))

    start(ask(), refused.append)
    companion.settle()
    assert (heard, list(map(str, refused))) == (["the journal", "none"], ["no room"])
