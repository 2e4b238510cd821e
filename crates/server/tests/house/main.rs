//! The house as programs and pages meet it: over HTTP and sockets.

mod bad_clients;
mod client;
mod course;
mod crash;
mod lab;
mod people;
mod postgres;
mod replay;
mod secrecy;
mod sockets;
mod tables;
