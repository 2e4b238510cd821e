//! The routes of the API, in one list: what the router answers to and what the documentation must name.

use std::sync::Arc;

use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, on};

use super::{club, daily, games, jobs, openapi, people, records, socket, studies, tables, tournaments};
use crate::house::House;

/// A router that remembers what it answers to, so that a test can hold the documentation against it.
pub(super) struct Api {
    pub(super) router: Router<Arc<House>>,
    known: Vec<(&'static str, &'static str)>,
}

impl Api {
    fn get<T: 'static>(self, path: &'static str, handler: impl Handler<T, Arc<House>>) -> Api {
        self.on("get", MethodFilter::GET, path, handler)
    }

    fn post<T: 'static>(self, path: &'static str, handler: impl Handler<T, Arc<House>>) -> Api {
        self.on("post", MethodFilter::POST, path, handler)
    }

    fn delete<T: 'static>(self, path: &'static str, handler: impl Handler<T, Arc<House>>) -> Api {
        self.on("delete", MethodFilter::DELETE, path, handler)
    }

    fn patch<T: 'static>(self, path: &'static str, handler: impl Handler<T, Arc<House>>) -> Api {
        self.on("patch", MethodFilter::PATCH, path, handler)
    }

    fn on<T: 'static>(
        mut self,
        method: &'static str,
        filter: MethodFilter,
        path: &'static str,
        handler: impl Handler<T, Arc<House>>,
    ) -> Api {
        self.known.push((method, path));
        self.router = self.router.route(path, on(filter, handler));
        self
    }
}

/// Version 1 of the API.
pub(super) fn api() -> Api {
    Api { router: Router::new(), known: Vec::new() }
        .get("/openapi.json", openapi::document)
        .post("/guest", people::guest)
        .get("/me", people::me)
        .patch("/me", people::rename)
        .delete("/me", people::delete)
        .get("/me/export", people::export)
        .post("/me/password", people::change_password)
        .post("/account", people::account)
        .post("/login", people::login)
        .post("/logout", people::logout)
        .get("/games", games::games)
        .get("/tables", tables::list)
        .post("/tables", tables::make)
        .get("/tables/{id}", tables::one)
        .post("/tables/{id}/sit", tables::sit)
        .post("/tables/{id}/leave", tables::leave)
        .post("/tables/{id}/link", tables::link)
        .get("/tables/{id}/socket", socket::open)
        .get("/records", records::list)
        .post("/records", records::upload)
        .get("/records/{id}", records::one)
        .delete("/records/{id}", records::delete)
        .get("/records/{id}/frames", records::frames)
        .get("/records/{id}/as/{format}", records::written_as)
        .post("/show", records::show)
        .post("/analyses", studies::analyse)
        .get("/analyses/{id}", studies::news)
        .delete("/analyses/{id}", studies::stop)
        .post("/reviews", studies::review)
        .get("/reviews/{id}", studies::news)
        .delete("/reviews/{id}", studies::stop)
        .post("/matches", studies::play_match)
        .get("/matches/{id}", studies::news)
        .delete("/matches/{id}", studies::stop)
        .get("/matches/{id}/records", studies::records)
        .get("/jobs", jobs::list)
        .post("/jobs", jobs::submit)
        .get("/jobs/{id}", jobs::so_far)
        .delete("/jobs/{id}", jobs::cancel)
        .get("/experiments", studies::experiments)
        .get("/fares", studies::fares)
        .get("/puzzles", studies::puzzles)
        .post("/puzzles/{id}", studies::solve)
        .get("/people/{id}", club::profile)
        .post("/people/{id}/tie", club::tie)
        .get("/me/ties", club::ties)
        .post("/pairing", club::pair)
        .get("/tournaments", tournaments::list)
        .post("/tournaments", tournaments::make)
        .get("/tournaments/{id}", tournaments::one)
        .post("/tournaments/{id}/join", tournaments::join)
        .post("/tournaments/{id}/leave", tournaments::leave)
        .post("/tournaments/{id}/start", tournaments::start)
        .post("/tournaments/{id}/cancel", tournaments::cancel)
        .get("/daily", daily::calendar)
        .get("/daily/{day}", daily::day)
        .post("/daily/{day}/{game}/deal", daily::deal)
        .post("/daily/{day}/{game}/puzzle", daily::puzzle)
}

/// Every method and path that the API answers to, below `/api/v1`.
pub fn routes() -> Vec<(&'static str, &'static str)> {
    api().known
}
