/** Gets what the host's operators should know, such as why a page has no current border. By default it goes to the console. */
export type OnProblem = (message: string, cause?: unknown) => void;

export const warnOfProblem: OnProblem = (message, cause) => console.warn(message, cause ?? "");
