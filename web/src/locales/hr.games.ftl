# Što se kaže izvan kavane: učitava se s prvom stranicom koja to treba.

## Ploče

board = Ploča
white = bijeli
black = crni
yinsh-ring-of = { $colour } prsten
yinsh-marker-of = { $colour } žeton
yinsh-can-move = može se pomaknuti
yinsh-can-land = može ovamo
yinsh-can-take = može se uzeti
yinsh-taken = { $count ->
    [one] { $count } uzet prsten
    [few] { $count } uzeta prstena
   *[other] { $count } uzetih prstenova
  }
yinsh-do-place = Stavi prsten na praznu točku.
yinsh-do-move = Odaberi prsten: ostavlja žeton i klizi.
yinsh-do-target = Kamo ide?
yinsh-do-row = Pet u redu! Odaberi red koji uzimaš.
yinsh-do-ring = Uzmi jedan svoj prsten.
yinsh-do-pass = Nijedan tvoj prsten ne može se pomaknuti.
yinsh-which-row = Ovdje je više redova: koji?
yinsh-why-taken = Ta je točka zauzeta.
yinsh-why-own-ring = Uzmi svoj prsten.
yinsh-why-row = Dodirni red od pet.
yinsh-why-not-yours = Taj prsten nije tvoj ili se ne može pomaknuti.
yinsh-why-ring-first = Najprije odaberi svoj prsten.
yinsh-why-occupied = Prsten staje na praznoj točki.
yinsh-why-line = Prsteni idu ravno.
yinsh-why-over-ring = Preko prstena se ne skače.
yinsh-why-stop = Nakon skoka prsten staje na prvoj praznoj točki.
yinsh-say-place = prsten na { $point }
yinsh-say-move = prsten s { $from } na { $to }
yinsh-say-row = uzmi red od { $from } do { $to }
yinsh-say-ring = uzmi prsten na { $point }
yinsh-tell-rings = Prsteni, { $colour }: { $points }
yinsh-tell-markers = Žetoni, { $colour }: { $points }
yinsh-tell-taken = Uzeti prsteni, { $colour }: { $count }
yinsh-tell-left = Preostali žetoni: { $count }
gobblet-red = crvena
gobblet-blue = plava
gobblet-piece = { $colour } veličine { $size }
gobblet-over = preko: { $pieces }
gobblet-can-move = može se pomaknuti
gobblet-can-land = može ovamo
gobblet-reserve-piece = veličina { $size } u tvojoj zalihi
gobblet-do-pick = Odaberi figuru: iz zalihe ili na ploči.
gobblet-do-target = Kamo ide?
gobblet-why-size = Samo veća figura pokriva drugu.
gobblet-why-own = Iz zalihe ne smiješ pokriti svoju figuru.
gobblet-why-reserve = Iz zalihe pokrivaš samo figuru koja stoji u redu od tri.
gobblet-why-not = To ovdje nije moguće.
gobblet-why-not-yours = Tu figuru ne možeš pomaknuti.
gobblet-why-pick = Najprije odaberi figuru.
gobblet-why-touched = Dotaknutu figuru treba pomaknuti.
gobblet-say-put = veličina { $size } iz zalihe na { $square }
gobblet-say-move = s { $from } na { $to }
gobblet-tell-reserve = U zalihi, { $colour }: { $pieces }

## Pregled partija

analysis = Analiza
analyse = Analiziraj
thinking-time = Vrijeme za razmišljanje
review-costs = Pronađi pogreške
to-start = Na početak
step-back = Jedan natrag
step-on = Jedan naprijed
to-end = Na kraj
step = Odluka
variation = Napustio si partiju kako je odigrana.
variation-back = Natrag u partiju
cost-here = Bolje je bilo { $best } ({ $worth }); { $move } je koštalo { $cost } %.
cost-known = Po onome što se moglo znati bolje je bilo { $best } ({ $worth }); { $move } je stajalo { $cost }.
cost-open = S otvorenim kartama najbolje je bilo { $best }: { $move } je stajalo { $cost }.
cost-open-none = Ni s otvorenim kartama ništa nije bilo bolje od { $move }.
seen-by = Kako vidi
all-hands = sve karte otvorene
other-game = Igra
play-on = Igraj odavde
tree = Stablo pretrage
tree-grow = Izgradi stablo
tree-by = Čija pretraga
tree-visits = pokušaja: { $visits }
tree-more = i još { $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
  }
tree-none = Za ovu odluku nije izgrađeno stablo.
tree-figure-proof = još treba dobiti:
tree-figure-proof-means = Najmanje toliko pozicija mora još dobro završiti prije nego što je pobjeda dokazana. Kod 0 je dokazana.
tree-figure-disproof = još treba izgubiti:
tree-figure-disproof-means = Najmanje toliko pozicija mora još loše završiti prije nego što je sigurno da se ništa ne može iznuditi.
tree-figure-least = u najgorem slučaju
tree-figure-least-means = Najmanje što ovaj potez može vrijediti.
tree-figure-most = u najboljem slučaju
tree-figure-most-means = Najviše što ovaj potez može vrijediti.
tree-figure-rise = za bolju ocjenu:
tree-figure-rise-means = Toliko pozicija niže moralo bi vrijediti nešto drugo da bi ovaj potez vrijedio više.
tree-figure-fall = za lošiju ocjenu:
tree-figure-fall-means = Toliko pozicija niže moralo bi vrijediti nešto drugo da bi ovaj potez vrijedio manje: što više, to je sigurniji.
tree-figure-trap = zamka
tree-figure-trap-means = Što ovaj potez u prosjeku donosi protiv nekoga tko gleda manje daleko.
tree-figure-scores = za svakoga:
tree-figure-scores-means = Što dobiva svaki igrač kad svatko igra za sebe.
tree-figure-worlds = dijeljenja:
tree-figure-worlds-means = U toliko od pregledanih dijeljenja.
tree-figure-outcomes = u svakom dijeljenju:
tree-figure-outcomes-means = Što jedan te isti plan donosi u svakom od pregledanih dijeljenja.
tree-figure-plans = planova:
tree-figure-plans-means = Toliko je ostalo planova od kojih nijedan nije u svim dijeljenjima dobar kao neki drugi.
tree-figure-likely = vjerojatnost
tree-figure-likely-means = Koliko bi to trebalo biti vjerojatno.
play-as = Za koga igram
play-as-seat = kao { $name }
threats = Pokaži prijetnje
threat = { $name } može dovršiti { $line }:
edit = Uredi
share = Podijeli
import = Otvori datoteku
import-bad = Ova datoteka nije ni zapis ni SGF.
export = Spremi
edit-position = Druga pozicija
edit-deal = Drugo dijeljenje
edit-position-text = Pozicija u zapisu igre
edit-deal-text = Karte igrača i špil, odvojeni s /
edit-take = Primijeni
edit-tool = Što stavljaš
edit-take-away = ukloni
edit-clear = prazna ploča
edit-turn = na potezu: { $colour }
edit-swap = Dodirni dvije karte: zamijenit će mjesta.
edit-swap-with = { $card }: s kojom kartom?
edit-shuffle = Promiješaj
edit-stock = Špil, redom kojim se vuče

## Učenje

learn-title = Učenje igrom
learn-rules = { $count ->
    [one] Pravila u { $count } koraku
    [few] Pravila u { $count } koraka
   *[other] Pravila u { $count } koraka
  }
learn-again = To nije to. Pokušaj ponovno.
learn-back = Natrag
learn-next = Dalje
learn-skip = Preskoči
learn-anew = Ispočetka
puzzles = Zagonetke
puzzles-none = Za ovu igru još nema zagonetki.
puzzle-number = Zagonetka { $number } od { $count }
puzzle-right = Dobro uočeno! Pravi potez: { $move }.
puzzle-wrong = { $move } nije pravi potez: { $worth }.
puzzle-reply = { $name } odgovara: { $reply }.
puzzle-unproven = nije dokazano da dobiva
puzzle-told = Rješenje: { $move }. Odigraj ga i vidi što slijedi.
puzzle-again = Pokušaj ponovno
puzzle-next = Sljedeća zagonetka
puzzle-show = Pokaži rješenje
puzzles-solved = riješeno: { $count }
task-win = Nađi jedini pobjednički potez (do kraja { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }, samo tvoji)
task-score = Sve su karte otvorene: nađi jedinu kartu koja donosi { $score }
briskula-task-win = Sve su karte otvorene. Samo jedna tvoja još dobiva dijeljenje: koja?
briskula-task-draw = Sve su karte otvorene. Samo jedna tvoja još spašava neriješeno na šezdeset: koja?
briskula-task-note = Broji se dijeljenje: dobiva ga tko ima 61 punat ili više, 60 na svakoj strani je neriješeno; za koliko, nije važno.
quest-note = Sve su karte otvorene, a ostali igraju najbolje što mogu.
quest-reached = ta uspijeva
quest-missed = onda ne uspijeva
quest-marias-hra = Dobij igru (hra): još samo jedna tvoja karta to može. Koja?
quest-marias-sedma = Spasi sedmicu: još samo s jednom tvojom kartom uzima posljednji štih. S kojom?
quest-marias-stovka = Napravi stotku: još samo jedna tvoja karta to može. Koja?
quest-marias-money = Najjeftiniji izlaz: jedna tvoja karta stoji najviše { $number }. Koja?
quest-marias-money-worth = stoji { $number }
quest-tarok-mond = Spasi monda: još samo jedna tvoja karta to može. Koja?
quest-tarok-pagat = Dovedi pagata kući: još samo s jednom tvojom kartom uzima posljednji štih. S kojom?
quest-tarok-36 = Napravi 36 bodova: još samo jedna tvoja karta dobiva igru. Koja?
quest-tarok-beggar = Izdrži berača: još samo s jednom tvojom kartom ostaješ bez štiha. S kojom?
quest-tarok-klop = Klop, predaj štihove: s jednom tvojom kartom uzimaš ukupno najviše { $number } bodova. S kojom?
quest-tarok-klop-worth = ukupno do { $number } bodova

## Laboratorij

lab-title = Laboratorij
lab-about = Neka bilo koji igrači odigraju koliko treba da se zna tko je bolji. Svatko igra svako dijeljenje sa svakog mjesta.
lab-setup = Meč
lab-player = Igrač { $number }
lab-add = Još jedan igrač
lab-remove = Jedan manje
lab-games = Broj partija
lab-seed = Sjeme
lab-limit = Svaka odluka
lab-amount = Koliko
limit-nodes = pozicije
limit-ms = milisekunde
limit-iterations = ponavljanja
limit-depth = dubina
limit-own = kako igrač želi
lab-run = Počni
lab-stop = Stani
lab-results = Ishod
lab-none = Još ništa nije odigrano.
fares-title = Protiv ljudi
fares-about = Što su programi postigli u dijeljenju koje su ljudi s njima odigrali do kraja za ovdašnjim stolovima. Imena nema.
fares-none = Nitko ovdje još nije do kraja odigrao dijeljenje ove igre s programom. Odigraj ga i bit će uračunato.
fares-engine = Program
fares-rules = Pravila
fares-deals = Dijeljenja
fares-mean = Po dijeljenju
fares-interval = 95-postotni interval
fares-usual = uobičajena
fares-one = jedno dijeljenje još ništa ne govori
lab-progress = Odigrane partije
lab-done = { $done } od { $games } partija
lab-download = Spremi partije
lab-won = dobiveno / remi / izgubljeno
lab-result = ishod (95 %)
lab-plot = graf
player = igrač
forfeits = { $count ->
    [one] { $count } predaja
    [few] { $count } predaje
   *[other] { $count } predaja
  }
experiments = Objavljeni ishodi, odigrani ponovno
report = Izvještaj

## Pravila kao mogućnosti

option-level = Razina
option-variant = Igrači
option-match = Dobivenih dijeljenja za partiju
option-partners = Karte suigrača na kraju
option-finish = Dijeljenje završava
option-points = Punti
option-both = Kad oba imaju red
option-reserve-covers = Zaliha smije pokriti
option-reserve-covers-own = Zaliha smije pokriti svoje
option-no-move = Bez poteza
option-moving = Figure na ploči se miču
option-repetition = Remi ponavljanjem
option-limit = Ograničenje poteza
option-memory = Po sjećanju
option-pieces = Figura svake veličine
option-blitz = Blitz
option-profile = Pravila
option-rank-order = Desetka
option-blind-trump = Adut se smije birati naslijepo
option-betl-durch = Betl i durch
option-open-betl = Otvorene karte u betlu i durchu
option-tariff = Tarifa
option-hundred-base = Vrijednost najavljene stotice
option-hundred-growth = Bodovi preko sto
option-hundred-marriage = Vjenčanje koje se broji za stoticu
option-hundred-replaces = Stotica umjesto igre
option-killed-doubles = Ubijena sedmica stoji dvostruko
option-keep-seven = Najavljena sedmica se čuva
option-flek-without-re = Flek bez re
option-max-raises = Dizanja jednog cilja
option-cap = Granica za jednog protivnika
value-profile = prema odabranim pravilima
value-openmarias = OpenMariáš
value-voleny-csm = birani mariáš saveza
value-usual = ispod asa
value-natural = ispod dečka
value-double = udvostručuje
value-linear = pribraja
value-best = najbolje
value-first = prvo
value-play = igra se
value-lost = izgubljena je
value-yes = da
value-no = ne
value-closed = zatvorene
value-open = otvorene
value-out = odigrano do kraja
value-shown = vidljivi
value-hidden = skriveni
value-opponent = pobjeđuje protivnik
value-mover = pobjeđuje tko je vukao
value-draw = remi
value-always = uvijek
value-never = nikad
value-when-threatened = opasan red
value-loses = gubi
value-third = treći put
value-second = drugi put
option-preset = Čija pravila
option-opening = Prva riječ prvoga
option-values = Vrijednosti: tri/dvije/jedna/solo/berač
option-highest = Najviša igra
option-discard-taroks = Taroke se smije odložiti
option-defenders-announce = Najavljuju i protivnici
option-silent-defenders = Tihe premije i za protivnike
option-lost-pagat = Izgubljeni zadnji pagat stoji 25
option-silent-valat = Vrijednost tihog valata
option-kontra-steps = Kontra, re, sub, mort: koliko
option-failed-kontra = Nakon promašene kontre
option-lead = Tko počinje pri tri, dvije, jedna
option-keep-pagat = Najavljeni pagat se čuva
option-klop-full = Klop: pun od
option-klop-empty = Klop: bez štiha
option-klop-others = Klop: ostali tada
option-open-beggar = Berač se otkriva nakon štiha
option-mond = Izgubljeni mond stoji
option-mond-always = Mond i u klopu i beraču
option-radelc-solo = Radelci i nakon sola
option-radelc-erased = Radelc se briše
option-radelc-left = Preostali radelc broji
option-deals = Dijeljenja u partiji
option-m = Nasumičnih igara nakon svakog poteza
option-depth = Dubina
option-wins = Koji pobjednički potez
option-order = Redoslijed poteza
option-lost = Kad svaki potez gubi
option-iterations = Nasumičnih igara po odluci
option-c = Konstanta istraživanja
option-t = Posjeta prije grananja čvora
option-expansion = Kako čvor dobiva djecu
option-preselection = Trenutne pobjede, bez poklona
option-backup = Čiji se ishod broji
option-table = Transpozicijska tablica
option-trust = Zapisi kojima se vjeruje
option-paths = Ponavljanje i tablica
option-symmetry = Simetrični položaji zajedno
option-deepening = Postupno produbljivanje
option-aspiration = Uski prozor
option-minimal-window = Najmanji prozor
option-foresight = Pobjede i prijetnje igre
option-ordering = Redoslijed prema igri
option-killers = Potezi ubojice
option-history = Povijest pobijanja
option-counter-moves = Protupotezi
option-reductions = Kasni potezi pliće
option-margin = Zaliha kod listova
option-similarity = Udio prosjeka
option-null-move = Prazan potez: manje dubine
option-late-moves = Mirnih poteza kod listova
option-extension = Prijetnje traže dublje
option-quiescence = Oštri potezi preko dubine
option-settle = Dalje do smirenja
option-elimination = Izostavi nepotrebne poteze
option-first-repetition = Prvo ponavljanje je remi
option-skip-met = Izostavi već viđene položaje
option-unfinished = Odgovor iz nedovršene dubine
option-selection = Kako se bira grana
option-first-play = Neisprobani potezi
option-urgency = Vrijednost neisprobanih poteza
option-rave = Broje se i kasniji potezi (RAVE)
option-rave-visits = Posjeta pri jednakoj težini
option-widening = Najprije najizgledniji potezi
option-choice = Potez koji se igra
option-greedy = Pohlepna doigravanja
option-epsilon = Udio nasumičnih poteza
option-cut = Ranije završi doigravanja
option-cut-after = Nakon toliko odluka
option-solver = Točni završeci igre
option-reuse = Zadrži stablo
option-shallow = Kratak pogled unaprijed
option-shallow-playouts = Kratak pogled u doigravanjima
option-book = Knjiga otvaranja
option-progress = Radije napreduje nego ponavlja
option-setup = Postavljanje prstenova
option-own-row = Nagrada za vlastiti niz
option-other-row = Kazna za protivnikov niz
option-sorting = Potezi prema ocjeni
option-playouts = Potezi u doigravanjima
option-aim = Cilj
option-weights = Naučena strategija
option-worlds = Svjetovi
option-tricks = Posljednji štihovi
option-horizon = Vlastitih odluka do ocjene
option-reading = Tuđih karata iz kojih se čita
option-branches = Grana stabla
option-peek = Što vidi osim svojih karata
option-published = Objavljeni program
option-goal = Što se računa u slučajnoj igri
option-consider = Karte u stablu
option-stronger = Što je jače od obične karte
option-search = Pretraživanje
option-particles = Vjerojatne ruke
option-share = Udio vremena za uzorkovanje
option-exhaustive = Svi svjetovi kad ih je malo
option-mix = Plitak pogled uz duboki
option-mix-weight = Težina plitkog pogleda
option-delay = Vlastitih odluka prije otvorenih karata
option-inside = Što pretražuje svijet
option-sets = Karata u ruci za skupove
option-look = Dubina u svijetu
option-early-cut = Rani rez
option-root-cut = Rez u korijenu
option-useless-worlds = Preskoči svjetove bez koristi
option-observers = Čijim očima gledaju stabla
option-noise = Nasumični dio svake granice
option-talons = Nasumičnih dijeljenja pri licitaciji
option-combinations = Kombinacija boja
option-deals-bidding = Simuliranih dijeljenja pri licitaciji
option-choose = Koja od dviju kombinacija
option-depth-later = Dubina kasnije
option-depth-last = Dubina na kraju
option-cards-later = Karata od kojih traži dublje
option-cards-last = Karata od kojih traži najdublje
option-klop-sign = Klop: predznak visokog taroka
option-key = Karte s istim zapisom
option-entries = Zapisa u tablici
option-table-first = Najprije potez iz tablice
option-beggar-lowest = Berač: i najniža treća karta
option-pool = Svjetova za izbor
option-past = Težina onoga što govori prošlost
option-doubt = Standardnih pogrešaka prije najave
option-thumb = Težina brze igre pri najavama
option-quick = Težina brze igre pri kartama
option-trump = Kako se bira adut
option-trump-deals = Dijeljenja koja sude boju
option-bids = Što najavljuje
option-trump-card = Adut koji se pokaže
option-forhont-asks = Što traži dizanje forhonta
option-opponent-asks = Što traži dizanje protivnika
option-strength = Vrijednost stupnja jačine
option-trump-steps = Stupnjeva za koje je adut jači
option-paranoia = Težina paranoične vrijednosti
option-habit = Vjerojatnost igre po jednostavnim pravilima
option-simulations = Odigranih planova po svijetu
option-reduction = Što bi protivnici dopustili
option-moves = Vlastite odluke za sve svjetove
option-cuts = Stani gdje više ne ide
option-thorough = Vlastite odluke konačnog plana
option-passes = Prolazaka kroz svjetove
option-mobility = List broji svoje poteze
option-spread = Raspon oko ocjene
option-narrowing = Što od njega ostaje po potezu
option-grain = Korak ljestvice
option-threshold = Listova koji mijenjaju vrijednost
option-within = Koliko smije stajati zamka
option-weight = Težina zamke
option-most-gain = Najveći ubrojeni dobitak
option-best-share = Udio koji igra najbolje
option-mtd = Samo najmanji prozori (MTD(f))
option-refutations = Tablica pobijanja
value-preset = kao u tim pravilima
value-seed = izvorna
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = samo po sili
value-free = slobodno
value-beggar = berač
value-solo = solo
value-other = drugi protivnik dobiva
value-author = tko ju je dao, plaća
value-declarer = glavni igrač
value-forehand = prvi
value-keep = zadrže svoj minus
value-zero = ne dobivaju ništa
value-won = nakon dobivene igre
value-any = bilo koji
value-fastest = najbrži
value-generated = kako nastaju
value-targets = po ciljnim poljima
value-forfeit = predaje
value-resist = najdulji otpor
value-one = jedno po posjetu
value-mixed = izmiješan
value-own = vlastito
value-bucketed = četiri mjesta po ključu
value-same = iste dubine
value-deeper = i veće dubine
value-exact = točno
value-practical = praktično
value-fresh = svaki put iznova
value-kept = zadržano
value-ucb1 = UCB1
value-puct = PUCT
value-all = sve
value-value = po vrijednosti
value-parent = kao roditelj
value-visits = najviše posjeta
value-secure = najbolja donja granica
value-evaluation = po ocjeni
value-order = po redoslijedu
value-near = blizu jedan drugoga
value-edge = na rubu
value-random = nasumično
value-epsilon-greedy = epsilon-pohlepno
value-dupla = dupla
value-win = dobiti dijeljenje
value-points = bodovi
value-match = dobiti meč
value-none = bez
value-alphabeta = alfa-beta
value-maxn = max^n: svatko za sebe
value-partition = skupovi svjetova na kraju
value-payoff = po otvorenim kartama
value-beta = usput
value-some = neki
value-places = mjesto u ruci
value-easy = lagan
value-medium = srednji
value-hard = težak
value-open-cards = otvorene karte
value-useful = samo korisne
value-suit = karte njezine boje
value-trumps = i aduti
value-tree = stablo vlastitih odluka
value-trick = štih unaprijed
value-cards = karta
value-hands = karte ostalih
value-stock = i špil
value-single = jedno mjesto
value-multiple = svako mjesto
value-remembering = svako mjesto sa svime što je vidjelo
value-combination = bolja kombinacija
value-completion = bolja dopuna
value-printed = kako je tiskano
value-prose = kako kaže tekst
value-grouped = gotovo jednake
value-published = po tiskanoj formuli
value-cut = pri rezovima
value-best-half = pola kod najboljeg poteza
value-games = mnogo brzih dijeljenja
value-hra = samo hra
value-rating = po ocjeni boje
value-highest = najviša
value-lowest = najniža

## Tarok

tarok-game-three = tri
tarok-game-two = dva
tarok-game-one = jedan
tarok-game-solo = solo
tarok-game-beggar = berač
tarok-game-klop = klop
tarok-item-game = igra
tarok-item-trula = trula
tarok-item-kings = kraljevi
tarok-item-pagat = pagat ultimo
tarok-item-valat = valat
tarok-of-defenders = { $name } (protivnici)
tarok-kontra = kontra
tarok-re = rekontra
tarok-sub = subkontra
tarok-mort = mordkontra
tarok-raise = { $raise }: { $items }
tarok-pass = dalje
tarok-announce-none = bez najave
tarok-kontra-none = neka bude
tarok-no-announcement = Bez najave
tarok-no-raise = Ostavi kako jest
tarok-say-announce = Najavi: { $items }
tarok-raise-title = Kontra i dalje
tarok-tricks = { $count ->
    [one] { $count } štih
    [few] { $count } štiha
   *[other] { $count } štihova
  }
radelci-held = { $count ->
    [one] { $count } radelc
    [few] { $count } radelca
   *[other] { $count } radelaca
  }
tarok-declarer = glavni igrač
tarok-defender = protivnik
tarok-defenders = protivnici
tarok-said = Što je tko rekao
tarok-forced = obavezno
tarok-your-word = ti si na redu
tarok-word-of = na redu: { $name }
tarok-about-three = tri karte iz talona
tarok-about-two = dvije karte iz talona
tarok-about-one = jedna karta iz talona
tarok-about-solo = bez talona
tarok-about-beggar = bez štiha
tarok-about-klop = svatko za sebe, uzmi što manje
tarok-about-pass = više ne licitiraš
tarok-about-keep = zadržavaš svoju igru
tarok-about-hold = držiš: sjediš ispred ({ $name })
tarok-why-klop = samo prvi, ako ostane sam na tri
tarok-why-pass-final = ostao si sam: zadrži ili povisi
tarok-why-pass-opening = prvi mora otvoriti
tarok-why-below = { $you ->
    [yes] niže od tvoje igre: { $game }
   *[no] prenisko: { $name } već igra { $game }
  }
tarok-why-behind = { $name } sjedi ispred tebe: reci više
tarok-why-kept = Kraljevi, pagat, mond i škis se ne odlažu.
tarok-why-suit-first = Taroci se odlažu samo ako nema drugih karata.
tarok-why-pagat = Pagat ide zadnji: imaš drugu kartu.
tarok-why-emperor = Na stolu su mond i škis: pagat ih nosi i mora pasti.
tarok-why-follow = Odgovori na boju: { $suit }.
tarok-why-follow-tarok = Igra se tarok: baci tarok.
tarok-why-tarok = Nemaš tu boju ({ $suit }): baci tarok.
tarok-why-beat = Ovu kartu možeš tući, pa moraš: { $card }.
tarok-why-said = već najavljeno
tarok-why-closed = sada nije moguće
tarok-plays = { $you ->
    [yes] Igraš
   *[no] { $name } igra
  }
tarok-klop-means = svatko za sebe, uzmi što manje
tarok-deal = { $deal }. dijeljenje
tarok-deal-of = { $deal }. dijeljenje od { $deals }
tarok-radelc-doubles = radelc udvostručuje ovu igru
tarok-shown = { $you ->
    [yes] Pred svima odlažeš: { $cards }
   *[no] { $name } pred svima odlaže: { $cards }
  }
tarok-gifts = Iz talona
tarok-plus-discards = { $count ->
    [one] + { $count } odložena
    [few] + { $count } odložene
   *[other] + { $count } odloženih
  }
tarok-with-talon = s talonom
tarok-stake = ±({ $value } + razlika)
tarok-stake-times = ±{ $by } × ({ $value } + razlika)
tarok-take-group = Uzmi jednu skupinu. Toliko karata odlažeš.
tarok-takes-group = { $you ->
    [yes] Biraš skupinu talona.
   *[no] { $name } bira skupinu talona.
  }
tarok-puts-away = { $you ->
    [yes] Odlažeš karte.
   *[no] { $name } odlaže karte.
  }
tarok-away-rule = Broje se tebi. Bez kraljeva i trule; drugi taroci pokazuju se svima.
tarok-played = Odigrane karte
tarok-talon-closed = { $count ->
    [one] talon: { $count } karta
    [few] talon: { $count } karte
   *[other] talon: { $count } karata
  }
tarok-talon-rest = ostatak talona
tarok-last-of = zadnji štih: { $name }
tarok-discards = Odloženo
tarok-say-talon = uzmi { $cards }
tarok-say-discard = odloži { $cards }
tarok-tell-group = Talon, { $number }. skupina: { $cards }
tarok-tell-gift = { $you ->
    [yes] Sa štihom dobivaš iz talona: { $card }
   *[no] { $name } sa štihom dobiva iz talona: { $card }
  }
tarok-tell-trick = Štih: { $cards }; { $you ->
    [yes] nosiš ga ti
   *[no] nosi { $name }
  }
tarok-end-talon = Talon
tarok-end-taken = uzeto
tarok-end-discards = Glavni igrač je odložio
tarok-end-threes = Brojenje po tri
tarok-end-threes-how = tri karte: zbroj manje 2; zadnji par ili jedna: manje 1
tarok-end-needs = od 70, dobiva 36
tarok-end-pile = { $name }: { $points }
tarok-end-others = { $names }: { $points }
tarok-end-radelci = Radelci nakon ove igre
tarok-end-got = Svatko dobiva radelc.
account-tarok-tricks = štihovi
account-tarok-thirds = trećine boda
account-tarok-game = igra
account-tarok-difference = razlika do 35
account-tarok-beggar = berač
account-tarok-trula = trula
account-tarok-kings = kraljevi
account-tarok-pagat = pagat ultimo
account-tarok-valat = valat
account-tarok-defenders-trula = trula protivnika
account-tarok-defenders-kings = kraljevi protivnika
account-tarok-defenders-pagat = pagat ultimo protivnika
account-tarok-defenders-valat = valat protivnika
account-tarok-silent-trula = trula, tiha
account-tarok-silent-kings = kraljevi, tihi
account-tarok-silent-pagat = pagat ultimo, tihi
account-tarok-lost-pagat = pagat izgubljen u zadnjem štihu
account-tarok-silent-valat = valat, tihi
account-tarok-failed-kontra = promašena kontra
account-tarok-mond = izgubljeni mond
account-tarok-klop = klop: uzeti bodovi
account-tarok-full = klop: pun
account-tarok-empty = klop: bez štiha
account-tarok-radelci-left = preostali radelci
account-tarok-kontra = kontra
account-tarok-re = rekontra
account-tarok-sub = subkontra
account-tarok-mort = mordkontra
account-tarok-radelc = radelc
leader = vodi
discard-hint = Prihvati savjet
text-more = Još { $count }: tipkanjem suzi popis.

## Kako igrači zovu karte

suit-it-C = kupe
of-it-C = kupa
suit-it-B = baštoni
of-it-B = baštona
suit-it-S = špade
of-it-S = špada
suit-it-D = dinari
of-it-D = dinara
rank-it-1 = as
  .gender = masculine
rank-it-2 = dvica
  .gender = feminine
rank-it-3 = trica
  .gender = feminine
rank-it-4 = četvorka
  .gender = feminine
rank-it-5 = petica
  .gender = feminine
rank-it-6 = šestica
  .gender = feminine
rank-it-7 = sedmica
  .gender = feminine
rank-it-11 = fanta
  .gender = feminine
rank-it-12 = konj
  .gender = masculine
rank-it-13 = kralj
  .gender = masculine
card-it = { $rank } { $suit }
suit-de-H = srce
of-de-H = srce
suit-de-L = zelena
of-de-L = zelena
suit-de-A = žir
of-de-A = žir
suit-de-B = bundeva
of-de-B = bundeva
rank-de-7 = sedmica
  .gender = feminine
rank-de-8 = osmica
  .gender = feminine
rank-de-9 = devetka
  .gender = feminine
rank-de-10 = desetka
  .gender = feminine
rank-de-J = dečko
  .gender = masculine
rank-de-Q = baba
  .gender = feminine
rank-de-K = kralj
  .gender = masculine
rank-de-A = as
  .gender = masculine
card-de = { $rank } { $suit }
suit-ta-H = herc
of-ta-H = herc
suit-ta-D = karo
of-ta-D = karo
suit-ta-S = pik
of-ta-S = pik
suit-ta-C = tref
of-ta-C = tref
suit-ta-T = taroci
card-ta-T = tarok { $numeral }
rank-ta-1 = jedinica
  .gender = feminine
rank-ta-2 = dvica
  .gender = feminine
rank-ta-3 = trica
  .gender = feminine
rank-ta-4 = četvorka
  .gender = feminine
rank-ta-7 = sedmica
  .gender = feminine
rank-ta-8 = osmica
  .gender = feminine
rank-ta-9 = devetka
  .gender = feminine
rank-ta-10 = desetka
  .gender = feminine
rank-ta-J = dečko
  .gender = masculine
rank-ta-C = kaval
  .gender = masculine
rank-ta-Q = dama
  .gender = feminine
rank-ta-K = kralj
  .gender = masculine
card-ta = { $suit } { $rank }
own-ta-T1 = pagat
own-ta-T21 = mond
own-ta-T22 = škis

## Introductions

intro-again = Pokaži ponovno sljedeći put
intro-never = Bez uvoda, ni za jednu igru
intro-play = Igraj
intro-learn = Nauči je korak po korak
marias-intro-about = Igraju trojica, jedan protiv dvojice. Taj jedan je forhont: bira aduta između sedam karata, dobiva još pet i dvije odlaže u talon.
marias-intro-goals = Hra: više bodova od druge strane. Sedma: zadnji štih adutskom sedmicom. Stovka: sto bodova. Tko sumnja, kaže flek i broji se dvostruko.
marias-intro-table = Desetka, as i zadnji štih broje po deset bodova, baba i kralj iste boje 20, u adutu 40. Karta koju ne smiješ igrati na dodir kaže zašto.

## Own pictures of cards

pictures-folder = Vlastite slike iz mape
pictures-forget = Natrag na karte kavane
pictures-tip = Ostaju u ovom pregledniku. Datoteka se zove po karti: { $example }
pictures-found = Pronađene slike: { $found }
pictures-missing = Crta ih kavana: { $cards }
pictures-wrong = Nisu slike karata iz ovog špila: { $files }
pictures-failed = Ovaj preglednik nije mogao sačuvati slike.

## Mariáš

account-title = Obračun
account-sum = Ukupno
account-points = bodovi
account-deal = dijeljenje
account-marias-marriages = od toga u hláškama
account-marias-hra = hra
account-marias-sedma = sedma
account-marias-quiet-seven = tiha sedmica
account-marias-stovka = stovka
account-marias-betl = betl
account-marias-durch = durch
account-marias-quiet-hundred = tiha stotica
account-marias-over-hundred = bodovi iznad sto
account-marias-killed = ubijena
account-marias-hearts = srca
account-marias-cap = iznad gornje granice
account-marias-flek = flek
account-marias-re = re
account-marias-tutti = tutti
account-marias-boty = boty
account-marias-kalhoty = kalhoty
account-marias-kaiser = kaiser
account-marias-rekaiser = rekaiser
over-cards = Sve karte
over-dealt = kako su podijeljene
over-played = kako su odigrane
over-tricks = štih po štih
marias-forhont = forhont
marias-declarer = glavni igrač
marias-money = novac { $money }
marias-tricks = { $count ->
    [one] { $count } štih
    [few] { $count } štiha
   *[other] { $count } štihova
  }
marias-turned = okrenuta
marias-trump-mark = adut
marias-marriage = hláška { $points }
marias-marriage-of = hláška, { $suit }: { $points }
marias-talon-own = Tvoj talon: vidiš ga samo ti.
marias-talon-of = Talon
figure-hra = hra
figure-sedma = sedma
figure-stovka = stovka
figure-more = za sve povrh najmanjeg
figure-spread = raspršenost po dijeljenjima
figure-win = pobjeda
figure-trula = trula
figure-kings = kraljevi
figure-pagat = pagat ultimo
figure-valat = valat
figure-mond = izgubljeni mond
figure-full = pun
figure-score = vlastiti bodovi
marias-goal-hra = hra
marias-goal-sedma = sedma
marias-goal-stovka = stovka
marias-goal-betl = betl
marias-goal-durch = durch
marias-on-hra = na hru
marias-on-sedma = na sedmu
marias-on-stovka = na stovku
marias-on-betl = na betl
marias-on-durch = na durch
marias-raise-of = { $raise } { $goal }
marias-about-hra = više bodova
marias-about-sedma = zadnji štih adutskom sedmicom
marias-about-stovka = sto bodova s jednom hláškom
marias-about-betl = bez štiha
marias-about-durch = svi štihovi
marias-for-each = za svakog protivnika
marias-hearts = srca
marias-fold = sklopi
marias-unfold = rasklopi
marias-said = Što je rečeno
marias-now = sada
marias-with = nakon: { $word }
marias-announce = najavi
marias-you-say = Kažeš
marias-nothing = ništa
marias-at-stake = igraš za
marias-say = Reci { $words }
marias-word-of = { $name }: ima riječ
marias-their-word = na redu su oni: { $word } je { $worth }
marias-no-more = više se ne može
marias-only-seven = samo tko ima adutsku sedmicu
marias-no-later = forhont najavljuje samo na početku
marias-say-pass = tiho
marias-say-colour = Boja?
marias-say-good = dobra
marias-say-bad = loša
marias-means-colour = igra s adutom
marias-means-good = to se igra
marias-means-bad = uzimaš talon i igraš više
marias-say-trump = adut: { $card }
marias-say-trump-hidden = adut, skriven
marias-say-talon = u talon: { $cards }
marias-say-talon-hidden = dvije karte u talon
marias-choose-trump = Imaš sedam karata. Koja određuje aduta?
marias-trump-picked = { $card }: do licitacije ostaje skrivena.
marias-trump-play = Adut: { $suit }
marias-trump-card = Dodirni kartu
marias-trump-blind = Adut naslijepo
marias-lookup = Tablica aduta
marias-lookup-about = Odaberi prvih sedam karata forhonta: tablica kaže što svaka boja kao adut donosi po dijeljenju.
marias-lookup-hand = { $count } od 7 karata
marias-lookup-none = Tablice za ova pravila ovdje nema. Izrađuje je
marias-lookup-only = nijedna druga boja ne obećava ni pola toliko
marias-lookup-draw = Sedam nasumce
marias-lookup-clear = Očisti
marias-waits-trump = { $you ->
    [yes] Biraš aduta.
   *[no] { $name } bira aduta.
  }
marias-waits-talon = { $you ->
    [yes] Odlažeš dvije karte u talon.
   *[no] { $name } odlaže dvije karte u talon.
  }
marias-waits-game = { $you ->
    [yes] Kažeš što se igra.
   *[no] { $name } kaže što se igra.
  }
marias-waits-answer = { $you ->
    [yes] Odgovaraš.
   *[no] { $name } odgovara.
  }
marias-plays = { $you ->
    [yes] Ti igraš
   *[no] { $name } igra
  }
marias-we = mi
marias-they = oni
marias-points-of = Bodovi: { $name } { $one }, ostala dvojica { $two }
marias-against = protiv
marias-bound = u talonu je masna karta ili adut: betl ili durch
marias-not-higher = nije više od onoga što se igra
marias-why-follow = Odgovori na boju: { $suit }.
marias-why-beat = Ovu kartu moraš nadigrati jer možeš: { $card }.
marias-why-trump = Bez te boje moraš igrati aduta.
marias-why-higher = Igraj višeg aduta, imaš ga: { $card }.
marias-why-ober = Najprije baba, potom kralj: { $card }.
marias-why-seven = Najavljena sedmica ostaje dok imaš drugu kartu.
marias-why-fat = Desetke i asovi ne idu u talon: { $card }.
marias-why-trump-card = Ova karta određuje aduta, ostaje kod tebe: { $card }.
marias-talon-binds = S ovim u talonu možeš igrati samo betl ili durch.
marias-talon-breaks = Time razbijaš hlášku: { $suit }.
marias-tell-forhont = Forhont: { $name }
marias-tell-declarer = Sam igra: { $name }
marias-tell-game = Igra: { $game }
marias-tell-turned = Aduti su { $suit }: okrenuta karta { $card }
marias-tell-trump = Tvoj adut, skriven: { $card }
marias-edit-first = Označene karte došle su prve: forhont ima dvanaest karata i aduta bira među prvih sedam.
marias-next-forhont = Sljedeći forhont: { $name }
offer-declined = Odbijeno: igra se dalje.
tap-again = Dodirni je još jednom da je odigraš.

## Seats and steps of a table

seat-name = Ime
seat-name-of = Ime: { $seat }
names-same = Neka svatko ima svoje ime.
names-bad = Jedno od imena nije moguće: od 1 do 24 slova jednoga pisma, brojki ili - ' . _ među njima, i ne tuđe ime.
steps = Od ovog stola

## Učenje na pogreškama

mistakes = Uči na svojim pogreškama
mistakes-looking = Računalo prolazi kroz tvoje odluke…
mistakes-none = Nijedna pogreška vrijedna spomena: dobro odigrano!
mistakes-accuracy = Točnost { $share } %
mistakes-accuracy-means = Odluke bez pogreške vrijedne spomena: { $good } od { $all }.
mistake-number = Pogreška { $number } od { $count }
mistake-played = Tvoj potez: { $move }
mistake-find = Pronađi nešto bolje.
mistake-cost-points = cijena: { $cost } boda
mistake-cost-money = cijena u novcu: { $cost }
mistake-cost-win = cijena: { $cost } % izgleda za pobjedu
mistake-best = Tako je! Najbolje: { $move }.
mistake-good = Dobro: { $move } gotovo je jednako dobro kao najbolji potez.
mistake-better = { $move } je bolje, ali može još bolje.
mistake-same = To si već odigrao.
mistake-worse = { $move } nije ništa bolje.
mistake-told = Najbolje je bilo: { $move }.
mistake-next = Sljedeća pogreška
why-still-out = Još nije palo: { $card }. Štih nosi { $name }: { $points }.
why-would-take = S drugom kartom ({ $best }) štih bi bio tvoj: { $points }.
why-cheaper = Štih bi bio tvoj i s drugom kartom ({ $best }), a u ruci bi ostalo: { $move }.
why-gave = Druga je strana dobila više nego s drugom kartom ({ $best }): { $points }.
why-too-much = Štih je donio { $points }; poslije bi ta karta ({ $move }) donijela više.
why-feed = Štih nosi tvoja strana: druga karta ({ $best }) dodala bi { $points }.
why-took-anyway = Štih si odnio ti; s drugom kartom ({ $best }) odnio bi ga { $name }.
why-mond = Monda tuče samo škis, a on još nije pao.
why-pagat = Pagat se još mogao uhvatiti.
why-missed-win = { $best } pobjeđuje u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }.
why-let-win = Nakon tvog poteza { $name } može pobijediti u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }.
why-reply = Očekivani odgovor ({ $name }): { $reply }.
why-row = Već u sljedećem potezu { $name } uzima red.
why-expected = Očekivani ishod: { $best } { $before }, { $move } { $after }.
why-chance = Izgledi za pobjedu pali su s { $before } % na { $after } %.
why-lucky = S ovim kartama ovaj put nije koštalo ništa.

## Što znače brojevi

worth-draw = remi
worth-win = pobjeda u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
worth-loss = poraz u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
worth-means-win = Pobjeda je iznuđena; broje se potezi pobjednika.
worth-means-loss = Poraz je iznuđen; broje se potezi poraženog.
worth-means-draw = Nitko ne može iznuditi više od remija.
worth-means-chance = Izgledi za pobjedu.
worth-means-chance-briskula = Izgledi za pobjedu u ovom dijeljenju.
worth-means-points = Ishod koji se može očekivati na kraju dijeljenja.
worth-means-points-board = Što ova pretraga broji po vlastitom pravilu: više je bolje za stranu koja je na potezu.
worth-means-eval = Koliko vodi strana na potezu: 1,00 je jasna prednost.
worth-means-eval-yinsh = Koliko vodi strana na potezu: 1,00 je otprilike jedan prsten.

## People at the table

pairing-waits = Tražim suigrača. Nakon pola minute sjeda računalo.
rating-of = rejting { $rating }
advanced = Napredno
which-player = Igrač
premove-set = odabrano za tvoj potez
premove-waits = Zatim: { $move }. Dodir ga vraća.
premove-do = Svoj sljedeći potez možeš odabrati već sada.
ending-fold = Pogledaj stol
ending-unfold = Pokaži ishod
visits-means = Koliko je puta pretraga pokušala ovaj potez: što joj se čini bolji, to češće.
chances-means = Koliko je vjerojatno svako od toga ako se odigra ovo.
worlds-means = Na koliko je načina računalo podijelilo karte koje ne vidi prije nego što je odlučilo.
depth-means = Koliko je poteza obiju strana računalo gledalo unaprijed i koliko je položaja pregledalo.
ponders = razmišlja i u tuđe vrijeme
ponders-means = Dok drugi odlučuju, računalo već traži odgovor. Zato vidi dalje nego inače na svojoj razini.
evaluation-means = { $share }: tko stoji bolje, od −100 do 100. Više od 0 dobro je za onoga tko je počeo.
interval-means = Prosjek i raspon u kojem je pravi 95 puta od 100. Što više igara, to je uži.
scored-means = Koliko je u prosjeku postigao u jednom dijeljenju.
score-means = Rezultat svih dijeljenja za ovim stolom dosad.
rating-is = Koliko tko dobro igra ovu igru. Svi počinju s 1500; tko ima 200 više, dobiva otprilike tri igre od četiri.
marias-goal-worth = Koliko za to sada svaki protivnik plaća ili dobiva: { $money }
tarok-value-means = { $value }: toliko igra vrijedi onome tko je igra, prije nego što se broji išta drugo.
tarok-points-means = Bodovi u kartama dosad: ★ tko igra, ◆ ostali. Ukupno ih je 70.

## What the regulars say

says-merry-begin = Kava je vruća, karte su hladne. Počnimo!
says-merry-declare = Netko mora biti hrabar!
says-merry-raise = Ne vjerujem ni riječ!
says-merry-won = Jeste li vidjeli? Jeste li?
says-merry-lost = Dobro, sljedeće je moje.
says-calm-begin = Dobra večer svima. Igrajmo.
says-calm-declare = Onda ću pokušati.
says-calm-raise = Dopustite da posumnjam.
says-calm-won = Lijepo je ispalo.
says-calm-lost = Dobro odigrano. Čovjek uči.
says-sharp-begin = Da vidimo od kakvog ste tijesta.
says-sharp-declare = Samo zapišite: ovo je moje.
says-sharp-raise = To će vas stajati.
says-sharp-won = Kao što se i očekivalo.
says-sharp-lost = Uživajte. Ja pamtim sve.
