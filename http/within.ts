/** Something took too long: its source hangs. */
export class TooSlowError extends Error {
  /** Of the answer to a request that needs it. */
  readonly statusCode = 503;
}

/** The result, or a TooSlowError when it takes longer; 0 milliseconds are no limit. */
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
