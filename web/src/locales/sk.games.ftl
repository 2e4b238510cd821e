# Čo sa hovorí mimo kaviarne: načíta sa s prvou stránkou, ktorá to potrebuje.

## Dosky

board = Doska
white = biely
black = čierny
yinsh-ring-of = { $colour } kruh
yinsh-marker-of = { $colour } žetón
yinsh-can-move = môže ísť
yinsh-can-land = môže sem
yinsh-can-take = možno vziať
yinsh-taken = { $count ->
    [one] { $count } vzatý kruh
    [few] { $count } vzaté kruhy
   *[other] { $count } vzatých kruhov
  }
yinsh-do-place = Polož kruh na prázdny bod.
yinsh-do-move = Vyber kruh: nechá tu žetón a odsunie sa.
yinsh-do-target = Kam pôjde?
yinsh-do-row = Päť v rade! Vyber rad, ktorý berieš.
yinsh-do-ring = Vezmi jeden svoj kruh.
yinsh-do-pass = Žiadny tvoj kruh sa nemôže pohnúť.
yinsh-which-row = Je tu viac radov: ktorý?
yinsh-why-taken = Tento bod je obsadený.
yinsh-why-own-ring = Vezmi svoj kruh.
yinsh-why-row = Dotkni sa radu piatich.
yinsh-why-not-yours = Tento kruh nie je tvoj alebo sa nemôže pohnúť.
yinsh-why-ring-first = Najprv vyber svoj kruh.
yinsh-why-occupied = Kruh končí na prázdnom bode.
yinsh-why-line = Kruhy idú rovno.
yinsh-why-over-ring = Cez kruh sa neskáče.
yinsh-why-stop = Po skoku kruh zastane na prvom prázdnom bode.
yinsh-say-place = kruh na { $point }
yinsh-say-move = kruh z { $from } na { $to }
yinsh-say-row = vziať rad od { $from } po { $to }
yinsh-say-ring = vziať kruh na { $point }
yinsh-tell-rings = Kruhy, { $colour }: { $points }
yinsh-tell-markers = Žetóny, { $colour }: { $points }
yinsh-tell-taken = Vzaté kruhy, { $colour }: { $count }
yinsh-tell-left = Zostáva žetónov: { $count }
gobblet-red = červená
gobblet-blue = modrá
gobblet-piece = { $colour } veľkosti { $size }
gobblet-over = cez: { $pieces }
gobblet-can-move = môže ísť
gobblet-can-land = môže sem
gobblet-reserve-piece = veľkosť { $size } v tvojej zásobe
gobblet-do-pick = Vyber figúrku: zo zásoby alebo z dosky.
gobblet-do-target = Kam pôjde?
gobblet-why-size = Inú prikryje len väčšia figúrka.
gobblet-why-own = Zo zásoby nesmieš prikryť vlastnú figúrku.
gobblet-why-reserve = Zo zásoby prikryješ len figúrku, ktorá stojí v rade troch.
gobblet-why-not = To tu nejde.
gobblet-why-not-yours = Touto figúrkou nemôžeš ťahať.
gobblet-why-pick = Najprv vyber figúrku.
gobblet-say-put = veľkosť { $size } zo zásoby na { $square }
gobblet-say-move = z { $from } na { $to }
gobblet-tell-reserve = V zásobe, { $colour }: { $pieces }

## Prezeranie hier

analysis = Rozbor
analyse = Analyzovať
thinking-time = Čas na rozmýšľanie
review-costs = Nájsť chyby
to-start = Na začiatok
step-back = O jedno späť
step-on = O jedno ďalej
to-end = Na koniec
step = Rozhodnutie
variation = Odbočil si z odohranej hry.
variation-back = Späť do hry
cost-here = Lepšie bolo { $best } ({ $worth }); { $move } stálo { $cost } %.
seen-by = Ako vidí
all-hands = všetky karty odkryté
other-game = Hra
play-on = Hrať odtiaľto
play-as = Za koho hrám
play-as-seat = ako { $name }
threats = Ukázať hrozby
threat = { $name } môže dokončiť { $line }:
edit = Upraviť
share = Zdieľať
import = Otvoriť súbor
import-bad = Tento súbor nie je ani záznam, ani SGF.
export = Uložiť
edit-position = Iná pozícia
edit-deal = Iné rozdanie
edit-position-text = Pozícia v zápise hry
edit-deal-text = Karty hráčov a balíček, oddelené /
edit-take = Použiť
edit-tool = Čo položiť
edit-take-away = odobrať
edit-clear = prázdna doska
edit-turn = na ťahu: { $colour }
edit-swap = Dotkni sa dvoch kariet: vymenia si miesto.
edit-swap-with = { $card }: s ktorou kartou?
edit-shuffle = Zamiešať
edit-stock = Balíček, v poradí ťahania

## Učenie

learn-title = Učiť sa hraním
learn-rules = { $count ->
    [one] Pravidlá v { $count } kroku
    [few] Pravidlá v { $count } krokoch
   *[other] Pravidlá v { $count } krokoch
  }
learn-again = To nie je ono. Skús to znova.
learn-back = Späť
learn-next = Ďalej
learn-skip = Preskočiť
learn-anew = Odznova
puzzles = Úlohy
puzzles-none = Pre túto hru ešte nie sú úlohy.
puzzle-number = Úloha { $number } z { $count }
puzzle-right = Dobre videné! Správny ťah: { $move }.
puzzle-wrong = { $move } nie je správny ťah: { $worth }.
puzzle-reply = Súper odpovie: { $reply }.
puzzle-unproven = nie je dokázané, že vyhrá
puzzle-told = Riešenie: { $move }. Zahraj ho a uvidíš, čo príde.
puzzle-again = Skúsiť znova
puzzle-next = Ďalšia úloha
puzzle-show = Ukázať riešenie
puzzles-solved = vyriešené: { $count }
task-win = Nájdi jediný víťazný ťah (do konca { $plies ->
    [one] { $plies } ťah
    [few] { $plies } ťahy
   *[other] { $plies } ťahov
  }, obe strany spolu)
task-score = Všetky karty sú odkryté: nájdi jedinú kartu, ktorá prinesie { $score }
briskula-task-win = Všetky karty sú odkryté. Len jedna tvoja ešte vyhrá rozdanie: ktorá?
briskula-task-draw = Všetky karty sú odkryté. Len jedna tvoja ešte zachráni remízu pri šesťdesiatich: ktorá?
briskula-task-note = Počíta sa rozdanie: vyhráva, kto má 61 bodov alebo viac, 60 na oboch stranách je remíza; o koľko, na tom nezáleží.

## Laboratórium

lab-title = Laboratórium
lab-about = Nech ktoríkoľvek hráči odohrajú toľko hier, koľko treba, aby bolo jasné, kto je lepší. Každý hrá každé rozdanie z každého miesta.
lab-setup = Zápas
lab-player = Hráč { $number }
lab-add = Ešte jeden hráč
lab-remove = O jedného menej
lab-games = Počet hier
lab-seed = Semienko
lab-limit = Každé rozhodnutie
lab-amount = Koľko
limit-nodes = pozície
limit-ms = milisekundy
limit-iterations = opakovania
limit-depth = hĺbka
limit-own = ako chce hráč
lab-run = Spustiť
lab-stop = Zastaviť
lab-results = Výsledok
lab-none = Ešte sa nič neodohralo.
lab-progress = Odohrané hry
lab-done = { $done } z { $games } hier
lab-download = Uložiť hry
lab-won = výhry / remízy / prehry
lab-result = výsledok (95 %)
lab-plot = graf
player = hráč
forfeits = { $count ->
    [one] { $count } kontumácia
    [few] { $count } kontumácie
   *[other] { $count } kontumácií
  }
experiments = Zverejnené výsledky, odohrané znova
report = Správa

## Pravidlá ako možnosti

option-level = Úroveň
option-variant = Hráči
option-match = Vyhraných rozdaní na zápas
option-partners = Karty spoluhráča na konci
option-finish = Rozdanie sa končí
option-points = Body
option-both = Keď majú rad obaja
option-reserve-covers = Zásoba smie prikryť
option-reserve-covers-own = Zásoba smie prikryť vlastné
option-no-move = Bez ťahu
option-moving = Figúrky na doske ťahajú
option-repetition = Remíza opakovaním
option-limit = Obmedzenie ťahov
option-memory = Spamäti
option-blitz = Blitz
option-profile = Pravidlá
option-rank-order = Desiatka
option-blind-trump = Tromf možno voliť naslepo
option-betl-durch = Betl a durch
option-open-betl = Odkryté karty pri betli a durchu
option-tariff = Sadzba
option-hundred-base = Hodnota ohlásenej stovky
option-hundred-growth = Body nad sto
option-hundred-marriage = Hláška, ktorá sa ráta do stovky
option-hundred-replaces = Stovka namiesto hry
option-killed-doubles = Zabitá sedma stojí dvojnásobok
option-keep-seven = Ohlásená sedma sa drží
option-flek-without-re = Flek bez re
option-max-raises = Fleky na jeden cieľ
option-cap = Strop na jedného súpera
value-profile = podľa zvolených pravidiel
value-openmarias = OpenMariáš
value-voleny-csm = volený podľa zväzu
value-usual = pod esom
value-natural = pod dolníkom
value-double = zdvojnásobí
value-linear = pripočíta
value-best = najlepšia
value-first = prvá
value-play = hrá sa
value-lost = je prehraná
value-yes = áno
value-no = nie
value-closed = zakryté
value-open = odkryté
value-out = dohraním
value-shown = viditeľné
value-hidden = skryté
value-opponent = vyhráva súper
value-mover = vyhráva, kto ťahal
value-draw = remíza
value-always = vždy
value-never = nikdy
value-when-threatened = hroziaci rad
value-loses = prehráva
value-third = tretí raz
value-second = druhý raz
option-preset = Čie pravidlá
option-opening = Prvé slovo predáka
option-values = Hodnoty: tri/dve/jedna/sólo/žobrák
option-highest = Najvyššia hra
option-discard-taroks = Taroky možno odložiť
option-defenders-announce = Hlásia aj obrancovia
option-silent-defenders = Tiché prémie aj pre obrancov
option-lost-pagat = Stratený posledný pagat stojí 25
option-silent-valat = Hodnota tichého valatu
option-kontra-steps = Kontra, re, sub, mort: koľko
option-failed-kontra = Po nevydarenej kontre
option-lead = Kto vynáša pri tri, dve, jedna
option-keep-pagat = Hlásený pagat treba držať
option-klop-full = Klop: plný od
option-klop-empty = Klop: bez štychu
option-klop-others = Klop: ostatní potom
option-open-beggar = Žobrák sa vyloží po štychu
option-mond = Stratený mond stojí
option-mond-always = Mond aj pri klope a žobrákovi
option-radelc-solo = Radelce aj po sóle
option-radelc-erased = Radelc sa zmaže
option-radelc-left = Zvyšný radelc sa počíta
option-deals = Rozdaní v partii
value-preset = ako v týchto pravidlách
value-seed = dom
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = len z nutnosti
value-free = voľne
value-beggar = žobrák
value-solo = sólo
value-other = druhý obranca dostane
value-author = kto ju dal, platí
value-declarer = hlavný hráč
value-forehand = predák
value-keep = nechajú si mínus
value-zero = nedostanú nič
value-won = po vyhratej hre

## Ako hráči volajú karty

suit-it-C = poháre
of-it-C = pohárov
suit-it-B = palice
of-it-B = palíc
suit-it-S = meče
of-it-S = mečov
suit-it-D = mince
of-it-D = mincí
rank-it-1 = eso
  .gender = neuter
rank-it-2 = dvojka
  .gender = feminine
rank-it-3 = trojka
  .gender = feminine
rank-it-4 = štvorka
  .gender = feminine
rank-it-5 = päťka
  .gender = feminine
rank-it-6 = šestka
  .gender = feminine
rank-it-7 = sedmička
  .gender = feminine
rank-it-11 = chlapec
  .gender = masculine
rank-it-12 = jazdec
  .gender = masculine
rank-it-13 = kráľ
  .gender = masculine
card-it = { $rank } { $suit }
suit-de-H = červeň
of-de-H = { $gender ->
    [masculine] červený
    [feminine] červená
   *[neuter] červené
  }
suit-de-L = zeleň
of-de-L = { $gender ->
    [masculine] zelený
    [feminine] zelená
   *[neuter] zelené
  }
suit-de-A = žaluď
of-de-A = { $gender ->
    [masculine] žaluďový
    [feminine] žaluďová
   *[neuter] žaluďové
  }
suit-de-B = guľa
of-de-B = { $gender ->
    [masculine] guľový
    [feminine] guľová
   *[neuter] guľové
  }
rank-de-7 = sedma
  .gender = feminine
rank-de-8 = osma
  .gender = feminine
rank-de-9 = deviatka
  .gender = feminine
rank-de-10 = desiatka
  .gender = feminine
rank-de-J = dolník
  .gender = masculine
rank-de-Q = horník
  .gender = masculine
rank-de-K = kráľ
  .gender = masculine
rank-de-A = eso
  .gender = neuter
card-de = { $suit } { $rank }
suit-ta-H = srdcia
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
suit-ta-C = kríže
of-ta-C = { $gender ->
    [masculine] krížový
    [feminine] krížová
   *[neuter] krížové
  }
suit-ta-T = taroky
card-ta-T = tarok { $numeral }
rank-ta-1 = jednotka
  .gender = feminine
rank-ta-2 = dvojka
  .gender = feminine
rank-ta-3 = trojka
  .gender = feminine
rank-ta-4 = štvorka
  .gender = feminine
rank-ta-7 = sedmička
  .gender = feminine
rank-ta-8 = osmička
  .gender = feminine
rank-ta-9 = deviatka
  .gender = feminine
rank-ta-10 = desiatka
  .gender = feminine
rank-ta-J = chlapec
  .gender = masculine
rank-ta-N = jazdec
  .gender = masculine
rank-ta-Q = dáma
  .gender = feminine
rank-ta-K = kráľ
  .gender = masculine
card-ta = { $suit } { $rank }
own-ta-T1 = pagát
own-ta-T21 = mond
own-ta-T22 = škýz
