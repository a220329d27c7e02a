# The main targets: `make demo` draws the example, `make test` runs all tests.
# Both install missing Debian packages first.

SHELL := /bin/bash
SWIFT ?= swift
PREFIX ?= /usr/local
# Flags for a fast start, which dominates the time of a single cell. Generic types get their conformances from the
# compiler instead
# of a search at run time. Each function gets its own section, so that the linker can group the functions that a run needs
# (Tools/link). Exclusive access to memory is checked only in debug builds, which the tests use, because the checks
# take a third of
# the time of a table.
RELEASE_FLAGS := -c release -Xswiftc -enforce-exclusivity=unchecked \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -function-sections
CELLSIM_BUILT := .build/program/cellsim

PACKAGES := make gcc pkg-config libfreetype-dev libharfbuzz-dev libpixman-1-dev libpng-dev \
	libjpeg62-turbo-dev libdeflate-dev libicu-dev libexpat1-dev libxml2 libqpdf-dev libwebp-dev libheif-dev liblcms2-dev \
	libstdc++-12-dev zlib1g-dev
# A browser, 290 MB, for the tests of the HTML report; Python for reading the compiler's index; the optional fonts, 60 MB, for
# the tests that draw with them.
TEST_PACKAGES := shellcheck libxml2-dev chromium fonts-dejavu-core python3 busybox-static fonts-noto-cjk fonts-noto-color-emoji

# The files of a cross compiler and an emulator, for the nightly tests.
NIGHT_PACKAGES := libc6-dev-arm64-cross libgcc-12-dev-arm64-cross qemu-user

# For smaller archives; binutils is installed with the compiler.
DIST_PACKAGES := libdeflate-tools

# Installs the missing packages and prints their names.
define install_packages
	@missing=""; \
	for package in $(1); do \
	  [ "$$(dpkg-query -W -f='$${db:Status-Status}' $$package 2>/dev/null)" = installed ] || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "installing$$missing"; \
	  sudo=""; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  $$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	fi
endef

.PHONY: all deps test-deps fonts lint members symbols schema api docs build library debug test test-night test-suite test-program \
	test-release test-apps \
	test-adapter test-adapted test-processors sanitize fuzz faults demo libraries install install-program copy-program copy-library dist rebuild-library bench clean

all: build

# The packages for building and running.
deps:
	$(call install_packages,$(PACKAGES))
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.3 is needed: https://www.swift.org/install/linux" >&2; exit 1; }

# Also the packages for the tests.
test-deps: deps
	$(call install_packages,$(TEST_PACKAGES))

# The release binary, without Swift's shared libraries. `library` uses the same object files.
build: deps
	$(SWIFT) build $(RELEASE_FLAGS) --product cellsim
	Tools/link/program .build/release .build/program

# The files with which `cellsim test` builds the sources of apps: modules, one shared library and the adapter.
library: build
	$(SWIFT) build $(RELEASE_FLAGS) --target CellSimAppModules
	Tools/app-library .build/release .build/library/cellsim

debug: deps
	$(SWIFT) build --build-tests

# Installs the fonts for Chinese, Japanese, Korean and emoji from Debian's packages, for the current user only.
fonts: deps
	$(SWIFT) run cellsim fonts install

# Checks the format of the sources (.swift-format); `swift format -i --recursive Sources Tests Examples Tools/adapter
# Package.swift`
# fixes nearly all findings. Recorded fixtures are excluded by their first line. Then checks the format of the changelog.
lint: deps
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Examples Tools/adapter Package.swift
	Tests/Scripts/changelog
	Tests/Scripts/documents

# Generates files from the catalogue of members in Sources/UIKit/Members/Lists: tables and docs/UIKit.md; Apple's
# other modules, from
# Sources/Apple/Declarations; and UNSUPPORTED.md, from Sources/cellsim/Support. Tests fail if they are outdated.
members: deps
	$(SWIFT) run members
	$(SWIFT) build --target UIKit
	$(SWIFT) run members --page
	$(SWIFT) build --product cellsim
	.build/debug/cellsim supports --markdown > UNSUPPORTED.md

# Generates the tables of symbol drawings from Symbols. A test fails if they are outdated.
symbols: test-deps
	Tools/symbols

# Generates the JSON schema of cellsim.yml and the page of its keys. A test fails if they are outdated.
schema: deps
	$(SWIFT) build --product cellsim
	.build/debug/cellsim schema > docs/cellsim.schema.json
	.build/debug/cellsim schema --format markdown > docs/cellsim.yml.md

# Writes the public declarations of the libraries to docs/api. A test fails if they are outdated.
api: debug
	$(SWIFT) run members --api

# Builds the documentation of the libraries in .build/docs, with one archive per module. Warnings are errors.
docs: debug
	Tools/docs

# Runs the suite in parallel with the release build and the scripts. Apps are tested with the installed program and library.
# The test runner's summary, or else the failure, is printed last.
test: SCRIPTS_LOG := .build/scripts.log
test: test-deps lint debug
	.build/debug/cellsim fonts install
	@set -o pipefail; \
	$(MAKE) --no-print-directory --jobs=2 --output-sync=recurse test-suite test-apps test-release test-program test-adapter 2>&1 | \
	  tee $(SCRIPTS_LOG) || \
	  { cat .build/tests.log; grep -a -E -B 20 '^make.*\*\*\*' $(SCRIPTS_LOG); grep 'error: ' .build/tests.log; exit 1; }
	@cat .build/tests.log

# Like `test`, but with all inputs of the tests that usually try a part of them: every night, and before an issue is closed.
test-night: export CELLSIM_WHOLE_SWEEPS := 1
test-night: test test-adapted test-processors

# Checks that the rasteriser's C code, emulated on arm64, draws the same bytes.
test-processors: deps
	$(call install_packages,$(NIGHT_PACKAGES))
	Tests/Scripts/processors

# Runs each fixture of the adapter as a program with the library: 260 programs, which take a few minutes.
test-adapted: library
	Tests/Scripts/adapted

# Runs the XCTest and Swift Testing tests, without SwiftPM, which would lock the build folder.
test-suite: SUITE := .build/debug/CellSimPackageTests.xctest
test-suite:
	{ $(SUITE); status=$$?; $(SUITE) --testing-library swift-testing && exit $$status; } >.build/tests.log 2>&1

# Tests the adapter of iOS sources, a separate package. The test runner that SwiftPM generates needs the flag for the modules,
# which the manifest cannot set.
test-adapter: HOST := $(dir $(realpath $(shell command -v $(SWIFT)c)))../lib/swift/host
test-adapter:
	$(SWIFT) test --package-path Tools/adapter --scratch-path .build/adapter -Xswiftc -I"$(HOST)"

# Tests the program as users run it: the documented commands, installations, full disks, shards.
test-program: build
	Tests/Scripts/workflows
	Tests/Scripts/installed
	Tests/Scripts/documentation
	Tests/Scripts/second-package
	Tests/Scripts/faults
	Tests/Scripts/link-exchange
	Tests/Scripts/shards

# Runs the tests in a release build.
test-release: dist
	Tests/Scripts/unread-members
	Tests/Scripts/same-bytes
	Tests/Scripts/distribution
	Tests/Scripts/recipes
	$(SWIFT) build $(RELEASE_FLAGS) --product Misuse
	Tests/Scripts/misuse
	Tools/docs

# Runs the scripts that build unchanged packages and apps with the installed program and library.
test-apps: export CELLSIM := $(CURDIR)/.build/installed/bin/cellsim
test-apps: dist
	rm -rf .build/installed
	$(MAKE) --no-print-directory copy-program copy-library PREFIX="$(CURDIR)/.build/installed"
	Tests/Scripts/bare-apps
	Tests/Scripts/library-symbols .build/installed/lib/cellsim
	Tests/Scripts/compilers
	Tests/Scripts/app-package
	Tests/Scripts/editors
	Tests/Scripts/example-app
	Tests/Scripts/gallery-app
	Tests/Scripts/generated-app
	Tests/Scripts/pruned-package
	Tests/Scripts/interrupted
	Tests/Scripts/mixed-app
	Tests/Scripts/mutations $(MUTATIONS)

# The number of single tokens to change in Examples/App, and the seed: `make test-apps MUTATIONS="200 7"`.
MUTATIONS ?= 6 1

# Runs all tests, including the examples', with the address, thread and undefined behaviour sanitizers, each in a separate build
# folder. It takes more than an hour; `make sanitize SANITIZERS=thread` runs one of them.
SANITIZERS ?= address thread
sanitize: test-deps
	for kind in $(SANITIZERS); do Tests/Scripts/sanitize $$kind || exit 1; done

# Runs coverage-guided fuzzers on all readers of files, each for SECONDS: `make fuzz SECONDS=600 TARGETS="xib svg"`.
SECONDS ?= 60
fuzz: deps
	SECONDS_EACH=$(SECONDS) Tests/Scripts/fuzz $(TARGETS)

# Simulates full disks, closed streams, few descriptors, little memory, kills and parallel recording: `make faults
# FAULTS=100 SEED=7`.
FAULTS ?= 12
SEED ?= 1
faults: deps
	$(SWIFT) build --product cellsim
	FAULTS=$(FAULTS) SEED=$(SEED) Tests/Scripts/faults

# Draws a table of 118 rows to Elements.png with a debug build, which is built in half the time and draws the same
# bytes.
demo: deps
	$(SWIFT) build --product cellsim
	@.build/debug/cellsim render Examples/Elements/Elements.xib --data Examples/Elements/elements.json --output Elements.png
	@echo "$(CURDIR)/Elements.png"

# Installs bin/cellsim, share/cellsim/Fonts and lib/cellsim in PREFIX; the result can be moved.
install: install-program library
	$(MAKE) --no-print-directory copy-library

# Installs the program without the files for `cellsim test`.
install-program: build
	$(MAKE) --no-print-directory copy-program

# Installs the existing build without building.
copy-program:
	install -d "$(PREFIX)/bin" "$(PREFIX)/share/cellsim/Fonts"
	install -m 755 -s $(CELLSIM_BUILT) "$(PREFIX)/bin/cellsim"
	find Fonts -path Fonts/Symbols -prune -o -type f ! -name README.md -print | LC_ALL=C sort | while read -r file; do \
	  install -D -m 644 "$$file" "$(PREFIX)/share/cellsim/$$file"; \
	done
	Tools/distribution/documents "$(PREFIX)/bin/cellsim" "$(PREFIX)/share"

copy-library:
	install -d "$(PREFIX)/lib"
	rm -rf "$(PREFIX)/lib/cellsim"
	cp -R .build/library/cellsim "$(PREFIX)/lib/cellsim"

# Tries third-party libraries, from repositories in the folder LIBRARIES, with the installed program, and updates
# docs/Libraries.md.
libraries: test-deps library
	rm -rf .build/installed
	$(MAKE) --no-print-directory copy-program copy-library PREFIX="$(CURDIR)/.build/installed"
	Tools/libraries $(LIBRARIES)

# Writes to dist/: a tarball that runs on any Linux with this processor without packages, one with the library for
# apps, and the first
# as a SwiftPM plugin.
dist: library
	$(call install_packages,$(DIST_PACKAGES))
	rm -f dist/*.tar.gz
	Tools/distribution/archive $(CELLSIM_BUILT) .build/library/cellsim dist

# For lib/cellsim/source in an archive: rebuilds the library with the compiler in PATH, and replaces the archive's.
rebuild-library: deps
	@[ -d ../modules ] || { echo "rebuild-library: no library around this folder; use 'make install'" >&2; exit 1; }
	$(SWIFT) build $(RELEASE_FLAGS) --target CellSimAppModules
	Tools/app-library .build/release .build/library/cellsim
	for name in $$(ls .build/library/cellsim); do rm -rf "../$$name" && mv ".build/library/cellsim/$$name" ..; done

# Measures the duration of parts, then of processes compared with other programs, and updates docs/performance.md.
bench: build
	$(SWIFT) run $(RELEASE_FLAGS) Benchmarks
	CELLSIM=$(CURDIR)/$(CELLSIM_BUILT) Tests/Scripts/performance >.build/performance.md
	cp .build/performance.md docs/performance.md

clean:
	rm -rf .build dist Elements.png
