"""Event tour: leads a group and the host past every screen of a kiosk, and stops at each to look."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from companion.app.kiosk.kiosk import NEW_GROUP, REMIND, STILL_THERE
from companion.app.kiosk.pin import PinFile
from companion.events.event_file import ASKED, OfferedGame
from companion.events.groups import Group, WaitingGame
from companion.events.survey_questions import QuestionKind, SurveyQuestion
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.games import named_games
from companion.ui.games.mast_year.guidance import stand_in
from companion.ui.kiosk.choose import MOST_PUT_ASIDE
from companion.ui.texts import SAY
from tests.ui import hub_tour
from tests.ui.event_visit import EVENT, GAME, PIN, begin, enter_pin, sit_down
from tests.ui.pilot import Pilot

COACHED = replace(EVENT, games=(replace(EVENT.games[0], assist="coach"),))
START = KioskStart(COACHED)
ASKING = replace(
    GAME,
    questions=(
        SurveyQuestion("How hard was the first hand?", ends=("easy", "hard")),
        SurveyQuestion("Which team?", QuestionKind.CHOICE, choices=("Squirrels", "Oaks", "Either of them", "Neither")),
        SurveyQuestion("Was it fair?", QuestionKind.YES_NO),
        SurveyQuestion("How many rules did you look up?", QuestionKind.NUMBER),
        SurveyQuestion("What surprised you?", QuestionKind.TEXT),
    ),
)
FAULTY = """
event = "Autumn playtest"
languages = ["en", "xx"]
[[game]]
name = "mast-yaer"
version = "1"
[group]
idle_minutes = 0
"""


def prepare(folder: Path) -> None:
    """Sets the host's PIN, as at an event that has begun."""
    PinFile.beside(folder / "journal.db").set(PIN)


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop."""
    yield "attract"
    sit_down(pilot)
    yield "group"
    pilot.tap_text(SAY("kiosk.group.on"))
    yield "aim"
    pilot.tap_text(SAY("kiosk.aim.on"))
    yield "seats"
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    yield from _first_hand(pilot)
    yield from _beside(pilot)


def _first_hand(pilot: Pilot) -> Iterator[str]:
    """Stops at each lesson of the first hand."""
    pilot.until(lambda: pilot.controllers.first_hand.lesson is not None)
    for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:40]:
        while lesson := pilot.controllers.first_hand.lesson:
            yield lesson.words.key
            pilot.tap_text(SAY("kiosk.lesson.on"))
        pilot.act(entry.action)


def _leaving(pilot: Pilot) -> Iterator[str]:
    """Stops where a player leaves, and where the companion plays for the seat in turn."""
    pilot.tap_text(SAY("kiosk.bar.players"))
    yield "leaving-player"
    pilot.tap_text(SAY("kiosk.players.leaves"))
    yield "leaving-player-ways"
    pilot.tap_text(SAY("kiosk.players.open"))
    snapshot = pilot.controllers.table.snapshot
    pilot.controllers.stand_ins.take(next(seat for seat in range(4) if stand_in(snapshot, seat)))
    pilot.frames()
    yield "stand-in"


def _beside(pilot: Pilot) -> Iterator[str]:
    pilot.controllers.first_hand.decline()
    pilot.frames()
    yield "play"
    pilot.tap_text(SAY("kiosk.bar.ask"))
    yield "rule-question"
    pilot.tap_text(SAY("kiosk.question.unclear"))
    yield "unclear"
    pilot.controllers.navigation.go("play")
    pilot.frames()
    yield from _leaving(pilot)
    yield from _asked(pilot)
    yield from _at_the_hosts(pilot)
    yield from _departure(pilot)
    yield from _another_event(pilot)


def _asked(pilot: Pilot) -> Iterator[str]:
    """Stops at each question that lies over the screen."""
    pilot.controllers.kiosk.left_s = 42
    for prompt in (REMIND, STILL_THERE, NEW_GROUP):
        pilot.controllers.kiosk.prompt = prompt
        pilot.frames()
        yield prompt
    pilot.tap_text(SAY("kiosk.prompt.new-group-no"))


def _at_the_hosts(pilot: Pilot) -> Iterator[str]:
    """Stops at what the host does, and at what is told of it."""
    pilot.controllers.navigation.go("pin")
    pilot.settle()
    yield "pin"
    enter_pin(pilot, PIN[::-1])
    yield "pin-wrong"
    enter_pin(pilot, PIN)
    pilot.until(lambda: pilot.name == "host")
    yield "host"
    for name in ("export", "off"):
        pilot.tap_text(SAY(f"kiosk.host.{name}"))
        pilot.settle()
        yield f"host-{name}"
    for about in ("check", "report", "update"):
        pilot.controllers.navigation.go("host-text", about=about)
        pilot.until(lambda: not pilot.says(SAY("kiosk.host.working")))
        yield f"host-{about}"
        pilot.screen.back()
    pilot.controllers.kiosk.closes_in_s = 12
    yield "host-closes"
    pilot.controllers.kiosk.closes_in_s = 0
    yield from _event(pilot)
    yield from hub_tour.joining(pilot)
    pilot.controllers.kiosk.host.leave()
    pilot.controllers.navigation.go("play")
    pilot.settle()


def _event(pilot: Pilot) -> Iterator[str]:
    """Stops where the host changes the event, and where a file is refused."""
    pilot.controllers.kiosk.current.begin()
    pilot.controllers.navigation.go("event")
    pilot.settle()
    yield "event"
    pilot.screen.look()
    pilot.settle()
    yield "event-no-file"
    wrong = pilot.folder / "wrong.toml"
    wrong.write_text(FAULTY, encoding="utf-8")
    pilot.screen._take(wrong)
    pilot.settle()
    yield "event-faults"
    pilot.controllers.navigation.go("event-game")
    pilot.settle()
    yield "event-game"
    pilot.controllers.kiosk.current.draft = replace(EVENT, games=(ASKING,))
    for number, question in enumerate(ASKING.questions[:3]):
        pilot.controllers.navigation.go("event-question", number=number)
        pilot.settle()
        yield f"event-question-{question.kind}"
    pilot.controllers.navigation.go("settings")
    pilot.settle()
    yield "host-settings"


def _departure(pilot: Pilot) -> Iterator[str]:
    """Stops at the question why, at each seat's survey, at the thanks, and where groups may come back."""
    code = pilot.controllers.kiosk.code
    pilot.tap_text(SAY("kiosk.bar.new-group"))
    pilot.tap_text(SAY("kiosk.prompt.new-group-yes"))
    pilot.until(lambda: pilot.name == "stop-reason")
    yield "stop-reason"
    pilot.tap_text(SAY("kiosk.survey.more"))
    pilot.until(lambda: pilot.name == "survey")
    while pilot.name == "survey":
        seat = "abcd"[pilot.controllers.kiosk.departure.survey.seat]
        pilot.tap_text("4")
        yield f"survey-{seat}"
        pilot.tap_text(SAY("kiosk.survey.more"))
        yield f"survey-{seat}-more"
        pilot.tap_text(SAY("kiosk.survey.done"))
        pilot.settle()
    pilot.until(lambda: pilot.name == "attract")
    yield "thanks"
    pilot.tap_text(SAY("kiosk.help.call"))
    yield "thanks-called"
    pilot.tap_text(SAY("kiosk.help.called"))
    for seats in (2, hub_tour.MOST_SEATS):
        hub_tour.ask_phones(pilot, seats)
        yield f"phones-{seats}"
    pilot.controllers.navigation.go("welcome")
    pilot.frames()
    yield from _later(pilot, code)
    pilot.controllers.kiosk.parked = tuple(Group(f"Golden Chestnut {number}", "") for number in (17, 28, 39))
    pilot.controllers.kiosk.departure.thanked_group = None
    pilot.frames()
    yield "attract-parked"
    yield from _result(pilot)


def _result(pilot: Pilot) -> Iterator[str]:
    """Stops at a result that asks, at what is offered in the place of a keyboard, and at the result after it."""
    pilot.controllers.kiosk.parked = ()
    event = pilot.controllers.kiosk.current.event
    pilot.controllers.kiosk.current.event = replace(event, games=(ASKING,))
    begin(pilot)
    pilot.act(*(entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries))
    pilot.settle()
    yield "over-asks"
    pilot.tap_text(SAY("kiosk.fun.on"))
    pilot.until(lambda: pilot.name == "survey")
    yield "survey-kinds"
    pilot.screen._count("own-4")
    pilot.frames()
    yield "survey-number"
    pilot.screen._offer_phrases("change")
    pilot.frames()
    yield "survey-phrases"
    pilot.controllers.kiosk.departure.finish()
    pilot.settle()
    yield "over-asked"
    pilot.controllers.kiosk.departure.finish()
    pilot.until(lambda: pilot.name == "attract")
    pilot.controllers.kiosk.departure.thanked_group = None
    pilot.controllers.kiosk.current.event = event


def _later(pilot: Pilot, code: str) -> Iterator[str]:
    """Stops where a group that has left tells its code, and at its result."""
    pilot.tap_text(SAY("kiosk.attract.again"))
    *words, number = code.split()
    for step, word in zip(("first", "second"), words, strict=True):
        yield f"former-{step}"
        pilot.tap_text(word)
    yield "former-number"
    for key in (*number, "✓"):
        pilot.tap_text(key)
    pilot.settle()
    yield "former-result"
    pilot.controllers.navigation.go("welcome")


def _another_event(pilot: Pilot) -> Iterator[str]:
    """Stops at what an event of several games has."""
    kiosk = pilot.controllers.kiosk
    games = (GAME, *(OfferedGame(name, "1") for name in named_games() if name != GAME.name))
    kiosk.parked = ()
    kiosk.current.event = replace(EVENT, games=games, ask=ASKED)
    pilot.controllers.navigation.go("welcome")
    pilot.frames()
    yield "attract-games"
    sit_down(pilot)
    yield "group-asked"
    pilot.tap_text(SAY("kiosk.group.on"))
    yield "choose"
    pilot.controllers.kiosk.pick(games[-1])
    pilot.frames()
    yield "played-before"
    pilot.controllers.navigation.go("choose")
    pilot.frames()
    pilot.screen._offer_put_aside(tuple(WaitingGame("", game) for game in games[:MOST_PUT_ASIDE]))
    pilot.frames()
    yield "choose-put-aside"
