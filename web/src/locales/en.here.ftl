# What is kept in this browser.

here-about = Games that you played without the server. They are kept in this browser and nowhere else, until you hand them over.
here-none = Nothing has been finished here yet.
here-hand = { $count ->
    [one] Hand { $count } game to the server
   *[other] Hand { $count } games to the server
}
here-handed = { $count ->
    [one] { $count } game was handed over.
   *[other] { $count } games were handed over.
}
