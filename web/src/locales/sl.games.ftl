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
seen-by = Kot vidi
all-hands = vse karte odprte
other-game = Igra
play-on = Igraj od tu
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
puzzle-reply = Nasprotnik odgovori: { $reply }.
puzzle-unproven = ni dokazano, da zmaga
puzzle-told = Rešitev: { $move }. Odigraj jo in poglej, kaj sledi.
puzzle-again = Poskusi znova
puzzle-next = Naslednja uganka
puzzle-show = Pokaži rešitev
puzzles-solved = rešeno: { $count }
task-win = Poišči edino potezo, ki zmaga (do konca { $plies ->
    [one] { $plies } poteza
    [two] { $plies } potezi
    [few] { $plies } poteze
   *[other] { $plies } potez
  }, z obema stranema vred)
task-score = Vse karte so odprte: poišči edino karto, ki prinese { $score }
briskula-task-win = Vse karte so odprte. Samo ena tvoja še dobi delitev: katera?
briskula-task-draw = Vse karte so odprte. Samo ena tvoja še reši neodločeno pri šestdesetih: katera?
briskula-task-note = Šteje delitev: dobi jo, kdor ima 61 točk ali več, 60 na vsaki strani je neodločeno; za koliko, ni pomembno.

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
option-klop-empty = Klop: brez štiha
option-klop-others = Klop: drugi potem
option-open-beggar = Berač se odkrije po štihu
option-mond = Izgubljeni mond stane
option-mond-always = Mond tudi pri klopu in beraču
option-radelc-solo = Radelci tudi po solu
option-radelc-erased = Radelc se zbriše
option-radelc-left = Preostali radelc šteje
option-deals = Delitev v partiji
value-preset = kakor v teh pravilih
value-seed = hiša
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
