//! The house as programs and pages meet it: over HTTP and sockets.

mod bad_clients;
mod claims;
mod client;
mod clocks;
mod course;
mod crash;
mod errors;
mod hosts;
mod lab;
mod open;
mod openapi;
mod operations;
mod people;
mod postgres;
mod programs;
mod proxy;
mod replay;
mod schema;
mod secrecy;
mod slow_clients;
mod sockets;
mod tables;
