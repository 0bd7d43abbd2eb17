"""The versions of a game stand side by side."""

from companion.events.comparison import NOTHING, compare, heads_of
from companion.events.report import ReportLine
from companion.events.report_words import words_of
from companion.events.told_report import tell_report


def test_the_lines_of_a_game_are_kept_together_in_their_order(event: list[ReportLine]) -> None:
    other = {**event[0], "game": "chess"}
    games = tell_report([event[0], other, event[1]], "en").games
    assert [[line for line, _ in game.versions] for game in games] == [[event[0], event[1]], [other]]
    assert [bool(game.compared) for game in games] == [True, False]


def test_each_version_has_its_column_and_each_figure_its_row(event: list[ReportLine]) -> None:
    head, *rows = compare(event, "en")
    assert len(head) == 1 + len(event)
    assert all(len(row) == len(head) for row in rows)
    assert [str(line["games"]) for line in event] in [list(row[1:]) for row in rows]


def test_the_groups_on_which_figures_rest_have_their_rows(event: list[ReportLine]) -> None:
    rows = {row[0]: row[1:] for row in compare(event, "en")}
    assert rows["Groups whose game counts"] == tuple(str(line["minutes"]["of"]) for line in event)
    rated = [[one for name, one in line["evidence"]["survey"].items() if name == "fun"] for line in event]
    answering = [min(one["groups"] for one in ratings) for ratings in rated]
    assert rows["Groups that answered, at least"] == tuple(map(str, answering))


def test_how_many_said_yes_or_too_long_has_its_row(event: list[ReportLine]) -> None:
    own = {"own-1": "Fair?", "own-2": "Which?", "own-3": "Would buy"}
    told = {
        "length": {"of": 4, "counts": {"short": 0, "right": 1, "long": 3}},
        "buy": {"of": 4, "counts": {"yes": 1, "no": 3}},
        "own-1": {"kind": "yes-no", "of": 2, "counts": {"yes": 2, "no": 0}},
        "own-2": {"kind": "choice", "of": 1, "counts": {"yes": 1, "perhaps": 0}},
        "own-3": {"kind": "yes-no", "of": 1, "counts": {"yes": 0, "no": 1}},
    }
    line = {**event[0], "survey": told, "questions": own, "stopped": 3}
    rows = {row[0]: row[1] for row in compare([line], "en")}
    assert [rows["Games stopped"], rows["Too long"], rows["Would buy: yes"]] == ["3", "75% of 4", "25% of 4"]
    assert rows["Would buy: yes (Own question 3)"] == "0% of 1"
    assert (rows["Fair?: yes"], "Which?: yes" in rows) == ("100% of 2", False)


def test_a_figure_that_one_version_lacks_leaves_its_cell_open(event: list[ReportLine]) -> None:
    silent = {**event[1], "survey": {}, "evidence": event[1]["evidence"] | {"survey": {}}}
    rows = {row[0]: row[1:] for row in compare([event[0], silent], "en")}
    asked = [cells for cells in rows.values() if cells[1] == NOTHING]
    assert asked
    assert all(cells[0] != NOTHING for cells in asked)


def test_a_designers_question_in_the_words_of_another_figure_hides_neither(event: list[ReportLine]) -> None:
    figure = {"of": 5, "mean": 2.0, "counts": [0, 5, 0, 0, 0]}
    evidence = event[0]["evidence"] | {"survey": {key: {"groups": 5} for key in ("fun", "own-1", "own-2")}}
    survey = {"fun": {**figure, "mean": 4.0}, "own-1": figure, "own-2": {**figure, "mean": 3.0}}
    asked = {**event[0], "survey": survey, "evidence": evidence, "questions": {"own-1": "Fun", "own-2": "Was it fair?"}}
    rows = {row[0]: row[1] for row in compare([asked], "en")}
    assert [rows[name][0] for name in ("Fun", "Fun (Own question 1)", "Was it fair?")] == ["4", "2", "3"]


def test_a_version_is_named_with_its_players_and_rules_only_where_it_must_be(event: list[ReportLine]) -> None:
    first, second = ({**line, "version": "1", "options": None, "rules": line["version"]} for line in event)
    say = words_of(first, "en")
    assert heads_of(event, say) == ["1", "2"]
    assert heads_of([first, {**second, "players": 2}], say) == ["1 · 4 players", "1 · 2 players"]
    assert heads_of([first, second], say) == ["1 · 4 players, rules 1", "1 · 4 players, rules 2"]
