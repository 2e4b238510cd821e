## The app

skip = Skip to the page
nav = Pages
nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-analyse = Analyse
nav-lab = Lab
light-or-dark = Light or dark theme
settings = Settings
guest-name = Guest
welcome = Sit down. The table is set.
welcome-more = Play against the computer or invite a friend.
lost-title = There is no such page
back-to-lobby = Back to the lobby
offline = The server cannot be reached just now.
close = Close
cancel = Cancel
yes = Yes
no = No
more = More
you = You
somebody = somebody
partner = partner
empty = empty
auto = automatic
saved = Saved.
options = Options

## Games

game-tarok = Tarok
game-marias = Mariáš
game-briskula = Briškula
game-yinsh = Yinsh
game-gobblet = Gobblet
about-tarok = three players · bidding, talon, radelci
about-marias = three players · hra, sedma, stovka
about-briskula = two to four · also dupla
about-yinsh = two players · rings and markers
about-gobblet = two players · cover and line up
variant = Variant
variant-tarok = three players
variant-marias = three players
variant-briskula2 = two players
variant-briskula3 = three players
variant-briskula4 = four, in pairs
variant-dupla = dupla
variant-yinsh = three rings
variant-yinsh-blitz = blitz: one ring
variant-gobblet3 = 3 × 3
variant-gobblet4 = 4 × 4
variant-gobblet4-memory = 4 × 4, from memory

## Lobby

play-now = Play now
soon = Coming soon
computer = Computer
free-seat = free seat
new-table = New table
go-on = Continue
go-on-none = Your unfinished games wait here.
open-tables = Open tables
open-none = Nobody is waiting. Open a table and be found.
finished-games = Finished games
continue = Continue
watch = Watch
sit-down = Sit down
replay = Replay
seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
watch-title = Games being played
watch-none = No open game is being played just now.

## The regulars

level-of = level { $level }
level-1 = first evening
level-2 = beginner
level-3 = Sunday player
level-4 = regular guest
level-5 = good player
level-6 = dangerous player
level-7 = local champion
level-8 = master
level-9 = grandmaster
level-10 = all it can
regular-pepi = The new waiter. Learns the rules between two orders.
regular-mila = Student of medicine. Plays to forget the exam.
regular-beno = Tram driver. Always in good spirits, always one stop too late.
regular-ida = Piano teacher. Keeps time and forgives wrong notes.
regular-rudi = Postman. Never in a hurry, never lost.
regular-zora = Journalist. Asks with every move and remembers the answer.
regular-hugo = Watchmaker. Takes his time, and then takes yours.
regular-flora = Sells flowers on the corner. Her traps smell of roses.
regular-viktor = Retired professor of mathematics. Counts even in his sleep.
regular-leontina = Has owned the café as long as anyone remembers. Forgets nothing.
regular-emil = Violinist at the next table. Joins in when a player is missing.
regular-nela = Draws all the guests, and plays as well as they do.
regular-oskar = Has been about to go home for three hours.

## A new table

new-game = Game
new-seats = Seats
new-how = Table
rules = Rules
seat = Seat { $seat }
seat-me = me
seat-open = anybody
seat-link = somebody by link
player-house = computer
player-random = random
clock = Clock
clock-none = none
clock-move = for each move
clock-game = for the game
clock-days = days
clock-minutes = Minutes for the game
clock-seconds = Seconds for a move
clock-increment = Seconds added with each move
clock-days-each = Days for a move
visibility = Who may see it
visibility-private = only who has the link
visibility-listed = everybody
deal-seed = Number of the deal
deal-random = another deal every time
quick-games = Play them quickly
allow-hints = Hints allowed
allow-thoughts = The computer shows what it thinks
rated = Rated (no hints, no taking back)
open-table = Open cards: I see every hand (to learn; only against the computer, unrated)
open-what = What lies open
open-hands = Show every hand
open-taken = Show the taken cards
open-wait = Wait after every move of the computer
open-by-rules = By the rules
taken-cards = Taken cards
open-cards = Taken cards and stock
clear-results = Clear the results and begin anew
make-table = Open the table
waiting-title = { $game }: waiting for players
waiting-tip = The game begins when every seat is taken.
copy-link = Copy link
copied = Copied
ready = Ready
leave = Leave

## At the table

connecting = Connecting…
connection-lost = The line is down. Trying again…
connection-retry = Try now
table-gone = There is no such table.
table-closed = You cannot sit at this table.
your-move = your move
to-move = to move
thinking = thinking
away = away
depth = depth { $depth }
nodes = { $count } positions
evaluation = Evaluation
graph = How the game went
moves = Moves
actions = Actions
hint = Hint
hint-thinking = The computer is thinking…
hint-queue = { $place } before you in the queue
undo = Undo
worlds = { $count } possible deals considered
go-on-tap = Go on
engine-thought = What { $name } thinks
flip = Flip board
resign = Resign
resign-sure = Resign: are you sure?
pause = Pause
resume = Resume
claim = Claim the rest
claim-open = Claim with open cards
offer-draw = Offer a draw
offer-draw-sent = You have offered a draw.
offer-undo-sent = You have asked to take a move back.
offer-claim-sent = You have laid your cards open and claimed the rest.
offer-draw-from = { $name } offers a draw.
offer-undo-from = { $name } asks to take a move back.
offer-claim-from = { $name } claims the rest. Agreed?
pass = Pass
chat = Chat
chat-say = Say something
confirm-move = Play it
time-left = Time left
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
game-over = The game is over
ending-won = You have won
ending-lost = You have lost
ending-draw = A draw
ending-winner = { $name } has won
session-score = { $score } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }
next-deal = Next deal
deal-again = Replay this deal
deal-other-seat = From another seat
deal-won = wins the deal
deal-drawn = sixty each: nobody’s deal
deal-lost = loses the deal
rematch = Play again
waiting-others = Waiting for the others…
review = Review
fair-deal = Was the deal fair?
fair-hash = Before the game the server published this hash of the salt and the deal:
reason-line = a full line
reason-third-ring = the third ring
reason-resigned = resigned
reason-time = out of time
reason-forfeit = forfeited
reason-limit-of-moves = the limit of moves
reason-agreed = agreed
reason-61-points = 61 points
reason-void = sixty each
reason-both-passed = nobody can move
reason-last-marker = the last marker
reason-first-ring = the first ring
reason-no-move = no move is left
reason-both-lines = both have a line
reason-uncovered-line = a line was uncovered
reason-repetition = the position came back
reason-points = by points
reason-claimed = the rest was claimed
claimed-rest = What was left, { $points }, goes to whoever claimed it.
worth-draw = draw
worth-win = wins in { $plies }
worth-loss = loses in { $plies }

## Words for everything

text-view = Text view
text-position = What you see
text-moves = { $count ->
    [0] Moves
    [one] { $count } legal move
   *[other] { $count } legal moves
  }
text-type = Type a move, or a part of it
text-send = Send
text-wait = Wait for your turn.
text-unknown = “{ $move }” is not a legal move here.
keys = Keys
keys-tip = Press ? for all keys
key-help = show or hide these keys
key-tab = to the next thing: board, hand, buttons
key-arrows = move on the board or in the hand
key-enter = choose, put down, play
key-escape = put it back
key-cards = play that card of the hand
key-hint = hint
key-undo = undo
key-last = last trick
key-on = go on (when the pace is “until I tap”)
key-flip = flip the board
key-text = text view
key-chat = chat
key-step = one decision back or on
key-ends = to the start or the end

## Settings

settings-look = Appearance
settings-feel = Gameplay
settings-you = You
language = Language
theme = Theme
theme-light = light
theme-dark = dark
print = Text size
print-normal = normal
print-large = large
suits = French suits
suits-two = two colours
suits-four = four colours
pieces = Pieces
pieces-classic = classic
pieces-safe = told apart without colours
coordinates = Coordinates on boards
beneath = Show what lies beneath
sound = Sound
motion = Animation
motion-on = as the system says
motion-off = none
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = at once
pace-tap = until I tap
sort = Order of the hand
sort-suit = by suit
sort-rank = by rank
sort-dealt = as dealt
confirm-moves = Ask before every move
your-name = Name
save-name = Save name
account-no = You are a guest. With a password your games follow you to other devices.
account-yes = You have an account.
account-make = Keep this name
account-enter = Log in
account-leave = Log out
password = Password
export-me = Everything that is kept about you

## Cards

packs = The packs
pack-italian = Italian cards, for briškula
pack-german = German cards, for mariáš
pack-tarok = Tarok cards
card-back = back
your-hand = Your hand
your-card = your card
a-card = a card
legal = legal
not-legal = not allowed now
trick = Trick
led = led the trick
last-trick = Last trick
last-trick-told = Last trick: { $cards }; { $you ->
    [yes] you took it
   *[no] { $name } took it
  }
took-trick = { $you ->
    [yes] You took it
   *[no] { $name } took it
  }
no-trick-yet = No trick has been taken yet.
bidding = Bidding
talon = Talon
announcements = Announcements
announce = Announce
discard = Put away
discard-count = Touch cards to put away: { $picked } of { $count }
discard-back = back to the hand: { $card }
score-sheet = Score sheet
deal = Deal
total = Total
dealer = dealer
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
stock-of = { $count ->
    [0] The stock is empty
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
  }
stock-with = { $count ->
    [0] The stock is empty; trumps were shown by { $card }
    [one] { $count } card in the stock, { $card } at the bottom
   *[other] { $count } cards in the stock, { $card } at the bottom
  }
stock-left = { $count } left · trumps { $suit }
match-to = Match to { $deals }
briskula-tell-trump = Trumps are { $suit }; turned up: { $card }

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

## The account, and what is kept

house-not-writable = The server cannot save anything at the moment: moves are not lost, they are just not accepted yet. It goes on by itself.
record-uploaded = uploaded
password-old = Your present password
password-new = New password
password-change = Change the password
password-changed = The password is changed. Everywhere else you are logged out.
delete-me = Delete me
delete-me-sure = Your name leaves every table and record, and what is yours alone is deleted. Are you sure?
delete-me-yes = Yes, delete me
delete-me-no = No
deleted-me = Everything of yours is deleted. Others read “somebody” where your name was.
start-fixed = The host chose how this game begins, and knows it.
record-delete = Delete
show-more = Show more
record-delete-sure = Take this game off your list? What is nobody else’s is deleted for good.

## Why something was refused

refused-bad-request = That cannot be used. Check what you have entered.
refused-no-session = Your visit has ended. Load the page again.
refused-wrong-password = Unknown name or wrong password.
refused-not-allowed = That is not possible now.
refused-bad-secret = This link is no longer valid.
refused-not-found = That is not there, or no longer.
refused-too-slow = That took too long. Try again.
refused-taken = Somebody else has that already.
refused-stale = The game has gone on in the meantime.
refused-not-your-turn = It is not your turn.
refused-illegal = The rules do not allow that.
refused-bad-move = That is not a move of this game.
refused-too-large = That is too large.
refused-too-much = That was a lot at once. Try again later.
refused-quota = No more can be kept: finish or delete something first.
refused-busy = The server is busy. Try again shortly.
refused-moved = The table is being moved. Try again.
refused-failed = That did not work. Try again.
refused-technical = This page and the server do not understand each other. Load the page again.
refused-unproven = It is not certain that the rest is yours: play on, or claim with open cards.
refused-wrong-origin = { refused-technical }
refused-wrong-method = { refused-technical }
refused-wrong-type = { refused-technical }
refused-wrong-host = { refused-technical }
refused-not-a-socket = { refused-technical }
refused-bad-frame = { refused-technical }
name-bad = A name has 1 to 24 letters of one alphabet, digits, or - ' . _ between them.
account-bad = The name has 1 to 24 letters or digits; the password at least 8 characters that cannot be guessed soon.
edit-bad-position = This is not a position that can be played. Check the text.
edit-bad-deal = This is not a whole deal. Check the cards.
link-bad = What this link says cannot be shown.
table-bad = A table like this is not possible. Check rules, seats and clock.
lab-bad = This match is not possible. Check players, options and numbers.
lab-failed = The match has ended with an error.
