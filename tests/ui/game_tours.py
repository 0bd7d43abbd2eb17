"""Tours of the games beside Mast Year: each leads through a game and past its screens, and stops at each to look."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from companion.engine import Record
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.bamboo_harvest import actions as forest
from companion.games.bamboo_harvest.deck import REDS
from companion.games.lunar import actions as moons
from companion.games.masters_of_maple_syrup import actions as syrup
from companion.simulation import lunar
from companion.simulation.players import bamboo_harvest, masters_of_maple_syrup
from companion.simulation.playtest_decks.lunar import TRACK
from companion.simulation.playtest_decks.masters_of_maple_syrup import read_cards
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Pad
from companion.ui.games.masters_of_maple_syrup.questions import PlayerQuestion, QuestionKind
from companion.ui.texts import SAY
from tests.ui.described_tour import tour as tour_described
from tests.ui.nice_one_squirrel import tour as tour_caches
from tests.ui.pilot import Pilot
from tests.ui.player import act_until
from tests.ui.tour import tour as tour_mast_year

NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin")
BESIDE: Final = ("menu", "rules", "players", "settings", "about", "share", "history", "statistics", "replay")
Tour = Callable[[Pilot], Iterator[str]]


def tour_forest(pilot: Pilot) -> Iterator[str]:
    """Stops at the screens of Bamboo Harvest: four players to the third turn, then two players to the end."""
    name = "bamboo-harvest"
    yield from _set_up(pilot, name)
    yield from _enter(pilot, bamboo_harvest.simulate(1, {}, hands=5, players=NAMES), "four", _touched)
    yield from _enter(pilot, bamboo_harvest.simulate(3, {}, players=NAMES[:2]), "two")
    yield from _look_back(pilot)
    yield from _correct(pilot, forest.Grid, forest.Start, forest.LayDeeds, forest.Place, forest.Swap, forest.Harvest)


def tour_moons(pilot: Pilot) -> Iterator[str]:
    """Stops at the screens of Lunar: two players with the Sky, then four to the end."""
    yield from _set_up(pilot, "lunar")
    yield from _enter(pilot, _short(lunar.simulate(1, {}, players=NAMES[:2]), 12), "sky")
    yield from _enter(pilot, lunar.simulate(0, {"track": list(TRACK)}, players=NAMES), "four")
    yield from _look_back(pilot)
    yield from _correct(pilot, moons.Exchanged, moons.Trump, moons.Play, moons.Stars)
    pilot.start("lunar", {}, NAMES)
    record = lunar.simulate(2, {}, players=NAMES)
    act_until(pilot, (entry.action for entry in record.entries), lambda state: state.phase.value == "track")
    yield "track"
    pilot.start("lunar", {}, NAMES)
    pilot.controllers.participation.take_part("tally")
    pilot.frames(3)
    yield "tally"


def tour_syrup(pilot: Pilot) -> Iterator[str]:
    """Stops at the screens of Masters of Maple Syrup: without a catalogue, then with one to the end."""
    name = "masters-of-maple-syrup"
    yield from _set_up(pilot, name)
    pilot.controllers.navigation.go("catalogue")
    pilot.settle()
    yield "catalogue"
    pilot.controllers.table.agreed = {"catalogue": read_cards()}
    pilot.controllers.navigation.go("variant")
    pilot.controllers.navigation.go("catalogue")
    pilot.settle()
    yield "catalogue-full"
    pilot.tap_text("Red Maple")
    yield "catalogue-card"
    pilot.start(name, {}, ("Rosemarie", "Bo"))
    pilot.act(syrup.Select("develop"))
    yield "unknown"
    record = masters_of_maple_syrup.simulate(1, {})
    yield from _enter(pilot, record, "known", _asked)
    yield from _look_back(pilot)
    pilot.controllers.navigation.go("tally")
    pilot.settle()
    yield "tally-over"
    pilot.tap_text(SAY("ui.tally.done"))
    yield "tally-open"
    yield from _correct(pilot, syrup.Select, syrup.Tap, syrup.Harvest, syrup.Develop, syrup.Effect, syrup.End)


def _set_up(pilot: Pilot, name: str) -> Iterator[str]:
    pilot.settle()
    pilot.tap_text(SAY.of(name).text("ui.welcome.title"))
    pilot.settle()
    if pilot.says(SAY("ui.variant.take")):
        yield "variant"
        pilot.tap_text(SAY("ui.variant.take"))
    yield "seats"


def _short(record: Record, count: int) -> Record:
    return Record(record.game, record.options, record.players, record.entries[:count])


def _nothing(_: Pilot) -> Iterator[str]:
    yield from ()


def _enter(pilot: Pilot, record: Record, name: str, look: Tour = _nothing) -> Iterator[str]:
    """Enters a game, and stops before each kind of action that has not been entered before, and late in the game.

    What lies between two stops is entered at once, so that the screen is built once.
    """
    pilot.start(record.game, record.options, record.players)
    seen: set[str] = set()
    waiting: list[Any] = []
    game = find_game(record.game)
    late = len(record.entries) * 4 // 5
    for place, entry in enumerate(record.entries):
        kind = type(own_action(game, entry.action)).__name__.lower()
        if kind not in seen or place == late:
            pilot.act(*waiting, tallies=True)
            waiting.clear()
            if pilot.name == "part-tally":
                yield f"{name}-{kind}-after-a-part"
                pilot.go_on()
        if kind not in seen:
            seen.add(kind)
            yield f"{name}-{kind}"
            yield from (f"{name}-{kind}-{part}" for part in look(pilot))
        if place == late:
            yield f"{name}-late"
            yield from (f"{name}-late-{part}" for part in look(pilot))
            if getattr(pilot.screen, "large_table", None):
                pilot.screen.large_table.toggle()
                pilot.frames(3)
                yield f"{name}-late-table"
                pilot.screen.large_table.toggle()
        waiting.append(entry.action)
    pilot.act(*waiting)
    if pilot.controllers.table.snapshot.over:
        pilot.until(lambda: pilot.name == "over")
        yield f"{name}-over"
    else:
        yield f"{name}-last"


def _touched(pilot: Pilot) -> Iterator[str]:
    """Touches a card and a token of the forest, and what can be touched then; or opens the pad of a step."""
    state = pilot.controllers.table.snapshot.state
    draft = {
        "grid": Draft((5,), cards=(*REDS, *REDS[:4], *(None,) * 19)),
        "start": Draft(pad=Pad.DISCARDS),
        "manage": Draft(pad=Pad.REVEAL) if state.own.down else None,
    }.get(state.phase.value)
    if draft:
        pilot.screen.take(draft)
        yield "pad"
        pilot.screen.take(RESTING)
    cells = [cell for cell in pilot.screen.ids.forest._cells if cell.cell.meaning is not None]
    if state.phase.value not in ("build", "swap"):
        return
    site = next((cell for cell in cells if cell.cell.mark == "build"), None)
    if site:
        pilot.tap(site)
        yield "site"
        pilot.tap(site)
    card = next((cell for cell in cells if cell.cell.owner is None), None)
    if card:
        pilot.tap(card)
        yield "card"
        partner = next((cell for cell in pilot.screen.ids.forest._cells if cell.cell.mark == "partner"), None)
        if partner:
            pilot.tap(partner)
            yield "swap"
        pilot.tap_text(SAY("ui.choice.back"))
    token = next(
        (cell for cell in pilot.screen.ids.forest._cells if cell.cell.owner is not None and cell.cell.meaning), None
    )
    if token:
        pilot.tap(token)
        yield "token"
        pilot.tap_text(SAY("ui.choice.back"))


def _asked(pilot: Pilot) -> Iterator[str]:
    """Asks both players what can be asked of them."""
    state = pilot.controllers.table.snapshot.state
    if state.phase.value != "act":
        return
    for seat in (0, 1):
        for kind in (QuestionKind.WHICH, QuestionKind.DEVELOP, QuestionKind.EFFECT):
            pilot.screen.ask(PlayerQuestion(kind, seat, 0))
            pilot.frames(3)
            yield f"{kind.value}-{seat}"
    pilot.screen.ask(None)
    pilot.frames(2)


def _look_back(pilot: Pilot) -> Iterator[str]:
    for screen in BESIDE:
        pilot.controllers.navigation.go(screen)
        pilot.settle()
        yield screen
    if pilot.name == "replay":
        pilot.screen.turn_to(pilot.screen.last // 2)
        pilot.frames(3)
        yield "replay-half"


def _correct(pilot: Pilot, *kinds: type[Any]) -> Iterator[str]:
    """Stops at the correction of the last entry of each kind, and at what its first choice would change."""
    for kind in kinds:
        found = [logged for logged in pilot.controllers.table.snapshot.entries if isinstance(logged.entry.action, kind)]
        if not found:
            continue
        pilot.controllers.navigation.go("correct", number=found[len(found) * 2 // 3].number)
        pilot.settle()
        yield f"correct-{kind.__name__.lower()}"


TOURS: Final[dict[str, Tour]] = {
    "mast-year": tour_mast_year,
    "nice-one-squirrel": tour_caches,
    "bamboo-harvest": tour_forest,
    "lunar": tour_moons,
    "masters-of-maple-syrup": tour_syrup,
    "described": tour_described,
}
