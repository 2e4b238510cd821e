## Kuća

skip = Na sadržaj
nav = Stranice
nav-play = Igraj
nav-watch = Gledaj
nav-learn = Uči
nav-analyse = Analiza
nav-lab = Laboratorij
light-or-dark = Svijetlo ili tamno
settings = Postavke
guest-name = Gost
welcome = Sjednite. Stol je spreman.
lost-title = Ove stranice nema
back-to-lobby = Natrag u kavanu
offline = Kuća trenutno nije dostupna.
close = Zatvori
cancel = Odustani
yes = Da
no = Ne
more = Više
you = Ti
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
about-briskula = dva do četiri · i dupla
about-yinsh = dva igrača · prsteni i žetoni
about-gobblet = dva igrača · pokrij i složi u red
variant = Inačica
variant-tarok = tri igrača
variant-marias = tri igrača
variant-briskula2 = dva igrača
variant-briskula3 = tri igrača
variant-briskula4 = četiri, u parovima
variant-dupla = dupla
variant-yinsh = tri prstena
variant-yinsh-blitz = blitz: jedan prsten
variant-gobblet3 = 3 × 3
variant-gobblet4 = 4 × 4
variant-gobblet4-memory = 4 × 4, napamet

## Kavana

play-now = Igraj
soon = Uskoro
house-level = kuća, razina { $level }
house-name = Kuća { $level }
house-best = Kuća
free-seat = slobodno mjesto
new-table = Novi stol
go-on = Nastavi igrati
go-on-none = Ovdje čekaju tvoje nezavršene partije.
open-tables = Otvoreni stolovi
open-none = Nitko ne čeka. Otvori stol da te nađu.
finished-games = Završene partije
continue = Nastavi
watch = Gledaj
sit-down = Sjedni
replay = Pogledaj
seats-free = { $count ->
    [one] { $count } slobodno mjesto
    [few] { $count } slobodna mjesta
   *[other] { $count } slobodnih mjesta
  }
moves-made = { $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
  }
watch-title = Partije u tijeku
watch-none = Trenutno nema otvorenih partija.

## Novi stol

new-game = Igra
new-seats = Mjesta
new-how = Stol
rules = Pravila
seat = Mjesto { $seat }
seat-me = ja
seat-open = bilo tko
seat-link = netko s poveznicom
player-house = kuća
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
deal-seed = Karte miješane po broju
deal-random = svaki put drukčije
quick-games = Odigraj brzo
allow-hints = Savjeti dopušteni
allow-thoughts = Programi pokazuju što misle
rated = Za rejting (bez savjeta i vraćanja poteza)
open-table = Otvorene karte: vidim sve ruke (za učenje; samo protiv programa, bez rejtinga)
open-what = Što je otvoreno
open-hands = Pokaži sve ruke
open-taken = Pokaži nošene karte
open-wait = Pričekaj nakon svakog poteza programa
open-by-rules = Po pravilima
taken-cards = Nošene karte
clear-results = Obriši rezultate i počni iznova
make-table = Otvori stol
waiting-title = { $game }: čekamo igrače
waiting-tip = Partija počinje kad su sva mjesta zauzeta.
copy-link = Kopiraj poveznicu
copied = Kopirano
ready = Spreman
leave = Odlazim

## Za stolom

connecting = Sjedamo…
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
hint-thinking = Kuća razmišlja…
hint-queue = { $place } ispred tebe u redu
undo = Vrati
worlds = razmotrenih mogućih dijeljenja: { $count }
go-on-tap = Dalje
engine-thought = Što je mislila { $name }
flip = Okreni
resign = Predaj
resign-sure = Predaja: sigurno?
pause = Stanka
resume = Nastavi
claim = Ostatak je moj
claim-open = Zatraži s otvorenim kartama
refused-unproven = Nije sigurno da je ostatak tvoj: igraj dalje ili zatraži s otvorenim kartama.
offer-draw = Ponudi remi
offer-draw-sent = Ponudio si remi.
offer-undo-sent = Zamolio si vraćanje poteza.
offer-claim-sent = Otvorio si karte i zatražio ostatak.
offer-draw-from = { $name } nudi remi.
offer-undo-from = { $name } moli vraćanje poteza.
offer-claim-from = { $name } traži ostatak. Vrijedi?
pass = Dalje
chat = Razgovor
chat-say = Reci nešto
confirm-move = Odigraj
time-left = Preostalo vrijeme
days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
  }
game-over = Partija je gotova
ending-won = Pobjeda je tvoja
ending-lost = Izgubljeno
ending-draw = Remi
ending-winner = Pobjednik: { $name }
session-score = { $score } nakon { $deals ->
    [one] { $deals } dijeljenja
    [few] { $deals } dijeljenja
   *[other] { $deals } dijeljenja
  }
next-deal = Sljedeće dijeljenje
deal-again = Iste karte ponovno
deal-other-seat = S drugog mjesta
deal-won = dobiva dijeljenje
deal-drawn = svakomu šezdeset: dijeljenje nije ničije
deal-lost = gubi dijeljenje
rematch = Još jednom
waiting-others = Čekamo ostale…
review = Pregled
fair-deal = Je li dijeljenje bilo pošteno?
fair-hash = Prije partije kuća je objavila ovaj otisak soli i dijeljenja:
reason-line = pun red
reason-third-ring = treći prsten
reason-markers = nema više žetona
reason-resigned = predaja
reason-resignation = predaja
reason-time = vrijeme je isteklo
reason-repetition = pozicija se ponovila
reason-agreement = po dogovoru
reason-points = po bodovima
reason-claimed = ostatak je zatražen
claimed-rest = Što je ostalo, { $points }, dobiva onaj tko je to zatražio.
reason-played-out = odigrano do kraja
worth-draw = remi
worth-win = pobjeda u { $plies }
worth-loss = poraz u { $plies }

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
key-on = dalje (uz brzinu „dok ne dodirnem“)
key-flip = okreni ploču
key-text = tekstni prikaz
key-chat = razgovor
key-step = jednu odluku natrag ili naprijed
key-ends = na početak ili kraj

## Postavke

settings-look = Izgled
settings-feel = Osjećaj
settings-you = Ti
language = Jezik
theme = Svjetlo
theme-light = svijetlo
theme-dark = tamno
print = Slova
print-normal = obična
print-large = velika
suits = Francuske boje
suits-two = dvije boje
suits-four = četiri boje
pieces = Figure
pieces-classic = klasične
pieces-safe = razlučive bez boja
coordinates = Koordinate na ploči
beneath = Pokaži što je ispod
sound = Zvuk
motion = Kretanje
motion-on = kako želi sustav
motion-off = bez
pace = Brzina
pace-slow = polako
pace-normal = obično
pace-fast = brzo
pace-none = odmah
pace-tap = dok ne dodirnem
sort = Karte po
sort-suit = boji
sort-rank = jačini
sort-dealt = kako su došle
confirm-moves = Pitaj prije svakog poteza
your-name = Ime
save-name = Spremi ime
account-no = Gost si. S lozinkom te partije prate na druge uređaje.
account-yes = Imaš račun.
account-make = Zadrži to ime
account-enter = Prijava
account-leave = Odjava
password = Lozinka
export-me = Sve što kuća zna o tebi

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
last-trick = Zadnji štih
last-trick-told = Zadnji štih: { $cards }; nosi { $name }
took-trick = Nosi: { $name }
no-trick-yet = Još nema odnesenog štiha.
bidding = Licitiranje
talon = Talon
announcements = Najave
announce = Najavi
discard = Odloži
discard-count = Odaberi karte za odlaganje: { $picked } od { $count }
discard-back = natrag u ruku: { $card }
score-sheet = Zapis
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
briskula-tell-trump = Briškula su { $suit }: okrenuta je { $card }

## Ploče

board = Ploča
white = bijeli
black = crni
yinsh-ring-of = { $colour } prsten
yinsh-marker-of = { $colour } žeton
yinsh-can-move = može se pomaknuti
yinsh-can-land = može ovamo
yinsh-can-take = može se uzeti
yinsh-taken = { $count ->
    [one] { $count } uzet prsten
    [few] { $count } uzeta prstena
   *[other] { $count } uzetih prstenova
  }
yinsh-do-place = Stavi prsten na praznu točku.
yinsh-do-move = Odaberi prsten: ostavlja žeton i klizi.
yinsh-do-target = Kamo ide?
yinsh-do-row = Pet u redu! Odaberi red koji uzimaš.
yinsh-do-ring = Uzmi jedan svoj prsten.
yinsh-do-pass = Nijedan tvoj prsten ne može se pomaknuti.
yinsh-which-row = Ovdje je više redova: koji?
yinsh-why-taken = Ta je točka zauzeta.
yinsh-why-own-ring = Uzmi svoj prsten.
yinsh-why-row = Dodirni red od pet.
yinsh-why-not-yours = Taj prsten nije tvoj ili se ne može pomaknuti.
yinsh-why-ring-first = Najprije odaberi svoj prsten.
yinsh-why-occupied = Prsten staje na praznu točku.
yinsh-why-line = Prsteni idu ravno.
yinsh-why-over-ring = Preko prstena se ne skače.
yinsh-why-stop = Nakon skoka prsten staje na prvu praznu točku.
yinsh-say-place = prsten na { $point }
yinsh-say-move = prsten s { $from } na { $to }
yinsh-say-row = uzmi red od { $from } do { $to }
yinsh-say-ring = uzmi prsten na { $point }
yinsh-tell-rings = Prsteni, { $colour }: { $points }
yinsh-tell-markers = Žetoni, { $colour }: { $points }
yinsh-tell-taken = Uzeti prsteni, { $colour }: { $count }
yinsh-tell-left = Preostali žetoni: { $count }
gobblet-red = crvena
gobblet-blue = plava
gobblet-piece = { $colour } veličine { $size }
gobblet-over = preko: { $pieces }
gobblet-can-move = može se pomaknuti
gobblet-can-land = može ovamo
gobblet-reserve-piece = veličina { $size } u tvojoj zalihi
gobblet-do-pick = Odaberi figuru: iz zalihe ili na ploči.
gobblet-do-target = Kamo ide?
gobblet-why-size = Samo veća figura pokriva drugu.
gobblet-why-own = Iz zalihe ne smiješ pokriti svoju figuru.
gobblet-why-reserve = Iz zalihe pokrivaš samo figuru koja stoji u redu od tri.
gobblet-why-not = To ovdje nije moguće.
gobblet-why-not-yours = Tu figuru ne možeš pomaknuti.
gobblet-why-pick = Najprije odaberi figuru.
gobblet-say-put = veličina { $size } iz zalihe na { $square }
gobblet-say-move = { $from } na { $to }
gobblet-tell-reserve = U zalihi, { $colour }: { $pieces }

## Pregled partija

analysis = Analiza
analyse = Pitaj kuću
thinking-time = Vrijeme za razmišljanje
review-costs = Koliko je koštala koja odluka?
to-start = Na početak
step-back = Jedan natrag
step-on = Jedan naprijed
to-end = Na kraj
step = Odluka
variation = Napustio si partiju kako je odigrana.
variation-back = Natrag u partiju
cost-here = Bolje je bilo { $best } ({ $worth }); { $move } je koštalo { $cost } %.
seen-by = Kako vidi
all-hands = sve karte otvorene
other-game = Igra
play-on = Igraj odavde
play-as = Za koga igram
play-as-seat = kao { $name }
threats = Pokaži prijetnje
threat = { $name } može dovršiti { $line }:
edit = Uredi
share = Podijeli
import = Otvori datoteku
import-bad = Ova datoteka nije ni zapis ni SGF.
export = Spremi
edit-position = Druga pozicija
edit-deal = Drugo dijeljenje
edit-position-text = Pozicija u zapisu igre
edit-deal-text = Karte igrača i špil, odvojeni s /
edit-take = Uzmi ovo
edit-tool = Što stavljaš
edit-take-away = ukloni
edit-clear = prazna ploča
edit-turn = na potezu: { $colour }
edit-swap = Dodirni dvije karte: zamijenit će mjesta.
edit-swap-with = { $card }: s kojom kartom?
edit-shuffle = Promiješaj
edit-stock = Špil, redom kojim se vuče

## Učenje

learn-title = Učenje igrom
learn-rules = { $count ->
    [one] Pravila u { $count } koraku
    [few] Pravila u { $count } koraka
   *[other] Pravila u { $count } koraka
  }
learn-again = Ne to. Pokušaj ponovno.
learn-back = Natrag
learn-next = Dalje
learn-skip = Preskoči
learn-anew = Ispočetka
puzzles = Zagonetke
puzzles-none = Za ovu igru još nema zagonetki.
puzzle-number = Zagonetka { $number } od { $count }
puzzle-right = Dobro uočeno! To je { $move }.
puzzle-wrong = { $move } nije to: { $worth }.
puzzle-reply = Odgovor je { $reply }.
puzzle-unproven = nije dokazano da dobiva
puzzle-told = To je { $move }. Odigraj ga i vidi što slijedi.
puzzle-again = Pokušaj ponovno
puzzle-next = Sljedeća zagonetka
puzzle-show = Pokaži odgovor
puzzles-solved = riješeno: { $count }
task-win = Nađi jedini pobjednički potez (do kraja { $plies } poteza, obje strane zajedno)
task-score = Sve su karte otvorene: nađi jedinu kartu koja donosi { $score }
briskula-task-win = Sve su karte otvorene. Samo jedna tvoja još dobiva dijeljenje: koja?
briskula-task-draw = Sve su karte otvorene. Samo jedna tvoja još spašava neriješeno na šezdeset: koja?
briskula-task-note = Broji se dijeljenje: dobiva ga tko ima 61 punat ili više, 60 na svakoj strani je neriješeno; za koliko, nije važno.
learn-yinsh-place-title = Pet prstenova
learn-yinsh-place = Strane najprije naizmjence stave po pet prstenova. Stavi prsten na bilo koju točku.
learn-yinsh-place-done = Sredina vidi najviše crta, ali rub je teže zatvoriti.
learn-yinsh-move-title = Žeton i klizanje
learn-yinsh-move = Kad si na potezu, žeton tvoje boje ide u jedan tvoj prsten, a prsten klizi ravno dalje. Pomakni prsten na f5.
learn-yinsh-move-done = Žeton ostaje. Prsten se samo miče.
learn-yinsh-jump-title = Skok i okretanje
learn-yinsh-jump = Prsten smije preskočiti žetone bilo koje boje ako leže u jednom neprekinutom nizu i staje odmah iza njih. Svi preskočeni okreću se. Skoči prstenom na f2.
learn-yinsh-jump-done = Tri su žetona promijenila boju, upravo stavljeni nije. Preko prstena se ne skače.
learn-yinsh-row-title = Pet u redu
learn-yinsh-row = Četiri bijela žetona stoje u redu, a prsten na f7 ostavit će peti. Dovrši red, uzmi ga i uzmi svoj prsten.
learn-yinsh-row-done = Reda više nema, a ni prstena: svaki je uzeti prsten bod, ali igraš s jednim manje.
learn-yinsh-six-title = Više od pet
learn-yinsh-six = Šest u redu: uzimaš pet susjednih. Koji kraj ostaje, biraš ti.
learn-yinsh-six-done = Što ostane, može biti dio sljedećeg reda.
learn-yinsh-theirs-title = Red za drugoga
learn-yinsh-theirs = Možeš dovršiti i protivnikov red. Uzima ga vlasnik, prije svojeg poteza. Pogledaj: skoči s e4 na e6.
learn-yinsh-theirs-done = Crni ima red i sada ga uzima. Kad jedan potez napravi redove obiju boja, prvi uzima onaj tko je vukao.
learn-yinsh-third-title = Treći prsten
learn-yinsh-third = Dva su prstena već tvoja. Treći odmah pobjeđuje. Pobijedi!
learn-yinsh-third-done = Pobjeda! Ako je prije toga na ploči svih 51 žetona, pobjeđuje tko ima više prstenova.
learn-gobblet-put-title = Figure svih veličina
learn-gobblet-put = Na ovoj ploči pobjeđuju tri vidljive figure tvoje boje u redu. Stavi figuru iz zalihe na bilo koje polje.
learn-gobblet-put-done = Velike su jake, ali svake veličine imaš samo dvije.
learn-gobblet-cover-title = Pokrij
learn-gobblet-cover = Veća figura pokriva manju bilo koje boje. Pokrij figuru na b2.
learn-gobblet-cover-done = Vrijedi samo ono što se vidi. Što je ispod, ostaje ondje.
learn-gobblet-move-title = Pomak
learn-gobblet-move = Figure na ploči idu na svako polje na kojem smiju stajati. Pomakni svoju.
learn-gobblet-move-done = Što je pokrivala, opet se vidi: zapamti što je gdje.
learn-gobblet-line-title = Red pobjeđuje
learn-gobblet-line = Vrijede redovi, stupci i obje dijagonale. Dovrši svoju dijagonalu figurom iz zalihe.
learn-gobblet-line-done = Tri u redu: partija je dobivena.
learn-gobblet-uncover-title = Dizanje je opasno
learn-gobblet-uncover = Tvoja figura na c1 pokriva treću plavu u redu. Podigneš li je, plavi pobjeđuje, osim ako sleti na isti red. Pomakni je, a da ne izgubiš.
learn-gobblet-uncover-done = Vrijedi samo ploča nakon poteza. Da tada obje strane imaju red, pobijedila bi ona koja nije vukla.
learn-gobblet-stacks-title = Četiri puta četiri
learn-gobblet-stacks = Na većoj ploči svatko ima tri složena stupca od četiri veličine; rabi se samo vanjska figura svakoga. Stavi jednu.
learn-gobblet-stacks-done = Iz zalihe figura ide na prazno polje. Po volji pokrivaju samo figure koje su već na ploči.
learn-gobblet-threat-title = Iznimka
learn-gobblet-threat = Kad protivnik ima tri vidljive figure u redu, jednu od njih smiješ pokriti iz zalihe. Zaustavi plavoga na c1.
learn-gobblet-threat-done = Samo tada zaliha smije pokrivati. Ovdje pobjeđuju četiri u redu.
learn-briskula-lead-title = Bez obveza
learn-briskula-lead = Svatko dobije tri karte, jedna se okrene: njezin zog je briškula. Tko počinje, baca bilo što. Počni.
learn-briskula-lead-done = I protivnik smije baciti bilo što: nitko ne mora odgovoriti na zog.
learn-briskula-higher-title = Što je jače
learn-briskula-higher = U zogu je najjači as, zatim trica, kralj, konj, fanta i 7 6 5 4 2. Na stolu je trica kupa, deset punata. Uzmi je.
learn-briskula-higher-done = Jedanaest za asa i deset za tricu: dvadeset jedan punat.
learn-briskula-trump-title = Briškula
learn-briskula-trump = Svaka briškula nosi sve druge zogove. Na stolu je as, briškula su dinari: uzmi ga što jeftinije.
learn-briskula-trump-done = Jedanaest punata za dvicu.
learn-briskula-throw-title = Neka ide
learn-briskula-throw = Protivnik je izišao s peticom bez punata. Da je uzmeš, skupo bi te stajalo. Baci lišo.
learn-briskula-throw-done = As 11, trica 10, kralj 4, konj 3, fanta 2, ostalo ništa: u špilu je 120 punata.
learn-briskula-last-title = Špil
learn-briskula-last = Nakon svakog štiha oba vuku kartu, najprije tko je odnio; on i počinje. Okrenuta karta leži na dnu i dolazi zadnja.
learn-briskula-last-done = Ovdje je to as briškule: na vrijeme misli tko će ga dobiti.
learn-briskula-dupla-title = Dupla
learn-briskula-dupla = U dupli svatko ima četiri karte, a štih ima četiri: bacate naizmjence, svatko po dvije. Najjača pojedina karta nosi sve. Počni.
learn-briskula-dupla-done = Utroje igra svatko za sebe, bez dvice kupa; četvorica igraju u parovima koji sjede nasuprot.
learn-briskula-count-title = Šezdeset jedan
learn-briskula-count = Više od pola od 120 punata dobiva dijeljenje; šezdeset naprema šezdeset je ničije. Četiri dobivena dijeljenja dobivaju partiju.
learn-briskula-count-done = Broji što je palo: pred kraj možeš znati svaku kartu. Sada igraj.

## Laboratorij

lab-title = Laboratorij
lab-about = Neka bilo koji igrači odigraju koliko treba da se zna tko je bolji. Svatko igra svako dijeljenje sa svakog mjesta.
lab-setup = Meč
lab-player = Igrač { $number }
lab-add = Još jedan igrač
lab-remove = Jedan manje
lab-games = Partija
lab-seed = Sjeme
lab-limit = Svaka odluka
lab-amount = Koliko
limit-nodes = pozicije
limit-ms = milisekunde
limit-iterations = ponavljanja
limit-depth = dubina
limit-own = kako igrač želi
lab-run = Počni
lab-stop = Stani
lab-results = Ishod
lab-none = Još ništa nije odigrano.
lab-progress = Odigrane partije
lab-done = { $done } od { $games } partija
lab-download = Spremi partije
lab-won = dobiveno / remi / izgubljeno
lab-result = ishod (95 %)
lab-plot = graf
player = igrač
forfeits = { $count ->
    [one] { $count } predaja
    [few] { $count } predaje
   *[other] { $count } predaja
  }
experiments = Objavljeni ishodi, odigrani ponovno
report = Izvještaj

## Pravila kao mogućnosti

option-level = Razina
option-variant = Igrači
option-match = Dobivenih dijeljenja za partiju
option-partners = Karte suigrača na kraju
option-finish = Dijeljenje završava
option-points = Punti
option-both = Kad oba imaju red
option-reserve-covers = Zaliha smije pokriti
option-reserve-covers-own = Zaliha smije pokriti svoje
option-no-move = Bez poteza
option-moving = Figure na ploči se miču
option-repetition = Remi ponavljanjem
option-limit = Ograničenje poteza
option-memory = Napamet
option-blitz = Blitz
value-yes = da
value-no = ne
value-closed = zatvorene
value-open = otvorene
value-out = odigrano do kraja
value-shown = vide se
value-hidden = skriveni
value-opponent = pobjeđuje protivnik
value-mover = pobjeđuje tko je vukao
value-draw = remi
value-always = uvijek
value-never = nikad
value-when-threatened = opasan red
value-loses = gubi
value-third = treći put
value-second = drugi put

## Kako igrači zovu karte

suit-it-C = kupe
of-it-C = kupa
suit-it-B = baštone
of-it-B = baštona
suit-it-S = špade
of-it-S = špada
suit-it-D = dinari
of-it-D = dinara
rank-it-1 = as
  .gender = masculine
rank-it-2 = dvica
  .gender = feminine
rank-it-3 = trica
  .gender = feminine
rank-it-4 = četvorka
  .gender = feminine
rank-it-5 = petica
  .gender = feminine
rank-it-6 = šestica
  .gender = feminine
rank-it-7 = sedmica
  .gender = feminine
rank-it-11 = fanta
  .gender = feminine
rank-it-12 = konj
  .gender = masculine
rank-it-13 = kralj
  .gender = masculine
card-it = { $rank } { $suit }
suit-de-H = srce
of-de-H = srce
suit-de-L = zelena
of-de-L = zelena
suit-de-A = žir
of-de-A = žir
suit-de-B = bundeva
of-de-B = bundeva
rank-de-7 = sedmica
  .gender = feminine
rank-de-8 = osmica
  .gender = feminine
rank-de-9 = devetka
  .gender = feminine
rank-de-10 = desetka
  .gender = feminine
rank-de-J = dečko
  .gender = masculine
rank-de-Q = baba
  .gender = feminine
rank-de-K = kralj
  .gender = masculine
rank-de-A = as
  .gender = masculine
card-de = { $rank } { $suit }
suit-ta-H = herc
of-ta-H = herc
suit-ta-D = karo
of-ta-D = karo
suit-ta-S = pik
of-ta-S = pik
suit-ta-C = tref
of-ta-C = tref
suit-ta-T = taroci
card-ta-T = tarok { $numeral }
rank-ta-1 = jedinica
  .gender = feminine
rank-ta-2 = dvica
  .gender = feminine
rank-ta-3 = trica
  .gender = feminine
rank-ta-4 = četvorka
  .gender = feminine
rank-ta-7 = sedmica
  .gender = feminine
rank-ta-8 = osmica
  .gender = feminine
rank-ta-9 = devetka
  .gender = feminine
rank-ta-10 = desetka
  .gender = feminine
rank-ta-J = dečko
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
house-not-writable = Kuća trenutačno ne može ništa spremiti. Nijedan se potez ne gubi, samo još nije prihvaćen. Nastavlja se samo od sebe.
record-uploaded = prenesena
password-old = Sadašnja lozinka
password-new = Nova lozinka
password-change = Promijeni lozinku
password-changed = Lozinka je promijenjena. Svugdje drugdje si odjavljen.
delete-me = Izbriši me
delete-me-sure = Tvoje ime nestaje sa svih stolova i iz svih zapisa, a što je samo tvoje, briše se. Sigurno?
delete-me-yes = Da, izbriši me
delete-me-no = Ne
deleted-me = Izbrisan si. Drugi čitaju „netko“ ondje gdje je bilo tvoje ime.
start-fixed = Domaćin je odabrao kako ova igra počinje i poznaje to.
record-delete = Izbriši
