

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
offline-here = Hráš na tomto zariadení; čo odohráš, zostane uložené tu.
here = Na tomto zariadení
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
variant-marias-csm = s betlom a durchom
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
daily = Rozdanie dňa
tournament = Turnaj
tournaments = Turnaje
pair-now = S kýmkoľvek, hneď
about-game = O hre
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
between-deals = ďalšie rozdanie
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
level-suits-1 = Na prvú partiu: často sa mýli, nič nepotrestá.
level-suits-2 = Pre začiatočníkov: vidí len to, čo je blízko.
level-suits-3 = Na pohodový večer: tu a tam niečo prehliadne.
level-suits-4 = Pre tých, čo poznajú pravidlá: dlhé plány nevidí.
level-suits-5 = Pre tých, čo hrajú často: mýli sa zriedka.
level-suits-6 = Pre dobrých klubových hráčov: chyby potrestá.
level-suits-7 = Pre najlepších v klube: málo daruje.
level-suits-8 = Pre turnajových hráčov: vidí ďaleko dopredu.
level-suits-9 = Pre majstrov: takmer nikdy sa nemýli.
level-suits-10 = Pre tých, čo chcú to najlepšie: počítač naplno.
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
allow-ponder = Počítač rozmýšľa aj v tvojom čase (len najvyššia úroveň, bez ratingu)
rated = Na rating (bez nápovedy a vracania ťahov)
open-table = Odkryté karty: dajú sa ukázať karty všetkých (na učenie; nikto nehrá odinakiaľ, bez ratingu)
open-what = Čo je odkryté
open-hands = Ukázať karty v ruke
open-taken = Ukázať zobraté karty
open-hand-of = Ukázať karty: { $name }
open-taken-of = Ukázať, čo zoberie { $name }
open-talon-before = Ukázať talón pred hrou
open-talon-during = Ukázať talón počas hry
talon-count = Talón, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
open-wait = Počkať po každom ťahu počítača
open-by-rules = Podľa pravidiel
open-hand-over = Karty, ktoré nie sú ukázané, vidí len ten, kto prevezme obrazovku.
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
taken-back = ťah je vrátený
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
days-hours = { $days } d { $hours } h
game-over = Koniec hry
ending-won = Vyhral si
ending-lost = Prehral si
ending-draw = Remíza
ending-winner = Víťaz: { $name }
ending-deal-won = Rozdanie je tvoje
ending-deal-lost = Rozdanie je prehraté
ending-deal-draw = Rozdanie nevyhral nikto
ending-deal-winner = Rozdanie vyhráva { $name }
ending-match-won = Zápas je tvoj
ending-match-lost = Zápas je prehratý
ending-match-winner = Zápas vyhráva { $name }
match-score = zápas { $score }
next-asked = { $name } čaká na ďalšie rozdanie.
rematch-asked = { $name } chce hrať ešte raz.
someone-left = Niekto odišiel od stola.
leave-match = Opustiť zápas
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
reason-won = hlavný hráč vyhral hru
reason-lost = hlavný hráč prehral hru
reason-klop = klop
reason-valat = valat
reason-beggar-held = žobrák sa podaril
reason-beggar-took-a-trick = žobrák získal štych
claimed-rest = Čo zostalo, { $points }, dostane ten, kto si to nárokoval.
reason-played-out = dohrané
reason-flek-without-re = flek bez odpovede
reason-betl-made = betl vyhraný
reason-betl-lost = betl prehraný
reason-durch-made = durch vyhraný
reason-durch-lost = durch prehraný

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
evaluation-shown = Ukazovať, kto stojí lepšie (dosky)
coordinates = Súradnice na doske
beneath = Ukázať, čo leží pod tým
sound = Zvuk
hear-sounds = Vypočuť zvuky
sound-card = Karta
sound-piece = Kameň
sound-trick = Zdvih sa berie
sound-yours = Si na ťahu
sound-time = Málo času
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
card-words = Karty taroku v texte
card-words-full = celými slovami
card-words-short = krátko, po slovinsky (Sr K, T21)
taps = Dotyk karty
taps-two = ju zdvihne, druhý ju zahrá
taps-one = ju hneď zahrá
confirm-moves = Pýtať sa pred každým ťahom
touch-move = Dotknutou figúrkou v gobblete treba ťahať
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
led-mark = výnos
intros = Krátke úvody k hrám
hand-over = Podaj obrazovku ďalej
hand-over-to = Na rade je: { $name }. Ostatní sa pozrú inam.
hand-over-show = { $name }: ukáž moje karty
hand-over-tip = Viac ľudí pri jednej obrazovke: pred každým ťahom sú karty zakryté, kým ju nepodáte ďalej.
last-trick = Posledný zdvih
last-trick-card = posledný zdvih: { $card }
place-in-trick = { $place }. v zdvihu
last-trick-told = Posledný zdvih: { $cards }; { $you ->
    [yes] berieš ho ty
   *[no] berie ho { $name }
  }
took-trick = { $you ->
    [yes] Berieš
   *[no] Berie { $name }
  }
took-trick-with = Zdvih berie { $name }: { $points }
you-took-trick = Zdvih je tvoj: { $points }
you-drew = Nová karta: { $cards }
no-trick-yet = Ešte nie je žiadny zdvih.
bidding = Licitácia
talon = Talón
announcements = Hlásenia
announce = Ohlásiť
discard = Odložiť
discard-count = Vyber karty na odloženie: { $picked } z { $count }
discard-back = späť do ruky: { $card }
score-sheet = Zápis
account-of-deal = Ako sa počítalo rozdanie { $number }
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
