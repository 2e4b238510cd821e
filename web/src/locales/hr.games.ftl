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
seen-by = Kako vidi
all-hands = sve karte otvorene
other-game = Igra
play-on = Igraj odavde
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
puzzle-reply = Protivnik odgovara: { $reply }.
puzzle-unproven = nije dokazano da dobiva
puzzle-told = Rješenje: { $move }. Odigraj ga i vidi što slijedi.
puzzle-again = Pokušaj ponovno
puzzle-next = Sljedeća zagonetka
puzzle-show = Pokaži rješenje
puzzles-solved = riješeno: { $count }
task-win = Nađi jedini pobjednički potez (do kraja { $plies ->
    [one] { $plies } potez
    [few] { $plies } poteza
   *[other] { $plies } poteza
  }, obje strane zajedno)
task-score = Sve su karte otvorene: nađi jedinu kartu koja donosi { $score }
briskula-task-win = Sve su karte otvorene. Samo jedna tvoja još dobiva dijeljenje: koja?
briskula-task-draw = Sve su karte otvorene. Samo jedna tvoja još spašava neriješeno na šezdeset: koja?
briskula-task-note = Broji se dijeljenje: dobiva ga tko ima 61 punat ili više, 60 na svakoj strani je neriješeno; za koliko, nije važno.

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
option-blitz = Blitz
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
value-preset = kao u tim pravilima
value-seed = kuća
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
rank-ta-N = kaval
  .gender = masculine
rank-ta-Q = dama
  .gender = feminine
rank-ta-K = kralj
  .gender = masculine
card-ta = { $suit } { $rank }
own-ta-T1 = pagat
own-ta-T21 = mond
own-ta-T22 = škis
