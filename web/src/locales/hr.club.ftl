## The day

daily-about = Jedno dijeljenje i jedna zagonetka za svaku igru, za sve ovdje isti. Novi dan počinje u ponoć po svjetskom vremenu.
daily-levels = Ostali za stolom igraju na: { $rivals }; par je ono što od tvojih karata napravi { $par }.
daily-share-means = Koliko je drugih ovdje s istim kartama postiglo manje; jednaki se broje napola.
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
rating-means = Koliko tko dobro igra ovu igru. Svi počinju s 1500; tko ima 200 više, dobiva otprilike tri igre od četiri. Plus ili minus { $deviation } (Glicko-2).
rating-ends = Najniži i najviši rejting dosad.
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

## Tournaments

tournament-about = Igraj sa svima ovdje, kolo po kolo; gledati može svatko.
tournament-none = Još nema turnira.
tournament-new = Novi turnir
tournament-players = { $count ->
    [one] { $count } sudionik
    [few] { $count } sudionika
   *[other] { $count } sudionika
  }
tournament-by = vodi { $name }
tournament-state-waiting = prijave su otvorene
tournament-state-running = u tijeku
tournament-state-over = završen
tournament-state-cancelled = otkazan
tournament-title = Naziv
tournament-pairing = Raspored
tournament-kind = Tko igra s kim
tournament-swiss = Švicarski sustav
tournament-round-robin = Svatko sa svakim
tournament-rounds = Kola
tournament-games = Partije u kolu
tournament-fill = Gdje netko nedostaje
tournament-fill-bye = nitko ne igra: slobodno kolo
tournament-make = Napravi turnir
tournament-account = Tko vodi turnir, treba račun. Možeš ga napraviti ovdje:
tournament-bad = Nešto nedostaje ili je previše: naziv, 1 do 15 kola, 1 do 8 partija.
tournament-duplicate = Za svim stolovima dijele se iste karte. Kolo se može pogledati kad ga svi odigraju.
tournament-join = Prijavi se
tournament-leave = Napusti turnir
tournament-start = Počni
tournament-cancel = Otkaži
tournament-play = Igraj svoju partiju
tournament-wait = Sljedeća partija dolazi kad drugi budu spremni.
tournament-nobody = Još se nitko nije prijavio.
tournament-round = { $round }. kolo
tournament-round-of = { $round }. kolo od { $rounds }
tournament-standings = Poredak
tournament-pairings = Parovi
tournament-place = Mjesto
tournament-points = Bodovi
tournament-buchholz-means = Buchholz: bodovi svih protivnika zajedno
tournament-sonneborn-means = Sonneborn-Berger: bodovi pobijeđenih protivnika i polovica bodova onih s kojima je bio remi
tournament-mean = Prosjek
tournament-won = Pobjede
tournament-played = Partije
tournament-gone = više ne igra
tournament-playing = u tijeku
tournament-done = odigrano
tournament-look = Pogledaj
tournament-walkover = { $name }: pobjeda bez igre
tournament-sits-out = { $name }: slobodno kolo
tournament-fair = Sva dijeljenja potječu iz tajne. Ovo je njezin sažetak, objavljen na početku:
tournament-secret = Tajna:

## Settings

haptics = Vibracija
speech = Stalni gosti govore za stolom
premove = Odaberi kartu ili potez prije nego što dođeš na red

## Red dugih izračuna, za upravitelje

jobs-title = Poslovi
jobs-about = Dugi izračuni u redu { $queue }. Ovo vide samo upravitelji.
jobs-spec = Naredba
jobs-spec-help = Što se piše iza „kavarna“: match, tournament, sprt, study, tune, experiment run ili train i što slijedi.
jobs-size = Igara po dijelu
jobs-size-auto = automatski
jobs-submit = Predaj
jobs-made = U redu kao posao { $name }, dijelova: { $number }.
jobs-again = Posao { $name } već je bio tu i nastavlja se.
jobs-bad = Ova se naredba ne može predati:
jobs-none = Još nema poslova.
jobs-running = u tijeku
jobs-done = gotov
jobs-cancelled = otkazan
jobs-differs = zaustavljen: rezultati se razlikuju
jobs-chunks = Dijelovi: { $done } od { $all }
jobs-checked = uspoređeno: { $number }
jobs-left = još { $time }
jobs-aside = Dio { $number } izdvojen je:
jobs-so-far = Dosadašnji rezultati
jobs-cancel = Otkaži posao
jobs-workers = Radnici
jobs-nobody = U zadnjih sat vremena nije se javio nijedan radnik.
jobs-host = Računalo
jobs-slots = Odjednom
jobs-brought = Dijelovi
jobs-silent = Zadnji put
jobs-version = Verzija
