//! The house as programs and pages meet it: over HTTP and sockets.

mod client;
mod people;
mod sockets;
mod tables;
