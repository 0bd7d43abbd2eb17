"""Pairs of faces that cannot be told apart are named until one of them is shown anew."""

from companion.app.alike_faces import AlikeFaces


def test_pairs_are_listed_in_the_order_of_the_deck_called_by_other_names_and_forgotten() -> None:
    alike = AlikeFaces()
    alike.add("wolf", "owl")
    alike.add("bat", "wolf")
    assert alike.pairs(["owl", "bat", "wolf"].index) == (("owl", "wolf"), ("bat", "wolf"))
    assert alike.of("wolf") == ["owl", "bat"]
    alike.rename({"owl": "elk", "elk": "owl"})
    assert alike.of("wolf") == ["elk", "bat"]
    alike.forget("elk")
    assert alike.of("wolf") == ["bat"]


def test_what_looked_like_one_face_is_another() -> None:
    alike = AlikeFaces()
    alike.add("wolf", "owl")
    alike.add("wolf", "bat")
    alike.move("wolf", "owl")
    assert alike.pairs(["owl", "bat"].index) == (("owl", "bat"),)
