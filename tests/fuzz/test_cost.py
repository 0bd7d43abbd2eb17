"""What an input costs is measured, whatever else the machine does."""

import time

from tests.fuzz.cost import Cost, measure, measure_alone
from tests.fuzz.seeds import seeds_of


def test_an_input_that_keeps_the_processor_busy_is_too_slow() -> None:
    def think(_: bytes) -> None:
        began = time.process_time()
        while time.process_time() - began < 0.25:
            pass

    assert not measure(think, b"").is_bounded("settings")


def test_an_input_that_waits_costs_nothing() -> None:
    assert measure(lambda _: time.sleep(0.3), b"").is_bounded("settings")


def test_an_input_that_fills_the_memory_is_too_large_even_if_it_is_given_back() -> None:
    def fill(content: bytes) -> None:
        assert len(content * 150 * 1024**2) > len(content)

    assert not measure(fill, b"x").is_bounded("settings")


def test_an_input_is_measured_in_a_process_of_its_own() -> None:
    assert measure_alone("settings", next(seeds_of("settings"))).is_bounded("settings")
    assert not Cost(201, 0).is_bounded("settings")
    assert not Cost(0, 101).is_bounded("settings")
