#!/bin/sh
# All tests, with the branch coverage that the rules and sessions must have.
set -eu
exec .venv/bin/python -m pytest --durations=10 --cov --cov-report=term "$@"
