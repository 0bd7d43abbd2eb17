"""Rows of tables: a part of a score line becomes columns."""

from companion.engine.tables import flatten


def test_a_part_of_a_part_has_both_names_and_a_list_is_one_text() -> None:
    values = {"hand": 1, "bounty": ["2H", "3H"], "bonus": {"squirrels": 2, "oaks": None}, "boom": True}
    assert flatten(values) == {
        "hand": 1,
        "bounty": "2H 3H",
        "bonus.squirrels": 2,
        "bonus.oaks": None,
        "boom": True,
    }
