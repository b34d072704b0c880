import { webSettings, type WebSettings } from "./border-settings.ts";
import { checkSettings } from "./check-settings.ts";
import { copyIn } from "./fragment-store.ts";
import {
  firstSite,
  fragmentPath,
  type BorderPartName,
  type FragmentChoice,
} from "./fragment-options.ts";
import { knownChoice, type PageChoice } from "./known-choice.ts";
import { lastGood, lifetimeAfterFailure, type Lifetime } from "./last-good.ts";
import { loadFragment } from "./load-fragment.ts";
import { withNonce } from "./nonce.ts";
import { previewOf, type PageRequest } from "./preview-cookie.ts";
import { previewsOf } from "./previews.ts";
import { once, safely, warnOfProblem } from "./problems.ts";
import { shopAddress } from "./shop-address.ts";
import { fetchFrom, type FetchClient } from "./shop-fetch.ts";
import { linkHeader, separateAssets } from "./whole-fragment.ts";

export interface PageParts {
  /** Elements for the page's head: fonts, style sheets, script. Empty with the option `noassets`. */
  head: string;
  header: string;
  footer: string;
  /**
   * `fresh`: as the shop is now. `stale`: the last good one, or a simpler one, while the shop fails. `fallback`: header, footer or
   * both are missing, or replaced by the fallback of the settings.
   */
  state: "fresh" | "stale" | "fallback";
  /** Headers for the page's response: the state, and `Cache-Control: no-store` for a staff preview. */
  headers: Record<string, string>;
  /** For hosts that cache their pages. 0 for a staff preview. */
  lifetime: Lifetime;
}

/** The part of Node's response that early hints need. */
interface HintedResponse {
  writeEarlyHints(hints: { link: string[] }): void;
  req?: { httpVersion: string };
}

/** The border on any runtime with the Fetch API. */
export interface WebBorder {
  /** The shop's address of the settings. */
  shop: string;
  /** The site's code. */
  site: string;
  /** Returns what a page needs of the border. Never rejects: a page without border is better than an error. */
  get(request: PageRequest, choice?: PageChoice): Promise<PageParts>;
  /**
   * Sends 103 Early Hints with the files of the border that the last page of this choice had, before the page itself is ready. Does
   * nothing before the first page, and for a client of HTTP/1.0, which would take them for the response.
   */
  earlyHints(response: HintedResponse, choice?: FragmentChoice): void;
  /**
   * Passes on a request for one of the border's addresses to the shop, and resolves to its answer; to undefined for every other address.
   * Never rejects: a shop that does not answer is a 502, which is reported.
   */
  fetch(request: Request, client?: FetchClient): Promise<Response | undefined>;
}

const parts = ["header", "footer"] as const;

const uncached: Lifetime = { fresh: 0, stale: 0 };

/** Returns the lifetime of a page with two fragments. */
function shorter(one: Lifetime, other: Lifetime): Lifetime {
  const fresh = Math.min(one.fresh, other.fresh);
  return { fresh, stale: Math.min(one.fresh + one.stale, other.fresh + other.stale) - fresh };
}

/**
 * Connects a server on any runtime to the border of a shop: one connection, with its cache, for all pages. Throws for settings that it
 * cannot work with.
 */
export function connectWebBorder(settings: WebSettings): WebBorder {
  checkSettings("connectBorder", settings, webSettings);
  const {
    shop,
    site = firstSite,
    timeout = 2_000,
    store,
    fallback = {},
    onProblem = warnOfProblem,
  } = settings;
  const base = `${shopAddress(shop)}/service/pageborder`;
  const report = safely(onProblem);
  const announce = once(report);
  // Counts for itself: a visitor's choices must not use up the messages of the shop.
  const reportChoice = once(report);
  const preview = previewsOf(report);
  const cached = new Map<string, ReturnType<typeof lastGood>>();
  const links = new Map<string, string[]>();

  function cacheOf(path: string) {
    const known = cached.get(path);
    if (known) return known;
    const created = lastGood({
      store: store && copyIn(store, nameOf(path), timeout),
      timeout,
      onProblem: report,
    });
    cached.set(path, created);
    return created;
  }

  /** Returns the name of a copy, for shops that share a store. */
  const nameOf = (path: string) =>
    `${shop.replace(/^https?:/, "")}/${path}`.replaceAll(/[^\w.-]+/g, "-").slice(1);

  async function part(
    name: BorderPartName,
    { waitUntil, ...choice }: Omit<PageChoice, "nonce">,
    cookie?: string,
  ) {
    const path = fragmentPath(name, site, choice);
    const load = (sent?: string) =>
      loadFragment(`${base}/${path}`, { site, timeout, cookie: sent, announce });
    const previewed = cookie && (await preview(() => load(cookie)));
    const shown = previewed
      ? { fragment: previewed, isStale: false, lifetime: uncached }
      : await cacheOf(path)(() => load(), waitUntil);
    return shown
      ? {
          ...separateAssets(shown.fragment.html),
          state: shown.isStale ? "stale" : "fresh",
          lifetime: shown.lifetime,
        }
      : {
          head: [],
          root: fallback[name] ?? "",
          state: "fallback",
          lifetime: lifetimeAfterFailure,
        };
  }

  return {
    shop,
    site,
    async get(request, wanted) {
      const { nonce, ...choice } = knownChoice(wanted, reportChoice);
      const cookie = previewOf(request);
      const [header, footer] = await Promise.all([
        part("header", choice, cookie),
        part("footer", choice, cookie),
      ]);
      const states = [header.state, footer.state];
      const state = states.includes("fallback")
        ? "fallback"
        : states.includes("stale")
          ? "stale"
          : "fresh";
      // Both fragments name the script.
      const head = [...new Set([...header.head, ...footer.head])];
      links.set(
        keyOf(choice),
        head.map(linkHeader).filter((link) => link !== undefined),
      );
      const marked = (html: string) => (nonce ? withNonce(html, nonce) : html);
      return {
        head: marked(head.join("\n")),
        header: marked(header.root),
        footer: marked(footer.root),
        state,
        headers: { "kontor-border": state, ...(cookie && { "cache-control": "no-store" }) },
        lifetime: cookie ? uncached : shorter(header.lifetime, footer.lifetime),
      };
    },
    earlyHints(response, wanted) {
      if (response.req?.httpVersion === "1.0") return;
      const link = links.get(keyOf(knownChoice(wanted, reportChoice)));
      if (link?.length) response.writeEarlyHints({ link });
    },
    fetch: fetchFrom(shop, report),
  };

  function keyOf(choice: FragmentChoice) {
    return parts.map((name) => fragmentPath(name, site, choice)).join(" ");
  }
}
