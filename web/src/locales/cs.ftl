

## Aplikace

skip = Na obsah
nav = Stránky
nav-play = Hrát
nav-watch = Sledovat
nav-learn = Učit se
nav-analyse = Rozbor
nav-lab = Laboratoř
light-or-dark = Světlý nebo tmavý motiv
settings = Nastavení
guest-name = Host
welcome = Přisedni. Stůl je prostřený.
welcome-more = Hraj proti počítači, nebo pozvi přítele.
lost-title = Taková stránka tu není
back-to-lobby = Zpět do kavárny
offline = Server teď není dostupný.
offline-here = Hraješ na tomto zařízení; co odehraješ, zůstane uložené tady.
here = Na tomto zařízení
close = Zavřít
cancel = Zrušit
yes = Ano
no = Ne
more = Více
you = Ty
somebody = někdo
partner = spoluhráč
empty = prázdné
auto = automaticky
saved = Uloženo.
options = Možnosti

## Hry

game-tarok = Tarok
game-marias = Mariáš
game-briskula = Briškula
game-yinsh = Yinsh
game-gobblet = Gobblet
about-tarok = tři hráči · licitace, talon, radelce
about-marias = tři hráči · hra, sedma, kilo
about-briskula = dva až čtyři hráči · i dupla
about-yinsh = dva hráči · kruhy a žetony
about-gobblet = dva hráči · přikryj a seřaď
variant = Varianta
variant-tarok = tři hráči
variant-marias = tři hráči
variant-marias-csm = s betlem a durchem
variant-briskula2 = dva hráči
variant-briskula3 = tři hráči
variant-briskula4 = čtyři, ve dvojicích
variant-dupla = dupla
variant-yinsh = tři kruhy
variant-yinsh-blitz = blitz: jeden kruh
variant-gobblet3 = 3 × 3
variant-gobblet4 = 4 × 4
variant-gobblet4-memory = 4 × 4, zpaměti

## Kavárna

play-now = Hrát
soon = Již brzy
computer = Počítač
free-seat = volné místo
new-table = Nový stůl
daily = Rozdání dne
tournament = Turnaj
tournaments = Turnaje
pair-now = S kýmkoli, hned
about-game = O hře
go-on = Pokračovat
go-on-none = Tady čekají tvoje nedohrané hry.
open-tables = Otevřené stoly
open-none = Nikdo nečeká. Otevři stůl, ať tě najdou.
finished-games = Dohrané hry
continue = Pokračovat
watch = Sledovat
sit-down = Přisednout
replay = Přehrát záznam
seats-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
  }
between-deals = další rozdání
moves-made = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }
watch-title = Právě se hraje
watch-none = Teď se nehraje žádná otevřená hra.

## Štamgasti

level-of = úroveň { $level }
level-1 = první večer
level-2 = začátečník
level-3 = nedělní hráč
level-4 = štamgast
level-5 = dobrý hráč
level-6 = obávaný hráč
level-7 = místní přeborník
level-8 = mistr
level-9 = velmistr
level-10 = všechno, co umí
level-suits-1 = Na první partii: často se plete, nic nepotrestá.
level-suits-2 = Pro začátečníky: vidí jen to, co je blízko.
level-suits-3 = Na pohodový večer: tu a tam něco přehlédne.
level-suits-4 = Pro ty, kdo znají pravidla: dlouhé plány nevidí.
level-suits-5 = Pro ty, kdo hrají často: plete se zřídka.
level-suits-6 = Pro dobré klubové hráče: chyby potrestá.
level-suits-7 = Pro nejlepší v klubu: málo daruje.
level-suits-8 = Pro turnajové hráče: vidí daleko dopředu.
level-suits-9 = Pro mistry: skoro nikdy se neplete.
level-suits-10 = Pro ty, kdo chtějí to nejlepší: počítač naplno.
regular-pepi = Nový číšník. Pravidla se učí mezi dvěma objednávkami.
regular-mila = Studentka medicíny. Hraje, aby zapomněla na zkoušku.
regular-beno = Řidič tramvaje. Vždy v dobré náladě, vždy o zastávku pozdě.
regular-ida = Učitelka klavíru. Drží takt a odpouští falešné tóny.
regular-rudi = Pošťák. Nikdy nespěchá, nikdy nezabloudí.
regular-zora = Novinářka. Každým tahem se ptá a odpověď si pamatuje.
regular-hugo = Hodinář. Dá si na čas, a pak ti ho vezme.
regular-flora = Prodává květiny na rohu. Její pasti voní růžemi.
regular-viktor = Profesor matematiky ve výslužbě. Počítá i ve spánku.
regular-leontina = Majitelka kavárny, co lidé pamatují. Nezapomíná nic.
regular-emil = Houslista od vedlejšího stolu. Přisedne, když někdo chybí.
regular-nela = Kreslí všechny hosty a hraje tak dobře jako oni.
regular-oskar = Už tři hodiny odchází domů.

## Nový stůl

new-game = Hra
new-seats = Místa
new-how = Stůl
rules = Pravidla
seat = Místo { $seat }
seat-me = já
seat-open = kdokoli
seat-link = někdo s odkazem
player-house = počítač
player-random = náhodný
clock = Hodiny
clock-none = bez hodin
clock-move = na tah
clock-game = na hru
clock-days = dny
clock-minutes = Minut na hru
clock-seconds = Sekund na tah
clock-increment = Přidaných sekund za tah
clock-days-each = Dnů na tah
visibility = Kdo ho vidí
visibility-private = jen kdo má odkaz
visibility-listed = všichni
deal-seed = Číslo rozdání
deal-random = pokaždé jinak
quick-games = Odehrát rychle
allow-hints = Nápověda povolena
allow-thoughts = Počítač ukazuje, co si myslí
allow-ponder = Počítač přemýšlí i v tvém čase (jen nejvyšší úroveň, bez ratingu)
rated = Na rating (bez nápovědy a vracení tahů)
open-table = Odkryté karty: lze ukázat karty všech (na učení; nikdo nehraje odjinud, bez ratingu)
open-what = Co je odkryté
open-hands = Ukázat karty v ruce
open-taken = Ukázat sebrané karty
open-hand-of = Ukázat karty: { $name }
open-taken-of = Ukázat, co sebere { $name }
open-talon-before = Ukázat talon před hrou
open-talon-during = Ukázat talon během hry
talon-count = Talon, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
open-wait = Počkat po každém tahu počítače
open-by-rules = Podle pravidel
open-hand-over = Karty, které nejsou ukázané, vidí jen ten, kdo převezme obrazovku.
taken-cards = Sebrané karty
open-cards = Sebrané karty a balíček
clear-results = Vymazat výsledky a začít znovu
make-table = Otevřít stůl
waiting-title = { $game }: čekáme na hráče
waiting-tip = Hra začne, až budou všechna místa obsazená.
copy-link = Kopírovat odkaz
copied = Zkopírováno
ready = Můžeme začít
leave = Odejít

## U stolu

connecting = Připojování…
connection-lost = Spojení vypadlo. Zkoušíme znovu…
connection-retry = Zkusit hned
table-gone = Takový stůl není.
table-closed = K tomuto stolu si nemůžeš sednout.
your-move = jsi na tahu
to-move = na tahu
thinking = přemýšlí
away = je pryč
depth = hloubka { $depth }
nodes = { $count } pozic
evaluation = Hodnocení
graph = Průběh hry
moves = Tahy
actions = Akce
hint = Nápověda
hint-thinking = Počítač přemýšlí…
hint-queue = před tebou ve frontě: { $place }
undo = Vrátit
taken-back = tah je vrácen
worlds = zváženo možných rozdání: { $count }
go-on-tap = Dál
engine-thought = Co si myslí { $name }
flip = Otočit desku
resign = Vzdát se
resign-sure = Opravdu se vzdát?
pause = Přestávka
resume = Pokračovat
claim = Zbytek je můj
claim-open = Nárokovat s odkrytými kartami
offer-draw = Nabídnout remízu
offer-draw-sent = Nabídl jsi remízu.
offer-undo-sent = Požádal jsi o vrácení tahu.
offer-claim-sent = Odkryl jsi karty a nárokuješ si zbytek.
offer-draw-from = { $name } nabízí remízu.
offer-undo-from = { $name } žádá o vrácení tahu.
offer-claim-from = { $name } si nárokuje zbytek. Souhlasíš?
pass = Dál
chat = Chat
chat-say = Napiš něco
confirm-move = Zahrát
time-left = Zbývající čas
days-hours = { $days } d { $hours } h
game-over = Konec hry
ending-won = Vyhrál jsi
ending-lost = Prohrál jsi
ending-draw = Remíza
ending-winner = Vítěz: { $name }
ending-deal-won = Rozdání je tvoje
ending-deal-lost = Rozdání je prohrané
ending-deal-draw = Rozdání nevyhrál nikdo
ending-deal-winner = Rozdání vyhrává { $name }
ending-match-won = Zápas je tvůj
ending-match-lost = Zápas je prohraný
ending-match-winner = Zápas vyhrává { $name }
match-score = zápas { $score }
next-asked = { $name } čeká na další rozdání.
rematch-asked = { $name } chce hrát ještě jednou.
someone-left = Někdo odešel od stolu.
leave-match = Opustit zápas
session-score = { $score } po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
   *[other] { $deals } rozdáních
  }
next-deal = Další rozdání
deal-again = Stejné rozdání znovu
deal-other-seat = Z jiného místa
deal-won = vyhraje rozdání
deal-drawn = po šedesáti: rozdání nevyhraje nikdo
deal-lost = prohraje rozdání
rematch = Ještě jednou
waiting-others = Čekáme na ostatní…
review = Rozbor hry
fair-deal = Bylo rozdání poctivé?
fair-hash = Před hrou server zveřejnil tento otisk soli a rozdání:
reason-line = plná řada
reason-third-ring = třetí kruh
reason-resigned = vzdáno
reason-time = čas vypršel
reason-forfeit = kontumace
reason-limit-of-moves = omezení tahů
reason-agreed = dohodou
reason-61-points = 61 bodů
reason-void = po šedesáti
reason-both-passed = nikdo nemůže táhnout
reason-last-marker = poslední žeton
reason-first-ring = první kruh
reason-no-move = není čím táhnout
reason-both-lines = řadu mají oba
reason-uncovered-line = odkrytá řada
reason-repetition = pozice se opakovala
reason-points = na body
reason-claimed = zbytek byl nárokován
reason-won = hlavní hráč vyhrál hru
reason-lost = hlavní hráč prohrál hru
reason-klop = klop
reason-valat = valat
reason-beggar-held = žebrák se podařil
reason-beggar-took-a-trick = žebrák získal zdvih
claimed-rest = Co zbylo, { $points }, dostane ten, kdo si to nárokoval.
reason-played-out = dohráno
reason-flek-without-re = flek bez odpovědi
reason-betl-made = betl vyhraný
reason-betl-lost = betl prohraný
reason-durch-made = durch vyhraný
reason-durch-lost = durch prohraný

## Slova na všechno

text-view = Textové zobrazení
text-position = Co vidíš
text-moves = { $count ->
    [0] Tahy
    [one] { $count } možný tah
    [few] { $count } možné tahy
   *[other] { $count } možných tahů
  }
text-type = Napiš tah nebo jeho část
text-send = Poslat
text-wait = Počkej, až budeš na tahu.
text-unknown = „{ $move }“ tu není možný tah.
keys = Klávesy
keys-tip = Všechny klávesy ukáže ?
key-help = ukázat nebo skrýt klávesy
key-tab = na další věc: deska, karty, tlačítka
key-arrows = po desce nebo po kartách
key-enter = vybrat, položit, zahrát
key-escape = vrátit
key-cards = zahrát tuto kartu
key-hint = nápověda
key-undo = vrátit tah
key-last = poslední zdvih
key-on = dál (při tempu „dokud se nedotknu“)
key-flip = otočit desku
key-text = textové zobrazení
key-chat = chat
key-step = o jedno rozhodnutí zpět nebo dál
key-ends = na začátek nebo konec

## Nastavení

settings-look = Vzhled
settings-feel = Hraní
settings-you = Ty
language = Jazyk
theme = Motiv
theme-light = světlý
theme-dark = tmavý
print = Velikost písma
print-normal = běžná
print-large = velká
suits = Francouzské barvy
suits-two = dvě barvy
suits-four = čtyři barvy
pieces = Figurky
pieces-classic = klasické
pieces-safe = rozlišitelné bez barev
evaluation-shown = Ukazovat, kdo stojí lépe (desky)
coordinates = Souřadnice na desce
beneath = Ukázat, co leží vespod
sound = Zvuk
hear-sounds = Poslechnout zvuky
sound-card = Karta
sound-piece = Kámen
sound-trick = Bere se zdvih
sound-yours = Jsi na tahu
sound-time = Málo času
motion = Animace
motion-on = podle systému
motion-off = vypnuté
pace = Tempo
pace-slow = pomalu
pace-normal = běžně
pace-fast = rychle
pace-none = hned
pace-tap = dokud se nedotknu
sort = Řazení karet
sort-suit = podle barvy
sort-rank = podle hodnoty
sort-dealt = jak přišly
card-words = Karty taroku v textu
card-words-full = celými slovy
card-words-short = krátce, slovinsky (Sr K, T21)
taps = Dotyk karty
taps-two = ji zvedne, druhý ji zahraje
taps-one = ji hned zahraje
confirm-moves = Ptát se před každým tahem
touch-move = Dotčenou figurkou se v gobbletu musí táhnout
your-name = Jméno
save-name = Uložit jméno
account-no = Jsi host. S heslem jdou hry s tebou i na jiná zařízení.
account-yes = Máš účet.
account-make = Ponechat si jméno
account-enter = Přihlásit
account-leave = Odhlásit
password = Heslo
export-me = Vše, co je o tobě uloženo

## Karty

packs = Karty
pack-italian = Italské karty na briškulu
pack-german = Německé karty na mariáš
pack-tarok = Tarokové karty
card-back = rub
your-hand = Tvoje karty
your-card = tvoje karta
a-card = karta
legal = lze
not-legal = teď nelze
trick = Zdvih
led = výnos
led-mark = výnos
intros = Krátké úvody ke hrám
hand-over = Předej obrazovku dál
hand-over-to = Na řadě je: { $name }. Ostatní se podívají jinam.
hand-over-show = { $name }: ukaž moje karty
hand-over-tip = Více lidí u jedné obrazovky: před každým tahem jsou karty zakryté, dokud ji nepředáte dál.
last-trick = Poslední zdvih
last-trick-card = poslední zdvih: { $card }
place-in-trick = { $place }. ve zdvihu
last-trick-told = Poslední zdvih: { $cards }; { $you ->
    [yes] bereš ho ty
   *[no] bere ho { $name }
  }
took-trick = { $you ->
    [yes] Bereš
   *[no] Bere { $name }
  }
took-trick-with = Zdvih bere { $name }: { $points }
you-took-trick = Zdvih je tvůj: { $points }
you-drew = Nová karta: { $cards }
no-trick-yet = Ještě není žádný zdvih.
bidding = Licitace
talon = Talon
announcements = Hlášení
announce = Ohlásit
discard = Odhodit
discard-count = Vyber karty k odhození: { $picked } z { $count }
discard-back = zpět do ruky: { $card }
score-sheet = Zápis
account-of-deal = Jak se počítalo rozdání { $number }
deal = Rozdání
total = Celkem
dealer = rozdává
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
cards-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
stock-of = { $count ->
    [0] Balíček je prázdný
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
  }
stock-with = { $count ->
    [0] Balíček je prázdný; trumfy ukázala karta { $card }
    [one] { $count } karta v balíčku, vespod { $card }
    [few] { $count } karty v balíčku, vespod { $card }
   *[other] { $count } karet v balíčku, vespod { $card }
  }
stock-left = ještě { $count } · trumfy { $suit }
match-to = Zápas do { $deals }
briskula-tell-trump = Trumfy jsou { $suit }; otočená karta: { $card }

## Účet a co se ukládá

house-not-writable = Server teď nemůže nic uložit. Žádný tah se neztratí, jen ještě není přijat. Pokračuje se samo.
record-uploaded = nahraná
password-old = Současné heslo
password-new = Nové heslo
password-change = Změnit heslo
password-changed = Heslo je změněno. Všude jinde jsi odhlášen.
delete-me = Smazat mě
delete-me-sure = Tvé jméno zmizí ze všech stolů a záznamů, a co je jen tvé, se smaže. Opravdu?
delete-me-yes = Ano, smaž mě
delete-me-no = Ne
deleted-me = Všechno tvé je smazáno. Ostatní čtou „někdo“ tam, kde bylo tvé jméno.
start-fixed = Hostitel zvolil začátek této hry a zná ho.
record-delete = Smazat
show-more = Zobrazit další
record-delete-sure = Odebrat tuto hru z tvého seznamu? Co není nikoho jiného, se smaže natrvalo.

## Proč něco nešlo

refused-bad-request = To nelze použít. Zkontroluj, co jsi zadal.
refused-no-session = Tvá návštěva skončila. Načti stránku znovu.
refused-wrong-password = Neznámé jméno nebo špatné heslo.
refused-not-allowed = To teď nejde.
refused-bad-secret = Tento odkaz už neplatí.
refused-not-found = To tu není, nebo už není.
refused-too-slow = Trvalo to příliš dlouho. Zkus to znovu.
refused-taken = To už má někdo jiný.
refused-stale = Hra mezitím pokročila.
refused-not-your-turn = Nejsi na tahu.
refused-illegal = To pravidla nedovolují.
refused-bad-move = To není tah této hry.
refused-too-large = To je příliš velké.
refused-too-much = Bylo toho příliš najednou. Zkus to později.
refused-quota = Víc už uložit nelze: nejdřív něco dohraj nebo smaž.
refused-busy = Server má moc práce. Zkus to za chvíli.
refused-moved = Stůl se stěhuje. Zkus to znovu.
refused-failed = Nepovedlo se. Zkus to znovu.
refused-technical = Stránka a server si nerozumějí. Načti stránku znovu.
refused-unproven = Není jisté, že zbytek je tvůj: hraj dál, nebo nárokuj s odkrytými kartami.
refused-wrong-origin = { refused-technical }
refused-wrong-method = { refused-technical }
refused-wrong-type = { refused-technical }
refused-wrong-host = { refused-technical }
refused-not-a-socket = { refused-technical }
refused-bad-frame = { refused-technical }
name-bad = Jméno má 1 až 24 písmen jedné abecedy, číslic, nebo mezi nimi - ' . _
account-bad = Jméno má 1 až 24 písmen nebo číslic, heslo aspoň 8 znaků, které nejde snadno uhodnout.
edit-bad-position = Tuto pozici nelze hrát. Zkontroluj zápis.
edit-bad-deal = Toto není celé rozdání. Zkontroluj karty.
link-bad = Co říká tento odkaz, nelze ukázat.
table-bad = Takový stůl nejde. Zkontroluj pravidla, místa a hodiny.
lab-bad = Takový zápas nejde. Zkontroluj hráče, možnosti a čísla.
lab-failed = Zápas skončil chybou.
