/** Another team's server that includes the border in its pages. */
export interface Host {
  origin: string;
  stop(): Promise<void>;
}

/** Reports whether a host already answers; waits a moment if not. */
export async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/page-with-option.html`, { method: "HEAD" }).then(
    () => true,
    () => new Promise((resolve) => setTimeout(resolve, 50, false)),
  );
}
