/** A server of another team that puts the border into its pages. */
export interface Host {
  origin: string;
  stop(): Promise<void>;
}

/** Whether a host has begun to answer; waits a moment when it has not. */
export async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/page-with-option.html`, { method: "HEAD" }).then(
    () => true,
    () => new Promise((resolve) => setTimeout(resolve, 50, false)),
  );
}
