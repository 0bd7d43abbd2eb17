"""Observable values: listeners hear changes, and nothing more once they stop listening."""

from companion.app.observable import Listeners, Observable, Unsubscribe


class Lamp:
    is_on = Observable(False)


def test_a_change_is_told_and_the_same_value_is_not() -> None:
    lamp, heard = Lamp(), list[bool]()
    Lamp.is_on.listen(lamp, heard.append)
    lamp.is_on = True
    lamp.is_on = True
    lamp.is_on = False
    assert heard == [True, False]


def test_two_holders_have_values_and_listeners_of_their_own() -> None:
    one, other, heard = Lamp(), Lamp(), list[bool]()
    Lamp.is_on.listen(other, heard.append)
    one.is_on = True
    assert not other.is_on
    assert heard == []


def test_who_stopped_listening_hears_nothing() -> None:
    lamp, heard = Lamp(), list[bool]()
    stop = Lamp.is_on.listen(lamp, heard.append)
    stop()
    stop()
    lamp.is_on = True
    assert heard == []


def test_one_that_another_removes_meanwhile_is_left_out_and_a_new_one_waits() -> None:
    listeners: Listeners[int] = Listeners()
    heard: list[str] = []
    stops: list[Unsubscribe] = []

    def first(_: int) -> None:
        heard.append("first")
        stops[0]()
        listeners.add(lambda _: heard.append("new"))

    listeners.add(first)
    stops.append(listeners.add(lambda _: heard.append("second")))
    listeners.tell(1)
    assert heard == ["first"]
    listeners.tell(2)
    assert heard == ["first", "first", "new"]
