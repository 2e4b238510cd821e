## The day

daily-about = One deal and one puzzle for every game, the same for everybody here. A new day begins at midnight, universal time.
daily-levels = At the table the others play at { $rivals }; par is what { $par } makes of your cards.
daily-share-means = How many of the others here did worse with the same cards, where equal ones count half.
daily-bad = There is nothing to play for this day.
daily-deal = Deal of the day
daily-puzzle = Puzzle of the day
daily-players = played by { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
daily-par-waits = The computer is still playing it.
daily-above = above par; the computer: { $par }
daily-even = par; the computer: { $par }
daily-below = below par; the computer: { $par }
daily-share = Duplicate score: { $share } % against { $count ->
    [one] { $count } other person here
   *[other] { $count } others here
  }
daily-found = Par reached by: { $names }
daily-found-none = Nobody here has reached par yet.
daily-here = Everybody here ({ $count })
daily-look = Look at it again
daily-solved = { $count ->
    [one] Solved with the first move
   *[other] Solved after { $count } tries
  }
daily-solvers = Solved here by { $count }, with the first move by { $once }.
daily-solve = Solve
daily-tries = tried: { $count }
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
daily-streak-means = Days on which you did something of the day itself, without a gap.
daily-won = won in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
daily-lost = lost after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
daily-draw = draw
daily-back = Back to the day
daily-tell = Tell others
daily-tell-copy = Copy
daily-tell-means = First square: your deal (green above par, yellow par, red below). Second: the puzzle (green with the first move). No card and no move is given away.
daily-calendar = Calendar
daily-month-before = The month before
daily-month-after = The month after
daily-done = done: { $count }

## People

person-own = Your profile
person-guest = Guest since { $since }
person-account = Account since { $since }
person-games = Games and ratings
person-no-games = No games yet.
games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
rating-means = How well somebody plays this game. Everybody begins with 1500; who has 200 more wins about three games of four. Give or take { $deviation } (Glicko-2).
rating-ends = The lowest and the highest rating so far.
rating-none = Only rated games change a rating.
rating-graph = { $game }: rating from { $from } to { $to }
person-puzzles = Puzzles of the day
person-solved = Solved: { $count }, with the first move: { $once }
person-met = You against each other
person-met-score = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }: you were ahead in { $won }, behind in { $lost }
person-met-none = You have not played each other yet.
friends = Friends
friends-about = Whoever opens this link becomes your friend, and you theirs.
friends-table = Table for a friend
friend-made = You are friends now.
friend-here = here now
tie-friend = Friend
tie-mute = Mute
tie-block = Block
tied-mute = muted
tied-block = blocked
untie-friend = Remove friend
untie-mute = Unmute
untie-block = Unblock

## Tournaments

tournament-about = Play against everybody here, round by round, and let anybody watch.
tournament-none = No tournaments yet.
tournament-new = New tournament
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tournament-by = run by { $name }
tournament-state-waiting = open for entries
tournament-state-running = being played
tournament-state-over = finished
tournament-state-cancelled = cancelled
tournament-title = Name
tournament-pairing = Pairing
tournament-kind = Who meets whom
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-rounds = Rounds
tournament-games = Games in a round
tournament-fill = Where somebody is missing
tournament-fill-bye = nobody plays: a bye
tournament-make = Make tournament
tournament-account = Whoever runs a tournament needs an account. You can make one here:
tournament-bad = Something is missing, or too much: a name, 1 to 15 rounds, 1 to 8 games.
tournament-duplicate = The same cards are dealt at every table. A round can be looked at when everybody has played it.
tournament-join = Join
tournament-leave = Leave the tournament
tournament-start = Start
tournament-cancel = Cancel it
tournament-play = Play your game
tournament-wait = Your next game comes when the others are ready.
tournament-nobody = Nobody has joined yet.
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-standings = Standings
tournament-pairings = Pairings
tournament-place = Place
tournament-points = Points
tournament-buchholz-means = Buchholz: the points of all opponents together
tournament-sonneborn-means = Sonneborn-Berger: the points of the opponents that were beaten, and half of those who drew
tournament-mean = Mean
tournament-won = Won
tournament-played = Games
tournament-gone = has left
tournament-playing = being played
tournament-done = played
tournament-look = Look at it
tournament-walkover = { $name } wins without playing
tournament-sits-out = { $name } sits out
tournament-fair = All deals come from a secret. This is its hash, published at the start:
tournament-secret = The secret:

## Settings

haptics = Vibration
speech = Regulars speak at the table
premove = Choose a card or a move before your turn

## The queue of long work, for operators

jobs-title = Jobs
jobs-about = Long work in the queue { $queue }. Only operators see this.
jobs-spec = Command
jobs-spec-help = What is typed after “kavarna”: match, tournament, sprt, study, tune, experiment run or train, with whatever follows.
jobs-size = Games a part
jobs-size-auto = automatic
jobs-submit = Submit
jobs-made = In the queue as job { $name }: { $number } parts.
jobs-again = Job { $name } was there already and goes on.
jobs-bad = This command cannot be submitted:
jobs-none = There are no jobs yet.
jobs-running = running
jobs-done = done
jobs-cancelled = cancelled
jobs-differs = stopped: results differ
jobs-chunks = { $done } of { $all } parts
jobs-checked = { $number } compared
jobs-left = { $time } left
jobs-aside = Part { $number } was set aside:
jobs-so-far = Results so far
jobs-cancel = Cancel job
jobs-workers = Workers
jobs-nobody = No worker was heard of in the last hour.
jobs-host = Machine
jobs-slots = At once
jobs-brought = Parts
jobs-silent = Last heard
jobs-version = Version
