## The day

daily-about = Ena delitev in ena uganka za vsako igro, za vse tukaj enaki. Nov dan se začne opolnoči po svetovnem času.
daily-levels = Drugi za mizo igrajo na: { $rivals }; par je, kar iz tvojih kart naredi { $par }.
daily-share-means = Koliko drugih tukaj je z istimi kartami doseglo manj; enaki štejejo pol.
daily-bad = Za ta dan ni ničesar.
daily-deal = Delitev dneva
daily-puzzle = Uganka dneva
daily-players = { $count ->
    [one] igrala { $count } oseba
    [two] igrali { $count } osebi
    [few] igrale { $count } osebe
   *[other] igralo { $count } oseb
  }
daily-par-waits = Računalnik jo še igra.
daily-above = nad parom; računalnik: { $par }
daily-even = par; računalnik: { $par }
daily-below = pod parom; računalnik: { $par }
daily-share = Primerjalni izid: { $share } % proti { $count ->
    [one] { $count } drugemu tukaj
    [two] { $count } drugima tukaj
    [few] { $count } drugim tukaj
   *[other] { $count } drugim tukaj
  }
daily-found = Par so dosegli: { $names }
daily-found-none = Para tukaj še nihče ni dosegel.
daily-here = Vsi tukaj ({ $count })
daily-look = Poglej še enkrat
daily-solved = { $count ->
    [one] Rešeno v { $count }. poskusu
    [two] Rešeno v { $count }. poskusu
    [few] Rešeno v { $count }. poskusu
   *[other] Rešeno v { $count }. poskusu
  }
daily-solvers = Rešilo tukaj: { $count }, s prvo potezo: { $once }.
daily-solve = Reši
daily-tries = poskusov: { $count }
daily-streak = { $count ->
    [one] { $count } dan zapored
    [two] { $count } dneva zapored
    [few] { $count } dnevi zapored
   *[other] { $count } dni zapored
  }
daily-streak-means = Dnevi brez vrzeli, na katere je bilo rešeno ali odigrano kaj od tistega dne.
daily-won = zmaga v { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  }
daily-lost = poraz po { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  }
daily-draw = remi
daily-back = Nazaj na dan
daily-tell = Povej drugim
daily-tell-copy = Kopiraj
daily-tell-means = Prvi kvadratek: tvoja delitev (zelen nad parom, rumen par, rdeč pod parom). Drugi: uganka (zelen s prvo potezo). Nobena karta in nobena poteza ni izdana.
daily-calendar = Koledar
daily-month-before = Prejšnji mesec
daily-month-after = Naslednji mesec
daily-done = narejeno: { $count }

## People

person-own = Tvoj profil
person-guest = Gost od { $since }
person-account = Račun od { $since }
person-games = Igre in ratingi
person-no-games = Še nobene igre.
games-played = { $count ->
    [one] { $count } igra
    [two] { $count } igri
    [few] { $count } igre
   *[other] { $count } iger
  }
rating-means = Kako dobro kdo igra to igro. Vsi začnejo s 1500; kdor ima 200 več, dobi približno tri igre od štirih. Plus ali minus { $deviation } (Glicko-2).
rating-ends = Najnižji in najvišji rating doslej.
rating-none = Rating spreminjajo samo igre za rating.
rating-graph = { $game }: rating od { $from } do { $to }
person-puzzles = Uganke dneva
person-solved = Rešenih: { $count }, s prvo potezo: { $once }
person-met = Medsebojne igre
person-met-score = { $count ->
    [one] { $count } igra
    [two] { $count } igri
    [few] { $count } igre
   *[other] { $count } iger
  }: v { $won } je več tvojih točk, v { $lost } manj
person-met-none = Skupaj še nista igrala.
friends = Prijatelji
friends-about = Kdor odpre to povezavo, postane tvoj prijatelj in ti njegov.
friends-table = Miza za prijatelja
friend-made = Zdaj sta prijatelja.
friend-here = je tukaj
tie-friend = Prijatelj
tie-mute = Utišaj
tie-block = Blokiraj
tied-mute = utišano
tied-block = blokirano
untie-friend = Odstrani prijatelja
untie-mute = Spet poslušaj
untie-block = Odblokiraj

## Tournaments

tournament-about = Igraj z vsemi tukaj, krog za krogom; gleda lahko vsak.
tournament-none = Turnirjev še ni.
tournament-new = Nov turnir
tournament-players = { $count ->
    [one] { $count } udeleženec
    [two] { $count } udeleženca
    [few] { $count } udeleženci
   *[other] { $count } udeležencev
  }
tournament-by = vodi { $name }
tournament-state-waiting = prijave so odprte
tournament-state-running = v teku
tournament-state-over = končan
tournament-state-cancelled = odpovedan
tournament-title = Ime
tournament-pairing = Razpored
tournament-kind = Kdo igra s kom
tournament-swiss = Švicarski sistem
tournament-round-robin = Vsak z vsakim
tournament-rounds = Krogi
tournament-games = Igre v krogu
tournament-fill = Kjer kdo manjka
tournament-fill-bye = nihče ne igra: prosti krog
tournament-make = Ustvari turnir
tournament-account = Kdor vodi turnir, potrebuje račun. Ustvariš ga lahko tukaj:
tournament-bad = Nekaj manjka ali je preveč: ime, 1 do 15 krogov, 1 do 8 iger.
tournament-duplicate = Pri vseh mizah se delijo iste karte. Krog je mogoče pogledati, ko ga odigrajo vsi.
tournament-join = Prijavi se
tournament-leave = Zapusti turnir
tournament-start = Začni
tournament-cancel = Odpovej
tournament-play = Igraj svojo igro
tournament-wait = Naslednja igra pride, ko bodo drugi pripravljeni.
tournament-nobody = Nihče se še ni prijavil.
tournament-round = { $round }. krog
tournament-round-of = { $round }. krog od { $rounds }
tournament-standings = Lestvica
tournament-pairings = Pari
tournament-place = Mesto
tournament-points = Točke
tournament-buchholz-means = Buchholz: točke vseh nasprotnikov skupaj
tournament-sonneborn-means = Sonneborn-Berger: točke premaganih nasprotnikov in polovica točk tistih, s katerimi je bil remi
tournament-mean = Povprečje
tournament-won = Zmage
tournament-played = Igre
tournament-gone = ni več v turnirju
tournament-playing = v teku
tournament-done = odigrano
tournament-look = Poglej
tournament-walkover = { $name }: zmaga brez igre
tournament-sits-out = { $name }: prosti krog
tournament-fair = Vse delitve izhajajo iz skrivnosti. To je njen zgoščeni zapis, objavljen na začetku:
tournament-secret = Skrivnost:

## Settings

haptics = Vibriranje
speech = Stalni gostje govorijo za mizo
premove = Izberi karto ali potezo, preden prideš na vrsto

## Vrsta dolgotrajnega dela, za upravljavce

jobs-title = Opravila
jobs-about = Dolgotrajno delo v vrsti { $queue }. To vidijo samo upravljavci.
jobs-spec = Ukaz
jobs-spec-help = Kar se vtipka za »kavarna«: match, tournament, sprt, study, tune, experiment run ali train, in kar sledi.
jobs-size = Iger na del
jobs-size-auto = samodejno
jobs-submit = Oddaj
jobs-made = V vrsti kot opravilo { $name }, deli: { $number }.
jobs-again = Opravilo { $name } je že bilo v vrsti in se nadaljuje.
jobs-bad = Tega ukaza ni mogoče oddati:
jobs-none = Opravil še ni.
jobs-running = teče
jobs-done = končano
jobs-cancelled = preklicano
jobs-differs = ustavljeno: izidi se razlikujejo
jobs-chunks = Deli: { $done } od { $all }
jobs-checked = primerjani: { $number }
jobs-left = še { $time }
jobs-aside = Del { $number } je izločen:
jobs-so-far = Dosedanji izidi
jobs-cancel = Prekliči opravilo
jobs-workers = Delavci
jobs-nobody = V zadnji uri se ni oglasil noben delavec.
jobs-host = Računalnik
jobs-slots = Hkrati
jobs-brought = Deli
jobs-silent = Zadnjič
jobs-version = Različica
