

## Aplikacija

skip = Na sadržaj
nav = Stranice
nav-play = Igraj
nav-watch = Gledaj
nav-learn = Učenje
nav-analyse = Analiza
nav-lab = Laboratorij
light-or-dark = Svijetla ili tamna tema
settings = Postavke
guest-name = Gost
welcome = Sjedni. Stol je spreman.
welcome-more = Igraj protiv računala ili pozovi prijatelja.
lost-title = Ove stranice nema
back-to-lobby = Natrag u kavanu
offline = Poslužitelj trenutačno nije dostupan.
offline-here = Igraš na ovom uređaju; što odigraš, ostaje spremljeno ovdje.
here = Na ovom uređaju
close = Zatvori
cancel = Odustani
yes = Da
no = Ne
more = Više
you = Ti
somebody = netko
partner = suigrač
empty = prazno
auto = automatski
saved = Spremljeno.
options = Mogućnosti

## Igre

game-tarok = Tarok
game-marias = Mariáš
game-briskula = Briškula
game-yinsh = Yinsh
game-gobblet = Gobblet
about-tarok = tri igrača · licitiranje, talon, radelci
about-marias = tri igrača · hra, sedma, stovka
about-briskula = dva do četiri igrača · i dupla
about-yinsh = dva igrača · prsteni i žetoni
about-gobblet = dva igrača · pokrij i složi u red
variant = Inačica
variant-tarok = tri igrača
variant-marias = tri igrača
variant-marias-csm = s betlom i durchom
variant-briskula2 = dva igrača
variant-briskula3 = tri igrača
variant-briskula4 = četiri, u parovima
variant-dupla = dupla
variant-yinsh = tri prstena
variant-yinsh-blitz = blitz: jedan prsten
variant-gobblet3 = 3 × 3
variant-gobblet4 = 4 × 4
variant-gobblet4-memory = 4 × 4, po sjećanju

## Kavana

play-now = Igraj
soon = Uskoro
computer = Računalo
free-seat = slobodno mjesto
new-table = Novi stol
daily = Dijeljenje dana
tournament = Turnir
tournaments = Turniri
pair-now = S bilo kime, odmah
about-game = O igri
go-on = Nastavi
go-on-none = Ovdje čekaju tvoje nezavršene partije.
open-tables = Otvoreni stolovi
open-none = Nitko ne čeka. Otvori stol da te nađu.
finished-games = Završene partije
continue = Nastavi
watch = Gledaj
sit-down = Sjedni
replay = Pogledaj partiju
seats-free = { $count ->
    [one] { $count } slobodno mjesto
    [few] { $count } slobodna mjesta
   *[other] { $count } slobodnih mjesta
  }
between-deals = sljedeće dijeljenje
moves-made = { $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
  }
watch-title = Partije u tijeku
watch-none = Trenutno nema otvorenih partija.

## Stalni gosti

level-of = razina { $level }
level-1 = prva večer
level-2 = početnik
level-3 = nedjeljni igrač
level-4 = stalni gost
level-5 = dobar igrač
level-6 = opasan igrač
level-7 = mjesni prvak
level-8 = majstor
level-9 = velemajstor
level-10 = sve što zna
level-suits-1 = Za prvu partiju: često griješi, ništa ne kažnjava.
level-suits-2 = Za početnike: vidi samo ono što je blizu.
level-suits-3 = Za ugodnu večer: tu i tamo nešto previdi.
level-suits-4 = Za one koji znaju pravila: duge planove ne vidi.
level-suits-5 = Za one koji igraju često: rijetko griješi.
level-suits-6 = Za dobre klupske igrače: kažnjava pogreške.
level-suits-7 = Za najbolje u klubu: malo daruje.
level-suits-8 = Za turnirske igrače: vidi daleko unaprijed.
level-suits-9 = Za majstore: gotovo nikad ne griješi.
level-suits-10 = Za one koji žele najbolje: računalo punom snagom.
regular-pepi = Novi konobar. Pravila uči između dviju narudžbi.
regular-mila = Studentica medicine. Igra da zaboravi na ispit.
regular-beno = Vozač tramvaja. Uvijek dobre volje, uvijek jednu stanicu prekasno.
regular-ida = Učiteljica klavira. Drži takt i oprašta krive tonove.
regular-rudi = Poštar. Nikad ne žuri, nikad ne zaluta.
regular-zora = Novinarka. Svakim potezom pita i pamti odgovor.
regular-hugo = Urar. Uzme si vremena, a onda uzme i tvoje.
regular-flora = Prodaje cvijeće na uglu. Njezine zamke mirišu na ruže.
regular-viktor = Umirovljeni profesor matematike. Broji i u snu.
regular-leontina = Vlasnica kavane otkad ljudi pamte. Ne zaboravlja ništa.
regular-emil = Violinist od susjednog stola. Prisjedne kad netko nedostaje.
regular-nela = Crta sve goste i igra jednako dobro kao oni.
regular-oskar = Već tri sata kreće kući.

## Novi stol

new-game = Igra
new-seats = Mjesta
new-how = Stol
rules = Pravila
seat = Mjesto { $seat }
seat-me = ja
seat-open = bilo tko
seat-link = netko s poveznicom
player-house = računalo
player-random = nasumični
clock = Sat
clock-none = bez sata
clock-move = po potezu
clock-game = za partiju
clock-days = dani
clock-minutes = Minuta za partiju
clock-seconds = Sekundi za potez
clock-increment = Dodanih sekundi po potezu
clock-days-each = Dana za potez
visibility = Tko ga vidi
visibility-private = samo tko ima poveznicu
visibility-listed = svi
deal-seed = Broj dijeljenja
deal-random = svaki put drukčije
quick-games = Odigraj brzo
allow-hints = Savjeti dopušteni
allow-thoughts = Računalo pokazuje što misli
allow-ponder = Računalo razmišlja i u tvoje vrijeme (samo najviša razina, bez rejtinga)
rated = Za rejting (bez savjeta i vraćanja poteza)
open-table = Otvorene karte: mogu se pokazati svačije karte (za učenje; nitko ne igra s drugog mjesta, bez rejtinga)
open-what = Što je otvoreno
open-hands = Pokaži karte u ruci
open-taken = Pokaži odnesene karte
open-hand-of = Pokaži karte: { $name }
open-taken-of = Pokaži što nosi { $name }
open-talon-before = Pokaži talon prije igre
open-talon-during = Pokaži talon tijekom igre
talon-count = Talon, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }
open-wait = Pričekaj nakon svakog poteza računala
open-by-rules = Po pravilima
open-hand-over = Karte koje nisu pokazane vidi samo onaj tko preuzme zaslon.
taken-cards = Odnesene karte
open-cards = Odnesene karte i špil
clear-results = Obriši rezultate i počni iznova
make-table = Otvori stol
waiting-title = { $game }: čekamo igrače
waiting-tip = Partija počinje kad su sva mjesta zauzeta.
copy-link = Kopiraj poveznicu
copied = Kopirano
ready = Možemo početi
leave = Napusti stol

## Za stolom

connecting = Povezivanje…
connection-lost = Veza je prekinuta. Pokušavamo ponovno…
connection-retry = Pokušaj sada
table-gone = Tog stola nema.
table-closed = Za taj stol ne možeš sjesti.
your-move = ti si na potezu
to-move = na potezu
thinking = razmišlja
away = nije tu
depth = dubina { $depth }
nodes = { $count } pozicija
evaluation = Procjena
graph = Tijek partije
moves = Potezi
actions = Radnje
hint = Savjet
hint-thinking = Računalo razmišlja…
hint-queue = { $place } ispred tebe u redu
undo = Vrati
taken-back = potez je vraćen
worlds = razmotrenih mogućih dijeljenja: { $count }
go-on-tap = Dalje
engine-thought = Što misli { $name }
flip = Okreni ploču
resign = Predaj se
resign-sure = Sigurno se predaješ?
pause = Stanka
resume = Nastavi
claim = Ostatak je moj
claim-open = Zatraži s otvorenim kartama
offer-draw = Ponudi remi
offer-draw-sent = Ponudio si remi.
offer-undo-sent = Zamolio si za vraćanje poteza.
offer-claim-sent = Otvorio si karte i zatražio ostatak.
offer-draw-from = { $name } nudi remi.
offer-undo-from = { $name } moli za vraćanje poteza.
offer-claim-from = { $name } traži ostatak. Vrijedi?
pass = Dalje
chat = Chat
chat-say = Napiši nešto
confirm-move = Odigraj
time-left = Preostalo vrijeme
days-hours = { $days } d { $hours } h
game-over = Partija je gotova
ending-won = Pobjeda je tvoja
ending-lost = Poraz
ending-draw = Remi
ending-winner = Pobjednik: { $name }
ending-deal-won = Dijeljenje je tvoje
ending-deal-lost = Dijeljenje je izgubljeno
ending-deal-draw = Dijeljenje nije ničije
ending-deal-winner = Dijeljenje dobiva { $name }
ending-match-won = Partija je tvoja
ending-match-lost = Partija je izgubljena
ending-match-winner = Partiju dobiva { $name }
match-score = partija { $score }
next-asked = { $name } čeka sljedeće dijeljenje.
rematch-asked = { $name } želi igrati još jednom.
someone-left = Netko je otišao od stola.
leave-match = Napusti partiju
session-score = { $score } nakon { $deals ->
    [one] { $deals } dijeljenja
    [few] { $deals } dijeljenja
   *[other] { $deals } dijeljenja
  }
next-deal = Sljedeće dijeljenje
deal-again = Ponovi ovo dijeljenje
deal-other-seat = S drugog mjesta
deal-won = dobiva dijeljenje
deal-drawn = svakomu šezdeset: dijeljenje nije ničije
deal-lost = gubi dijeljenje
rematch = Još jednom
waiting-others = Čekamo ostale…
review = Pregled partije
fair-deal = Je li dijeljenje bilo pošteno?
fair-hash = Prije partije poslužitelj je objavio ovaj otisak soli i dijeljenja:
reason-line = pun red
reason-third-ring = treći prsten
reason-resigned = predaja
reason-time = vrijeme je isteklo
reason-forfeit = predano bez borbe
reason-limit-of-moves = ograničenje poteza
reason-agreed = po dogovoru
reason-61-points = 61 punat
reason-void = svakomu šezdeset
reason-both-passed = nitko se ne može pomaknuti
reason-last-marker = zadnji žeton
reason-first-ring = prvi prsten
reason-no-move = nema više poteza
reason-both-lines = oba imaju red
reason-uncovered-line = otkriven red
reason-repetition = pozicija se ponovila
reason-points = po bodovima
reason-claimed = ostatak je zatražen
reason-won = glavni igrač je dobio igru
reason-lost = glavni igrač je izgubio igru
reason-klop = klop
reason-valat = valat
reason-beggar-held = berač je uspio
reason-beggar-took-a-trick = berač je uzeo štih
claimed-rest = Što je ostalo, { $points }, dobiva onaj tko je to zatražio.
reason-played-out = odigrano do kraja
reason-flek-without-re = flek bez odgovora
reason-betl-made = betl uspio
reason-betl-lost = betl izgubljen
reason-durch-made = durch uspio
reason-durch-lost = durch izgubljen

## Riječi za sve

text-view = Tekstni prikaz
text-position = Što vidiš
text-moves = { $count ->
    [0] Potezi
    [one] { $count } dopušten potez
    [few] { $count } dopuštena poteza
   *[other] { $count } dopuštenih poteza
  }
text-type = Upiši potez ili njegov dio
text-send = Pošalji
text-wait = Pričekaj svoj red.
text-unknown = „{ $move }” ovdje nije dopušten potez.
keys = Tipke
keys-tip = Sve tipke pokazuje ?
key-help = pokaži ili sakrij tipke
key-tab = na sljedeću stvar: ploča, karte, gumbi
key-arrows = po ploči ili po kartama
key-enter = odaberi, stavi, odigraj
key-escape = vrati
key-cards = odigraj tu kartu
key-hint = savjet
key-undo = vrati potez
key-last = zadnji štih
key-on = dalje (uz brzinu „dok ne dodirnem”)
key-flip = okreni ploču
key-text = tekstni prikaz
key-chat = chat
key-step = jednu odluku natrag ili naprijed
key-ends = na početak ili kraj

## Postavke

settings-look = Izgled
settings-feel = Igranje
settings-you = Ti
language = Jezik
theme = Tema
theme-light = svijetla
theme-dark = tamna
print = Veličina teksta
print-normal = obična
print-large = velika
suits = Francuske boje
suits-two = dvije boje
suits-four = četiri boje
pieces = Figure
pieces-classic = klasične
pieces-safe = razlučive bez boja
evaluation-shown = Pokaži tko stoji bolje (ploče)
coordinates = Koordinate na ploči
beneath = Pokaži što je ispod
sound = Zvuk
hear-sounds = Poslušaj zvukove
sound-card = Karta
sound-piece = Figura
sound-trick = Štih se kupi
sound-yours = Na potezu si
sound-time = Malo vremena
motion = Animacije
motion-on = kao u sustavu
motion-off = bez
pace = Brzina
pace-slow = polako
pace-normal = obično
pace-fast = brzo
pace-none = odmah
pace-tap = dok ne dodirnem
sort = Redoslijed karata
sort-suit = po boji
sort-rank = po jačini
sort-dealt = kako su došle
card-words = Karte taroka u tekstu
card-words-full = punim riječima
card-words-short = kratko, slovenski (Sr K, T21)
taps = Dodir karte
taps-two = podiže je, drugi je igra
taps-one = odmah je igra
confirm-moves = Pitaj prije svakog poteza
touch-move = Dotaknuta figura u gobbletu mora se pomaknuti
your-name = Ime
save-name = Spremi ime
account-no = Gost si. S lozinkom te partije prate na druge uređaje.
account-yes = Imaš račun.
account-make = Zadrži to ime
account-enter = Prijava
account-leave = Odjava
password = Lozinka
export-me = Sve što je o tebi spremljeno

## Karte

packs = Karte
pack-italian = Talijanske karte za briškulu
pack-german = Njemačke karte za mariáš
pack-tarok = Karte za tarok
card-back = poleđina
your-hand = Tvoje karte
your-card = tvoja karta
a-card = karta
legal = dopušteno
not-legal = sada nije dopušteno
trick = Štih
led = početak štiha
led-mark = vodi
intros = Kratki uvodi u igre
hand-over = Dodaj zaslon dalje
hand-over-to = Na redu je: { $name }. Ostali gledaju na drugu stranu.
hand-over-show = { $name }: pokaži moje karte
hand-over-tip = Više ljudi za jednim zaslonom: prije svakog poteza karte su skrivene dok se zaslon ne doda dalje.
last-trick = Zadnji štih
last-trick-card = posljednji štih: { $card }
place-in-trick = { $place }. u štihu
last-trick-told = Zadnji štih: { $cards }; { $you ->
    [yes] nosiš ga ti
   *[no] nosi ga { $name }
  }
took-trick = { $you ->
    [yes] Nosiš
   *[no] Nosi { $name }
  }
took-trick-with = Štih nosi { $name }: { $points }
you-took-trick = Štih je tvoj: { $points }
you-drew = Nova karta: { $cards }
no-trick-yet = Još nema odnesenog štiha.
bidding = Licitiranje
talon = Talon
announcements = Najave
announce = Najavi
discard = Odloži
discard-count = Odaberi karte za odlaganje: { $picked } od { $count }
discard-back = natrag u ruku: { $card }
score-sheet = Zapis
account-of-deal = Kako je brojeno dijeljenje { $number }
deal = Dijeljenje
total = Ukupno
dealer = djelitelj
points = { $count ->
    [one] { $count } punat
    [few] { $count } punta
   *[other] { $count } punata
  }
cards-held = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
  }
stock-of = { $count ->
    [0] Špil je prazan
    [one] { $count } karta u špilu
    [few] { $count } karte u špilu
   *[other] { $count } karata u špilu
  }
stock-with = { $count ->
    [0] Špil je prazan; briškulu je pokazala karta { $card }
    [one] { $count } karta u špilu, na dnu { $card }
    [few] { $count } karte u špilu, na dnu { $card }
   *[other] { $count } karata u špilu, na dnu { $card }
  }
stock-left = još { $count } · briškula { $suit }
match-to = Partija do { $deals }
briskula-tell-trump = Briškula su { $suit }; okrenuta karta: { $card }

## Račun i što se čuva

house-not-writable = Poslužitelj trenutačno ne može ništa spremiti. Nijedan se potez ne gubi, samo još nije prihvaćen. Nastavlja se samo od sebe.
record-uploaded = prenesena
password-old = Sadašnja lozinka
password-new = Nova lozinka
password-change = Promijeni lozinku
password-changed = Lozinka je promijenjena. Svugdje drugdje si odjavljen.
delete-me = Izbriši me
delete-me-sure = Tvoje ime nestaje sa svih stolova i iz svih zapisa, a što je samo tvoje, briše se. Sigurno?
delete-me-yes = Da, izbriši me
delete-me-no = Ne
deleted-me = Sve tvoje je izbrisano. Drugi čitaju „netko” ondje gdje je bilo tvoje ime.
start-fixed = Domaćin je odabrao početak ove igre i poznaje ga.
record-delete = Izbriši
show-more = Prikaži više
record-delete-sure = Ukloniti ovu partiju s tvojeg popisa? Što nije ni od koga drugoga, briše se zauvijek.

## Zašto nešto nije išlo

refused-bad-request = To se ne može upotrijebiti. Provjeri što si upisao.
refused-no-session = Tvoj je posjet istekao. Ponovno učitaj stranicu.
refused-wrong-password = Nepoznato ime ili pogrešna lozinka.
refused-not-allowed = To sada nije moguće.
refused-bad-secret = Ova poveznica više ne vrijedi.
refused-not-found = Toga nema ili ga više nema.
refused-too-slow = Trajalo je predugo. Pokušaj ponovno.
refused-taken = To već ima netko drugi.
refused-stale = Igra je u međuvremenu otišla dalje.
refused-not-your-turn = Nisi na potezu.
refused-illegal = Pravila to ne dopuštaju.
refused-bad-move = To nije potez ove igre.
refused-too-large = To je preveliko.
refused-too-much = Bilo je toga previše odjednom. Pokušaj poslije.
refused-quota = Više se ne može čuvati: najprije nešto završi ili izbriši.
refused-busy = Poslužitelj je zauzet. Pokušaj uskoro ponovno.
refused-moved = Stol se seli. Pokušaj ponovno.
refused-failed = Nije uspjelo. Pokušaj ponovno.
refused-technical = Stranica i poslužitelj ne razumiju se. Ponovno učitaj stranicu.
refused-unproven = Nije sigurno da je ostatak tvoj: igraj dalje ili zatraži s otvorenim kartama.
refused-wrong-origin = { refused-technical }
refused-wrong-method = { refused-technical }
refused-wrong-type = { refused-technical }
refused-wrong-host = { refused-technical }
refused-not-a-socket = { refused-technical }
refused-bad-frame = { refused-technical }
name-bad = Ime ima od 1 do 24 slova jednoga pisma, brojki ili - ' . _ među njima.
account-bad = Ime ima od 1 do 24 slova ili brojki, lozinka barem 8 znakova koje nije lako pogoditi.
edit-bad-position = To nije pozicija koja se može igrati. Provjeri zapis.
edit-bad-deal = To nije cijelo dijeljenje. Provjeri karte.
link-bad = Ono što kaže ova poveznica ne može se prikazati.
table-bad = Takav stol nije moguć. Provjeri pravila, mjesta i sat.
lab-bad = Takav meč nije moguć. Provjeri igrače, mogućnosti i brojeve.
lab-failed = Meč je završio pogreškom.
