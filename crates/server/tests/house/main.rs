//! The house as programs and pages meet it: over HTTP and sockets.

mod bad_clients;
mod belongings;
mod claims;
mod client;
mod clocks;
mod course;
mod crash;
mod lab;
mod open;
mod openapi;
mod operations;
mod people;
mod postgres;
mod programs;
mod replay;
mod schema;
mod secrecy;
mod siege;
mod sockets;
mod storage;
mod tables;
