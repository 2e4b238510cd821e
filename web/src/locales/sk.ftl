## Aplikácia

skip = Na obsah
nav = Stránky
nav-play = Hrať
nav-watch = Sledovať
nav-learn = Učiť sa
nav-analyse = Rozbor
nav-lab = Laboratórium
light-or-dark = Svetlý alebo tmavý motív
settings = Nastavenia
guest-name = Hosť
welcome = Prisadni si. Stôl je prestretý.
welcome-more = Hraj proti počítaču alebo pozvi priateľa.
lost-title = Taká stránka tu nie je
back-to-lobby = Späť do kaviarne
offline = Server je teraz nedostupný.
close = Zavrieť
cancel = Zrušiť
yes = Áno
no = Nie
more = Viac
you = Ty
somebody = niekto
partner = spoluhráč
empty = prázdne
auto = automaticky
saved = Uložené.
options = Možnosti

## Hry

game-tarok = Tarok
game-marias = Mariáš
game-briskula = Briškula
game-yinsh = Yinsh
game-gobblet = Gobblet
about-tarok = traja hráči · licitácia, talón, radelce
about-marias = traja hráči · hra, sedma, stovka
about-briskula = dvaja až štyria hráči · aj dupla
about-yinsh = dvaja hráči · kruhy a žetóny
about-gobblet = dvaja hráči · prikry a zoraď
variant = Variant
variant-tarok = traja hráči
variant-marias = traja hráči
variant-briskula2 = dvaja hráči
variant-briskula3 = traja hráči
variant-briskula4 = štyria, v pároch
variant-dupla = dupla
variant-yinsh = tri kruhy
variant-yinsh-blitz = blitz: jeden kruh
variant-gobblet3 = 3 × 3
variant-gobblet4 = 4 × 4
variant-gobblet4-memory = 4 × 4, spamäti

## Kaviareň

play-now = Hrať
soon = Už čoskoro
computer = Počítač
free-seat = voľné miesto
new-table = Nový stôl
go-on = Pokračovať
go-on-none = Tu čakajú tvoje nedohrané hry.
open-tables = Otvorené stoly
open-none = Nikto nečaká. Otvor stôl, aby ťa našli.
finished-games = Dohrané hry
continue = Pokračovať
watch = Sledovať
sit-down = Prisadnúť
replay = Pozrieť záznam
seats-free = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
  }
moves-made = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
  }
watch-title = Práve sa hrá
watch-none = Teraz sa nehrá žiadna otvorená hra.

## Štamgasti

level-of = úroveň { $level }
level-1 = prvý večer
level-2 = začiatočník
level-3 = nedeľný hráč
level-4 = štamgast
level-5 = dobrý hráč
level-6 = obávaný hráč
level-7 = miestny preborník
level-8 = majster
level-9 = veľmajster
level-10 = všetko, čo vie
regular-pepi = Nový čašník. Pravidlá sa učí medzi dvoma objednávkami.
regular-mila = Študentka medicíny. Hrá, aby zabudla na skúšku.
regular-beno = Vodič električky. Vždy v dobrej nálade, vždy o zastávku neskoro.
regular-ida = Učiteľka klavíra. Drží takt a odpúšťa falošné tóny.
regular-rudi = Poštár. Nikdy sa neponáhľa, nikdy nezablúdi.
regular-zora = Novinárka. Každým ťahom sa pýta a odpoveď si pamätá.
regular-hugo = Hodinár. Dá si načas, a potom ti ho vezme.
regular-flora = Predáva kvety na rohu. Jej pasce voňajú ružami.
regular-viktor = Profesor matematiky na dôchodku. Počíta aj v spánku.
regular-leontina = Majiteľka kaviarne, odkedy si ľudia pamätajú. Nezabúda na nič.
regular-emil = Huslista od vedľajšieho stola. Prisadne si, keď niekto chýba.
regular-nela = Kreslí všetkých hostí a hrá tak dobre ako oni.
regular-oskar = Už tri hodiny odchádza domov.

## Nový stôl

new-game = Hra
new-seats = Miesta
new-how = Stôl
rules = Pravidlá
seat = Miesto { $seat }
seat-me = ja
seat-open = ktokoľvek
seat-link = niekto s odkazom
player-house = počítač
player-random = náhodný
clock = Hodiny
clock-none = bez hodín
clock-move = na ťah
clock-game = na hru
clock-days = dni
clock-minutes = Minút na hru
clock-seconds = Sekúnd na ťah
clock-increment = Pridaných sekúnd za ťah
clock-days-each = Dní na ťah
visibility = Kto ho vidí
visibility-private = len kto má odkaz
visibility-listed = všetci
deal-seed = Číslo rozdania
deal-random = zakaždým inak
quick-games = Odohrať rýchlo
allow-hints = Nápoveda povolená
allow-thoughts = Počítač ukazuje, čo si myslí
rated = Na rating (bez nápovedy a vracania ťahov)
open-table = Odkryté karty: vidím karty všetkých (na učenie; len proti počítaču, bez ratingu)
open-what = Čo je odkryté
open-hands = Ukázať karty všetkých
open-taken = Ukázať zobraté karty
open-wait = Počkať po každom ťahu počítača
open-by-rules = Podľa pravidiel
taken-cards = Zobraté karty
open-cards = Zobraté karty a balíček
clear-results = Vymazať výsledky a začať odznova
make-table = Otvoriť stôl
waiting-title = { $game }: čakáme na hráčov
waiting-tip = Hra sa začne, keď budú všetky miesta obsadené.
copy-link = Kopírovať odkaz
copied = Skopírované
ready = Môžeme začať
leave = Odísť

## Pri stole

connecting = Pripájanie…
connection-lost = Spojenie vypadlo. Skúšame znova…
connection-retry = Skúsiť hneď
table-gone = Taký stôl nie je.
table-closed = K tomuto stolu si nemôžeš sadnúť.
your-move = si na ťahu
to-move = na ťahu
thinking = rozmýšľa
away = je preč
depth = hĺbka { $depth }
nodes = { $count } pozícií
evaluation = Hodnotenie
graph = Priebeh hry
moves = Ťahy
actions = Akcie
hint = Nápoveda
hint-thinking = Počítač rozmýšľa…
hint-queue = pred tebou v rade: { $place }
undo = Vrátiť
worlds = zvážených možných rozdaní: { $count }
go-on-tap = Ďalej
engine-thought = Čo si myslí { $name }
flip = Otočiť dosku
resign = Vzdať sa
resign-sure = Naozaj sa vzdať?
pause = Prestávka
resume = Pokračovať
claim = Zvyšok je môj
claim-open = Nárokovať s odkrytými kartami
offer-draw = Ponúknuť remízu
offer-draw-sent = Ponúkol si remízu.
offer-undo-sent = Požiadal si o vrátenie ťahu.
offer-claim-sent = Odkryl si karty a nárokuješ si zvyšok.
offer-draw-from = { $name } ponúka remízu.
offer-undo-from = { $name } žiada o vrátenie ťahu.
offer-claim-from = { $name } si nárokuje zvyšok. Súhlasíš?
pass = Ďalej
chat = Chat
chat-say = Napíš niečo
confirm-move = Zahrať
time-left = Zostávajúci čas
days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
  }
game-over = Koniec hry
ending-won = Vyhral si
ending-lost = Prehral si
ending-draw = Remíza
ending-winner = Víťaz: { $name }
session-score = { $score } po { $deals ->
    [one] { $deals } rozdaní
    [few] { $deals } rozdaniach
   *[other] { $deals } rozdaniach
  }
next-deal = Ďalšie rozdanie
deal-again = To isté rozdanie znova
deal-other-seat = Z iného miesta
deal-won = vyhrá rozdanie
deal-drawn = po šesťdesiat: rozdanie nevyhrá nikto
deal-lost = prehrá rozdanie
rematch = Ešte raz
waiting-others = Čakáme na ostatných…
review = Rozbor
fair-deal = Bolo rozdanie poctivé?
fair-hash = Pred hrou server zverejnil tento odtlačok soli a rozdania:
reason-line = plný rad
reason-third-ring = tretí kruh
reason-resigned = vzdané
reason-time = čas vypršal
reason-forfeit = kontumácia
reason-limit-of-moves = obmedzenie ťahov
reason-agreed = dohodou
reason-61-points = 61 bodov
reason-void = po šesťdesiat
reason-both-passed = nikto nemôže ťahať
reason-last-marker = posledný žetón
reason-first-ring = prvý kruh
reason-no-move = niet čím ťahať
reason-both-lines = rad majú obaja
reason-uncovered-line = odkrytý rad
reason-repetition = pozícia sa opakovala
reason-points = na body
reason-claimed = zvyšok bol nárokovaný
claimed-rest = Čo zostalo, { $points }, dostane ten, kto si to nárokoval.
worth-draw = remíza
worth-win = výhra za { $plies }
worth-loss = prehra za { $plies }

## Slová na všetko

text-view = Textové zobrazenie
text-position = Čo vidíš
text-moves = { $count ->
    [0] Ťahy
    [one] { $count } možný ťah
    [few] { $count } možné ťahy
   *[other] { $count } možných ťahov
  }
text-type = Napíš ťah alebo jeho časť
text-send = Poslať
text-wait = Počkaj, kým budeš na ťahu.
text-unknown = „{ $move }“ tu nie je možný ťah.
keys = Klávesy
keys-tip = Všetky klávesy ukáže ?
key-help = ukázať alebo skryť klávesy
key-tab = na ďalšiu vec: doska, karty, tlačidlá
key-arrows = po doske alebo po kartách
key-enter = vybrať, položiť, zahrať
key-escape = vrátiť
key-cards = zahrať túto kartu
key-hint = nápoveda
key-undo = vrátiť ťah
key-last = posledný zdvih
key-on = ďalej (pri tempe „kým sa nedotknem“)
key-flip = otočiť dosku
key-text = textové zobrazenie
key-chat = chat
key-step = o jedno rozhodnutie späť alebo ďalej
key-ends = na začiatok alebo koniec

## Nastavenia

settings-look = Vzhľad
settings-feel = Hranie
settings-you = Ty
language = Jazyk
theme = Motív
theme-light = svetlý
theme-dark = tmavý
print = Veľkosť písma
print-normal = bežná
print-large = veľká
suits = Francúzske farby
suits-two = dve farby
suits-four = štyri farby
pieces = Figúrky
pieces-classic = klasické
pieces-safe = rozlíšiteľné bez farieb
coordinates = Súradnice na doske
beneath = Ukázať, čo leží pod tým
sound = Zvuk
motion = Animácie
motion-on = podľa systému
motion-off = vypnuté
pace = Tempo
pace-slow = pomaly
pace-normal = bežne
pace-fast = rýchlo
pace-none = hneď
pace-tap = kým sa nedotknem
sort = Zoradenie kariet
sort-suit = podľa farby
sort-rank = podľa hodnoty
sort-dealt = ako prišli
confirm-moves = Pýtať sa pred každým ťahom
your-name = Meno
save-name = Uložiť meno
account-no = Si hosť. S heslom idú hry s tebou aj na iné zariadenia.
account-yes = Máš účet.
account-make = Ponechať si meno
account-enter = Prihlásiť
account-leave = Odhlásiť
password = Heslo
export-me = Všetko, čo je o tebe uložené

## Karty

packs = Karty
pack-italian = Talianske karty na briškulu
pack-german = Nemecké karty na mariáš
pack-tarok = Tarokové karty
card-back = rub
your-hand = Tvoje karty
your-card = tvoja karta
a-card = karta
legal = možno
not-legal = teraz nemožno
trick = Zdvih
led = výnos
last-trick = Posledný zdvih
last-trick-told = Posledný zdvih: { $cards }; { $you ->
    [yes] berieš ho ty
   *[no] berie ho { $name }
  }
took-trick = { $you ->
    [yes] Berieš
   *[no] Berie { $name }
  }
no-trick-yet = Ešte nie je žiadny zdvih.
bidding = Licitácia
talon = Talón
announcements = Hlásenia
announce = Ohlásiť
discard = Odložiť
discard-count = Vyber karty na odloženie: { $picked } z { $count }
discard-back = späť do ruky: { $card }
score-sheet = Zápis
deal = Rozdanie
total = Spolu
dealer = rozdáva
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
  }
cards-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
stock-of = { $count ->
    [0] Balíček je prázdny
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } kariet v balíčku
  }
stock-with = { $count ->
    [0] Balíček je prázdny; tromf ukázala karta { $card }
    [one] { $count } karta v balíčku, naspodku { $card }
    [few] { $count } karty v balíčku, naspodku { $card }
   *[other] { $count } kariet v balíčku, naspodku { $card }
  }
stock-left = ešte { $count } · tromfy { $suit }
match-to = Zápas do { $deals }
briskula-tell-trump = Tromfy sú { $suit }; otočená karta: { $card }

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

## Účet a čo sa ukladá

house-not-writable = Server teraz nemôže nič uložiť. Žiadny ťah sa nestratí, len ešte nie je prijatý. Pokračuje sa samo.
record-uploaded = nahraná
password-old = Súčasné heslo
password-new = Nové heslo
password-change = Zmeniť heslo
password-changed = Heslo je zmenené. Všade inde si odhlásený.
delete-me = Zmaž ma
delete-me-sure = Tvoje meno zmizne zo všetkých stolov a záznamov, a čo je iba tvoje, sa zmaže. Naozaj?
delete-me-yes = Áno, zmaž ma
delete-me-no = Nie
deleted-me = Všetko tvoje je zmazané. Ostatní čítajú „niekto“ tam, kde bolo tvoje meno.
start-fixed = Hostiteľ zvolil začiatok tejto hry a pozná ho.
record-delete = Zmazať
show-more = Zobraziť ďalšie
record-delete-sure = Odobrať túto hru z tvojho zoznamu? Čo nie je nikoho iného, sa zmaže natrvalo.

## Prečo niečo nešlo

refused-bad-request = To sa nedá použiť. Skontroluj, čo si zadal.
refused-no-session = Tvoja návšteva sa skončila. Načítaj stránku znova.
refused-wrong-password = Neznáme meno alebo nesprávne heslo.
refused-not-allowed = To teraz nejde.
refused-bad-secret = Tento odkaz už neplatí.
refused-not-found = To tu nie je, alebo už nie je.
refused-too-slow = Trvalo to príliš dlho. Skús to znova.
refused-taken = To už má niekto iný.
refused-stale = Hra medzitým pokročila.
refused-not-your-turn = Nie si na ťahu.
refused-illegal = To pravidlá nedovoľujú.
refused-bad-move = To nie je ťah tejto hry.
refused-too-large = To je príliš veľké.
refused-too-much = Bolo toho priveľa naraz. Skús to neskôr.
refused-quota = Viac sa už nedá uložiť: najprv niečo dohraj alebo zmaž.
refused-busy = Server má veľa práce. Skús to o chvíľu.
refused-moved = Stôl sa sťahuje. Skús to znova.
refused-failed = Nepodarilo sa. Skús to znova.
refused-technical = Stránka a server si nerozumejú. Načítaj stránku znova.
refused-unproven = Nie je isté, že zvyšok je tvoj: hraj ďalej alebo nárokuj s odkrytými kartami.
refused-wrong-origin = { refused-technical }
refused-wrong-method = { refused-technical }
refused-wrong-type = { refused-technical }
refused-wrong-host = { refused-technical }
refused-not-a-socket = { refused-technical }
refused-bad-frame = { refused-technical }
name-bad = Meno má 1 až 24 písmen jednej abecedy, číslic, alebo medzi nimi - ' . _
account-bad = Meno má 1 až 24 písmen alebo číslic, heslo aspoň 8 znakov, ktoré sa nedajú ľahko uhádnuť.
edit-bad-position = Túto pozíciu nemožno hrať. Skontroluj zápis.
edit-bad-deal = Toto nie je celé rozdanie. Skontroluj karty.
link-bad = Čo hovorí tento odkaz, nemožno ukázať.
table-bad = Taký stôl nejde. Skontroluj pravidlá, miesta a hodiny.
lab-bad = Taký zápas nejde. Skontroluj hráčov, možnosti a čísla.
lab-failed = Zápas sa skončil chybou.
