## Dům

skip = Na obsah
nav = Stránky
nav-play = Hrát
nav-watch = Dívat se
nav-learn = Učit se
nav-analyse = Rozbor
nav-lab = Laboratoř
light-or-dark = Světlé nebo tmavé
settings = Nastavení
guest-name = Host
welcome = Přisedněte. Stůl je prostřený.
lost-title = Taková stránka není
back-to-lobby = Zpět do kavárny
offline = Dům teď není dostupný.
close = Zavřít
cancel = Zrušit
yes = Ano
no = Ne
more = Více
you = Ty
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
about-marias = tři hráči · hra, sedma, stovka
about-briskula = dva až čtyři · také dupla
about-yinsh = dva hráči · kruhy a žetony
about-gobblet = dva hráči · přikryj a seřaď
variant = Varianta
variant-tarok = tři hráči
variant-marias = tři hráči
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
house-level = dům, úroveň { $level }
house-name = Dům { $level }
house-best = Dům
free-seat = volné místo
new-table = Nový stůl
go-on = Hrát dál
go-on-none = Tady čekají tvoje nedohrané hry.
open-tables = Otevřené stoly
open-none = Nikdo nečeká. Otevři stůl, ať tě najdou.
finished-games = Dohrané hry
continue = Pokračovat
watch = Dívat se
sit-down = Přisednout
replay = Přehrát
seats-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
  }
moves-made = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }
watch-title = Právě se hraje
watch-none = Teď se nehraje žádná otevřená hra.

## Nový stůl

new-game = Hra
new-seats = Místa
new-how = Stůl
rules = Pravidla
seat = Místo { $seat }
seat-me = já
seat-open = kdokoli
seat-link = někdo s odkazem
player-house = dům
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
deal-seed = Karty zamíchané podle čísla
deal-random = pokaždé jinak
quick-games = Odehrát rychle
allow-hints = Rady povoleny
allow-thoughts = Programy ukazují, co si myslí
rated = Na rating (bez rad a vracení tahů)
open-table = Odkryté karty: vidím všechny ruce (na učení; jen proti programům, bez ratingu)
open-what = Co je odkryté
open-hands = Ukázat všechny ruce
open-taken = Ukázat sebrané karty
open-wait = Počkat po každém tahu programu
open-by-rules = Podle pravidel
taken-cards = Sebrané karty
clear-results = Vymazat výsledky a začít znovu
make-table = Otevřít stůl
waiting-title = { $game }: čekáme na hráče
waiting-tip = Hra začne, až budou všechna místa obsazená.
copy-link = Kopírovat odkaz
copied = Zkopírováno
ready = Připraven
leave = Odejít

## U stolu

connecting = Usedáme…
connection-lost = Spojení vypadlo. Zkoušíme znovu…
connection-retry = Zkusit hned
table-gone = Takový stůl není.
table-closed = K tomuto stolu si nemůžeš sednout.
your-move = jsi na tahu
to-move = na tahu
thinking = přemýšlí
away = odešel
depth = hloubka { $depth }
nodes = { $count } pozic
evaluation = Hodnocení
graph = Průběh hry
moves = Tahy
actions = Akce
hint = Rada
hint-thinking = Dům přemýšlí…
hint-queue = { $place } před tebou ve frontě
undo = Zpět
worlds = zváženo možných rozdání: { $count }
go-on-tap = Dál
engine-thought = Co si myslel { $name }
flip = Otočit
resign = Vzdát
resign-sure = Vzdát hru: opravdu?
pause = Přestávka
resume = Pokračovat
claim = Zbytek je můj
claim-open = Nárokovat s odkrytými kartami
refused-unproven = Není jisté, že zbytek je tvůj: hraj dál, nebo nárokuj s odkrytými kartami.
offer-draw = Nabídnout remízu
offer-draw-sent = Nabídl jsi remízu.
offer-undo-sent = Požádal jsi o vrácení tahu.
offer-claim-sent = Odkryl jsi karty a nárokuješ si zbytek.
offer-draw-from = { $name } nabízí remízu.
offer-undo-from = { $name } žádá o vrácení tahu.
offer-claim-from = { $name } si nárokuje zbytek. Souhlasíš?
pass = Dál
chat = Rozhovor
chat-say = Řekni něco
confirm-move = Zahrát
time-left = Zbývající čas
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dnů
  }
game-over = Konec hry
ending-won = Vyhrál jsi
ending-lost = Prohrál jsi
ending-draw = Remíza
ending-winner = Vítěz: { $name }
session-score = { $score } po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
   *[other] { $deals } rozdáních
  }
next-deal = Další rozdání
deal-again = Stejné karty znovu
deal-other-seat = Z jiného místa
deal-won = vyhraje rozdání
deal-drawn = po šedesáti: rozdání nevyhraje nikdo
deal-lost = prohraje rozdání
rematch = Ještě jednou
waiting-others = Čekáme na ostatní…
review = Přehled
fair-deal = Bylo rozdání poctivé?
fair-hash = Před hrou dům zveřejnil tento otisk soli a rozdání:
reason-line = plná řada
reason-third-ring = třetí kruh
reason-markers = žetony došly
reason-resigned = vzdáno
reason-resignation = vzdáno
reason-time = čas vypršel
reason-repetition = pozice se opakovala
reason-agreement = dohodou
reason-points = na body
reason-claimed = zbytek byl nárokován
claimed-rest = Co zbylo, { $points }, dostane ten, kdo si to nárokoval.
reason-played-out = dohráno
worth-draw = remíza
worth-win = výhra v { $plies }
worth-loss = prohra v { $plies }

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
key-hint = rada
key-undo = vrátit tah
key-last = poslední zdvih
key-on = dál (při tempu „dokud se nedotknu“)
key-flip = otočit desku
key-text = textové zobrazení
key-chat = rozhovor
key-step = o jedno rozhodnutí zpět nebo dál
key-ends = na začátek nebo konec

## Nastavení

settings-look = Vzhled
settings-feel = Dojem
settings-you = Ty
language = Jazyk
theme = Světlo
theme-light = světlé
theme-dark = tmavé
print = Písmo
print-normal = běžné
print-large = velké
suits = Francouzské barvy
suits-two = dvě barvy
suits-four = čtyři barvy
pieces = Figurky
pieces-classic = klasické
pieces-safe = rozlišitelné bez barev
coordinates = Souřadnice na desce
beneath = Ukázat, co leží vespod
sound = Zvuk
motion = Pohyb
motion-on = podle systému
motion-off = žádný
pace = Tempo
pace-slow = pomalu
pace-normal = běžně
pace-fast = rychle
pace-none = hned
pace-tap = dokud se nedotknu
sort = Karty podle
sort-suit = barvy
sort-rank = hodnoty
sort-dealt = jak přišly
confirm-moves = Ptát se před každým tahem
your-name = Jméno
save-name = Uložit jméno
account-no = Jsi host. S heslem jdou hry s tebou i na jiná zařízení.
account-yes = Máš účet.
account-make = Ponechat si jméno
account-enter = Přihlásit
account-leave = Odhlásit
password = Heslo
export-me = Všechno, co o tobě dům ví

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
last-trick = Poslední zdvih
last-trick-told = Poslední zdvih: { $cards }; bere { $name }
took-trick = Bere: { $name }
no-trick-yet = Ještě není žádný zdvih.
bidding = Licitace
talon = Talon
announcements = Hlášení
announce = Ohlásit
discard = Odhodit
discard-count = Vyber karty k odhození: { $picked } z { $count }
discard-back = zpět do ruky: { $card }
score-sheet = Zápis
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
briskula-tell-trump = Trumfy jsou { $suit }: otočená je { $card }

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
yinsh-do-move = Vyber kruh: nechá žeton a klouže.
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
gobblet-say-move = { $from } na { $to }
gobblet-tell-reserve = V zásobě, { $colour }: { $pieces }

## Prohlížení her

analysis = Rozbor
analyse = Zeptat se domu
thinking-time = Čas na přemýšlení
review-costs = Co stálo každé rozhodnutí?
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
edit-take = Vzít toto
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
learn-again = To ne. Zkus to znovu.
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit
learn-anew = Od začátku
puzzles = Hlavolamy
puzzles-none = Pro tuto hru ještě nejsou hlavolamy.
puzzle-number = Hlavolam { $number } z { $count }
puzzle-right = Dobře viděno! Je to { $move }.
puzzle-wrong = { $move } to není: { $worth }.
puzzle-reply = Odpověď je { $reply }.
puzzle-unproven = není dokázáno, že vyhraje
puzzle-told = Je to { $move }. Zahraj ho a uvidíš, co přijde.
puzzle-again = Zkusit znovu
puzzle-next = Další hlavolam
puzzle-show = Ukázat odpověď
puzzles-solved = vyřešeno: { $count }
task-win = Najdi jediný vítězný tah (do konce { $plies } tahů, obě strany dohromady)
task-score = Všechny karty jsou odkryté: najdi jedinou kartu, která přinese { $score }
briskula-task-win = Všechny karty jsou odkryté. Jen jedna tvoje ještě vyhraje rozdání: která?
briskula-task-draw = Všechny karty jsou odkryté. Jen jedna tvoje ještě zachrání remízu při šedesáti: která?
briskula-task-note = Počítá se rozdání: vyhrává, kdo má 61 bodů nebo víc, 60 na obou stranách je remíza; o kolik, na tom nezáleží.
learn-yinsh-place-title = Pět kruhů
learn-yinsh-place = Obě strany nejdřív střídavě položí po pěti kruzích. Polož kruh na kterýkoli bod.
learn-yinsh-place-done = Střed vidí nejvíc čar, okraj se ale hůř zavírá.
learn-yinsh-move-title = Žeton a skluz
learn-yinsh-move = Na tahu vložíš žeton své barvy do jednoho ze svých kruhů a kruh rovně odklouže. Pohni kruhem na f5.
learn-yinsh-move-done = Žeton zůstává. Kruh se jen přesouvá.
learn-yinsh-jump-title = Skok a otočení
learn-yinsh-jump = Kruh smí přeskočit žetony jakékoli barvy, leží-li v jednom souvislém sledu, a zastaví hned za nimi. Všechny přeskočené se otočí. Skoč kruhem na f2.
learn-yinsh-jump-done = Tři žetony změnily barvu, právě položený ne. Přes kruh se neskáče.
learn-yinsh-row-title = Pět v řadě
learn-yinsh-row = Čtyři bílé žetony stojí v řadě a kruh na f7 nechá pátý. Dokonči řadu, vezmi ji a vezmi svůj kruh.
learn-yinsh-row-done = Řada je pryč a kruh také: každý vzatý kruh je bod, ale hraješ s o jeden méně.
learn-yinsh-six-title = Víc než pět
learn-yinsh-six = Šest v řadě: bereš pět sousedních. Který konec zůstane, je na tobě.
learn-yinsh-six-done = Co zůstane, může být částí další řady.
learn-yinsh-theirs-title = Řada pro druhého
learn-yinsh-theirs = Dokončit můžeš i soupeřovu řadu. Bere ji majitel, ještě před svým tahem. Podívej: skoč z e4 na e6.
learn-yinsh-theirs-done = Černý má řadu a teď ji bere. Vytvoří-li jeden tah řady obou barev, bere první ten, kdo táhl.
learn-yinsh-third-title = Třetí kruh
learn-yinsh-third = Dva kruhy už máš. Třetí hned vyhrává. Vyhraj!
learn-yinsh-third-done = Výhra! Je-li předtím na desce všech 51 žetonů, vyhrává, kdo má víc kruhů.
learn-gobblet-put-title = Figurky všech velikostí
learn-gobblet-put = Na této desce vyhrávají tři viditelné figurky tvé barvy v řadě. Polož figurku ze zásoby na kterékoli pole.
learn-gobblet-put-done = Velké jsou silné, ale od každé velikosti máš jen dvě.
learn-gobblet-cover-title = Přikrýt
learn-gobblet-cover = Větší figurka přikryje menší, jakékoli barvy. Přikryj figurku na b2.
learn-gobblet-cover-done = Platí jen to, co je vidět. Co je vespod, tam zůstává.
learn-gobblet-move-title = Přesun
learn-gobblet-move = Figurky na desce smějí na každé pole, kde mohou stát. Pohni svou.
learn-gobblet-move-done = Co přikrývala, je zase vidět: pamatuj si, co kde leží.
learn-gobblet-line-title = Řada vyhrává
learn-gobblet-line = Platí řady, sloupce i obě úhlopříčky. Dokonči svou úhlopříčku figurkou ze zásoby.
learn-gobblet-line-done = Tři v řadě: hra je vyhraná.
learn-gobblet-uncover-title = Zvednout je nebezpečné
learn-gobblet-uncover = Tvoje figurka na c1 přikrývá třetí modrou v řadě. Když ji zvedneš, modrý vyhraje, ledaže dopadne na tutéž řadu. Pohni jí a neprohraj.
learn-gobblet-uncover-done = Platí jen deska po tahu. Kdyby pak měli řadu oba, vyhrál by ten, kdo netáhl.
learn-gobblet-stacks-title = Čtyři krát čtyři
learn-gobblet-stacks = Na větší desce má každý tři do sebe vložené sloupky čtyř velikostí; použít lze jen vrchní figurku. Polož jednu.
learn-gobblet-stacks-done = Ze zásoby jde figurka na prázdné pole. Přikrývat podle libosti smějí jen figurky, které už na desce jsou.
learn-gobblet-threat-title = Výjimka
learn-gobblet-threat = Má-li soupeř v řadě tři viditelné figurky, smíš jednu z nich přikrýt ze zásoby. Zastav modrého na c1.
learn-gobblet-threat-done = Jedině tehdy smí zásoba přikrývat. Tady vyhrávají čtyři v řadě.
learn-briskula-lead-title = Bez povinností
learn-briskula-lead = Každý dostane tři karty a jedna se otočí: její barva jsou trumfy. Kdo vynáší, hraje cokoli. Vynes kartu.
learn-briskula-lead-done = I soupeř smí zahrát cokoli: nikdo nemusí ctít barvu.
learn-briskula-higher-title = Co je silnější
learn-briskula-higher = V barvě je nejsilnější eso, pak trojka, král, jezdec, kluk a 7 6 5 4 2. Na stole leží trojka pohárů za deset bodů. Vezmi ji.
learn-briskula-higher-done = Jedenáct za eso a deset za trojku: jednadvacet bodů.
learn-briskula-trump-title = Trumfy
learn-briskula-trump = Každý trumf přebije všechny ostatní barvy. Na stole je eso, trumfy jsou mince: vezmi ho co nejlevněji.
learn-briskula-trump-done = Jedenáct bodů za dvojku.
learn-briskula-throw-title = Ať jde
learn-briskula-throw = Soupeř vynesl pětku bez bodů. Vzít ji by tě stálo něco cenného. Odhoď kartu, která nemá cenu.
learn-briskula-throw-done = Eso 11, trojka 10, král 4, jezdec 3, kluk 2, ostatní nic: v kartách je 120 bodů.
learn-briskula-last-title = Balíček
learn-briskula-last = Po každém zdvihu oba lížou kartu, nejdřív ten, kdo zdvih vzal; ten také vynáší. Otočená karta leží vespod a přijde poslední.
learn-briskula-last-done = Tady je to trumfové eso: včas mysli na to, kdo ho dostane.
learn-briskula-dupla-title = Dupla
learn-briskula-dupla = V duple má každý čtyři karty a zdvih má čtyři: hrajete střídavě, každý dvě. Nejsilnější jediná karta bere vše. Vynes kartu.
learn-briskula-dupla-done = Ve třech hraje každý za sebe, bez dvojky pohárů; čtyři hrají ve dvojicích, které sedí naproti sobě.
learn-briskula-count-title = Jedenašedesát
learn-briskula-count = Víc než polovina ze 120 bodů vyhrává rozdání; šedesát na šedesát není ničí. Čtyři vyhraná rozdání vyhrávají zápas.
learn-briskula-count-done = Počítej, co padlo: ke konci můžeš znát každou kartu. A teď hraj.

## Laboratoř

lab-title = Laboratoř
lab-about = Ať kteříkoli hráči odehrají tolik her, kolik je třeba, aby bylo jasné, kdo je lepší. Každý hraje každé rozdání z každého místa.
lab-setup = Zápas
lab-player = Hráč { $number }
lab-add = Ještě jeden hráč
lab-remove = O jednoho méně
lab-games = Her
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
value-yes = ano
value-no = ne
value-closed = zakryté
value-open = odkryté
value-out = dohráním
value-shown = vidět
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
house-not-writable = Dům teď nemůže nic uložit. Žádný tah se neztratí, jen ještě není přijat. Pokračuje se samo.
record-uploaded = nahraná
password-old = Současné heslo
password-new = Nové heslo
password-change = Změnit heslo
password-changed = Heslo je změněno. Všude jinde jsi odhlášen.
delete-me = Smazat mě
delete-me-sure = Tvé jméno zmizí ze všech stolů a záznamů, a co je jen tvé, se smaže. Opravdu?
delete-me-yes = Ano, smaž mě
delete-me-no = Ne
deleted-me = Jsi smazán. Ostatní čtou „někdo“ tam, kde bylo tvé jméno.
start-fixed = Hostitel zvolil, jak tato hra začíná, a zná to.
record-delete = Smazat
