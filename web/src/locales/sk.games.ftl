# Čo sa hovorí mimo kaviarne: načíta sa s prvou stránkou, ktorá to potrebuje.

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
gobblet-why-touched = Dotknutou figúrkou treba ťahať.
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
cost-known = Podľa toho, čo sa dalo vedieť, bolo lepšie { $best } ({ $worth }); { $move } stálo { $cost }.
cost-open = S odkrytými kartami bolo najlepšie { $best }: { $move } stálo { $cost }.
cost-open-none = Ani s odkrytými kartami nebolo nič lepšie ako { $move }.
seen-by = Ako vidí
all-hands = všetky karty odkryté
other-game = Hra
play-on = Hrať odtiaľto
tree = Strom hľadania
tree-grow = Vytvor strom
tree-by = Čie hľadanie
tree-visits = pokusov: { $visits }
tree-more = a ešte { $count ->
    [one] jeden ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
  }
tree-none = Pre toto rozhodnutie nevyrástol žiadny strom.
tree-figure-proof = ešte treba vyhrať:
tree-figure-proof-means = Najmenej toľko pozícií musí ešte dopadnúť dobre, kým je výhra dokázaná. Pri 0 je dokázaná.
tree-figure-disproof = ešte treba prehrať:
tree-figure-disproof-means = Najmenej toľko pozícií musí ešte dopadnúť zle, kým je isté, že sa nedá nič vynútiť.
tree-figure-least = prinajhoršom
tree-figure-least-means = Najmenej, koľko môže byť tento ťah hoden.
tree-figure-most = prinajlepšom
tree-figure-most-means = Najviac, koľko môže byť tento ťah hoden.
tree-figure-rise = na lepšie:
tree-figure-rise-means = Toľko pozícií nižšie by muselo byť hodných niečo iné, aby bol tento ťah hoden viac.
tree-figure-fall = na horšie:
tree-figure-fall-means = Toľko pozícií nižšie by muselo byť hodných niečo iné, aby bol tento ťah hoden menej: čím viac, tým je istejší.
tree-figure-trap = pasca
tree-figure-trap-means = Čo tento ťah v priemere prinesie proti niekomu, kto hľadí menej ďaleko.
tree-figure-scores = pre každého:
tree-figure-scores-means = Čo dostane každý hráč, keď hrá každý za seba.
tree-figure-worlds = rozdaní:
tree-figure-worlds-means = V toľkých z rozdaní, ktoré hľadanie prezrelo.
tree-figure-outcomes = v každom rozdaní:
tree-figure-outcomes-means = Čo prinesie jeden a ten istý plán v každom z prezretých rozdaní.
tree-figure-plans = plánov:
tree-figure-plans-means = Toľko zostáva plánov, z ktorých ani jeden nie je vo všetkých rozdaniach taký dobrý ako iný.
tree-figure-likely = pravdepodobnosť
tree-figure-likely-means = Aké pravdepodobné to má byť.
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
puzzle-reply = { $name } odpovie: { $reply }.
puzzle-unproven = nie je dokázané, že vyhrá
puzzle-told = Riešenie: { $move }. Zahraj ho a uvidíš, čo príde.
puzzle-again = Skúsiť znova
puzzle-next = Ďalšia úloha
puzzle-show = Ukázať riešenie
puzzles-solved = vyriešené: { $count }
task-win = Nájdi jediný víťazný ťah (do konca { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
  }, počítané len tvoje)
task-score = Všetky karty sú odkryté: nájdi jedinú kartu, ktorá prinesie { $score }
briskula-task-win = Všetky karty sú odkryté. Len jedna tvoja ešte vyhrá rozdanie: ktorá?
briskula-task-draw = Všetky karty sú odkryté. Len jedna tvoja ešte zachráni remízu pri šesťdesiatich: ktorá?
briskula-task-note = Počíta sa rozdanie: vyhráva, kto má 61 bodov alebo viac, 60 na oboch stranách je remíza; o koľko, na tom nezáleží.
quest-note = Všetky karty sú odkryté a ostatní hrajú, ako sa len dá najlepšie.
quest-reached = tá to dokáže
quest-missed = potom to nevyjde
quest-marias-hra = Vyhraj hru: dokáže to už len jedna tvoja karta. Ktorá?
quest-marias-sedma = Zachráň sedmu: už len s jednou tvojou kartou vezme posledný zdvih. S ktorou?
quest-marias-stovka = Urob stovku: dokáže to už len jedna tvoja karta. Ktorá?
quest-marias-money = Najlacnejšia cesta von: jedna tvoja karta stojí najviac { $number }. Ktorá?
quest-marias-money-worth = stojí { $number }
quest-tarok-mond = Zachráň monda: dokáže to už len jedna tvoja karta. Ktorá?
quest-tarok-pagat = Priveď pagata domov: už len s jednou tvojou kartou vezme posledný zdvih. S ktorou?
quest-tarok-36 = Urob 36 bodov: hru vyhrá už len jedna tvoja karta. Ktorá?
quest-tarok-beggar = Udrž berača: už len s jednou tvojou kartou ostaneš bez zdvihu. S ktorou?
quest-tarok-klop = Klop, odovzdaj zdvihy: s jednou tvojou kartou vezmeš spolu najviac { $number } bodov. S ktorou?
quest-tarok-klop-worth = spolu do { $number } bodov

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
fares-title = Proti ľuďom
fares-about = Čo programy dosiahli v rozdaní, ktoré s nimi ľudia pri tunajších stoloch dohrali. Mená sa neuvádzajú.
fares-none = Nikto tu ešte nedohral rozdanie tejto hry s programom. Zahraj si a započíta sa.
fares-engine = Program
fares-rules = Pravidlá
fares-deals = Rozdania
fares-mean = Na rozdanie
fares-interval = 95 % interval
fares-usual = obvyklé
fares-one = jedno rozdanie ešte nič nehovorí
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
option-pieces = Figúr každej veľkosti
option-blitz = Blitz
option-profile = Pravidlá
option-rank-order = Desiatka
option-blind-trump = Tromf možno voliť naslepo
option-betl-durch = Betl a durch
option-open-betl = Odkryté karty pri betli a durchu
option-tariff = Sadzba
option-hundred-base = Hodnota ohlásenej stovky
option-hundred-growth = Body nad sto
option-hundred-marriage = Hláška, ktorá sa ráta do stovky
option-hundred-replaces = Stovka namiesto hry
option-killed-doubles = Zabitá sedma stojí dvojnásobok
option-keep-seven = Ohlásená sedma sa drží
option-flek-without-re = Flek bez re
option-max-raises = Fleky na jeden cieľ
option-cap = Strop na jedného súpera
value-profile = podľa zvolených pravidiel
value-openmarias = OpenMariáš
value-voleny-csm = volený podľa zväzu
value-usual = pod esom
value-natural = pod dolníkom
value-double = zdvojnásobí
value-linear = pripočíta
value-best = najlepšia
value-first = prvá
value-play = hrá sa
value-lost = je prehraná
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
option-preset = Čie pravidlá
option-opening = Prvé slovo predáka
option-values = Hodnoty: tri/dve/jedna/sólo/žobrák
option-highest = Najvyššia hra
option-discard-taroks = Taroky možno odložiť
option-defenders-announce = Hlásia aj obrancovia
option-silent-defenders = Tiché prémie aj pre obrancov
option-lost-pagat = Stratený posledný pagat stojí 25
option-silent-valat = Hodnota tichého valatu
option-kontra-steps = Kontra, re, sub, mort: koľko
option-failed-kontra = Po nevydarenej kontre
option-lead = Kto vynáša pri tri, dve, jedna
option-keep-pagat = Hlásený pagat treba držať
option-klop-full = Klop: plný od
option-klop-empty = Klop: bez štychu
option-klop-others = Klop: ostatní potom
option-open-beggar = Žobrák sa vyloží po štychu
option-mond = Stratený mond stojí
option-mond-always = Mond aj pri klope a žobrákovi
option-radelc-solo = Radelce aj po sóle
option-radelc-erased = Radelc sa zmaže
option-radelc-left = Zvyšný radelc sa počíta
option-deals = Rozdaní v partii
option-m = Náhodných hier po každom ťahu
option-depth = Hĺbka
option-wins = Ktorý víťazný ťah
option-order = Poradie ťahov
option-lost = Keď každý ťah prehráva
option-iterations = Náhodných hier na rozhodnutie
option-c = Konštanta prieskumu
option-t = Návštev pred rozvetvením uzla
option-expansion = Ako uzol získa deti
option-preselection = Okamžité výhry, bez darčekov
option-backup = Čí výsledok sa počíta
option-table = Transpozičná tabuľka
option-trust = Záznamy, ktorým sa verí
option-paths = Opakovanie a tabuľka
option-symmetry = Symetrické pozície spolu
option-deepening = Postupné prehlbovanie
option-aspiration = Úzke okno
option-minimal-window = Minimálne okno
option-foresight = Výhry a hrozby hry
option-ordering = Poradie podľa hry
option-killers = Zabijácke ťahy
option-history = História vyvrátení
option-counter-moves = Protiťahy
option-reductions = Neskoré ťahy plytšie
option-margin = Rezerva pri listoch
option-similarity = Podiel priemeru
option-null-move = Prázdny ťah: o koľko plytšie
option-late-moves = Tichých ťahov pri listoch
option-extension = Hrozby hľadajú hlbšie
option-quiescence = Ostré ťahy za hĺbkou
option-settle = Ďalej do upokojenia
option-elimination = Vynechať zbytočné ťahy
option-first-repetition = Prvé opakovanie je remíza
option-skip-met = Vynechať už stretnuté pozície
option-unfinished = Odpoveď z nedokončenej hĺbky
option-selection = Ako sa volí vetva
option-first-play = Neskúsené ťahy
option-urgency = Hodnota neskúsených ťahov
option-rave = Počítajú sa aj neskoršie ťahy (RAVE)
option-rave-visits = Návštev pri rovnakej váhe
option-widening = Najprv najpravdepodobnejšie ťahy
option-choice = Ťah, ktorý sa zahrá
option-greedy = Pažravé dohrávky
option-epsilon = Podiel náhodných ťahov
option-cut = Skrátiť dohrávky
option-cut-after = Po toľkých rozhodnutiach
option-solver = Presné konce hry
option-reuse = Ponechať strom
option-shallow = Krátky pohľad vpred
option-shallow-playouts = Krátky pohľad v dohrávkach
option-book = Kniha otvorení
option-progress = Radšej postupuje, než opakuje
option-setup = Rozmiestnenie kruhov
option-own-row = Odmena za vlastný rad
option-other-row = Trest za súperov rad
option-sorting = Ťahy podľa hodnotenia
option-playouts = Ťahy v dohrávkach
option-aim = Cieľ
option-weights = Naučená stratégia
option-worlds = Svety
option-tricks = Posledné zdvihy
option-horizon = Vlastných rozhodnutí do hodnotenia
option-reading = Cudzích kariet, z ktorých sa číta
option-branches = Vetva stromu
option-peek = Čo vidí okrem svojich kariet
option-published = Publikovaný program
option-goal = Čo sa počíta v náhodnej hre
option-consider = Karty v strome
option-stronger = Čo je silnejšie než obyčajná karta
option-search = Prehľadávanie
option-particles = Pravdepodobné ruky
option-share = Podiel času na vzorkovanie
option-exhaustive = Všetky svety, ak ich je málo
option-mix = Plytký pohľad popri hlbokom
option-mix-weight = Váha plytkého pohľadu
option-delay = Vlastných rozhodnutí pred odkrytými kartami
option-inside = Čo prehľadáva svet
option-sets = Kariet v ruke pre množiny
option-look = Hĺbka vo svete
option-early-cut = Skorý rez
option-root-cut = Rez v koreni
option-useless-worlds = Vynechať svety bez úžitku
option-observers = Čími očami sa pozerajú stromy
option-noise = Náhodná časť každej hranice
option-talons = Náhodných rozdaní pri licitácii
option-combinations = Kombinácií farieb
option-deals-bidding = Simulovaných rozdaní pri licitácii
option-choose = Ktorá z dvoch kombinácií
option-depth-later = Hĺbka neskôr
option-depth-last = Hĺbka na konci
option-cards-later = Kariet, od ktorých hľadá hlbšie
option-cards-last = Kariet, od ktorých hľadá najhlbšie
option-klop-sign = Klop: znamienko vysokého taroku
option-key = Karty s rovnakým záznamom
option-entries = Záznamov v tabuľke
option-table-first = Najprv ťah z tabuľky
option-beggar-lowest = Berač: aj najnižšia tretia karta
option-pool = Svetov na výber
option-past = Váha toho, čo hovorí minulosť
option-doubt = Štandardných chýb pred hlásením
option-thumb = Váha rýchlej hry pri hlásení
option-quick = Váha rýchlej hry pri kartách
option-trump = Ako sa volí tromf
option-trump-deals = Rozdaní, ktoré súdia farbu
option-bids = Čo hlási
option-trump-card = Tromf, ktorý sa ukáže
option-forhont-asks = Čo žiada zvýšenie forhonta
option-opponent-asks = Čo žiada zvýšenie súpera
option-strength = Hodnota stupňa sily
option-trump-steps = Stupňov, o ktoré je tromf silnejší
option-paranoia = Váha paranoidnej hodnoty
option-habit = Pravdepodobnosť hry podľa jednoduchých pravidiel
option-simulations = Odohraných plánov na svet
option-reduction = Čo by dovolili súperi
option-moves = Vlastné rozhodnutia pre všetky svety
option-cuts = Skončiť, kde viac nejde
option-thorough = Vlastné rozhodnutia výsledného plánu
option-passes = Prechodov cez svety
option-mobility = List počíta svoje ťahy
option-spread = Rozpätie okolo ohodnotenia
option-narrowing = Čo z neho zostane na ťah
option-grain = Krok stupnice
option-threshold = Listov, ktoré zmenia hodnotu
option-within = Koľko smie stáť pasca
option-weight = Váha pasce
option-most-gain = Najväčší započítaný zisk
option-best-share = Podiel, ktorý hrá najlepšie
option-mtd = Iba minimálne okná (MTD(f))
option-refutations = Tabuľka vyvrátení
value-preset = ako v týchto pravidlách
value-seed = pôvodné
value-tarok-net = tarok.net
value-pagat = pagat.com
value-forced = len z nutnosti
value-free = voľne
value-beggar = žobrák
value-solo = sólo
value-other = druhý obranca dostane
value-author = kto ju dal, platí
value-declarer = hlavný hráč
value-forehand = predák
value-keep = nechajú si mínus
value-zero = nedostanú nič
value-won = po vyhratej hre
value-any = ktorýkoľvek
value-fastest = najrýchlejší
value-generated = ako vznikajú
value-targets = podľa cieľových polí
value-forfeit = vzdá sa
value-resist = najdlhší odpor
value-one = jedno za návštevu
value-mixed = premiešané
value-own = vlastné
value-bucketed = štyri miesta na kľúč
value-same = rovnakej hĺbky
value-deeper = aj väčšej hĺbky
value-exact = presne
value-practical = prakticky
value-fresh = zakaždým znova
value-kept = ponechané
value-ucb1 = UCB1
value-puct = PUCT
value-all = všetko
value-value = podľa hodnoty
value-parent = ako rodič
value-visits = najviac návštev
value-secure = najlepšia dolná hranica
value-evaluation = podľa hodnotenia
value-order = podľa poradia
value-near = blízko seba
value-edge = na okraji
value-random = náhodne
value-epsilon-greedy = epsilon-pažravo
value-dupla = dupla
value-win = vyhrať rozdanie
value-points = body
value-match = vyhrať zápas
value-none = žiadne
value-alphabeta = alfa-beta
value-maxn = max^n: každý za seba
value-partition = množiny svetov na konci
value-payoff = podľa otvorených kariet
value-beta = priebežne
value-some = niektoré
value-places = miesto v ruke
value-easy = ľahký
value-medium = stredný
value-hard = ťažký
value-open-cards = otvorené karty
value-useful = len užitočné
value-suit = karty jej farby
value-trumps = aj tromfy
value-tree = strom vlastných rozhodnutí
value-trick = zdvih dopredu
value-cards = karta
value-hands = karty ostatných
value-stock = aj balíček
value-single = jedno miesto
value-multiple = každé miesto
value-remembering = každé miesto so všetkým, čo videlo
value-combination = lepšia kombinácia
value-completion = lepšie doplnenie
value-printed = ako je vytlačené
value-prose = ako hovorí text
value-grouped = takmer rovnaké
value-published = podľa vytlačeného vzorca
value-cut = pri orezaniach
value-best-half = polovica pri najlepšom ťahu
value-games = veľa rýchlych rozdaní
value-hra = len hra
value-rating = podľa hodnotenia farby
value-highest = najvyššia
value-lowest = najnižšia

## Tarok

tarok-game-three = tri
tarok-game-two = dve
tarok-game-one = jedna
tarok-game-solo = sólo
tarok-game-beggar = žobrák
tarok-game-klop = klop
tarok-item-game = hra
tarok-item-trula = trula
tarok-item-kings = králi
tarok-item-pagat = pagát ultimo
tarok-item-valat = valat
tarok-of-defenders = { $name } (obrancovia)
tarok-kontra = kontra
tarok-re = re
tarok-sub = sub
tarok-mort = mort
tarok-raise = { $raise }: { $items }
tarok-pass = ďalej
tarok-announce-none = bez hlásenia
tarok-kontra-none = dobre
tarok-no-announcement = Nič nehlásiť
tarok-no-raise = Nechať tak
tarok-say-announce = Ohlásiť: { $items }
tarok-raise-title = Kontra, re, sub, mort
tarok-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
   *[other] { $count } zdvihov
  }
radelci-held = { $count ->
    [one] { $count } radelc
    [few] { $count } radelce
   *[other] { $count } radelcov
  }
tarok-declarer = hlavný hráč
tarok-defender = obranca
tarok-defenders = obrancovia
tarok-said = Čo kto povedal
tarok-forced = povinne
tarok-your-word = si na rade
tarok-word-of = na rade: { $name }
tarok-about-three = tri karty z talónu
tarok-about-two = dve karty z talónu
tarok-about-one = jedna karta z talónu
tarok-about-solo = bez talónu
tarok-about-beggar = bez zdvihu
tarok-about-klop = každý za seba, vezmi čo najmenej
tarok-about-pass = už nelicituješ
tarok-about-keep = necháš si svoju hru
tarok-about-hold = držíš: sedíš skôr ({ $name })
tarok-why-klop = iba predák, ktorý ostal sám pri troch
tarok-why-pass-final = ostávaš sám: nechaj si alebo zvýš
tarok-why-pass-opening = predák musí začať
tarok-why-below = { $you ->
    [yes] nižšie ako tvoja hra: { $game }
   *[no] príliš nízko: { $name } už hrá { $game }
  }
tarok-why-behind = { $name } sedí skôr: povedz viac
tarok-why-kept = Králi, pagát, mond a škýz sa neodkladajú.
tarok-why-suit-first = Taroky sa odkladajú, iba ak niet iných kariet.
tarok-why-pagat = Pagát ide posledný: máš inú kartu.
tarok-why-emperor = Na stole je mond a škýz: pagát ich berie a musí padnúť.
tarok-why-follow = Priznaj farbu: { $suit }.
tarok-why-follow-tarok = Vynesený je tarok: daj tarok.
tarok-why-tarok = Túto farbu nemáš ({ $suit }): daj tarok.
tarok-why-beat = Túto kartu môžeš prebiť, takže musíš: { $card }.
tarok-why-said = už ohlásené
tarok-why-closed = teraz sa nedá
tarok-plays = { $you ->
    [yes] Hráš
   *[no] { $name } hrá
  }
tarok-klop-means = každý za seba, vezmi čo najmenej
tarok-deal = { $deal }. rozdanie
tarok-deal-of = { $deal }. rozdanie z { $deals }
tarok-radelc-doubles = radelc zdvojnásobí túto hru
tarok-shown = { $you ->
    [yes] Pred všetkými odkladáš: { $cards }
   *[no] { $name } pred všetkými odkladá: { $cards }
  }
tarok-gifts = Z talónu
tarok-plus-discards = { $count ->
    [one] + { $count } odložená
    [few] + { $count } odložené
   *[other] + { $count } odložených
  }
tarok-with-talon = s talónom
tarok-stake = ±({ $value } + rozdiel)
tarok-stake-times = ±{ $by } × ({ $value } + rozdiel)
tarok-take-group = Vezmi jednu skupinu. Toľko kariet odložíš.
tarok-takes-group = { $you ->
    [yes] Vyberáš skupinu talónu.
   *[no] { $name } vyberá skupinu talónu.
  }
tarok-puts-away = { $you ->
    [yes] Odkladáš karty.
   *[no] { $name } odkladá karty.
  }
tarok-away-rule = Počítajú sa tebe. Bez kráľov a truly; ostatné taroky vidia všetci.
tarok-played = Zahrané karty
tarok-talon-closed = { $count ->
    [one] talón: { $count } karta
    [few] talón: { $count } karty
   *[other] talón: { $count } kariet
  }
tarok-talon-rest = zvyšok talónu
tarok-last-of = posledný zdvih: { $name }
tarok-discards = Odložené
tarok-say-talon = vezmi { $cards }
tarok-say-discard = odlož { $cards }
tarok-tell-group = Talón, { $number }. skupina: { $cards }
tarok-tell-gift = { $you ->
    [yes] So zdvihom dostávaš z talónu: { $card }
   *[no] { $name } so zdvihom dostáva z talónu: { $card }
  }
tarok-tell-trick = Zdvih: { $cards }; { $you ->
    [yes] berieš
   *[no] berie { $name }
  }
tarok-end-talon = Talón
tarok-end-taken = vzaté
tarok-end-discards = Hlavný hráč odložil
tarok-end-threes = Počítanie po troch
tarok-end-threes-how = tri karty: súčet mínus 2; posledný pár alebo jedna karta: mínus 1
tarok-end-needs = zo 70, vyhráva 36
tarok-end-pile = { $name }: { $points }
tarok-end-others = { $names }: { $points }
tarok-end-radelci = Radelce po tejto hre
tarok-end-got = Každý dostane radelc.
account-tarok-tricks = zdvihy
account-tarok-thirds = tretiny bodu
account-tarok-game = hra
account-tarok-difference = rozdiel od 35
account-tarok-beggar = žobrák
account-tarok-trula = trula
account-tarok-kings = králi
account-tarok-pagat = pagát ultimo
account-tarok-valat = valat
account-tarok-defenders-trula = trula obrancov
account-tarok-defenders-kings = králi obrancov
account-tarok-defenders-pagat = pagát ultimo obrancov
account-tarok-defenders-valat = valat obrancov
account-tarok-silent-trula = trula, tichá
account-tarok-silent-kings = králi, tichí
account-tarok-silent-pagat = pagát ultimo, tichý
account-tarok-lost-pagat = pagát stratený v poslednom zdvihu
account-tarok-silent-valat = valat, tichý
account-tarok-failed-kontra = nevydarená kontra
account-tarok-mond = stratený mond
account-tarok-klop = klop: vzaté body
account-tarok-full = klop: plný
account-tarok-empty = klop: bez zdvihu
account-tarok-radelci-left = zvyšné radelce
account-tarok-kontra = kontra
account-tarok-re = re
account-tarok-sub = sub
account-tarok-mort = mort
account-tarok-radelc = radelc
leader = vedie
discard-hint = Podľa nápovedy
text-more = Ešte { $count }: písaním zoznam zúžiš.

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
rank-ta-C = jazdec
  .gender = masculine
rank-ta-Q = dáma
  .gender = feminine
rank-ta-K = kráľ
  .gender = masculine
card-ta = { $suit } { $rank }
own-ta-T1 = pagát
own-ta-T21 = mond
own-ta-T22 = škýz

## Introductions

intro-again = Ukázať nabudúce znova
intro-never = Žiadne úvody, pri nijakej hre
intro-play = Hrať
intro-learn = Nauč sa ju krok za krokom
marias-intro-about = Hrajú traja, jeden proti dvom. Ten jeden je forhont: vyberie tromf zo siedmich kariet, dostane ešte päť a dve odloží do talónu.
marias-intro-goals = Hra: viac bodov než druhá strana. Sedma: posledný zdvih tromfovou sedmou. Stovka: sto bodov. Kto pochybuje, povie flek a ráta sa dvojnásobne.
marias-intro-table = Desiatka, eso a posledný zdvih sa rátajú po desať bodov, horník s kráľom jednej farby 20, v tromfoch 40. Karta, ktorú hrať nemôžeš, na dotyk povie prečo.

## Own pictures of cards

pictures-folder = Vlastné obrázky z priečinka
pictures-forget = Späť na karty kaviarne
pictures-tip = Zostanú v tomto prehliadači. Súbor sa volá podľa karty: { $example }
pictures-found = Nájdené obrázky: { $found }
pictures-missing = Kreslí ich kaviareň: { $cards }
pictures-wrong = Nie sú to obrázky kariet z tohto balíčka: { $files }
pictures-failed = Tento prehliadač obrázky nedokázal uchovať.

## Mariáš

account-title = Vyúčtovanie
account-sum = Spolu
account-points = body
account-deal = rozdanie
account-marias-marriages = z toho v hláškach
account-marias-hra = hra
account-marias-sedma = sedma
account-marias-quiet-seven = tichá sedma
account-marias-stovka = stovka
account-marias-betl = betl
account-marias-durch = durch
account-marias-quiet-hundred = tichá stovka
account-marias-over-hundred = body nad sto
account-marias-killed = zabitá
account-marias-hearts = červeň
account-marias-cap = nad hornú hranicu
account-marias-flek = flek
account-marias-re = re
account-marias-tutti = tutti
account-marias-boty = boty
account-marias-kalhoty = kalhoty
account-marias-kaiser = kaiser
account-marias-rekaiser = rekaiser
over-cards = Všetky karty
over-dealt = ako boli rozdané
over-played = ako boli hrané
over-tricks = zdvih za zdvihom
marias-forhont = forhont
marias-declarer = hlavný hráč
marias-money = peniaze { $money }
marias-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
    [many] { $count } zdvihu
   *[other] { $count } zdvihov
  }
marias-turned = otočená
marias-trump-mark = tromf
marias-marriage = hláška { $points }
marias-marriage-of = hláška, { $suit }: { $points }
marias-talon-own = Tvoj talón: vidíš ho iba ty.
marias-talon-of = Talón
figure-hra = hra
figure-sedma = sedma
figure-stovka = stovka
figure-more = za všetko navyše
figure-spread = rozptyl podľa rozdaní
figure-win = výhra
figure-trula = trula
figure-kings = králi
figure-pagat = pagát ultimo
figure-valat = valat
figure-mond = stratený mond
figure-full = plný
figure-score = vlastné body
marias-goal-hra = hra
marias-goal-sedma = sedma
marias-goal-stovka = stovka
marias-goal-betl = betl
marias-goal-durch = durch
marias-on-hra = na hru
marias-on-sedma = na sedmu
marias-on-stovka = na stovku
marias-on-betl = na betl
marias-on-durch = na durch
marias-raise-of = { $raise } { $goal }
marias-about-hra = viac bodov
marias-about-sedma = posledný zdvih tromfovou sedmou
marias-about-stovka = sto bodov s jednou hláškou
marias-about-betl = ani jeden zdvih
marias-about-durch = všetky zdvihy
marias-for-each = za každého súpera
marias-hearts = červeň
marias-fold = zbaliť
marias-unfold = rozbaliť
marias-said = Čo odznelo
marias-now = teraz
marias-with = potom { $word }
marias-announce = ohlásiť
marias-you-say = Povieš
marias-nothing = nič
marias-at-stake = hráš o
marias-say = Povedz { $words }
marias-word-of = { $name }: má slovo
marias-their-word = na rade sú oni: { $word } je { $worth }
marias-no-more = vyššie to už nejde
marias-only-seven = iba kto má tromfovú sedmu
marias-no-later = forhont hlási iba na začiatku
marias-say-pass = mlčím
marias-say-colour = Farba?
marias-say-good = dobrá
marias-say-bad = zlá
marias-means-colour = hra s tromfom
marias-means-good = hrá sa to
marias-means-bad = berieš talón a hráš vyššie
marias-say-trump = tromf: { $card }
marias-say-trump-hidden = tromf, zakrytý
marias-say-talon = do talónu: { $cards }
marias-say-talon-hidden = dve karty do talónu
marias-choose-trump = Máš sedem kariet. Ktorá určí tromf?
marias-trump-picked = { $card }: do hlásenia zostane zakrytá.
marias-trump-play = Tromf: { $suit }
marias-trump-card = Dotkni sa karty
marias-trump-blind = Tromf naslepo
marias-lookup = Tabuľka tromfov
marias-lookup-about = Vyber prvých sedem kariet forhonta: tabuľka povie, čo každá farba ako tromf prinesie na rozdanie.
marias-lookup-hand = { $count } zo 7 kariet
marias-lookup-none = Tabuľka pre tieto pravidlá tu nie je. Vytvorí ju
marias-lookup-only = žiadna iná farba nesľubuje ani polovicu
marias-lookup-draw = Sedem náhodne
marias-lookup-clear = Vymazať
marias-waits-trump = { $you ->
    [yes] Vyberáš tromf.
   *[no] { $name } vyberá tromf.
  }
marias-waits-talon = { $you ->
    [yes] Odkladáš dve karty do talónu.
   *[no] { $name } odkladá dve karty do talónu.
  }
marias-waits-game = { $you ->
    [yes] Hovoríš, čo sa hrá.
   *[no] { $name } hovorí, čo sa hrá.
  }
marias-waits-answer = { $you ->
    [yes] Odpovedáš.
   *[no] { $name } odpovedá.
  }
marias-plays = { $you ->
    [yes] Ty hráš
   *[no] { $name } hrá
  }
marias-we = my
marias-they = oni
marias-points-of = Body: { $name } { $one }, ostatní dvaja { $two }
marias-against = proti
marias-bound = v talóne je mastná karta alebo tromf: betl alebo durch
marias-not-higher = nie je vyššie než to, čo sa hrá
marias-why-follow = Priznaj farbu: { $suit }.
marias-why-beat = Túto kartu musíš prebiť, lebo môžeš: { $card }.
marias-why-trump = Bez tejto farby musíš dať tromf.
marias-why-higher = Daj vyšší tromf, máš ho: { $card }.
marias-why-ober = Najprv horník, potom kráľ: { $card }.
marias-why-seven = Ohlásená sedma zostáva, kým máš inú kartu.
marias-why-fat = Desiatky a esá nejdú do talónu: { $card }.
marias-why-trump-card = Táto karta určuje tromf, zostáva u teba: { $card }.
marias-talon-binds = S týmto v talóne môžeš hrať iba betl alebo durch.
marias-talon-breaks = Tým si rozbiješ hlášku: { $suit }.
marias-tell-forhont = Forhont: { $name }
marias-tell-declarer = Sám hrá: { $name }
marias-tell-game = Hra: { $game }
marias-tell-turned = Tromfy sú { $suit }: otočená karta { $card }
marias-tell-trump = Tvoj tromf, zakrytý: { $card }
marias-edit-first = Označené karty prišli najprv: forhont má dvanásť kariet a tromf volí z prvých siedmich.
marias-next-forhont = Ďalší forhont: { $name }
offer-declined = Odmietnuté: hrá sa ďalej.
tap-again = Dotkni sa jej ešte raz a zahráš ju.

## Seats and steps of a table

seat-name = Meno
seat-name-of = Meno: { $seat }
names-same = Každý nech má vlastné meno.
names-bad = Jedno z mien sa nedá použiť: 1 až 24 písmen jednej abecedy, číslic, alebo medzi nimi - ' . _ a nie meno niekoho iného.
steps = Od tohto stola

## Učenie z chýb

mistakes = Uč sa z vlastných chýb
mistakes-looking = Počítač prechádza tvoje rozhodnutia…
mistakes-none = Žiadna chyba, ktorá by stála za reč: dobrá hra!
mistakes-accuracy = Presnosť { $share } %
mistakes-accuracy-means = Rozhodnutia bez chyby, ktorá by stála za reč: { $good } z { $all }.
mistake-number = Chyba { $number } z { $count }
mistake-played = Tvoj ťah: { $move }
mistake-find = Nájdi niečo lepšie.
mistake-cost-points = cena: { $cost } bodu
mistake-cost-money = cena v peniazoch: { $cost }
mistake-cost-win = cena: { $cost } % šance na výhru
mistake-best = Áno! Najlepšie: { $move }.
mistake-good = Dobre: { $move } je skoro také dobré ako najlepší ťah.
mistake-better = { $move } je lepšie, ale dá sa ešte viac.
mistake-same = To si už hral.
mistake-worse = { $move } nie je o nič lepšie.
mistake-told = Najlepšie bolo: { $move }.
mistake-next = Ďalšia chyba
why-still-out = Ešte nepadlo: { $card }. Zdvih berie { $name }: { $points }.
why-would-take = S inou kartou ({ $best }) by bol zdvih tvoj: { $points }.
why-cheaper = Zdvih by bol tvoj aj s inou kartou ({ $best }) a v ruke by zostalo: { $move }.
why-gave = Druhá strana dostala viac než s inou kartou ({ $best }): { $points }.
why-too-much = Zdvih priniesol { $points }; neskôr by táto karta ({ $move }) priniesla viac.
why-feed = Zdvih berie tvoja strana: iná karta ({ $best }) by pridala { $points }.
why-took-anyway = Zdvih si vzal ty; s inou kartou ({ $best }) by ho vzal { $name }.
why-mond = Monda prebije len škýz a ten ešte nepadol.
why-pagat = Pagáta sa ešte dalo chytiť.
why-missed-win = { $best } vyhráva za { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
  }.
why-let-win = Po tvojom ťahu môže { $name } vyhrať za { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
  }.
why-reply = Očakávaná odpoveď ({ $name }): { $reply }.
why-row = Hneď v ďalšom ťahu { $name } berie rad.
why-expected = Očakávaný výsledok: { $best } { $before }, { $move } { $after }.
why-chance = Šanca na výhru klesla z { $before } % na { $after } %.
why-lucky = Pri tomto rozdaní to tentoraz nestálo nič.

## Čo znamenajú čísla

worth-draw = remíza
worth-win = výhra za { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
  }
worth-loss = prehra za { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
  }
worth-means-win = Výhra je vynútená; rátajú sa ťahy víťaza.
worth-means-loss = Prehra je vynútená; rátajú sa ťahy porazeného.
worth-means-draw = Nikto si nevynúti viac než remízu.
worth-means-chance = Šanca na výhru.
worth-means-chance-briskula = Šanca vyhrať rozdanie.
worth-means-points = Výsledok, ktorý sa dá čakať na konci rozdania.
worth-means-points-board = Čo toto hľadanie ráta podľa vlastného pravidla: viac je lepšie pre stranu, ktorá ťahá.
worth-means-eval = O koľko vedie strana na ťahu: 1,00 je jasná výhoda.
worth-means-eval-yinsh = O koľko vedie strana na ťahu: 1,00 je asi jeden kruh.

## People at the table

pairing-waits = Hľadám spoluhráča. Po pol minúte si sadne počítač.
rating-of = rating { $rating }
advanced = Pokročilé
which-player = Hráč
premove-set = vybrané na tvoj ťah
premove-waits = Potom: { $move }. Dotyk to vezme späť.
premove-do = Svoj ďalší ťah si môžeš vybrať už teraz.
ending-fold = Pozri na stôl
ending-unfold = Ukáž výsledok
visits-means = Koľkokrát hľadanie skúsilo tento ťah: čím lepší sa mu zdá, tým častejšie.
chances-means = Aké pravdepodobné je každé z toho, ak sa zahrá toto.
worlds-means = Koľkými spôsobmi počítač rozdal karty, ktoré nevidí, než sa rozhodol.
depth-means = O koľko ťahov oboch strán počítač pozeral dopredu a koľko pozícií si pozrel.
ponders = rozmýšľa aj v čase druhých
ponders-means = Kým sa rozhodujú druhí, počítač už hľadá odpoveď. Preto vidí ďalej ako zvyčajne na svojej úrovni.
evaluation-means = { $share }: kto stojí lepšie, od −100 do 100. Viac ako 0 je dobré pre toho, kto začínal.
interval-means = Priemer a rozpätie, v ktorom skutočný leží 95-krát zo 100. Čím viac hier, tým je užšie.
scored-means = Koľko v priemere dosiahol v jednom rozdaní.
score-means = Skóre všetkých rozdaní pri tomto stole doteraz.
rating-is = Ako dobre niekto hrá túto hru. Všetci začínajú s 1500; kto má o 200 viac, vyhrá asi tri hry zo štyroch.
marias-goal-worth = Koľko za to teraz každý súper zaplatí alebo dostane: { $money }
tarok-value-means = { $value }: toľko je hra hodná pre toho, kto ju hrá, skôr než sa ráta čokoľvek iné.
tarok-points-means = Body v kartách doteraz: ★ kto hrá, ◆ ostatní. Spolu ich je 70.

## What the regulars say

says-merry-begin = Káva je horúca, karty studené. Začnime!
says-merry-declare = Niekto musí byť odvážny!
says-merry-raise = Neverím ani slovo!
says-merry-won = Videli ste to? Videli?
says-merry-lost = No nič, ďalšie je moje.
says-calm-begin = Dobrý večer všetkým. Hrajme.
says-calm-declare = Tak to teda skúsim.
says-calm-raise = Dovoľte mi pochybovať.
says-calm-won = Pekne to vyšlo.
says-calm-lost = Dobre zahrané. Človek sa učí.
says-sharp-begin = Uvidíme, z akého ste cesta.
says-sharp-declare = Zapíšte si: toto je moje.
says-sharp-raise = To vás bude stáť.
says-sharp-won = Ako sa dalo čakať.
says-sharp-lost = Len sa tešte. Ja si pamätám všetko.
