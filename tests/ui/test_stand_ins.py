"""Whoever has left is played for: in each game somebody at the table is told what the seat does, and can do it."""

import re

import pytest

from companion.engine import Player, Record
from companion.games import find_game
from companion.games.bamboo_harvest.actions import Grid, Place, Start
from companion.games.bamboo_harvest.choices import builds_of
from companion.games.bamboo_harvest.deck import PLACES, name_place
from companion.games.bamboo_harvest.state import State as ForestState
from companion.games.nice_one_squirrel.actions import Play, Visit
from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.state import State as CachesState
from companion.journal.game_snapshot import GameSnapshot, snapshot_of
from companion.phrases import PhraseValue
from companion.session.resuming import start_session
from companion.session.store import MemoryStore
from companion.simulation import lunar, simulation_of
from companion.simulation.players.nice_one_squirrel import rank_nuts
from companion.ui.games import screens_of
from companion.ui.texts import translation_of

pytestmark = pytest.mark.one_python

SAID = {
    "lunar": {"exchange", "trump", "lead", "high", "low", "follow", "trumped", "animal"},
    "nice-one-squirrel": {"visit", "play"},
    "bamboo-harvest": {"deeds", "place", "build", "build-if", "turn", "buy", "reveal", "discard", "end"},
    "masters-of-maple-syrup": {"select", "tap", "harvest", "develop", "discard", "end"},
}
WITHOUT = {"grid", "start", "stars", "track", "tally"}
"""What the table does as one."""
LONGEST = 190


def moments(record: Record) -> list[tuple[GameSnapshot, object]]:
    """Returns how a game stood before each of its entries, and what was entered."""
    session = start_session(MemoryStore(), find_game(record.game), record.options, record.players)
    found: list[tuple[GameSnapshot, object]] = []
    for entry in record.entries:
        found.append((snapshot_of(session), entry.action))
        session.act(entry.action)
    last = snapshot_of(session)
    assert not last.over or not any(said(last, seat) for seat in range(len(record.players)))
    return found


def said(snapshot: GameSnapshot, seat: int, language: str = "en") -> str:
    advice = screens_of(snapshot.game.name).stand_in
    assert advice is not None
    told = advice(snapshot, seat)
    return translation_of(snapshot.game.name, language).say(told, snapshot.record.players) if told else ""


@pytest.fixture(scope="module", params=SAID)
def played(request: pytest.FixtureRequest) -> list[tuple[GameSnapshot, object]]:
    seeds = (0, 3) if request.param == "bamboo-harvest" else (0, 1)  # with a game in which deeds are bought
    records = [simulation_of(request.param).simulate(seed) for seed in seeds]
    if request.param == "lunar":
        records = [simulation_of("lunar").simulate(1, None, 1), lunar.simulate(1, None, 1, ("Ann", "Bo"))]
    return [moment for record in records for moment in moments(record)]


def test_whatever_a_seat_must_do_is_said_in_a_line(played: list[tuple[GameSnapshot, object]]) -> None:
    keys: set[str] = set()
    game = played[0][0].game.name
    advise = screens_of(game).stand_in
    assert advise is not None
    for snapshot, _ in played:
        told = [advise(snapshot, seat) for seat in range(len(snapshot.record.players))]
        for seat, one in enumerate(told):
            if one is None:
                continue
            keys.add(one.key.removeprefix("stand-in."))
            assert dict(one.values)["player"] == Player(seat)
            assert re.match(find_rule(game), one.rule or "")
            for language in ("en", "de"):
                line = said(snapshot, seat, language)
                assert 15 < len(line) < LONGEST, line
                assert not re.search(r"[{}]|stand-in", line)
        phase = snapshot.game.summary(snapshot.state)["phase"]
        assert any(told) or phase in WITHOUT, phase
    assert keys == SAID[game]


def find_rule(game: str) -> str:
    return {"lunar": "LU-", "nice-one-squirrel": "NS-", "bamboo-harvest": "BH-"}.get(game, "MM-") + r"\d"


def test_what_is_said_can_be_done() -> None:
    """The squirrel can go there, the nut may be in the hand, and the card of the forest is free."""
    for snapshot, action in moments(simulation_of("nice-one-squirrel").simulate(3)):
        caches = snapshot.state_as(CachesState)
        values = values_of(snapshot, caches.turn)
        if isinstance(action, Visit):
            assert values["cache"] in caches.reachable()
        elif isinstance(action, Play):
            assert values["nuts"] == tuple(map(name_nut, rank_nuts(caches)[:4]))
    sites = 0
    for snapshot, action in moments(simulation_of("bamboo-harvest").simulate(1)):
        forest = snapshot.state_as(ForestState)
        values = values_of(snapshot, forest.turn) if not isinstance(action, Grid | Start) else {}
        if isinstance(action, Place):
            assert values["place"] in {name_place(place) for place in PLACES if forest.is_vacant(place)}
        elif "deed" in values:
            builds = {(build.deed, name_place(build.on)) for build in builds_of(forest, face_down=False)}
            assert (values["deed"], values["place"]) in builds
            sites += 1
    assert sites


def values_of(snapshot: GameSnapshot, seat: int) -> dict[str, PhraseValue]:
    advise = screens_of(snapshot.game.name).stand_in
    assert advise is not None
    told = advise(snapshot, seat)
    assert told is not None
    return dict(told.values)
