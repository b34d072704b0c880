/** Milliseconds after which a request counts as failed. */
const timeout = 15_000;

/** Requests JSON that is read later, by a script that is still loading: it deals with what fails. */
export function requestEarly(urls: string[]): Promise<unknown>[] {
  const answers = urls.map(async (url): Promise<unknown> => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return response.json();
  });
  // Until then a failure is not one that no script handles.
  void Promise.allSettled(answers);
  return answers;
}
