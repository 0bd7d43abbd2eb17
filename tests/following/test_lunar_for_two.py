"""A camera follows Lunar for two: each player lays two cards beside each other, from the hand or from the Sky."""

from typing import Any, Final

from companion.following.decisions import WHERE_FROM, Asked
from companion.following.follower import follow
from companion.following.sightings import CardGone, CardId, CardLaid
from companion.games.lunar import GAME
from companion.games.lunar.actions import Play
from companion.session import MemoryStore, start_session
from companion.session.correction import Replace
from companion.simulation.lunar import film, simulate
from companion.simulation.playtest_decks.lunar import read_faces
from hardware.sources.simulated import Put
from tests.following.property_camera import place_at

NAMES: Final = tuple(card.name for card, _ in read_faces())
OPTIONS: Final[dict[str, object]] = {"stars": "marked"}


def test_a_round_is_followed_and_only_where_a_card_came_from_is_asked() -> None:
    record = simulate(2, OPTIONS, 1, ("Ann", "Bo"))
    played = [entry.action for entry in record.entries]
    hidden = [action for action in played if not isinstance(action, Play)]
    session = start_session(MemoryStore(), GAME, OPTIONS, record.players)

    def choose(state: Any, choices: Any) -> object:
        return hidden.pop(0) if hidden and hidden[0] in choices else None

    follower = follow(session, choose, None, NAMES)
    on_table: dict[int, CardId] = {}
    for number, move in enumerate(sorted(film(record, 2), key=lambda one: one.at_s)):
        told: Any
        if isinstance(move, Put):
            at, shares = move.position, tuple(float(name == move.name) for name in NAMES)
            on_table[move.key] = number
            told = CardLaid(on_table[move.key], place_at(at.x_mm, at.y_mm, at.turn), shares, move.at_s)
        else:
            told = CardGone(on_table[getattr(move, "key", 0)], move.at_s)
        for asked in (one for one in follower.take([told], move.at_s) if isinstance(one, Asked)):
            assert asked.reason == WHERE_FROM
            right = played[len(session.entries) - 1]
            assert right in [one.action for one in asked.candidates]
            if session.entries[-1].entry.action != right:
                session.correct(Replace(asked.number, right))
    follower.take((), 1000.0)
    assert [logged.entry.action for logged in session.entries] == played
