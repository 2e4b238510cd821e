# Kar se pove zunaj kavarne: naloži se s prvo stranjo, ki to potrebuje.

## Deske

board = Deska
white = beli
black = črni
yinsh-ring-of = { $colour } obroč
yinsh-marker-of = { $colour } žeton
yinsh-can-move = se lahko premakne
yinsh-can-land = sem lahko gre
yinsh-can-take = lahko vzameš
yinsh-taken = { $count ->
    [one] { $count } vzet obroč
    [two] { $count } vzeta obroča
    [few] { $count } vzeti obroči
   *[other] { $count } vzetih obročev
  }
yinsh-do-place = Položi obroč na prazno točko.
yinsh-do-move = Izberi obroč: pusti žeton in zdrsne.
yinsh-do-target = Kam gre?
yinsh-do-row = Pet v vrsti! Izberi vrsto, ki jo vzameš.
yinsh-do-ring = Vzemi enega svojih obročev.
yinsh-do-pass = Noben tvoj obroč se ne more premakniti.
yinsh-which-row = Tu je več vrst: katero?
yinsh-why-taken = Ta točka je zasedena.
yinsh-why-own-ring = Vzemi svoj obroč.
yinsh-why-row = Dotakni se vrste petih.
yinsh-why-not-yours = Ta obroč ni tvoj ali se ne more premakniti.
yinsh-why-ring-first = Najprej izberi svoj obroč.
yinsh-why-occupied = Obroč se ustavi na prazni točki.
yinsh-why-line = Obroči se premikajo naravnost.
yinsh-why-over-ring = Čez obroč se ne skače.
yinsh-why-stop = Po skoku se obroč ustavi na prvi prazni točki.
yinsh-say-place = obroč na { $point }
yinsh-say-move = obroč s točke { $from } na { $to }
yinsh-say-row = vzemi vrsto od { $from } do { $to }
yinsh-say-ring = vzemi obroč na { $point }
yinsh-tell-rings = Obroči, { $colour }: { $points }
yinsh-tell-markers = Žetoni, { $colour }: { $points }
yinsh-tell-taken = Vzeti obroči, { $colour }: { $count }
yinsh-tell-left = Preostali žetoni: { $count }
gobblet-red = rdeča
gobblet-blue = modra
gobblet-piece = { $colour } velikosti { $size }
gobblet-over = čez: { $pieces }
gobblet-can-move = se lahko premakne
gobblet-can-land = sem lahko gre
gobblet-reserve-piece = velikost { $size } v tvoji zalogi
gobblet-do-pick = Izberi figuro: iz zaloge ali na deski.
gobblet-do-target = Kam gre?
gobblet-why-size = Samo večja figura pokrije drugo.
gobblet-why-own = Iz zaloge ne smeš pokriti svoje figure.
gobblet-why-reserve = Iz zaloge pokriješ le figuro, ki stoji v vrsti treh.
gobblet-why-not = To tu ni mogoče.
gobblet-why-not-yours = Te figure ne moreš premakniti.
gobblet-why-pick = Najprej izberi figuro.
gobblet-why-touched = Dotaknjeno figuro je treba premakniti.
gobblet-say-put = velikost { $size } iz zaloge na { $square }
gobblet-say-move = s polja { $from } na { $to }
gobblet-tell-reserve = V zalogi, { $colour }: { $pieces }

## Pregled iger

analysis = Analiza
analyse = Analiziraj
thinking-time = Čas za razmislek
review-costs = Poišči napake
to-start = Na začetek
step-back = Eno nazaj
step-on = Eno naprej
to-end = Na konec
step = Odločitev
variation = Zapustil si odigrano igro.
variation-back = Nazaj k igri
cost-here = Boljše je bilo { $best } ({ $worth }); { $move } je stalo { $cost } %.
cost-known = Po tem, kar se je dalo vedeti, je bilo boljše { $best } ({ $worth }); { $move } je stalo { $cost }.
cost-open = Z odprtimi kartami je bilo najboljše { $best }: { $move } je stalo { $cost }.
cost-open-none = Tudi z odprtimi kartami ni bilo nič boljše od { $move }.
seen-by = Kot vidi
all-hands = vse karte odprte
other-game = Igra
play-on = Igraj od tu
tree = Drevo iskanja
tree-grow = Zrasti drevo
tree-by = Čigavo iskanje
tree-visits = poskusov: { $visits }
tree-more = in še { $count ->
    [one] ena poteza
    [two] dve potezi
    [few] { $count } poteze
   *[other] { $count } potez
  }
tree-none = Za to odločitev ni zraslo nobeno drevo.
tree-figure-proof = še treba dobiti:
tree-figure-proof-means = Vsaj toliko položajev se mora še dobro izteči, preden je zmaga dokazana. Pri 0 je dokazana.
tree-figure-disproof = še treba izgubiti:
tree-figure-disproof-means = Vsaj toliko položajev se mora še slabo izteči, preden je gotovo, da se ne da ničesar izsiliti.
tree-figure-least = najmanj
tree-figure-least-means = Najmanj, kolikor je ta poteza lahko vredna.
tree-figure-most = največ
tree-figure-most-means = Največ, kolikor je ta poteza lahko vredna.
tree-figure-rise = za boljšo oceno:
tree-figure-rise-means = Toliko položajev spodaj bi moralo biti vrednih kaj drugega, da bi bila ta poteza vredna več.
tree-figure-fall = za slabšo oceno:
tree-figure-fall-means = Toliko položajev spodaj bi moralo biti vrednih kaj drugega, da bi bila ta poteza vredna manj: čim več, tem zanesljivejša je.
tree-figure-trap = past
tree-figure-trap-means = Kaj ta poteza v povprečju prinese proti nekomu, ki gleda manj daleč naprej.
tree-figure-scores = za vsakega:
tree-figure-scores-means = Kaj dobi vsak igralec, če vsak igra zase.
tree-figure-worlds = razdelitev:
tree-figure-worlds-means = V toliko razdelitvah od tistih, ki jih je iskanje pogledalo.
tree-figure-outcomes = v vsaki razdelitvi:
tree-figure-outcomes-means = Kaj prinese en in isti načrt v vsaki od pogledanih razdelitev.
tree-figure-plans = načrtov:
tree-figure-plans-means = Toliko je ostalo načrtov, od katerih noben ni v vseh razdelitvah tako dober kot kateri drug.
tree-figure-likely = verjetnost
tree-figure-likely-means = Kako verjetno naj bi to bilo.
play-as = Za koga igram
play-as-seat = kot { $name }
threats = Pokaži grožnje
threat = { $name } lahko dopolni { $line }:
edit = Uredi
share = Deli
import = Odpri datoteko
import-bad = Ta datoteka ni ne zapis ne SGF.
export = Shrani
edit-position = Druga pozicija
edit-deal = Druga delitev
edit-position-text = Pozicija v zapisu igre
edit-deal-text = Karte igralcev in kupček, ločeni z /
edit-take = Uporabi
edit-tool = Kaj postaviš
edit-take-away = odstrani
edit-clear = prazna deska
edit-turn = na potezi: { $colour }
edit-swap = Dotakni se dveh kart: zamenjata se.
edit-swap-with = { $card }: s katero karto?
edit-shuffle = Premešaj
edit-stock = Kupček, v vrstnem redu vlečenja

## Učenje

learn-title = Učenje z igranjem
learn-rules = { $count ->
    [one] Pravila v { $count } koraku
    [two] Pravila v { $count } korakih
   *[other] Pravila v { $count } korakih
  }
learn-again = To ni prav. Poskusi znova.
learn-back = Nazaj
learn-next = Naprej
learn-skip = Preskoči
learn-anew = Od začetka
puzzles = Uganke
puzzles-none = Za to igro še ni ugank.
puzzle-number = Uganka { $number } od { $count }
puzzle-right = Dobro videno! Prava poteza: { $move }.
puzzle-wrong = { $move } ni prava poteza: { $worth }.
puzzle-reply = { $name } odgovori: { $reply }.
puzzle-unproven = ni dokazano, da zmaga
puzzle-told = Rešitev: { $move }. Odigraj jo in poglej, kaj sledi.
puzzle-again = Poskusi znova
puzzle-next = Naslednja uganka
puzzle-show = Pokaži rešitev
puzzles-solved = rešeno: { $count }
task-win = Poišči edino potezo, ki zmaga (do konca { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
  }, samo tvoje)
task-score = Vse karte so odprte: poišči edino karto, ki prinese { $score }
briskula-task-win = Vse karte so odprte. Samo ena tvoja še dobi delitev: katera?
briskula-task-draw = Vse karte so odprte. Samo ena tvoja še reši neodločeno pri šestdesetih: katera?
briskula-task-note = Šteje delitev: dobi jo, kdor ima 61 točk ali več, 60 na vsaki strani je neodločeno; za koliko, ni pomembno.
quest-note = Vse karte so odprte, drugi pa igrajo, kolikor dobro se da.
quest-reached = to zadošča
quest-missed = potem ne uspe
quest-marias-hra = Dobi igro (hra): samo ena tvoja karta jo še dobi. Katera?
quest-marias-sedma = Reši sedmico: samo z eno tvojo karto še vzame zadnji vzetek. S katero?
quest-marias-stovka = Naredi stotico: samo ena tvoja karta jo še naredi. Katera?
quest-marias-money = Najcenejši izhod: ena tvoja karta stane največ { $number }. Katera?
quest-marias-money-worth = stane { $number }
quest-tarok-mond = Reši monda: samo ena tvoja karta ga še reši. Katera?
quest-tarok-pagat = Pripelji pagata domov: samo z eno tvojo karto še vzame zadnji vzetek. S katero?
quest-tarok-36 = Naredi 36 točk: samo ena tvoja karta še dobi igro. Katera?
quest-tarok-beggar = Zdrži berača: samo z eno tvojo karto ostaneš brez vzetka. S katero?
quest-tarok-klop = Klop, oddaj vzetke: z eno tvojo karto pobereš v celoti največ { $number } točk. S katero?
quest-tarok-klop-worth = v celoti do { $number } točk

## Laboratorij

lab-title = Laboratorij
lab-about = Naj kateri koli igralci odigrajo toliko iger, da se ve, kdo je boljši. Vsak igra vsako delitev z vsakega sedeža.
lab-setup = Dvoboj
lab-player = Igralec { $number }
lab-add = Še en igralec
lab-remove = Eden manj
lab-games = Število iger
lab-seed = Seme
lab-limit = Vsaka odločitev
lab-amount = Koliko
limit-nodes = pozicije
limit-ms = milisekunde
limit-iterations = ponovitve
limit-depth = globina
limit-own = kakor želi igralec
lab-run = Začni
lab-stop = Ustavi
lab-results = Izid
lab-none = Odigrano še ni nič.
fares-title = Proti ljudem
fares-about = Kaj so programi dosegli v delitvi, ki so jo ljudje z njimi odigrali do konca pri tukajšnjih mizah. Imen ni.
fares-none = Nihče še ni odigral delitve te igre s programom do konca. Odigraj jo, pa bo všteta.
fares-engine = Program
fares-rules = Pravila
fares-deals = Delitve
fares-mean = Na delitev
fares-interval = 95-odstotni interval
fares-usual = običajna
fares-one = ena delitev še ne pove ničesar
lab-progress = Odigrane igre
lab-done = { $done } od { $games } iger
lab-download = Shrani igre
lab-won = dobljene / remi / izgubljene
lab-result = izid (95 %)
lab-plot = graf
player = igralec
forfeits = { $count ->
    [one] { $count } predaja
    [two] { $count } predaji
    [few] { $count } predaje
   *[other] { $count } predaj
  }
experiments = Objavljeni izidi, odigrani znova
report = Poročilo

## Pravila kot možnosti

option-level = Stopnja
option-variant = Igralci
option-match = Dobljenih delitev za igro
option-partners = Karte soigralca ob koncu
option-finish = Delitev se konča
option-points = Točke
option-both = Če imata vrsto oba
option-reserve-covers = Zaloga sme pokriti
option-reserve-covers-own = Zaloga sme pokriti svoje
option-no-move = Brez poteze
option-moving = Figure na deski se premikajo
option-repetition = Remi s ponovitvijo
option-limit = Omejitev potez
option-memory = Po spominu
option-pieces = Figur vsake velikosti
option-blitz = Blitz
option-profile = Pravila
option-rank-order = Desetica
option-blind-trump = Adut se sme izbrati na slepo
option-betl-durch = Betl in durch
option-open-betl = Odprte karte pri betlu in durchu
option-tariff = Tarifa
option-hundred-base = Vrednost napovedane stotice
option-hundred-growth = Točke nad sto
option-hundred-marriage = Poroka, ki šteje za stotico
option-hundred-replaces = Stotica nadomesti igro
option-killed-doubles = Ubita sedmica stane dvakrat
option-keep-seven = Napovedana sedmica se čuva
option-flek-without-re = Flek brez re
option-max-raises = Dvigi enega cilja
option-cap = Meja za enega nasprotnika
value-profile = kot v izbranih pravilih
value-openmarias = OpenMariáš
value-voleny-csm = izbrana igra zveze
value-usual = pod asom
value-natural = pod dolnikom
value-double = podvoji
value-linear = prišteje
value-best = najboljša
value-first = prva
value-play = se igra
value-lost = je izgubljena
value-yes = da
value-no = ne
value-closed = zaprte
value-open = odprte
value-out = odigrana do konca
value-shown = vidne
value-hidden = skrite
value-opponent = zmaga nasprotnik
value-mover = zmaga, kdor je potegnil
value-draw = remi
value-always = vedno
value-never = nikoli
value-when-threatened = nevarno vrsto
value-loses = izgubi
value-third = tretjič
value-second = drugič
option-preset = Čigava pravila
option-opening = Prva beseda prvega
option-values = Vrednosti: tri/dve/ena/solo/berač
option-highest = Najvišja igra
option-discard-taroks = Taroke smeš založiti
option-defenders-announce = Napovedujeta tudi nasprotnika
option-silent-defenders = Tihe napovedi tudi za nasprotnika
option-lost-pagat = Izgubljeni zadnji pagat stane 25
option-silent-valat = Vrednost tihega valata
option-kontra-steps = Kontra, re, sub, mort: koliko
option-failed-kontra = Po zgrešeni kontri
option-lead = Kdo začne pri tri, dve, ena
option-keep-pagat = Napovedani pagat je treba hraniti
option-klop-full = Klop: poln od
option-klop-empty = Klop: brez vzetka
option-klop-others = Klop: drugi potem
option-open-beggar = Berač se odkrije po vzetku
option-mond = Izgubljeni mond stane
option-mond-always = Mond tudi pri klopu in beraču
option-radelc-solo = Radelci tudi po solu
option-radelc-erased = Radelc se zbriše
option-radelc-left = Preostali radelc šteje
option-deals = Delitev v partiji
option-m = Naključnih iger po vsaki potezi
option-depth = Globina
option-wins = Katera zmagovalna poteza
option-order = Vrstni red potez
option-lost = Ko vsaka poteza izgubi
option-iterations = Naključnih iger na odločitev
option-c = Konstanta raziskovanja
option-t = Obiskov, preden se vozlišče razveji
option-expansion = Kako vozlišče dobi otroke
option-preselection = Takojšnje zmage, brez daril
option-backup = Čigav izid šteje
option-table = Tabela transpozicij
option-trust = Vpisi, ki se jim verjame
option-paths = Ponavljanje in tabela
option-symmetry = Simetrični položaji skupaj
option-deepening = Postopno poglabljanje
option-aspiration = Ozko okno
option-minimal-window = Najmanjše okno
option-foresight = Zmage in grožnje igre
option-ordering = Vrstni red po igri
option-killers = Ubijalske poteze
option-history = Zgodovina ovržb
option-counter-moves = Protipoteze
option-reductions = Pozne poteze plitveje
option-margin = Rezerva pri listih
option-similarity = Delež povprečja
option-null-move = Prazna poteza: manj globine
option-late-moves = Mirnih potez pri listih
option-extension = Grožnje iščejo globlje
option-quiescence = Ostre poteze čez globino
option-settle = Naprej do umiritve
option-elimination = Izpusti nepotrebne poteze
option-first-repetition = Prva ponovitev je remi
option-skip-met = Izpusti že srečane položaje
option-unfinished = Odgovor iz nedokončane globine
option-selection = Kako se izbere veja
option-first-play = Nepreizkušene poteze
option-urgency = Vrednost nepreizkušenih potez
option-rave = Štejejo tudi poznejše poteze (RAVE)
option-rave-visits = Obiskov pri enaki teži
option-widening = Najprej najverjetnejše poteze
option-choice = Poteza, ki se odigra
option-greedy = Pohlepna doigravanja
option-epsilon = Delež naključnih potez
option-cut = Prej končaj doigravanja
option-cut-after = Po toliko odločitvah
option-solver = Natančni konci igre
option-reuse = Ohrani drevo
option-shallow = Kratek pogled naprej
option-shallow-playouts = Kratek pogled v doigravanjih
option-book = Knjiga otvoritev
option-progress = Raje napreduje, kot ponavlja
option-setup = Postavitev obročev
option-own-row = Nagrada za svojo vrsto
option-other-row = Kazen za nasprotnikovo vrsto
option-sorting = Poteze po oceni
option-playouts = Poteze v doigravanjih
option-aim = Cilj
option-weights = Naučena strategija
option-worlds = Svetovi
option-tricks = Zadnji vzetki
option-horizon = Lastnih odločitev do ocene
option-reading = Tujih kart, ki povedo
option-branches = Veja drevesa
option-peek = Kaj vidi poleg svojih kart
option-published = Objavljeni program
option-goal = Kaj šteje naključna igra
option-consider = Karte v drevesu
option-stronger = Kaj je močnejše od navadne karte
option-search = Iskanje
option-particles = Verjetne roke
option-share = Delež časa za vzorčenje
option-exhaustive = Vsi svetovi, kadar jih je malo
option-mix = Plitev pogled ob globokem
option-mix-weight = Teža plitvega pogleda
option-delay = Lastnih odločitev pred odprtimi kartami
option-inside = Kaj preišče svet
option-sets = Kart v roki za množice
option-look = Globina v svetu
option-early-cut = Zgodnji rez
option-root-cut = Rez v korenu
option-useless-worlds = Preskoči svetove brez koristi
option-observers = Čigave oči gledajo drevesa
option-noise = Naključni del vsake meje
option-talons = Naključnih delitev pri licitiranju
option-combinations = Kombinacij barv
option-deals-bidding = Simuliranih delitev pri licitiranju
option-choose = Katera od dveh kombinacij
option-depth-later = Globina pozneje
option-depth-last = Globina na koncu
option-cards-later = Kart, od katerih išče globlje
option-cards-last = Kart, od katerih išče najgloblje
option-klop-sign = Klop: predznak visokega taroka
option-key = Karte z istim vpisom
option-entries = Vpisov v tabeli
option-table-first = Najprej poteza iz tabele
option-beggar-lowest = Berač: tudi najnižja tretja karta
option-pool = Svetov na izbiro
option-past = Teža tega, kar pove preteklost
option-doubt = Standardnih napak pred napovedjo
option-thumb = Teža hitre igre pri napovedih
option-quick = Teža hitre igre pri kartah
option-trump = Kako se izbere adut
option-trump-deals = Delitev, ki presojajo barvo
option-bids = Kaj napoveduje
option-trump-card = Adut, ki se pokaže
option-forhont-asks = Kaj terja višanje forhonta
option-opponent-asks = Kaj terja višanje nasprotnika
option-strength = Vrednost stopnje moči
option-trump-steps = Stopenj, za kolikor je adut močnejši
option-paranoia = Teža paranoične vrednosti
option-habit = Verjetnost igre po pravilih čez palec
option-simulations = Odigranih načrtov na svet
option-reduction = Kaj bi dovolili nasprotniki
option-moves = Lastne odločitve za vse svetove
option-cuts = Končaj, kjer več ni mogoče
option-thorough = Lastne odločitve končnega načrta
option-passes = Prehodov čez svetove
option-mobility = List šteje svoje poteze
option-spread = Razpon okoli ocene
option-narrowing = Kaj od njega ostane na potezo
option-grain = Korak lestvice
option-threshold = Listov, ki spremenijo vrednost
option-within = Koliko sme stati past
option-weight = Teža pasti
option-most-gain = Največji šteti dobiček
option-best-share = Delež, ki igra najbolje
option-mtd = Samo najmanjša okna (MTD(f))
option-refutations = Tabela zavrnitev
value-preset = kakor v teh pravilih
value-seed = izvirna
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = samo po sili
value-free = prosto
value-beggar = berač
value-solo = solo
value-other = drugi nasprotnik dobi
value-author = kdor jo je dal, plača
value-declarer = igralec
value-forehand = prvi
value-keep = obdržijo svoj minus
value-zero = ne dobijo nič
value-won = ob dobljeni igri
value-any = katera koli
value-fastest = najhitrejša
value-generated = kot nastanejo
value-targets = po ciljnih poljih
value-forfeit = preda
value-resist = najdaljši odpor
value-one = enega na obisk
value-mixed = premešan
value-own = lastno
value-bucketed = štiri mesta na ključ
value-same = iste globine
value-deeper = tudi večje globine
value-exact = natančno
value-practical = praktično
value-fresh = vsakič znova
value-kept = ohranjeno
value-ucb1 = UCB1
value-puct = PUCT
value-all = vse
value-value = po vrednosti
value-parent = kot starš
value-visits = največ obiskov
value-secure = najboljša spodnja meja
value-evaluation = po oceni
value-order = po vrstnem redu
value-near = blizu skupaj
value-edge = na robu
value-random = naključno
value-epsilon-greedy = epsilon-pohlepno
value-dupla = dupla
value-win = dobiti delitev
value-points = točke
value-match = dobiti dvoboj
value-none = brez
value-alphabeta = alfa-beta
value-maxn = max^n: vsak zase
value-partition = množice svetov na koncu
value-payoff = po odprtih kartah
value-beta = sproti
value-some = nekateri
value-places = mesto v roki
value-easy = lahek
value-medium = srednji
value-hard = težek
value-open-cards = odprte karte
value-useful = samo koristne
value-suit = karte njene barve
value-trumps = tudi aduti
value-tree = drevo lastnih odločitev
value-trick = štih vnaprej
value-cards = karta
value-hands = karte drugih
value-stock = tudi kup
value-single = en sedež
value-multiple = vsak sedež
value-remembering = vsak sedež z vsem, kar je videl
value-combination = boljša kombinacija
value-completion = boljša dopolnitev
value-printed = kot je natisnjeno
value-prose = kot pravi besedilo
value-grouped = skoraj enake
value-published = po natisnjeni formuli
value-cut = ob rezih
value-best-half = polovica pri najboljši potezi
value-games = veliko hitrih delitev
value-hra = samo hra
value-rating = po oceni barve
value-highest = najvišja
value-lowest = najnižja

## Tarok

tarok-game-three = tri
tarok-game-two = dve
tarok-game-one = ena
tarok-game-solo = solo
tarok-game-beggar = berač
tarok-game-klop = klop
tarok-item-game = igra
tarok-item-trula = trula
tarok-item-kings = kralji
tarok-item-pagat = pagat ultimo
tarok-item-valat = valat
tarok-of-defenders = { $name } (nasprotnika)
tarok-kontra = kontra
tarok-re = rekontra
tarok-sub = subkontra
tarok-mort = mordkontra
tarok-raise = { $raise }: { $items }
tarok-pass = dalje
tarok-announce-none = brez napovedi
tarok-kontra-none = naj bo
tarok-no-announcement = Brez napovedi
tarok-no-raise = Pusti, kot je
tarok-say-announce = Napovej: { $items }
tarok-raise-title = Kontra in naprej
tarok-tricks = { $count ->
    [one] { $count } vzetek
    [two] { $count } vzetka
    [few] { $count } vzetki
   *[other] { $count } vzetkov
  }
radelci-held = { $count ->
    [one] { $count } radelc
    [two] { $count } radelca
    [few] { $count } radelci
   *[other] { $count } radelcev
  }
tarok-declarer = igralec
tarok-defender = nasprotnik
tarok-defenders = nasprotnika
tarok-said = Kaj je kdo rekel
tarok-forced = obvezno
tarok-your-word = ti na besedi
tarok-word-of = na besedi: { $name }
tarok-about-three = tri karte iz talona
tarok-about-two = dve karti iz talona
tarok-about-one = ena karta iz talona
tarok-about-solo = brez talona
tarok-about-beggar = brez vzetka
tarok-about-klop = vsak zase, poberi čim manj
tarok-about-pass = ne licitiraš več
tarok-about-keep = obdržiš svojo igro
tarok-about-hold = držiš: sediš pred drugim ({ $name })
tarok-why-klop = samo prvi, če ostane sam pri treh
tarok-why-pass-final = ostal si sam: obdrži ali zvišaj
tarok-why-pass-opening = prvi mora začeti
tarok-why-below = { $you ->
    [yes] nižje od tvoje igre: { $game }
   *[no] prenizko: { $name } že igra { $game }
  }
tarok-why-behind = { $name } sedi pred tabo: povej več
tarok-why-kept = Kraljev, pagata, monda in škisa ne založiš.
tarok-why-suit-first = Taroke založiš le, če zmanjka drugih kart.
tarok-why-pagat = Pagat pride zadnji: imaš drugo karto.
tarok-why-emperor = Na mizi sta mond in škis: pagat ju pobere in mora pasti.
tarok-why-follow = Pokaži barvo: { $suit }.
tarok-why-follow-tarok = Začeto je s tarokom: vrzi tarok.
tarok-why-tarok = Te barve nimaš ({ $suit }): vrzi tarok.
tarok-why-beat = To karto lahko pobiješ, zato jo moraš: { $card }.
tarok-why-said = že napovedano
tarok-why-closed = zdaj ni mogoče
tarok-plays = { $you ->
    [yes] Igraš
   *[no] { $name } igra
  }
tarok-klop-means = vsak zase, poberi čim manj
tarok-deal = { $deal }. igra
tarok-deal-of = { $deal }. igra od { $deals }
tarok-radelc-doubles = radelc podvoji to igro
tarok-shown = { $you ->
    [yes] Pred vsemi založiš: { $cards }
   *[no] { $name } pred vsemi založi: { $cards }
  }
tarok-gifts = Iz talona
tarok-plus-discards = { $count ->
    [one] + { $count } založena
    [two] + { $count } založeni
    [few] + { $count } založene
   *[other] + { $count } založenih
  }
tarok-with-talon = s talonom
tarok-stake = ±({ $value } + razlika)
tarok-stake-times = ±{ $by } × ({ $value } + razlika)
tarok-take-group = Vzemi en kupček. Toliko kart založiš.
tarok-takes-group = { $you ->
    [yes] Izbiraš kupček talona.
   *[no] { $name } izbira kupček talona.
  }
tarok-puts-away = { $you ->
    [yes] Zalagaš karte.
   *[no] { $name } zalaga karte.
  }
tarok-away-rule = Štejejo zate. Brez kraljev in trule; drugi taroki se pokažejo vsem.
tarok-played = Odigrane karte
tarok-talon-closed = { $count ->
    [one] talon: { $count } karta
    [two] talon: { $count } karti
    [few] talon: { $count } karte
   *[other] talon: { $count } kart
  }
tarok-talon-rest = ostanek talona
tarok-last-of = zadnji vzetek: { $name }
tarok-discards = Založeno
tarok-say-talon = vzemi { $cards }
tarok-say-discard = založi { $cards }
tarok-tell-group = Talon, { $number }. kupček: { $cards }
tarok-tell-gift = { $you ->
    [yes] Z vzetkom dobiš iz talona: { $card }
   *[no] { $name } dobi z vzetkom iz talona: { $card }
  }
tarok-tell-trick = Vzetek: { $cards }; { $you ->
    [yes] pobral si
   *[no] pobere { $name }
  }
tarok-end-talon = Talon
tarok-end-taken = vzeto
tarok-end-discards = Igralec je založil
tarok-end-threes = Štetje po tri
tarok-end-threes-how = tri karte: vsota manj 2; zadnji dve ali ena: manj 1
tarok-end-needs = od 70, zmaga 36
tarok-end-pile = { $name }: { $points }
tarok-end-others = { $names }: { $points }
tarok-end-radelci = Radelci po tej igri
tarok-end-got = Vsak dobi radelc.
account-tarok-tricks = vzetki
account-tarok-thirds = tretjine točke
account-tarok-game = igra
account-tarok-difference = razlika do 35
account-tarok-beggar = berač
account-tarok-trula = trula
account-tarok-kings = kralji
account-tarok-pagat = pagat ultimo
account-tarok-valat = valat
account-tarok-defenders-trula = trula nasprotnikov
account-tarok-defenders-kings = kralji nasprotnikov
account-tarok-defenders-pagat = pagat ultimo nasprotnikov
account-tarok-defenders-valat = valat nasprotnikov
account-tarok-silent-trula = trula, tiha
account-tarok-silent-kings = kralji, tihi
account-tarok-silent-pagat = pagat ultimo, tih
account-tarok-lost-pagat = pagat, izgubljen v zadnjem vzetku
account-tarok-silent-valat = valat, tih
account-tarok-failed-kontra = zgrešena kontra
account-tarok-mond = izgubljen mond
account-tarok-klop = klop: pobrane točke
account-tarok-full = klop: poln
account-tarok-empty = klop: brez vzetka
account-tarok-radelci-left = preostali radelci
account-tarok-kontra = kontra
account-tarok-re = rekontra
account-tarok-sub = subkontra
account-tarok-mort = mordkontra
account-tarok-radelc = radelc
leader = vodi
discard-hint = Upoštevaj namig
text-more = Še { $count }: s tipkanjem zožiš seznam.

## Kako igralci imenujejo karte

suit-it-C = kupe
of-it-C = kup
suit-it-B = baštoni
of-it-B = baštonov
suit-it-S = špade
of-it-S = špad
suit-it-D = denari
of-it-D = denarjev
rank-it-1 = as
  .gender = masculine
rank-it-2 = dvojka
  .gender = feminine
rank-it-3 = trojka
  .gender = feminine
rank-it-4 = štirica
  .gender = feminine
rank-it-5 = petica
  .gender = feminine
rank-it-6 = šestica
  .gender = feminine
rank-it-7 = sedmica
  .gender = feminine
rank-it-11 = fant
  .gender = masculine
rank-it-12 = kaval
  .gender = masculine
rank-it-13 = kralj
  .gender = masculine
card-it = { $rank } { $suit }
suit-de-H = srca
of-de-H = { $gender ->
    [masculine] srčni
    [feminine] srčna
   *[neuter] srčno
  }
suit-de-L = listi
of-de-L = { $gender ->
    [masculine] listni
    [feminine] listna
   *[neuter] listno
  }
suit-de-A = želodi
of-de-A = { $gender ->
    [masculine] želodov
    [feminine] želodova
   *[neuter] želodovo
  }
suit-de-B = buče
of-de-B = { $gender ->
    [masculine] bučni
    [feminine] bučna
   *[neuter] bučno
  }
rank-de-7 = sedmica
  .gender = feminine
rank-de-8 = osmica
  .gender = feminine
rank-de-9 = devetica
  .gender = feminine
rank-de-10 = desetica
  .gender = feminine
rank-de-J = dolnik
  .gender = masculine
rank-de-Q = gornik
  .gender = masculine
rank-de-K = kralj
  .gender = masculine
rank-de-A = as
  .gender = masculine
card-de = { $suit } { $rank }
suit-ta-H = srca
of-ta-H = { $gender ->
    [masculine] srčni
    [feminine] srčna
   *[neuter] srčno
  }
suit-ta-D = kare
of-ta-D = karo
suit-ta-S = piki
of-ta-S = { $gender ->
    [masculine] pikov
    [feminine] pikova
   *[neuter] pikovo
  }
suit-ta-C = križi
of-ta-C = { $gender ->
    [masculine] križev
    [feminine] križeva
   *[neuter] križevo
  }
suit-ta-T = taroki
card-ta-T = tarok { $numeral }
rank-ta-1 = enka
  .gender = feminine
rank-ta-2 = dvojka
  .gender = feminine
rank-ta-3 = trojka
  .gender = feminine
rank-ta-4 = štirica
  .gender = feminine
rank-ta-7 = sedmica
  .gender = feminine
rank-ta-8 = osmica
  .gender = feminine
rank-ta-9 = devetica
  .gender = feminine
rank-ta-10 = desetica
  .gender = feminine
rank-ta-J = fant
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

intro-again = Pokaži znova naslednjič
intro-never = Brez uvodov, pri nobeni igri
intro-play = Igraj
intro-learn = Nauči se korak za korakom
marias-intro-about = Igrajo trije, eden proti dvema. Ta eden je forhont: izbere aduta med sedmimi kartami, dobi še pet in dve položi v talon.
marias-intro-goals = Hra: več točk kot druga stran. Sedma: zadnji vzetek z adutno sedmico. Stovka: sto točk. Kdor dvomi, reče flek, in šteje dvojno.
marias-intro-table = Desetica, as in zadnji vzetek štejejo po deset točk, gornik in kralj iste barve 20, v adutih 40. Karta, ki je ne smeš igrati, ob dotiku pove, zakaj.

## Own pictures of cards

pictures-folder = Lastne slike iz mape
pictures-forget = Nazaj na karte kavarne
pictures-tip = Ostanejo v tem brskalniku. Datoteka se imenuje po karti: { $example }
pictures-found = Najdene slike: { $found }
pictures-missing = Nariše jih kavarna: { $cards }
pictures-wrong = To niso slike kart iz te igre: { $files }
pictures-failed = Ta brskalnik slik ni mogel shraniti.

## Mariáš

account-title = Obračun
account-sum = Skupaj
account-points = točke
account-deal = delitev
account-marias-marriages = od tega v hláškah
account-marias-hra = hra
account-marias-sedma = sedma
account-marias-quiet-seven = tiha sedmica
account-marias-stovka = stovka
account-marias-betl = betl
account-marias-durch = durch
account-marias-quiet-hundred = tiha stotica
account-marias-over-hundred = točke nad sto
account-marias-killed = ubita
account-marias-hearts = srca
account-marias-cap = nad najvišjo mejo
account-marias-flek = flek
account-marias-re = re
account-marias-tutti = tutti
account-marias-boty = boty
account-marias-kalhoty = kalhoty
account-marias-kaiser = kaiser
account-marias-rekaiser = rekaiser
over-cards = Vse karte
over-dealt = kakor so bile razdeljene
over-played = kakor so bile odigrane
over-tricks = vzetek za vzetkom
marias-forhont = forhont
marias-declarer = glavni igralec
marias-money = denar { $money }
marias-tricks = { $count ->
    [one] { $count } vzetek
    [two] { $count } vzetka
    [few] { $count } vzetki
   *[other] { $count } vzetkov
  }
marias-turned = obrnjena
marias-trump-mark = adut
marias-marriage = hláška { $points }
marias-marriage-of = hláška, { $suit }: { $points }
marias-talon-own = Tvoj talon: vidiš ga samo ti.
marias-talon-of = Talon
figure-hra = hra
figure-sedma = sedma
figure-stovka = stovka
figure-more = za vse, kar je več od najmanj
figure-spread = razpršenost po delitvah
figure-win = zmaga
figure-trula = trula
figure-kings = kralji
figure-pagat = pagat ultimo
figure-valat = valat
figure-mond = izgubljeni mond
figure-full = poln
figure-score = lastne točke
marias-goal-hra = hra
marias-goal-sedma = sedma
marias-goal-stovka = stovka
marias-goal-betl = betl
marias-goal-durch = durch
marias-on-hra = na hro
marias-on-sedma = na sedmo
marias-on-stovka = na stovko
marias-on-betl = na betl
marias-on-durch = na durch
marias-raise-of = { $raise } { $goal }
marias-about-hra = več točk
marias-about-sedma = zadnji vzetek z adutno sedmico
marias-about-stovka = sto točk z eno hláško
marias-about-betl = brez vzetka
marias-about-durch = vsi vzetki
marias-for-each = za vsakega nasprotnika
marias-hearts = srca
marias-fold = zloži
marias-unfold = razgrni
marias-said = Kaj je bilo rečeno
marias-now = zdaj
marias-with = po: { $word }
marias-announce = napovej
marias-you-say = Ti praviš
marias-nothing = nič
marias-at-stake = za te gre
marias-say = Reci { $words }
marias-word-of = { $name }: na vrsti je
marias-their-word = zdaj govorijo oni: { $word } je { $worth }
marias-no-more = višje ne gre
marias-only-seven = samo kdor ima adutno sedmico
marias-no-later = forhont napoveduje le na začetku
marias-say-pass = tiho
marias-say-colour = Barva?
marias-say-good = dobra
marias-say-bad = slaba
marias-means-colour = igra z aduti
marias-means-good = to se igra
marias-means-bad = vzameš talon in igraš višje
marias-say-trump = adut: { $card }
marias-say-trump-hidden = adut, zakrit
marias-say-talon = v talon: { $cards }
marias-say-talon-hidden = dve karti v talon
marias-choose-trump = Imaš sedem kart. Katera naj določi aduta?
marias-trump-picked = { $card }: do napovedi ostane zakrita.
marias-trump-play = Adut: { $suit }
marias-trump-card = Dotakni se karte
marias-trump-blind = Adut naslepo
marias-lookup = Tabela adutov
marias-lookup-about = Izberi prvih sedem kart forhonta: tabela pove, kaj vsaka barva kot adut prinese na delitev.
marias-lookup-hand = { $count } od 7 kart
marias-lookup-none = Tabele za ta pravila tukaj ni. Naredi jo
marias-lookup-only = nobena druga barva ne obeta niti pol toliko
marias-lookup-draw = Sedem po naključju
marias-lookup-clear = Počisti
marias-waits-trump = { $you ->
    [yes] Izbiraš aduta.
   *[no] { $name } izbira aduta.
  }
marias-waits-talon = { $you ->
    [yes] Polagaš dve karti v talon.
   *[no] { $name } polaga dve karti v talon.
  }
marias-waits-game = { $you ->
    [yes] Poveš, kaj se igra.
   *[no] { $name } pove, kaj se igra.
  }
marias-waits-answer = { $you ->
    [yes] Odgovarjaš.
   *[no] { $name } odgovarja.
  }
marias-plays = { $you ->
    [yes] Ti igraš
   *[no] { $name } igra
  }
marias-we = mi
marias-they = oni
marias-points-of = Točke: { $name } { $one }, ostala dva { $two }
marias-against = proti
marias-bound = v talonu je mastna karta ali adut: betl ali durch
marias-not-higher = ni višje od tega, kar se igra
marias-why-follow = Odgovori na barvo: { $suit }.
marias-why-beat = To karto moraš preseči, ker jo lahko: { $card }.
marias-why-trump = Brez te barve moraš dati aduta.
marias-why-higher = Daj višjega aduta, saj ga imaš: { $card }.
marias-why-ober = Najprej gornik, potem kralj: { $card }.
marias-why-seven = Napovedana sedmica ostane, dokler imaš drugo karto.
marias-why-fat = Desetice in asi ne gredo v talon: { $card }.
marias-why-trump-card = Ta karta določa aduta, ostane pri tebi: { $card }.
marias-talon-binds = S tem v talonu lahko igraš samo betl ali durch.
marias-talon-breaks = S tem razbiješ hláško: { $suit }.
marias-tell-forhont = Forhont: { $name }
marias-tell-declarer = Sam igra: { $name }
marias-tell-game = Igra: { $game }
marias-tell-turned = Aduti so { $suit }: obrnjena karta { $card }
marias-tell-trump = Tvoj adut, zakrit: { $card }
marias-edit-first = Označene karte so prišle prve: forhont ima dvanajst kart in aduta izbere med prvimi sedmimi.
marias-next-forhont = Naslednji forhont: { $name }
offer-declined = Zavrnjeno: igra gre naprej.
tap-again = Dotakni se je še enkrat, da jo odigraš.

## Seats and steps of a table

seat-name = Ime
seat-name-of = Ime: { $seat }
names-same = Vsakdo naj ima svoje ime.
names-bad = Eno od imen ni mogoče: od 1 do 24 črk ene pisave, števk ali znakov - ' . _ med njimi, in ne ime nekoga drugega.
steps = Od te mize

## Učenje iz napak

mistakes = Uči se iz svojih napak
mistakes-looking = Računalnik pregleduje tvoje odločitve …
mistakes-none = Nobene omembe vredne napake: dobro odigrano!
mistakes-accuracy = Natančnost { $share } %
mistakes-accuracy-means = Odločitve brez omembe vredne napake: { $good } od { $all }.
mistake-number = Napaka { $number } od { $count }
mistake-played = Tvoja poteza: { $move }
mistake-find = Najdi kaj boljšega.
mistake-cost-points = cena: { $cost } točke
mistake-cost-money = cena v denarju: { $cost }
mistake-cost-win = cena: { $cost } % možnosti za zmago
mistake-best = Tako je! Najboljše: { $move }.
mistake-good = Dobro: { $move } je skoraj enako dobro kot najboljše.
mistake-better = { $move } je boljše, a gre še bolje.
mistake-same = To si že odigral.
mistake-worse = { $move } ni nič boljše.
mistake-told = Najboljše je bilo: { $move }.
mistake-next = Naslednja napaka
why-still-out = Ni še padlo: { $card }. Vzetek dobi { $name }: { $points }.
why-would-take = Z drugo karto ({ $best }) bi bil vzetek tvoj: { $points }.
why-cheaper = Vzetek bi bil tvoj tudi z drugo karto ({ $best }), v roki pa bi ostalo: { $move }.
why-gave = Nasprotna stran je dobila več kot z drugo karto ({ $best }): { $points }.
why-too-much = Vzetek je prinesel { $points }; pozneje bi ta karta ({ $move }) prinesla več.
why-feed = Vzetek dobi tvoja stran: druga karta ({ $best }) bi dodala { $points }.
why-took-anyway = Vzetek si dobil ti; z drugo karto ({ $best }) bi ga dobil { $name }.
why-mond = Monda pobere samo škis, ta pa še ni padel.
why-pagat = Pagata bi se še dalo ujeti.
why-missed-win = { $best } zmaga v { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  }.
why-let-win = Po tvoji potezi lahko { $name } zmaga v { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  }.
why-reply = Pričakovani odgovor ({ $name }): { $reply }.
why-row = Že v naslednji potezi { $name } vzame vrsto.
why-expected = Pričakovani izid: { $best } { $before }, { $move } { $after }.
why-chance = Možnost za zmago je padla s { $before } % na { $after } %.
why-lucky = Pri teh kartah te tokrat ni stalo nič.

## Kaj pomenijo števila

worth-draw = remi
worth-win = zmaga v { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  }
worth-loss = poraz v { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  }
worth-means-win = Zmaga je izsiljena; štejejo poteze zmagovalca.
worth-means-loss = Poraz je izsiljen; štejejo poteze poraženca.
worth-means-draw = Nihče ne more izsiliti več kot remi.
worth-means-chance = Možnost za zmago.
worth-means-chance-briskula = Možnost, da dobiš delitev.
worth-means-points = Pričakovani izid na koncu delitve.
worth-means-points-board = Kar to iskanje šteje po svojem pravilu: več je bolje za stran, ki je na potezi.
worth-means-eval = Koliko vodi tisti, ki je na potezi: 1,00 je jasna prednost.
worth-means-eval-yinsh = Koliko vodi tisti, ki je na potezi: 1,00 je približno en obroč.

## People at the table

pairing-waits = Iščem soigralca. Po pol minute sede računalnik.
rating-of = rating { $rating }
advanced = Napredno
which-player = Igralec
premove-set = izbrano za tvojo potezo
premove-waits = Nato: { $move }. Dotik vzame nazaj.
premove-do = Svojo naslednjo potezo lahko izbereš že zdaj.
ending-fold = Poglej mizo
ending-unfold = Pokaži izid
visits-means = Kolikokrat je iskanje poskusilo to potezo: čim boljša se mu zdi, tem pogosteje.
chances-means = Kako verjetno je vsako od tega, če se igra to.
worlds-means = Na koliko načinov je računalnik razdelil karte, ki jih ne vidi, preden se je odločil.
depth-means = Koliko potez obeh strani je računalnik gledal naprej in koliko položajev je pregledal.
ponders = razmišlja tudi v času drugih
ponders-means = Medtem ko se drugi odločajo, računalnik že išče odgovor. Zato vidi dlje kot navadno na svoji stopnji.
evaluation-means = { $share }: kdo stoji bolje, od −100 do 100. Več kot 0 je dobro za tistega, ki je začel.
interval-means = Povprečje in razpon, v katerem je pravo 95-krat od 100. Čim več iger, tem ožji je.
scored-means = Koliko je v povprečju dosegel v eni delitvi.
score-means = Izid vseh delitev za to mizo doslej.
rating-is = Kako dobro kdo igra to igro. Vsi začnejo s 1500; kdor ima 200 več, dobi približno tri igre od štirih.
marias-goal-worth = Koliko zanj zdaj plača ali dobi vsak nasprotnik: { $money }
tarok-value-means = { $value }: toliko je igra vredna tistemu, ki jo igra, preden se šteje karkoli drugega.
tarok-points-means = Točke v kartah doslej: ★ kdor igra, ◆ drugi. Vseh je 70.

## What the regulars say

says-merry-begin = Kava je vroča, karte so mrzle. Začnimo!
says-merry-declare = Nekdo mora biti pogumen!
says-merry-raise = Ne verjamem niti besede!
says-merry-won = Ste videli? Ste videli?
says-merry-lost = No ja, naslednja bo moja.
says-calm-begin = Dober večer vsem. Igrajmo.
says-calm-declare = Potem pa poskusim.
says-calm-raise = Dovolite, da podvomim.
says-calm-won = Lepo se je izšlo.
says-calm-lost = Dobro odigrano. Človek se uči.
says-sharp-begin = Poglejmo, iz kakšnega testa ste.
says-sharp-declare = Kar zapišite: to je moje.
says-sharp-raise = To vas bo stalo.
says-sharp-won = Kot je bilo pričakovati.
says-sharp-lost = Le uživajte. Jaz si zapomnim vse.
