//! The house as programs and pages meet it: over HTTP and sockets.

mod bad_clients;
mod belongings;
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
mod siege;
mod sockets;
mod storage;
mod tables;
