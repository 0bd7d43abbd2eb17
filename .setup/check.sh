#!/bin/sh
# Format, lint, types, layers.
set -eu
bin=.venv/bin
$bin/python -m ruff format --check .
$bin/python -m ruff check .
$bin/python -m mypy
$bin/lint-imports
