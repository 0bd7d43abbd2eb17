"""What a camera sees of both properties waits for one touch."""

from pathlib import Path

from companion.app.property_differences import AutomaticConfirmer, PropertyDifferences
from companion.commands.demo import DelayedChoice
from companion.engine.game import own_action
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import End, Select, Tap
from companion.session.correction import Replace
from companion.simulation.masters_of_maple_syrup import SIMULATION, hidden_choice
from tests.app.companion_without_window import Companion
from tests.app.seen_differences import PATH, differ


def test_what_was_refused_twice_is_not_shown_again_as_it_lies(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.table.start(GAME.name, {}, ("Ann", "Bo"))
        companion.settle()
        properties = PropertyDifferences(companion.table, companion.entries)
        properties.take([differ(PATH)])
        for _ in range(2):
            properties.refuse()
            properties.take([differ(PATH)])
            assert properties.shown is None


def test_what_was_compared_before_a_correction_is_shown_no_more(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.table.start(GAME.name, {}, ("Ann", "Bo"))
        companion.settle()
        properties = PropertyDifferences(companion.table, companion.entries)
        companion.enter(Select("tap"))
        properties.take([differ((Tap(0, (0,)), Tap(1, (0,))), entries=1)])
        assert properties.shown
        [logged] = companion.table.playing.entries
        companion.entries.correct(Replace(logged.number, Select("develop")))
        companion.settle()
        assert companion.entered == [Select("develop")]
        assert properties.shown is None


def test_players_turn_the_action_cards_once_the_table_lies_as_in_the_record() -> None:
    record = SIMULATION.simulate(3)
    chooses = DelayedChoice(hidden_choice(record), 0.0)
    state = GAME.start(record.options, record.players)
    for entry in record.entries[:6]:
        action = chooses(state, GAME.choices(state))
        assert action == (entry.action if SIMULATION.is_hidden_choice(entry.action) else None)
        state = GAME.apply(state, own_action(GAME, entry.action))
    assert DelayedChoice(hidden_choice(record), 60.0)(state, ()) is None


def test_a_demonstrations_player_confirms_what_is_sure(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        companion.table.start(GAME.name, {}, ("Ann", "Bo"))
        companion.settle()
        properties = PropertyDifferences(companion.table, companion.entries)
        AutomaticConfirmer(properties, companion.loop, 1.0).start()
        properties.take([differ(PATH)])
        companion.loop.until(lambda: companion.entered == list(PATH))
        doubtful = differ((End(),), (Tap(1, (0,)),), entries=2)
        properties.take([doubtful])
        turns: list[None] = []
        companion.loop.every(1.0, lambda: turns.append(None)).start()
        companion.loop.until(lambda: len(turns) == 4)
        assert properties.shown == doubtful
        companion.table.park()
        companion.loop.until(lambda: companion.table.snapshot is None)
        assert properties.shown is None
