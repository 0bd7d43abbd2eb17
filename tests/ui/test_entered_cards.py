"""An entry of several players' cards is put right card by card: the others stay as they were entered."""

from dataclasses import replace
from typing import Final

import pytest

from companion.card_notation import parse_card
from companion.cards import Card
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.bamboo_harvest.actions import Action, LayDeeds, Place, Start, Swap
from companion.games.bamboo_harvest.state import Phase
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.games.bamboo_harvest.draft import Draft, Offer, Pad
from companion.ui.games.bamboo_harvest.entered_cards import cards_of, offer_entered
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.games.bamboo_harvest.presenter import PRESENTER
from companion.ui.games.bamboo_harvest.setup_offers import offer_deeds
from companion.ui.texts import SAY
from tests.ui.bamboo_player import tap_card, tap_place
from tests.ui.pilot import Pilot

NAMES: Final = ("Ann", "Bo")
GAME: Final = find_game("bamboo-harvest")
SETUP: Final[list[Action]] = [
    own_action(GAME, entry.action) for entry in simulate(3, hands=1, players=NAMES).entries[:7]
]
DISCARDS: Final = Start(discards=(parse_card("9C"), parse_card("4S")))


def offered(action: Action, draft: Draft, *before: Action) -> Offer:
    state = GAME.start({}, NAMES)
    for one in before:
        state = GAME.apply(state, one)
    return offer_entered(state, action, draft, NAMES)


def meaning_of(offer: Offer, card: Card) -> object:
    return next(one.meaning for one in offer.pad if one.card == card)


def test_the_cards_of_an_entry_are_those_of_all_players() -> None:
    deeds = SETUP[-1]
    assert isinstance(deeds, LayDeeds)
    assert cards_of(deeds) == (*deeds.up[0], *deeds.up[1])
    assert cards_of(DISCARDS) == DISCARDS.discards
    assert cards_of(Start(seat=1)) == cards_of(Place(3)) == ()


def test_how_many_deeds_lie_face_up_is_said_while_they_are_told() -> None:
    SAY.set_language(GAME.name, "en")
    state = GAME.start({}, NAMES)
    for one in SETUP[:-1]:
        state = GAME.apply(state, one)
    assert offer_deeds(state, Draft(), NAMES).task.endswith("1 of 2.")
    assert offer_deeds(state, Draft(cards=(parse_card("2C"),)), NAMES).task.endswith("2 of 2.")


@pytest.mark.parametrize(("token", "where"), [(32, "5/5"), (31, "5/4")])
def test_two_swaps_that_differ_in_the_disturbance_token_alone_are_told_apart(token: int, where: str) -> None:
    SAY.set_language(GAME.name, "en")
    assert entry_text(Swap(parse_card("6C"), (32, 31), token), None, NAMES).endswith(f"token on {where}")


def test_deeds_told_so_far_are_shown_until_all_are(pilot: Pilot) -> None:
    pilot.start("bamboo-harvest", {}, NAMES)
    pilot.act(*SETUP[:-1])
    cards = cards_of(SETUP[-1])
    for card in cards[:3]:
        tap_card(pilot, card)
    assert pilot.says(f"Ann:\u00a0{cards[0].sign}\u00a0{cards[1].sign} · Bo:\u00a0{cards[2].sign}")
    tap_card(pilot, cards[3])
    assert not pilot.says("Ann:\u00a0")


def test_a_discard_that_becomes_another_player_s_card_asks_for_the_backs() -> None:
    offer = offered(DISCARDS, Draft(places=(1,)), SETUP[0])
    alike = meaning_of(offer, parse_card("9C"))
    assert alike == Draft(cards=(parse_card("9C"),) * 2, pad=Pad.DISCARDS)
    assert isinstance(alike, Draft)
    backs = [option.meaning for option in offered(DISCARDS, alike, SETUP[0]).options[:2]]
    both = (parse_card("9C"),) * 2
    assert backs == [Start(both, ("black", "green")), Start(both, ("green", "black"))]
    other = meaning_of(offer, parse_card("TC"))
    assert other == replace(DISCARDS, discards=(parse_card("9C"), parse_card("TC")))


def test_one_deed_of_four_is_put_right_by_two_touches(pilot: Pilot) -> None:
    pilot.start("bamboo-harvest", {}, NAMES)
    pilot.act(*SETUP)
    assert pilot.controllers.table.snapshot.state.phase is not Phase.DEEDS
    entered = SETUP[-1]
    assert isinstance(entered, LayDeeds)
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[-1].number)
    pilot.settle()
    assert pilot.says(SAY("ui.entered.which"))
    pilot.tap_text(SAY("ui.correct.remove"))
    assert pilot.screen.ids.never.chosen
    wrong = entered.up[1][0]
    pilot.tap_text(SAY("ui.entered.whose", name="Bo", card=wrong))
    assert pilot.says(SAY("ui.entered.instead", name="Bo", card=wrong))
    assert not pilot.screen.ids.never.chosen
    assert pilot.screen.rule == ""
    right = next(one for one in ("2C", "5C", "7C") if parse_card(one) not in cards_of(entered))
    tap_card(pilot, parse_card(right))
    pilot.until(lambda: pilot.screen.ready)
    pilot.tap_text(SAY("ui.entered.other"))
    assert not pilot.screen.ready
    assert pilot.says(SAY("ui.entered.which"))
    pilot.tap_text(SAY("ui.entered.whose", name="Bo", card=wrong))
    tap_card(pilot, parse_card(right))
    pilot.until(lambda: pilot.screen.ready)
    pilot.tap_text(SAY("ui.correct.take"))
    assert pilot.controllers.table.snapshot.entries[6].entry.action == LayDeeds(
        (entered.up[0], (parse_card(right), entered.up[1][1]))
    )


def test_a_swap_is_taken_back_without_its_cards() -> None:
    SAY.set_language(GAME.name, "en")
    state = GAME.start({}, NAMES)
    swap = Swap(parse_card("6C"), (32, 31), 32)
    assert PRESENTER.short_entry_text(swap, state, NAMES) == "Ann: swaps 5/5 and 5/4 with 6♣"
    assert PRESENTER.short_entry_text(Place(3), state, NAMES) == PRESENTER.entry_text(Place(3), state, NAMES)


def test_a_card_of_a_whole_forest_can_be_taken_off_at_once(pilot: Pilot) -> None:
    pilot.start("bamboo-harvest", {}, NAMES)
    pilot.act(SETUP[0])
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[0].number)
    pilot.settle()
    tap_place(pilot, 48)
    take_off = SAY("ui.grid.empty")
    assert [button.text for button in pilot.buttons() if button.text == take_off] == [take_off]
    pilot.tap_text(take_off)
    assert pilot.says(SAY("ui.grid.next", spot="7/7", count=1))
