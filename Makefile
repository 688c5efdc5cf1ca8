# The commands of this repository. `make` alone lists them.

SWIFT ?= swift
# More options for every call of Swift, such as `SWIFT_FLAGS='--scratch-path .build-mine'`.
SWIFT_FLAGS ?=

# Homebrew keeps its ICU to itself, so that pkg-config must be told.
ifeq ($(shell uname -s),Darwin)
  export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: help demo test test-full format lint embedded example picture fuzz sanitize coverage docs api-check \
  manual bench bench-command instructions speed-table

help: ## Lists the commands.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 15

# A debug build, since it is ready soonest. Leaving the field by Esc (1) or Ctrl-C (130) is no error.
demo: ## Builds the command and starts a live field, in French.
	@Scripts/ensure-tools.sh
	@echo '+ $(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live'
	@$(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live
	@echo '+ numfmt-live edit --locale fr'
	@"$$($(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)"/numfmt-live edit --locale fr; \
	  code=$$?; case $$code in 0 | 1 | 130) exit 0 ;; *) exit $$code ;; esac

# Swift Testing alone: XCTest has no tests here, and would say so.
test: ## Runs all tests.
	@Scripts/ensure-tools.sh test
	$(SWIFT) test $(SWIFT_FLAGS) --disable-xctest

# Sampled tests read LIVENUMBER_TEST_FACTOR and take so many times the samples.
test-full: ## Runs all tests optimised, with far more random samples: a million edited fields.
	@Scripts/ensure-tools.sh test
	LIVENUMBER_TEST_FACTOR=$${LIVENUMBER_TEST_FACTOR:-20} \
	  $(SWIFT) test $(SWIFT_FLAGS) --disable-xctest -c release -Xswiftc -enable-testing

format: ## Formats all Swift files in place.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples Fuzz \
	  Benchmarks

lint: ## Checks the style of all files, and that nothing needs a newer system.
	Scripts/lint.sh

embedded: ## Compiles the engine as Embedded Swift.
	Scripts/check-embedded.sh

example: ## Builds and runs the package outside this one that links the library.
	Scripts/run-example.sh LinkedByPath

# Needs tmux and Python 3.
picture: ## Draws the README's picture anew, from the real command.
	$(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live
	Scripts/field-picture.py "$$($(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)/numfmt-live" \
	  > Documentation/field.svg

# Fuzz/README.md tells how to read what it finds.
fuzz: ## Fuzzes each target for SECONDS (60 unless given).
	@Scripts/ensure-tools.sh
	Scripts/fuzz.sh $(or $(SECONDS),60) $(TARGETS)

sanitize: ## Runs the tests under the address, thread and undefined-behaviour sanitizers.
	@Scripts/ensure-tools.sh test
	Scripts/sanitize.sh

coverage: ## Prints the line coverage of the library.
	@Scripts/ensure-tools.sh test
	Scripts/coverage.sh

# Benchmarks/README.md tells what is measured.
bench: ## Measures the library beside C, ICU and Foundation, and prints the ratios.
	@Scripts/ensure-tools.sh bench
	Scripts/bench.sh

bench-command: ## Measures the command beside GNU numfmt: time, memory, start-up.
	@Scripts/ensure-tools.sh bench
	$(SWIFT) build $(SWIFT_FLAGS) -c release --static-swift-stdlib --product numfmt-live
	Scripts/compare-numfmt.py \
	  "$$($(SWIFT) build $(SWIFT_FLAGS) -c release --show-bin-path)/numfmt-live"

instructions: ## Counts the instructions of the engine's hot paths.
	@Scripts/ensure-tools.sh count
	Scripts/count-instructions.py

speed-table: ## Measures all of these, and writes the README's table anew.
	Scripts/speed-table.py

docs: ## Builds the documentation; a warning is an error.
	Scripts/documentation.sh

api-check: ## Says what breaks packages that use the library, since SINCE (a tag or a commit).
	Scripts/check-api.sh $(SINCE)

manual: ## Writes manual pages and shell completions to .build-manual.
	$(SWIFT) build $(SWIFT_FLAGS) --product numfmt-live
	Scripts/manual.sh "$$($(SWIFT) build $(SWIFT_FLAGS) --show-bin-path)/numfmt-live" .build-manual
