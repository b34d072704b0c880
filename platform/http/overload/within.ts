/** Thrown when an operation takes too long because its source hangs. */
export class TooSlowError extends Error {
  /** HTTP status of a response that needs the source. */
  readonly statusCode = 503;
}

/** Returns the result, or rejects with a TooSlowError when it takes longer. 0 milliseconds are no limit. */
export async function within<T>(
  milliseconds: number,
  what: string,
  result: Promise<T>,
): Promise<T> {
  if (milliseconds === 0) return result;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TooSlowError(`${what} took more than ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer));
}
