# Pravidlá každej hry na jednej stránke: čítajú sa, keď ich niekto hľadá.

rules-of = Pravidlá: { $game }
rules-search = Hľadať v pravidlách
rules-none = Nič sa nenašlo. Skús iné slovo.
rules-table = Pri tomto stole
rules-usual = Podľa zvyčajných pravidiel.
rules-back = Späť k stolu
rules-found = { $count ->
    [one] { $count } kapitola
    [few] { $count } kapitoly
   *[other] { $count } kapitol
  }
rules-title-aim = Cieľ
rules-title-cards = Karty
rules-title-deal = Rozdávanie
rules-title-trick = Zdvih
rules-title-draw = Ťahanie kariet
rules-title-even = Šesťdesiat na šesťdesiat
rules-title-pairs = Štyria vo dvojiciach
rules-title-three = V trojici
rules-title-dupla = Dupla
rules-title-place = Ukladanie kruhov
rules-title-move = Ťah
rules-title-jump = Skok
rules-title-row = Päť v rade
rules-title-theirs = Rady druhej strany
rules-title-end = Koniec
rules-title-pieces = Figúrky
rules-title-turn = Na ťahu
rules-title-cover = Prikrývanie
rules-title-lift = Dvíhanie
rules-title-reserve = Zo zásoby
rules-title-repeat = Remíza
rules-title-memory = Spamäti
rules-title-trump = Tromf
rules-title-talon = Talón
rules-title-goals = Čo sa hlási
rules-title-flek = Flek
rules-title-play = Hra
rules-title-marriage = Hláška
rules-title-count = Počítanie
rules-title-money = Koľko to stojí
rules-title-betl = Betl a durch
rules-title-auction = Licitácia
rules-title-announce = Ohlásenia
rules-title-kontra = Kontra
rules-title-klop = Klop
rules-title-beggar = Žobrák
rules-title-mond = Mond
rules-title-radelci = Radelce

rules-briskula-aim = Získaj viac než polovicu zo 120 bodov: 61 bodov vyhráva rozdanie. { $match ->
    [1] Rozhoduje jedno rozdanie.
   *[other] Vyhrané rozdania na víťazstvo: { $match }.
  }
rules-briskula-aim3 = Hrajú traja, každý sám: rozdanie vyhráva, kto získa najviac zo 120 bodov. { $match ->
    [1] Rozhoduje jedno rozdanie.
   *[other] Vyhrané rozdania na víťazstvo: { $match }.
  }
rules-briskula-cards = Štyridsať kariet v štyroch farbách. Od najsilnejšej: eso 11 bodov, trojka 10, kráľ 4, jazdec 3, chlapec 2; potom 7 6 5 4 2, ktoré nerátajú nič.
rules-briskula-deal = Počet kariet pre každého: { $cards }. Ešte jedna sa otočí: jej farba je tromf, briškula. Leží pod balíčkom a ťahá sa posledná.
rules-briskula-trick = Kto vynáša, hrá čokoľvek, a ostatní tiež: nikto nemusí ctiť farbu ani tromfovať. Zdvih berie najvyšší tromf, bez tromfov najvyššia karta vynesenej farby. Tu sú tromfy mince: dvojka mincí berie trojku aj eso.
rules-briskula-draw = Po každom zdvihu ťahá prvý ten, kto ho vzal, potom ostatní po poradí; ten aj vynáša. Keď sa balíček minie, karty sa dohrajú.
rules-briskula-even = Šesťdesiat na šesťdesiat: nevyhral nikto a rozdáva znova ten istý.
rules-briskula-pairs = Spoluhráči sedia oproti sebe a body rátajú spolu. { $partners ->
    [shown] Keď sa balíček minie, spoluhráči si ukážu karty.
   *[other] Spoluhráči si karty nikdy neukážu.
  }
rules-briskula-three = Dvojka pohárov nehrá. Ak sú na čele dvaja rovnako, rozdanie nevyhral nikto.
rules-briskula-dupla = Zdvih má štyri karty: hrajú striedavo, každý po dve, a najsilnejšia jednotlivá karta berie všetky štyri. Potom striedavo ťahajú, každý po dve.

rules-yinsh-aim = { $rings ->
    [1] Vezmi z dosky svoj kruh: prvý kruh vyhráva.
   *[other] Vezmi z dosky svoje kruhy skôr než súper, spolu { $rings }: tretí kruh hneď vyhráva.
  } Kruh berieš za každý rad piatich žetónov svojej farby.
rules-yinsh-place = Začína biely. Strany striedavo položia po päť kruhov, každý na ľubovoľný prázdny bod.
rules-yinsh-move = Do jedného svojho kruhu položíš žetón svojej farby a kruh odíde rovno na prázdny bod. Žetón zostane.
rules-yinsh-jump = Kruh smie preskočiť žetóny oboch farieb, ak ležia v jednom neprerušenom rade, a zastaví na prvom prázdnom bode za nimi. Všetko, čo preskočil, sa otočí na druhú farbu. Cez kruh sa neskáče.
rules-yinsh-row = Päť žetónov tvojej farby v rade: vezmi tých päť a jeden svoj kruh. Z dlhšieho radu vyberáš, ktorých päť. Z radov, ktoré sa krížia, vezmeš jeden; ak je druhý ešte celý, tiež.
rules-yinsh-theirs = Ak ťahom vznikne rad druhej farby, vezme ho jeho majiteľ pred svojím ťahom. Ak vzniknú rady oboch farieb, berie prvý ten, kto ťahal.
rules-yinsh-end = Ak je na doske všetkých 51 žetónov a nezostáva žiadny rad, vyhráva, kto vzal viac kruhov; rovnako je remíza. Kto nemôže ťahať, vynechá.

rules-gobblet-aim = Ukáž v jednom rade svoje figúrky, toľko: { $line }. Platí rad, stĺpec aj uhlopriečka. Ráta sa len to, čo je vidieť.
rules-gobblet-pieces = { $line ->
    [3] Každá strana má šesť figúrok: tri veľkosti, z každej dve.
   *[other] Každá strana má dvanásť figúrok: štyri veľkosti v troch kôpkach. Použiť sa dá len vrchná figúrka kôpky.
  }
rules-gobblet-turn = Polož figúrku zo zásoby na dosku, alebo presuň svoju viditeľnú figúrku na ktorékoľvek iné pole, kde smie stáť.
rules-gobblet-cover = Väčšia figúrka prikryje menšiu ktorejkoľvek farby. Čo je pod ňou, sa ukáže, keď vrchná odíde.
rules-gobblet-lift = Zdvihnutú figúrku musíš zahrať. Ráta sa len doska po ťahu: ak ukáže rad súpera, vyhral súper. Ak ukáže rady oboch: { $both ->
    [mover] vyhráva, kto ťahal.
    [draw] je remíza.
   *[opponent] vyhráva, kto neťahal.
  }
rules-gobblet-reserve = { $covers ->
    [always] Figúrka zo zásoby smie prikryť každú menšiu.
    [never] Figúrka zo zásoby ide len na prázdne pole.
   *[other] Figúrka zo zásoby ide na prázdne pole. Súperovu smie prikryť len vtedy, ak stojí v rade troch viditeľných.
  }
rules-gobblet-repeat = { $repetition ->
    [never] Pozícia sa smie opakovať; po limite ťahov je remíza.
    [second] Keď sa pozícia zopakuje, je remíza.
   *[other] Keď pozícia nastane tretí raz, je remíza.
  } Kto nemá ťah, { $none ->
    [draw] remizuje.
   *[other] prehráva.
  }
rules-gobblet-memory = Čo je pod figúrkou, nevidno: pamätaj si to.

rules-marias-aim = Jeden hrá proti dvom. Forhont, ktorý volí tromf, potrebuje vo svojich zdvihoch viac bodov než obaja ostatní spolu.
rules-marias-cards = 32 kariet, farby červeň, zeleň, žaluď, guľa. Vo farbe od najsilnejšej: eso, 10, kráľ, horník, dolník, 9 8 7. Esá a desiatky sú mastné: každá 10 bodov.
rules-marias-trump = Forhont dostane najprv sedem kariet, ostatní po päť. Zo svojich siedmich jednu odloží ako tromf. Potom dostane každý ešte päť.
rules-marias-talon = Z dvanástich kariet odloží forhont dve zakryté do talónu. { $betl ->
    [yes] Ak je medzi nimi mastná alebo tromfová karta, musí hrať betl alebo durch.
   *[other] Mastná ani tromfová karta tam nesmie. Nerátajú sa nikomu.
  }
rules-marias-goals = Hra: viac bodov než druhá strana. Sedma: posledný zdvih tromfovou sedmou; hlási ju len ten, kto ju má. Stovka: sto bodov s jedinou hláškou.
rules-marias-flek = Kto neverí záväzku druhej strany, povie flek a platí dvojnásobne. Odpovede re, tutti, boty, kalhoty, kaiser a rekaiser ho znova zdvojnásobia.
rules-marias-play = Ctíš farbu a prebiješ najlepšiu kartu, ak môžeš. Bez farby dáš tromf, vyšší než tie na stole, ak ho máš. Len bez oboch dáš, čo chceš. Kto berie zdvih, vynáša.
rules-marias-marriage = Kráľ a horník jednej farby v jednej ruke sú hláška: 20 bodov, v tromfoch 40. Horník ide pred kráľom a ním je hláška ohlásená.
rules-marias-count = Každé eso a desiatka v tvojich zdvihoch 10, posledný zdvih 10, hlášky 20 a 40: deväťdesiat bodov a hlášky.
rules-marias-money = Za každého súpera: hra 1, sedma 2, tichá sedma 1, stovka { $hundred }. Tichá stovka hru násobí. S červeňou ako tromfom platí všetko dvojnásobne. Forhont berie alebo platí dvakrát, každému súperovi raz.
rules-marias-betl = Betl: žiadny zdvih. Durch: všetkých desať. Niet tromfov ani hlášok a desiatka je pod dolníkom. Kto na ohlásené povie zlá, vezme talón a musí hrať vyššie: betl cez farbu, durch cez betl.

rules-tarok-aim = Jeden hrá proti dvom. Hlavný hráč vyhráva, ak má vo svojich zdvihoch viac než 35 zo 70 bodov.
rules-tarok-cards = 54 kariet. 22 tarokov prebíja každú farbu: pagát (I) je najnižší, potom až po mond (XXI) a škýza; títo traja sú trula. Štyri farby po osem kariet: kráľ, dáma, jazdec, chlapec a štyri obyčajné. Z obyčajných je v červených farbách najvyššia jednotka, v čiernych desiatka.
rules-tarok-count = Králi a trula 5, dámy 4, jazdci 3, chlapci 2, všetky ostatné 1. Ráta sa po tri karty: súčet mínus dve; posledná dvojica alebo jedna karta mínus jedna.
rules-tarok-deal = Každý dostane šestnásť kariet, šesť ide do talónu. Kto sedí za rozdávajúcim, je prvý.
rules-tarok-auction = Tri { $three }, dve { $two }, jedna { $one }, sólo { $solo }, žobrák { $beggar }. Každá ponuka musí byť vyššia; kto sedí bližšie k prvému, smie držať tú istú hru. Kto povie ďalej, končí. Kto zostane, je hlavný hráč a smie ešte raz zvýšiť. Prvý, ktorý zostane sám pri tri, smie zvoliť klop.
rules-tarok-talon = Pri tri, dve a jedna sa talón odkryje po toľkých kartách. Hlavný hráč vezme jednu skupinu a rovnako veľa kariet odloží, nie kráľov ani trulu. Rátajú sa jemu, zvyšok talónu súperom. Pri sóle a žobrákovi zostáva talón zavretý.
rules-tarok-announce = Hlavný hráč smie ohlásiť trulu 20, kráľov 20, pagát ultimo 50 (posledný zdvih pagátom), valat 500 (všetky zdvihy). Potichu splnené platí polovicu; ohlásené a nesplnené sa prehráva.
rules-tarok-kontra = Súper smie hru alebo ohlásenie zdvojnásobiť kontrou. { $steps ->
    [1] Odpovedať sa na ňu nedá.
    [2] Hlavný hráč smie odpovedať re: štyrikrát.
   *[other] Re, sub a mort ju znova zdvojnásobia, až šestnásťkrát.
  }
rules-tarok-play = Ctíš farbu; bez farby dáš tarok; bez tarokov čokoľvek. Zdvih berie najvyšší tarok, inak najvyššia karta vynesenej farby. Ak padne pagát, mond aj škýz v jednom zdvihu, berie pagát.
rules-tarok-klop = Hlavného hráča niet: každý berie čo najmenej, každý bod je proti tebe. Kto má { $full } bodov alebo viac, stráca 70. Vedúcu kartu musíš prebiť, ak môžeš. S prvými šiestimi zdvihmi príde aj karta talónu.
rules-tarok-beggar = Hlavný hráč nesmie vziať žiadny zdvih; prvým sa rozdanie končí a je prehrané. Všetci musia prebíjať, ak môžu. Všetky zahrané karty zostávajú na očiach.
rules-tarok-mond = Kto stratí monda v cudzom zdvihu, aj v spoluhráčovom, stráca { $mond }.
rules-tarok-radelci = Po klope, žobrákovi a valate dostane každý radelc. Zdvojnásobí ďalšie rozdanie, ktoré jeho majiteľ hrá ako hlavný hráč, a potom sa zmaže{ $erased ->
    [won] , ak bolo vyhrané.
   *[other] .
  }
