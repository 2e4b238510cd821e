# Pravidla každé hry na jedné stránce: čtou se, když je někdo hledá.

rules-of = Pravidla: { $game }
rules-search = Hledat v pravidlech
rules-none = Nic se nenašlo. Zkus jiné slovo.
rules-table = U tohoto stolu
rules-usual = Podle obvyklých pravidel.
rules-back = Zpět ke stolu
rules-found = { $count ->
    [one] { $count } kapitola
    [few] { $count } kapitoly
   *[other] { $count } kapitol
  }
rules-title-aim = Cíl
rules-title-cards = Karty
rules-title-deal = Rozdávání
rules-title-trick = Zdvih
rules-title-draw = Lízání
rules-title-even = Šedesát na šedesát
rules-title-pairs = Čtyři ve dvojicích
rules-title-three = Ve třech
rules-title-dupla = Dupla
rules-title-place = Pokládání kruhů
rules-title-move = Tah
rules-title-jump = Skok
rules-title-row = Pět v řadě
rules-title-theirs = Řady druhé strany
rules-title-end = Konec
rules-title-pieces = Figurky
rules-title-turn = Na tahu
rules-title-cover = Přikrývání
rules-title-lift = Zvedání
rules-title-reserve = Ze zásoby
rules-title-repeat = Remíza
rules-title-memory = Zpaměti
rules-title-trump = Trumf
rules-title-talon = Talon
rules-title-goals = Co se hlásí
rules-title-flek = Flek
rules-title-play = Hra
rules-title-marriage = Hláška
rules-title-count = Počítání
rules-title-money = Kolik to stojí
rules-title-betl = Betl a durch
rules-title-auction = Licitace
rules-title-announce = Ohlášení
rules-title-kontra = Kontra
rules-title-klop = Klop
rules-title-beggar = Žebrák
rules-title-mond = Mond
rules-title-radelci = Radelci

rules-briskula-aim = Získej víc než polovinu ze 120 bodů: 61 bodů vyhrává rozdání. { $match ->
    [1] Rozhoduje jedno rozdání.
   *[other] Vyhraná rozdání k vítězství: { $match }.
  }
rules-briskula-aim3 = Hrají tři, každý sám: rozdání vyhrává, kdo získá nejvíc ze 120 bodů. { $match ->
    [1] Rozhoduje jedno rozdání.
   *[other] Vyhraná rozdání k vítězství: { $match }.
  }
rules-briskula-cards = Čtyřicet karet ve čtyřech barvách. Od nejsilnější: eso 11 bodů, trojka 10, král 4, jezdec 3, kluk 2; pak 7 6 5 4 2, které nepočítají nic.
rules-briskula-deal = Počet karet pro každého: { $cards }. Ještě jedna se otočí: její barva jsou trumfy, briškula. Leží pod balíčkem a lízne se poslední.
rules-briskula-trick = Kdo vynáší, hraje cokoli, a ostatní také: nikdo nemusí ctít barvu ani trumfovat. Zdvih bere nejvyšší trumf, bez trumfů nejvyšší karta vynesené barvy. Tady jsou trumfy mince: dvojka mincí bere trojku i eso.
rules-briskula-draw = Po každém zdvihu líže první ten, kdo ho vzal, pak ostatní po řadě; ten také vynáší. Když balíček dojde, karty se dohrají.
rules-briskula-even = Šedesát na šedesát: nevyhrál nikdo a rozdává znovu tentýž.
rules-briskula-pairs = Spoluhráči sedí proti sobě a body počítají dohromady. { $partners ->
    [shown] Když balíček dojde, spoluhráči si ukážou karty.
   *[other] Spoluhráči si karty nikdy neukážou.
  }
rules-briskula-three = Dvojka pohárů nehraje. Jsou-li na čele dva stejně, rozdání nevyhrál nikdo.
rules-briskula-dupla = Zdvih má čtyři karty: hrají střídavě, každý po dvou, a nejsilnější jednotlivá karta bere všechny čtyři. Pak střídavě lížou, každý po dvou.

rules-yinsh-aim = { $rings ->
    [1] Vezmi z desky svůj kruh: první kruh vyhrává.
   *[other] Vezmi z desky své kruhy dřív než soupeř, celkem { $rings }: třetí kruh hned vyhrává.
  } Kruh bereš za každou řadu pěti žetonů své barvy.
rules-yinsh-place = Začíná bílý. Strany střídavě položí po pěti kruzích, každý na libovolný prázdný bod.
rules-yinsh-move = Do jednoho svého kruhu položíš žeton své barvy a kruh odjede rovně na prázdný bod. Žeton zůstane.
rules-yinsh-jump = Kruh smí přeskočit žetony obou barev, leží-li v jedné nepřerušené řadě, a zastaví na prvním prázdném bodě za nimi. Vše, co přeskočil, se otočí na druhou barvu. Přes kruh se neskáče.
rules-yinsh-row = Pět žetonů tvé barvy v řadě: vezmi těch pět a jeden svůj kruh. Z delší řady vybíráš, kterých pět. Z řad, které se kříží, vezmeš jednu; je-li druhá ještě celá, také.
rules-yinsh-theirs = Vznikne-li tahem řada druhé barvy, vezme ji její majitel před svým tahem. Vzniknou-li řady obou barev, bere první ten, kdo táhl.
rules-yinsh-end = Je-li na desce všech 51 žetonů a žádná řada nezbývá, vyhrává, kdo vzal víc kruhů; stejně je remíza. Kdo nemůže táhnout, vynechá.

rules-gobblet-aim = Ukaž v jedné řadě své figurky, tolik: { $line }. Platí řada, sloupec i úhlopříčka. Počítá se jen to, co je vidět.
rules-gobblet-pieces = { $line ->
    [3] Každá strana má šest figurek: tři velikosti, od každé dvě.
   *[other] Každá strana má dvanáct figurek: čtyři velikosti ve třech hromádkách. Použít se dá jen vrchní figurka hromádky.
  }
rules-gobblet-turn = Polož figurku ze zásoby na desku, nebo přesuň svou viditelnou figurku na jakékoli jiné pole, kde smí stát.
rules-gobblet-cover = Větší figurka přikryje menší kterékoli barvy. Co je pod ní, se ukáže, až vrchní odejde.
rules-gobblet-lift = Zvednutou figurku musíš zahrát. Počítá se jen deska po tahu: ukáže-li řadu soupeře, vyhrál soupeř. Ukáže-li řady obou: { $both ->
    [mover] vyhrává, kdo táhl.
    [draw] je to remíza.
   *[opponent] vyhrává, kdo netáhl.
  }
rules-gobblet-reserve = { $covers ->
    [always] Figurka ze zásoby smí přikrýt každou menší.
    [never] Figurka ze zásoby jde jen na prázdné pole.
   *[other] Figurka ze zásoby jde na prázdné pole. Soupeřovu smí přikrýt jen tehdy, stojí-li v řadě tří viditelných.
  }
rules-gobblet-repeat = { $repetition ->
    [never] Pozice se smí opakovat; po limitu tahů je remíza.
    [second] Když se pozice zopakuje, je remíza.
   *[other] Když pozice nastane potřetí, je remíza.
  } Kdo nemá tah, { $none ->
    [draw] remizuje.
   *[other] prohrává.
  }
rules-gobblet-memory = Co je pod figurkou, není vidět: pamatuj si to.

rules-marias-aim = Jeden hraje proti dvěma. Forhont, který volí trumf, potřebuje ve svých zdvizích víc bodů než oba ostatní dohromady.
rules-marias-cards = 32 karet, barvy červené, zelené, žaludy, kule. V barvě od nejsilnější: eso, 10, král, svršek, spodek, 9 8 7. Esa a desítky jsou ostré: každá 10 bodů.
rules-marias-trump = Forhont dostane nejdřív sedm karet, ostatní po pěti. Ze svých sedmi jednu odloží jako trumf. Pak dostane každý ještě pět.
rules-marias-talon = Z dvanácti karet odloží forhont dvě zakryté do talonu. { $betl ->
    [yes] Je-li mezi nimi ostrá nebo trumfová karta, musí hrát betl nebo durch.
   *[other] Ostrá ani trumfová karta tam nesmí. Nepočítají se nikomu.
  }
rules-marias-goals = Hra: víc bodů než druhá strana. Sedma: poslední zdvih trumfovou sedmou; hlásí ji jen ten, kdo ji má. Kilo neboli stovka: sto bodů s jedinou hláškou.
rules-marias-flek = Kdo nevěří závazku druhé strany, řekne flek a platí dvojnásob. Odpovědi re, tutti, boty, kalhoty, kaiser a rekaiser ho znovu zdvojnásobí.
rules-marias-play = Ctíš barvu a přebiješ nejlepší kartu, můžeš-li. Bez barvy dáš trumf, vyšší než ty na stole, máš-li ho. Jen bez obojího dáš, co chceš. Kdo bere zdvih, vynáší.
rules-marias-marriage = Král a svršek jedné barvy v jedné ruce jsou hláška: 20 bodů, v trumfech 40. Svršek jde před králem a jím je hláška ohlášena.
rules-marias-count = Každé eso a desítka ve tvých zdvizích 10, poslední zdvih 10, hlášky 20 a 40: devadesát bodů a hlášky.
rules-marias-money = Za každého soupeře: hra 1, sedma 2, tichá sedma 1, kilo { $hundred }. Tiché kilo hru násobí. S červenými trumfy platí vše dvojnásob. Forhont bere nebo platí dvakrát, každému soupeři jednou.
rules-marias-betl = Betl: žádný zdvih. Durch: všech deset. Nejsou trumfy ani hlášky a desítka je pod spodkem. Kdo na ohlášené řekne špatná, vezme talon a musí hrát výš: betl přes barvu, durch přes betl.

rules-tarok-aim = Jeden hraje proti dvěma. Hlavní hráč vyhrává, má-li ve svých zdvizích víc než 35 ze 70 bodů.
rules-tarok-cards = 54 karet. 22 taroků přebíjí každou barvu: pagát (I) je nejnižší, pak až po mond (XXI) a škýze; tito tři jsou trula. Čtyři barvy po osmi kartách: král, dáma, jezdec, kluk a čtyři obyčejné. Z obyčejných je v červených barvách nejvyšší jednička, v černých desítka.
rules-tarok-count = Králové a trula 5, dámy 4, jezdci 3, kluci 2, všechny ostatní 1. Počítá se po třech kartách: součet minus dvě; poslední dvojice nebo jedna karta minus jedna.
rules-tarok-deal = Každý dostane šestnáct karet, šest jde do talonu. Kdo sedí za rozdávajícím, je první.
rules-tarok-auction = Tři { $three }, dvě { $two }, jedna { $one }, sólo { $solo }, žebrák { $beggar }. Každá nabídka musí být vyšší; kdo sedí blíž prvnímu, smí držet stejnou hru. Kdo řekne dál, končí. Kdo zbude, je hlavní hráč a smí ještě jednou zvýšit. První, který zbude sám na třech, smí zvolit klop.
rules-tarok-talon = Při třech, dvou a jedné se talon odkryje po tolika kartách. Hlavní hráč vezme jednu skupinu a stejně karet odloží, ne krále ani trulu. Počítají se jemu, zbytek talonu soupeřům. Při sólu a žebráku zůstává talon zavřený.
rules-tarok-announce = Hlavní hráč smí ohlásit trulu 20, krále 20, pagát ultimo 50 (poslední zdvih pagátem), valat 500 (všechny zdvihy). Potichu splněné platí půl; ohlášené a nesplněné se prohrává.
rules-tarok-kontra = Soupeř smí hru nebo hlášku zdvojnásobit kontrou. { $steps ->
    [1] Odpovědět se na ni nedá.
    [2] Hlavní hráč smí odpovědět re: čtyřikrát.
   *[other] Re, sub a mort ji znovu zdvojnásobí, až šestnáctkrát.
  }
rules-tarok-play = Ctíš barvu; bez barvy dáš tarok; bez taroků cokoli. Zdvih bere nejvyšší tarok, jinak nejvyšší karta vynesené barvy. Padne-li pagát, mond i škýz v jednom zdvihu, bere pagát.
rules-tarok-klop = Hlavní hráč není: každý bere co nejmíň, každý bod je proti tobě. Kdo má { $full } bodů nebo víc, ztrácí 70. Vedoucí kartu musíš přebít, můžeš-li. S prvními šesti zdvihy přijde i karta talonu.
rules-tarok-beggar = Hlavní hráč nesmí vzít žádný zdvih; prvním rozdání končí a je prohrané. Všichni musí přebíjet, mohou-li. Všechny zahrané karty zůstávají vidět.
rules-tarok-mond = Kdo ztratí monda v cizím zdvihu, i ve spoluhráčově, ztrácí { $mond }.
rules-tarok-radelci = Po klopu, žebráku a valatu dostane každý radelc. Zdvojnásobí další rozdání, které jeho majitel hraje jako hlavní hráč, a pak se smaže{ $erased ->
    [won] , bylo-li vyhrané.
   *[other] .
  }
