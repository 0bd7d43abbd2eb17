#!/bin/sh
# Writes the lock files anew: every package with its hashes, for each processor and Python that is supported.
set -eu
command -v uv >/dev/null || { echo "lock: install uv first" >&2; exit 1; }
compile() {
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --no-annotate --no-header --upgrade "$@"
}
compile pyproject.toml .setup/build.in -o requirements.txt
compile pyproject.toml .setup/build.in --group dev -c requirements.txt -o requirements-dev.txt
