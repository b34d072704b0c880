import Bowser from "bowser";

/** The browser details that are stored with an event. */
export interface BrowserFamily {
  /** One of a fixed list of names, never the client's own text; empty when unknown. */
  browser: string;
  isBot: boolean;
}

const names = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const bots = /bot\b|bots\b|crawl|spider|headless|curl|python|http-?client/i;

/** Returns the browser family of a User-Agent header. */
export function browserFamily(userAgent = ""): BrowserFamily {
  const text = userAgent.slice(0, 500);
  // A request without the header does not come from a browser.
  if (!text) return { browser: "", isBot: true };
  const { browser, platform } = Bowser.parse(text);
  const { name = "" } = browser;
  return {
    browser: names.has(name) ? name : "",
    isBot: platform.type === "bot" || bots.test(text),
  };
}
