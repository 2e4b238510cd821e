# What is kept in this browser.

here-about = Igre, ki si jih igral brez strežnika. Shranjene so v tem brskalniku in nikjer drugje, dokler jih ne oddaš.
here-none = Tukaj še ni končane igre.
here-hand = { $count ->
    [one] Oddaj { $count } igro strežniku
    [two] Oddaj { $count } igri strežniku
    [few] Oddaj { $count } igre strežniku
   *[other] Oddaj { $count } iger strežniku
}
here-handed = { $count ->
    [one] Oddana je { $count } igra.
    [two] Oddani sta { $count } igri.
    [few] Oddane so { $count } igre.
   *[other] Oddanih je { $count } iger.
}
