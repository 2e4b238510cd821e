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
seen-by = Seen by
all-hands = all hands open
other-game = Game
play-on = Play on from here
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
puzzle-reply = Your opponent replies: { $reply }.
puzzle-unproven = it has not been proven to win
puzzle-told = It is { $move }. Play it to see what comes of it.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the answer
puzzles-solved = { $count } solved
task-win = Find the only move that wins ({ $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
  } to the end, both sides counted)
task-score = All cards are open: find the only card that scores { $score }
briskula-task-win = All cards are open. Only one of yours still wins the deal: which?
briskula-task-draw = All cards are open. Only one of yours still saves the draw at sixty: which?
briskula-task-note = What counts is the deal: 61 points or more win it, 60 each is a draw, and by how much does not matter.

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
option-blitz = Blitz
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
rank-ta-N = knight
  .gender = neuter
rank-ta-Q = queen
  .gender = neuter
rank-ta-K = king
  .gender = neuter
card-ta = { $rank } { $suit }
own-ta-T1 = pagat
own-ta-T21 = mond
own-ta-T22 = škis
