/** The engine did not answer in time, or only with an error of its own. What was asked may be repeated with the same key. */
export class EngineUnavailableError extends Error {
  override readonly name = "EngineUnavailableError";
  /** Status of the response to a request that needs the engine. */
  readonly statusCode = 503;
  /** Whether it may have done what was asked. */
  readonly maybeDone: boolean;

  constructor(message: string, options: ErrorOptions & { maybeDone: boolean }) {
    super(message, options);
    this.maybeDone = options.maybeDone;
  }
}

/** The engine has no such channel: a setting names another one than the engine has. */
export class UnknownChannelError extends Error {
  override readonly name = "UnknownChannelError";

  constructor(channel: string) {
    super(
      `The commerce system has no channel "${channel}". Name one that it has in the site's settings.`,
    );
  }
}
