import Bowser from "bowser";

/** Stored names of a browser and its system, empty if unknown. */
export interface BrowserNames {
  browser: string;
  system: string;
}

/** Parses a User-Agent header. Returns only names from a list, never the client's own text. */
export function browserNames(userAgent: string | undefined): BrowserNames {
  if (!userAgent) return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: browser.name ?? "", system: os.name ?? "" };
}
