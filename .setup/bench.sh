#!/bin/sh
# Every benchmark, one after the other; each prints its figures.
set -eu
for file in tests/bench/[a-z]*.py; do
    name=$(basename "$file" .py)
    printf '\n== %s\n' "$name"
    .venv/bin/python -m "tests.bench.$name"
done
