## The day

daily-about = Jedno rozdanie a jedna úloha pre každú hru, pre všetkých tu rovnaké. Nový deň sa začína o polnoci svetového času.
daily-levels = Ostatní pri stole hrajú na: { $rivals }; par je to, čo z tvojich kariet urobí { $par }.
daily-share-means = Koľko ostatných tu s rovnakými kartami dosiahlo menej; rovnakí sa rátajú napoly.
daily-bad = Pre tento deň tu nič nie je.
daily-deal = Rozdanie dňa
daily-puzzle = Úloha dňa
daily-players = { $count ->
    [one] hral { $count } človek
    [few] hrali { $count } ľudia
   *[other] hralo { $count } ľudí
  }
daily-par-waits = Počítač ho ešte hrá.
daily-above = nad parom; počítač: { $par }
daily-even = par; počítač: { $par }
daily-below = pod parom; počítač: { $par }
daily-share = Porovnávací výsledok: { $share } % proti { $count ->
    [one] { $count } ďalšiemu tu
    [few] { $count } ďalším tu
   *[other] { $count } ďalším tu
  }
daily-found = Par dosiahli: { $names }
daily-found-none = Par tu ešte nikto nedosiahol.
daily-here = Všetci tu ({ $count })
daily-look = Pozrieť znova
daily-solved = { $count ->
    [one] Vyriešené na { $count }. pokus
    [few] Vyriešené na { $count }. pokus
   *[other] Vyriešené na { $count }. pokus
  }
daily-solvers = Vyriešili tu: { $count }, prvým ťahom: { $once }.
daily-solve = Riešiť
daily-tries = pokusov: { $count }
daily-streak = { $count ->
    [one] { $count } deň po sebe
    [few] { $count } dni po sebe
   *[other] { $count } dní po sebe
  }
daily-streak-means = Dni bez prestávky, v ktoré bolo vyriešené alebo zahrané niečo z toho dňa.
daily-won = výhra za { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
  }
daily-lost = prehra po { $moves ->
    [one] { $moves } ťahu
    [few] { $moves } ťahoch
   *[other] { $moves } ťahoch
  }
daily-draw = remíza
daily-back = Späť na deň
daily-tell = Povedz ostatným
daily-tell-copy = Kopírovať
daily-tell-means = Prvý štvorček: tvoje rozdanie (zelený nad parom, žltý par, červený pod parom). Druhý: úloha (zelený prvým ťahom). Žiadna karta ani ťah sa neprezradí.
daily-calendar = Kalendár
daily-month-before = Predošlý mesiac
daily-month-after = Ďalší mesiac
daily-done = hotové: { $count }

## People

person-own = Tvoj profil
person-guest = Hosť od { $since }
person-account = Účet od { $since }
person-games = Hry a ratingy
person-no-games = Zatiaľ žiadne hry.
games-played = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } hier
  }
rating-means = Ako dobre niekto hrá túto hru. Všetci začínajú s 1500; kto má o 200 viac, vyhrá asi tri hry zo štyroch. Plus alebo mínus { $deviation } (Glicko-2).
rating-ends = Najnižší a najvyšší rating doteraz.
rating-none = Rating menia len hodnotené hry.
rating-graph = { $game }: rating od { $from } do { $to }
person-puzzles = Úlohy dňa
person-solved = Vyriešené: { $count }, prvým ťahom: { $once }
person-met = Vzájomné hry
person-met-score = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } hier
  }: v { $won } máš viac, v { $lost } menej
person-met-none = Spolu ste ešte nehrali.
friends = Priatelia
friends-about = Kto otvorí tento odkaz, stane sa tvojím priateľom a ty jeho.
friends-table = Stôl pre priateľa
friend-made = Teraz ste priatelia.
friend-here = je tu
tie-friend = Priateľ
tie-mute = Stíšiť
tie-block = Blokovať
tied-mute = stíšené
tied-block = blokované
untie-friend = Odobrať priateľa
untie-mute = Znova počúvať
untie-block = Odblokovať

## Tournaments

tournament-about = Hraj so všetkými tu, kolo za kolom; pozerať sa môže ktokoľvek.
tournament-none = Zatiaľ žiadne turnaje.
tournament-new = Nový turnaj
tournament-players = { $count ->
    [one] { $count } účastník
    [few] { $count } účastníci
   *[other] { $count } účastníkov
  }
tournament-by = vedie { $name }
tournament-state-waiting = prihlasovanie je otvorené
tournament-state-running = prebieha
tournament-state-over = dohraný
tournament-state-cancelled = zrušený
tournament-title = Názov
tournament-pairing = Žrebovanie
tournament-kind = Kto hrá s kým
tournament-swiss = Švajčiarsky systém
tournament-round-robin = Každý s každým
tournament-rounds = Kolá
tournament-games = Hry v kole
tournament-fill = Kde niekto chýba
tournament-fill-bye = nikto nehrá: voľné kolo
tournament-make = Vytvoriť turnaj
tournament-account = Kto vedie turnaj, potrebuje účet. Vytvoríš si ho tu:
tournament-bad = Niečo chýba alebo je toho priveľa: názov, 1 až 15 kôl, 1 až 8 hier.
tournament-duplicate = Pri všetkých stoloch sa rozdávajú tie isté karty. Kolo si možno pozrieť, keď ho odohrajú všetci.
tournament-join = Prihlásiť sa
tournament-leave = Opustiť turnaj
tournament-start = Začať
tournament-cancel = Zrušiť
tournament-play = Hrať svoju hru
tournament-wait = Ďalšia hra príde, keď budú ostatní pripravení.
tournament-nobody = Zatiaľ sa nikto neprihlásil.
tournament-round = { $round }. kolo
tournament-round-of = { $round }. kolo z { $rounds }
tournament-standings = Poradie
tournament-pairings = Dvojice a stoly
tournament-place = Miesto
tournament-points = Body
tournament-buchholz-means = Buchholz: body všetkých súperov spolu
tournament-sonneborn-means = Sonneborn-Berger: body porazených súperov a polovica bodov tých, s ktorými bola remíza
tournament-mean = Priemer
tournament-won = Výhry
tournament-played = Hry
tournament-gone = už nehrá
tournament-playing = prebieha
tournament-done = odohrané
tournament-look = Pozrieť
tournament-walkover = { $name }: výhra bez hry
tournament-sits-out = { $name }: voľné kolo
tournament-fair = Všetky rozdania vychádzajú z tajomstva. Toto je jeho odtlačok, zverejnený na začiatku:
tournament-secret = Tajomstvo:

## Settings

haptics = Vibrovanie
speech = Štamgasti hovoria pri stole
premove = Vyber kartu alebo ťah, skôr než prídeš na rad

## Fronta dlhých výpočtov, pre správcov

jobs-title = Úlohy
jobs-about = Dlhé výpočty vo fronte { $queue }. Toto vidia len správcovia.
jobs-spec = Príkaz
jobs-spec-help = Čo sa píše za „kavarna“: match, tournament, sprt, study, tune, experiment run alebo train a čo nasleduje.
jobs-size = Hier na časť
jobs-size-auto = automaticky
jobs-submit = Zadať
jobs-made = Vo fronte ako úloha { $name }, častí: { $number }.
jobs-again = Úloha { $name } tu už bola a pokračuje.
jobs-bad = Tento príkaz sa nedá zadať:
jobs-none = Zatiaľ tu nie sú žiadne úlohy.
jobs-running = beží
jobs-done = hotová
jobs-cancelled = zrušená
jobs-differs = zastavená: výsledky sa líšia
jobs-chunks = Časti: { $done } z { $all }
jobs-checked = porovnané: { $number }
jobs-left = zostáva { $time }
jobs-aside = Časť { $number } je odložená:
jobs-so-far = Doterajšie výsledky
jobs-cancel = Zrušiť úlohu
jobs-workers = Pracovníci
jobs-nobody = Za poslednú hodinu sa neozval žiadny pracovník.
jobs-host = Počítač
jobs-slots = Naraz
jobs-brought = Časti
jobs-silent = Naposledy
jobs-version = Verzia
