import Bowser from "bowser";

/** What is stored of the browser of an event. */
export interface BrowserFamily {
  /** Name of a list, never the client's own text; empty where it is unknown. */
  browser: string;
  isBot: boolean;
}

const names = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const bots = /bot\b|bots\b|crawl|spider|headless|curl|python|http-?client/i;

/** The family of a User-Agent header. */
export function browserFamily(userAgent = ""): BrowserFamily {
  const text = userAgent.slice(0, 500);
  // Without a header there is nothing to parse, and no browser.
  if (!text) return { browser: "", isBot: true };
  const { browser, platform } = Bowser.parse(text);
  const { name = "" } = browser;
  return {
    browser: names.has(name) ? name : "",
    isBot: platform.type === "bot" || bots.test(text),
  };
}
