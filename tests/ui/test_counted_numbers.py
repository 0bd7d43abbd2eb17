"""Numbers of a described game are taken as they are typed; the panel says which bounds one is out of."""

from companion.games.described import GAME, actions
from companion.ui.games.described.numbers import Counting, ask_now, ask_tally, touchable
from companion.ui.games.described.presenter import sums_of
from companion.ui.games.described.widgets.counts_panel import CountsPanel
from companion.ui.games.described.widgets.timed_round_panel import TimedRoundPanel
from tests.games.descriptions import described
from tests.ui.pilot import Pilot

NAMES = ("Ann", "Bo")


def asked(least: int, most: int | None) -> Counting:
    raw = described("garden")
    ask = {"name": "baskets", "say": "baskets sold", "least": least}
    state = GAME.start({"description": {**raw, "ask": [{**ask, "most": most} if most else ask]}}, NAMES)
    return ask_now(GAME.apply(state, actions.RoundOver()), NAMES)


def typed(panel: CountsPanel, counting: Counting, *signs: str) -> list[object]:
    taken: list[object] = []
    panel.bind(on_take=lambda _, values: taken.append(values["baskets/0"]))
    panel.ask(counting, "Done")
    for sign in signs:
        panel._enter(sign)
    panel._take()
    return taken


def test_a_number_without_a_bound_is_taken_as_it_was_typed(pilot: Pilot) -> None:
    assert typed(CountsPanel(), asked(0, None), *"1250") == [1250]


def test_a_number_out_of_its_bounds_is_not_taken_and_the_bounds_are_said(pilot: Pilot) -> None:
    pilot.start("described", {"description": described("garden")}, NAMES)
    panel = CountsPanel()
    assert typed(panel, asked(18, 264), "5") == []
    assert panel.text == "baskets sold: from 18 to 264."
    assert typed(panel, asked(18, 264), *"300") == []
    assert typed(panel, asked(18, 264), *"264") == [264]
    assert panel.text == ""
    assert typed(panel, asked(18, None), "5") == []
    assert panel.text == "baskets sold: 18 or more."


def test_counters_are_told_once_touching_rests_and_with_the_end_of_the_round(pilot: Pilot) -> None:
    state, panel = GAME.start({"description": described("garden")}, NAMES), TimedRoundPanel()
    told: list[object] = []
    panel.bind(on_count=lambda _, values: told.append(values), on_over=lambda _, values: told.append(("over", values)))
    panel.show(1, (), 0)
    panel.count(touchable(state, NAMES))
    row = panel.ids.counters.children[-1]
    for _ in range(3):
        row.change(1)
    assert told == []
    pilot.until(lambda: bool(told))
    assert told == [{"coins/0": 6}]
    panel.count(touchable(GAME.apply(state, actions.Count("coins", 6, 0)), NAMES))
    row.change(1)
    panel.end_round()
    assert told[1:] == [("over", {"coins/0": 7})]
    panel.show(2, (), 0)
    panel.count(touchable(state, NAMES))
    assert row.value == 3, "another round begins as the game stands"


def test_the_head_of_the_sums_is_what_the_file_calls_a_round(pilot: Pilot) -> None:
    pilot.start("described", {"description": described("garden")}, NAMES)
    assert sums_of(GAME.start({"description": described("garden")}, NAMES), NAMES).heads == ("Season", *NAMES)


def test_a_corrected_tally_begins_with_what_was_told_also_with_naught() -> None:
    ask = {"name": "fine", "say": "Fine", "least": -20}
    raw = {"game": "A", "players": 2, "deal": {"each": 5, "left": "out"}, "ask": [ask], "end": {"when": "hands == 1"}}
    raw["score"] = [{"say": "a", "points": "tricks + fine"}]
    state = GAME.start({"description": raw}, NAMES)
    words = ((("tricks", 5), ("fine", 0)), (("tricks", 0), ("fine", -3)))
    numbers = ask_tally(state, NAMES, actions.Tally(words)).numbers
    assert [one.value for one in numbers if one.word == "fine"] == [0, -3]


def test_partners_bids_are_told_together_up_to_what_both_may_bid() -> None:
    raw = {"game": "A", "players": 4, "teams": "across", "bid": {"kind": "tricks"}, "end": {"when": "hands == 1"}}
    raw["score"] = [{"say": "a", "per": "side", "points": "10 * bid"}]
    state = GAME.start({"description": raw}, ("Ann", "Bo", "Cy", "Di"))
    assert [(one.least, one.most) for one in ask_tally(state, state.players).numbers] == [(0, 26), (0, 26)]
