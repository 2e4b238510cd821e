# What is kept in this browser.

here-about = Igre odigrane bez poslužitelja. Spremljene su u ovom pregledniku i nigdje drugdje dok ih ne predaš.
here-none = Ovdje još nema završenih igara.
here-hand = { $count ->
    [one] Predaj { $count } igru poslužitelju
    [few] Predaj { $count } igre poslužitelju
   *[other] Predaj { $count } igara poslužitelju
}
here-handed = { $count ->
    [one] Predana je { $count } igra.
    [few] Predane su { $count } igre.
   *[other] Predano je { $count } igara.
}
