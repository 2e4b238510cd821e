## The day

daily-about = One deal and one puzzle for every game, the same for everybody here. A new day begins at midnight, universal time.
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
rating-means = Glicko-2: give or take { $deviation }
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

## Settings

haptics = Vibration
speech = Regulars speak at the table
premove = Choose a card before your turn
