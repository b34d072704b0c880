import Bowser from "bowser";

/** What is stored of a browser: its name and that of its system, empty where they are unknown. */
export interface BrowserNames {
  browser: string;
  system: string;
}

/** The names in a User-Agent header. Only names of a list come out, never the client's own text. */
export function browserNames(userAgent: string | undefined): BrowserNames {
  if (!userAgent) return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: browser.name ?? "", system: os.name ?? "" };
}
