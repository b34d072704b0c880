/** Milliseconds after which a slow host is reported, and between two reports. */
const pause = 5_000;

export interface Progress {
  /** Says what is checked from now on. */
  checks(what: string): void;
  /** Notes a request to a path; the function that it returns notes the answer. */
  asks(path: string): () => void;
  end(): void;
}

/** Writes a line every few seconds: what is checked, and which address has not answered yet. Its query may be secret, and is left out. */
export function createDoctorProgress(log: (line: string) => void): Progress {
  let checked = "the page";
  let answered = 0;
  const waiting = new Map<symbol, string>();
  let written = "";
  const timer = setInterval(() => {
    const [first] = waiting.values();
    const rest = first ? `: ${answered} answers so far, waiting for ${first}` : "";
    const line = `Checking ${checked}${rest}`;
    if (line !== written) log(line);
    written = line;
  }, pause);
  return {
    checks: (what) => void (checked = what),
    asks(path) {
      const request = Symbol(path);
      waiting.set(request, path);
      return () => {
        waiting.delete(request);
        answered++;
      };
    },
    end: () => clearInterval(timer),
  };
}
