"""What was touched and shown, and is no entry yet, is there again after a power cut."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.app.drafts import StoredDraft
from companion.errors import BadRecordError
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import HarvestSource
from companion.games.bamboo_harvest.state import State
from companion.games.bamboo_harvest.view import TokenHarvest
from companion.games.lunar.actions import Exchanged, Trump
from companion.games.lunar.deck import LunarSuit
from companion.games.mast_year.actions import Dealt, Passed, Tally
from companion.games.mast_year.state import Phase
from companion.games.masters_of_maple_syrup.actions import Select
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.games.bamboo_harvest.draft import Draft
from companion.ui.games.lunar.counts import LunarDraft
from companion.ui.games.mast_year.draft import MastYearDraft
from companion.ui.games.masters_of_maple_syrup.draft import EffectDraft, MapleDraft
from companion.ui.games.masters_of_maple_syrup.questions import PlayerQuestion, QuestionKind
from companion.ui.texts import SAY
from tests.ui.bamboo_player import tap_place
from tests.ui.lunar_player import touch_cell
from tests.ui.maple_player import begin as begin_maple
from tests.ui.maple_player import count, row_of, touch_card, way
from tests.ui.participation import take_part
from tests.ui.pilot import Pilot
from tests.ui.player import act_until, begin, play_to

pytestmark = pytest.mark.one_python


def panel(pilot: Pilot) -> Any:
    return pilot.screen.ids.panel.children[0]


def last_entered(pilot: Pilot) -> object:
    return pilot.controllers.table.snapshot.entries[-1].entry.action


def until_played(pilot: Pilot) -> None:
    pilot.until(lambda: pilot.name == "play")
    pilot.settle()


def test_trump_cards_that_were_flipped_stay_face_down(folder: Path) -> None:
    """LU-2.2"""
    with Pilot(folder) as pilot:
        pilot.start("lunar", {"start": 1}, ("Ann", "Bo", "Cy", "Di"))
        pilot.act(Exchanged())
        for suit in "WO":
            touch_cell(pilot, suit)
        assert "Di" in pilot.screen.task
    with Pilot(folder) as pilot:
        until_played(pilot)
        assert "Di" in pilot.screen.task
        touch_cell(pilot, "B")
        assert last_entered(pilot) == Trump(LunarSuit.LYNX)


def test_a_round_of_lunar_that_is_being_counted_goes_on_so(folder: Path) -> None:
    with Pilot(folder) as pilot:
        pilot.start("lunar", {}, ("Ann", "Bo", "Cy", "Di"))
        pilot.tap_text(SAY("ui.ways.tally-this"))
        pilot.tap_text("+")
        before = dict(panel(pilot).values)
    with Pilot(folder) as pilot:
        until_played(pilot)
        assert dict(panel(pilot).values) == before


def test_what_was_said_at_the_pass_is_there_again(folder: Path) -> None:
    """MY-4.2"""
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.act(Dealt())
        pilot.tap_text(SAY("ui.pass.few"))
    with Pilot(folder) as pilot:
        until_played(pilot)
        pilot.tap_text(SAY("button.passed"))
        assert last_entered(pilot) == Passed(((0, "few"),))


def test_a_hand_that_is_being_counted_goes_on_so(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.tap_text(SAY("ui.ways.tally-this"))
        for _ in range(5):
            pilot.tap_text("+")
        pilot.tap_text(SAY("ui.tally.boom"))
    with Pilot(folder) as pilot:
        until_played(pilot)
        pilot.tap_text(SAY("ui.tally.take"))
        assert last_entered(pilot) == Tally(5, 0, "none", True)


def test_a_hand_that_was_counted_before_a_restart_can_still_be_followed(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.tap_text(SAY("ui.ways.tally-this"))
        pilot.tap_text("+")
        pilot.tap_text(SAY("ui.tally.take"))
    with Pilot(folder) as pilot:
        until_played(pilot)
        pilot.tap_text(SAY("button.dealt"))
        pilot.tap_text(SAY("ui.tally.follow"))
        assert not pilot.says(SAY("ui.tally.take"))


def test_what_was_noted_of_a_trick_is_there_again(folder: Path) -> None:
    with Pilot(folder) as pilot:
        play_to(pilot, Phase.TRICKS)
        take_part(pilot, "winners")
        first = panel(pilot).ids.cards.children[0].text
        pilot.tap_text(first)
        pilot.tap_text(SAY("ui.winners.squirrel"))
    with Pilot(folder) as pilot:
        until_played(pilot)
        assert pilot.button(first).chosen
        assert panel(pilot).beside


def test_what_an_effect_did_is_there_again(folder: Path) -> None:
    """MM-5"""
    with Pilot(folder) as pilot:
        begin_maple(pilot, Select("tap"))
        way(pilot, 0, SAY("ui.way.effect"))
        touch_card(pilot, 0, 0)
        count(pilot, row_of(pilot, SAY("ui.effect.draw")), 2)
    with Pilot(folder) as pilot:
        until_played(pilot)
        assert row_of(pilot, SAY("ui.effect.draw")).value == 2
        pilot.tap_text(SAY("ui.effect.take-it"))
        assert last_entered(pilot).draw == 2  # type: ignore[attr-defined]


def test_the_card_that_an_effect_developed_is_there_again(folder: Path) -> None:
    """MM-5"""
    with Pilot(folder) as pilot:
        begin_maple(pilot, Select("tap"))
        way(pilot, 0, SAY("ui.way.effect"))
        touch_card(pilot, 0, 0)
        pilot.tap_text(SAY("ui.effect.develop-none"))
        *_, offered = (one for one in pilot.buttons() if getattr(one, "text", "") == "Red Maple")
        pilot.tap(offered)
    with Pilot(folder) as pilot:
        until_played(pilot)
        assert pilot.says(SAY("ui.effect.develop", card="Red Maple"))


def test_another_harvest_than_the_best_stays_chosen(folder: Path) -> None:
    """BH-4.4"""
    with Pilot(folder) as pilot:
        pilot.start("bamboo-harvest", {}, ("Ann", "Bo", "Cy"))
        token, other = find_choice_of_harvests(pilot)
        tap_place(pilot, token)
        pilot.tap(next(one for one in pilot.buttons() if picks_of(one) == (other,)))
        assert pilot.says(SAY("ui.harvest.chosen", gains=""))
    with Pilot(folder) as pilot:
        until_played(pilot)
        assert pilot.says(SAY("ui.harvest.chosen", gains=""))


@pytest.mark.parametrize(
    "draft",
    [
        LunarDraft((LunarSuit.OWL,), {"spaces-0": 3}, "tally"),
        MastYearDraft(
            True, {2: "many"}, {"4C": True, "beside": False}, {"eaten": 4, "mast": "", "boom": True}, "watch"
        ),
        MapleDraft(
            PlayerQuestion(QuestionKind.EFFECT, 1, 2),
            {"paid": 2},
            effects={(1, 2): EffectDraft({"draw": 1}, "deck", (0, 1), "Elm"), (0, 0): EffectDraft({"tuck": 1})},
        ),
        MapleDraft(None, {"paid": 2}),
        Draft(picks=(HarvestSource(3, (4, 5)),)),
    ],
    ids=lambda draft: type(draft).__name__,
)
def test_a_draft_is_read_as_it_was_written(draft: StoredDraft) -> None:
    assert type(draft).read(json.loads(json.dumps(draft.write()))) == draft


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (LunarDraft, {"flipped": ["X"]}),
        (LunarDraft, {"counted": {"spaces-0": -1}}),
        (MastYearDraft, {"said": {"9": "many"}}),
        (MastYearDraft, {"counted": {"mast": "half"}}),
        (MapleDraft, {"asked": {"question": "effect"}}),
        (MapleDraft, {"effects": [[0, 0]]}),
        (Draft, {"picks": [[0, []]]}),
        (Draft, {"later": 1}),
    ],
)
def test_a_draft_that_is_none_is_refused(kind: type[StoredDraft], said: dict[str, object]) -> None:
    with pytest.raises(BadRecordError):
        kind.read(said)


def find_choice_of_harvests(pilot: Pilot) -> tuple[int, HarvestSource]:
    """Plays until a token can harvest in two ways; returns where it is, and the way that is not the best."""

    def harvests(state: State) -> list[TokenHarvest]:
        return [one for one in GAME.view(state).harvests if len(one.choices) > 1]

    actions = (entry.action for entry in simulate(9, players=("Ann", "Bo", "Cy")).entries)
    act_until(pilot, actions, lambda state: bool(harvests(state)))
    [found, *_] = harvests(pilot.controllers.table.snapshot.state)
    return found.token, found.choices[1].picked


def picks_of(button: Any) -> object:
    return getattr(getattr(getattr(button, "option", None), "meaning", None), "picks", ())
