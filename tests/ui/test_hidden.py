"""Hidden stays hidden on the screens: while a game runs, none of them names a card that nobody has shown."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pytest

from companion.games import find_game
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.translations import find_translation
from companion.ui.games.nice_one_squirrel.screens.play import NutCell
from companion.ui.trick_table.card_cell import CardCell
from tests.games.hidden import CARDS, counted_out, listed_in, named_in, shown_by
from tests.games.random_play import play_randomly
from tests.ui.pilot import Pilot

SCREENS: Final = ("play", "menu", "history", "statistics", "share", "replay")
PADS: Final = (CardCell, NutCell)
"""What lists all that can be entered, alike whatever the hands hold."""
SHARES: Final = (0.2, 0.5)


def signs_in(text: str) -> Iterator[str]:
    yield from named_in(text, CARDS)


def nuts_in(text: str) -> Iterator[str]:
    words = find_translation("nice-one-squirrel", "en")
    yield from (name for name in NUT_NAMES if words.text(f"nut.{name}") in text)


READ: Final[Mapping[str, tuple[frozenset[str], Callable[[str], Iterator[str]]]]] = {
    "bamboo-harvest": (CARDS, signs_in),
    "mast-year": (CARDS, signs_in),
    "nice-one-squirrel": (frozenset(NUT_NAMES), nuts_in),
}
"""The games whose screens name single cards, all their faces, and how those stand in a text."""


@pytest.mark.parametrize("name", READ)
def test_no_screen_names_what_nobody_has_shown(pilot: Pilot, name: str) -> None:
    played = play_randomly(find_game(name), 5, {})
    faces, read = READ[name]
    shown = shown_by(played, faces)
    pilot.settle()
    pilot.start(name, {}, played.record.players)
    done = 0
    for share in SHARES:
        place = int(share * len(played.record.entries))
        pilot.act(*(entry.action for entry in played.record.entries[done:place]))
        done = place
        state = played.states[place]
        known = shown[place] | {*listed_in(played.game.summary(state), faces)} | counted_out(played, state)
        for screen in SCREENS:
            pilot.controllers.navigation.go(screen)
            pilot.settle()
            named = {face for text in texts(pilot) for face in read(text)}
            assert named <= known, screen
        pilot.controllers.navigation.go("play")
        pilot.settle()


def texts(pilot: Pilot) -> Iterator[str]:
    for widget in pilot.shown():
        if not isinstance(widget, PADS):
            yield str(getattr(widget, "text", ""))
