"""Jobs for the journal and for files beside it: done in order, and counted until they are answered."""

from functools import partial

from companion.errors import CompanionError
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
