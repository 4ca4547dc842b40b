# make play   set up what playing needs and serve the app at http://127.0.0.1:8000
# make test   set up the rest and run all tests
# make test-compiled   only the part that compiles the engines and holds them to the same ends
# make check  lint and types, Python and web
# make golden write the golden files anew; read the diff
# make types  write the browser's types anew from the server's OpenAPI document

PYTHON ?= python3
BIN := .venv/bin
PLAY := .venv/.play
DEV := .venv/.dev
MODULES := web/node_modules/.package-lock.json
BUILT := src/wolfden/server/static/index.html
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
NODE := $(BIN)/python hatch_build.py

SOURCES := $(shell find src/wolfden -type f -not -path '*/static/*' -not -name '*.pyc')
WEB_SOURCES := $(shell find web/src web/public web/tools web/*.ts web/*.js web/*.json web/*.html \
	src/wolfden/texts src/wolfden/games/*/texts src/wolfden/games/*/pages -type f 2>/dev/null)

COMPILED := build/compiled/.done
ALIKE := tests/test_conformance.py tests/test_ends.py tests/core tests/kit

.PHONY: play test test-compiled check golden types clean

# Whoever develops plays from the sources; whoever only plays gets the package.
play: $(if $(wildcard $(DEV)),$(DEV) $(BUILT),$(PLAY))
	$(BIN)/wolfden serve

# A browser keeps a core busy; most other tests wait for servers and clocks.
test: $(DEV) $(BUILT) test-compiled
	$(BIN)/pytest -n 2 --dist loadgroup tests/browser $(PYTEST)
	$(BIN)/pytest -n 4 --dist loadgroup --ignore tests/browser $(PYTEST)
	$(NODE) npm run test

test-compiled: $(COMPILED)
	if [ -d build/compiled/wolfden ]; \
		then PYTHONPATH=build/compiled WOLFDEN_BUILD=compiled $(BIN)/pytest -n 2 $(ALIKE); \
		else echo "skipped: the compiled engines, for want of a C compiler"; test -z "$$WOLFDEN_NO_SKIPS"; fi

check: $(DEV) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy benchmarks/*.py
	$(BIN)/lint-imports
	$(NODE) npm run check

golden: $(DEV)
	for game in $$($(BIN)/python -c "import wolfden; print(*(spec.id for spec in wolfden.games()))"); \
		do $(BIN)/python -m wolfden.testing $$game tests/golden/$$game; done
	$(BIN)/python -m tests.games.the_wolves.test_perft
	for game in $$(ls tests/golden); do $(BIN)/python -m wolfden.testing.ends $$game tests/golden/$$game; done

types: $(DEV) $(MODULES)
	$(BIN)/python -m wolfden.server.openapi > web/openapi.json
	$(NODE) npm run types

$(PLAY): pyproject.toml constraints.txt $(SOURCES) $(WEB_SOURCES)
	$(PYTHON) -m venv .venv
	$(INSTALL) .
	$(BIN)/wolfden --version
	touch $@

$(DEV): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(INSTALL) -e '.[dev]'
	touch $@

$(COMPILED): hatch_build.py $(SOURCES) | $(DEV)
	$(BIN)/python hatch_build.py compile build/compiled
	touch $@

$(MODULES): web/package.json web/package-lock.json $(DEV)
	$(NODE) npm ci --no-audit --no-fund
	touch $@

$(BUILT): $(MODULES) $(WEB_SOURCES)
	$(NODE) npm run build
	touch $@

clean:
	rm -rf .venv build web/node_modules src/wolfden/server/static
