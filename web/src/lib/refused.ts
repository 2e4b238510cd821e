// What is thrown when something is refused.

/** What the house answers when it refuses; the message is for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
