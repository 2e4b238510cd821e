# Pravila vsake igre na eni strani: naložijo se, ko jih kdo pogleda.

rules-of = Pravila: { $game }
rules-search = Išči po pravilih
rules-none = Nič ni najdeno. Poskusi z drugo besedo.
rules-table = Za to mizo
rules-usual = Po običajnih pravilih.
rules-back = Nazaj za mizo
rules-found = { $count ->
    [one] { $count } poglavje
    [two] { $count } poglavji
    [few] { $count } poglavja
   *[other] { $count } poglavij
  }
rules-title-aim = Cilj
rules-title-cards = Karte
rules-title-deal = Delitev
rules-title-trick = Vzetek
rules-title-draw = Vlečenje
rules-title-even = Šestdeset na šestdeset
rules-title-pairs = Štirje v parih
rules-title-three = V troje
rules-title-dupla = Dupla
rules-title-place = Postavljanje obročev
rules-title-move = Poteza
rules-title-jump = Preskok
rules-title-row = Pet v vrsti
rules-title-theirs = Vrste nasprotnika
rules-title-end = Konec
rules-title-pieces = Figure
rules-title-turn = Na potezi
rules-title-cover = Pokrivanje
rules-title-lift = Dvigovanje
rules-title-reserve = Iz zaloge
rules-title-repeat = Remi
rules-title-memory = Na pamet
rules-title-trump = Adut
rules-title-talon = Talon
rules-title-goals = Napovedi
rules-title-flek = Flek
rules-title-play = Igra
rules-title-marriage = Hláška
rules-title-count = Štetje
rules-title-money = Vrednost
rules-title-betl = Betl in durch
rules-title-auction = Licitacija
rules-title-announce = Napovedi
rules-title-kontra = Kontra
rules-title-klop = Klop
rules-title-beggar = Berač
rules-title-mond = Mond
rules-title-radelci = Radelci

rules-briskula-aim = Poberi več kot polovico od 120 točk: 61 točk dobi delitev. { $match ->
    [1] Odloči ena delitev.
   *[other] Dobljene delitve za zmago: { $match }.
  }
rules-briskula-aim3 = Igrajo trije, vsak zase: delitev dobi, kdor pobere največ od 120 točk. { $match ->
    [1] Odloči ena delitev.
   *[other] Dobljene delitve za zmago: { $match }.
  }
rules-briskula-cards = Štirideset kart v štirih barvah. Od najmočnejše: as 11 točk, trojka 10, kralj 4, kaval 3, fant 2; nato 7 6 5 4 2, ki ne štejejo nič.
rules-briskula-deal = Število kart za vsakega: { $cards }. Še ena se obrne: njena barva je briškula. Leži pod kupčkom in pride zadnja.
rules-briskula-trick = Kdor začne, vrže katero koli karto, drugi prav tako: nikomur ni treba slediti barvi. Vzetek pobere najvišja briškula, brez nje najvišja karta barve, s katero se je začelo. Tu so briškula denari: dvojka denarjev pobere trojko in asa.
rules-briskula-draw = Po vsakem vzetku prvi vleče tisti, ki ga je pobral, nato drugi po vrsti; ta tudi začne. Ko kupčka zmanjka, se karte odigrajo do konca.
rules-briskula-even = Šestdeset na šestdeset: delitve ne dobi nihče in isti še enkrat deli.
rules-briskula-pairs = Partnerja sedita nasproti in točke štejeta skupaj. { $partners ->
    [shown] Ko kupčka zmanjka, si partnerja pokažeta karte.
   *[other] Partnerja si kart nikoli ne pokažeta.
  }
rules-briskula-three = Dvojka kup ne igra. Če sta na vrhu dva enaka, delitve ne dobi nihče.
rules-briskula-dupla = Vzetek ima štiri karte: mečeta izmenično, vsak po dve, in najmočnejša posamezna karta pobere vse štiri. Potem izmenično vlečeta, vsak po dve.

rules-yinsh-aim = { $rings ->
    [1] Vzemi z deske svoj obroč: prvi obroč zmaga.
   *[other] Prej kot nasprotnik vzemi z deske svoje obroče, skupaj { $rings }: tretji obroč takoj zmaga.
  } Obroč vzameš za vsako vrsto petih žetonov svoje barve.
rules-yinsh-place = Začne beli. Strani izmenično položita po pet obročev, vsakega na katero koli prazno točko.
rules-yinsh-move = V enega svojih obročev položiš žeton svoje barve, obroč pa gre naravnost stran na prazno točko. Žeton ostane.
rules-yinsh-jump = Obroč sme preskočiti žetone obeh barv, če ležijo v strnjenem nizu, in se ustavi na prvi prazni točki za njimi. Vse, kar je preskočil, se obrne na drugo barvo. Čez obroč se ne skače.
rules-yinsh-row = Pet žetonov tvoje barve v vrsti: vzemi teh pet in enega svojih obročev. Iz daljše vrste izbereš, katerih pet. Od vrst, ki se križajo, vzameš eno; če je druga še cela, tudi to.
rules-yinsh-theirs = Če poteza naredi vrsto nasprotne barve, jo lastnik vzame pred svojo potezo. Če naredi vrsti obeh barv, vzame najprej tisti, ki je potezo naredil.
rules-yinsh-end = Če je na deski vseh 51 žetonov in ni več nobene vrste, zmaga, kdor je vzel več obročev; enako je remi. Kdor ne more premakniti ničesar, izpusti potezo.

rules-gobblet-aim = Pokaži figure svoje barve v ravni črti, toliko: { $line }. Velja vrsta, stolpec ali diagonala. Šteje samo, kar se vidi.
rules-gobblet-pieces = { $line ->
    [3] Vsaka stran ima šest figur: tri velikosti, vsake po dve.
   *[other] Vsaka stran ima dvanajst figur: štiri velikosti v treh kupčkih. Uporabiš lahko le vrhnjo figuro kupčka.
  }
rules-gobblet-turn = Postavi figuro iz zaloge na desko ali premakni svojo vidno figuro na katero koli drugo polje, kjer sme stati.
rules-gobblet-cover = Večja figura pokrije manjšo katere koli barve. Kar je spodaj, se pokaže, ko se zgornja umakne.
rules-gobblet-lift = Dvignjeno figuro moraš odigrati. Šteje samo deska po potezi: če pokaže vrsto nasprotnika, je ta zmagal. Če pokaže vrsti obeh: { $both ->
    [mover] zmaga tisti, ki je potezo naredil.
    [draw] remi.
   *[opponent] zmaga tisti, ki ni bil na potezi.
  }
rules-gobblet-reserve = { $covers ->
    [always] Figura iz zaloge sme pokriti vsako manjšo.
    [never] Figura iz zaloge gre samo na prazno polje.
   *[other] Figura iz zaloge gre na prazno polje. Nasprotnikovo figuro sme pokriti le, če ta stoji v vrsti treh vidnih.
  }
rules-gobblet-repeat = { $repetition ->
    [never] Položaj se sme ponavljati; ko je potez preveč, je remi.
    [second] Ko se položaj ponovi, je remi.
   *[other] Ko se položaj pojavi tretjič, je remi.
  } Kdor nima poteze, { $none ->
    [draw] remizira.
   *[other] izgubi.
  }
rules-gobblet-memory = Kaj je pod figuro, se ne vidi: zapomni si.

rules-marias-aim = Eden igra proti dvema. Forhont, ki izbere aduta, mora v svojih vzetkih zbrati več točk kot druga dva skupaj.
rules-marias-cards = 32 kart, barve srca, listi, želodi, buče. V barvi od najmočnejše: as, 10, kralj, gornik, dolnik, 9 8 7. Asi in desetice so mastne karte: vsaka 10 točk.
rules-marias-trump = Forhont dobi najprej sedem kart, druga dva po pet. Od teh sedmih eno položi za aduta. Potem dobi vsak še pet kart.
rules-marias-talon = Od dvanajstih kart forhont dve zakriti položi v talon. { $betl ->
    [yes] Če je med njima mastna karta ali adutna karta, mora igrati betl ali durch.
   *[other] Mastne karte in adutna karta ne smejo tja. Ne štejeta nikomur.
  }
rules-marias-goals = Hra: več točk kot druga stran. Sedma: zadnji vzetek z adutno sedmico; napove jo lahko samo, kdor jo ima. Stovka: sto točk z eno samo hláško.
rules-marias-flek = Kdor dvomi v napoved druge strani, reče flek in velja dvojno. Odgovori re, tutti, boty, kalhoty, kaiser in rekaiser jo spet podvojijo.
rules-marias-play = Odgovori na barvo in preseži najboljšo karto, če lahko. Brez barve daj aduta, višjega od tistih na mizi, če ga imaš. Samo brez obojega daš, kar hočeš. Kdor vzame, začne naslednji vzetek.
rules-marias-marriage = Kralj in gornik iste barve v eni roki sta hláška: 20 točk, v adutih 40. Gornik gre pred kraljem in z njim je hláška napovedana.
rules-marias-count = Vsak as in desetica v tvojih vzetkih 10, zadnji vzetek 10, hláške 20 in 40: devetdeset točk in hláške.
rules-marias-money = Za vsakega nasprotnika: hra 1, sedma 2, tiha sedma 1, stovka { $hundred }. Tiha stovka pomnoži hro. S srci za aduta velja vse dvojno. Forhont dobi ali plača dvakrat, vsakemu nasprotniku enkrat.
rules-marias-betl = Betl: nobenega vzetka. Durch: vseh deset. Ni adutov in ni hlášk, desetica je pod dolnikom. Kdor na napovedano reče slaba, vzame talon in mora igrati višje: betl čez adutno igro, durch čez betl.

rules-tarok-aim = Eden igra proti dvema. Igralec zmaga, če ima v svojih vzetkih več kot 35 od 70 točk.
rules-tarok-cards = 54 kart. 22 tarokov pobije vsako barvo: pagat (I) je najnižji, nato do monda (XXI) in škisa; ti trije so trula. Štiri barve po osem kart: kralj, dama, kaval, fant in štiri platelci. Med platelci je pri rdečih najvišja enka, pri črnih desetka.
rules-tarok-count = Kralji in trula 5, dame 4, kavali 3, fanti 2, vse druge 1. Šteje se po tri karte: vsota minus dve; zadnji par ali ena karta minus ena.
rules-tarok-deal = Vsak dobi šestnajst kart, šest jih gre v talon. Kdor sedi za delivcem, je prvi.
rules-tarok-auction = Tri { $three }, dve { $two }, ena { $one }, solo { $solo }, berač { $beggar }. Vsaka ponudba mora biti višja; kdor sedi bliže prvemu, sme obdržati isto igro. Kdor reče dalje, je zunaj. Kdor ostane zadnji, je igralec in sme še enkrat zvišati. Prvi, ki ostane sam pri tri, sme izbrati klop.
rules-tarok-talon = Pri tri, dve in ena se talon odpre v skupinah po toliko kart. Igralec vzame eno skupino in založi enako kart, brez kraljev in trule. Te štejejo njemu, ostanek talona nasprotnikoma. Pri solu in beraču talon ostane zaprt.
rules-tarok-announce = Igralec sme napovedati trulo 20, kralje 20, pagat ultimo 50 (zadnji vzetek s pagatom), valat 500 (vsi vzetki). Tiho narejeno šteje pol; napovedano in nenarejeno se izgubi.
rules-tarok-kontra = Nasprotnik sme igro ali napoved podvojiti s kontro. { $steps ->
    [1] Odgovora nanjo ni.
    [2] Igralec sme odgovoriti z re: štirikrat.
   *[other] Re, sub in mort jo spet podvojijo, do šestnajstkrat.
  }
rules-tarok-play = Odgovori na barvo; brez barve daj taroka; brez tarokov kar koli. Vzetek dobi najvišji tarok, sicer najvišja karta barve, s katero se je začelo. Če padejo pagat, mond in škis v isti vzetek, ga dobi pagat.
rules-tarok-klop = Nihče ni igralec: vsak pobira čim manj, vsaka točka šteje proti tebi. Kdor ima { $full } točk ali več, izgubi 70. Če lahko, moraš preseči karto, ki vodi. S prvimi šestimi vzetki pride še karta talona.
rules-tarok-beggar = Igralec ne sme dobiti nobenega vzetka; s prvim je delitev končana in izgubljena. Vsi morajo preseči, če lahko. Vse odigrane karte ostanejo vidne.
rules-tarok-mond = Kdor izgubi monda v tuj vzetek, tudi partnerjev, izgubi { $mond }.
rules-tarok-radelci = Po klopu, beraču in valatu dobi vsak radelc. Podvoji naslednjo delitev, ki jo njegov lastnik igra kot igralec, potem se zbriše{ $erased ->
    [won] , če je bila dobljena.
   *[other] .
  }
