# What is kept in this browser.

here-about = Hry odohrané bez servera. Sú uložené v tomto prehliadači a nikde inde, kým ich neodovzdáš.
here-none = Zatiaľ tu nie je žiadna dohraná hra.
here-hand = { $count ->
    [one] Odovzdať { $count } hru serveru
    [few] Odovzdať { $count } hry serveru
   *[other] Odovzdať { $count } hier serveru
}
here-handed = { $count ->
    [one] Odovzdaná { $count } hra.
    [few] Odovzdané { $count } hry.
   *[other] Odovzdaných { $count } hier.
}
