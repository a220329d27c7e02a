# Everything a newcomer needs: `make demo` draws the example, `make test` checks everything.
# Both install what Debian packages are missing first.

SHELL := /bin/bash
SWIFT ?= swift
PREFIX ?= /usr/local
# What makes a program start quickly, of which a cell drawn on its own takes most: generic types get their conformances from the
# compiler and do not search the program for them, and each function has a section of its own, so that the linker can put
# together those that a run needs (Tools/link). That two parts of the program do not change one value at a time is checked
# when it runs in debug builds, with which the tests run, and not here: the checks take a third of a table's time.
RELEASE_FLAGS := -c release -Xswiftc -enforce-exclusivity=unchecked \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -function-sections
CELLSIM_BUILT := .build/program/cellsim

PACKAGES := make gcc pkg-config libfreetype-dev libharfbuzz-dev libpixman-1-dev libpng-dev \
	libjpeg62-turbo-dev libdeflate-dev libicu-dev libexpat1-dev libxml2 libqpdf-dev libwebp-dev libheif-dev liblcms2-dev \
	libstdc++-12-dev zlib1g-dev
# A browser, 290 MB, for the tests of the HTML report; Python for what reads the compiler's index.
# The fonts that are not bundled, 60 MB, for the tests that draw them.
TEST_PACKAGES := shellcheck libxml2-dev chromium fonts-dejavu-core python3 busybox-static fonts-noto-cjk fonts-noto-color-emoji

# Another processor's compiler's files and its emulator, for the tests by night.
NIGHT_PACKAGES := libc6-dev-arm64-cross libgcc-12-dev-arm64-cross qemu-user

# Smaller archives; binutils come with the compiler.
DIST_PACKAGES := libdeflate-tools

# Installs only those of the packages that are missing, and says which.
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

# What building and running need.
deps:
	$(call install_packages,$(PACKAGES))
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.3 is needed: https://www.swift.org/install/linux" >&2; exit 1; }

# What the tests need besides.
test-deps: deps
	$(call install_packages,$(TEST_PACKAGES))

# The release binary, free of Swift's shared libraries. `library` is made from the same objects.
build: deps
	$(SWIFT) build $(RELEASE_FLAGS) --product cellsim
	Tools/link/program .build/release .build/program

# What `cellsim test` builds apps' own sources with: modules, one shared library and the adapter.
library: build
	$(SWIFT) build $(RELEASE_FLAGS) --target CellSimAppModules
	Tools/app-library .build/release .build/library/cellsim

debug: deps
	$(SWIFT) build --build-tests

# The fonts of Chinese, Japanese, Korean and emoji, for whoever draws them: from Debian's packages, for this user alone.
fonts: deps
	$(SWIFT) run cellsim fonts install

# The form of the sources, as .swift-format says; `swift format -i --recursive Sources Tests Examples Tools/adapter Package.swift`
# puts nearly everything right. Recorded fixtures say in their first lines that they keep theirs. Then the form of the changelog.
lint: deps
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Examples Tools/adapter Package.swift
	Tests/Scripts/changelog
	Tests/Scripts/documents

# What is made of the catalogue of members, Sources/UIKit/Members/Lists: tables and docs/UIKit.md; Apple's other modules, made of
# Sources/Apple/Declarations; and UNSUPPORTED.md, made of Sources/cellsim/Support. Tests fail when they are stale.
members: deps
	$(SWIFT) run members
	$(SWIFT) build --target UIKit
	$(SWIFT) run members --page
	$(SWIFT) build --product cellsim
	.build/debug/cellsim supports --markdown > UNSUPPORTED.md

# The tables of the symbols' drawings, of Symbols. A test tells when they are not its.
symbols: test-deps
	Tools/symbols

# The JSON schema of cellsim.yml and the page of its keys. A test tells when they are not the program's.
schema: deps
	$(SWIFT) build --product cellsim
	.build/debug/cellsim schema > docs/cellsim.schema.json
	.build/debug/cellsim schema --format markdown > docs/cellsim.yml.md

# The public declarations of the libraries, docs/api. A test tells when they are not the modules'.
api: debug
	$(SWIFT) run members --api

# The libraries' documentation, into .build/docs: one archive a module. A warning is an error.
docs: debug
	Tools/docs

# The suite runs next to the release build and to the scripts. Apps are tested with the program and the library as they are
# installed. The test runner's own summary comes last, or else what failed.
test: SCRIPTS_LOG := .build/scripts.log
test: test-deps lint debug
	.build/debug/cellsim fonts install
	@set -o pipefail; \
	$(MAKE) --no-print-directory --jobs=2 --output-sync=recurse test-suite test-apps test-release test-program test-adapter 2>&1 | \
	  tee $(SCRIPTS_LOG) || \
	  { cat .build/tests.log; grep -a -E -B 20 '^make.*\*\*\*' $(SCRIPTS_LOG); grep 'error: ' .build/tests.log; exit 1; }
	@cat .build/tests.log

# As `test`, with all inputs of the sweeps of which `test` tries a part: by night, and before an issue is resolved.
test-night: export CELLSIM_WHOLE_SWEEPS := 1
test-night: test test-adapted test-processors

# The C of the raster on arm64, emulated, gives the same bytes.
test-processors: deps
	$(call install_packages,$(NIGHT_PACKAGES))
	Tests/Scripts/processors

# Each fixture of the adapter as a program with the library: 260 programs, a few minutes.
test-adapted: library
	Tests/Scripts/adapted

# XCTest's tests and those of Swift Testing. They are started without SwiftPM, which would lock the build folder.
test-suite: SUITE := .build/debug/CellSimPackageTests.xctest
test-suite:
	{ $(SUITE); status=$$?; $(SUITE) --testing-library swift-testing && exit $$status; } >.build/tests.log 2>&1

# The adapter of iOS sources, a package of its own. The runner that SwiftPM writes needs the flag of the modules, which it does
# not get from the manifest.
test-adapter: HOST := $(dir $(realpath $(shell command -v $(SWIFT)c)))../lib/swift/host
test-adapter:
	$(SWIFT) test --package-path Tools/adapter --scratch-path .build/adapter -Xswiftc -I"$(HOST)"

# The program as users run it: from its documentation, installed, with full disks, in shards.
test-program: build
	Tests/Scripts/workflows
	Tests/Scripts/installed
	Tests/Scripts/documentation
	Tests/Scripts/second-package
	Tests/Scripts/faults
	Tests/Scripts/link-exchange
	Tests/Scripts/shards

# Tests of the release build.
test-release: dist
	Tests/Scripts/unread-members
	Tests/Scripts/same-bytes
	Tests/Scripts/distribution
	Tests/Scripts/recipes
	$(SWIFT) build $(RELEASE_FLAGS) --product Misuse
	Tests/Scripts/misuse
	Tools/docs

# The scripts that build packages and apps as they are, with the installed program and library.
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

# How many single tokens of Examples/App are changed, and the seed: `make test-apps MUTATIONS="200 7"`.
MUTATIONS ?= 6 1

# All tests, the examples' among them, with the address, the thread and the undefined behaviour sanitizer, each in a build
# folder of its own: an hour and more; `make sanitize SANITIZERS=thread` has one of them.
SANITIZERS ?= address thread
sanitize: test-deps
	for kind in $(SANITIZERS); do Tests/Scripts/sanitize $$kind || exit 1; done

# Coverage-guided fuzzers of all that reads others' files, each for SECONDS: `make fuzz SECONDS=600 TARGETS="xib svg"`.
SECONDS ?= 60
fuzz: deps
	SECONDS_EACH=$(SECONDS) Tests/Scripts/fuzz $(TARGETS)

# Full disks, closed streams, few descriptors, little memory, kills, several recorders: `make faults FAULTS=100 SEED=7`.
FAULTS ?= 12
SEED ?= 1
faults: deps
	$(SWIFT) build --product cellsim
	FAULTS=$(FAULTS) SEED=$(SEED) Tests/Scripts/faults

# Draws a table of 118 rows to Elements.png, with a program that is not optimised: it is built in half the time, and draws the
# same bytes.
demo: deps
	$(SWIFT) build --product cellsim
	@.build/debug/cellsim render Examples/Elements/Elements.xib --data Examples/Elements/elements.json --output Elements.png
	@echo "$(CURDIR)/Elements.png"

# bin/cellsim, share/cellsim/Fonts and lib/cellsim under PREFIX; runs from anywhere.
install: install-program library
	$(MAKE) --no-print-directory copy-library

# Without what `cellsim test` needs.
install-program: build
	$(MAKE) --no-print-directory copy-program

# What is built already, as it is.
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

# Libraries that others wrote, in repositories below LIBRARIES, with the installed program: their rows of docs/Libraries.md.
libraries: test-deps library
	rm -rf .build/installed
	$(MAKE) --no-print-directory copy-program copy-library PREFIX="$(CURDIR)/.build/installed"
	Tools/libraries $(LIBRARIES)

# dist/: a tarball that runs on any Linux of this processor without a package, one with the library for apps, and the first as a
# SwiftPM plugin.
dist: library
	$(call install_packages,$(DIST_PACKAGES))
	rm -f dist/*.tar.gz
	Tools/distribution/archive $(CELLSIM_BUILT) .build/library/cellsim dist

# In an archive's lib/cellsim/source: builds the library again with the compiler on PATH, and puts it in place of the archive's.
rebuild-library: deps
	@[ -d ../modules ] || { echo "rebuild-library: no library around this folder; use 'make install'" >&2; exit 1; }
	$(SWIFT) build $(RELEASE_FLAGS) --target CellSimAppModules
	Tools/app-library .build/release .build/library/cellsim
	for name in $$(ls .build/library/cellsim); do rm -rf "../$$name" && mv ".build/library/cellsim/$$name" ..; done

# Timings of parts, then of whole processes beside other programs': the table of docs/performance.md is made anew.
bench: build
	$(SWIFT) run $(RELEASE_FLAGS) Benchmarks
	CELLSIM=$(CURDIR)/$(CELLSIM_BUILT) Tests/Scripts/performance >.build/performance.md
	cp .build/performance.md docs/performance.md

clean:
	rm -rf .build dist Elements.png
