"""The survey of a seat on a player's phone: a form that works without script."""

from hashlib import sha256
from http import HTTPStatus
from secrets import token_urlsafe

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from companion.errors import BadInputError
from companion.hub.server.access import require
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.pages.context import read_form, store_of
from companion.hub.server.pages.live_parts import LivePart, View, live_page, live_stream
from companion.hub.server.pages.rendering import Links, reader_words, render
from companion.hub.server.pages.surveys import PhoneQuestions, Typed, languages_of, read_answers, read_survey
from companion.hub.server.pages.words import PageWords, page_words, pick_language
from companion.translations import languages


@require()
async def show_survey(request: Request) -> Response:
    """Answers with the questions of a seat."""
    return await _form(request, {}) or _unknown(request)


async def _form(
    request: Request, typed: Typed, *, wrong: str = "", wrong_keys: tuple[str, ...] = ()
) -> Response | None:
    """Returns the form with what was typed already; None where the code is that of no survey."""
    found = await _find(request)
    if found is None:
        return None
    asked, say, spoken = found
    values = {
        "asked": asked,
        "typed": typed,
        "once": typed.get("once") or token_urlsafe(12),
        "wrong": say(wrong) if wrong else "",
        "wrong_keys": wrong_keys,
        "is_open": any(question.key in typed for question in asked.more),
        "languages": spoken,
    }
    return render(request, "survey.html", values, say, status=422 if wrong else 200)


async def _find(request: Request) -> tuple[PhoneQuestions, PageWords, tuple[str, ...]] | None:
    """Returns what the seat of a code is asked, in which words, and in which languages it can be asked."""
    survey = await store_of(request).survey(request.path_params["code"])
    if survey is None:
        return None
    spoken = tuple(one for one in languages_of(survey.asked) if one in languages())
    say = page_words(pick_language(request, spoken))
    return read_survey(survey.asked, survey.seat, say), say, spoken


def _unknown(request: Request) -> Response:
    say = reader_words(request)
    return render(
        request, "message.html", {"title": say("survey.unknown"), "text": say("survey.unknown-text")}, status=404
    )


@require()
async def take_survey(request: Request) -> Response:
    """Takes the answers; the same ones of a form that is sent twice count once, other ones are a change of mind."""
    found = await _find(request)
    if found is None:
        return _unknown(request)
    try:
        typed = dict(await read_form(request))
    except BadInputError:
        return await _form(request, {}, wrong="survey.too-much") or _unknown(request)
    answers, wrong = read_answers(found[0], typed)
    if wrong or not answers:
        said = "survey.wrong-number" if wrong else "survey.nothing"
        return await _form(request, typed, wrong=said, wrong_keys=tuple(wrong)) or _unknown(request)
    code, once = request.path_params["code"], f"{typed.get('once') or token_urlsafe(12)} {answers}"
    try:
        answer = await store_of(request).answer(code, answers, sha256(once.encode()).hexdigest())
    except RefusedError as error:
        said = "survey.often" if error.status == HTTPStatus.TOO_MANY_REQUESTS else "survey.too-much"
        return await _form(request, typed, wrong=said) or _unknown(request)
    return RedirectResponse(Links(request)(f"/s/{code}/sent/{answer}"), 303)


def _sent(request: Request) -> LivePart:
    answer = request.path_params["answer"]

    async def view() -> View:
        return {"is_waiting": await store_of(request).answer_state(answer) != "kept"}

    return LivePart("sent_part.html", (answer,), view, reader_words(request))


@require()
async def show_sent(request: Request) -> Response:
    """Answers whether the table has kept the answers."""
    state = await store_of(request).answer_state(request.path_params["answer"])
    if state is None:
        return _unknown(request)
    return await live_page(request, "sent.html", _sent(request), is_waiting=state != "kept")


@require()
async def stream_sent(request: Request) -> Response:
    """Answers with whether they are kept, as it changes."""
    if await store_of(request).answer_state(request.path_params["answer"]) is None:
        return _unknown(request)
    return live_stream(request, _sent(request))
