"""EventScreen: what is played at the event and what is asked of groups, changed by the host or taken from a stick."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from companion.app.controllers import Controllers
from companion.events.event_file import ASKED, COMPARES, MOST_MINUTES, EventFile, OfferedGame
from companion.translations import language_name, languages
from companion.ui.games import named_games
from companion.ui.kiosk.form import FormButton, FormChoice, FormQuestion, FormScreen, FormSwitch
from companion.ui.player_names import title_of
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton

STEPS: Final = {"remind_after_minutes": 15, "idle_minutes": 1}
"""By how many minutes a touch changes each time."""


class EventScreen(FormScreen):
    """Nothing counts until it is kept."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self._current = controllers.own_kiosk.current
        self._is_warned = False
        super().__init__(controllers, title=SAY("kiosk.host.event"), **properties)
        for name, way, weight in (("stick", self.look, "button"), ("keep", self.keep, "first_button")):
            button = TextButton(text=SAY(f"kiosk.event.{name}"), high_mm=4.6, bold=True, weight=weight)
            button.bind(on_release=lambda _, way=way: way())
            self.ids.ways.add_widget(button)
        self._current.check_versions(lambda faults: self.tell(faults) if faults else None)

    def fill(self) -> None:
        draft: EventFile = self._current.draft
        for name in ("event", "table"):
            named = FormButton(getattr(draft, name) or "–", partial(self.ask_name, name))
            self.add_row(SAY(f"kiosk.event.{name}"), [named])
        for index, game in enumerate(draft.games):
            title = SAY("kiosk.choose.version", game=title_of(game.name), version=game.version)
            opens = partial(self.controllers.navigation.go, "event-game", place=index)
            self.add_row(
                SAY("kiosk.event.game"), [FormButton(f"{title} · {SAY(f'kiosk.assist.{game.assist}')}", opens)]
            )
        offered = {game.name for game in draft.games}
        if others := [name for name in named_games() if name not in offered]:
            self.add_row(
                SAY("kiosk.event.offer"), [FormButton(title_of(name), partial(self._offer, name)) for name in others]
            )
        if draft.compared:
            ways = [
                FormChoice(SAY(f"kiosk.compare.{one}"), partial(self._compare, one), one == draft.compare)
                for one in COMPARES
            ]
            self.add_row(SAY("kiosk.event.compare"), ways)
        self._add_switches("languages", {one: language_name(one) for one in languages()}, draft.languages, self._speak)
        self._add_switches("ask", {one: SAY(f"asked.{one}") for one in ASKED}, draft.ask, self._ask_for)
        for name in STEPS:
            self.add_row(SAY(f"kiosk.event.{name.replace('_', '-')}"), self._minutes(name))

    def _add_switches(
        self, name: str, texts: Mapping[str, str], on: tuple[str, ...], turn: Callable[[str], object]
    ) -> None:
        """Adds a row of switches; `texts` are their words, `on` those that are on, `turn` takes the touched one."""
        switches = [FormSwitch(text, partial(turn, one), one in on) for one, text in texts.items()]
        self.add_row(SAY(f"kiosk.event.{name}"), switches)

    def go_back(self) -> None:
        """Leads back; what was changed and not kept is dropped only at the second touch."""
        if not self.body.parent or self._current.draft == self._current.event or self._is_warned:
            super().go_back()
        else:
            self.tell([SAY("kiosk.event.not-kept")])
            self._is_warned = True

    def tell(self, lines: Iterable[str]) -> None:
        """Says something above all rows, in the place of the warning, if that stands there."""
        super().tell(lines)
        self._is_warned = False

    def look(self) -> None:
        """Looks for event files on a stick."""
        self.tell([SAY("kiosk.host.working")])
        self._current.find_files(self._found)

    def keep(self) -> None:
        """Lets all of it hold from now on, if it has no faults."""
        self._current.keep(self._kept)

    def _kept(self, faults: tuple[str, ...]) -> None:
        self.tell(faults or [SAY("kiosk.event.kept")])

    def _found(self, files: tuple[Path, ...]) -> None:
        if not files:
            self.tell([SAY("kiosk.event.no-file")])
        elif len(files) == 1:
            self._take(files[0])
        else:
            self.tell([SAY("kiosk.event.which")])
            self.ids.rows.clear_widgets()
            for path in files:
                self.add_row("", [FormButton(path.name, partial(self._take, path))])

    def _take(self, path: Path) -> None:
        def taken(faults: tuple[str, ...]) -> None:
            self.refill()
            said = [SAY("kiosk.event.faults", file=path.name), *faults]
            self.tell(said if faults else [SAY("kiosk.event.taken", file=path.name)])
            if not faults and not self._current.draft.table:  # one file serves many tables
                self._name("table")

        self._current.take(path, taken)

    def _change(self, draft: EventFile) -> None:
        self._current.draft = draft
        self.tell([])
        self.refill()

    def ask_name(self, name: str) -> None:
        """Asks for a name of the event."""

        def named(text: str) -> None:
            if text or name != "event":  # an event has a name
                self._change(_with(self._current.draft, name, text))

        question = FormQuestion(named, lambda screen: screen.ask_name(name))
        self.ask(SAY(f"kiosk.event.{name}"), getattr(self._current.draft, name), question)

    def _offer(self, name: str) -> None:
        draft = self._current.draft
        self._change(replace(draft, games=(*draft.games, OfferedGame(name, self._current.find_unused(name, "1")))))

    def _speak(self, language: str) -> None:
        draft = self._current.draft
        if draft.languages != (language,):  # at least one is spoken
            self._change(replace(draft, languages=_turned(draft.languages, language)))

    def _ask_for(self, name: str) -> None:
        draft = self._current.draft
        self._change(replace(draft, ask=_turned(draft.ask, name)))

    def _compare(self, way: str) -> None:
        self._change(replace(self._current.draft, compare=way))

    def _minutes(self, name: str) -> Iterator[FormButton]:
        step, minutes = STEPS[name], min(getattr(self._current.draft, name), MOST_MINUTES)
        yield FormButton("−", lambda: self._change(_with(self._current.draft, name, max(step, minutes - step))))
        yield FormButton(SAY("kiosk.event.minutes", count=minutes), lambda: None)
        more = min(minutes + step, MOST_MINUTES)
        yield FormButton("+", lambda: self._change(_with(self._current.draft, name, more)))


def _with(draft: EventFile, name: str, value: str | int) -> EventFile:
    """Returns the draft with another value of the field called `name`."""
    changes: dict[str, Any] = {name: value}
    return replace(draft, **changes)


def _turned(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Returns the names without one of them, or with it at the end."""
    return tuple(one for one in names if one != name) if name in names else (*names, name)
