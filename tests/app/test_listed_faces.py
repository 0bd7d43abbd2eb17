"""The list of the faces of a deck: what stands in it, in which order, and which comes next."""

from companion.app.learning_progress import FaceToShow
from companion.app.listed_faces import ListedFaces


def listed(*names: str) -> ListedFaces:
    return ListedFaces([FaceToShow(name, 1) for name in names])


def test_a_face_that_is_left_out_keeps_its_place_in_the_list() -> None:
    faces = listed("wolf", "owl", "back")
    faces.leave_out("wolf")
    assert (faces.names, faces.left_out) == (["owl", "back"], ("wolf",))
    assert faces.add(FaceToShow("Wolf", 1)) == "wolf"
    assert (faces.names, faces.left_out) == (["wolf", "owl", "back"], ())


def test_another_face_is_listed_once_and_before_the_back() -> None:
    faces = listed("wolf", "back")
    assert [faces.add(FaceToShow(name, 1)) for name in ("Sled", "sled", "Back")] == ["Sled", "", ""]
    assert faces.names == ["wolf", "Sled", "back"]


def test_the_next_face_is_looked_for_round_the_list_and_the_back_comes_last() -> None:
    faces = listed("wolf", "owl", "back", "bat")
    assert faces.round_from("owl") == ["owl", "back", "bat", "wolf"]
    assert faces.round_from("elk") == faces.names
    assert faces.following("owl", lambda name: name == "bat") == "wolf"
    assert faces.following("owl", lambda name: name in {"bat", "wolf"}) == "back"
    assert faces.following("owl", lambda name: name != "owl") == ""


def test_of_another_games_faces_those_stay_that_were_shown_or_added() -> None:
    faces = listed("wolf", "wolf*", "owl", "owl*")
    faces.add(FaceToShow("Sled", 1))
    faces.list_game([FaceToShow("wolf", 1), FaceToShow("bat", 1)], {"owl*"})
    assert faces.names == ["wolf", "owl*", "Sled", "bat"]


def test_the_faces_of_the_kept_deck_stay_listed() -> None:
    faces = listed("wolf", "back")
    faces.list_kept([FaceToShow("wolf", 1), FaceToShow("Sled", 2)])
    faces.list_game([FaceToShow("bat", 1)], ())
    assert faces.names == ["wolf", "Sled", "bat"]
    assert faces.kept == {"wolf", "Sled"}


def test_faces_that_stay_as_before_are_unseen_ones_only_from_one_of_them_on() -> None:
    faces = listed("wolf", "owl", "bat", "cat")
    assert faces.round_from_unseen("owl", {"cat"}, {"bat"}) == ["owl", "wolf"]
    assert faces.round_from_unseen("bat", {"cat"}, {"bat", "wolf"}) == ["bat", "wolf", "owl"]


def test_a_kept_face_is_called_as_the_list_spells_it() -> None:
    faces = listed("Wolf", "owl")
    faces.list_kept([FaceToShow("wolf", 1), FaceToShow("Sled", 1), FaceToShow("back", 0)])
    assert faces.names == ["Wolf", "owl", "Sled"]
    assert faces.kept == {"Wolf", "Sled", "back"}


def test_a_face_that_was_left_out_and_is_listed_no_more_comes_back_where_its_name_is_typed() -> None:
    faces = listed("wolf", "wolf*", "back")
    faces.leave_out("wolf*")
    faces.list_game([FaceToShow("wolf", 1), FaceToShow("back", 0)], ())
    assert faces.add(FaceToShow("wolf*", 1)) == "wolf*"
    assert (faces.names, faces.left_out) == (["wolf", "wolf*", "back"], ())
