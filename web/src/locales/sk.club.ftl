## The day

daily-about = Jedno rozdanie a jedna úloha pre každú hru, pre všetkých tu rovnaké. Nový deň sa začína o polnoci svetového času.
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
rating-means = Glicko-2: plus alebo mínus { $deviation }
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

## Settings

haptics = Vibrovanie
speech = Štamgasti hovoria pri stole
premove = Vyber kartu, skôr než prídeš na rad
