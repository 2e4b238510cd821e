## The day

daily-about = Jedno rozdání a jedna úloha pro každou hru, pro všechny zde stejné. Nový den začíná o půlnoci světového času.
daily-levels = Ostatní u stolu hrají na: { $rivals }; par je to, co z tvých karet udělá { $par }.
daily-share-means = Kolik ostatních zde se stejnými kartami získalo méně; stejní se počítají napůl.
daily-bad = Pro tento den tu nic není.
daily-deal = Rozdání dne
daily-puzzle = Úloha dne
daily-players = { $count ->
    [one] hrál { $count } člověk
    [few] hráli { $count } lidé
   *[other] hrálo { $count } lidí
  }
daily-par-waits = Počítač ho ještě hraje.
daily-above = nad parem; počítač: { $par }
daily-even = par; počítač: { $par }
daily-below = pod parem; počítač: { $par }
daily-share = Srovnávací výsledek: { $share } % proti { $count ->
    [one] { $count } dalšímu zde
    [few] { $count } dalším zde
   *[other] { $count } dalším zde
  }
daily-found = Paru dosáhli: { $names }
daily-found-none = Paru tu ještě nikdo nedosáhl.
daily-here = Všichni zde ({ $count })
daily-look = Podívat se znovu
daily-solved = { $count ->
    [one] Vyřešeno na { $count }. pokus
    [few] Vyřešeno na { $count }. pokus
   *[other] Vyřešeno na { $count }. pokus
  }
daily-solvers = Vyřešili zde: { $count }, prvním tahem: { $once }.
daily-solve = Řešit
daily-tries = pokusů: { $count }
daily-streak = { $count ->
    [one] { $count } den po sobě
    [few] { $count } dny po sobě
   *[other] { $count } dní po sobě
  }
daily-streak-means = Dny bez přestávky, ve které bylo vyřešeno nebo zahráno něco z toho dne.
daily-won = výhra za { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }
daily-lost = prohra po { $moves ->
    [one] { $moves } tahu
    [few] { $moves } tazích
   *[other] { $moves } tazích
  }
daily-draw = remíza
daily-back = Zpět na den
daily-tell = Pověz ostatním
daily-tell-copy = Kopírovat
daily-tell-means = První čtvereček: tvé rozdání (zelený nad parem, žlutý par, červený pod parem). Druhý: úloha (zelený prvním tahem). Žádná karta ani tah se neprozradí.
daily-calendar = Kalendář
daily-month-before = Předchozí měsíc
daily-month-after = Další měsíc
daily-done = hotovo: { $count }

## People

person-own = Tvůj profil
person-guest = Host od { $since }
person-account = Účet od { $since }
person-games = Hry a ratingy
person-no-games = Zatím žádné hry.
games-played = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }
rating-means = Jak dobře kdo hraje tuto hru. Všichni začínají s 1500; kdo má o 200 víc, vyhraje asi tři hry ze čtyř. Plus nebo minus { $deviation } (Glicko-2).
rating-ends = Nejnižší a nejvyšší rating dosud.
rating-none = Rating mění jen hodnocené hry.
rating-graph = { $game }: rating od { $from } do { $to }
person-puzzles = Úlohy dne
person-solved = Vyřešeno: { $count }, prvním tahem: { $once }
person-met = Vzájemné hry
person-met-score = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }: v { $won } máš víc, v { $lost } míň
person-met-none = Spolu jste ještě nehráli.
friends = Přátelé
friends-about = Kdo otevře tento odkaz, stane se tvým přítelem a ty jeho.
friends-table = Stůl pro přítele
friend-made = Teď jste přátelé.
friend-here = je tady
tie-friend = Přítel
tie-mute = Ztišit
tie-block = Blokovat
tied-mute = ztišeno
tied-block = blokováno
untie-friend = Odebrat přítele
untie-mute = Znovu slyšet
untie-block = Odblokovat

## Tournaments

tournament-about = Hraj se všemi tady, kolo za kolem; dívat se může kdokoli.
tournament-none = Zatím žádné turnaje.
tournament-new = Nový turnaj
tournament-players = { $count ->
    [one] { $count } účastník
    [few] { $count } účastníci
   *[other] { $count } účastníků
  }
tournament-by = vede { $name }
tournament-state-waiting = přihlášky jsou otevřené
tournament-state-running = probíhá
tournament-state-over = dohraný
tournament-state-cancelled = zrušený
tournament-title = Název
tournament-pairing = Nasazení
tournament-kind = Kdo hraje s kým
tournament-swiss = Švýcarský systém
tournament-round-robin = Každý s každým
tournament-rounds = Kola
tournament-games = Hry v kole
tournament-fill = Kde někdo chybí
tournament-fill-bye = nikdo nehraje: volné kolo
tournament-make = Vytvořit turnaj
tournament-account = Kdo vede turnaj, potřebuje účet. Založíš si ho zde:
tournament-bad = Něco chybí nebo je toho příliš: název, 1 až 15 kol, 1 až 8 her.
tournament-duplicate = U všech stolů se rozdávají stejné karty. Na kolo se lze podívat, až je odehrají všichni.
tournament-join = Přihlásit se
tournament-leave = Opustit turnaj
tournament-start = Začít
tournament-cancel = Zrušit
tournament-play = Hrát svou hru
tournament-wait = Další hra přijde, až budou ostatní připraveni.
tournament-nobody = Zatím se nikdo nepřihlásil.
tournament-round = { $round }. kolo
tournament-round-of = { $round }. kolo z { $rounds }
tournament-standings = Pořadí
tournament-pairings = Dvojice a stoly
tournament-place = Místo
tournament-points = Body
tournament-buchholz-means = Buchholz: body všech soupeřů dohromady
tournament-sonneborn-means = Sonneborn-Berger: body poražených soupeřů a polovina bodů těch, s nimiž byla remíza
tournament-mean = Průměr
tournament-won = Výhry
tournament-played = Hry
tournament-gone = už nehraje
tournament-playing = probíhá
tournament-done = odehráno
tournament-look = Podívat se
tournament-walkover = { $name }: výhra bez hry
tournament-sits-out = { $name }: volné kolo
tournament-fair = Všechna rozdání vycházejí z tajemství. Toto je jeho otisk, zveřejněný na začátku:
tournament-secret = Tajemství:

## Settings

haptics = Vibrace
speech = Štamgasti mluví u stolu
premove = Vyber kartu nebo tah, než přijdeš na řadu

## Fronta dlouhých výpočtů, pro správce

jobs-title = Úlohy
jobs-about = Dlouhé výpočty ve frontě { $queue }. Tohle vidí jen správci.
jobs-spec = Příkaz
jobs-spec-help = Co se píše za „kavarna“: match, tournament, sprt, study, tune, experiment run nebo train a co následuje.
jobs-size = Her na část
jobs-size-auto = automaticky
jobs-submit = Zadat
jobs-made = Ve frontě jako úloha { $name }, částí: { $number }.
jobs-again = Úloha { $name } tu už byla a pokračuje.
jobs-bad = Tento příkaz nelze zadat:
jobs-none = Zatím tu nejsou žádné úlohy.
jobs-running = běží
jobs-done = hotová
jobs-cancelled = zrušená
jobs-differs = zastavená: výsledky se liší
jobs-chunks = Části: { $done } z { $all }
jobs-checked = porovnáno: { $number }
jobs-left = zbývá { $time }
jobs-aside = Část { $number } je odložená:
jobs-so-far = Dosavadní výsledky
jobs-cancel = Zrušit úlohu
jobs-workers = Pracovníci
jobs-nobody = Za poslední hodinu se neozval žádný pracovník.
jobs-host = Počítač
jobs-slots = Najednou
jobs-brought = Části
jobs-silent = Naposledy
jobs-version = Verze
