"""A touch that is meant, told from a finger that trembles and from the second touch of two."""

from companion.app.touch_debounce import AGAIN_S, ARRIVED_S, REPEATED_S, SAME_PLACE_MM, TouchDebounce


class Time:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


def test_what_comes_at_once_after_a_touch_is_the_same_touch() -> None:
    time = Time()
    touches = TouchDebounce(time)
    assert touches.are_meant()
    time.now_s += AGAIN_S / 2
    assert not touches.are_meant()
    time.now_s += AGAIN_S
    assert touches.are_meant()


def test_what_is_touched_as_a_screen_arrives_was_meant_for_the_one_before() -> None:
    time = Time()
    touches = TouchDebounce(time)
    assert not touches.are_late()
    touches.note_new_screen()
    assert touches.are_late()
    time.now_s += ARRIVED_S
    assert not touches.are_late()


def test_a_touch_at_the_same_place_at_once_is_the_same_one() -> None:
    time = Time()
    touches = TouchDebounce(time)
    assert not touches.is_repeated(50, 40)
    time.now_s += REPEATED_S / 2
    assert touches.is_repeated(51, 40)
    assert not touches.is_repeated(51 + SAME_PLACE_MM, 40), "another finger, on the next key"
    time.now_s += REPEATED_S
    assert not touches.is_repeated(51 + SAME_PLACE_MM, 40), "a finger that is quick"


def test_what_would_be_entered_at_the_same_place_waits_longer() -> None:
    time = Time()
    touches = TouchDebounce(time)
    for x_mm, after_s, meant in ((50, 1.0, True), (51, 0.3, False), (80, 0.3, True), (80, ARRIVED_S, True)):
        time.now_s += after_s
        touches.is_repeated(x_mm, 40)
        assert touches.are_meant(same_place_s=ARRIVED_S) is meant


def test_two_keys_of_a_keyboard_are_at_no_place() -> None:
    time = Time()
    touches = TouchDebounce(time)
    touches.is_repeated(50, 40)
    for _ in range(3):
        assert touches.are_meant(same_place_s=ARRIVED_S)
        time.now_s += AGAIN_S


def test_what_has_come_under_a_finger_meanwhile_is_not_hit() -> None:
    time = Time()
    touches = TouchDebounce(time)
    assert not touches.hits_other(50, 40, "count")
    time.now_s += ARRIVED_S / 2
    assert touches.hits_other(51, 40, "that is the hand")
    assert not touches.hits_other(50, 40, "count"), "it is still there"
    assert not touches.hits_other(80, 40, "that is the hand"), "somewhere else"
    time.now_s += ARRIVED_S
    assert not touches.hits_other(50, 40, "that is the hand"), "there was time to see it"
