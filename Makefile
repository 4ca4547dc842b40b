# make play   set everything up and serve the app at http://127.0.0.1:8000
# make test   set everything up and run all tests
# make check  lint and types, Python and web
# make golden write the golden files anew; read the diff

PYTHON ?= python3
BIN := .venv/bin
SETUP := .venv/.set-up
MODULES := web/node_modules/.package-lock.json
BUILT := src/wolfden/server/static/index.html
NODE := $(BIN)/python hatch_build.py

WEB_SOURCES := $(shell find web/src web/public web/*.ts web/*.js web/*.json web/*.html \
	src/wolfden/texts src/wolfden/games/*/texts src/wolfden/games/*/pages -type f 2>/dev/null)

.PHONY: play test check golden types clean

play: $(SETUP) $(BUILT)
	$(BIN)/wolfden serve

test: $(SETUP) $(BUILT)
	$(BIN)/pytest -n 2 --dist loadgroup $(PYTEST)
	$(NODE) npm run test

check: $(SETUP) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) npm run check

golden: $(SETUP)
	for game in $$($(BIN)/python -c "import wolfden; print(*(spec.id for spec in wolfden.games()))"); \
		do $(BIN)/python -m wolfden.testing $$game tests/golden/$$game; done
	$(BIN)/python -m tests.games.the_wolves.test_perft

types: $(SETUP) $(MODULES)
	$(BIN)/python -m wolfden.server.openapi > web/openapi.json
	$(NODE) npm run types

$(SETUP): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

$(MODULES): web/package.json web/package-lock.json $(SETUP)
	$(NODE) npm ci --no-audit --no-fund
	touch $@

$(BUILT): $(MODULES) $(WEB_SOURCES)
	$(NODE) npm run build
	touch $@

clean:
	rm -rf .venv web/node_modules src/wolfden/server/static
