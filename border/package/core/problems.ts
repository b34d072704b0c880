/** Gets what the host's operators should know, such as why a page has no current border. By default it goes to the console. */
export type OnProblem = (message: string, cause?: unknown) => void;

export const warnOfProblem: OnProblem = (message, cause) => console.warn(message, cause ?? "");

/** Returns a function that reports by `onProblem`, and by the console when that throws, which must end neither page nor process. */
export const safely =
  (onProblem: OnProblem): OnProblem =>
  (message, cause) => {
    try {
      onProblem(message, cause);
    } catch {
      warnOfProblem(message, cause);
    }
  };

/** Distinct messages that are reported: a shop could send another one with each fragment. */
const maxMessages = 100;

/** Returns a function that reports each message once. */
export function once(onProblem: OnProblem): (message: string) => void {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message) || reported.size >= maxMessages) return;
    reported.add(message);
    onProblem(message);
  };
}
