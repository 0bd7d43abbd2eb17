"""A profile holds a learned deck as one file, and says in one line what is wrong with a damaged one."""

from dataclasses import replace
from hashlib import sha256

import pytest

from companion.errors import BadInputError
from vision.learned import LearnedDeck, pack_profile, read_profile
from vision.learned.profile import LARGEST_BYTES, VERSION
from vision.learned.views import HEIGHT, coarse


def test_what_is_packed_is_read_again(deck: LearnedDeck) -> None:
    content = pack_profile(deck)
    again = read_profile(content)
    assert (again.names, again.aspect) == (deck.names, deck.aspect)
    assert [(face.copies, face.corner, len(face.views)) for face in again.faces] == [
        (face.copies, face.corner, len(face.views)) for face in deck.faces
    ]
    assert len(content) <= LARGEST_BYTES


@pytest.mark.parametrize("is_printed", [False, True])
def test_a_profile_tells_whether_a_camera_saw_the_deck(deck: LearnedDeck, *, is_printed: bool) -> None:
    assert read_profile(pack_profile(replace(deck, is_printed=is_printed))).is_printed == is_printed


def test_a_profile_may_hold_smaller_views_and_is_of_a_deck_that_a_camera_saw_unless_it_says_so(
    deck: LearnedDeck,
) -> None:
    faces = tuple(replace(face, views=tuple(coarse(view) for view in face.views)) for face in deck.faces)
    body = pack_profile(replace(deck, faces=faces)).split(b"\n", 2)[2]
    older = body.replace(b', "printed": false', b"", 1)
    assert len(older) < len(body)
    again = read_profile(b"companion-deck %d\n%s\n" % (VERSION, sha256(older).hexdigest().encode()) + older)
    assert not again.is_printed
    assert {view.shape[0] for face in again.faces for view in face.views} == {HEIGHT}


def test_a_hundred_and_twenty_faces_fit(deck: LearnedDeck) -> None:
    faces = tuple(replace(deck.faces[i % len(deck.faces)], name=f"{i}", copies=1) for i in range(121))
    many = LearnedDeck(faces, deck.aspect)
    assert len(pack_profile(many)) <= LARGEST_BYTES


@pytest.mark.parametrize("share", [0.0, 0.001, 0.01, 0.5, 0.999])
def test_a_changed_byte_is_noticed(deck: LearnedDeck, share: float) -> None:
    content = bytearray(pack_profile(deck))
    content[int(share * len(content))] ^= 1
    with pytest.raises(BadInputError) as said:
        read_profile(bytes(content))
    assert "\n" not in str(said.value)


@pytest.mark.parametrize(
    "content", [b"", b"companion-deck", b"companion-deck 1\n", b"\x89PNG\r\n", b"companion-deck x\n"]
)
def test_what_is_no_profile_is_refused(content: bytes) -> None:
    with pytest.raises(BadInputError):
        read_profile(content)


def test_a_later_version_is_named(deck: LearnedDeck) -> None:
    later = pack_profile(deck).replace(b"companion-deck %d" % VERSION, b"companion-deck %d" % (VERSION + 1), 1)
    with pytest.raises(BadInputError, match=f"version {VERSION + 1}.*update the companion"):
        read_profile(later)


def test_a_version_that_no_companion_wrote_is_no_reason_to_update(deck: LearnedDeck) -> None:
    older = pack_profile(deck).replace(b"companion-deck %d" % VERSION, b"companion-deck 0", 1)
    with pytest.raises(BadInputError, match=r"version 0.*learn the deck again"):
        read_profile(older)


@pytest.mark.parametrize("written", [b"01", b"001", b"00", b" 1", b"+1"])
def test_a_version_that_is_not_written_as_it_is_packed_is_a_wrong_first_line(deck: LearnedDeck, written: bytes) -> None:
    other = pack_profile(deck).replace(b"companion-deck 1", b"companion-deck " + written, 1)
    with pytest.raises(BadInputError, match="damaged in its first line: learn the deck again"):
        read_profile(other)


def test_a_cut_profile_is_refused(deck: LearnedDeck) -> None:
    content = pack_profile(deck)
    for length in (20, 80, 200, len(content) - 1):
        with pytest.raises(BadInputError):
            read_profile(content[:length])
