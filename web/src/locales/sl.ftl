## Hiša

skip = Na vsebino
nav = Strani
nav-play = Igraj
nav-watch = Glej
nav-learn = Uči se
nav-analyse = Razčleni
nav-lab = Laboratorij
light-or-dark = Svetlo ali temno
settings = Nastavitve
guest-name = Gost
welcome = Prisedite. Miza je pogrnjena.
lost-title = Te strani ni
back-to-lobby = Nazaj v kavarno
offline = Hiša trenutno ni dosegljiva.
close = Zapri
cancel = Prekliči
yes = Da
no = Ne
more = Več
you = Ti
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
about-briskula = od dva do štiri · tudi dupla
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
variant-gobblet4-memory = 4 × 4, na pamet

## Kavarna

play-now = Igraj
soon = Kmalu
house-level = hiša, stopnja { $level }
house-name = Hiša { $level }
house-best = Hiša
free-seat = prost sedež
new-table = Nova miza
go-on = Igraj naprej
go-on-none = Tu čakajo tvoje nedokončane igre.
open-tables = Odprte mize
open-none = Nihče ne čaka. Odpri mizo, da te najdejo.
finished-games = Končane igre
continue = Nadaljuj
watch = Glej
sit-down = Prisedi
replay = Poglej
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

## Nova miza

new-game = Igra
new-seats = Sedeži
new-how = Miza
rules = Pravila
seat = Sedež { $seat }
seat-me = jaz
seat-open = kdorkoli
seat-link = nekdo s povezavo
player-house = hiša
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
deal-seed = Karte mešane po številki
deal-random = vsakič drugače
quick-games = Odigraj hitro
allow-hints = Namigi dovoljeni
allow-thoughts = Programi kažejo, kaj mislijo
rated = Za rating (brez namigov in vračanja potez)
open-table = Odprte karte: vidim vse roke (za učenje; samo proti programom, brez ratinga)
open-what = Kaj je odprto
open-hands = Pokaži vse roke
open-taken = Pokaži pobrane karte
open-wait = Počakaj po vsaki potezi programa
open-by-rules = Po pravilih
taken-cards = Pobrane karte
clear-results = Izbriši rezultate in začni znova
make-table = Odpri mizo
waiting-title = { $game }: čakamo igralce
waiting-tip = Igra se začne, ko so vsi sedeži zasedeni.
copy-link = Kopiraj povezavo
copied = Kopirano
ready = Pripravljen
leave = Odidi

## Za mizo

connecting = Sedamo…
connection-lost = Zveza je prekinjena. Poskušamo znova…
connection-retry = Poskusi zdaj
table-gone = Te mize ni.
table-closed = Za to mizo ne moreš sesti.
your-move = na potezi si
to-move = na potezi
thinking = razmišlja
away = odsoten
depth = globina { $depth }
nodes = { $count } pozicij
evaluation = Ocena
graph = Potek igre
moves = Poteze
actions = Dejanja
hint = Namig
hint-thinking = Hiša razmišlja…
hint-queue = { $place } pred tabo v vrsti
undo = Vrni
worlds = pretehtanih { $count } možnih delitev
go-on-tap = Naprej
engine-thought = Kaj je mislila { $name }
flip = Obrni
resign = Vdaj se
resign-sure = Vdaja: si prepričan?
pause = Premor
resume = Nadaljuj
claim = Vse ostalo je moje
claim-open = Zahtevaj z odprtimi kartami
refused-unproven = Ni gotovo, da je ostanek tvoj: igraj naprej ali zahtevaj z odprtimi kartami.
offer-draw = Ponudi remi
offer-draw-sent = Ponudil si remi.
offer-undo-sent = Prosil si za vrnitev poteze.
offer-claim-sent = Odprl si karte in zahteval ostanek.
offer-draw-from = { $name } ponuja remi.
offer-undo-from = { $name } prosi za vrnitev poteze.
offer-claim-from = { $name } zahteva ostanek. Velja?
pass = Dalje
chat = Klepet
chat-say = Povej kaj
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
ending-lost = Izgubljeno
ending-draw = Remi
ending-winner = Zmaga: { $name }
session-score = { $score } po { $deals ->
    [one] { $deals } delitvi
    [two] { $deals } delitvah
   *[other] { $deals } delitvah
  }
next-deal = Naslednja delitev
deal-again = Iste karte še enkrat
deal-other-seat = Z drugega sedeža
deal-won = dobi delitev
deal-drawn = šestdeset vsakemu: delitve ne dobi nihče
deal-lost = izgubi delitev
rematch = Še enkrat
waiting-others = Čakamo druge…
review = Pregled
fair-deal = Je bila delitev poštena?
fair-hash = Pred igro je hiša objavila ta odtis soli in delitve:
reason-line = polna vrsta
reason-third-ring = tretji obroč
reason-markers = žetonov ni več
reason-resigned = vdaja
reason-resignation = vdaja
reason-time = čas je potekel
reason-repetition = pozicija se je ponovila
reason-agreement = po dogovoru
reason-points = po točkah
reason-claimed = ostanek je bil zahtevan
claimed-rest = Kar je ostalo, { $points }, dobi tisti, ki je to zahteval.
reason-played-out = odigrano do konca
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
settings-feel = Občutek
settings-you = Ti
language = Jezik
theme = Svetloba
theme-light = svetlo
theme-dark = temno
print = Pisava
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
motion = Gibanje
motion-on = kot želi sistem
motion-off = brez
pace = Hitrost
pace-slow = počasi
pace-normal = običajno
pace-fast = hitro
pace-none = takoj
pace-tap = dokler se ne dotaknem
sort = Karte po
sort-suit = barvi
sort-rank = vrednosti
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
export-me = Vse, kar hiša ve o tebi

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
last-trick = Zadnji vzetek
last-trick-told = Zadnji vzetek: { $cards }; pobral { $name }
took-trick = Pobral: { $name }
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
match-to = Igra do { $deals }
briskula-tell-trump = Briškula so { $suit }: obrnjena je { $card }

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
yinsh-say-move = obroč z { $from } na { $to }
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
gobblet-say-move = { $from } na { $to }
gobblet-tell-reserve = V zalogi, { $colour }: { $pieces }

## Pregled iger

analysis = Razčlemba
analyse = Vprašaj hišo
thinking-time = Čas za razmislek
review-costs = Koliko je stala vsaka odločitev?
to-start = Na začetek
step-back = Eno nazaj
step-on = Eno naprej
to-end = Na konec
step = Odločitev
variation = Zapustil si igro, kot je bila odigrana.
variation-back = Nazaj k igri
cost-here = Boljše je bilo { $best } ({ $worth }); { $move } je stalo { $cost } %.
seen-by = Kot vidi
all-hands = vse karte odprte
other-game = Igra
play-on = Igraj od tu
play-as = Katera stran sem
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
edit-take = Vzemi to
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
learn-again = Ne to. Poskusi znova.
learn-back = Nazaj
learn-next = Naprej
learn-skip = Preskoči
learn-anew = Od začetka
puzzles = Uganke
puzzles-none = Za to igro še ni ugank.
puzzle-number = Uganka { $number } od { $count }
puzzle-right = Dobro videno! Prava je { $move }.
puzzle-wrong = { $move } ni prava: { $worth }.
puzzle-reply = Odgovor je { $reply }.
puzzle-unproven = ni dokazano, da zmaga
puzzle-told = To je { $move }. Odigraj, pa boš videl, kaj sledi.
puzzle-again = Poskusi znova
puzzle-next = Naslednja uganka
puzzle-show = Pokaži odgovor
puzzles-solved = rešenih { $count }
task-win = Poišči edino potezo, ki zmaga (do konca { $plies } potez, z obema stranema vred)
task-score = Vse karte so odprte: poišči edino karto, ki prinese { $score }
briskula-task-win = Vse karte so odprte. Samo ena tvoja še dobi delitev: katera?
briskula-task-draw = Vse karte so odprte. Samo ena tvoja še reši neodločeno pri šestdesetih: katera?
briskula-task-note = Šteje delitev: dobi jo, kdor ima 61 točk ali več, 60 na vsaki strani je neodločeno; za koliko, ni pomembno.
learn-yinsh-place-title = Pet obročev
learn-yinsh-place = Strani najprej izmenično položita po pet obročev. Položi obroč na katero koli točko.
learn-yinsh-place-done = Sredina vidi največ črt, rob pa je težje zapreti.
learn-yinsh-move-title = Žeton in drsenje
learn-yinsh-move = Ko si na potezi, gre žeton tvoje barve v enega tvojih obročev, obroč pa zdrsne naravnost stran. Premakni obroč na f5.
learn-yinsh-move-done = Žeton ostane. Obroč se samo premika.
learn-yinsh-jump-title = Skok in obračanje
learn-yinsh-jump = Obroč sme preskočiti žetone katere koli barve, če ležijo v enem strnjenem nizu, in se ustavi takoj za njimi. Vsi preskočeni se obrnejo. Skoči z obročem na f2.
learn-yinsh-jump-done = Trije žetoni so zamenjali barvo, pravkar položeni pa ne. Čez obroč se ne skače.
learn-yinsh-row-title = Pet v vrsti
learn-yinsh-row = V vrsti stojijo štirje beli žetoni, obroč na f7 pa bo pustil petega. Dopolni vrsto, vzemi jo in vzemi svoj obroč.
learn-yinsh-row-done = Vrste ni več in obroča tudi ne: vsak vzeti obroč je točka, a igraš z enim manj.
learn-yinsh-six-title = Več kot pet
learn-yinsh-six = Šest v vrsti: vzameš pet sosednjih. Kateri konec ostane, izbereš sam.
learn-yinsh-six-done = Kar ostane, je lahko del naslednje vrste.
learn-yinsh-theirs-title = Vrsta za drugega
learn-yinsh-theirs = Dopolniš lahko tudi vrsto nasprotnika. Vzame jo lastnik, še pred svojo potezo. Poglej: skoči z e4 na e6.
learn-yinsh-theirs-done = Črni ima vrsto in jo zdaj vzame. Če ena poteza naredi vrsti obeh barv, vzame najprej tisti, ki je potezo naredil.
learn-yinsh-third-title = Tretji obroč
learn-yinsh-third = Dva obroča že imaš. Tretji takoj zmaga. Zmagaj!
learn-yinsh-third-done = Zmaga! Če je prej na deski vseh 51 žetonov, zmaga, kdor ima več obročev.
learn-gobblet-put-title = Figure vseh velikosti
learn-gobblet-put = Na tej deski zmagajo tri vidne figure tvoje barve v vrsti. Postavi figuro iz zaloge na katero koli polje.
learn-gobblet-put-done = Velike so močne, a vsake velikosti imaš le dve.
learn-gobblet-cover-title = Pokrij
learn-gobblet-cover = Večja figura pokrije manjšo katere koli barve. Pokrij figuro na b2.
learn-gobblet-cover-done = Šteje samo, kar se vidi. Kar je spodaj, ostane tam.
learn-gobblet-move-title = Premik
learn-gobblet-move = Figure na deski gredo na katero koli polje, kjer smejo stati. Premakni svojo.
learn-gobblet-move-done = Kar je pokrivala, se spet pokaže: zapomni si, kaj je kje.
learn-gobblet-line-title = Vrsta zmaga
learn-gobblet-line = Štejejo vrste, stolpci in obe diagonali. Dopolni svojo diagonalo s figuro iz zaloge.
learn-gobblet-line-done = Tri v vrsti: igra je dobljena.
learn-gobblet-uncover-title = Dvigovanje je nevarno
learn-gobblet-uncover = Tvoja figura na c1 pokriva tretjo modro v vrsti. Če jo dvigneš, modri zmaga, razen če pristane na isti vrsti. Premakni jo, ne da bi izgubil.
learn-gobblet-uncover-done = Šteje samo deska po potezi. Če bi takrat imeli vrsto obe strani, bi zmagala tista, ki ni bila na potezi.
learn-gobblet-stacks-title = Štiri krat štiri
learn-gobblet-stacks = Na večji deski ima vsak tri kupčke štirih velikosti; uporabiš lahko le vrhnjo figuro kupčka. Postavi eno.
learn-gobblet-stacks-done = Iz zaloge gre figura na prazno polje. Po volji pokrivajo le figure, ki so že na deski.
learn-gobblet-threat-title = Izjema
learn-gobblet-threat = Kadar ima nasprotnik v vrsti tri vidne figure, smeš eno od njih pokriti iz zaloge. Ustavi modrega na c1.
learn-gobblet-threat-done = Samo takrat smeš pokriti iz zaloge. Tu zmagajo štiri v vrsti.
learn-briskula-lead-title = Brez dolžnosti
learn-briskula-lead = Vsak dobi tri karte, ena se obrne: njena barva je briškula. Kdor začne, vrže katero koli karto. Začni.
learn-briskula-lead-done = Tudi nasprotnik sme vreči kar koli: nikomur ni treba slediti barvi.
learn-briskula-higher-title = Kaj je močnejše
learn-briskula-higher = V barvi je najmočnejši as, nato trojka, kralj, kaval, fant in 7 6 5 4 2. Na mizi je trojka kup, vredna deset točk. Poberi jo.
learn-briskula-higher-done = Enajst za asa in deset za trojko: enaindvajset točk.
learn-briskula-trump-title = Briškula
learn-briskula-trump = Vsaka briškula pobere vse druge barve. Na mizi je as, briškula so denari: poberi ga čim ceneje.
learn-briskula-trump-done = Enajst točk za dvojko.
learn-briskula-throw-title = Naj gre
learn-briskula-throw = Nasprotnik je začel s petico brez točk. Če jo pobereš, te bo drago stalo. Vrzi karto, ki ni vredna nič.
learn-briskula-throw-done = As 11, trojka 10, kralj 4, kaval 3, fant 2, druge nič: v kupu je 120 točk.
learn-briskula-last-title = Kupček
learn-briskula-last = Po vsakem vzetku oba vlečeta karto, najprej zmagovalec, ki tudi začne. Obrnjena karta leži na dnu in pride zadnja.
learn-briskula-last-done = Tu je to as briškule: pravočasno misli, kdo ga bo dobil.
learn-briskula-dupla-title = Dupla
learn-briskula-dupla = Pri dupli ima vsak štiri karte in vzetek ima štiri: mečeta izmenično, vsak po dve. Najmočnejša posamezna karta pobere vse. Začni.
learn-briskula-dupla-done = V troje igra vsak zase, brez dvojke kup; štirje igrajo v parih, ki sedijo nasproti.
learn-briskula-count-title = Enainšestdeset
learn-briskula-count = Več kot polovica od 120 točk dobi delitev; pri šestdeset na šestdeset je nihče. Štiri dobljene delitve dobijo igro.
learn-briskula-count-done = Štej, kaj je padlo: proti koncu lahko poznaš vsako karto. Zdaj pa igraj.

## Laboratorij

lab-title = Laboratorij
lab-about = Naj kateri koli igralci odigrajo toliko iger, da se ve, kdo je boljši. Vsak igra vsako delitev z vsakega sedeža.
lab-setup = Dvoboj
lab-player = Igralec { $number }
lab-add = Še en igralec
lab-remove = Eden manj
lab-games = Iger
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
option-memory = Na pamet
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
house-not-writable = Hiša trenutno ne more ničesar shraniti. Nobena poteza se ne izgubi, le sprejeta še ni. Nadaljuje se samo od sebe.
record-uploaded = naložena
password-old = Trenutno geslo
password-new = Novo geslo
password-change = Zamenjaj geslo
password-changed = Geslo je zamenjano. Povsod drugod si odjavljen.
delete-me = Izbriši me
delete-me-sure = Tvoje ime izgine z vseh miz in iz vseh zapisov, kar je samo tvoje, se izbriše. Res?
delete-me-yes = Da, izbriši me
delete-me-no = Ne
deleted-me = Izbrisan si. Drugi tam, kjer je bilo tvoje ime, berejo »nekdo«.
start-fixed = Gostitelj je izbral, kako se ta igra začne, in to pozna.
record-delete = Izbriši
