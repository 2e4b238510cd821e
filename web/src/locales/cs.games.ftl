# Co se říká mimo kavárnu: načte se s první stránkou, která to potřebuje.

## Desky

board = Deska
white = bílý
black = černý
yinsh-ring-of = { $colour } kruh
yinsh-marker-of = { $colour } žeton
yinsh-can-move = může jít
yinsh-can-land = může sem
yinsh-can-take = lze vzít
yinsh-taken = { $count ->
    [one] { $count } vzatý kruh
    [few] { $count } vzaté kruhy
   *[other] { $count } vzatých kruhů
  }
yinsh-do-place = Polož kruh na prázdný bod.
yinsh-do-move = Vyber kruh: nechá tu žeton a odklouže.
yinsh-do-target = Kam půjde?
yinsh-do-row = Pět v řadě! Vyber řadu, kterou bereš.
yinsh-do-ring = Vezmi jeden svůj kruh.
yinsh-do-pass = Žádný tvůj kruh se nemůže pohnout.
yinsh-which-row = Je tu víc řad: která?
yinsh-why-taken = Tento bod je obsazený.
yinsh-why-own-ring = Vezmi svůj kruh.
yinsh-why-row = Dotkni se řady pěti.
yinsh-why-not-yours = Tento kruh není tvůj nebo se nemůže pohnout.
yinsh-why-ring-first = Nejdřív vyber svůj kruh.
yinsh-why-occupied = Kruh končí na prázdném bodě.
yinsh-why-line = Kruhy jdou rovně.
yinsh-why-over-ring = Přes kruh se neskáče.
yinsh-why-stop = Po skoku kruh zastaví na prvním prázdném bodě.
yinsh-say-place = kruh na { $point }
yinsh-say-move = kruh z { $from } na { $to }
yinsh-say-row = vzít řadu od { $from } po { $to }
yinsh-say-ring = vzít kruh na { $point }
yinsh-tell-rings = Kruhy, { $colour }: { $points }
yinsh-tell-markers = Žetony, { $colour }: { $points }
yinsh-tell-taken = Vzaté kruhy, { $colour }: { $count }
yinsh-tell-left = Zbývá žetonů: { $count }
gobblet-red = červená
gobblet-blue = modrá
gobblet-piece = { $colour } velikosti { $size }
gobblet-over = přes: { $pieces }
gobblet-can-move = může jít
gobblet-can-land = může sem
gobblet-reserve-piece = velikost { $size } ve tvé zásobě
gobblet-do-pick = Vyber figurku: ze zásoby nebo z desky.
gobblet-do-target = Kam půjde?
gobblet-why-size = Jinou přikryje jen větší figurka.
gobblet-why-own = Ze zásoby nesmíš přikrýt vlastní figurku.
gobblet-why-reserve = Ze zásoby přikryješ jen figurku, která stojí v řadě tří.
gobblet-why-not = To tu nejde.
gobblet-why-not-yours = Touto figurkou nemůžeš táhnout.
gobblet-why-pick = Nejdřív vyber figurku.
gobblet-say-put = velikost { $size } ze zásoby na { $square }
gobblet-say-move = z { $from } na { $to }
gobblet-tell-reserve = V zásobě, { $colour }: { $pieces }

## Prohlížení her

analysis = Rozbor
analyse = Analyzovat
thinking-time = Čas na přemýšlení
review-costs = Najít chyby
to-start = Na začátek
step-back = O jedno zpět
step-on = O jedno dál
to-end = Na konec
step = Rozhodnutí
variation = Odbočil jsi z odehrané hry.
variation-back = Zpět do hry
cost-here = Lepší bylo { $best } ({ $worth }); { $move } stálo { $cost } %.
seen-by = Jak vidí
all-hands = všechny karty odkryté
other-game = Hra
play-on = Hrát odtud
play-as = Za koho hraju
play-as-seat = jako { $name }
threats = Ukázat hrozby
threat = { $name } může dokončit { $line }:
edit = Upravit
share = Sdílet
import = Otevřít soubor
import-bad = Tento soubor není ani záznam, ani SGF.
export = Uložit
edit-position = Jiná pozice
edit-deal = Jiné rozdání
edit-position-text = Pozice v zápisu hry
edit-deal-text = Karty hráčů a balíček, oddělené /
edit-take = Použít
edit-tool = Co položit
edit-take-away = odebrat
edit-clear = prázdná deska
edit-turn = na tahu: { $colour }
edit-swap = Dotkni se dvou karet: vymění si místo.
edit-swap-with = { $card }: s kterou kartou?
edit-shuffle = Zamíchat
edit-stock = Balíček, v pořadí lízání

## Učení

learn-title = Učit se hraním
learn-rules = { $count ->
    [one] Pravidla v { $count } kroku
    [few] Pravidla ve { $count } krocích
   *[other] Pravidla v { $count } krocích
  }
learn-again = To není ono. Zkus to znovu.
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit
learn-anew = Od začátku
puzzles = Úlohy
puzzles-none = Pro tuto hru ještě nejsou úlohy.
puzzle-number = Úloha { $number } z { $count }
puzzle-right = Dobře viděno! Správný tah: { $move }.
puzzle-wrong = { $move } není správný tah: { $worth }.
puzzle-reply = Soupeř odpoví: { $reply }.
puzzle-unproven = není dokázáno, že vyhraje
puzzle-told = Řešení: { $move }. Zahraj ho a uvidíš, co přijde.
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-show = Ukázat řešení
puzzles-solved = vyřešeno: { $count }
task-win = Najdi jediný vítězný tah (do konce { $plies ->
    [one] { $plies } tah
    [few] { $plies } tahy
   *[other] { $plies } tahů
  }, obě strany dohromady)
task-score = Všechny karty jsou odkryté: najdi jedinou kartu, která přinese { $score }
briskula-task-win = Všechny karty jsou odkryté. Jen jedna tvoje ještě vyhraje rozdání: která?
briskula-task-draw = Všechny karty jsou odkryté. Jen jedna tvoje ještě zachrání remízu při šedesáti: která?
briskula-task-note = Počítá se rozdání: vyhrává, kdo má 61 bodů nebo víc, 60 na obou stranách je remíza; o kolik, na tom nezáleží.

## Laboratoř

lab-title = Laboratoř
lab-about = Ať kteříkoli hráči odehrají tolik her, kolik je třeba, aby bylo jasné, kdo je lepší. Každý hraje každé rozdání z každého místa.
lab-setup = Zápas
lab-player = Hráč { $number }
lab-add = Ještě jeden hráč
lab-remove = O jednoho méně
lab-games = Počet her
lab-seed = Semínko
lab-limit = Každé rozhodnutí
lab-amount = Kolik
limit-nodes = pozice
limit-ms = milisekundy
limit-iterations = opakování
limit-depth = hloubka
limit-own = jak chce hráč
lab-run = Spustit
lab-stop = Zastavit
lab-results = Výsledek
lab-none = Ještě se nic neodehrálo.
lab-progress = Odehrané hry
lab-done = { $done } z { $games } her
lab-download = Uložit hry
lab-won = výhry / remízy / prohry
lab-result = výsledek (95 %)
lab-plot = graf
player = hráč
forfeits = { $count ->
    [one] { $count } kontumace
    [few] { $count } kontumace
   *[other] { $count } kontumací
  }
experiments = Zveřejněné výsledky, odehrané znovu
report = Zpráva

## Pravidla jako možnosti

option-level = Úroveň
option-variant = Hráči
option-match = Vyhraných rozdání na zápas
option-partners = Karty spoluhráče na konci
option-finish = Rozdání končí
option-points = Body
option-both = Když mají řadu oba
option-reserve-covers = Zásoba smí přikrýt
option-reserve-covers-own = Zásoba smí přikrýt vlastní
option-no-move = Bez tahu
option-moving = Figurky na desce táhnou
option-repetition = Remíza opakováním
option-limit = Omezení tahů
option-memory = Zpaměti
option-blitz = Blitz
option-profile = Pravidla
option-rank-order = Desítka
option-blind-trump = Trumf lze volit naslepo
option-betl-durch = Betl a durch
option-open-betl = Odkryté karty při betlu a durchu
option-tariff = Sazba
option-hundred-base = Hodnota ohlášené stovky
option-hundred-growth = Body nad sto
option-hundred-marriage = Hláška, která se počítá do stovky
option-hundred-replaces = Stovka místo hry
option-killed-doubles = Zabitá sedma stojí dvojnásobek
option-keep-seven = Ohlášená sedma se drží
option-flek-without-re = Flek bez re
option-max-raises = Fleky na jeden závazek
option-cap = Strop na jednoho soupeře
value-profile = podle zvolených pravidel
value-openmarias = OpenMariáš
value-voleny-csm = volený podle svazu
value-usual = pod esem
value-natural = pod spodkem
value-double = zdvojnásobí
value-linear = přičte
value-best = nejlepší
value-first = první
value-play = hraje se
value-lost = je prohraná
value-yes = ano
value-no = ne
value-closed = zakryté
value-open = odkryté
value-out = dohráním
value-shown = viditelné
value-hidden = skryté
value-opponent = vyhrává soupeř
value-mover = vyhrává, kdo táhl
value-draw = remíza
value-always = vždy
value-never = nikdy
value-when-threatened = hrozící řadu
value-loses = prohrává
value-third = potřetí
value-second = podruhé
option-preset = Čí pravidla
option-opening = První slovo předáka
option-values = Hodnoty: tři/dvě/jedna/sólo/žebrák
option-highest = Nejvyšší hra
option-discard-taroks = Taroky lze odložit
option-defenders-announce = Hlásí i obránci
option-silent-defenders = Tiché prémie i pro obránce
option-lost-pagat = Ztracený poslední pagat stojí 25
option-silent-valat = Hodnota tichého valatu
option-kontra-steps = Kontra, re, sub, mort: kolik
option-failed-kontra = Po nevydařené kontře
option-lead = Kdo vynáší při tři, dvě, jedna
option-keep-pagat = Hlášený pagat se musí držet
option-klop-full = Klop: plný od
option-klop-empty = Klop: bez štychu
option-klop-others = Klop: ostatní pak
option-open-beggar = Žebrák se vyloží po štychu
option-mond = Ztracený mond stojí
option-mond-always = Mond i při klopu a žebrákovi
option-radelc-solo = Radelce i po sólu
option-radelc-erased = Radelc se smaže
option-radelc-left = Zbylý radelc se počítá
option-deals = Rozdání v partii
value-preset = jako v těchto pravidlech
value-seed = dům
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = jen z nutnosti
value-free = volně
value-beggar = žebrák
value-solo = sólo
value-other = druhý obránce dostane
value-author = kdo ji dal, platí
value-declarer = hlavní hráč
value-forehand = předák
value-keep = nechají si minus
value-zero = nedostanou nic
value-won = po vyhrané hře

## Jak hráči říkají kartám

suit-it-C = poháry
of-it-C = pohárů
suit-it-B = hole
of-it-B = holí
suit-it-S = meče
of-it-S = mečů
suit-it-D = mince
of-it-D = mincí
rank-it-1 = eso
  .gender = neuter
rank-it-2 = dvojka
  .gender = feminine
rank-it-3 = trojka
  .gender = feminine
rank-it-4 = čtyřka
  .gender = feminine
rank-it-5 = pětka
  .gender = feminine
rank-it-6 = šestka
  .gender = feminine
rank-it-7 = sedmička
  .gender = feminine
rank-it-11 = kluk
  .gender = masculine
rank-it-12 = jezdec
  .gender = masculine
rank-it-13 = král
  .gender = masculine
card-it = { $rank } { $suit }
suit-de-H = červené
of-de-H = { $gender ->
    [masculine] červený
    [feminine] červená
   *[neuter] červené
  }
suit-de-L = zelené
of-de-L = { $gender ->
    [masculine] zelený
    [feminine] zelená
   *[neuter] zelené
  }
suit-de-A = žaludy
of-de-A = { $gender ->
    [masculine] žaludový
    [feminine] žaludová
   *[neuter] žaludové
  }
suit-de-B = kule
of-de-B = { $gender ->
    [masculine] kulový
    [feminine] kulová
   *[neuter] kulové
  }
rank-de-7 = sedma
  .gender = feminine
rank-de-8 = osma
  .gender = feminine
rank-de-9 = devítka
  .gender = feminine
rank-de-10 = desítka
  .gender = feminine
rank-de-J = spodek
  .gender = masculine
rank-de-Q = svršek
  .gender = masculine
rank-de-K = král
  .gender = masculine
rank-de-A = eso
  .gender = neuter
card-de = { $suit } { $rank }
suit-ta-H = srdce
of-ta-H = { $gender ->
    [masculine] srdcový
    [feminine] srdcová
   *[neuter] srdcové
  }
suit-ta-D = káry
of-ta-D = { $gender ->
    [masculine] kárový
    [feminine] kárová
   *[neuter] kárové
  }
suit-ta-S = piky
of-ta-S = { $gender ->
    [masculine] pikový
    [feminine] piková
   *[neuter] pikové
  }
suit-ta-C = kříže
of-ta-C = { $gender ->
    [masculine] křížový
    [feminine] křížová
   *[neuter] křížové
  }
suit-ta-T = taroky
card-ta-T = tarok { $numeral }
rank-ta-1 = jednička
  .gender = feminine
rank-ta-2 = dvojka
  .gender = feminine
rank-ta-3 = trojka
  .gender = feminine
rank-ta-4 = čtyřka
  .gender = feminine
rank-ta-7 = sedmička
  .gender = feminine
rank-ta-8 = osmička
  .gender = feminine
rank-ta-9 = devítka
  .gender = feminine
rank-ta-10 = desítka
  .gender = feminine
rank-ta-J = kluk
  .gender = masculine
rank-ta-N = jezdec
  .gender = masculine
rank-ta-Q = dáma
  .gender = feminine
rank-ta-K = král
  .gender = masculine
card-ta = { $suit } { $rank }
own-ta-T1 = pagát
own-ta-T21 = mond
own-ta-T22 = škýz
