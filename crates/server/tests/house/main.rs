//! The house as programs and pages meet it: over HTTP and sockets.

mod bad_clients;
mod claims;
mod client;
mod clocks;
mod course;
mod crash;
mod forgetting;
mod lab;
mod names;
mod open;
mod openapi;
mod operations;
mod passwords;
mod people;
mod postgres;
mod programs;
mod replay;
mod schema;
mod secrecy;
mod sessions;
mod sockets;
mod tables;
