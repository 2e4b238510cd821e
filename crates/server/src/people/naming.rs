//! Who gets which name.

use super::name::{GUEST, numbered};
use super::{clean_name, looks, skeleton};
use crate::Code;
use crate::house::House;
use crate::store::{PersonRow, StoreError};
use crate::table::Refusal;

/// The digits behind the name of a guest, at first.
const DIGITS: usize = 4;
/// How many numbers of one length are tried before a longer one.
const TRIES: usize = 12;
/// More digits than there will ever be guests.
const MOST_DIGITS: usize = 12;

/// Who is to get a name.
#[derive(Debug)]
pub(crate) enum Bearer<'a> {
    /// Somebody new, with the hash of their session's token.
    New(&'a PersonRow, String),
    /// A guest who had another one.
    Guest(&'a str),
}

/// Why nobody gets this name, or not now.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoName {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn taken(message: &str) -> NoName {
    Refusal::new(Code::Taken, message).into()
}

impl House {
    /// The name as it is kept, if it is one that people may have.
    pub(crate) fn name_for_people(&self, wanted: &str) -> Result<String, NoName> {
        let name = clean_name(wanted)?;
        if self.reserved.has(&name) {
            return Err(taken("this name belongs to the house"));
        }
        // An operator has their account before the house is told of it: nobody else gets the name, whatever becomes of it.
        if self.jobs.as_ref().is_some_and(|jobs| jobs.is_operator(&name)) {
            return Err(taken("this name belongs to an operator of this house"));
        }
        Ok(name)
    }

    /// Refuses a name that somebody has an account under, or one that looks like it.
    pub(crate) async fn no_account_like(&self, name: &str) -> Result<(), NoName> {
        for alike in [skeleton(name), skeleton(&looks(name))] {
            if self.store.is_account(&alike).await? {
                return Err(taken("somebody has an account under this name, or one that looks like it"));
            }
        }
        Ok(())
    }

    /// Gives a guest the name they want: with a number behind it if another guest bears it, or one of the house's own if
    /// they do not say.
    pub(crate) async fn name_guest(&self, bearer: &Bearer<'_>, wanted: &str) -> Result<String, NoName> {
        let nameless = wanted.trim().is_empty();
        let name = if nameless { GUEST.to_owned() } else { self.name_for_people(wanted)? };
        if !nameless {
            self.no_account_like(&name).await?;
            if self.takes(bearer, &name).await? {
                return Ok(name);
            }
        }
        for digits in DIGITS..=MOST_DIGITS {
            for _ in 0..TRIES {
                let name = numbered(&name, digits);
                if self.takes(bearer, &name).await? {
                    return Ok(name);
                }
            }
        }
        Err(taken("too many people bear this name"))
    }

    /// Gives somebody this name; `false` when somebody else bears it.
    async fn takes(&self, bearer: &Bearer<'_>, name: &str) -> Result<bool, StoreError> {
        let bones = skeleton(name);
        match bearer {
            Bearer::New(person, token_hash) => {
                let person = PersonRow { name: name.to_owned(), ..PersonRow::clone(person) };
                self.store.welcome(&person, &bones, token_hash).await
            }
            Bearer::Guest(id) => self.store.rename(id, name, &bones).await,
        }
    }

    /// Another name for a guest who bears the name that somebody makes an account of.
    pub(crate) fn other_name(name: &str) -> (String, String) {
        let other = numbered(name, DIGITS + 2);
        let bones = skeleton(&other);
        (other, bones)
    }
}
