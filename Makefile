# The commands of this repository. Run `make` to list those of every day, and `make help-all` to list all.

SWIFT ?= swift
# Extra options for every Swift command, such as `SWIFT_FLAGS='--scratch-path .build-mine'`.
SWIFT_FLAGS ?=

# On a Mac, the package is an app's, without the command, unless it's asked for. The compiler finds ICU by
# two variables, as Homebrew doesn't link it.
ifeq ($(shell uname -s),Darwin)
  export LIVENUMBER_COMMAND := 1
  SWIFT_FLAGS += --traits Command
  export CPATH := $(shell brew --prefix icu4c 2>/dev/null)/include:$(CPATH)
  export LIBRARY_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib:$(LIBRARY_PATH)
endif

# Where `make install` puts the command.
PREFIX ?= /usr/local

.PHONY: help help-all demo test test-foundation test-full format lint apple-sessions web web-test options \
  web-frameworks web-package gtk gtk-test spark embedded example release picture fuzz sanitize coverage \
  mutate docs xcode-check api-check manual bench bench-command instructions speed-table install uninstall dist deb \
  try-release

# The line of a command ends with its description: after `##` for everyday ones, after `#:` for the others.
help:
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 17
	@echo 'help-all         Lists all commands.'

help-all:
	@sed -n 's/^\([a-z-]*\):.*#[#:] /\1\t/p' $(firstword $(MAKEFILE_LIST)) | sort | expand -t 17

# A debug build is the fastest to make. Leaving the field with Esc (1) or Ctrl-C (130) isn't an error.
demo: ## Builds the command and starts a live field, in German.
	@Scripts/Setup/ensure-tools.sh
	@echo '+ $(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live'
	@$(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live
	@echo 'Three things to type, or to paste: 1.5  86,4/3  1,234.56'
	@echo '+ numfmt-live edit --locale de --currency EUR --accept arithmetic'
	@"$$($(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)"/numfmt-live edit --locale de --currency EUR \
	  --accept arithmetic; \
	  code=$$?; case $$code in 0 | 1 | 130) exit 0 ;; *) exit $$code ;; esac

# Only Swift Testing: without tests, XCTest would print that it found none.
test: ## Runs all tests.
	@Scripts/Setup/ensure-tools.sh test
	$(SWIFT) test $(SWIFT_FLAGS) --disable-xctest

# The command and the C module need ICU; the rest of the tests run again on Foundation's locale data.
test-foundation: #: Tests the library, and an example, on Foundation's locale data without ICU.
	Scripts/Tests/test-foundation.sh

# Random tests multiply their number of samples by LIVENUMBER_TEST_FACTOR.
test-full: #: Runs all tests optimized, with many more random samples: a million edited fields.
	@Scripts/Setup/ensure-tools.sh test
	LIVENUMBER_TEST_FACTOR=$${LIVENUMBER_TEST_FACTOR:-20} \
	  $(SWIFT) test $(SWIFT_FLAGS) --disable-xctest -c release -Xswiftc -enable-testing

format: ## Formats all Swift files in place.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples Web Tools Fuzz \
	  Benchmarks

xcode-check: #: Checks the workflow for GitHub's Macs, and the Xcode project of an example.
	Scripts/Checks/check-xcode.sh

lint: ## Checks the style of all files, the examples in comments, the engine's layers, and system requirements.
	Scripts/Checks/lint.sh

# Web/README.md describes the page and the field.
web: ## Builds the engine for browsers, and serves a page with fields in many locales.
	Scripts/Web/web.sh $(PORT)

web-test: #: Tests the engine and the field for web pages in three browsers.
	Scripts/Web/web-test.sh $(TESTS)

web-frameworks: #: Tests the field for web pages in React, Vue, Lit, Preact, Alpine, and htmx, and with axe-core.
	Scripts/Web/web-frameworks.sh $(TESTS)

web-package: #: Packs the field for web pages as npm does, and checks its types.
	@Scripts/Setup/ensure-tools.sh package
	Scripts/Web/build-web.sh
	Scripts/Web/package-web.sh

# Examples/GTKField/README.md describes the window and the field.
gtk: ## Opens a window with GTK's own fields in many locales.
	Scripts/Examples/gtk.sh open

gtk-test: #: Tests the fields for GTK with real keys and a real mouse, on an X server of its own.
	Scripts/Examples/gtk.sh test $(TESTS)

# `make lint` type-checks them too.
apple-sessions: #: Runs the delegates of Apple's text fields with scripted fields.
	Scripts/Tests/run-apple-sessions.sh $(SWIFT_FLAGS)

# Examples/SparkPipe/README.md describes what it checks.
spark: #: Converts a column of two million rows with the command in Spark's pipe.
	@Scripts/Setup/ensure-tools.sh
	Scripts/Examples/spark.sh $(SWIFT_FLAGS)

embedded: #: Compiles the engine as Embedded Swift.
	Scripts/Checks/check-embedded.sh

example: ## Builds and runs a program that uses the library.
	Scripts/Examples/run-example.sh LinkedProgram .build-examples

release: #: Builds the optimized command, and prints its path.
	@Scripts/Setup/ensure-tools.sh
	@Scripts/Release/build-release.sh $(SWIFT_FLAGS)

install: ## Builds the optimized command, and installs it in PREFIX (default: /usr/local).
	@Scripts/Setup/ensure-tools.sh
	command=$$(Scripts/Release/build-release.sh $(SWIFT_FLAGS)) && Scripts/Release/install.sh install "$$command" "$(PREFIX)"

uninstall: #: Removes the command from PREFIX.
	Scripts/Release/install.sh uninstall "$(PREFIX)"

# RELEASING.md says what becomes of them.
dist: #: Makes the archive and the wheel with the command for any Linux, or for Macs, in .build-dist.
	@Scripts/Setup/ensure-tools.sh dist
	Scripts/Release/dist.sh archive $(SWIFT_FLAGS)

deb: #: Makes the package for Debian 12 and newer, in .build-dist.
	@Scripts/Setup/ensure-tools.sh deb
	Scripts/Release/dist.sh deb $(SWIFT_FLAGS)

try-release: dist deb #: Tries archive, package, and wheel in systems without Swift; needs root and Debian's mirror.
	@Scripts/Setup/ensure-tools.sh try
	Scripts/Release/try-release.py $(SUITES)

picture: #: Records the README's picture with the real command.
	$(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live
	Scripts/Generate/picture.sh "$$($(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)/numfmt-live"

# Fuzz/README.md explains how to read the findings.
fuzz: #: Fuzzes each target for SECONDS (default: 60).
	@Scripts/Setup/ensure-tools.sh
	Scripts/Tests/fuzz.sh $(or $(SECONDS),60) $(TARGETS)

sanitize: #: Runs the tests with the address, thread, and undefined-behavior sanitizers.
	@Scripts/Setup/ensure-tools.sh test
	Scripts/Tests/sanitize.sh

coverage: #: Prints the line coverage of each library target, which has to be 99 percent.
	@Scripts/Setup/ensure-tools.sh test
	Scripts/Tests/coverage.sh

# Scripts/Tests/surviving-mutants.tsv has the reasons of the mutants that may survive.
mutate: #: Mutates the engine in all ways, or in COUNT ways chosen by SEED, and prints what no test notices.
	Scripts/Tests/mutate.py $(if $(COUNT),--count $(COUNT)) --seed $(or $(SEED),1)

# Benchmarks/README.md describes what is measured.
bench: ## Compares the library with C, ICU, and Foundation, and prints the ratios.
	@Scripts/Setup/ensure-tools.sh bench
	Scripts/Benchmarks/bench.sh

# COMMAND is another build to measure, such as that of `make dist`: .build-dist/tree/bin/numfmt-live.
bench-command: #: Compares the command with GNU numfmt, Python, and engines for tables: time, memory, startup.
	@Scripts/Setup/ensure-tools.sh bench
	command=$${COMMAND:-$$(Scripts/Release/build-release.sh $(SWIFT_FLAGS))} && Scripts/Benchmarks/compare-numfmt.py "$$command"

instructions: #: Counts the instructions of the engine's hot paths.
	@Scripts/Setup/ensure-tools.sh count
	Scripts/Benchmarks/count-instructions.py

speed-table: #: Runs both benchmarks, of COMMAND if it's set, and updates the speed tables.
	Scripts/Benchmarks/speed-table.py

conventions: ## Writes the table of conventions in all locales anew, as ICU has them.
	WRITE_CONVENTIONS=1 $(SWIFT) test $(SWIFT_FLAGS) --disable-xctest --filter ConventionTableTests.tableIsWhatICUWrites

options: ## Writes flags, types, attributes, and tables of the rows of options.
	Scripts/Generate/options.py

docs: ## Builds the documentation; warnings are errors.
	Scripts/Generate/documentation.sh

api-check: #: Lists the breaking API changes since SINCE (default: the last release).
	Scripts/Checks/check-api.sh $(SINCE)

manual: #: Writes manual pages and shell completions to .build-manual.
	$(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live
	Scripts/Generate/manual.sh "$$($(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)/numfmt-live" .build-manual
