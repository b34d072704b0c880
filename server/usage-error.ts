/** Thrown when a command cannot do what it is called for. The message says what to do instead. */
export class UsageError extends Error {}
