/** Milliseconds after which a request counts as failed. */
const timeout = 15_000;

/** Requests JSON for a script that is still loading. That script reads the results and handles failures. */
export function requestEarly(urls: string[]): Promise<unknown>[] {
  const answers = urls.map(async (url): Promise<unknown> => {
    const response = await fetch(url, {
      credentials: "include",
      signal: AbortSignal.timeout(timeout),
    });
    return response.json();
  });
  // Prevents unhandled rejections until the script is loaded.
  void Promise.allSettled(answers);
  return answers;
}
