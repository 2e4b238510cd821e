# Pravila svake igre na jednoj stranici: čitaju se kad ih netko traži.

rules-of = Pravila: { $game }
rules-search = Traži u pravilima
rules-none = Ništa nije nađeno. Pokušaj drugom riječju.
rules-table = Za ovim stolom
rules-usual = Po uobičajenim pravilima.
rules-back = Natrag za stol
rules-found = { $count ->
    [one] { $count } poglavlje
    [few] { $count } poglavlja
   *[other] { $count } poglavlja
  }
rules-title-aim = Cilj
rules-title-cards = Karte
rules-title-deal = Dijeljenje
rules-title-trick = Štih
rules-title-draw = Vučenje
rules-title-even = Šezdeset na šezdeset
rules-title-pairs = Četvero u parovima
rules-title-three = Utroje
rules-title-dupla = Dupla
rules-title-place = Postavljanje prstenova
rules-title-move = Potez
rules-title-jump = Preskok
rules-title-row = Pet u redu
rules-title-theirs = Redovi druge strane
rules-title-end = Kraj
rules-title-pieces = Figure
rules-title-turn = Na potezu
rules-title-cover = Pokrivanje
rules-title-lift = Podizanje
rules-title-reserve = Iz zalihe
rules-title-repeat = Remi
rules-title-memory = Napamet
rules-title-trump = Adut
rules-title-talon = Talon
rules-title-goals = Najave
rules-title-flek = Flek
rules-title-play = Igra
rules-title-marriage = Hláška
rules-title-count = Brojenje
rules-title-money = Vrijednost
rules-title-betl = Betl i durch
rules-title-auction = Licitacija
rules-title-announce = Najave
rules-title-kontra = Kontra
rules-title-klop = Klop
rules-title-beggar = Berač
rules-title-mond = Mond
rules-title-radelci = Radelci

rules-briskula-aim = Odnesi više od pola od 120 punata: 61 dobiva partiju. { $match ->
    [1] Odlučuje jedna partija.
   *[other] Dobivene partije za pobjedu: { $match }.
  }
rules-briskula-aim3 = Igra troje, svatko za sebe: partiju dobiva tko odnese najviše od 120 punata. { $match ->
    [1] Odlučuje jedna partija.
   *[other] Dobivene partije za pobjedu: { $match }.
  }
rules-briskula-cards = Četrdeset karata u četiri zoga. Od najjače: as 11 punata, trica 10, kralj 4, konj 3, fanta 2; zatim 7 6 5 4 2, koje ne vrijede ništa.
rules-briskula-deal = Broj karata za svakoga: { $cards }. Još se jedna okrene: njezin je zog briškula. Leži ispod špila i vuče se zadnja.
rules-briskula-trick = Tko počinje, baca bilo koju kartu, a tako i ostali: nitko ne mora odgovarati na zog. Štih nosi najjača briškula, a bez nje najjača karta zoga kojim se počelo. Ovdje su briškula dinari: dvica dinara nosi tricu i asa.
rules-briskula-draw = Nakon svakog štiha prvi vuče tko ga je odnio, zatim ostali po redu; on i počinje. Kad špila nestane, karte se odigraju do kraja.
rules-briskula-even = Šezdeset na šezdeset: nitko nije dobio i isti dijeli ponovno.
rules-briskula-pairs = Partneri sjede jedan nasuprot drugome i punti im se broje zajedno. { $partners ->
    [shown] Kad špila nestane, partneri jedan drugome pokažu karte.
   *[other] Partneri nikad ne pokazuju karte.
  }
rules-briskula-three = Dvica kupa ne igra. Ako su na vrhu dvojica jednaka, nitko nije dobio.
rules-briskula-dupla = Štih ima četiri karte: bacaju naizmjence, svaki po dvije, a najjača pojedina karta nosi sve četiri. Zatim naizmjence vuku, svaki po dvije.

rules-yinsh-aim = { $rings ->
    [1] Skini s ploče svoj prsten: prvi prsten pobjeđuje.
   *[other] Prije druge strane skini s ploče svoje prstenove, ukupno { $rings }: treći prsten odmah pobjeđuje.
  } Prsten se uzima za svaki red od pet žetona tvoje boje.
rules-yinsh-place = Počinje bijeli. Strane naizmjence stavljaju po pet prstenova, svaki na bilo koju praznu točku.
rules-yinsh-move = U jedan svoj prsten staviš žeton svoje boje, a prsten ode ravno na praznu točku. Žeton ostaje.
rules-yinsh-jump = Prsten smije preskočiti žetone obiju boja ako leže u neprekinutom nizu i staje na prvoj praznoj točki iza njih. Sve što je preskočio okreće se na drugu boju. Preko prstena se ne skače.
rules-yinsh-row = Pet žetona tvoje boje u redu: uzmi tih pet i jedan svoj prsten. Iz dužeg reda biraš kojih pet. Od redova koji se križaju uzimaš jedan; ako je drugi još cijel, i njega.
rules-yinsh-theirs = Ako potez napravi red druge boje, vlasnik ga uzima prije svog poteza. Ako napravi redove obiju boja, prvo uzima tko je povukao potez.
rules-yinsh-end = Ako je na ploči svih 51 žeton i nema više nijednog reda, pobjeđuje tko je uzeo više prstenova; jednako je remi. Tko ne može povući, propušta potez.

rules-gobblet-aim = Pokaži figure svoje boje u ravnoj crti, ovoliko: { $line }. Vrijedi red, stupac ili dijagonala. Broji se samo ono što se vidi.
rules-gobblet-pieces = { $line ->
    [3] Svaka strana ima šest figura: tri veličine, svake po dvije.
   *[other] Svaka strana ima dvanaest figura: četiri veličine u tri hrpe. Koristi se samo vanjska figura hrpe.
  }
rules-gobblet-turn = Stavi figuru iz zalihe na ploču ili premjesti svoju vidljivu figuru na bilo koje drugo polje gdje smije stajati.
rules-gobblet-cover = Veća figura pokriva manju bilo koje boje. Ono ispod pokaže se kad se gornja makne.
rules-gobblet-lift = Podignuta figura mora se odigrati. Broji se samo ploča nakon poteza: ako pokaže crtu druge strane, ona je pobijedila. Ako pokaže crte obiju: { $both ->
    [mover] pobjeđuje tko je povukao potez.
    [draw] remi.
   *[opponent] pobjeđuje strana koja nije bila na potezu.
  }
rules-gobblet-reserve = { $covers ->
    [always] Figura iz zalihe smije pokriti svaku manju.
    [never] Figura iz zalihe ide samo na prazno polje.
   *[other] Figura iz zalihe ide na prazno polje. Protivničku smije pokriti samo ako stoji u crti od tri vidljive.
  }
rules-gobblet-repeat = { $repetition ->
    [never] Pozicija se smije ponavljati; kad je poteza previše, remi je.
    [second] Kad se pozicija ponovi, remi je.
   *[other] Kad se pozicija pojavi treći put, remi je.
  } Tko nema poteza, { $none ->
    [draw] remizira.
   *[other] gubi.
  }
rules-gobblet-memory = Što je ispod figure ne vidi se: zapamti.

rules-marias-aim = Jedan igra protiv dvojice. Forhont, koji bira aduta, mora u svojim štihovima imati više bodova nego druga dvojica zajedno.
rules-marias-cards = 32 karte, boje srce, zelena, žir, bundeva. U boji od najjače: as, 10, kralj, baba, dečko, 9 8 7. Asovi i desetke su masne karte: svaka 10 bodova.
rules-marias-trump = Forhont najprije dobije sedam karata, ostali po pet. Od tih sedam jednu položi kao aduta. Zatim svi dobiju još pet.
rules-marias-talon = Od dvanaest karata forhont dvije zatvorene stavi u talon. { $betl ->
    [yes] Ako je među njima masna karta ili karta aduta, mora igrati betl ili durch.
   *[other] Masne karte i karta aduta ne smiju onamo. Ne broje se nikome.
  }
rules-marias-goals = Hra: više bodova od druge strane. Sedma: zadnji štih s adutskom sedmicom; najavljuje je samo tko je ima. Stovka: sto bodova s jednom jedinom hláškom.
rules-marias-flek = Tko sumnja u najavu druge strane, kaže flek i vrijedi dvostruko. Odgovori re, tutti, boty, kalhoty, kaiser i rekaiser opet je udvostručuju.
rules-marias-play = Odgovori na boju i pobij najbolju kartu ako možeš. Bez boje daj aduta, višeg od onih na stolu ako ga imaš. Samo bez obojega daješ što hoćeš. Tko nosi štih, počinje sljedeći.
rules-marias-marriage = Kralj i baba iste boje u jednoj ruci su hláška: 20 bodova, u adutima 40. Baba ide prije kralja i njome je hláška najavljena.
rules-marias-count = Svaki as i desetka u tvojim štihovima 10, zadnji štih 10, hláške 20 i 40: devedeset bodova i hláške.
rules-marias-money = Za svakog protivnika: hra 1, sedma 2, tiha sedma 1, stovka { $hundred }. Tiha stovka množi hru. S adutom srce sve vrijedi dvostruko. Forhont dobiva ili plaća dvaput, svakom protivniku jednom.
rules-marias-betl = Betl: nijedan štih. Durch: svih deset. Nema aduta ni hláški, a desetka je ispod dečka. Tko na najavljeno kaže loša, uzima talon i mora igrati više: betl preko adutske igre, durch preko betla.

rules-tarok-aim = Jedan igra protiv dvojice. Glavni igrač pobjeđuje ako u svojim štihovima ima više od 35 od 70 bodova.
rules-tarok-cards = 54 karte. 22 taroka tuku svaku boju: pagat (I) je najniži, pa sve do monda (XXI) i škisa; ta tri su trula. Četiri boje po osam karata: kralj, dama, kaval, dečko i četiri obične. Od običnih je u crvenim bojama najviša jedinica, u crnima desetka.
rules-tarok-count = Kraljevi i trula 5, dame 4, kavali 3, dečki 2, sve ostale 1. Broji se po tri karte: zbroj minus dva; zadnji par ili jedna karta minus jedan.
rules-tarok-deal = Svatko dobije šesnaest karata, šest ide u talon. Tko sjedi iza djelitelja, prvi je.
rules-tarok-auction = Tri { $three }, dva { $two }, jedan { $one }, solo { $solo }, berač { $beggar }. Svaka ponuda mora biti viša; tko sjedi bliže prvome, smije zadržati istu igru. Tko kaže dalje, vani je. Tko ostane zadnji, glavni je igrač i smije još jednom povisiti. Prvi koji ostane sam na tri smije odabrati klop.
rules-tarok-talon = Kod tri, dva i jedan talon se otvara u skupinama od toliko karata. Glavni igrač uzima jednu skupinu i odlaže jednako karata, bez kraljeva i trule. One se broje njemu, ostatak talona protivnicima. Kod sola i berača talon ostaje zatvoren.
rules-tarok-announce = Glavni igrač smije najaviti trulu 20, kraljeve 20, pagat ultimo 50 (zadnji štih s pagatom), valat 500 (svi štihovi). Tiho napravljeno vrijedi pola; najavljeno i nenapravljeno se gubi.
rules-tarok-kontra = Protivnik smije igru ili najavu udvostručiti kontrom. { $steps ->
    [1] Na nju nema odgovora.
    [2] Glavni igrač smije odgovoriti s re: četiri puta.
   *[other] Re, sub i mort opet je udvostručuju, do šesnaest puta.
  }
rules-tarok-play = Odgovori na boju; bez boje daj taroka; bez taroka bilo što. Štih nosi najviši tarok, inače najviša karta boje kojom se počelo. Ako pagat, mond i škis padnu u isti štih, nosi ga pagat.
rules-tarok-klop = Nema glavnog igrača: svatko nosi što manje, svaki bod je protiv tebe. Tko ima { $full } bodova ili više, gubi 70. Ako možeš, moraš pobiti kartu koja vodi. S prvih šest štihova dolazi i karta talona.
rules-tarok-beggar = Glavni igrač ne smije odnijeti nijedan štih; s prvim je partija gotova i izgubljena. Svi moraju tući ako mogu. Sve odigrane karte ostaju vidljive.
rules-tarok-mond = Tko izgubi monda u tuđi štih, i partnerov, gubi { $mond }.
rules-tarok-radelci = Nakon klopa, berača i valata svatko dobiva radelc. On udvostručuje sljedeću partiju koju njegov vlasnik igra kao glavni igrač, a zatim se briše{ $erased ->
    [won] , ako je bila dobivena.
   *[other] .
  }
