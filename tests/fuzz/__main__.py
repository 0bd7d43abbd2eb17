"""Fuzzing with Atheris: `python -m tests.fuzz TARGET SECONDS [CORPUS]`, where Atheris is installed.

Lets a fuzzer change seeds, guided by what it reaches, until an input is neither read nor refused as it should be, or
costs more than tests/fuzz/cost.py allows. Such an input is written beside CORPUS and named: it belongs into
tests/fuzz/found/TARGET, where the tests try it ever after. Prints how many inputs were tried.
"""

import importlib.util
import os
import sys
import tempfile
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

STUCK_S = 300
"""By the clock: a fuzzer that gives way to others may wait long for its turn. What an input costs, cost.py asks."""
MOST_MIB = 1024


def main() -> None:
    """Fuzzes one target."""
    target, seconds, *folder = sys.argv[1:]
    if importlib.util.find_spec("atheris") is None:
        print("Atheris is not installed, so nothing is fuzzed: pip install atheris (Python 3.11 to 3.13, x86-64)")
        return
    import atheris

    with atheris.instrument_imports(include=["companion", "hardware", "json", "vision.pictures", "PIL"]):
        from tests.fuzz.cost import check_cost
        from tests.fuzz.mutation import SHAPED
        from tests.fuzz.seeds import seeds_of

        for seed in seeds_of(target):
            check_cost(target, seed)  # what is imported only now is instrumented too
    corpus = Path(folder[0] if folder else tempfile.mkdtemp(prefix=f"fuzz-{target}-"))
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds_of(target)):
        (corpus / f"seed-{number}").write_bytes(seed)
    warnings.simplefilter("ignore")
    limits = [f"-max_total_time={seconds}", f"-timeout={STUCK_S}", f"-rss_limit_mb={MOST_MIB}"]
    output = ["-print_final_stats=1", f"-artifact_prefix={corpus.parent}/", os.fspath(corpus)]
    mutator = {"custom_mutator": _mutator(SHAPED[target], atheris)} if target in SHAPED else {}
    atheris.Setup([sys.argv[0], *limits, *output], partial(check_cost, target), **mutator)
    atheris.Fuzz()


def _mutator(shaped: Callable[..., bytes], fuzzer: Any) -> Callable[[bytes, int, int], bytes]:
    """Returns a mutator as the fuzzer wants it; its own changing of bytes is there only once it runs."""
    return lambda content, most, seed: shaped(content, most, Random(seed), lambda *asked: fuzzer.Mutate(*asked))


if __name__ == "__main__":
    main()
