

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
offline-here = You play on this device; what you play is kept here.
here = On this device
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
variant-marias-csm = with betl and durch
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
daily = Deal of the day
tournament = Tournament
tournaments = Tournaments
pair-now = Anybody, now
about-game = About the game
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
between-deals = next deal
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
level-suits-1 = For a first game: errs often, punishes nothing.
level-suits-2 = For beginners: sees only what is near.
level-suits-3 = For an easy evening: overlooks something now and then.
level-suits-4 = For those who know the rules: misses long plans.
level-suits-5 = For those who play often: errs seldom.
level-suits-6 = For good club players: punishes mistakes.
level-suits-7 = For the best of a club: gives little away.
level-suits-8 = For tournament players: sees far ahead.
level-suits-9 = For masters: errs almost never.
level-suits-10 = For those who want the best: the computer at full strength.
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
allow-ponder = The computer also thinks on your time (its strongest level only, unrated)
rated = Rated (no hints, no taking back)
open-table = Open cards: every hand can be shown (to learn; nobody plays from elsewhere, unrated)
open-what = What lies open
open-hands = Show the hands of
open-taken = Show the taken cards of
open-hand-of = Show the hand of { $name }
open-taken-of = Show what { $name } has taken
open-talon-before = Show the talon before play
open-talon-during = Show the talon during play
talon-count = Talon, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
open-wait = Wait after every move of the computer
open-by-rules = By the rules
open-hand-over = A hand that is not shown is seen only by whoever has taken the screen over.
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
taken-back = a move was taken back
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
days-hours = { $days } d { $hours } h
game-over = The game is over
ending-won = You have won
ending-lost = You have lost
ending-draw = A draw
ending-winner = { $name } won
ending-deal-won = You won the deal
ending-deal-lost = You lost the deal
ending-deal-draw = Nobody won the deal
ending-deal-winner = { $name } won the deal
ending-match-won = You won the match
ending-match-lost = You lost the match
ending-match-winner = { $name } won the match
match-score = match { $score }
next-asked = { $name } is ready for the next deal.
rematch-asked = { $name } would like to play again.
someone-left = Somebody has left the table.
leave-match = Leave the match
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
reason-won = the declarer won the game
reason-lost = the declarer lost the game
reason-klop = klop
reason-valat = valat
reason-beggar-held = the beggar held
reason-beggar-took-a-trick = the beggar took a trick
claimed-rest = What was left, { $points }, goes to whoever claimed it.
reason-played-out = played out
reason-flek-without-re = a flek that nobody answered
reason-betl-made = betl made
reason-betl-lost = betl lost
reason-durch-made = durch made
reason-durch-lost = durch lost

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
evaluation-shown = Show who stands better (boards)
coordinates = Coordinates on boards
beneath = Show what lies beneath
sound = Sound
hear-sounds = Hear the sounds
sound-card = A card
sound-piece = A piece
sound-trick = A trick is taken
sound-yours = Your turn
sound-time = Little time
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
card-words = Cards of tarok in the text view
card-words-full = in full
card-words-short = short Slovenian (Sr K, T21)
taps = Touching a card
taps-two = lifts it, a second touch plays it
taps-one = plays it at once
confirm-moves = Ask before every move
touch-move = Touch-move in Gobblet: what is lifted must be moved
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
led-mark = led
intros = Short introductions to games
hand-over = Pass the screen on
hand-over-to = Now it is the turn of: { $name }. The others look away.
hand-over-show = { $name }: show my cards
hand-over-tip = Several people at one screen: before each turn the cards are covered until it has been passed on.
last-trick = Last trick
last-trick-card = last trick: { $card }
place-in-trick = { $place }. in the trick
last-trick-told = Last trick: { $cards }; { $you ->
    [yes] you took it
   *[no] { $name } took it
  }
took-trick = { $you ->
    [yes] You took it
   *[no] { $name } took it
  }
took-trick-with = { $name } took the trick: { $points }
you-took-trick = You took the trick: { $points }
you-drew = You drew: { $cards }
no-trick-yet = No trick has been taken yet.
bidding = Bidding
talon = Talon
announcements = Announcements
announce = Announce
discard = Put away
discard-count = Touch cards to put away: { $picked } of { $count }
discard-back = back to the hand: { $card }
score-sheet = Score sheet
account-of-deal = How deal { $number } was counted
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
