# Kavarna: what to type.
#
#   make play    build the house and open it in the browser; make terminal: play in the terminal
#   make test    everything a change must pass (installs what the tests need)
#   make static  the app with its engines as a folder for any web server: web/static; make engines: the engines alone
#   make bench   speed, with the machine's own figure beside it; make load: the house under load
#   make soak    the long versions of the tests; make api: requests made from the description of the API;
#                make machines: a house on three machines under load, one killed, one cut off (root, iproute2)
#   make protocol write docs/openapi.json and the types of the app from those of the house
#   make pictures take pictures of every screen into docs/pictures
#   make python  build the Python package and test it; make dist: what people install, in dist/; make dist-test: install it
#   make reports play the published tables again (SCALE=0.05) and write docs/reports
#   make perft   print the lines of perft.txt of mariáš and tarok anew, from the plain rules
#   make studies print what partition search and proof-number search save: tests that measure instead of checking
#   make deps    install what the tests need, or say what is missing
#   make semver  what the libraries promise now against what they promised at SINCE (origin/main)
#   make fmt     format; make lint: formatting, clippy, docs, licences

SHELL := /bin/bash
CARGO ?= cargo
# Releases and benches are built for the processors of the last ten years; a baseline build passes the same tests.
NATIVE := -C target-cpu=x86-64-v3
BENCH_FLAGS := $(if $(filter x86_64,$(shell uname -m)),RUSTFLAGS="$(RUSTFLAGS) $(NATIVE)")
# Who plays at home keeps everything in a file, and does not wait for the drivers of a database server to be built.
AT_HOME := --no-default-features
FUZZ_SECONDS ?= 15
FUZZ_TARGETS := notation record protocol table
TARGET := $(or $(CARGO_TARGET_DIR),target)
HOUSE ?= 127.0.0.1:7878
# Runs one part and says how long it took.
part = @start=$$SECONDS; echo "== $(1)"; ( $(2) ); status=$$?; echo "== $(1): $$((SECONDS - start)) s"; exit $$status

.PHONY: behind python dist dist-test play terminal engines static app browser perft studies pictures protocol test bench load soak machines api deps deps-fuzz deps-lint fmt lint check-fmt clippy rust-tests doc wasm fuzz licences reports semver

play:
	$(BENCH_FLAGS) $(CARGO) build --profile play -p kavarna $(AT_HOME)
	@( sleep 2; for opener in xdg-open open; do \
	  command -v $$opener >/dev/null 2>&1 && exec $$opener http://$(HOUSE)/ >/dev/null 2>&1; done ) & \
	exec $(TARGET)/play/kavarna serve --listen $(HOUSE)

terminal:
	$(BENCH_FLAGS) $(CARGO) build --profile play -p kavarna $(AT_HOME)
	$(TARGET)/play/kavarna play

# Whole games in a browser wait more than they compute: what needs nobody's eyes is built and run behind them.
test:
	@for part in deps check-fmt engines app clippy licences rust-tests; do \
	  $(MAKE) --no-print-directory $$part || exit 1; \
	done; \
	nice -n 19 $(MAKE) --no-print-directory behind >$(TARGET)/behind.log 2>&1 & behind=$$!; \
	$(MAKE) --no-print-directory browser; browser=$$?; \
	wait $$behind; behind=$$?; cat $(TARGET)/behind.log; \
	[ $$browser = 0 ] && [ $$behind = 0 ] || exit 1; \
	echo "make test: all parts passed in $$SECONDS s"

behind: python doc fuzz

bench:
	$(BENCH_FLAGS) $(CARGO) build --release -p kavarna
	$(TARGET)/release/kavarna bench --searches
	$(BENCH_FLAGS) $(CARGO) bench --workspace --bench '*'

# Server and clients in processes of their own; LOAD=0.1 is a tenth of it. The app is not needed for that.
LOAD ?= 1
load:
	KAVARNA_APP=no $(BENCH_FLAGS) $(CARGO) bench -p server --bench load -- --scale $(LOAD)

soak:
	KAVARNA_SOAK=1 $(CARGO) test --release --workspace
	$(MAKE) api
	$(MAKE) dist-test
	$(MAKE) fuzz FUZZ_SECONDS=600

# A house on three machines (network namespaces, which take root): one is killed, one is cut off from the database and returns.
machines:
	@tools/deps database
	KAVARNA_APP=no KAVARNA_SOAK=1 $(CARGO) test --release -p server --test house machines:: -- --nocapture

# Requests made from the house's own description of its API, thousands of them, against a house that is open: none of them
# is answered with a 5xx, and every answer is what the description says.
api:
	@tools/deps api
	KAVARNA_APP=no $(CARGO) build -p kavarna
	$(call part,api,tools/api $(abspath $(TARGET))/debug/kavarna)

# The wheel of the package, built as the tests of Rust are, and its tests in a virtual environment of its own.
python:
	@tools/deps python
	$(call part,python,tools/python test)

# What people install: wheel, .deb, tarballs and a Containerfile, all of one version. The app in the binary brings its engines.
dist:
	@tools/deps python
	@tools/deps wasm
	tools/wasm
	$(call part,dist,tools/dist build)

# Installs each of them into an empty root or environment and starts it.
dist-test: dist
	$(call part,dist-test,tools/dist test)

# Goes on where it was when interrupted; a larger SCALE adds to the games of a smaller one.
SCALE ?= 0.05
reports:
	$(BENCH_FLAGS) $(CARGO) build --release -p kavarna
	$(TARGET)/release/kavarna experiment run all --scale $(SCALE)
	$(TARGET)/release/kavarna experiment report

deps: deps-fuzz
	@tools/deps base
	@tools/deps database
	@tools/deps proxy
	@tools/deps browser
	@tools/deps wasm

deps-fuzz:
	@tools/deps fuzz

deps-lint:
	@tools/deps lint

fmt:
	$(CARGO) fmt --all
	cd fuzz && $(CARGO) fmt

lint: deps-lint check-fmt clippy doc licences

check-fmt:
	$(call part,format,$(CARGO) fmt --all --check)

clippy:
	$(call part,clippy,$(CARGO) clippy --workspace --all-targets -- -D warnings)

# The app by itself: what it is made of is installed, types are checked, its own tests are run, and it is built.
app:
	$(call part,app,cd web && npm ci --no-audit --no-fund --loglevel=error && npm run --silent check && npm run --silent test && npm run --silent build)

# The house in a page: a module a game and the table of the solved one, for the app to take in. The browser tests hold them
# against the binary. What builds for a page passes `make wasm` as well, which only checks.
engines:
	@tools/deps wasm
	$(call part,engines,tools/wasm)

# Play, learn, analyse, puzzles without any server of ours: a folder for the root of any web server or file host.
static:
	@tools/deps wasm
	@tools/deps browser
	tools/wasm
	tools/static

# Whole games in a real browser, against a house of its own: the binary that the tests of the command line use, so
# that nothing is built twice.
browser:
	$(call part,build house,$(CARGO) test --workspace --no-run)
	$(call part,browser,cd web && KAVARNA_BIN=$(abspath $(TARGET))/debug/kavarna npm run --silent browser)

# The document of the API and the types of the app, from the types of the house.
protocol:
	KAVARNA_APP=no KAVARNA_BLESS=1 $(CARGO) test -p server --test house openapi::

# The tests that are ignored elsewhere: they make a file instead of checking it.
perft:
	$(CARGO) test -p marias -p tarok --test plain -- --ignored --nocapture

# The same for those that measure: nodes and time of searches, on no other core than one.
studies:
	$(CARGO) test --release -p marias -p tarok --lib partition -- --ignored --nocapture --test-threads 1
	$(CARGO) test --release -p gobblet --test proving -- --ignored --nocapture --test-threads 1

pictures:
	$(CARGO) build -p kavarna
	cd web && KAVARNA_BIN=$(abspath $(TARGET))/debug/kavarna npm run --silent pictures

rust-tests:
	$(call part,build tests,$(CARGO) test --workspace --no-run)
	$(call part,tests,$(CARGO) test --workspace)

doc:
	$(call part,docs,RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps)

wasm:
	$(call part,rules and search for wasm32,$(CARGO) check --target wasm32-unknown-unknown $(addprefix -p ,game search learning cards gobblet yinsh briskula tarok marias wasm))

fuzz: deps-fuzz
	$(call part,fuzz,for target in $(FUZZ_TARGETS); do tools/fuzz $$target $(FUZZ_SECONDS) || exit 1; done)

# Licences, bans and sources always; advisories where their database can be reached, and a word where it cannot.
licences: deps-lint
	$(call part,licences,tools/licences)

# The crates that others use as libraries. Before 1.0 a change that breaks is allowed with a new minor version, and then only.
LIBRARIES := game cards search learning gobblet yinsh briskula marias tarok arena
SINCE ?= origin/main
semver:
	@tools/deps semver
	$(call part,semver,$(CARGO) semver-checks $(addprefix -p ,$(LIBRARIES)) --baseline-rev $(SINCE))
