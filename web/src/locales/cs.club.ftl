## The day

daily-about = Jedno rozdání a jedna úloha pro každou hru, pro všechny zde stejné. Nový den začíná o půlnoci světového času.
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
rating-means = Glicko-2: plus nebo minus { $deviation }
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

## Settings

haptics = Vibrace
speech = Štamgasti mluví u stolu
premove = Vyber kartu, než přijdeš na řadu
