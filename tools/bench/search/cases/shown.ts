import { suggestionsPath } from "../../../../border/border-paths.ts";
import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { text as textOf } from "node:stream/consumers";
import { searchLimits } from "../../../../border/search/search-contract.ts";
import type { Suggestions } from "../../../../border/search/search-schema.ts";
import { siteSlug } from "../../../../platform/shared/sites/site.ts";
import type { ShopSiteCode } from "../../../../shop/sites/site-codes.ts";

/** Products and pages that a shopper sees for a text: in the box, or on the page after Enter. */
export interface Shown {
  /** Product numbers, best first; without the popular products of a page that found nothing. */
  products: string[];
  /** Addresses of pages of the shop: linked, or redirected to. */
  pages: string[];
}

export interface ShownPage extends Shown {
  headline: string;
  /** The price filter, in whole units of the site's currency. */
  from: number | undefined;
  to: number | undefined;
}

/** Returns the suggestions of a running shop. */
export async function shownInBox(origin: string, site: ShopSiteCode, text: string): Promise<Shown> {
  const query = new URLSearchParams({ q: text, site });
  const { maxSearchTerms, maxProducts } = searchLimits;
  const limits = `maxSearchTerms=${maxSearchTerms}&maxProducts=${maxProducts}`;
  const { body } = await get(origin, site, `${suggestionsPath}?${query}&${limits}`);
  const { products, pages = [] } = JSON.parse(body) as Suggestions;
  return { products: products.map(({ id }) => id), pages: pages.map(({ url }) => url) };
}

const maxRedirects = 5;

/** Returns what the results page of a running shop shows, after its redirects. */
export async function shownOnPage(
  origin: string,
  site: ShopSiteCode,
  text: string,
): Promise<ShownPage> {
  let url = `/search?${new URLSearchParams({ query: text, site })}`;
  for (let redirects = 0; redirects < maxRedirects; redirects++) {
    const { status, location, body } = await get(origin, site, url);
    if (status !== 302) return readPage(url, body);
    url = location!;
    if (!url.startsWith("/search?"))
      return { products: [], pages: [url], headline: "", from: undefined, to: undefined };
  }
  throw new Error(`${text}: more than ${maxRedirects} redirects`);
}

function readPage(url: string, html: string): ShownPage {
  const main = /<main[ >].*<\/main>/s.exec(html)?.[0] ?? "";
  const found = main.split('aria-labelledby="kontor-popular"')[0]!;
  const matches = (pattern: RegExp, where: string) => [
    ...new Set([...where.matchAll(pattern)].map(([, one]) => one!)),
  ];
  const parameters = new URL(url, "http://shop").searchParams;
  const price = (name: string) => Number(parameters.get(name)) || undefined;
  return {
    products: matches(/href="[^"]*-p(\d+)\.html/g, found),
    pages: matches(
      /href="([^"]+)"/g,
      /<ul class="kontor-found-pages".*?<\/ul>/s.exec(found)?.[0] ?? "",
    ),
    headline: /<h1>(.*?)<\/h1>/s.exec(main)?.[1] ?? "",
    from: price("from"),
    to: price("to"),
  };
}

async function get(origin: string, site: ShopSiteCode, path: string) {
  const { hostname, port } = new URL(origin);
  const headers = { host: `${siteSlug(site)}.localhost:${port}`, accept: "text/html,*/*" };
  const sent = request({ hostname, port, path, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: response.statusCode!,
    location: response.headers.location,
    body: await textOf(response),
  };
}
