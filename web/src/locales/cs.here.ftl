# What is kept in this browser.

here-about = Hry odehrané bez serveru. Jsou uložené v tomto prohlížeči a nikde jinde, dokud je neodevzdáš.
here-none = Zatím tu není žádná dohraná hra.
here-hand = { $count ->
    [one] Odevzdat { $count } hru serveru
    [few] Odevzdat { $count } hry serveru
   *[other] Odevzdat { $count } her serveru
}
here-handed = { $count ->
    [one] Odevzdána { $count } hra.
    [few] Odevzdány { $count } hry.
   *[other] Odevzdáno { $count } her.
}
