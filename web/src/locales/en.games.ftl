# What is said beyond the lobby: read with the first page that needs it, so that the lobby is light.

## Boards

board = Board
white = white
black = black
yinsh-ring-of = { $colour } ring
yinsh-marker-of = { $colour } marker
yinsh-can-move = can move
yinsh-can-land = can go here
yinsh-can-take = can be taken
yinsh-taken = { $count ->
    [one] { $count } ring taken
   *[other] { $count } rings taken
  }
yinsh-do-place = Place a ring on any empty point.
yinsh-do-move = Choose a ring: it leaves a marker and slides.
yinsh-do-target = Where does it go?
yinsh-do-row = Five in a row! Choose the row to take.
yinsh-do-ring = Take one of your rings.
yinsh-do-pass = None of your rings can move.
yinsh-which-row = Several rows lie here: which one?
yinsh-why-taken = This point is taken.
yinsh-why-own-ring = Take one of your own rings.
yinsh-why-row = Touch a row of five.
yinsh-why-not-yours = This ring is not yours, or it cannot move.
yinsh-why-ring-first = First choose one of your rings.
yinsh-why-occupied = A ring ends on an empty point.
yinsh-why-line = Rings move in straight lines.
yinsh-why-over-ring = A ring cannot pass over a ring.
yinsh-why-stop = After jumping, the ring stops on the first empty point.
yinsh-say-place = ring to { $point }
yinsh-say-move = ring from { $from } to { $to }
yinsh-say-row = take the row { $from } to { $to }
yinsh-say-ring = take the ring on { $point }
yinsh-tell-rings = Rings, { $colour }: { $points }
yinsh-tell-markers = Markers, { $colour }: { $points }
yinsh-tell-taken = Rings taken by { $colour }: { $count }
yinsh-tell-left = Markers left: { $count }
gobblet-red = red
gobblet-blue = blue
gobblet-piece = { $colour } size { $size }
gobblet-over = over { $pieces }
gobblet-can-move = can move
gobblet-can-land = can go here
gobblet-reserve-piece = size { $size } in your reserve
gobblet-do-pick = Choose a piece: from your reserve or on the board.
gobblet-do-target = Where does it go?
gobblet-why-size = Only a larger piece covers another.
gobblet-why-own = From the reserve you may not cover your own piece.
gobblet-why-reserve = From the reserve you cover only a piece that stands in a line of three.
gobblet-why-not = That is not possible here.
gobblet-why-not-yours = That piece cannot be moved by you.
gobblet-why-pick = First choose a piece.
gobblet-why-touched = A piece that you have touched must be moved.
gobblet-say-put = size { $size } from the reserve to { $square }
gobblet-say-move = { $from } to { $to }
gobblet-tell-reserve = In reserve, { $colour }: { $pieces }

## Looking at games

analysis = Analysis
analyse = Analyse
thinking-time = Time to think
review-costs = Find mistakes
to-start = To the start
step-back = One back
step-on = One on
to-end = To the end
step = Decision
variation = You have left the game as it was played.
variation-back = Back to the game
cost-here = { $best } was better ({ $worth }); { $move } cost { $cost } %.
cost-known = By what could be known, { $best } was better ({ $worth }); { $move } cost { $cost }.
cost-open = With open cards { $best } was best: { $move } cost { $cost }.
cost-open-none = With open cards nothing was better than { $move }.
seen-by = Seen by
all-hands = all hands open
other-game = Game
play-on = Play on from here
tree = Search tree
tree-grow = Grow a tree
tree-by = Whose search
tree-visits = { $visits } tries
tree-more = and { $count ->
    [one] one more move
   *[other] { $count } more moves
  }
tree-none = No tree was grown for this decision.
tree-figure-proof = to be won yet:
tree-figure-proof-means = So many positions at least must still turn out well before the win is proved. At 0 it is proved.
tree-figure-disproof = to be lost yet:
tree-figure-disproof-means = So many positions at least must still turn out badly before it is certain that nothing can be forced.
tree-figure-least = at worst
tree-figure-least-means = The least that this move can turn out to be worth.
tree-figure-most = at best
tree-figure-most-means = The most that this move can turn out to be worth.
tree-figure-rise = to rise:
tree-figure-rise-means = So many positions below must be worth something else for this move to be worth more.
tree-figure-fall = to fall:
tree-figure-fall-means = So many positions below must be worth something else for this move to be worth less: the more, the surer it is.
tree-figure-trap = trap
tree-figure-trap-means = What this move brings on average against somebody who looks less far ahead.
tree-figure-scores = for each seat:
tree-figure-scores-means = What each player gets when everybody plays for themselves.
tree-figure-worlds = deals:
tree-figure-worlds-means = In so many of the deals that were looked at.
tree-figure-outcomes = in each deal:
tree-figure-outcomes-means = What one and the same plan brings in each of the deals that were looked at.
tree-figure-plans = plans:
tree-figure-plans-means = So many plans are left of which none is as good as another in every deal.
tree-figure-likely = likely
tree-figure-likely-means = How likely this is thought to be.
play-as = Which side I play
play-as-seat = as { $name }
threats = Show threats
threat = { $name } can complete { $line }:
edit = Edit
share = Share
import = Open a file
import-bad = This file is neither a record nor SGF.
export = Save
edit-position = Another position
edit-deal = Another deal
edit-position-text = The position in the game's notation
edit-deal-text = The hands and the stock, with / between them
edit-take = Apply
edit-tool = What to put
edit-take-away = take away
edit-clear = empty board
edit-turn = { $colour } to move
edit-swap = Touch two cards: they change places.
edit-swap-with = { $card }: with which card?
edit-shuffle = Shuffle
edit-stock = Stock, in the order it is drawn

## Learning

learn-title = Learn by doing
learn-rules = { $count ->
    [one] The rules in { $count } step
   *[other] The rules in { $count } steps
  }
learn-again = Not that one. Try again.
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-anew = Begin again
puzzles = Puzzles
puzzles-none = There are no puzzles for this game yet.
puzzle-number = Puzzle { $number } of { $count }
puzzle-right = Well seen! { $move } is the one.
puzzle-wrong = { $move } is not it: { $worth }.
puzzle-reply = { $name } replies: { $reply }.
puzzle-unproven = it has not been proven to win
puzzle-told = It is { $move }. Play it to see what comes of it.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the answer
puzzles-solved = { $count } solved
task-win = Find the only move that wins ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } of yours to the end)
task-score = All cards are open: find the only card that scores { $score }
briskula-task-win = All cards are open. Only one of yours still wins the deal: which?
briskula-task-draw = All cards are open. Only one of yours still saves the draw at sixty: which?
briskula-task-note = What counts is the deal: 61 points or more win it, 60 each is a draw, and by how much does not matter.
quest-note = All hands lie open, and the others play as well as they can.
quest-reached = that does it
quest-missed = then it fails
quest-marias-hra = Win hra: only one of your cards still does. Which?
quest-marias-sedma = Save the seven: only one of your cards still lets it take the last trick. Which?
quest-marias-stovka = Make the hundred: only one of your cards still does. Which?
quest-marias-money = The cheapest way out: one of your cards costs no more than { $number }. Which?
quest-marias-money-worth = costs { $number }
quest-tarok-mond = Save the mond: only one of your cards still does. Which?
quest-tarok-pagat = Bring the pagat home: only one of your cards still lets it take the last trick. Which?
quest-tarok-36 = Make 36 points: only one of your cards still wins the game. Which?
quest-tarok-beggar = Hold the beggar: only one of your cards still keeps you without a trick. Which?
quest-tarok-klop = Klop, give the tricks away: with one of your cards you take no more than { $number } points in all. Which?
quest-tarok-klop-worth = up to { $number } points in all

## The lab

lab-title = The lab
lab-about = Let any players play as many games as it takes to know who is better. Everybody plays every deal from every seat.
lab-setup = Match
lab-player = Player { $number }
lab-add = One more player
lab-remove = One fewer
lab-games = Games
lab-seed = Seed
lab-limit = Each decision
lab-amount = How many
limit-nodes = positions
limit-ms = milliseconds
limit-iterations = iterations
limit-depth = depth
limit-own = as each player likes
lab-run = Start
lab-stop = Stop
lab-results = Result
lab-none = Nothing has been played yet.
fares-title = Against people
fares-about = What engines scored in a deal that people finished with them at the tables here. Nobody is named.
fares-none = Nobody has finished a deal of this game with an engine here yet. Play one, and it is counted.
fares-engine = Engine
fares-rules = Rules
fares-deals = Deals
fares-mean = A deal
fares-interval = 95 % interval
fares-usual = usual
fares-one = one deal says nothing yet
lab-progress = Games played
lab-done = { $done } of { $games } games
lab-download = Save the games
lab-won = won / drawn / lost
lab-result = result (95 %)
lab-plot = plot
player = player
forfeits = { $count ->
    [one] { $count } forfeit
   *[other] { $count } forfeits
  }
experiments = Published results, played again
report = Report

## Rules as options

option-level = Level
option-variant = Players
option-match = Won deals for the match
option-partners = Partners' hands at the end
option-finish = Deal ends
option-points = Points
option-both = When both have a line
option-reserve-covers = The reserve may cover
option-reserve-covers-own = The reserve may cover own pieces
option-no-move = Without a move
option-moving = Pieces on the board move
option-repetition = Draw by repetition
option-limit = Limit of moves
option-memory = From memory
option-pieces = Pieces of each size
option-blitz = Blitz
option-profile = Rules
option-rank-order = The ten
option-blind-trump = Trump may be chosen unseen
option-betl-durch = Betl and durch
option-open-betl = Open hand in betl and durch
option-tariff = Tariff
option-hundred-base = Value of an announced hundred
option-hundred-growth = Points over a hundred
option-hundred-marriage = The marriage that counts for a hundred
option-hundred-replaces = The hundred stands instead of hra
option-killed-doubles = A killed seven costs twice
option-keep-seven = The announced seven is kept
option-flek-without-re = Flek without re
option-max-raises = Raises of one goal
option-cap = Limit for one opponent
value-profile = as in the rules chosen
value-openmarias = OpenMariáš
value-voleny-csm = chosen, by the association
value-usual = below the ace
value-natural = below the unter
value-double = doubles
value-linear = adds
value-best = the best
value-first = the first
value-play = is played
value-lost = is lost
value-yes = yes
value-no = no
value-closed = closed
value-open = open
value-out = played out
value-shown = shown
value-hidden = hidden
value-opponent = the opponent wins
value-mover = the mover wins
value-draw = a draw
value-always = always
value-never = never
value-when-threatened = a threatening line
value-loses = loses
value-third = the third time
value-second = the second time
option-preset = Whose rules
option-opening = First word of forehand
option-values = Values: three/two/one/solo/beggar
option-highest = Highest game
option-discard-taroks = Taroks may be discarded
option-defenders-announce = Defenders announce too
option-silent-defenders = Silent bonuses for defenders too
option-lost-pagat = A lost last pagat costs 25
option-silent-valat = Value of a silent valat
option-kontra-steps = Kontra, re, sub, mort: how many
option-failed-kontra = After a failed kontra
option-lead = Who leads in three, two, one
option-keep-pagat = An announced pagat is kept
option-klop-full = Klop: full from
option-klop-empty = Klop: without a trick
option-klop-others = Klop: the others then
option-open-beggar = Beggar lies open after a trick
option-mond = A lost mond costs
option-mond-always = Mond also in klop and beggar
option-radelc-solo = Radelci after solo too
option-radelc-erased = A radelc is erased
option-radelc-left = Each radelc left counts
option-deals = Deals of a session
option-m = Random games after each move
option-depth = Depth
option-wins = Which winning move
option-order = Order of moves
option-lost = When every move loses
option-iterations = Random games a decision
option-c = Exploration constant
option-t = Visits before a node grows
option-expansion = How a node gets children
option-preselection = Wins at once, gifts left out
option-backup = Whose result counts
option-table = Transposition table
option-trust = Entries that are believed
option-paths = Repetition and the table
option-symmetry = Symmetric positions together
option-deepening = Iterative deepening
option-aspiration = Narrow window
option-minimal-window = Minimal window
option-foresight = Wins and threats of the game
option-ordering = Order suggested by the game
option-killers = Killer moves
option-history = History of refutations
option-counter-moves = Counter moves
option-reductions = Late moves less deeply
option-margin = Margin near the leaves
option-similarity = Part of the mean
option-null-move = Null move: depth less
option-late-moves = Quiet moves near the leaves
option-extension = Threats search deeper
option-quiescence = Noisy moves beyond the depth
option-settle = Go on until settled
option-elimination = Leave out needless moves
option-first-repetition = First repetition draws
option-skip-met = Leave out positions met before
option-unfinished = Answer from an unfinished depth
option-selection = How a child is chosen
option-first-play = Untried moves
option-urgency = Value of untried moves
option-rave = Later moves count too (RAVE)
option-rave-visits = Visits at equal weight
option-widening = Likeliest moves first
option-choice = The move that is played
option-greedy = Greedy playouts
option-epsilon = Share of random moves
option-cut = End playouts early
option-cut-after = After so many decisions
option-solver = Exact ends of the game
option-reuse = Keep the tree
option-shallow = Short look ahead
option-shallow-playouts = Short look in playouts
option-book = Opening book
option-progress = Prefers progress to repetition
option-setup = Placing of the rings
option-own-row = Bonus for an own row
option-other-row = Penalty for a row of the opponent
option-sorting = Moves by their evaluation
option-playouts = Moves of playouts
option-aim = Aim
option-weights = Learned policy
option-worlds = Worlds
option-tricks = Last tricks
option-horizon = Own decisions played through
option-reading = Cards of others that are read
option-branches = A branch of the tree
option-peek = What it sees beside its hand
option-published = Published program
option-goal = What a random deal counts for
option-consider = Cards in the tree
option-stronger = What is stronger than a plain card
option-search = Search
option-particles = Likely hands
option-share = Share of time for sampling
option-exhaustive = Every world where there are few
option-mix = Shallow look beside the deep one
option-mix-weight = Weight of the shallow look
option-delay = Own decisions before open cards
option-inside = What searches a world
option-sets = Cards a hand for sets
option-look = Depth inside a world
option-early-cut = Early cut
option-root-cut = Root cut
option-useless-worlds = Skip worlds that bring nothing
option-observers = Whose eyes the trees are for
option-noise = Random part of each bound
option-talons = Random deals while bidding
option-combinations = Suit combinations looked at
option-deals-bidding = Simulated deals while bidding
option-choose = Which of two combinations
option-depth-later = Depth later
option-depth-last = Depth at the end
option-cards-later = Cards from which it searches deeper
option-cards-last = Cards from which it searches deepest
option-klop-sign = Klop: sign of a high tarok
option-key = Hands that share an entry
option-entries = Entries of the table
option-table-first = The table's move first
option-beggar-lowest = Beggar: the lowest third card too
option-pool = Worlds to choose from
option-past = Weight of what the past tells
option-doubt = Standard errors before a bid
option-thumb = Weight of quick play in bids
option-quick = Weight of quick play in cards
option-trump = How the trump is chosen
option-trump-deals = Deals that judge a suit
option-bids = What it bids
option-trump-card = The trump that is shown
option-forhont-asks = What forhont's raise asks
option-opponent-asks = What an opponent's raise asks
option-strength = Worth of a step of rank
option-trump-steps = Steps a trump is stronger
option-paranoia = Weight of the paranoid value
option-habit = Chance of rules of thumb
option-simulations = Plays of a plan a world
option-reduction = What opponents above would allow
option-moves = Own decisions planned for all worlds
option-cuts = Stop where no more can be had
option-thorough = Own decisions of the final plan
option-passes = Passes over the worlds
option-mobility = A leaf counts its moves
option-spread = Range around an evaluation
option-narrowing = What is left of it a ply
option-grain = Step of the scale
option-threshold = Leaves that change the value
option-within = Loss a trap may cost
option-weight = Weight of a trap
option-most-gain = Largest gain counted
option-best-share = Share that plays its best
option-mtd = Minimal windows alone (MTD(f))
option-refutations = Refutation table
value-preset = as in these rules
value-seed = original
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = only when forced
value-free = free
value-beggar = beggar
value-solo = solo
value-other = the other defender is paid
value-author = its author pays
value-declarer = the declarer
value-forehand = forehand
value-keep = keep their minus
value-zero = score nothing
value-won = when the game was won
value-any = any
value-fastest = the fastest
value-generated = as generated
value-targets = by target square
value-forfeit = gives up
value-resist = the longest resistance
value-one = one a visit
value-mixed = mixed
value-own = its own
value-bucketed = four places a key
value-same = of the same depth
value-deeper = of greater depth too
value-exact = exact
value-practical = practical
value-fresh = begun anew
value-kept = kept
value-ucb1 = UCB1
value-puct = PUCT
value-all = all
value-value = by value
value-parent = as the parent
value-visits = most visits
value-secure = best lower bound
value-evaluation = by the evaluation
value-order = by the order of moves
value-near = near each other
value-edge = on the edge
value-random = random
value-epsilon-greedy = epsilon-greedy
value-dupla = dupla
value-win = to win the deal
value-points = points
value-match = to win the match
value-none = none
value-alphabeta = alpha-beta
value-maxn = max^n: everybody for themselves
value-partition = sets of worlds at the end
value-payoff = by open cards
value-beta = on the way
value-some = some
value-places = a place in the hand
value-easy = easy
value-medium = medium
value-hard = hard
value-open-cards = open cards
value-useful = only useful ones
value-suit = cards of its suit
value-trumps = trumps as well
value-tree = a tree of own decisions
value-trick = a trick ahead
value-cards = a card
value-hands = the other hands
value-stock = the stock as well
value-single = one seat
value-multiple = every seat
value-remembering = every seat, with all it saw
value-combination = the better combination
value-completion = the better completion
value-printed = as printed
value-prose = as the text says
value-grouped = nearly equal ones
value-published = by the printed formula
value-cut = at cut-offs
value-best-half = half at the best move
value-games = many quick deals
value-hra = hra only
value-rating = by the rating of the suit
value-highest = the highest
value-lowest = the lowest

## Tarok

tarok-game-three = three
tarok-game-two = two
tarok-game-one = one
tarok-game-solo = solo
tarok-game-beggar = beggar
tarok-game-klop = klop
tarok-item-game = game
tarok-item-trula = trula
tarok-item-kings = kings
tarok-item-pagat = pagat ultimo
tarok-item-valat = valat
tarok-of-defenders = { $name } (defenders)
tarok-kontra = kontra
tarok-re = re
tarok-sub = sub
tarok-mort = mort
tarok-raise = { $raise }: { $items }
tarok-pass = pass
tarok-announce-none = nothing announced
tarok-kontra-none = good
tarok-no-announcement = Announce nothing
tarok-no-raise = Leave it as it is
tarok-say-announce = Announce { $items }
tarok-raise-title = Kontra, re, sub, mort
tarok-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
radelci-held = { $count ->
    [one] { $count } radelc
   *[other] { $count } radelci
  }
tarok-declarer = declarer
tarok-defender = defender
tarok-defenders = defenders
tarok-said = What was said
tarok-forced = forced
tarok-your-word = your word
tarok-word-of = { $name } has the word
tarok-about-three = three cards of the talon
tarok-about-two = two cards of the talon
tarok-about-one = one card of the talon
tarok-about-solo = without the talon
tarok-about-beggar = take no trick
tarok-about-klop = take as little as you can
tarok-about-pass = out of this auction
tarok-about-keep = keep your game
tarok-about-hold = hold it: you sit before { $name }
tarok-why-klop = only forehand, left alone at three
tarok-why-pass-final = you are left alone: keep or raise
tarok-why-pass-opening = forehand must open
tarok-why-below = { $you ->
    [yes] below your { $game }
   *[no] below { $game }, { $name }
  }
tarok-why-behind = { $name } sits before you: go higher
tarok-why-kept = Kings, pagat, mond and škis are not put away.
tarok-why-suit-first = Taroks go only when there are too few suit cards.
tarok-why-pagat = The pagat comes last: another card can be played.
tarok-why-emperor = Mond and škis lie there: the pagat takes them and must be played.
tarok-why-follow = Follow suit: { $suit }.
tarok-why-follow-tarok = Taroks are led: play one.
tarok-why-tarok = No { $suit } in hand: play a tarok.
tarok-why-beat = You can beat this card, so you must: { $card }.
tarok-why-said = already announced
tarok-why-closed = cannot be raised now
tarok-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
  }
tarok-klop-means = everybody alone, take as little as you can
tarok-deal = deal { $deal }
tarok-deal-of = deal { $deal } of { $deals }
tarok-radelc-doubles = a radelc doubles this deal
tarok-shown = { $you ->
    [yes] You put away, for all to see: { $cards }
   *[no] { $name } put away, for all to see: { $cards }
  }
tarok-gifts = From the talon
tarok-plus-discards = { $count ->
    [one] + { $count } discard
   *[other] + { $count } discards
  }
tarok-with-talon = with the talon
tarok-stake = ±({ $value } + difference)
tarok-stake-times = ±{ $by } × ({ $value } + difference)
tarok-take-group = Take one group. You put as many cards away.
tarok-takes-group = { $you ->
    [yes] You choose a group of the talon.
   *[no] { $name } chooses a group of the talon.
  }
tarok-puts-away = { $you ->
    [yes] You put cards away.
   *[no] { $name } puts cards away.
  }
tarok-away-rule = They count for you. No kings, no trula; other taroks are shown to all.
tarok-played = Cards played
tarok-talon-closed = { $count ->
    [one] talon: { $count } card
   *[other] talon: { $count } cards
  }
tarok-talon-rest = rest of the talon
tarok-last-of = last trick: { $name }
tarok-discards = Put away
tarok-say-talon = take { $cards }
tarok-say-discard = put away { $cards }
tarok-tell-group = Talon, group { $number }: { $cards }
tarok-tell-gift = { $you ->
    [yes] With the trick you get from the talon: { $card }
   *[no] With the trick { $name } gets from the talon: { $card }
  }
tarok-tell-trick = Trick: { $cards }; { $you ->
    [yes] you took it
   *[no] { $name } took it
  }
tarok-end-talon = Talon
tarok-end-taken = taken
tarok-end-discards = Put away by the declarer
tarok-end-threes = Counting by threes
tarok-end-threes-how = three cards: sum minus 2; a last pair or single card: minus 1
tarok-end-needs = of 70, 36 win
tarok-end-pile = { $name }: { $points }
tarok-end-others = { $names } have { $points }
tarok-end-radelci = Radelci after the deal
tarok-end-got = Everybody gets a radelc.
account-tarok-tricks = tricks
account-tarok-thirds = thirds of a point
account-tarok-game = game
account-tarok-difference = difference from 35
account-tarok-beggar = beggar
account-tarok-trula = trula
account-tarok-kings = kings
account-tarok-pagat = pagat ultimo
account-tarok-valat = valat
account-tarok-defenders-trula = trula of the defenders
account-tarok-defenders-kings = kings of the defenders
account-tarok-defenders-pagat = pagat ultimo of the defenders
account-tarok-defenders-valat = valat of the defenders
account-tarok-silent-trula = trula, silent
account-tarok-silent-kings = kings, silent
account-tarok-silent-pagat = pagat ultimo, silent
account-tarok-lost-pagat = pagat lost in the last trick
account-tarok-silent-valat = valat, silent
account-tarok-failed-kontra = failed kontra
account-tarok-mond = lost mond
account-tarok-klop = klop: points taken
account-tarok-full = klop: full
account-tarok-empty = klop: no trick
account-tarok-radelci-left = radelci left
account-tarok-kontra = kontra
account-tarok-re = re
account-tarok-sub = sub
account-tarok-mort = mort
account-tarok-radelc = radelc
leader = leader
discard-hint = Take the hint
text-more = { $count } more: type to narrow the list.

## What players call the cards

suit-it-C = cups
of-it-C = of cups
suit-it-B = batons
of-it-B = of batons
suit-it-S = swords
of-it-S = of swords
suit-it-D = coins
of-it-D = of coins
rank-it-1 = ace
  .gender = neuter
rank-it-2 = two
  .gender = neuter
rank-it-3 = three
  .gender = neuter
rank-it-4 = four
  .gender = neuter
rank-it-5 = five
  .gender = neuter
rank-it-6 = six
  .gender = neuter
rank-it-7 = seven
  .gender = neuter
rank-it-11 = jack
  .gender = neuter
rank-it-12 = knight
  .gender = neuter
rank-it-13 = king
  .gender = neuter
card-it = { $rank } { $suit }
suit-de-H = hearts
of-de-H = of hearts
suit-de-L = leaves
of-de-L = of leaves
suit-de-A = acorns
of-de-A = of acorns
suit-de-B = bells
of-de-B = of bells
rank-de-7 = seven
  .gender = neuter
rank-de-8 = eight
  .gender = neuter
rank-de-9 = nine
  .gender = neuter
rank-de-10 = ten
  .gender = neuter
rank-de-J = unter
  .gender = neuter
rank-de-Q = ober
  .gender = neuter
rank-de-K = king
  .gender = neuter
rank-de-A = ace
  .gender = neuter
card-de = { $rank } { $suit }
suit-ta-H = hearts
of-ta-H = of hearts
suit-ta-D = diamonds
of-ta-D = of diamonds
suit-ta-S = spades
of-ta-S = of spades
suit-ta-C = clubs
of-ta-C = of clubs
suit-ta-T = taroks
card-ta-T = tarok { $numeral }
rank-ta-1 = one
  .gender = neuter
rank-ta-2 = two
  .gender = neuter
rank-ta-3 = three
  .gender = neuter
rank-ta-4 = four
  .gender = neuter
rank-ta-7 = seven
  .gender = neuter
rank-ta-8 = eight
  .gender = neuter
rank-ta-9 = nine
  .gender = neuter
rank-ta-10 = ten
  .gender = neuter
rank-ta-J = jack
  .gender = neuter
rank-ta-C = knight
  .gender = neuter
rank-ta-Q = queen
  .gender = neuter
rank-ta-K = king
  .gender = neuter
card-ta = { $rank } { $suit }
own-ta-T1 = pagat
own-ta-T21 = mond
own-ta-T22 = škis

## Introductions

intro-again = Show this again next time
intro-never = No introductions to any game
intro-play = Play
intro-learn = Learn it step by step
marias-intro-about = Three play, one against two. The one is forhont: chooses the trump from seven cards, gets five more, and lays two away into the talon.
marias-intro-goals = Hra: more points than the other side. Sedma: the last trick with the trump seven. Stovka: a hundred points. Whoever doubts says flek, and it counts double.
marias-intro-table = Ten, ace and the last trick count ten points each, ober and king of a suit 20, in trumps 40. A card that cannot be played says why when you touch it.

## Own pictures of cards

pictures-folder = Own pictures from a folder
pictures-forget = Back to the café’s cards
pictures-tip = They stay in this browser. A file is named like its card: { $example }
pictures-found = Pictures found: { $found }
pictures-missing = Drawn by the café: { $cards }
pictures-wrong = Not pictures of cards of this pack: { $files }
pictures-failed = This browser could not keep the pictures.

## Mariáš

account-title = How it was counted
account-sum = Together
account-points = points
account-deal = deal
account-marias-marriages = of these in marriages
account-marias-hra = hra
account-marias-sedma = sedma
account-marias-quiet-seven = quiet seven
account-marias-stovka = stovka
account-marias-betl = betl
account-marias-durch = durch
account-marias-quiet-hundred = quiet hundred
account-marias-over-hundred = points over a hundred
account-marias-killed = killed
account-marias-hearts = hearts
account-marias-cap = what the limit cuts off
account-marias-flek = flek
account-marias-re = re
account-marias-tutti = tutti
account-marias-boty = boty
account-marias-kalhoty = kalhoty
account-marias-kaiser = kaiser
account-marias-rekaiser = rekaiser
over-cards = All cards
over-dealt = as dealt
over-played = as played
over-tricks = trick by trick
marias-forhont = forhont
marias-declarer = declarer
marias-money = money { $money }
marias-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
marias-turned = turned
marias-trump-mark = trump
marias-marriage = hláška { $points }
marias-marriage-of = marriage of { $suit }, { $points }
marias-talon-own = Your talon: only you see it.
marias-talon-of = Talon
figure-hra = hra
figure-sedma = sedma
figure-stovka = stovka
figure-more = for what is said beyond the least
figure-spread = spread over the deals
figure-win = win
figure-trula = trula
figure-kings = kings
figure-pagat = pagat ultimo
figure-valat = valat
figure-mond = mond lost
figure-full = full
figure-score = own score
marias-goal-hra = hra
marias-goal-sedma = sedma
marias-goal-stovka = stovka
marias-goal-betl = betl
marias-goal-durch = durch
marias-on-hra = on hra
marias-on-sedma = on sedma
marias-on-stovka = on stovka
marias-on-betl = on betl
marias-on-durch = on durch
marias-raise-of = { $raise } { $goal }
marias-about-hra = more points
marias-about-sedma = last trick with the trump seven
marias-about-stovka = a hundred with one marriage
marias-about-betl = no trick
marias-about-durch = all tricks
marias-for-each = for each opponent
marias-hearts = hearts
marias-fold = fold away
marias-unfold = unfold
marias-said = What was said
marias-now = now
marias-with = after { $word }
marias-announce = announce
marias-you-say = You say
marias-nothing = nothing
marias-at-stake = at stake for you
marias-say = Say { $words }
marias-word-of = { $name } has the word.
marias-their-word = their word: { $word } makes { $worth }
marias-no-more = it cannot be raised further
marias-only-seven = only who holds the trump seven
marias-no-later = forhont announces only at first
marias-say-pass = silent
marias-say-colour = Colour?
marias-say-good = good
marias-say-bad = bad
marias-means-colour = a game with trumps
marias-means-good = let it be played
marias-means-bad = you take the talon and play higher
marias-say-trump = trump: { $card }
marias-say-trump-hidden = a trump, face down
marias-say-talon = into the talon: { $cards }
marias-say-talon-hidden = two cards into the talon
marias-choose-trump = You have seven cards. Which one shall name the trump?
marias-trump-picked = { $card }: it stays face down until the bidding.
marias-trump-play = Trump: { $suit }
marias-trump-card = Touch a card
marias-trump-blind = Trump unseen
marias-lookup = The trump table
marias-lookup-about = Choose the first seven cards of forhont: the table says what each suit as trump brings a deal.
marias-lookup-hand = { $count } of 7 cards
marias-lookup-none = There is no table for these rules here. It is made by
marias-lookup-only = no other suit promises half as much
marias-lookup-draw = Seven by chance
marias-lookup-clear = Clear
marias-waits-trump = { $you ->
    [yes] You choose the trump.
   *[no] { $name } chooses the trump.
  }
marias-waits-talon = { $you ->
    [yes] You lay two cards into the talon.
   *[no] { $name } lays two cards into the talon.
  }
marias-waits-game = { $you ->
    [yes] You say what is played.
   *[no] { $name } says what is played.
  }
marias-waits-answer = { $you ->
    [yes] You answer.
   *[no] { $name } answers.
  }
marias-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
  }
marias-we = we
marias-they = they
marias-points-of = Points: { $name } { $one }, the others { $two }
marias-against = against
marias-bound = a fat card or the trump lies in the talon: betl or durch
marias-not-higher = not higher than what is played
marias-why-follow = Follow suit: { $suit }.
marias-why-beat = You can beat this card, so you must: { $card }.
marias-why-trump = Without that suit you must play a trump.
marias-why-higher = Play a higher trump, you have one: { $card }.
marias-why-ober = First the ober, then the king: { $card }.
marias-why-seven = The announced seven stays while you have another card to play.
marias-why-fat = Tens and aces do not go into the talon: { $card }.
marias-why-trump-card = This card names the trump, it stays with you: { $card }.
marias-talon-binds = With these in the talon you can play only betl or durch.
marias-talon-breaks = This breaks your marriage of { $suit }.
marias-tell-forhont = Forhont: { $name }
marias-tell-declarer = Plays alone: { $name }
marias-tell-game = Game: { $game }
marias-tell-turned = Trumps are { $suit }: { $card } was turned
marias-tell-trump = Your trump, face down: { $card }
marias-edit-first = The marked cards came first: forhont has twelve cards and chooses the trump among the first seven.
marias-next-forhont = Next forhont: { $name }
offer-declined = That was declined: play on.
tap-again = Touch it again to play it.

## Seats and steps of a table

seat-name = Name
seat-name-of = Name: { $seat }
names-same = Give everybody a name of their own.
names-bad = A name cannot be used: 1 to 24 letters of one alphabet, digits, or - ' . _ between them, and nobody else's name.
steps = Away from this table

## Learning from mistakes

mistakes = Learn from your mistakes
mistakes-looking = The computer goes through your decisions…
mistakes-none = No mistake worth mentioning: well played!
mistakes-accuracy = Accuracy { $share } %
mistakes-accuracy-means = { $good } of { $all } decisions cost nothing worth mentioning.
mistake-number = Mistake { $number } of { $count }
mistake-played = You played: { $move }
mistake-find = Find something better.
mistake-cost-points = cost { $cost } points
mistake-cost-money = cost { $cost } in money
mistake-cost-win = cost { $cost } % of the chance to win
mistake-best = Yes! { $move } was best.
mistake-good = Good: { $move } is about as good as the best.
mistake-better = { $move } is better, but there is more.
mistake-same = That is what you played.
mistake-worse = { $move } is no better.
mistake-told = Best was: { $move }.
mistake-next = Next mistake
why-still-out = Still out: { $card }. The trick went to { $name }: { $points }.
why-would-take = With { $best } the trick would have been yours: { $points }.
why-cheaper = { $best } would have taken the trick as well, and { $move } would still be in your hand.
why-gave = The other side got { $points } more than with { $best }.
why-too-much = The trick brought { $points }; later { $move } would have brought more.
why-feed = Your side takes this trick: { $best } would have added { $points }.
why-took-anyway = You took the trick; with { $best } it would have gone to { $name }.
why-mond = Only the škis beats the mond, and it was still out.
why-pagat = The pagat could still have been caught.
why-missed-win = { $best } wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
why-let-win = After your move { $name } can win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
why-reply = Expected reply of { $name }: { $reply }.
why-row = On the next turn { $name } took a row.
why-expected = Expected result: { $before } with { $best }, { $after } with { $move }.
why-chance = The chance to win fell from { $before } % to { $after } %.
why-lucky = As the cards lay, it cost nothing this time.

## What numbers mean

worth-draw = draw
worth-win = wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
worth-loss = loses in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
worth-means-win = It is won by force, counted in moves of the winning side.
worth-means-loss = It is lost by force, counted in moves of the losing side.
worth-means-draw = Nobody can force more than a draw.
worth-means-chance = The chance to win.
worth-means-chance-briskula = The chance to win this deal.
worth-means-points = The result to expect at the end of the deal.
worth-means-points-board = What this search counts by its own rule: more is better for the side that moves.
worth-means-eval = How far ahead the side to move is: 1.00 is a clear advantage.
worth-means-eval-yinsh = How far ahead the side to move is: 1.00 is about one ring.

## People at the table

pairing-waits = Looking for somebody. After half a minute the computer sits down.
rating-of = rating { $rating }
advanced = Advanced
which-player = Player
premove-set = chosen for your turn
premove-waits = Next: { $move }. A touch takes it back.
premove-do = You can choose your next move now.
ending-fold = Look at the table
ending-unfold = Show the result
visits-means = How often the search tried this move: the better it thinks of it, the oftener.
chances-means = How likely each of these is if this is played.
worlds-means = In how many ways the computer dealt the cards that it does not see before it decided.
depth-means = How many moves of both sides the computer looked ahead, and how many positions it looked at.
ponders = thinks on others' time, too
ponders-means = While others decide, the computer already looks for its answer. So it sees further than its level usually does.
evaluation-means = { $share }: who stands better, from −100 to 100. More than 0 is good for whoever began.
interval-means = The average, and the range in which the true one lies 95 times of 100. The more games, the narrower it is.
scored-means = What it scored in a deal, on average.
score-means = The score of all deals at this table so far.
rating-is = How well somebody plays this game. Everybody begins with 1500; who has 200 more wins about three games of four.
marias-goal-worth = What each opponent pays or gets for it now: { $money }
tarok-value-means = { $value }: what the game is worth to whoever plays it, before anything else is counted.
tarok-points-means = Card points so far: ★ whoever plays the game, ◆ the others. There are 70 in all.

## What the regulars say

says-merry-begin = Coffee is hot, cards are cold. Let us begin!
says-merry-declare = Somebody has to be brave!
says-merry-raise = I do not believe a word of it!
says-merry-won = Did you see that? Did you?
says-merry-lost = Ah well, the next one is mine.
says-calm-begin = A good evening to all. Let us play.
says-calm-declare = Then I shall try it.
says-calm-raise = Allow me to doubt that.
says-calm-won = It came out well.
says-calm-lost = Well played. One learns.
says-sharp-begin = Let us see what you are made of.
says-sharp-declare = Write it down: this is mine.
says-sharp-raise = That will cost you.
says-sharp-won = As was to be expected.
says-sharp-lost = Enjoy it. I remember everything.
