## The day

daily-about = Jedno dijeljenje i jedna zagonetka za svaku igru, za sve ovdje isti. Novi dan počinje u ponoć po svjetskom vremenu.
daily-bad = Za ovaj dan nema ničega.
daily-deal = Dijeljenje dana
daily-puzzle = Zagonetka dana
daily-players = { $count ->
    [one] igrala { $count } osoba
    [few] igrale { $count } osobe
   *[other] igralo { $count } osoba
  }
daily-par-waits = Računalo ga još igra.
daily-above = iznad para; računalo: { $par }
daily-even = par; računalo: { $par }
daily-below = ispod para; računalo: { $par }
daily-share = Usporedni rezultat: { $share } % protiv { $count ->
    [one] { $count } druge osobe ovdje
    [few] { $count } druge osobe ovdje
   *[other] { $count } drugih osoba ovdje
  }
daily-found = Par su dosegli: { $names }
daily-found-none = Par ovdje još nitko nije dosegao.
daily-here = Svi ovdje ({ $count })
daily-look = Pogledaj opet
daily-solved = { $count ->
    [one] Riješeno u { $count }. pokušaju
    [few] Riješeno u { $count }. pokušaju
   *[other] Riješeno u { $count }. pokušaju
  }
daily-solvers = Riješilo ovdje: { $count }, prvim potezom: { $once }.
daily-solve = Riješi
daily-tries = pokušaja: { $count }
daily-streak = { $count ->
    [one] { $count } dan zaredom
    [few] { $count } dana zaredom
   *[other] { $count } dana zaredom
  }
daily-streak-means = Dani bez prekida na koje je riješeno ili odigrano nešto od toga dana.
daily-won = pobjeda u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
daily-lost = poraz nakon { $moves ->
    [one] { $moves } poteza
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
daily-draw = remi
daily-back = Natrag na dan
daily-tell = Reci drugima
daily-tell-copy = Kopiraj
daily-tell-means = Prvi kvadratić: tvoje dijeljenje (zelen iznad para, žut par, crven ispod para). Drugi: zagonetka (zelen prvim potezom). Nijedna karta i nijedan potez nisu odani.
daily-calendar = Kalendar
daily-month-before = Prethodni mjesec
daily-month-after = Sljedeći mjesec
daily-done = gotovo: { $count }

## People

person-own = Tvoj profil
person-guest = Gost od { $since }
person-account = Račun od { $since }
person-games = Igre i rejtinzi
person-no-games = Još nema igara.
games-played = { $count ->
    [one] { $count } igra
    [few] { $count } igre
   *[other] { $count } igara
  }
rating-means = Glicko-2: plus ili minus { $deviation }
rating-none = Rejting mijenjaju samo igre za rejting.
rating-graph = { $game }: rejting od { $from } do { $to }
person-puzzles = Zagonetke dana
person-solved = Riješeno: { $count }, prvim potezom: { $once }
person-met = Međusobne igre
person-met-score = { $count ->
    [one] { $count } igra
    [few] { $count } igre
   *[other] { $count } igara
  }: u { $won } imaš više, u { $lost } manje
person-met-none = Još niste igrali zajedno.
friends = Prijatelji
friends-about = Tko otvori ovu poveznicu, postaje tvoj prijatelj, a ti njegov.
friends-table = Stol za prijatelja
friend-made = Sada ste prijatelji.
friend-here = ovdje je
tie-friend = Prijatelj
tie-mute = Utišaj
tie-block = Blokiraj
tied-mute = utišano
tied-block = blokirano
untie-friend = Ukloni prijatelja
untie-mute = Opet slušaj
untie-block = Odblokiraj

## Settings

haptics = Vibracija
speech = Stalni gosti govore za stolom
premove = Odaberi kartu prije svojeg poteza
