# Every target sets up what it needs by itself: the first one that runs makes .venv.
#
#   make play    the games in the browser        make lint      ruff, mypy, import contracts
#   make test    everything that CI checks       make fuzz      many random games
#   make quick   lint, and tests of what changed make docs      the site, in site/
#   make bench   speed and sizes                 make coverage  rewrite docs/coverage/
#   make mutate  do tests notice broken rules?   make clean     remove what make made
#   make dist    wheel and sdist in dist/        make lock      rewrite requirements.lock
#   make art     paint the maps                  make fast      compile the games, in build/fast
#   make test-fast  the tests on what is compiled   make screens  pictures of all games, in screens/
#   make load    a server under load, killed and attacked

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := src/hexfront/server/client/index.html
ART := src/hexfront/art/painted/.ready
COVERAGE := $(BIN)/python -m tools.coverage
FAST := build/fast

.DELETE_ON_ERROR:
.PHONY: play test quick docs pictures bench lint art fuzz mutate coverage types dist lock clean
.PHONY: fast test-fast screens load lint-web

play: $(READY) $(CLIENT) $(ART)
	$(BIN)/hexfront

# What is set up and checked without the tests does not wait for each other.
test:
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(CLIENT) $(ART) web/.chromium lint lint-web
	@tools/setup-postgres
	$(BIN)/python -m pytest
	$(COVERAGE) check
	cd web && npx playwright test

# Linters, types and the tests of what changed since the main branch: a minute or two.
quick: $(READY)
	@$(MAKE) --no-print-directory -j2 --output-sync=target $$($(BIN)/python -m tools.changed --checks)
	@tests=$$($(BIN)/python -m tools.changed) && if [ -n "$$tests" ]; then \
	    $(BIN)/python -m pytest -x -q -m "not fuzz" $$tests; else echo "no tests for what changed"; fi

bench: $(READY) $(CLIENT) web/.chromium fast
	$(BIN)/hexfront bench engine server client --beside $(FAST)

# The games compiled, some minutes the first time; what is not Python, and what is not compiled, is
# copied again. The sources stay the reference, and what everything else uses.
fast: $(READY)
	$(BIN)/python -m tools.compile $(FAST)
	@echo "use it with PYTHONPATH=$(FAST), as in PYTHONPATH=$(FAST) $(BIN)/hexfront sim volga"

# All tests but those that break a function on purpose, which a compiled caller does not notice, or
# look at what compiled code does not have.
test-fast: $(CLIENT) $(ART) fast
	PYTHONPATH=$(FAST) $(BIN)/python -m pytest -m "not interpreted"

# The load, crash and attack tests at their full size, on this machine only: some minutes.
load: export HEXFRONT_CRASHES ?= 40
load: $(READY) $(CLIENT)
	@tools/setup-postgres
	$(BIN)/python -m pytest -s -n 0 tests/server/test_load.py tests/server/test_crash.py \
	    tests/server/test_cluster.py tests/server/test_holes.py tests/server/test_limits_kept.py
	$(BIN)/hexfront bench server

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Types and unit tests of the client.
lint-web: web/node_modules/.ready $(READY) $(ART)
	cd web && npm run --silent check && npm run --silent test

# The client lies inside the Python package, where the server finds it and a wheel carries it.
$(CLIENT): web/node_modules/.ready $(shell find web/src web/public web/index.html web/vite.config.ts src/hexfront/locale -type f)
	cd web && npm run --silent build
	@touch $@

# The painted maps too; without them a map is painted at first sight and kept in the user's cache.
art: $(ART)
$(ART): $(READY) $(shell find src/hexfront/art src/hexfront/games/*/data -name '*.py' -o -name '*.toml' -o -name '*.csv')
	$(BIN)/python -m hexfront.art
	$(BIN)/python -m hexfront.server.thumbnails
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json tools/setup-web
	@tools/setup-web

web/.chromium: tools/setup-chromium
	@tools/setup-chromium && touch $@

# The site of docs/, with links and anchors checked; nothing in it is loaded from elsewhere.
docs: $(READY)
	$(BIN)/python -m mkdocs build --strict --quiet
	@echo "the site is in site/index.html"

# Every game in the middle of a golden game, as the real client shows it, for README and docs.
pictures: $(READY) $(CLIENT) web/.chromium
	node tools/pictures.mjs

# Every game in every season, at three sizes, by day and by night, into screens/, to be looked at.
# ONLY=heroes takes one game.
screens: $(READY) $(CLIENT) $(ART) web/.chromium
	node tools/screens.mjs $(ONLY)

# What is made from declarations: the fields of the states and the client's types. Tests compare.
types: $(READY) web/node_modules/.ready
	$(BIN)/python tools/write_states.py
	$(BIN)/python -m tools.write_types
	$(BIN)/python -m tools.write_names
	$(BIN)/python -m tools.write_sheets
	$(BIN)/python tools/write_glyphs.py
	$(BIN)/python -m hexfront.server.schema > web/openapi.json
	cd web && npm run --silent types

# Random play beyond what `make test` does. HEXFRONT_FUZZ_GAMES=100000 make fuzz
fuzz: export HEXFRONT_FUZZ_GAMES ?= 10000
fuzz: $(READY)
	$(BIN)/python -m pytest tests -m fuzz

# Breaks rules of a game one at a time. make mutate GAME=heroes N=100 SEED=7 ONLY=sight.py JSON=out.json
GAME ?= volga
N ?= 20
SEED ?= 1
mutate: $(READY)
	@$(BIN)/python -m tools.mutate $(GAME) -n $(N) --seed $(SEED) \
	    $(if $(ONLY),--only "$(ONLY)") $(if $(JSON),--json "$(JSON)") $(if $(NAMED),--named)

coverage: $(READY)
	$(COVERAGE) write

# What `pip install` takes, with the client in it. Tests install it where there is no Node.
# HEXFRONT_COMPILE=1 make dist: a wheel for this Python and system, compiled.
dist: $(READY) $(CLIENT) $(ART)
	rm -rf build/lib build/bdist* dist
	$(BIN)/python -m build --no-isolation --outdir dist

# No index, host or path may get into the lock file: it must install anywhere.
lock: $(READY)
	CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --upgrade --extra dev \
	    --generate-hashes --allow-unsafe --strip-extras \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	    --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist site src/*.egg-info src/hexfront/pages
	rm -rf web/node_modules web/.chromium src/hexfront/server/client src/hexfront/art/painted src/hexfront/server/grounds
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml tools/setup-venv
	@tools/setup-venv $(PYTHON) $(VENV)
	@touch $@
