"""A profile whose hash fits and whose content is wrong is refused in one line, before anything large is unpacked."""

import resource
from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards import BACK
from companion.errors import BadInputError
from tests.app.grey_decks import deck_of, head_of, with_head
from tests.vision.hostile import jpeg, png
from vision.learned.face_names import MOST_COPIES, check_name
from vision.learned.profile import pack_profile, read_profile
from vision.learned.similarity import find_alike

GOOD = deck_of("1", "2", "W", BACK).content
MIB = 1 << 10
"""In the kibibytes that the system counts."""
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, 10**400, -(10**400), 0, 1, -1, 3, MOST_COPIES])
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([BACK, "Back", "1", "1.4", "\ud800", "a\nb", "\x1b[31m", " 1", "e\u0301", "", "x" * 1000]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "views"]), inner, max_size=2),
    max_leaves=4,
)


def read_or_refuse(content: bytes) -> bool:
    """Returns whether a profile is read; what is read is sound, and what is refused is refused in one line."""
    refused = ""
    try:
        deck = read_profile(content)
    except BadInputError as error:
        refused = str(error)
    if refused:
        assert refused.isprintable()
        return False
    assert [check_name(face.name) for face in deck.fronts]
    assert len({name.casefold() for name in deck.names}) == len(deck.names)
    assert all(1 <= face.copies <= MOST_COPIES for face in deck.fronts)
    find_alike(deck)
    return read_profile(pack_profile(deck)).names == deck.names


def places(value: object) -> list[tuple[Any, ...]]:
    """Returns the way to each value in a header."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way for key, one in inner for way in ((key,), *((key, *rest) for rest in places(one)))]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_value_anywhere_in_a_header_is_read_or_refused(data: st.DataObject) -> None:
    head: Any = head_of(GOOD)
    *way, last = data.draw(st.sampled_from(places(head)))
    at = head
    for key in way:
        at = at[key]
    if data.draw(st.booleans()):
        at[last] = data.draw(values)
    else:
        del at[last]
    read_or_refuse(with_head(GOOD, head))


@settings(max_examples=60, deadline=None)
@given(values)
def test_any_header_is_refused(head: object) -> None:
    assert not read_or_refuse(with_head(GOOD, head))


@pytest.mark.parametrize("depth", [10_000, 200_000])
def test_a_header_many_lists_deep_is_refused(depth: int) -> None:
    deep = with_head(GOOD, 0).split(b"\n", 3)[0]
    assert not read_or_refuse(deep + b"\n" + b"[" * depth)
    assert not read_or_refuse(with_head(GOOD, "x").replace(b'"x"', b"[" * depth))


def change(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Returns what changes something in the first face."""
    return lambda head: head["faces"][0].update({key: value})


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(change("copies", float("inf")), id="copies: infinity"),
        pytest.param(change("copies", -3), id="copies below 1"),
        pytest.param(change("copies", 10**30), id="copies beyond what a list allows"),
        pytest.param(change("copies", "4"), id="copies: a text"),
        pytest.param(change("corner", float("-inf")), id="corner: minus infinity"),
        pytest.param(change("corner", 4), id="a fifth corner"),
        pytest.param(change("name", "2"), id="a name twice"),
        pytest.param(change("name", "w"), id="a name twice but for the case"),
        pytest.param(change("name", BACK), id="two backs"),
        pytest.param(change("name", ""), id="an empty name"),
        pytest.param(change("name", "a\x1b[31mb"), id="a name that controls the terminal"),
        pytest.param(change("name", "\ud800"), id="half a character"),
        pytest.param(change("name", "e\u0301"), id="a name in another form of Unicode"),
        pytest.param(change("views", []), id="no view"),
        pytest.param(change("views", [float("inf")]), id="a view without end"),
        pytest.param(change("views", [-1]), id="a view of minus one byte"),
        pytest.param(lambda head: head.update(aspect=10**400), id="an aspect beyond every number"),
        pytest.param(lambda head: head.update(aspect="1.4"), id="aspect: a text"),
        pytest.param(lambda head: head.update(printed="no"), id="printed: a text"),
        pytest.param(lambda head: head.update(faces=head["faces"][-1:]), id="nothing but the back"),
        pytest.param(lambda head: head.update(faces=head["faces"][:-1]), id="bytes left over"),
        pytest.param(lambda head: head.update(faces=[*head["faces"], dict(head["faces"][0], name="3")]), id="too few"),
    ],
)
def test_a_wrong_header_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    head = head_of(GOOD)
    spoil(head)
    assert not read_or_refuse(with_head(GOOD, head))
    assert read_or_refuse(with_head(GOOD, head_of(GOOD)))


def with_view(coded: bytes) -> bytes:
    """Returns a profile of one face with one view."""
    head = head_of(GOOD)
    head["faces"] = [dict(head["faces"][0], views=[len(coded)])]
    return with_head(GOOD, head, coded)


def packed(kind: str, *options: int, width: int = 96, height: int = 144) -> bytes:
    """Returns a grey view as a picture file."""
    return cv2.imencode(kind, np.full((height, width, 3), 90, np.uint8), options)[1].tobytes()


def test_a_view_is_a_jpeg_in_the_size_of_the_deck() -> None:
    assert read_or_refuse(with_view(packed(".jpg")))
    assert not read_or_refuse(with_view(packed(".png")))
    assert not read_or_refuse(with_view(packed(".jpg", width=112)))
    assert not read_or_refuse(with_view(packed(".jpg", cv2.IMWRITE_JPEG_PROGRESSIVE, 1)))
    assert not read_or_refuse(with_view(packed(".jpg")[:100]))


@pytest.mark.parametrize(
    "large",
    [pytest.param(lambda: png(30_000, 30_000, 1, 0), id="PNG"), pytest.param(lambda: jpeg(8000, 8000), id="JPEG")],
)
def test_a_huge_view_is_refused_before_it_is_unpacked(large: Callable[[], bytes]) -> None:
    content = with_view(large())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert not read_or_refuse(content)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 * MIB
