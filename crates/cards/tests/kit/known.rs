//! What a viewer understands, and the worlds that fit it: all that a game has to say to the kit.

use std::fmt;

use cards::{Card, CardSet, Deal, Fit, Following, German, Knowledge, Place, Placed, Rank, Story, TrickFace};
use game::{Contradiction, Event, Hidden, HiddenView, Line, Picture, Rng, Seat, View, Viewer};
use serde_json::{Value, json};

use crate::game::{Licit, Move, Position, Reveal, legal};
use crate::public_state::{PACK, PILES, PublicState, aces, king};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    public: PublicState,
    /// The three hands, the talon as it was dealt, and as it was laid.
    cards: Knowledge<German>,
}

impl Known {
    pub(crate) fn held(&self, seat: Seat) -> CardSet<German> {
        self.cards.known(self.hand(seat))
    }

    pub(crate) fn may(&self, seat: Seat) -> CardSet<German> {
        self.cards.may(self.hand(seat))
    }

    fn hand(&self, seat: Seat) -> Place {
        self.cards.place(seat.index())
    }

    fn talon(&self) -> Place {
        self.cards.place(3)
    }

    fn laid(&self) -> Place {
        self.cards.place(4)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    Hand(Seat),
    Talon,
    /// Shown only if the king is there.
    Marriage(Seat, Card<German>),
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Due::Talon => f.write_str("the talon"),
            Due::Marriage(seat, king) => write!(f, "the {king} of seat {seat}"),
        }
    }
}

impl Hidden for Licit {
    type PublicState = PublicState;
    type Known = Known;
    type Fit = Fit<German>;
    type Due = Due;

    fn public_of(position: &Position) -> &PublicState {
        &position.public
    }

    fn due(&self, before: Option<&PublicState>, after: &PublicState, viewer: Viewer) -> Vec<Due> {
        let Some(before) = before else {
            let hands = Seat::all(3).filter(|seat| viewer.sees(*seat)).map(Due::Hand);
            return hands.chain((viewer == Viewer::All).then_some(Due::Talon)).collect();
        };
        if let (None, Some((declarer, _))) = (before.declarer, after.declarer) {
            return if viewer == Viewer::Seat(declarer) { vec![Due::Talon] } else { Vec::new() };
        }
        let queens = Seat::all(3).flat_map(|seat| {
            let played = after.played[seat.index()] - before.played[seat.index()];
            let queens = played.iter().filter(|card| card.rank() == Rank::Queen);
            queens.map(move |queen| Due::Marriage(seat, king(queen.suit())))
        });
        queens.collect()
    }

    fn reveal(&self, due: &Due, before: &Position, after: &Position) -> Option<Reveal> {
        match *due {
            Due::Hand(seat) => Some(Reveal::Hand { seat, cards: after.hands[seat.index()] }),
            Due::Talon => Some(Reveal::Talon { cards: before.talon }),
            Due::Marriage(seat, king) => {
                after.hands[seat.index()].contains(king).then_some(Reveal::Marriage { seat, king })
            }
        }
    }

    fn blank(&self, _: Viewer) -> Known {
        let mut cards = Knowledge::new(PACK);
        PILES.into_iter().chain([0]).for_each(|size| _ = cards.hand(size));
        Known { public: PublicState::new(), cards }
    }

    fn public(known: &Known) -> &PublicState {
        &known.public
    }

    fn to_decide(public: &PublicState) -> Option<Seat> {
        public.turn()
    }

    fn decide(
        &self,
        known: &mut Known,
        viewer: Viewer,
        seat: Seat,
        seen: &Move,
    ) -> Result<(), Contradiction> {
        let hand = known.hand(seat);
        match *seen {
            Move::Pass if known.public.declarer.is_none() => known.public.passed += 1,
            Move::Bid(trumps) if known.public.declarer.is_none() => {
                known.public.bid(trumps);
                // Whoever is shown the talon takes it in then.
                if viewer != Viewer::Seat(seat) {
                    known.cards.pass_unseen(known.talon(), hand, 2, CardSet::NONE)?;
                }
            }
            Move::Lay(cards) if known.public.declarer.is_some() && !known.public.laid => {
                if cards.len() != if viewer.sees(seat) { 2 } else { 0 } || cards.meets(aces()) {
                    return Err(Contradiction(format!("{cards} cannot be laid away")));
                }
                known.cards.pass(hand, known.laid(), cards)?;
                known.cards.pass_unseen(hand, known.laid(), 2 - cards.len(), aces())?;
                known.public.laid = true;
            }
            Move::Play(card) if known.public.laid => {
                let barring = known.public.duties().barring(&known.public.trick, card);
                known.cards.play(hand, card, barring)?;
                known.public.play(seat, card);
            }
            _ => return Err(Contradiction(format!("\"{seen}\" is not the kind of decision to be made"))),
        }
        Ok(())
    }

    fn show(
        &self,
        known: &mut Known,
        viewer: Viewer,
        due: &Due,
        reveal: &Reveal,
    ) -> Result<(), Contradiction> {
        match (*due, *reveal) {
            (Due::Hand(due), Reveal::Hand { seat, cards }) if due == seat => {
                known.cards.show_all(known.hand(seat), cards)
            }
            (Due::Talon, Reveal::Talon { cards }) => {
                known.cards.show_all(known.talon(), cards)?;
                let taker = viewer.seat().map(|seat| known.hand(seat));
                taker.map_or(Ok(()), |hand| known.cards.pass(known.talon(), hand, cards))
            }
            (Due::Marriage(due, its_king), Reveal::Marriage { seat, king })
                if (due, its_king) == (seat, king) =>
            {
                known.public.marriages[seat.index()] += 1;
                known.cards.show(known.hand(seat), king.alone())
            }
            _ => Err(Contradiction(format!("{due} is to be shown now"))),
        }
    }

    fn not_shown(&self, known: &mut Known, _: Viewer, due: &Due) -> Result<(), Contradiction> {
        match *due {
            Due::Marriage(seat, king) => known.cards.lacks(known.hand(seat), king.alone()),
            _ => Err(Contradiction(format!("{due} is to be shown now"))),
        }
    }

    fn check(&self, known: &Known) -> Result<(), Contradiction> {
        known.cards.check()
    }

    fn legal_of(&self, known: &Known, seat: Seat) -> Vec<Move> {
        legal(&known.public, known.held(seat))
    }

    fn fit(&self, known: &Known) -> Result<Fit<German>, Contradiction> {
        known.cards.fit().map_err(|misfit| Contradiction(misfit.to_string()))
    }

    fn world(&self, known: &Known, placed: &Placed<German>) -> Position {
        let hands = [0, 1, 2].map(|seat| placed.cards(known.hand(Seat::new(seat))));
        let talon = placed.cards(known.talon()) | placed.cards(known.laid());
        Position { public: known.public.clone(), hands, talon }
    }

    fn story<R: Rng>(view: &HiddenView<Licit>, world: &Position, rng: &mut R) -> Line<Licit> {
        let dealt = |seat: Seat| 4 * seat.index()..4 * seat.index() + 4;
        let mut story = Story::new(14);
        Seat::all(3).for_each(|seat| story.has(seat, dealt(seat)));
        for event in view.history() {
            match *event {
                Event::Reveal(Reveal::Hand { seat, cards }) => story.settle_all(dealt(seat), cards),
                Event::Reveal(Reveal::Talon { cards }) => story.settle_all(12..14, cards),
                Event::Decision { seat, seen: Move::Bid(_) } => story.has(seat, 12..14),
                Event::Decision { seat, seen: Move::Lay(_) } => {
                    world.talon.iter().for_each(|card| story.used(seat, card, rng));
                }
                Event::Decision { seat, seen: Move::Play(card) } => story.used(seat, card, rng),
                _ => {}
            }
        }
        Seat::all(3).for_each(|seat| story.holds(seat, world.hands[seat.index()], rng));
        if world.public.declarer.is_none() {
            story.settle_all(12..14, world.talon);
        }
        view.replay(Deal::of(story.deal(), &PILES), |_, seen| match seen {
            Move::Lay(_) => Move::Lay(world.talon),
            seen => *seen,
        })
    }

    fn json(view: &HiddenView<Licit>) -> Value {
        let public = view.public();
        let trumps = public.declarer.map(|(_, trumps)| trumps.letter());
        face(view).json(
            json!({ "trumps": trumps }),
            json!({ "tricks": public.tricks, "marriages": public.marriages }),
        )
    }

    fn draw(view: &HiddenView<Licit>) -> Picture {
        face(view).picture(|seat| format!("{} tricks", view.public().tricks[seat.index()]), &[])
    }
}

fn face(view: &HiddenView<Licit>) -> TrickFace<'_, German> {
    let public = view.public();
    let after = |place: usize| Seat::new((public.leader.index() + place) % 3);
    let declarer = public.declarer.map(|(declarer, _)| declarer);
    TrickFace {
        viewer: view.viewer(),
        turn: public.turn(),
        hands: Seat::all(3).map(|seat| (view.held(seat), public.hand_size(seat))).collect(),
        trick: public.trick.cards().iter().enumerate().map(|(place, card)| (after(place), *card)).collect(),
        taking: public.trick.winning().map(|(place, _)| after(place)),
        last_trick: None,
        played: public.played.into_iter().fold(CardSet::NONE, |all, played| all | played),
        sides: Seat::all(3).map(|seat| usize::from(Some(seat) != declarer)).collect(),
        scores: public.ending().map(|ending| ending.scores),
    }
}
