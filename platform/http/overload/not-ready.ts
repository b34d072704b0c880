/** Thrown for a request that needs what the process has not built yet. It is answered with 503, and not logged. */
export class NotReady extends Error {
  readonly statusCode = 503;
  readonly part: "search";

  constructor(part: NotReady["part"]) {
    super(`Not ready: ${part}`);
    this.part = part;
  }
}
