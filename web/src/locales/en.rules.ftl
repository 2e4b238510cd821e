# The rules of every game on one page: read when somebody looks something up.

rules-of = Rules: { $game }
rules-search = Search the rules
rules-none = Nothing found. Try another word.
rules-table = At this table
rules-usual = By the usual rules.
rules-back = Back to the table
rules-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
  }
rules-title-aim = The aim
rules-title-cards = The cards
rules-title-deal = Dealing
rules-title-trick = A trick
rules-title-draw = Drawing
rules-title-even = Sixty each
rules-title-pairs = Four in pairs
rules-title-three = Three players
rules-title-dupla = Dupla
rules-title-place = Placing the rings
rules-title-move = A move
rules-title-jump = Jumping
rules-title-row = Five in a row
rules-title-theirs = Rows of the other side
rules-title-end = The end
rules-title-pieces = The pieces
rules-title-turn = A turn
rules-title-cover = Covering
rules-title-lift = Lifting
rules-title-reserve = From the reserve
rules-title-repeat = Draws
rules-title-memory = From memory
rules-title-trump = The trump
rules-title-talon = The talon
rules-title-goals = What is announced
rules-title-flek = Flek
rules-title-play = Playing
rules-title-marriage = The marriage
rules-title-count = Counting
rules-title-money = What it is worth
rules-title-betl = Betl and durch
rules-title-auction = The auction
rules-title-announce = Announcements
rules-title-kontra = Kontra
rules-title-klop = Klop
rules-title-beggar = Beggar
rules-title-mond = The mond
rules-title-radelci = Radelci

rules-briskula-aim = Take more than half of the 120 points: 61 win the deal. { $match ->
    [1] One deal decides.
   *[other] { $match } won deals win the match.
  }
rules-briskula-aim3 = Three play, each alone: whoever takes the most of the 120 points wins the deal. { $match ->
    [1] One deal decides.
   *[other] { $match } won deals win the match.
  }
rules-briskula-cards = Forty cards in four suits. From the strongest: ace 11 points, three 10, king 4, knight 3, jack 2; then 7 6 5 4 2, which count nothing.
rules-briskula-deal = Everybody gets { $cards } cards. One more is turned up: its suit is trumps, called briškula. It lies under the stock and is drawn last.
rules-briskula-trick = Whoever leads plays any card, and so may the others: nobody has to follow suit or trump. The highest trump takes the trick, without trumps the highest card of the suit that was led. Here coins are trumps: the two of coins takes three and ace.
rules-briskula-draw = After each trick its winner draws first, then the others in turn; the winner leads. When the stock is empty, the hands are played out.
rules-briskula-even = Sixty points each: nobody has won, and the same dealer deals again.
rules-briskula-pairs = Partners sit opposite each other, and their points are counted together. { $partners ->
    [shown] When the stock is empty, partners see each other’s hand.
   *[other] Partners never see each other’s hand.
  }
rules-briskula-three = The two of cups stays out of the game. If two are equal at the top, nobody has won the deal.
rules-briskula-dupla = A trick has four cards: both play in turn, two each, and the strongest single card takes all four. Then winner and loser draw in turn, two cards each.

rules-yinsh-aim = { $rings ->
    [1] Take one of your rings off the board: the first ring wins.
   *[other] Take { $rings } of your rings off the board before the other side does: the third ring wins at once.
  } A ring is taken for every row of five markers in your colour.
rules-yinsh-place = White begins. Both sides in turn place five rings, each on any empty point.
rules-yinsh-move = You put a marker of your colour into one of your rings, and the ring moves away in a straight line to an empty point. The marker stays.
rules-yinsh-jump = A ring may jump over markers of both colours if they lie in one unbroken run; it stops on the first empty point behind them. Everything it jumped over is turned to the other colour. No ring jumps over a ring.
rules-yinsh-row = Five markers of your colour in a row: take these five off, and one of your rings. Of a longer row you choose which five. Of rows that cross you take one; if others are still whole, you take them too.
rules-yinsh-theirs = If a move makes a row of the other colour, its owner takes it before his own move. If it makes rows of both colours, the mover takes his first.
rules-yinsh-end = If all 51 markers are on the board and no row is left, whoever has taken more rings wins; equal is a draw. Who cannot move passes.

rules-gobblet-aim = Show { $line } pieces of your colour in a line: a row, a column or a diagonal. Only what is visible counts.
rules-gobblet-pieces = { $line ->
    [3] Each side has six pieces: three sizes, two of each.
   *[other] Each side has twelve pieces: four sizes in three nested stacks. Only the outermost piece of a stack can be used.
  }
rules-gobblet-turn = Put a piece from the reserve on the board, or move one of your visible pieces to any other square where it may stand.
rules-gobblet-cover = A larger piece covers a smaller one of either colour. What lies beneath comes to light when the upper piece moves away.
rules-gobblet-lift = A piece that you have lifted must be played. Only the board after your move counts: if it shows a line of the other side, that side has won. If it shows lines of both: { $both ->
    [mover] the mover wins.
    [draw] it is a draw.
   *[opponent] the side that did not move wins.
  }
rules-gobblet-reserve = { $covers ->
    [always] A piece from the reserve may cover any smaller piece.
    [never] A piece from the reserve goes on an empty square only.
   *[other] A piece from the reserve goes on an empty square. It may cover a piece of the other side only if that piece stands in a line of three visible ones.
  }
rules-gobblet-repeat = { $repetition ->
    [never] A position may come back as often as it likes; after the limit of moves the game is drawn.
    [second] When a position comes back, the game is drawn.
   *[other] When a position comes up for the third time, the game is drawn.
  } Who has no move { $none ->
    [draw] draws.
   *[other] loses.
  }
rules-gobblet-memory = Nobody shows what lies beneath a piece: remember it.

rules-marias-aim = One plays against two. Forhont, who chooses the trump, needs more points in his tricks than the two others together.
rules-marias-cards = 32 cards, suits hearts, leaves, acorns, bells. In a suit from the strongest: ace, 10, king, ober, unter, 9 8 7. Aces and tens are fat: 10 points each.
rules-marias-trump = Forhont gets seven cards first, the others five. From his seven he lays one down as the trump. Then everybody gets five more.
rules-marias-talon = Of his twelve cards forhont lays two away, face down. { $betl ->
    [yes] With a fat card or the trump card among them he has to play betl or durch.
   *[other] No fat card may go, nor the trump card. They count for nobody.
  }
rules-marias-goals = Hra: more points than the other side. Sedma: take the last trick with the seven of trumps; only its holder announces it. Stovka: a hundred points with one marriage counted.
rules-marias-flek = Whoever doubts a goal of the other side says flek, and it counts double. The answers re, tutti, boty, kalhoty, kaiser and rekaiser double it again.
rules-marias-play = Follow suit, and beat the best card if you can. Without the suit play a trump, a higher one than those on the table if you can. Only without both may you play what you like. The winner of a trick leads.
rules-marias-marriage = King and ober of one suit in one hand are a marriage, hláška: 20 points, in trumps 40. The ober is played before the king, and is declared with it.
rules-marias-count = Every ace and ten in your tricks 10, the last trick 10, marriages 20 and 40: ninety points and the marriages.
rules-marias-money = For each opponent: hra 1, sedma 2, quiet seven 1, stovka { $hundred }. A quiet hundred multiplies hra. With hearts as trumps everything counts double. Forhont wins or pays twice, once for each opponent.
rules-marias-betl = Betl: take no trick. Durch: take all ten. There are no trumps and no marriages, and the ten ranks below the unter. Whoever says bad to what was announced takes the talon and must play higher: betl over a trump game, durch over betl.

rules-tarok-aim = One plays against two. The declarer wins with more than 35 of the 70 points in his tricks.
rules-tarok-cards = 54 cards. 22 taroks beat every suit: the pagat (I) is the lowest, then up to the mond (XXI) and the škis; these three are the trula. Four suits of eight: king, queen, knight, jack and four plain cards. Of plain cards the one is the highest in red suits, the ten in black ones.
rules-tarok-count = Kings and trula 5, queens 4, knights 3, jacks 2, all others 1. Cards are counted in threes: their sum minus two; a last pair or single card minus one.
rules-tarok-deal = Sixteen cards each, six to the talon. Who sits after the dealer is forehand.
rules-tarok-auction = Three { $three }, two { $two }, one { $one }, solo { $solo }, beggar { $beggar }. Each bid must be higher; who sits nearer to forehand may hold the same game. A pass is final. The last one left is the declarer and may raise once more. Forehand, left alone at three, may choose klop.
rules-tarok-talon = In three, two and one the talon is opened in groups of so many cards. The declarer takes one group and puts as many cards away, no kings and no trula. They count for him, the rest of the talon for the defenders. In solo and beggar the talon stays closed.
rules-tarok-announce = The declarer may announce trula 20, kings 20, pagat ultimo 50 (win the last trick with the pagat), valat 500 (all tricks). Made silently they count half; announced and not made they are lost.
rules-tarok-kontra = A defender may double the game or an announcement with kontra. { $steps ->
    [1] It cannot be answered.
    [2] The declarer may answer with re: four times.
   *[other] Re, sub and mort double it again, up to sixteen times.
  }
rules-tarok-play = Follow suit; without the suit play a tarok; without taroks anything. The highest tarok takes the trick, else the highest card of the suit that was led. If pagat, mond and škis fall into one trick, the pagat takes it.
rules-tarok-klop = Nobody declares: everybody takes as little as possible, and every point counts against you. Who has { $full } points or more loses 70. You must beat the winning card if you can. The first six tricks bring a card of the talon with them.
rules-tarok-beggar = The declarer must take no trick; with his first trick the deal is over and lost. All must beat if they can. All played cards stay in sight.
rules-tarok-mond = Who loses the mond to somebody else’s trick, also to the partner, loses { $mond }.
rules-tarok-radelci = After klop, beggar and valat everybody gets a radelc. It doubles the next deal that its holder plays as declarer, and is then erased{ $erased ->
    [won] , if the deal was won.
   *[other] .
  }
