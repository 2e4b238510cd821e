## Aplikacija

skip = Na vsebino
nav = Strani
nav-play = Igraj
nav-watch = Gledaj
nav-learn = Uči se
nav-analyse = Analiza
nav-lab = Laboratorij
light-or-dark = Svetla ali temna tema
settings = Nastavitve
guest-name = Gost
welcome = Prisedi. Miza je pogrnjena.
welcome-more = Igraj proti računalniku ali povabi prijatelja.
lost-title = Te strani ni
back-to-lobby = Nazaj v kavarno
offline = Strežnik trenutno ni dosegljiv.
close = Zapri
cancel = Prekliči
yes = Da
no = Ne
more = Več
you = Ti
somebody = nekdo
partner = soigralec
empty = prazno
auto = samodejno
saved = Shranjeno.
options = Možnosti

## Igre

game-tarok = Tarok
game-marias = Mariáš
game-briskula = Briškula
game-yinsh = Yinsh
game-gobblet = Gobblet
about-tarok = trije igralci · licitiranje, talon, radelci
about-marias = trije igralci · hra, sedma, stovka
about-briskula = dva do štirje igralci · tudi dupla
about-yinsh = dva igralca · obroči in žetoni
about-gobblet = dva igralca · pokrij in zloži v vrsto
variant = Različica
variant-tarok = trije igralci
variant-marias = trije igralci
variant-briskula2 = dva igralca
variant-briskula3 = trije igralci
variant-briskula4 = štirje, v parih
variant-dupla = dupla
variant-yinsh = trije obroči
variant-yinsh-blitz = blitz: en obroč
variant-gobblet3 = 3 × 3
variant-gobblet4 = 4 × 4
variant-gobblet4-memory = 4 × 4, po spominu

## Kavarna

play-now = Igraj
soon = Kmalu
computer = Računalnik
free-seat = prost sedež
new-table = Nova miza
go-on = Nadaljuj
go-on-none = Tu čakajo tvoje nedokončane igre.
open-tables = Odprte mize
open-none = Nihče ne čaka. Odpri mizo, da te najdejo.
finished-games = Končane igre
continue = Nadaljuj
watch = Gledaj
sit-down = Prisedi
replay = Poglej igro
seats-free = { $count ->
    [one] { $count } prost sedež
    [two] { $count } prosta sedeža
    [few] { $count } prosti sedeži
   *[other] { $count } prostih sedežev
  }
moves-made = { $count ->
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
  }
watch-title = Igre, ki tečejo
watch-none = Trenutno ne teče nobena odprta igra.

## Stalni gostje

level-of = stopnja { $level }
level-1 = prvi večer
level-2 = začetnik
level-3 = nedeljski igralec
level-4 = stalni gost
level-5 = dober igralec
level-6 = nevaren igralec
level-7 = domači prvak
level-8 = mojster
level-9 = velemojster
level-10 = vse, kar zmore
regular-pepi = Novi natakar. Pravil se uči med dvema naročiloma.
regular-mila = Študentka medicine. Igra, da pozabi na izpit.
regular-beno = Voznik tramvaja. Vedno dobre volje, vedno eno postajo prepozno.
regular-ida = Učiteljica klavirja. Drži takt in odpušča napačne tone.
regular-rudi = Poštar. Nikoli se mu ne mudi, nikoli se ne izgubi.
regular-zora = Novinarka. Z vsako potezo kaj vpraša in si odgovor zapomni.
regular-hugo = Urar. Vzame si čas, potem pa še tvojega.
regular-flora = Prodaja rože na vogalu. Njene pasti dišijo po vrtnicah.
regular-viktor = Upokojeni profesor matematike. Šteje tudi v spanju.
regular-leontina = Lastnica kavarne, odkar ljudje pomnijo. Ne pozabi ničesar.
regular-emil = Violinist od sosednje mize. Prisede, kadar kdo manjka.
regular-nela = Riše vse goste in igra tako dobro kot oni.
regular-oskar = Že tri ure se odpravlja domov.

## Nova miza

new-game = Igra
new-seats = Sedeži
new-how = Miza
rules = Pravila
seat = Sedež { $seat }
seat-me = jaz
seat-open = kdor koli
seat-link = nekdo s povezavo
player-house = računalnik
player-random = naključni
clock = Ura
clock-none = brez
clock-move = za potezo
clock-game = za igro
clock-days = dnevi
clock-minutes = Minut za igro
clock-seconds = Sekund za potezo
clock-increment = Dodanih sekund na potezo
clock-days-each = Dni za potezo
visibility = Kdo jo vidi
visibility-private = samo kdor ima povezavo
visibility-listed = vsi
deal-seed = Številka delitve
deal-random = vsakič drugače
quick-games = Odigraj hitro
allow-hints = Namigi dovoljeni
allow-thoughts = Računalnik kaže, kaj misli
rated = Za rating (brez namigov in vračanja potez)
open-table = Odprte karte: vidim karte vseh (za učenje; samo proti računalniku, brez ratinga)
open-what = Kaj je odprto
open-hands = Pokaži karte vseh
open-taken = Pokaži pobrane karte
open-wait = Počakaj po vsaki potezi računalnika
open-by-rules = Po pravilih
taken-cards = Pobrane karte
open-cards = Pobrane karte in kupček
clear-results = Izbriši rezultate in začni znova
make-table = Odpri mizo
waiting-title = { $game }: čakamo igralce
waiting-tip = Igra se začne, ko so vsi sedeži zasedeni.
copy-link = Kopiraj povezavo
copied = Kopirano
ready = Lahko začnemo
leave = Odidi

## Za mizo

connecting = Povezovanje…
connection-lost = Zveza je prekinjena. Poskušamo znova…
connection-retry = Poskusi zdaj
table-gone = Te mize ni.
table-closed = Za to mizo ne moreš sesti.
your-move = na potezi si
to-move = na potezi
thinking = razmišlja
away = trenutno ni tu
depth = globina { $depth }
nodes = { $count } pozicij
evaluation = Ocena
graph = Potek igre
moves = Poteze
actions = Dejanja
hint = Namig
hint-thinking = Računalnik razmišlja…
hint-queue = { $place } pred tabo v vrsti
undo = Vrni
worlds = pretehtanih { $count } možnih delitev
go-on-tap = Naprej
engine-thought = O čem razmišlja { $name }
flip = Obrni desko
resign = Vdaj se
resign-sure = Se res želiš vdati?
pause = Premor
resume = Nadaljuj
claim = Vse ostalo je moje
claim-open = Zahtevaj z odprtimi kartami
offer-draw = Ponudi remi
offer-draw-sent = Ponudil si remi.
offer-undo-sent = Prosil si za vrnitev poteze.
offer-claim-sent = Odprl si karte in zahteval ostanek.
offer-draw-from = { $name } ponuja remi.
offer-undo-from = { $name } prosi za vrnitev poteze.
offer-claim-from = { $name } zahteva ostanek. Velja?
pass = Dalje
chat = Klepet
chat-say = Napiši kaj
confirm-move = Odigraj
time-left = Preostali čas
days = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dnevi
   *[other] { $count } dni
  }
game-over = Igra je končana
ending-won = Zmaga je tvoja
ending-lost = Poraz
ending-draw = Remi
ending-winner = Zmaga: { $name }
session-score = { $score } po { $deals ->
    [one] { $deals } delitvi
    [two] { $deals } delitvah
   *[other] { $deals } delitvah
  }
next-deal = Naslednja delitev
deal-again = Ponovi to delitev
deal-other-seat = Z drugega sedeža
deal-won = dobi delitev
deal-drawn = šestdeset vsakemu: delitve ne dobi nihče
deal-lost = izgubi delitev
rematch = Še enkrat
waiting-others = Čakamo druge…
review = Pregled igre
fair-deal = Je bila delitev poštena?
fair-hash = Pred igro je strežnik objavil ta odtis soli in delitve:
reason-line = polna vrsta
reason-third-ring = tretji obroč
reason-resigned = vdaja
reason-time = čas je potekel
reason-forfeit = predano
reason-limit-of-moves = omejitev potez
reason-agreed = po dogovoru
reason-61-points = 61 točk
reason-void = šestdeset vsakemu
reason-both-passed = nihče se ne more premakniti
reason-last-marker = zadnji žeton
reason-first-ring = prvi obroč
reason-no-move = ni več poteze
reason-both-lines = vrsto imata oba
reason-uncovered-line = odkrita vrsta
reason-repetition = pozicija se je ponovila
reason-points = po točkah
reason-claimed = ostanek je bil zahtevan
claimed-rest = Kar je ostalo, { $points }, dobi tisti, ki je to zahteval.
worth-draw = remi
worth-win = zmaga v { $plies }
worth-loss = poraz v { $plies }

## Besede za vse

text-view = Besedilni pogled
text-position = Kaj vidiš
text-moves = { $count ->
    [0] Poteze
    [one] { $count } dovoljena poteza
    [two] { $count } dovoljeni potezi
    [few] { $count } dovoljene poteze
   *[other] { $count } dovoljenih potez
  }
text-type = Vpiši potezo ali njen del
text-send = Pošlji
text-wait = Počakaj, da prideš na vrsto.
text-unknown = »{ $move }« tu ni dovoljena poteza.
keys = Tipke
keys-tip = Vse tipke pokaže ?
key-help = pokaži ali skrij tipke
key-tab = na naslednjo stvar: deska, karte, gumbi
key-arrows = po deski ali po kartah
key-enter = izberi, položi, odigraj
key-escape = odloži nazaj
key-cards = odigraj to karto
key-hint = namig
key-undo = vrni
key-last = zadnji vzetek
key-on = naprej (pri hitrosti »dokler se ne dotaknem«)
key-flip = obrni desko
key-text = besedilni pogled
key-chat = klepet
key-step = eno odločitev nazaj ali naprej
key-ends = na začetek ali konec

## Nastavitve

settings-look = Videz
settings-feel = Igranje
settings-you = Ti
language = Jezik
theme = Tema
theme-light = svetla
theme-dark = temna
print = Velikost besedila
print-normal = običajna
print-large = velika
suits = Francoske barve
suits-two = dve barvi
suits-four = štiri barve
pieces = Figure
pieces-classic = klasične
pieces-safe = ločljive brez barv
coordinates = Koordinate na deski
beneath = Pokaži, kaj je spodaj
sound = Zvok
motion = Animacije
motion-on = kot v sistemu
motion-off = brez
pace = Hitrost
pace-slow = počasi
pace-normal = običajno
pace-fast = hitro
pace-none = takoj
pace-tap = dokler se ne dotaknem
sort = Vrstni red kart
sort-suit = po barvi
sort-rank = po vrednosti
sort-dealt = kot so prišle
confirm-moves = Vprašaj pred vsako potezo
your-name = Ime
save-name = Shrani ime
account-no = Si gost. Z geslom ti igre sledijo na druge naprave.
account-yes = Imaš račun.
account-make = Obdrži to ime
account-enter = Prijava
account-leave = Odjava
password = Geslo
export-me = Vse, kar je shranjeno o tebi

## Karte

packs = Karte
pack-italian = Italijanske karte za briškulo
pack-german = Nemške karte za mariáš
pack-tarok = Karte za tarok
card-back = hrbet
your-hand = Tvoje karte
your-card = tvoja karta
a-card = karta
legal = dovoljeno
not-legal = zdaj ni dovoljeno
trick = Vzetek
led = začetek vzetka
last-trick = Zadnji vzetek
last-trick-told = Zadnji vzetek: { $cards }; { $you ->
    [yes] pobral si ga
   *[no] pobere ga { $name }
  }
took-trick = { $you ->
    [yes] Pobral si
   *[no] Pobere { $name }
  }
no-trick-yet = Še noben vzetek ni pobran.
bidding = Licitacija
talon = Talon
announcements = Napovedi
announce = Napovej
discard = Založi
discard-count = Izberi karte za založitev: { $picked } od { $count }
discard-back = nazaj v roko: { $card }
score-sheet = Rezultati
deal = Delitev
total = Skupaj
dealer = delivec
points = { $count ->
    [one] { $count } točka
    [two] { $count } točki
    [few] { $count } točke
   *[other] { $count } točk
  }
cards-held = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }
stock-of = { $count ->
    [0] Kupček je prazen
    [one] { $count } karta v kupčku
    [two] { $count } karti v kupčku
    [few] { $count } karte v kupčku
   *[other] { $count } kart v kupčku
  }
stock-with = { $count ->
    [0] Kupček je prazen; briškulo je pokazala karta { $card }
    [one] { $count } karta v kupčku, na dnu { $card }
    [two] { $count } karti v kupčku, na dnu { $card }
    [few] { $count } karte v kupčku, na dnu { $card }
   *[other] { $count } kart v kupčku, na dnu { $card }
  }
stock-left = še { $count } · briškula { $suit }
match-to = Do { $deals ->
    [one] { $deals } dobljene
   *[other] { $deals } dobljenih
  }
briskula-tell-trump = Briškula so { $suit }; obrnjena karta: { $card }

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

## Račun in kar se hrani

house-not-writable = Strežnik trenutno ne more ničesar shraniti. Nobena poteza se ne izgubi, le sprejeta še ni. Nadaljuje se samo od sebe.
record-uploaded = naložena
password-old = Trenutno geslo
password-new = Novo geslo
password-change = Zamenjaj geslo
password-changed = Geslo je zamenjano. Povsod drugod si odjavljen.
delete-me = Izbriši me
delete-me-sure = Tvoje ime izgine z vseh miz in iz vseh zapisov, kar je samo tvoje, se izbriše. Res?
delete-me-yes = Da, izbriši me
delete-me-no = Ne
deleted-me = Vse tvoje je izbrisano. Drugi tam, kjer je bilo tvoje ime, berejo »nekdo«.
start-fixed = Gostitelj je izbral začetek te igre in ga pozna.
record-delete = Izbriši
show-more = Pokaži več
record-delete-sure = Odstranim to igro s tvojega seznama? Kar ni od nikogar drugega, se izbriše za vedno.

## Zakaj nekaj ni šlo

refused-bad-request = Tega ni mogoče uporabiti. Preveri, kaj si vpisal.
refused-no-session = Tvoj obisk je potekel. Znova naloži stran.
refused-wrong-password = Neznano ime ali napačno geslo.
refused-not-allowed = To zdaj ni mogoče.
refused-bad-secret = Ta povezava ne velja več.
refused-not-found = Tega ni ali ga ni več.
refused-too-slow = Trajalo je predolgo. Poskusi znova.
refused-taken = To ima že nekdo drug.
refused-stale = Igra je medtem tekla naprej.
refused-not-your-turn = Nisi na potezi.
refused-illegal = Pravila tega ne dovolijo.
refused-bad-move = To ni poteza te igre.
refused-too-large = To je preveliko.
refused-too-much = Tega je bilo preveč naenkrat. Poskusi pozneje.
refused-quota = Več ni mogoče hraniti: najprej kaj končaj ali izbriši.
refused-busy = Strežnik je zaposlen. Poskusi čez hip.
refused-moved = Miza se seli. Poskusi znova.
refused-failed = Ni uspelo. Poskusi znova.
refused-technical = Stran in strežnik se ne razumeta. Znova naloži stran.
refused-unproven = Ni gotovo, da je ostanek tvoj: igraj naprej ali zahtevaj z odprtimi kartami.
refused-wrong-origin = { refused-technical }
refused-wrong-method = { refused-technical }
refused-wrong-type = { refused-technical }
refused-wrong-host = { refused-technical }
refused-not-a-socket = { refused-technical }
refused-bad-frame = { refused-technical }
name-bad = Ime ima od 1 do 24 črk ene pisave, števk ali znakov - ' . _ med njimi.
account-bad = Ime ima od 1 do 24 črk ali števk, geslo vsaj 8 znakov, ki jih ni lahko uganiti.
edit-bad-position = To ni pozicija, ki bi jo bilo mogoče igrati. Preveri zapis.
edit-bad-deal = To ni cela delitev. Preveri karte.
link-bad = Tega, kar piše v povezavi, ni mogoče pokazati.
table-bad = Taka miza ni mogoča. Preveri pravila, sedeže in uro.
lab-bad = Takega dvoboja ni mogoče odigrati. Preveri igralce, možnosti in števila.
lab-failed = Dvoboj se je končal z napako.
