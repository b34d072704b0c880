import { cartPagePath } from "../border/border-paths.ts";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "../platform/shared/sites/site.ts";
import { siteCodes } from "../shop/sites/site-codes.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { elements, mainOf } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Bytes that a server sends before it waits for the first acknowledgement: ten packets (RFC 6928). More take a round trip longer. */
const firstFlight = 14_600;

const coffee: Record<Language, string> = {
  de: "kaffee",
  fr: "cafe",
  pl: "kawa",
  cs: "kava",
  sk: "kava",
  hu: "kave",
  tr: "kahve",
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Returns the bytes of a response with its headers, compressed like a page that is sent often. */
async function weigh(url: string, host: string) {
  const { body, raw } = await shop.app.inject({ url, headers: { host, "accept-encoding": "br" } });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const bytes = await promisify(brotliCompress)(body, { params });
  const headers = Object.entries(raw.res.getHeaders()).flat().join(": ");
  return { body, size: bytes.length + headers.length };
}

test.each(siteCodes)(
  "the pages of %s on which visits begin arrive in the first flight",
  async (code) => {
    const host = shop.host(code);
    const home = await weigh("/", host);
    expect(home.size).toBeLessThan(firstFlight);
    const product = elements(mainOf(home.body), "a").find(({ href }) => /-p\d+\.html$/.test(href!));
    expect((await weigh(product!.href!, host)).size).toBeLessThan(firstFlight);
    expect((await weigh(cartPagePath, host)).size).toBeLessThan(firstFlight);
    const found = await weigh(
      `/search?query=${coffee[allSites[code].site.language]}&site=${code}`,
      host,
    );
    expect(found.size).toBeLessThan(firstFlight);
    expect(elements(found.body, "article").length).toBeGreaterThan(20);
  },
);
