# Thin: what each target needs is set up by .setup/setup.sh.
.PHONY: run test check format bench lock
PYTHON := .venv/bin/python

run: ; @.setup/setup.sh run && exec .venv/bin/companion score $$(ls tests/records/*.json | grep -v score)

test: ; @.setup/setup.sh dev && .setup/test.sh

check: ; @.setup/setup.sh dev && .setup/check.sh

format: ; @.setup/setup.sh dev && $(PYTHON) -m ruff format . && $(PYTHON) -m ruff check --fix .

bench: ; @.setup/setup.sh dev && .setup/bench.sh

lock: ; @.setup/lock.sh
