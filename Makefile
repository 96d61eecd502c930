# Every target sets up what it needs by itself: the first one that runs makes .venv.
#
#   make play    a game in the terminal          make lint      ruff, mypy, import contracts
#   make test    everything that CI checks       make fuzz      many random games
#   make bench   speed and sizes                 make coverage  write docs/coverage/ anew
#   make lock    write requirements.lock anew    make clean     remove what make made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
RULEBOOK := $(BIN)/python -W ignore::RuntimeWarning:runpy -m hexfront.core.rulebook

.DELETE_ON_ERROR:
.PHONY: play test bench lint fuzz coverage lock clean

play: $(READY)
	$(BIN)/hexfront play volga

test: lint
	$(BIN)/python -m pytest
	$(RULEBOOK) check

bench: $(READY)
	$(BIN)/hexfront bench

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Random play beyond what `make test` does. HEXFRONT_FUZZ_GAMES=100000 make fuzz
fuzz: export HEXFRONT_FUZZ_GAMES ?= 20000
fuzz: $(READY)
	$(BIN)/python -m pytest tests -m fuzz

coverage: $(READY)
	$(RULEBOOK) write

# No index, host or path may get into the lock file: it must install anywhere.
lock: $(READY)
	CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --upgrade --extra dev \
	    --generate-hashes --allow-unsafe --strip-extras \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	    --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml tools/setup-venv
	@tools/setup-venv $(PYTHON) $(VENV)
	@touch $@
