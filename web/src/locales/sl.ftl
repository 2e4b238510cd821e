

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
offline-here = Igraš na tej napravi; kar odigraš, se shrani tukaj.
here = Na tej napravi
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
variant-marias-csm = z betlom in durchom
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
daily = Delitev dneva
tournament = Turnir
tournaments = Turnirji
pair-now = S komerkoli, zdaj
about-game = O igri
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
between-deals = naslednja delitev
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
level-suits-1 = Za prvo partijo: pogosto se zmoti, ničesar ne kaznuje.
level-suits-2 = Za začetnike: vidi samo, kar je blizu.
level-suits-3 = Za prijeten večer: tu in tam kaj spregleda.
level-suits-4 = Za tiste, ki znajo pravila: dolgih načrtov ne opazi.
level-suits-5 = Za tiste, ki igrajo pogosto: redko se zmoti.
level-suits-6 = Za dobre klubske igralce: napake kaznuje.
level-suits-7 = Za najboljše v klubu: malo podari.
level-suits-8 = Za turnirske igralce: vidi daleč naprej.
level-suits-9 = Za mojstre: skoraj nikoli se ne zmoti.
level-suits-10 = Za tiste, ki hočejo najboljše: računalnik s polno močjo.
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
allow-ponder = Računalnik razmišlja tudi v tvojem času (samo najvišja stopnja, brez ratinga)
rated = Za rating (brez namigov in vračanja potez)
open-table = Odprte karte: videti je mogoče karte vseh (za učenje; nihče ne igra od drugod, brez ratinga)
open-what = Kaj je odprto
open-hands = Pokaži karte v roki
open-taken = Pokaži pobrane karte
open-hand-of = Pokaži karte: { $name }
open-taken-of = Pokaži, kar pobere { $name }
open-talon-before = Pokaži talon pred igro
open-talon-during = Pokaži talon med igro
talon-count = Talon, { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
open-wait = Počakaj po vsaki potezi računalnika
open-by-rules = Po pravilih
open-hand-over = Karte, ki niso pokazane, vidi le tisti, ki prevzame zaslon.
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
taken-back = poteza je vrnjena
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
days-hours = { $days } d { $hours } h
game-over = Igra je končana
ending-won = Zmaga je tvoja
ending-lost = Poraz
ending-draw = Remi
ending-winner = Zmaga: { $name }
ending-deal-won = Delitev je tvoja
ending-deal-lost = Delitev je izgubljena
ending-deal-draw = Delitve ne dobi nihče
ending-deal-winner = Delitev dobi { $name }
ending-match-won = Partija je tvoja
ending-match-lost = Partija je izgubljena
ending-match-winner = Partijo dobi { $name }
match-score = partija { $score }
next-asked = { $name } čaka na naslednjo delitev.
rematch-asked = { $name } želi igrati še enkrat.
someone-left = Nekdo je odšel od mize.
leave-match = Zapusti partijo
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
reason-won = igralec je dobil igro
reason-lost = igralec je izgubil igro
reason-klop = klop
reason-valat = valat
reason-beggar-held = berač je uspel
reason-beggar-took-a-trick = berač je dobil vzetek
claimed-rest = Kar je ostalo, { $points }, dobi tisti, ki je to zahteval.
reason-played-out = odigrano do konca
reason-flek-without-re = flek brez odgovora
reason-betl-made = betl uspel
reason-betl-lost = betl izgubljen
reason-durch-made = durch uspel
reason-durch-lost = durch izgubljen

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
evaluation-shown = Pokaži, kdo stoji bolje (deske)
coordinates = Koordinate na deski
beneath = Pokaži, kaj je spodaj
sound = Zvok
hear-sounds = Poslušaj zvoke
sound-card = Karta
sound-piece = Figura
sound-trick = Vzetek je pobran
sound-yours = Na potezi si
sound-time = Malo časa
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
card-words = Karte taroka v besedilu
card-words-full = s celimi besedami
card-words-short = na kratko (Sr K, T21)
taps = Dotik karte
taps-two = jo dvigne, drugi jo odigra
taps-one = jo takoj odigra
confirm-moves = Vprašaj pred vsako potezo
touch-move = Dotaknjena figura v gobbletu se mora premakniti
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
led-mark = začetek
intros = Kratki uvodi v igre
hand-over = Podaj zaslon naprej
hand-over-to = Na vrsti je: { $name }. Drugi pogledajo stran.
hand-over-show = { $name }: pokaži moje karte
hand-over-tip = Več ljudi za enim zaslonom: pred vsako potezo so karte zakrite, dokler zaslona ne podate naprej.
last-trick = Zadnji vzetek
last-trick-card = zadnji vzetek: { $card }
place-in-trick = { $place }. v vzetku
last-trick-told = Zadnji vzetek: { $cards }; { $you ->
    [yes] pobral si ga
   *[no] pobere ga { $name }
  }
took-trick = { $you ->
    [yes] Pobral si
   *[no] Pobere { $name }
  }
took-trick-with = Vzetek dobi { $name }: { $points }
you-took-trick = Vzetek je tvoj: { $points }
you-drew = Nova karta: { $cards }
no-trick-yet = Še noben vzetek ni pobran.
bidding = Licitacija
talon = Talon
announcements = Napovedi
announce = Napovej
discard = Založi
discard-count = Izberi karte za založitev: { $picked } od { $count }
discard-back = nazaj v roko: { $card }
score-sheet = Rezultati
account-of-deal = Kako je šteta delitev { $number }
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
