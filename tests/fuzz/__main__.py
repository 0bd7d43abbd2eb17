"""Fuzzing with Atheris: `python -m tests.fuzz TARGET SECONDS [CORPUS]`, where Atheris is installed.

Lets a fuzzer change seeds, guided by what it reaches, until an input is neither read nor refused as it should be, takes
longer than five seconds or more than a gigabyte in all. Such an input is written beside CORPUS and named: it belongs
into tests/fuzz/found/TARGET, where the tests try it ever after. Prints how many inputs were tried.
"""

import importlib.util
import os
import sys
import tempfile
import warnings
from pathlib import Path

SLOW_S = 5
MOST_MIB = 1024


def main() -> None:
    """Fuzzes one target."""
    target, seconds, *folder = sys.argv[1:]
    if importlib.util.find_spec("atheris") is None:
        print("Atheris is not installed, so nothing is fuzzed: pip install atheris (Python 3.11 to 3.13, x86-64)")
        return
    import atheris

    with atheris.instrument_imports(include=["companion", "hardware", "json", "vision.pictures", "PIL"]):
        from tests.fuzz.seeds import seeds_of
        from tests.fuzz.targets import TARGETS
    corpus = Path(folder[0] if folder else tempfile.mkdtemp(prefix=f"fuzz-{target}-"))
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds_of(target)):
        (corpus / f"seed-{number}").write_bytes(seed)
    warnings.simplefilter("ignore")
    limits = [f"-max_total_time={seconds}", f"-timeout={SLOW_S}", f"-rss_limit_mb={MOST_MIB}"]
    output = ["-print_final_stats=1", f"-artifact_prefix={corpus.parent}/", os.fspath(corpus)]
    atheris.Setup([sys.argv[0], *limits, *output], TARGETS[target])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
