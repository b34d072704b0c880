import { afterAll, beforeAll, expect, test } from "vitest";
import { shopSites } from "../../../shop/sites/site-set.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { tokens } from "./engine/words/tokens.ts";
import { knownLanguage } from "./language/languages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the shop's own list of excluded terms applies to every site and excludes none of its products", async () => {
  const { sql } = shop.services.database;
  const exclusions = await sql.selectFrom("search_exclusion").selectAll().execute();
  const patterns = new Map(exclusions.map(({ site, pattern }) => [site, pattern]));
  expect(patterns.size).toBe(shopSites.codes.length);
  const names = await sql.selectFrom("product_text").select(["language", "name"]).execute();
  for (const { code, language } of shopSites.sites) {
    const excluded = new RegExp(patterns.get(code)!);
    expect("kostenlos porno").toMatch(excluded);
    const own = names.filter((each) => each.language === language);
    expect(own.length).toBeGreaterThan(160);
    for (const { name } of own)
      expect(tokens(name, knownLanguage(language)).join(" ")).not.toMatch(excluded);
  }
});
