# Co se říká mimo kavárnu: načte se s první stránkou, která to potřebuje.

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
yinsh-do-move = Vyber kruh: nechá tu žeton a odklouže.
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
gobblet-why-touched = Dotčenou figurkou se musí táhnout.
gobblet-say-put = velikost { $size } ze zásoby na { $square }
gobblet-say-move = z { $from } na { $to }
gobblet-tell-reserve = V zásobě, { $colour }: { $pieces }

## Prohlížení her

analysis = Rozbor
analyse = Analyzovat
thinking-time = Čas na přemýšlení
review-costs = Najít chyby
to-start = Na začátek
step-back = O jedno zpět
step-on = O jedno dál
to-end = Na konec
step = Rozhodnutí
variation = Odbočil jsi z odehrané hry.
variation-back = Zpět do hry
cost-here = Lepší bylo { $best } ({ $worth }); { $move } stálo { $cost } %.
cost-known = Podle toho, co se dalo vědět, bylo lepší { $best } ({ $worth }); { $move } stálo { $cost }.
cost-open = S odkrytými kartami bylo nejlepší { $best }: { $move } stálo { $cost }.
cost-open-none = Ani s odkrytými kartami nebylo nic lepší než { $move }.
seen-by = Jak vidí
all-hands = všechny karty odkryté
other-game = Hra
play-on = Hrát odtud
tree = Strom hledání
tree-grow = Vytvoř strom
tree-by = Čí hledání
tree-visits = pokusů: { $visits }
tree-more = a ještě { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }
tree-none = Pro toto rozhodnutí nevyrostl žádný strom.
tree-figure-proof = zbývá vyhrát:
tree-figure-proof-means = Nejméně tolik pozic musí ještě dopadnout dobře, než je výhra dokázána. Při 0 je dokázána.
tree-figure-disproof = zbývá prohrát:
tree-figure-disproof-means = Nejméně tolik pozic musí ještě dopadnout špatně, než je jisté, že se nedá nic vynutit.
tree-figure-least = přinejhorším
tree-figure-least-means = Nejméně, kolik může být tento tah hoden.
tree-figure-most = přinejlepším
tree-figure-most-means = Nejvíce, kolik může být tento tah hoden.
tree-figure-rise = na lepší:
tree-figure-rise-means = Tolik pozic níže by muselo být hodno něco jiného, aby byl tento tah hoden více.
tree-figure-fall = na horší:
tree-figure-fall-means = Tolik pozic níže by muselo být hodno něco jiného, aby byl tento tah hoden méně: čím víc, tím je jistější.
tree-figure-trap = past
tree-figure-trap-means = Co tento tah v průměru přinese proti někomu, kdo hledí méně daleko.
tree-figure-scores = pro každého:
tree-figure-scores-means = Co dostane každý hráč, když hraje každý za sebe.
tree-figure-worlds = rozdání:
tree-figure-worlds-means = V tolika z rozdání, která hledání prošlo.
tree-figure-outcomes = v každém rozdání:
tree-figure-outcomes-means = Co přinese jeden a týž plán v každém z prošlých rozdání.
tree-figure-plans = plánů:
tree-figure-plans-means = Tolik zbývá plánů, z nichž žádný není ve všech rozdáních tak dobrý jako jiný.
tree-figure-likely = pravděpodobnost
tree-figure-likely-means = Jak pravděpodobné to má být.
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
edit-take = Použít
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
learn-again = To není ono. Zkus to znovu.
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit
learn-anew = Od začátku
puzzles = Úlohy
puzzles-none = Pro tuto hru ještě nejsou úlohy.
puzzle-number = Úloha { $number } z { $count }
puzzle-right = Dobře viděno! Správný tah: { $move }.
puzzle-wrong = { $move } není správný tah: { $worth }.
puzzle-reply = { $name } odpoví: { $reply }.
puzzle-unproven = není dokázáno, že vyhraje
puzzle-told = Řešení: { $move }. Zahraj ho a uvidíš, co přijde.
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-show = Ukázat řešení
puzzles-solved = vyřešeno: { $count }
task-win = Najdi jediný vítězný tah (do konce { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }, počítáno jen tvoje)
task-score = Všechny karty jsou odkryté: najdi jedinou kartu, která přinese { $score }
briskula-task-win = Všechny karty jsou odkryté. Jen jedna tvoje ještě vyhraje rozdání: která?
briskula-task-draw = Všechny karty jsou odkryté. Jen jedna tvoje ještě zachrání remízu při šedesáti: která?
briskula-task-note = Počítá se rozdání: vyhrává, kdo má 61 bodů nebo víc, 60 na obou stranách je remíza; o kolik, na tom nezáleží.
quest-note = Všechny karty jsou odkryté a ostatní hrají, jak nejlépe umějí.
quest-reached = ta to dokáže
quest-missed = pak to nevyjde
quest-marias-hra = Vyhraj hru: dokáže to už jen jedna tvoje karta. Která?
quest-marias-sedma = Zachraň sedmu: už jen s jednou tvojí kartou vezme poslední zdvih. Se kterou?
quest-marias-stovka = Uhraj kilo: dokáže to už jen jedna tvoje karta. Která?
quest-marias-money = Nejlevnější cesta ven: jedna tvoje karta stojí nejvýš { $number }. Která?
quest-marias-money-worth = stojí { $number }
quest-tarok-mond = Zachraň monda: dokáže to už jen jedna tvoje karta. Která?
quest-tarok-pagat = Přiveď pagáta domů: už jen s jednou tvojí kartou vezme poslední zdvih. Se kterou?
quest-tarok-36 = Uhraj 36 bodů: hru vyhraje už jen jedna tvoje karta. Která?
quest-tarok-beggar = Udrž žebráka: už jen s jednou tvojí kartou zůstaneš bez zdvihu. Se kterou?
quest-tarok-klop = Klop, odevzdej zdvihy: s jednou tvojí kartou vezmeš celkem nejvýš { $number } bodů. Se kterou?
quest-tarok-klop-worth = celkem do { $number } bodů

## Laboratoř

lab-title = Laboratoř
lab-about = Ať kteříkoli hráči odehrají tolik her, kolik je třeba, aby bylo jasné, kdo je lepší. Každý hraje každé rozdání z každého místa.
lab-setup = Zápas
lab-player = Hráč { $number }
lab-add = Ještě jeden hráč
lab-remove = O jednoho méně
lab-games = Počet her
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
fares-title = Proti lidem
fares-about = Čeho programy dosáhly v rozdání, které s nimi lidé u zdejších stolů dohráli. Jména se neuvádějí.
fares-none = Nikdo tu ještě nedohrál rozdání této hry s programem. Zahraj si a započítá se.
fares-engine = Program
fares-rules = Pravidla
fares-deals = Rozdání
fares-mean = Na rozdání
fares-interval = 95% interval
fares-usual = obvyklá
fares-one = jedno rozdání ještě nic neříká
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
option-pieces = Figur každé velikosti
option-blitz = Blitz
option-profile = Pravidla
option-rank-order = Desítka
option-blind-trump = Trumf lze volit naslepo
option-betl-durch = Betl a durch
option-open-betl = Odkryté karty při betlu a durchu
option-tariff = Sazba
option-hundred-base = Hodnota ohlášeného kila
option-hundred-growth = Body nad sto
option-hundred-marriage = Hláška, která se počítá do kila
option-hundred-replaces = Kilo místo hry
option-killed-doubles = Zabitá sedma stojí dvojnásobek
option-keep-seven = Ohlášená sedma se drží
option-flek-without-re = Flek bez re
option-max-raises = Fleky na jeden závazek
option-cap = Strop na jednoho soupeře
value-profile = podle zvolených pravidel
value-openmarias = OpenMariáš
value-voleny-csm = volený podle svazu
value-usual = pod esem
value-natural = pod spodkem
value-double = zdvojnásobí
value-linear = přičte
value-best = nejlepší
value-first = první
value-play = hraje se
value-lost = je prohraná
value-yes = ano
value-no = ne
value-closed = zakryté
value-open = odkryté
value-out = dohráním
value-shown = viditelné
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
option-preset = Čí pravidla
option-opening = První slovo předáka
option-values = Hodnoty: tři/dvě/jedna/sólo/žebrák
option-highest = Nejvyšší hra
option-discard-taroks = Taroky lze odložit
option-defenders-announce = Hlásí i obránci
option-silent-defenders = Tiché prémie i pro obránce
option-lost-pagat = Ztracený poslední pagat stojí 25
option-silent-valat = Hodnota tichého valatu
option-kontra-steps = Kontra, re, sub, mort: kolik
option-failed-kontra = Po nevydařené kontře
option-lead = Kdo vynáší při tři, dvě, jedna
option-keep-pagat = Hlášený pagat se musí držet
option-klop-full = Klop: plný od
option-klop-empty = Klop: bez zdvihu
option-klop-others = Klop: ostatní pak
option-open-beggar = Žebrák se vyloží po zdvihu
option-mond = Ztracený mond stojí
option-mond-always = Mond i při klopu a žebrákovi
option-radelc-solo = Radelce i po sólu
option-radelc-erased = Radelc se smaže
option-radelc-left = Zbylý radelc se počítá
option-deals = Rozdání v partii
option-m = Náhodných her po každém tahu
option-depth = Hloubka
option-wins = Který vítězný tah
option-order = Pořadí tahů
option-lost = Když každý tah prohrává
option-iterations = Náhodných her na rozhodnutí
option-c = Konstanta průzkumu
option-t = Návštěv před rozvětvením uzlu
option-expansion = Jak uzel získá potomky
option-preselection = Okamžité výhry, bez dárků
option-backup = Čí výsledek se počítá
option-table = Transpoziční tabulka
option-trust = Záznamy, kterým se věří
option-paths = Opakování a tabulka
option-symmetry = Symetrické pozice spolu
option-deepening = Postupné prohlubování
option-aspiration = Úzké okno
option-minimal-window = Minimální okno
option-foresight = Výhry a hrozby hry
option-ordering = Pořadí podle hry
option-killers = Zabijácké tahy
option-history = Historie vyvrácení
option-counter-moves = Protitahy
option-reductions = Pozdní tahy mělčeji
option-margin = Rezerva u listů
option-similarity = Podíl průměru
option-null-move = Prázdný tah: o kolik mělčeji
option-late-moves = Tichých tahů u listů
option-extension = Hrozby hledají hlouběji
option-quiescence = Ostré tahy za hloubkou
option-settle = Dál do uklidnění
option-elimination = Vynechat zbytečné tahy
option-first-repetition = První opakování je remíza
option-skip-met = Vynechat už potkané pozice
option-unfinished = Odpověď z nedokončené hloubky
option-selection = Jak se volí větev
option-first-play = Nevyzkoušené tahy
option-urgency = Hodnota nevyzkoušených tahů
option-rave = Počítají se i pozdější tahy (RAVE)
option-rave-visits = Návštěv při stejné váze
option-widening = Nejdřív nejpravděpodobnější tahy
option-choice = Tah, který se zahraje
option-greedy = Hladové dohrávky
option-epsilon = Podíl náhodných tahů
option-cut = Zkrátit dohrávky
option-cut-after = Po tolika rozhodnutích
option-solver = Přesné konce hry
option-reuse = Ponechat strom
option-shallow = Krátký pohled vpřed
option-shallow-playouts = Krátký pohled v dohrávkách
option-book = Kniha zahájení
option-progress = Raději postupuje, než opakuje
option-setup = Rozmístění kruhů
option-own-row = Odměna za vlastní řadu
option-other-row = Trest za soupeřovu řadu
option-sorting = Tahy podle hodnocení
option-playouts = Tahy v dohrávkách
option-aim = Cíl
option-weights = Naučená strategie
option-worlds = Světy
option-tricks = Poslední zdvihy
option-horizon = Vlastních rozhodnutí do hodnocení
option-reading = Cizích karet, z nichž se čte
option-branches = Větev stromu
option-peek = Co vidí kromě svých karet
option-published = Publikovaný program
option-goal = Co se počítá v náhodné hře
option-consider = Karty ve stromu
option-stronger = Co je silnější než obyčejná karta
option-search = Prohledávání
option-particles = Pravděpodobné ruce
option-share = Podíl času na vzorkování
option-exhaustive = Všechny světy, je-li jich málo
option-mix = Mělký pohled vedle hlubokého
option-mix-weight = Váha mělkého pohledu
option-delay = Vlastních rozhodnutí před odkrytými kartami
option-inside = Co prohledává svět
option-sets = Karet v ruce pro množiny
option-look = Hloubka ve světě
option-early-cut = Časný řez
option-root-cut = Řez v kořeni
option-useless-worlds = Vynechat světy bez užitku
option-observers = Číma očima se dívají stromy
option-noise = Náhodná část každé meze
option-talons = Náhodných rozdání při licitaci
option-combinations = Kombinací barev
option-deals-bidding = Simulovaných rozdání při licitaci
option-choose = Která ze dvou kombinací
option-depth-later = Hloubka později
option-depth-last = Hloubka na konci
option-cards-later = Karet, od kterých hledá hlouběji
option-cards-last = Karet, od kterých hledá nejhlouběji
option-klop-sign = Klop: znaménko vysokého taroku
option-key = Karty se stejným záznamem
option-entries = Záznamů v tabulce
option-table-first = Nejdřív tah z tabulky
option-beggar-lowest = Berač: i nejnižší třetí karta
option-pool = Světů na výběr
option-past = Váha toho, co říká minulost
option-doubt = Standardních chyb před hlášením
option-thumb = Váha rychlé hry při hlášení
option-quick = Váha rychlé hry při kartách
option-trump = Jak se volí trumf
option-trump-deals = Rozdání, která soudí barvu
option-bids = Co hlásí
option-trump-card = Trumf, který se ukáže
option-forhont-asks = Co žádá zvýšení forhonta
option-opponent-asks = Co žádá zvýšení soupeře
option-strength = Hodnota stupně síly
option-trump-steps = Stupňů, o které je trumf silnější
option-paranoia = Váha paranoidní hodnoty
option-habit = Pravděpodobnost hry podle jednoduchých pravidel
option-simulations = Odehraných plánů na svět
option-reduction = Co by dovolili soupeři
option-moves = Vlastní rozhodnutí pro všechny světy
option-cuts = Skončit, kde víc nejde
option-thorough = Vlastní rozhodnutí výsledného plánu
option-passes = Průchodů přes světy
option-mobility = List počítá své tahy
option-spread = Rozpětí kolem ohodnocení
option-narrowing = Co z něj zbude na tah
option-grain = Krok stupnice
option-threshold = Listů, které změní hodnotu
option-within = Kolik smí stát past
option-weight = Váha pasti
option-most-gain = Největší započítaný zisk
option-best-share = Podíl, který hraje nejlépe
option-mtd = Jen minimální okna (MTD(f))
option-refutations = Tabulka vyvrácení
value-preset = jako v těchto pravidlech
value-seed = původní
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = jen z nutnosti
value-free = volně
value-beggar = žebrák
value-solo = sólo
value-other = druhý obránce dostane
value-author = kdo ji dal, platí
value-declarer = hlavní hráč
value-forehand = předák
value-keep = nechají si minus
value-zero = nedostanou nic
value-won = po vyhrané hře
value-any = kterýkoli
value-fastest = nejrychlejší
value-generated = jak vznikají
value-targets = podle cílových polí
value-forfeit = vzdá se
value-resist = nejdelší odpor
value-one = jednoho za návštěvu
value-mixed = promíchané
value-own = vlastní
value-bucketed = čtyři místa na klíč
value-same = stejné hloubky
value-deeper = i větší hloubky
value-exact = přesně
value-practical = prakticky
value-fresh = pokaždé znovu
value-kept = ponechané
value-ucb1 = UCB1
value-puct = PUCT
value-all = vše
value-value = podle hodnoty
value-parent = jako rodič
value-visits = nejvíc návštěv
value-secure = nejlepší dolní mez
value-evaluation = podle hodnocení
value-order = podle pořadí
value-near = blízko sebe
value-edge = na okraji
value-random = náhodně
value-epsilon-greedy = epsilon-hladově
value-dupla = dupla
value-win = vyhrát rozdání
value-points = body
value-match = vyhrát zápas
value-none = žádné
value-alphabeta = alfa-beta
value-maxn = max^n: každý za sebe
value-partition = množiny světů na konci
value-payoff = podle otevřených karet
value-beta = průběžně
value-some = některé
value-places = místo v ruce
value-easy = lehký
value-medium = střední
value-hard = těžký
value-open-cards = otevřené karty
value-useful = jen užitečné
value-suit = karty její barvy
value-trumps = i trumfy
value-tree = strom vlastních rozhodnutí
value-trick = zdvih dopředu
value-cards = karta
value-hands = karty ostatních
value-stock = i balíček
value-single = jedno místo
value-multiple = každé místo
value-remembering = každé místo se vším, co vidělo
value-combination = lepší kombinace
value-completion = lepší doplnění
value-printed = jak je vytištěno
value-prose = jak říká text
value-grouped = téměř stejné
value-published = podle vytištěného vzorce
value-cut = při ořezáních
value-best-half = polovina při nejlepším tahu
value-games = mnoho rychlých rozdání
value-hra = jen hra
value-rating = podle hodnocení barvy
value-highest = nejvyšší
value-lowest = nejnižší

## Tarok

tarok-game-three = tři
tarok-game-two = dvě
tarok-game-one = jedna
tarok-game-solo = sólo
tarok-game-beggar = žebrák
tarok-game-klop = klop
tarok-item-game = hra
tarok-item-trula = trula
tarok-item-kings = králové
tarok-item-pagat = pagát ultimo
tarok-item-valat = valat
tarok-of-defenders = { $name } (obránci)
tarok-kontra = kontra
tarok-re = re
tarok-sub = sub
tarok-mort = mort
tarok-raise = { $raise }: { $items }
tarok-pass = dál
tarok-announce-none = bez hlášení
tarok-kontra-none = dobrá
tarok-no-announcement = Nic nehlásit
tarok-no-raise = Nechat tak
tarok-say-announce = Ohlásit: { $items }
tarok-raise-title = Kontra, re, sub, mort
tarok-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
   *[other] { $count } zdvihů
  }
radelci-held = { $count ->
    [one] { $count } radelc
    [few] { $count } radelce
   *[other] { $count } radelců
  }
tarok-declarer = hlavní hráč
tarok-defender = obránce
tarok-defenders = obránci
tarok-said = Co kdo řekl
tarok-forced = povinně
tarok-your-word = jsi na řadě
tarok-word-of = na řadě: { $name }
tarok-about-three = tři karty z talonu
tarok-about-two = dvě karty z talonu
tarok-about-one = jedna karta z talonu
tarok-about-solo = bez talonu
tarok-about-beggar = bez zdvihu
tarok-about-klop = každý za sebe, vezmi co nejméně
tarok-about-pass = už nelicituješ
tarok-about-keep = necháš si svou hru
tarok-about-hold = držíš: sedíš dřív ({ $name })
tarok-why-klop = jen předák, který zůstal sám u tří
tarok-why-pass-final = zůstáváš sám: nech si, nebo zvyš
tarok-why-pass-opening = předák musí začít
tarok-why-below = { $you ->
    [yes] níž než tvoje hra: { $game }
   *[no] příliš nízko: { $name } už hraje { $game }
  }
tarok-why-behind = { $name } sedí dřív: řekni víc
tarok-why-kept = Králové, pagát, mond a škýz se neodhazují.
tarok-why-suit-first = Taroky se odhazují, jen když nejsou jiné karty.
tarok-why-pagat = Pagát jde poslední: máš jinou kartu.
tarok-why-emperor = Na stole je mond a škýz: pagát je bere a musí padnout.
tarok-why-follow = Přiznej barvu: { $suit }.
tarok-why-follow-tarok = Vynesen je tarok: dej tarok.
tarok-why-tarok = Tuhle barvu nemáš ({ $suit }): dej tarok.
tarok-why-beat = Tuhle kartu můžeš přebít, takže musíš: { $card }.
tarok-why-said = už ohlášeno
tarok-why-closed = teď to nejde
tarok-plays = { $you ->
    [yes] Hraješ
   *[no] { $name } hraje
  }
tarok-klop-means = každý za sebe, vezmi co nejméně
tarok-deal = { $deal }. rozdání
tarok-deal-of = { $deal }. rozdání z { $deals }
tarok-radelc-doubles = radelc zdvojnásobí tuhle hru
tarok-shown = { $you ->
    [yes] Přede všemi odhazuješ: { $cards }
   *[no] { $name } přede všemi odhazuje: { $cards }
  }
tarok-gifts = Z talonu
tarok-plus-discards = { $count ->
    [one] + { $count } odhozená
    [few] + { $count } odhozené
   *[other] + { $count } odhozených
  }
tarok-with-talon = s talonem
tarok-stake = ±({ $value } + rozdíl)
tarok-stake-times = ±{ $by } × ({ $value } + rozdíl)
tarok-take-group = Vezmi jednu skupinu. Tolik karet odhodíš.
tarok-takes-group = { $you ->
    [yes] Vybíráš skupinu talonu.
   *[no] { $name } vybírá skupinu talonu.
  }
tarok-puts-away = { $you ->
    [yes] Odhazuješ karty.
   *[no] { $name } odhazuje karty.
  }
tarok-away-rule = Počítají se tobě. Bez králů a truly; ostatní taroky vidí všichni.
tarok-played = Zahrané karty
tarok-talon-closed = { $count ->
    [one] talon: { $count } karta
    [few] talon: { $count } karty
   *[other] talon: { $count } karet
  }
tarok-talon-rest = zbytek talonu
tarok-last-of = poslední zdvih: { $name }
tarok-discards = Odhozeno
tarok-say-talon = vezmi { $cards }
tarok-say-discard = odhoď { $cards }
tarok-tell-group = Talon, { $number }. skupina: { $cards }
tarok-tell-gift = { $you ->
    [yes] Se zdvihem dostáváš z talonu: { $card }
   *[no] { $name } se zdvihem dostává z talonu: { $card }
  }
tarok-tell-trick = Zdvih: { $cards }; { $you ->
    [yes] bereš
   *[no] bere { $name }
  }
tarok-end-talon = Talon
tarok-end-taken = vzato
tarok-end-discards = Hlavní hráč odhodil
tarok-end-threes = Počítání po třech
tarok-end-threes-how = tři karty: součet minus 2; poslední pár nebo jedna karta: minus 1
tarok-end-needs = ze 70, vyhrává 36
tarok-end-pile = { $name }: { $points }
tarok-end-others = { $names }: { $points }
tarok-end-radelci = Radelce po téhle hře
tarok-end-got = Každý dostane radelc.
account-tarok-tricks = zdvihy
account-tarok-thirds = třetiny bodu
account-tarok-game = hra
account-tarok-difference = rozdíl od 35
account-tarok-beggar = žebrák
account-tarok-trula = trula
account-tarok-kings = králové
account-tarok-pagat = pagát ultimo
account-tarok-valat = valat
account-tarok-defenders-trula = trula obránců
account-tarok-defenders-kings = králové obránců
account-tarok-defenders-pagat = pagát ultimo obránců
account-tarok-defenders-valat = valat obránců
account-tarok-silent-trula = trula, tichá
account-tarok-silent-kings = králové, tiší
account-tarok-silent-pagat = pagát ultimo, tichý
account-tarok-lost-pagat = pagát ztracený v posledním zdvihu
account-tarok-silent-valat = valat, tichý
account-tarok-failed-kontra = nevydařená kontra
account-tarok-mond = ztracený mond
account-tarok-klop = klop: vzaté body
account-tarok-full = klop: plný
account-tarok-empty = klop: bez zdvihu
account-tarok-radelci-left = zbylé radelce
account-tarok-kontra = kontra
account-tarok-re = re
account-tarok-sub = sub
account-tarok-mort = mort
account-tarok-radelc = radelc
leader = vede
discard-hint = Podle nápovědy
text-more = Ještě { $count }: psaním seznam zúžíš.

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
rank-ta-C = jezdec
  .gender = masculine
rank-ta-Q = dáma
  .gender = feminine
rank-ta-K = král
  .gender = masculine
card-ta = { $suit } { $rank }
own-ta-T1 = pagát
own-ta-T21 = mond
own-ta-T22 = škýz

## Introductions

intro-again = Ukázat příště znovu
intro-never = Žádné úvody, u žádné hry
intro-play = Hrát
intro-learn = Nauč se ji krok za krokem
marias-intro-about = Hrají tři, jeden proti dvěma. Ten jeden je forhont: vybere trumf ze sedmi karet, dostane ještě pět a dvě odloží do talonu.
marias-intro-goals = Hra: víc bodů než druhá strana. Sedma: poslední zdvih trumfovou sedmou. Kilo: sto bodů. Kdo pochybuje, řekne flek a počítá se dvojnásob.
marias-intro-table = Desítka, eso a poslední zdvih se počítají po deseti bodech, svršek s králem jedné barvy 20, v trumfech 40. Karta, kterou hrát nemůžeš, na dotek řekne proč.

## Own pictures of cards

pictures-folder = Vlastní obrázky ze složky
pictures-forget = Zpět na karty kavárny
pictures-tip = Zůstanou v tomhle prohlížeči. Soubor se jmenuje podle karty: { $example }
pictures-found = Nalezené obrázky: { $found }
pictures-missing = Kreslí je kavárna: { $cards }
pictures-wrong = Nejsou to obrázky karet z tohoto balíčku: { $files }
pictures-failed = Tenhle prohlížeč obrázky nedokázal uchovat.

## Mariáš

account-title = Vyúčtování
account-sum = Celkem
account-points = body
account-deal = rozdání
account-marias-marriages = z toho v hláškách
account-marias-hra = hra
account-marias-sedma = sedma
account-marias-quiet-seven = tichá sedma
account-marias-stovka = kilo
account-marias-betl = betl
account-marias-durch = durch
account-marias-quiet-hundred = tiché kilo
account-marias-over-hundred = body nad sto
account-marias-killed = zabitá
account-marias-hearts = červené
account-marias-cap = nad horní hranici
account-marias-flek = flek
account-marias-re = re
account-marias-tutti = tutti
account-marias-boty = boty
account-marias-kalhoty = kalhoty
account-marias-kaiser = kaiser
account-marias-rekaiser = rekaiser
over-cards = Všechny karty
over-dealt = jak byly rozdány
over-played = jak byly hrány
over-tricks = zdvih po zdvihu
marias-forhont = forhont
marias-declarer = hlavní hráč
marias-money = peníze { $money }
marias-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
    [many] { $count } zdvihu
   *[other] { $count } zdvihů
  }
marias-turned = otočená
marias-trump-mark = trumf
marias-marriage = hláška { $points }
marias-marriage-of = hláška, { $suit }: { $points }
marias-talon-own = Tvůj talon: vidíš ho jen ty.
marias-talon-of = Talon
figure-hra = hra
figure-sedma = sedma
figure-stovka = kilo
figure-more = za všechno navíc
figure-spread = rozptyl podle rozdání
figure-win = výhra
figure-trula = trula
figure-kings = králové
figure-pagat = pagát ultimo
figure-valat = valat
figure-mond = ztracený mond
figure-full = plný
figure-score = vlastní body
marias-goal-hra = hra
marias-goal-sedma = sedma
marias-goal-stovka = kilo
marias-goal-betl = betl
marias-goal-durch = durch
marias-on-hra = na hru
marias-on-sedma = na sedmu
marias-on-stovka = na kilo
marias-on-betl = na betl
marias-on-durch = na durch
marias-raise-of = { $raise } { $goal }
marias-about-hra = víc bodů
marias-about-sedma = poslední zdvih trumfovou sedmou
marias-about-stovka = sto bodů s jednou hláškou
marias-about-betl = ani jeden zdvih
marias-about-durch = všechny zdvihy
marias-for-each = za každého soupeře
marias-hearts = červené
marias-fold = sbalit
marias-unfold = rozbalit
marias-said = Co zaznělo
marias-now = teď
marias-with = potom { $word }
marias-announce = ohlásit
marias-you-say = Řekneš
marias-nothing = nic
marias-at-stake = hraješ o
marias-say = Řekni { $words }
marias-word-of = { $name }: má slovo
marias-their-word = na řadě jsou oni: { $word } je { $worth }
marias-no-more = výš už to nejde
marias-only-seven = jen kdo má trumfovou sedmu
marias-no-later = forhont hlásí jen na začátku
marias-say-pass = mlčím
marias-say-colour = Barva?
marias-say-good = dobrá
marias-say-bad = špatná
marias-means-colour = hra s trumfem
marias-means-good = hraje se to
marias-means-bad = bereš talon a hraješ výš
marias-say-trump = trumf: { $card }
marias-say-trump-hidden = trumf, zakrytý
marias-say-talon = do talonu: { $cards }
marias-say-talon-hidden = dvě karty do talonu
marias-choose-trump = Máš sedm karet. Která určí trumf?
marias-trump-picked = { $card }: do hlášení zůstane zakrytá.
marias-trump-play = Trumf: { $suit }
marias-trump-card = Dotkni se karty
marias-trump-blind = Trumf naslepo
marias-lookup = Tabulka trumfů
marias-lookup-about = Vyber prvních sedm karet forhonta: tabulka řekne, co každá barva jako trumf přinese na rozdání.
marias-lookup-hand = { $count } ze 7 karet
marias-lookup-none = Tabulka pro tato pravidla tu není. Vytvoří ji
marias-lookup-only = žádná jiná barva neslibuje ani polovinu
marias-lookup-draw = Sedm náhodně
marias-lookup-clear = Vymazat
marias-waits-trump = { $you ->
    [yes] Vybíráš trumf.
   *[no] { $name } vybírá trumf.
  }
marias-waits-talon = { $you ->
    [yes] Odkládáš dvě karty do talonu.
   *[no] { $name } odkládá dvě karty do talonu.
  }
marias-waits-game = { $you ->
    [yes] Říkáš, co se hraje.
   *[no] { $name } říká, co se hraje.
  }
marias-waits-answer = { $you ->
    [yes] Odpovídáš.
   *[no] { $name } odpovídá.
  }
marias-plays = { $you ->
    [yes] Ty hraješ
   *[no] { $name } hraje
  }
marias-we = my
marias-they = oni
marias-points-of = Body: { $name } { $one }, ostatní dva { $two }
marias-against = proti
marias-bound = v talonu je ostrá karta nebo trumf: betl nebo durch
marias-not-higher = není výš než to, co se hraje
marias-why-follow = Přiznej barvu: { $suit }.
marias-why-beat = Tuhle kartu musíš přebít, protože můžeš: { $card }.
marias-why-trump = Bez té barvy musíš dát trumf.
marias-why-higher = Dej vyšší trumf, máš ho: { $card }.
marias-why-ober = Nejdřív svršek, potom král: { $card }.
marias-why-seven = Ohlášená sedma zůstává, dokud máš jinou kartu.
marias-why-fat = Desítky a esa nejdou do talonu: { $card }.
marias-why-trump-card = Tahle karta určuje trumf, zůstává u tebe: { $card }.
marias-talon-binds = S tímhle v talonu můžeš hrát jen betl nebo durch.
marias-talon-breaks = Tím si rozbiješ hlášku: { $suit }.
marias-tell-forhont = Forhont: { $name }
marias-tell-declarer = Sám hraje: { $name }
marias-tell-game = Hra: { $game }
marias-tell-turned = Trumfy jsou { $suit }: otočená karta { $card }
marias-tell-trump = Tvůj trumf, zakrytý: { $card }
marias-edit-first = Označené karty přišly nejdřív: forhont má dvanáct karet a trumf volí z prvních sedmi.
marias-next-forhont = Příští forhont: { $name }
offer-declined = Odmítnuto: hraje se dál.
tap-again = Dotkni se jí ještě jednou a zahraješ ji.

## Seats and steps of a table

seat-name = Jméno
seat-name-of = Jméno: { $seat }
names-same = Každý ať má vlastní jméno.
names-bad = Jedno ze jmen nelze použít: 1 až 24 písmen jedné abecedy, číslic, nebo mezi nimi - ' . _ a ne jméno někoho jiného.
steps = Od tohoto stolu

## Učení z chyb

mistakes = Uč se z vlastních chyb
mistakes-looking = Počítač prochází tvá rozhodnutí…
mistakes-none = Žádná chyba, která by stála za řeč: dobrá hra!
mistakes-accuracy = Přesnost { $share } %
mistakes-accuracy-means = Rozhodnutí bez chyby, která by stála za řeč: { $good } z { $all }.
mistake-number = Chyba { $number } z { $count }
mistake-played = Tvůj tah: { $move }
mistake-find = Najdi něco lepšího.
mistake-cost-points = cena: { $cost } bodu
mistake-cost-money = cena v penězích: { $cost }
mistake-cost-win = cena: { $cost } % šance na výhru
mistake-best = Ano! Nejlepší: { $move }.
mistake-good = Dobře: { $move } je skoro stejně dobré jako nejlepší tah.
mistake-better = { $move } je lepší, ale jde to ještě líp.
mistake-same = To jsi už hrál.
mistake-worse = { $move } není o nic lepší.
mistake-told = Nejlepší bylo: { $move }.
mistake-next = Další chyba
why-still-out = Ještě nepadlo: { $card }. Zdvih bere { $name }: { $points }.
why-would-take = S jinou kartou ({ $best }) by byl zdvih tvůj: { $points }.
why-cheaper = Zdvih by byl tvůj i s jinou kartou ({ $best }) a v ruce by zůstalo: { $move }.
why-gave = Druhá strana dostala víc než s jinou kartou ({ $best }): { $points }.
why-too-much = Zdvih přinesl { $points }; později by tahle karta ({ $move }) přinesla víc.
why-feed = Zdvih bere tvoje strana: jiná karta ({ $best }) by přidala { $points }.
why-took-anyway = Zdvih jsi vzal ty; s jinou kartou ({ $best }) by ho vzal { $name }.
why-mond = Monda přebije jen škýz a ten ještě nepadl.
why-pagat = Pagáta šlo ještě chytit.
why-missed-win = { $best } vyhrává za { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }.
why-let-win = Po tvém tahu může { $name } vyhrát za { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }.
why-reply = Čekaná odpověď ({ $name }): { $reply }.
why-row = Hned v dalším tahu { $name } bere řadu.
why-expected = Čekaný výsledek: { $best } { $before }, { $move } { $after }.
why-chance = Šance na výhru klesla z { $before } % na { $after } %.
why-lucky = Při tomhle rozdání to tentokrát nestálo nic.

## Co znamenají čísla

worth-draw = remíza
worth-win = výhra za { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }
worth-loss = prohra za { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }
worth-means-win = Výhra je vynucená; počítají se tahy vítěze.
worth-means-loss = Prohra je vynucená; počítají se tahy poraženého.
worth-means-draw = Nikdo si nevynutí víc než remízu.
worth-means-chance = Šance na výhru.
worth-means-chance-briskula = Šance vyhrát rozdání.
worth-means-points = Výsledek, který se dá čekat na konci rozdání.
worth-means-points-board = Co toto hledání počítá podle vlastního pravidla: víc je lepší pro stranu, která táhne.
worth-means-eval = O kolik vede strana na tahu: 1,00 je jasná výhoda.
worth-means-eval-yinsh = O kolik vede strana na tahu: 1,00 je asi jeden kruh.

## People at the table

pairing-waits = Hledám spoluhráče. Po půl minutě si sedne počítač.
rating-of = rating { $rating }
advanced = Pokročilé
which-player = Hráč
premove-set = vybráno pro tvůj tah
premove-waits = Potom: { $move }. Dotyk to vezme zpět.
premove-do = Svůj další tah si můžeš vybrat už teď.
ending-fold = Podívej se na stůl
ending-unfold = Ukaž výsledek
visits-means = Kolikrát hledání zkusilo tento tah: čím lepší se mu zdá, tím častěji.
chances-means = Jak pravděpodobné je každé z toho, zahraje-li se tohle.
worlds-means = Kolika způsoby počítač rozdal karty, které nevidí, než se rozhodl.
depth-means = O kolik tahů obou stran se počítač díval dopředu a kolik pozic si prohlédl.
ponders = přemýšlí i v čase druhých
ponders-means = Zatímco se rozhodují druzí, počítač už hledá odpověď. Proto vidí dál než obvykle na své úrovni.
evaluation-means = { $share }: kdo stojí lépe, od −100 do 100. Víc než 0 je dobré pro toho, kdo začínal.
interval-means = Průměr a rozpětí, v němž skutečný leží 95krát ze 100. Čím víc her, tím je užší.
scored-means = Kolik v průměru získal v jednom rozdání.
score-means = Skóre všech rozdání u tohoto stolu dosud.
rating-is = Jak dobře kdo hraje tuto hru. Všichni začínají s 1500; kdo má o 200 víc, vyhraje asi tři hry ze čtyř.
marias-goal-worth = Kolik za to teď každý soupeř zaplatí nebo dostane: { $money }
tarok-value-means = { $value }: tolik je hra hodna pro toho, kdo ji hraje, než se počítá cokoli jiného.
tarok-points-means = Body v kartách dosud: ★ kdo hraje, ◆ ostatní. Celkem jich je 70.

## What the regulars say

says-merry-begin = Káva je horká, karty studené. Začněme!
says-merry-declare = Někdo musí být odvážný!
says-merry-raise = Nevěřím ani slovo!
says-merry-won = Viděli jste to? Viděli?
says-merry-lost = No nic, další je moje.
says-calm-begin = Dobrý večer všem. Hrajme.
says-calm-declare = Tak to tedy zkusím.
says-calm-raise = Dovolte mi pochybovat.
says-calm-won = Pěkně to vyšlo.
says-calm-lost = Dobře zahráno. Člověk se učí.
says-sharp-begin = Uvidíme, z jakého jste těsta.
says-sharp-declare = Zapište si: tohle je moje.
says-sharp-raise = To vás bude stát.
says-sharp-won = Jak se dalo čekat.
says-sharp-lost = Jen se těšte. Já si pamatuju všechno.
