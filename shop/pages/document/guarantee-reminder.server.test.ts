import { cartPagePath } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { catalogueAddresses, getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const guaranteePath = (code: SiteCode) => shop.services.staticPages.get(code, "guarantee").path;

test.each(siteCodes)(
  "the product page and the cart of %s remind of the legal guarantee, and lead to all of it",
  async (code) => {
    const { product } = await catalogueAddresses(shop, code);
    for (const url of [product, cartPagePath]) {
      const main = mainOf((await getPage(shop, code, url)).body);
      expect(wordsOf(main)).toContain(wordsOf(allSites[code].texts.catalogue.guaranteeRights));
      expect(elements(main, "a").map(({ href }) => href)).toContain(guaranteePath(code));
    }
  },
);

/** The terms used in the EU's notice of the legal guarantee. */
const yourEurope = {
  DE: "garantien",
  AT: "garantien",
  PL: "gwarancje",
  CZ: "záruky_cs",
  HU: "jótállás",
  SK: "záruky_sk",
};

test.each(Object.entries(yourEurope) as [SiteCode, string][])(
  "the page of the legal guarantee of %s leads to the EU's own at europa.eu/youreurope/%s",
  async (code, name) => {
    const main = mainOf((await getPage(shop, code, guaranteePath(code))).body);
    const links = elements(main, "a").map(({ href }) => decodeURI(href ?? ""));
    expect(links).toContain(`https://europa.eu/youreurope/${name}`);
  },
);
